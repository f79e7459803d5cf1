## What the others decide about somebody who does not play

vote-late = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    Il tempo per il turno di { $player } è finito. Una mossa è ancora possibile. Che cosa si fa del posto?
vote-gone = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    { $player } non è più su questo server. Che cosa si fa del posto?
vote-how = { $asked ->
        [1] La decisione è solo tua:
       *[other] Servono { $needed } voti uguali, e fino ad allora ogni voto si può cambiare:
    }
vote-wait = **{ button-vote-wait }** ({ $count }): ancora { $time }, poi la domanda ritorna.
vote-computer = **{ button-vote-computer }** ({ $count }): il posto passa al computer.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): continua la prima persona che prende il posto.
vote-end = **{ button-vote-end }** ({ $count }): il tavolo chiude prima della fine.
vote-seat-free = Ora può prendere il posto chi non siede qui, con tutto quello che gli appartiene.
button-vote-wait = Aspettare
button-vote-computer = Gioca il computer
button-vote-stand-in = Sostituire
button-vote-end = Chiudere
button-take = Prendi il posto
voted-wait = Il tavolo { $table } aspetta { $player }: ancora { $time }.
voted-computer = È deciso: al tavolo { $table } continua il computer al posto di { $player }.
voted-end = È deciso: il tavolo { $table } è chiuso.
seat-taken = Al tavolo { $table } continua { $taker } al posto di { $player }.
vote-over = Questa domanda è risolta, o da allora la partita è andata avanti.
vote-stale = Questa domanda è risolta, o da allora la partita è andata avanti. Se c’è ancora da decidere, la domanda ritorna.

## Why a table refuses

not-asked = Lo decidono le altre persone al tavolo. `{ -game-board }` lo mostra.
no-stand-in = Le persone al tavolo non hanno deciso per una sostituzione. Quando lo fanno, il posto è libero.
