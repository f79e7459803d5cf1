## The post that gathers players

lobby = **{ $game }** · tavolo { $table }{ $custom ->
    [0] { "" }
   *[other] { " " }· { $option }
}
    Posti occupati: { $taken } di { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] Tutti i posti sono occupati: { $host } può iniziare.
           *[other] { $host } può iniziare subito o aspettare altre persone.
        }
        [one] Per iniziare serve ancora una persona.
       *[other] Per iniziare servono ancora { $missing } persone.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (ospita)
lobby-started = **{ $game }** · tavolo { $table }
    La partita comincia, al tavolo: { $players }.
button-join = Partecipa
button-leave = Lascia
button-start = Inizia
button-state = A parole
button-table = Tavolo
button-panel = Il mio turno
button-panel-rules = ?
button-back = Indietro
button-log = Cronologia
button-rules = Regole
button-export = Registrazione
button-previous = Prima
button-later = Dopo

## The posts of a game

game-over = **La partita è finita.**
table-ended = **{ $game }** · il tavolo { $table } è chiuso prima della fine. La registrazione si può ancora avere con `{ -game-export } { option-table-name }:{ $table }`.
table-ended-empty = **{ $game }** · il tavolo { $table } è chiuso prima che la partita cominci. `{ -game-new }` ne apre un altro.
table-broken = Il tavolo { $table } non si può mostrare perché la sua partita non è leggibile. Niente è cancellato; `{ -game-end }` chiude il tavolo.

## What every game says

player-of-seat = Giocatore { $seat }
points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Private answers

opened =
    { $free ->
        [0] Il tavolo { $table } è aperto e non ha posti liberi. Cominci la partita con il pulsante { $button } del suo messaggio.
       *[other] Il tavolo { $table } è aperto e hai già un posto. Le altre persone partecipano con il pulsante verde del suo messaggio.
    }
joined = Hai il posto { $seat } al tavolo { $table }.
left = Il tuo posto al tavolo { $table } è di nuovo libero.
kicked = { $player } non ha più un posto al tavolo { $table }.
started = La partita al tavolo { $table } comincia.
cannot-post = Fatto, ma il tavolo non si può mostrare qui: al bot mancano dei permessi ({ $permissions }). Quando chi amministra il server li avrà dati, `{ -game-board }` lo mostra.
no-log = Al tavolo { $table } non è ancora successo niente.
log-title = **Cronologia del tavolo { $table }** · { $shown ->
        [one] turno { $from }
       *[other] turni da { $from } a { $to }
    } di { $all }
export-done = La registrazione del tavolo { $table }, { $actions ->
        [0] prima della prima azione
        [one] dopo un’azione
       *[other] dopo { $actions } azioni
    }.
rules-title = **{ $game }** · regole
rules-placeholder = Scegli un argomento

confirm-end = Chiudere il tavolo { $table } prima della fine? Non vince nessuno, la registrazione resta e chi gioca può riaprirlo con `{ -game-resume }`.
confirm-end-empty = Chiudere il tavolo { $table }? La partita non è cominciata, e chi ha un posto può riaprirlo con `{ -game-resume }`.
button-end = Chiudi il tavolo
button-keep = Tienilo aperto
kept-open = Il tavolo resta aperto.
ended = Il tavolo { $table } è chiuso.
ask-end = Il tavolo lo può chiudere { $host }, o chi modera. Può farlo anche tutto il tavolo insieme: lo chiedi?
button-ask-end = Chiedi al tavolo
agree-end = { $player } chiede di chiudere il tavolo { $table } prima della fine. Serve l’accordo di tutto il tavolo: finora { $agreed } di { $seats }.
declined-end = { $player } vuole continuare, quindi il tavolo resta aperto.
agree-undo = { $player } chiede di annullare { $count ->
        [one] l’ultima mossa
       *[other] le ultime { $count } mosse
    }. Serve l’accordo di tutto il tavolo: finora { $agreed } di { $seats }. Da annullare:
    { $moves }
agreed-undo = L’accordo è unanime: { $count ->
        [one] l’ultima mossa è annullata
       *[other] le ultime { $count } mosse sono annullate
    }.
declined-undo = { $player } vuole lasciare tutto com’è, quindi non si annulla niente.
button-agree = D’accordo
button-decline = No
ask-undo = { $reason } Se il tavolo è d’accordo si può comunque. Da annullare:
    { $moves }
button-ask-undo = Chiedi al tavolo
button-leave-it = Lascia così
left-as-it-is = Non si annulla niente.
button-undo = Annulla mossa
button-undo-of = Annulla mossa ({ $player })
button-undo-end = Chiedi di annullare
taken-back = Annullato: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (annullato)
agree-stale = Dopo questa domanda la partita è andata avanti. Chi lo vuole ancora chiede di nuovo.
agreed-end = L’accordo è unanime: il tavolo { $table } è chiuso.

list-title = **I tavoli di questo server**{ $pages ->
    [1] { "" }
   *[other] { " " }· pagina { $page } di { $pages }
}
list-none = Su questo server non c’è nessun tavolo aperto. `{ -game-new }` ne apre uno.
list-gathering = { $table } · { $game } · { $place } · in attesa, posti occupati { $taken } di { $seats }
list-running = { $table } · { $game } · { $place } · tocca a { $player }
list-paused = { $table } · { $game } · { $place } · in pausa, tocca a { $player }
list-broken = { $table } · { $game } · { $place } · non leggibile; lo chiude `{ -game-end } { option-table-name }:{ $table }`
link-board = [tabellone]({ $url })

## Why a table refuses

no-table = Qui non c’è un tavolo. `{ -game-new }` ne apre uno.
no-such-table = Questo server non ha un tavolo { $table }. `{ -game-list }` mostra quelli aperti.
channel-busy = Questo canale ha già un tavolo. Usa un altro canale o un thread, o chiudi quello con `{ -game-end }`.
unknown-game = Non c’è un gioco { $game }. Scegline uno dalla lista.
unknown-option = Questo gioco non ha la variante { $option }. Ha: { $options }.
wrong-seat-count = A questo gioco si gioca da { $least } a { $most } persone. Scegli un numero tra questi.
not-gathering = La partita è cominciata, quindi i posti non cambiano più.
not-started = La partita non è ancora cominciata. Chi ospita la fa cominciare con il pulsante «{ $button }» o con `{ -game-start }`.
table-closed = Questo tavolo è chiuso. `{ -game-new }` ne apre un altro; se la partita non è finita, `{ -game-resume }` riapre questo.
table-full = I posti sono tutti occupati: { $seats } di { $seats }. `{ -game-board }` mostra la partita a chiunque.
already-seated = Hai già un posto a questo tavolo.
not-seated = Non hai un posto a questo tavolo. `{ -game-board }` lo mostra a chiunque.
one-zoom = Scegli una persona o l’offerta, non entrambe.
they-are-not-seated = Quella persona non ha un posto a questo tavolo. Scegli una persona che gioca.
leaving-stops-the-game = Alla partita serve tutto il tavolo. `{ -game-substitute }` offre il tuo posto a un’altra persona, `{ -game-resign }` lo lascia.
host-only = Può farlo solo { $host }, che ospita questo tavolo.
kick-yourself = Per lasciare il tuo posto usa «{ $button }» o `{ -game-leave }`.
too-few-players = Per giocare servono almeno { $least } persone, e al tavolo { $seated ->
    [one] ce n’è una
   *[other] ce ne sono { $seated }
}. `{ -game-computers }` dà posti al computer.
not-your-turn = Ora tocca a { $player }. Aspetta il prossimo messaggio.
portrait-turn = Tocca a te
portrait-wait = Tocca a { $player }.
waiting-for-others = Ora tocca ad altri: { $players }. Aspetta il prossimo messaggio.
stale-action = Questo pulsante è di una situazione precedente. Usa il messaggio più recente, o `{ -game-board }`.
panel-stale = Intanto la partita è andata avanti. Ecco la situazione di adesso.
doubled-action = Questo clic ha già avuto effetto.
no-routine = La prossima cosa da fare è una scelta. Usa gli altri pulsanti.
nothing-to-undo = Non c’è niente di tuo da annullare: l’ultima azione è di un’altra persona.
nothing-played = Non c’è ancora stata nessuna azione, quindi non c’è niente da annullare.
revealed = Questo non si può annullare, perché ha mostrato una carta.
end-stands = La partita è finita e la sua registrazione mostra tutte le carte, quindi la fine non si annulla senza chiedere.
already-agreed = Il tuo accordo è già contato: finora { $agreed } di { $seats }.
table-unreadable = La partita del tavolo { $table } non è leggibile. Niente è cancellato; chi ospita o chi modera può chiuderlo con `{ -game-end }`.
other-game = Al tavolo di questo canale si gioca a { $game }. Per le sue mosse usa `/{ $group }`.
missing-permissions = Prima al bot servono altri permessi in questo canale: { $permissions }. Li può dare chi amministra il server.

## What can go wrong

storage-failed = Il bot non è riuscito a salvare, quindi niente è cambiato. Riprova fra un po’; chi gestisce il bot trova il motivo nel suo log come { $id }.
unexpected = Qualcosa è andato storto; chi gestisce il bot lo trova nel suo log come { $id }. Niente è perso: riprova, o guarda con `{ -game-board }`.
command-changed = Questo comando è cambiato con una versione più recente. Scrivilo di nuovo; se è ancora quello vecchio, ricarica Discord.
unknown-button = Questo pulsante è di una versione precedente. `{ -game-board }` mostra il tavolo con i pulsanti nuovi.
only-in-servers = I tavoli stanno nei canali di un server. Prova lì.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-embed-links = Incorpora link
permission-read-message-history = Leggi cronologia messaggi

## Help

help-start = **Cable Car** ospita giochi da tavolo in questo canale. Si gioca con calma, e chiunque può guardare.

    1. `{ -game-new }` apre un tavolo. Chi vuole giocare preme **{ $join }** o usa `{ -game-join }`.
    2. Chi ospita preme **{ $start }**. In un canale o thread c’è un tavolo alla volta.
    3. L’inizio del tuo turno lo annuncia una sola menzione. I pulsanti sotto l’immagine mostrano tutto quello che si può fare.

    Se non c’è nessun altro, `{ -game-new } { option-computers-name }:1` apre un tavolo a cui gioca anche il computer.

    `{ -game-list }` mostra tutti i tavoli del server. `{ -game-end }` ne chiude uno, e `{ -game-resume }` lo riapre.
help-play = **Come si gioca**

    Premi un pulsante sotto l’immagine più recente, o fai la stessa cosa con un comando: { $commands }. Ogni pulsante ha il suo comando, quindi niente si blocca se un messaggio viene cancellato: `{ -game-board }` mostra di nuovo il tavolo.

    `{ -game-state }` descrive a parole tutta la situazione. `{ -game-log }` racconta che cosa è successo. `{ -game-rules }` spiega le regole per argomento. `{ -game-export }` dà la registrazione come file. `{ -game-pause }` ferma con l’accordo del tavolo orologio e promemoria.

    Chi non può continuare offre il suo posto con `{ -game-substitute }`, o lo lascia con `{ -game-resign }`.
button-help-start = Come si inizia
button-help-play = Come si gioca

## Commands and their options

command-game = I tavoli: aprire, partecipare, guardare, chiudere
command-game-name = partita
command-new = Apri un tavolo in questo canale
command-new-name = nuova
command-join = Prendi un posto al tavolo di questo canale
command-join-name = partecipa
command-leave = Lascia il tuo posto prima che la partita cominci
command-leave-name = lascia
command-start = Inizia la partita
command-start-name = inizia
command-undo = Annulla la tua ultima azione
command-undo-name = annulla
command-kick = Libera il posto di un’altra persona prima che la partita cominci
command-kick-name = allontana
command-board = Mostra di nuovo il tabellone
command-board-name = tabellone
command-state = Descrivi a parole tutta la situazione
command-state-name = descrizione
command-log = Racconta che cosa è successo, turno per turno
command-log-name = cronologia
command-rules = Spiega le regole per argomento
command-rules-name = regole
command-export = Dai la registrazione della partita come file
command-export-name = registrazione
command-end = Chiudi il tavolo prima che la partita finisca
command-end-name = chiudi
command-list = Mostra i tavoli di questo server
command-list-name = tavoli
command-help = Come si inizia e come si gioca
command-help-name = aiuto
option-game = Quale gioco
option-game-name = gioco
option-seats = Quante persone al massimo
option-seats-name = posti
option-option = Una variante del gioco, per esempio un mazzo
option-option-name = variante
option-language = In che lingua parla il tavolo
option-language-name = lingua
option-first = Chi comincia (il bot sta per il computer); se manca, si estrae a sorte
option-first-name = comincia
option-member = Il posto di chi; il bot sta per il computer
option-member-name = persona
option-topic = Su che cosa
option-topic-name = argomento
option-page = Quale pagina
option-page-name = pagina
option-player = Di chi mostrare in grande la parte del tavolo
option-player-name = persona
option-offer = Mostra in grande ciò da cui tutto il tavolo sceglie
option-offer-name = offerta
option-table = Il numero di un tavolo, se non è quello di questo canale
option-table-name = tavolo

## Commands as they are typed

-game-new = /{ command-game-name } { command-new-name }
-game-join = /{ command-game-name } { command-join-name }
-game-leave = /{ command-game-name } { command-leave-name }
-game-start = /{ command-game-name } { command-start-name }
-game-board = /{ command-game-name } { command-board-name }
-game-state = /{ command-game-name } { command-state-name }
-game-log = /{ command-game-name } { command-log-name }
-game-rules = /{ command-game-name } { command-rules-name }
-game-export = /{ command-game-name } { command-export-name }
-game-end = /{ command-game-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = Italiano
