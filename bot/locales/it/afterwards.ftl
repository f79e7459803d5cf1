## How a game stood at the end of a turn

turn-title = **Tavolo { $table }** · turno { $turn } di { $turns }
button-why = Perché questa mossa?
select-why = Perché il computer ha giocato così?
entry-why = Turno { $turn }: { $player }
why-played = { $player }: **{ $action }**
why-better = Una mossa più forte: **{ $action }**.
why-nothing = In questo turno { $player } non ha scelta.
button-picture = Immagine
option-turn = Mostra il tavolo com’era alla fine di questo turno
option-turn-name = turno

## Once more

rematch = Il tavolo { $table } è aperto e l’host sei tu. { $asked ->
        [0] Puoi iniziare quando vuoi.
       *[other] Il resto del tavolo è stato invitato. Inizia quando ci siete.
    }
lobby-rematch = { $host } chiede la rivincita. Premi **{ $button }** per giocare ancora!
still-asked = Manca ancora la risposta di { $players }. L’invito parte un’altra volta; per iniziare lo stesso premi di nuovo **{ $button }**.
starts-alone = Al tavolo { $table } ci sei solo tu. Vuoi giocare in solitario?
button-start-alone = Gioca in solitario
button-rematch = Rivincita
command-rematch = Apri un tavolo per rigiocare l’ultima partita di questo canale e invita le stesse persone
command-rematch-name = rivincita

## The whole game as an animation

replay-waits = È in preparazione un’altra animazione. Quella del tavolo { $table } è in coda.
replay-painting = Animazione del tavolo { $table } in preparazione: { $done } di { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }.
replay-joining = Animazione del tavolo { $table } in preparazione: manca poco.
replay-too-large = L’animazione del tavolo { $table } è troppo grande per questo server. Puoi vedere i singoli turni con `{ -game-log }`.
replay-elsewhere = Il tavolo { $table } è in un altro canale, quindi qui la sua animazione puoi vederla solo tu. Riprova senza `{ option-everybody-name }`.
replay-title = **{ $game }** · tavolo { $table } · { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
replay-alt = Animazione del tavolo { $table } con { $players }: { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, un’immagine ciascuno, con le novità evidenziate. Alla fine:
replay-start = Prima del primo turno
replay-turn = Turno { $turn } di { $turns }
button-show-everybody = Mostra al canale
replay-sharing = L’animazione del tavolo { $table } è in preparazione per tutto il canale.
replay-shared = Ora l’animazione del tavolo { $table } la vede tutto il canale.
button-replay = Rivedi
command-replay = Mostra tutta la partita come animazione
command-replay-name = rivedi
option-everybody = Mostrala a tutto il canale
option-everybody-name = pubblica

## Statistics

stats-server = **{ $game } su questo server** · { $count ->
        [one] una partita finita
       *[other] { $count } partite finite
    }
stats-person = **{ $player }** · { $game }
stats-none = Su questo server non è ancora finita nessuna partita. Le statistiche compaiono dopo la prima.
stats-none-of = { $player } non ha ancora finito una partita su questo server.
stats-games = Partite: { $games } · vinte: { $wins }
stats-average = Punti in media: { $points }
stats-favourite = { $kind }: { $favourite }
stats-pace-minutes = Un turno dura di solito { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }.
stats-pace-hours = Un turno dura di solito { $count } ore.
stats-pace-days = Un turno dura di solito { $count } giorni.
stats-rating = Rating: { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(provvisorio: meno di dieci partite)
    }, posizione { $place } di { $players }
stats-player = { $place }\. { $player } · rating { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(provvisorio)
    } · partite: { $games }, vinte: { $wins }
# How a game has changed ratings. $change is signed, such as +12.
over-ratings = Rating: { $players }.
rating-change = { $player } { $rating } ({ $change }{ $sure ->
        [yes] { "" }
       *[no] , provvisorio
    })
command-stats = Statistiche delle partite di questo server o di una persona
command-stats-name = statistiche
option-stats-member = Una persona; se non la indichi, tutto il server
option-stats-member-name = persona
me-rated = - Rating: visibile in `{ -stats }`.
me-unrated = - Rating: nascosto.
option-me-rated = Mostra il tuo rating nelle statistiche
option-me-rated-name = rating
me-buttons-post = - Pulsanti delle mosse: giocano subito la mossa.
me-buttons-panel = - Pulsanti delle mosse: aprono «Il mio turno».
me-buttons-ask = - Pulsanti delle mosse: chiedono conferma prima di una mossa che da solo non puoi annullare.
option-me-buttons = Che cosa fanno i pulsanti delle mosse sotto il messaggio di un tavolo
option-me-buttons-name = pulsanti
choice-buttons-post = Giocano subito la mossa
choice-buttons-panel = Aprono «Il mio turno»
choice-buttons-ask = Chiedono conferma se da solo non posso annullare
-stats = /{ command-stats-name }

## Looking on

watch-title = **{ $game }** · tavolo { $table } · { $place }
watch-closed = Il tavolo { $table } è stato chiuso prima della fine, quindi non riceverai altri messaggi.
watch-over = La partita al tavolo { $table } è finita.
watching-turns = Riceverai un messaggio diretto dopo ogni turno del tavolo { $table } e alla fine della partita. Disattivalo con `{ -game-unwatch }`.
watching-end = Riceverai un messaggio diretto quando la partita del tavolo { $table } finisce. Disattivalo con `{ -game-unwatch }`.
unwatched = Non riceverai più messaggi sul tavolo { $table }.
not-watching = Non segui il tavolo { $table }. Puoi iniziare con `{ -game-watch }`.
command-watch = Segui questa partita con messaggi diretti
command-watch-name = segui
command-unwatch = Smetti di seguire questa partita
command-unwatch-name = smetti-di-seguire
option-when = Quando ricevere i messaggi
option-when-name = quando
choice-when-turn = Dopo ogni turno
choice-when-end = Solo alla fine
-game-watch = /{ command-game-name } { command-table-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-table-name } { command-unwatch-name }

## Being forgotten

former-player = Profilo eliminato
confirm-forget = Verrà eliminato tutto ciò che conserviamo su di te: le impostazioni, i tavoli che segui e il tuo nome nelle partite finite, dove comparirai come «{ $name }». Si libera anche il tuo posto ai tavoli la cui partita non è iniziata. Restano le partite, i punteggi e i messaggi già inviati. Non si può annullare.
button-forget = Elimina i miei dati
button-remember = Tieni i miei dati
forgotten = Fatto. I tuoi dati sono stati eliminati.
not-forgotten = Non è stato eliminato nulla.
still-playing = { $count ->
        [one] Stai ancora giocando al tavolo { $tables }. Prima finisci la partita, oppure lascia il tuo posto
       *[other] Stai ancora giocando ai tavoli { $tables }. Prima finisci quelle partite, oppure lascia i tuoi posti
    } con `{ -game-resign }`, poi riprova.
command-me-forget = Elimina tutto ciò che è memorizzato su di te
command-me-forget-name = elimina-dati
