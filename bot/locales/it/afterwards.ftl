## How a game stood at the end of a turn

turn-title = **Tavolo { $table }** · turno { $turn } di { $turns }
button-picture = Immagine
option-turn = Mostra l’immagine alla fine di questo turno
option-turn-name = turno

## Once more

rematch = Il tavolo { $table } è aperto, con le stesse persone agli stessi posti. Lo ospiti tu; i pulsanti sono nel messaggio.
button-rematch = Rivincita
command-rematch = Apri un tavolo per lo stesso gioco e le stesse persone dell’ultimo qui
command-rematch-name = rivincita

## The whole game as an animation

replay-waits = Prima si crea un’altra animazione. Poi tocca a quella del tavolo { $table }.
replay-painting = Si crea l’animazione del tavolo { $table }: { $done } di { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
replay-joining = Si crea l’animazione del tavolo { $table }: tutti i turni sono disegnati.
replay-too-large = La partita del tavolo { $table } è troppo lunga per un’animazione che questo server accetti. `{ -game-log }` mostra l’immagine di ogni turno.
replay-elsewhere = Il tavolo { $table } è in un altro canale, quindi qui la sua animazione puoi vederla solo tu. Ometti `{ option-everybody-name }`.
replay-title = **{ $game }** · tavolo { $table } · { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
replay-alt = Animazione del tavolo { $table } con { $players }: { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, un’immagine ciascuno, con il cambiamento segnato. Alla fine:
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
stats-none = Qui si parlerà della prima partita finita.
stats-none-of = { $player } non ha ancora finito una partita su questo server.
stats-games = Partite: { $games } · vinte: { $wins }
stats-average = Media punti: { $points }
stats-favourite = { $kind }: { $favourite }
stats-pace-minutes = Un turno dura di solito { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }.
stats-pace-hours = Un turno dura di solito { $count } ore.
stats-pace-days = Un turno dura di solito { $count } giorni.
stats-rating = Valutazione: { $rating }, posizione { $place } di { $players }
stats-player = { $place }\. { $player } · valutazione { $rating } · partite: { $games }, vinte: { $wins }
command-stats = Che cosa ha giocato questo server o una persona, e con che risultati
command-stats-name = statistiche
option-stats-member = Di chi parlare; se manca, di tutto il server
option-stats-member-name = persona
me-rated = - Valutazione: in `{ -stats }`.
me-unrated = - Valutazione: nessuna.
option-me-rated = Se avere una valutazione
option-me-rated-name = valutazione
me-buttons-post = - Pulsanti delle azioni: agiscono subito.
me-buttons-panel = - Pulsanti delle azioni: aprono «Il mio turno».
option-me-buttons = Che cosa fanno i pulsanti delle azioni sotto il messaggio di un tavolo
option-me-buttons-name = pulsanti
choice-buttons-post = Agiscono subito
choice-buttons-panel = Aprono «Il mio turno»
-stats = /{ command-stats-name }

## Looking on

watch-title = **{ $game }** · tavolo { $table } · { $place }
watch-closed = Il tavolo { $table } è chiuso prima della fine, quindi non arriva altro.
watching-turns = Un messaggio diretto ti avvisa di ogni turno del tavolo { $table } e della fine della partita. `{ -game-unwatch }` lo disattiva.
watching-end = Un messaggio diretto ti dice come finisce la partita del tavolo { $table }. `{ -game-unwatch }` lo disattiva.
unwatched = Sul tavolo { $table } non arrivano più messaggi diretti.
not-watching = Sul tavolo { $table } non ti arrivano messaggi diretti. `{ -game-watch }` li attiva.
command-watch = Ricevi messaggi diretti su come procede la partita
command-watch-name = segui
command-unwatch = Non ricevere più messaggi su come procede la partita
command-unwatch-name = non-seguire
option-when = Quando riceverli
option-when-name = quando
choice-when-turn = A ogni turno
choice-when-end = Solo alla fine
-game-watch = /{ command-game-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-unwatch-name }

## Being forgotten

former-player = Ex partecipante
confirm-forget = Tutto ciò che è memorizzato su di te sarà eliminato: le tue impostazioni, ciò che segui e il tuo nome ai tavoli finiti, dove sarai «{ $name }». Le partite e i punteggi restano. Non si può annullare, e i messaggi già inviati restano come sono.
button-forget = Dimenticami
button-remember = Lascia stare
forgotten = Di te non è più memorizzato nulla.
not-forgotten = Non è stato eliminato nulla.
still-playing = { $count ->
        [one] La partita al tavolo { $tables } è in corso e ha bisogno di te. Finiscila, oppure lascia il tuo posto
       *[other] Le partite ai tavoli { $tables } sono in corso e hanno bisogno di te. Finiscile, oppure lascia i tuoi posti
    } con `{ -game-resign }`, poi chiedi di nuovo.
command-me-forget = Elimina tutto ciò che è memorizzato su di te
command-me-forget-name = dimentica
