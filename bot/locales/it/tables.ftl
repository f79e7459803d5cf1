## The post that gathers players

lobby = **{ $game }** · tavolo { $table }
    { $about }

    Posti occupati: { $taken } di { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] Tavolo al completo: { $host } può iniziare.
           *[other] { $host } può già iniziare, o aspettare altre persone.
        }
        [one] Per iniziare serve ancora una persona.
       *[other] Per iniziare servono ancora { $missing } persone.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (host)
lobby-started = **{ $game }** · tavolo { $table }
    Si comincia! Giocano: { $players }.
lobby-thread = Si giocherà in un thread dedicato.
lobby-in-thread = Thread della partita: { $place }
lobby-no-thread = Discord non ha permesso al bot di aprire un thread, quindi si gioca qui.
lobby-moved = **{ $game }** · il tavolo { $table } aspetta più in basso in questo canale.
# Il nome del thread di un tavolo.
thread-name = { $game } · tavolo { $table }
# Il primo messaggio del post di un tavolo in un forum.
thread-intro = **{ $game }** · tavolo { $table }
    Giocano: { $players }.
    Il tavolo è stato aperto [qui]({ $url }).
button-join = Partecipa
button-leave = Lascia il posto
button-start = Inizia
button-state = Descrizione
button-table = Tavolo
button-panel = Il mio turno
# Leads to all that only looks.
button-more = Altro
button-back = Indietro
button-log = Cronologia
button-rules = Regole
button-export = Scarica partita
button-previous = Indietro
button-later = Avanti

## The posts of a game

game-over = **La partita è finita.**
over-resigned = Chi ha abbandonato finisce in fondo in `{ -stats }`: { $players }.
table-ended = **{ $game }** · il tavolo { $table } è stato chiuso prima della fine. Puoi ancora scaricare la partita con `{ -game-export }` e il numero { $table }.
table-ended-empty = **{ $game }** · il tavolo { $table } è stato chiuso prima di iniziare. Aprine un altro con `{ -game-new }`.
# Who has closed the table, as a mention.
table-closed-by = Chiude il tavolo { $player }.
table-surrendered = **{ $game }** · la partita al tavolo { $table } è finita. Puoi scaricarla con `{ -game-export }` e il numero { $table }.
surrendered = { $player } ha abbandonato, quindi vince { $winner }.
surrendered-alone = { $player } ha abbandonato, quindi la partita è persa.
table-broken = Non è stato possibile caricare la partita del tavolo { $table }. Non è andato perso nulla. Puoi chiudere il tavolo con `{ -game-end }`.
game-of-later-release = Gioco sconosciuto

## What every game says

player-of-seat = Posto { $seat }
points =
    { $count ->
        [0.5] { $points } punto
        [-0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } punti
    }

## Private answers

opened =
    { $free ->
        [0] Il tavolo { $table } è aperto e già al completo. Per iniziare premi **{ $button }** sotto il messaggio del tavolo.
       *[other] Il tavolo { $table } è aperto e hai già un posto. Chi vuole giocare preme il pulsante verde sotto il messaggio del tavolo.
    }
joined = Hai il posto { $seat } al tavolo { $table }.
left = Hai lasciato il tavolo { $table }. Il tuo posto è di nuovo libero.
kicked = { $player } non ha più un posto al tavolo { $table }.
started = La partita al tavolo { $table } è iniziata.
cannot-post = Salvato, ma il bot non può mostrare qui il tavolo. Permessi che gli mancano: { $permissions }. Quando chi amministra il server li avrà concessi, usa `{ -game-board }`.
post-refused = Salvato, ma Discord non permette al bot di mostrare qui il tavolo. { $why ->
    [access] Il bot non è in questo thread: aggiungilo menzionandolo qui, poi usa `{ -game-board }`.
    [locked] Il thread è bloccato: chiedi a chi modera di sbloccarlo, poi usa `{ -game-board }`.
    [filter] AutoMod blocca il suo messaggio: chiedi a chi amministra il server un’eccezione per il bot, poi usa `{ -game-board }`.
   *[other] Chiedi a chi amministra il server di controllare l’accesso del bot a questo canale, poi usa `{ -game-board }`.
}
post-unfit = Salvato, ma ora il tavolo non si può mostrare: il bot ha sbagliato il suo messaggio. Continua con i pulsanti di quello precedente o con i comandi. Se resta così, comunica a chi gestisce il bot questo codice: { $id }.
table-unshown = Ora il tavolo { $table } non si può mostrare, perché il bot ha sbagliato il suo messaggio. Tutto è salvato, e questi pulsanti e tutti i comandi funzionano. Se resta così, comunica a chi gestisce il bot questo codice: { $id }.
no-log = Al tavolo { $table } non è ancora successo niente.
log-title = **Cronologia del tavolo { $table }** · { $shown ->
        [one] turno { $from }
       *[other] turni da { $from } a { $to }
    } di { $all }
export-done = Il file della partita al tavolo { $table }, { $actions ->
        [0] prima della prima mossa
        [one] dopo una mossa
       *[other] dopo { $actions } mosse
    }.
rules-title = **{ $game }** · regole
rules-placeholder = Scegli un argomento
rules-pictures = Con le immagini
# The description of a picture that opens the rules. $signs: a list of what the signs mean.
legend-alt = { $game }. { $subject }.
legend-alt-group = { $title }: { $signs }.
legend-alt-titles = Parti: { $titles }.

confirm-end = Chiudere il tavolo { $table } prima della fine? Non vince nessuno, ma la partita resta salvata e, se tutto il tavolo è d’accordo, si può riaprire con `{ -game-resume }`.
confirm-end-empty = Chiudere il tavolo { $table }? La partita non è ancora iniziata. Con l’accordo di tutto il tavolo si può riaprire con `{ -game-resume }`.
button-end = Chiudi il tavolo
button-keep = Tienilo aperto
kept-open = Il tavolo resta aperto.
ended = Il tavolo { $table } è chiuso.
ask-end = Al tavolo { $table } giocano anche altri, quindi si chiude solo se tutti sono d’accordo. Se vuoi smettere solo tu, usa `{ -game-resign }`.
ask-end-empty = Per conto proprio il tavolo lo può chiudere solo { $host } o chi modera. Vuoi chiedere agli altri se sono d’accordo?
button-ask-end = Chiedi al tavolo
declined-end = { $player } vuole continuare, quindi il tavolo resta aperto.
agreed-undo = Tutti d’accordo: { $count ->
        [one] l’ultima mossa è stata annullata
       *[other] le ultime { $count } mosse sono state annullate
    }.
declined-undo = { $player } non è d’accordo, quindi non si annulla niente.
button-agree = D’accordo
button-decline = No
ask-undo = { $reason } Se tutto il tavolo è d’accordo, si possono annullare la tua ultima mossa e tutto quello che è venuto dopo. Da annullare:
    { $moves }
button-ask-undo = Chiedi al tavolo
ask-sure = **{ $action }**: da solo non puoi annullarlo. Procedere?
button-sure = Procedi
button-leave-it = Non annullare
left-as-it-is = Non è stato annullato niente.
button-undo = Annulla
button-undo-of = Annulla ({ $player })
button-undo-end = Chiedi di annullare
since-last-turn = Dal tuo ultimo turno: { $moves }
points-so-far = Punti finora: { $list }
first-post = **{ $panel }** mostra tutto ciò che puoi fare, e solo a te.
taken-back = Annullato: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (annullata)
agree-stale = Nel frattempo la partita è andata avanti. Se lo vuoi ancora, chiedi di nuovo.
agreed-end = Tutti d’accordo: il tavolo { $table } è chiuso.

list-title = **I tavoli di questo server**{ $pages ->
    [1] { "" }
   *[other] { " " }· pagina { $page } di { $pages }
}
list-none = Su questo server non ci sono tavoli aperti. Aprine uno con `{ -game-new }`.
list-gathering = { $table } · { $game } · { $place } · in attesa di altre persone, posti occupati: { $taken } di { $seats }
list-running = { $table } · { $game } · { $place } · tocca a { $player }
list-paused = { $table } · { $game } · { $place } · in pausa, tocca a { $player }
list-broken = { $table } · { $game } · { $place } · impossibile da caricare; chiudilo con `{ -game-end } { option-table-name }:{ $table }`
link-board = [tabellone]({ $url })

## Why a table refuses

no-table = In questo canale non c’è un tavolo. Aprine uno con `{ -game-new }`.
tables-in-threads = Direttamente in questo canale non c’è un tavolo: i suoi tavoli sono nei thread { $places }. Scrivi lì il comando.
no-such-table = Su questo server non c’è il tavolo { $table }. Guarda quelli aperti con `{ -game-list }`.
channel-busy = In questo canale c’è già un tavolo. { $way ->
        [close] Usa un altro canale o un thread, oppure chiudi prima questo con `{ -game-end }`.
        [join] Unisciti con `{ -game-join }`, oppure apri il tuo in un altro canale o in un thread.
       *[elsewhere] Apri il tuo in un altro canale, oppure crea un thread e aprilo lì.
    }
channel-busy-lobby = In questo canale c’è già un tavolo, quindi un altro non può cercare persone qui. { $way ->
        [close] Usa un altro canale, oppure chiudi prima questo con `{ -game-end }`.
        [join] Unisciti con `{ -game-join }`, oppure usa un altro canale.
       *[elsewhere] Usa un altro canale, oppure crea un thread e apri lì il tuo tavolo.
    }
unknown-game = Il gioco { $game } non esiste. Scegline uno dalla lista.
unknown-option = La variante { $option } non esiste per questo gioco. Puoi scegliere: { $options }.
wrong-seat-count = Questo gioco è per { $least }–{ $most } persone. Scegli un numero da { $least } a { $most }.
not-gathering = La partita è già iniziata, quindi è troppo tardi. Un posto può ancora passare di mano con `{ -game-substitute }`.
not-started = La partita non è ancora iniziata. L’host la avvia con il pulsante **{ $button }** o con `{ -game-start }`.
table-closed = Questo tavolo è chiuso. Aprine un altro con `{ -game-new }` oppure, se la partita non è finita, riaprilo con `{ -game-resume }`.
table-full = Tutti i { $seats } posti sono occupati, ma puoi vedere il tavolo con `{ -game-board }`.
already-seated = Hai già un posto a questo tavolo. Per vedere il tavolo usa `{ -game-board }`.
not-seated = Non giochi a questo tavolo, ma puoi guardarlo con `{ -game-board }`.
panel-looking-on = Non giochi a questo tavolo, quindi qui vedi { $player }.
one-zoom = Scegli una persona o le carte comuni, non entrambe.
they-are-not-seated = Quella persona non ha un posto a questo tavolo. Scegli una persona che gioca qui.
leaving-stops-the-game = Non puoi semplicemente uscire da una partita in corso. Offri il tuo posto con `{ -game-substitute }` o abbandona con `{ -game-resign }`.
host-only = Può farlo solo { $host }, che è l’host di questo tavolo.
kick-yourself = Per lasciare il tuo posto usa **{ $button }** o `{ -game-leave }`.
others-play = A questo tavolo giocano anche altri, quindi non puoi chiuderlo senza di loro. Chiedi a tutti con `{ -game-end }`, o lascia il tuo posto con `{ -game-resign }`.
too-few-players = Per giocare servono almeno { $least } persone, ma al tavolo { $seated ->
    [one] ce n’è una
   *[other] ce ne sono { $seated }
}. Puoi aggiungere il computer con `{ -game-computers }`.
not-your-turn = Ora tocca a { $player }. Aspetta il prossimo messaggio.
portrait-turn = Tocca a te
portrait-wait = Tocca a { $player }.
waiting-for-others = Devono ancora muovere altre persone: { $players }. Aspetta il prossimo messaggio.
stale-action = Questo pulsante non è più valido. Usa il messaggio più recente o `{ -game-board }`.
panel-stale = Nel frattempo la partita è andata avanti. Ecco com’è ora.
doubled-action = Questo clic è già stato registrato.
no-routine = Ora devi fare una scelta. Usa gli altri pulsanti.
nothing-to-undo = L’ultima mossa è di un’altra persona, quindi non puoi annullare per conto tuo.
nothing-played = Non è ancora stata fatta nessuna mossa, quindi non c’è niente da annullare.
revealed = Non puoi annullare per conto tuo, perché è stata rivelata una carta.
end-stands = La partita è finita e tutte le carte sono scoperte, quindi non puoi annullare l’ultima mossa per conto tuo.
already-agreed = Hai già detto di sì: finora { $agreed } di { $seats }.
table-unreadable = Non è stato possibile caricare la partita del tavolo { $table }. Non è andato perso nulla. L’host o chi modera può chiudere il tavolo con `{ -game-end }`.
rules-differ = La partita del tavolo { $table } è iniziata con un’altra versione delle regole. Chiedi a chi gestisce il bot di installare quella versione. Se il tavolo è ancora aperto, puoi chiuderlo con `{ -game-end }`.
game-missing = Questo bot non conosce il gioco del tavolo { $table }, perché il tavolo l’ha aperto una versione più recente del bot. Chiedi a chi gestisce il bot di aggiornarlo. Se il tavolo è ancora aperto, puoi chiuderlo con `{ -game-end }`.
wrong-choice = «{ $value }» non va bene per `{ $option }`. Puoi scegliere: { $choices }.
wrong-choice-now = Ora «{ $value }» non va bene per `{ $option }`.
choices-now = Puoi scegliere: { $choices }.
commands-now = Ora puoi usare: { $commands }.
# The end of a list of choices.
more-choices = e ancora { $count }
no-such-turn =
    { $turns ->
        [1] Al tavolo { $table } non c’è il turno { $turn }. C’è solo il turno 1.
       *[other] Al tavolo { $table } non c’è il turno { $turn }. Scegli da 1 a { $turns }.
    }
no-such-page =
    { $pages ->
        [1] Non c’è la pagina { $page }. C’è solo la pagina 1.
       *[other] Non c’è la pagina { $page }. Scegli da 1 a { $pages }.
    }
other-game = Al tavolo di questo canale si gioca a { $game }. Per le sue mosse usa `/{ $group }`.
missing-permissions = Al bot mancano dei permessi in questo canale: { $permissions }. Li può concedere chi amministra il server.
missing-permissions-thread = Il bot non può aprire un thread per il tavolo, perché gli mancano dei permessi in questo canale: { $permissions }. Li può concedere chi amministra il server. Oppure apri il tavolo con `{ option-place-name }:{ choice-place-here }`.
no-threads-here = Qui un tavolo non può avere un thread dedicato. Aprilo in un canale testuale o nel post di un forum, oppure scegli `{ option-place-name }:{ choice-place-here }`.
thread-locked = { $place } è bloccato, quindi il bot non può scriverci. Chiedi a chi modera di sbloccarlo e riprova.

## What can go wrong

storage-failed = Il salvataggio non è riuscito, quindi non è cambiato niente. Riprova tra poco. Se succede ancora, comunica a chi gestisce il bot questo codice: { $id }.
storage-unknown = Il bot non sa se la tua azione è stata salvata. Controlla il tavolo con `{ -game-board }` e, se non risulta, rifalla. Se succede ancora, comunica a chi gestisce il bot questo codice: { $id }.
# Takes the place of a private promise when the answer itself is public.
answer-below = Fatto. La risposta è qui sotto, dove la vedono tutti.
unexpected = Qualcosa è andato storto, ma non è andato perso niente. Riprova o controlla il tavolo con `{ -game-board }`. Se succede ancora, comunica a chi gestisce il bot questo codice: { $id }.
command-changed = Questo comando è stato aggiornato. Scrivilo di nuovo; se vedi ancora quello vecchio, ricarica Discord.
unknown-button = Questo pulsante è di una versione precedente del bot. Con `{ -game-board }` ne ottieni di nuovi.
too-fast-member =
    Vai troppo veloce per il bot, che quindi non ha fatto niente. Riprova fra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
too-fast-server =
    Da questo server arrivano troppe richieste insieme, quindi il bot non ha fatto niente. Riprova fra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
too-long = È troppo lungo: usa al massimo { $most } caratteri, o scegli una delle proposte.
only-in-servers = Funziona solo nel canale di un server.

permission-view-channel = Visualizzare il canale (View Channel)
permission-send-messages = Inviare messaggi (Send Messages)
permission-send-messages-in-threads = Inviare messaggi nei thread (Send Messages in Threads)
permission-create-public-threads = Creare thread pubblici (Create Public Threads)
permission-attach-files = Allegare file (Attach Files)
permission-embed-links = Incorporare i link (Embed Links)
permission-read-message-history = Leggere la cronologia dei messaggi (Read Message History)

## Help

help-start = **Cable Car** porta i giochi da tavolo in questo canale: si gioca con calma, e tutto il canale può guardare.

    1. Apri un tavolo con `{ -game-new }`. Chi vuole giocare preme **{ $join }** o usa `{ -game-join }`.
    2. Quando ci siete tutti, l’host preme **{ $start }**. (Un tavolo per ogni canale o thread.)
    3. Quando tocca a te ricevi una menzione. Premi **{ $panel }** sotto l’immagine per vedere tutte le mosse possibili.

    Un gioco nuovo? `{ -game-learn }` te lo insegna passo per passo.

    Nessuno con cui giocare? `{ -game-new } { option-computers-name }:{ strength-easy }` apre un tavolo contro il computer.

    Con `{ -game-list }` vedi tutti i tavoli del server. `{ -game-end }` chiude un tavolo, `{ -game-resume }` lo riapre.
help-play = **Come si gioca**

    Premi **{ $panel }** o un pulsante sotto l’immagine più recente, oppure scrivi la mossa come comando: { $commands }. Se un messaggio viene cancellato, `{ -game-board }` mostra di nuovo il tavolo.

    `{ -game-state }` descrive il tavolo a parole. `{ -game-log }` racconta che cosa è successo. `{ -game-rules }` spiega le regole per argomento. `{ -game-export }` ti fa scaricare la partita. `{ -game-pause }` ferma orologio e promemoria, se tutto il tavolo è d’accordo.

    Non puoi continuare? Offri il tuo posto con `{ -game-substitute }` o abbandona con `{ -game-resign }`.

    Gli altri comandi sono divisi per argomento: **{ command-table-name }** per impostazioni, orologio, pausa e rivincita, **{ command-seat-name }** per i computer e i posti che passano di mano, **{ command-record-name }** per la partita come file, animazione o analisi.
button-help-start = Come si inizia
button-help-play = Come si gioca

## Commands and their options

command-game = I tavoli: aprire, partecipare, giocare, guardare
command-game-name = partita
command-new = Apri un tavolo in questo canale
command-new-name = nuova
command-join = Prendi un posto al tavolo di questo canale
command-join-name = partecipa
command-leave = Lascia il tuo posto prima che la partita inizi
command-leave-name = lascia
command-start = Inizia la partita
command-start-name = inizia
command-undo = Annulla la tua ultima mossa
command-undo-name = annulla
command-kick = Togli una persona dal tavolo prima che la partita inizi
command-kick-name = rimuovi
command-board = Mostra di nuovo il tavolo
command-board-name = tabellone
command-state = Descrivi a parole tutto il tavolo
command-state-name = descrizione
command-log = Racconta che cosa è successo, turno per turno
command-log-name = cronologia
command-rules = Spiega le regole per argomento
command-rules-name = regole
command-export = Scarica la partita come file
command-export-name = esporta
command-end = Chiudi il tavolo prima che la partita finisca
command-end-name = chiudi
command-list = Mostra i tavoli di questo server
command-list-name = tavoli
command-help = Come si inizia e come si gioca
command-help-name = aiuto
option-game = Il gioco
option-game-name = gioco
option-place = Dove si gioca; se non lo indichi, vale l’impostazione del server
option-place-name = luogo
choice-place-here = In questo canale
choice-place-thread = In un thread dedicato
option-seats = Numero massimo di persone
option-seats-name = posti
option-option = Una variante del gioco, per esempio un mazzo
option-option-name = variante
option-language = La lingua del tavolo
option-language-name = lingua
option-first = Chi comincia (per il computer scegli il bot); se non lo indichi, si sorteggia
option-first-name = comincia
option-member = Chi togliere dal tavolo (per il computer scegli il bot)
option-member-name = persona
option-topic = Argomento delle regole
option-topic-name = argomento
option-page = Numero di pagina
option-page-name = pagina
option-player = Ingrandisci la città di questa persona, o i suoi tram sulla mappa
option-player-name = persona
option-offer = Ingrandisci le carte comuni (colonne, mercato, oppure fila e mazzo)
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
-game-export = /{ command-game-name } { command-record-name } { command-export-name }
-game-end = /{ command-game-name } { command-table-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = Italiano

# Pictures

option-pictures = Quali messaggi del tavolo mostrano l’immagine
option-pictures-name = immagini
choice-pictures-newest = Solo il messaggio più recente
choice-pictures-all = Il messaggio di ogni turno
choice-pictures-phone = Solo il messaggio più recente, in verticale per il telefono (Ticket to Ride)
table-pictures = { $which ->
    [all] Immagini: nel messaggio di ogni turno.
    [phone] Immagini: solo nel messaggio più recente, in verticale per il telefono se il gioco ne ha.
   *[newest] Immagini: solo nel messaggio più recente.
}

# The message of a turn

turn-computer = Si aspetta la mossa di { $players }.
verdict-place = { $places ->
    [1] { $player }: { $points }
   *[other] { $place }\. { $player }: { $points }
}
verdict-ahead = { $player } supera { $second } di { $lead }, soprattutto con: { $lines }.
verdict-tiebreak = I punti sono pari: decide lo spareggio.
button-sheet = Punteggi
sheet-later = La partita non è ancora finita. I punteggi arrivano alla fine.
