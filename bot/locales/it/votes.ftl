## What the others decide about somebody who does not play

vote-late = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    { $player } ha esaurito il tempo, ma può ancora giocare. Che cosa facciamo con questo posto?
vote-gone = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    { $player } non è più su questo server. Che cosa facciamo con questo posto?
vote-how = { $asked ->
        [1] La decisione è solo tua:
       *[other] Decidono { $needed } voti uguali; fino ad allora puoi cambiare il tuo:
    }
vote-wait = **{ button-vote-wait }** ({ $count }): ancora { $time }, poi si vota di nuovo.
vote-computer = **{ button-vote-computer }** ({ $count }): il posto passa al computer.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): gioca la prima persona che prende il posto.
vote-end = **{ button-vote-end }** ({ $count }): il tavolo viene chiuso e non vince nessuno.
vote-seat-free = Ora chi non gioca a questo tavolo può prendere il posto e continuare la partita così com’è.
button-vote-wait = Aspettiamo
button-vote-computer = Gioca il computer
button-vote-stand-in = Sostituzione
button-vote-end = Chiudiamo
button-take = Prendi il posto
voted-wait = Il tavolo { $table } aspetta { $player }: ancora { $time }.
voted-computer = È deciso: al tavolo { $table } il computer subentra a { $player }.
voted-end = È deciso: il tavolo { $table } è chiuso.
seat-taken = Al tavolo { $table } { $taker } subentra a { $player }.
vote-over = Questa votazione è chiusa.
vote-stale = Questa votazione è chiusa. Se c’è ancora da decidere, la domanda verrà riproposta.

## Why a table refuses

not-asked = Lo decidono le altre persone al tavolo. Guarda il tavolo con `{ -game-board }`.
no-stand-in = Il tavolo non ha votato per una sostituzione. Se lo fa, il posto si libera.
