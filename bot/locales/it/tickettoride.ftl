### Ticket to Ride: San Francisco: everything but the rules and the legend, which are in
### tickettoride-rules.ftl and tickettoride-legend.ftl. Names of locations are those of the map.

## Cards, routes, tickets and tokens

ttr-card-blue = blu
ttr-card-green = verde
ttr-card-black = nera
ttr-card-purple = viola
ttr-card-red = rossa
ttr-card-orange = arancione
ttr-card-ferry = traghetto
ttr-colour-blue = blu
ttr-colour-green = verde
ttr-colour-black = nero
ttr-colour-purple = viola
ttr-colour-red = rosso
ttr-colour-orange = arancione
ttr-colour-gray = grigio
ttr-symbol-bell = campana
ttr-symbol-crab = granchio
ttr-symbol-flower = fiore
ttr-symbol-guitar = chitarra
ttr-symbol-lantern = lanterna
ttr-symbol-postcard = cartolina
ttr-symbol-seal = foca
ttr-times = { $thing } ×{ $count }
ttr-between = { $a } – { $b }
ttr-ticket = { $ticket } ({ $points })
ttr-route =
    { $ferries ->
        [0] { $route } ({ $colour }, { $length })
        [one] { $route } ({ $colour }, { $length }, 1 simbolo traghetto)
       *[other] { $route } ({ $colour }, { $length }, { $ferries } simboli traghetto)
    }
ttr-gap = vuoto
ttr-nothing = niente
ttr-map-name =
    { $map ->
        [reconstruction-1] mappa ricostruita
       *[other] mappa { $map }
    }

## Slash commands

game-tickettoride = Ticket to Ride: San Francisco
tickettoride-about =
    Raccogli carte, occupa percorsi in città e completa i tuoi biglietti segreti.
    2–4 persone che amano le gare · circa 18 turni a testa: mezz’ora se si gioca di fila, o qualche giorno con calma · { $option }
tickettoride-option-standard = partita standard
ttr-group = Le mosse di Ticket to Ride: San Francisco
ttr-command-hand = Le tue carte, i tuoi biglietti e che cosa puoi fare; lo vedi solo tu
ttr-command-hand-name = mano
-ttr-hand = /{ "ttr" } { ttr-command-hand-name }
ttr-command-take = Pesca una carta dalla fila o dal mazzo
ttr-command-take-name = prendi
ttr-command-claim = Occupa un percorso
ttr-command-claim-name = occupa
ttr-command-token = Prendi un segnalino Turismo da un capo del percorso
ttr-command-token-name = segnalino
ttr-command-tickets = Pesca due biglietti e tienine almeno uno
ttr-command-tickets-name = biglietti
ttr-command-keep = Tieni uno o entrambi i biglietti pescati
ttr-command-keep-name = tieni
ttr-command-place = Colloca gli ultimi segnalini Turismo prima del primo turno
ttr-command-place-name = colloca
ttr-command-pass = Passa quando non puoi fare altro
ttr-command-pass-name = passa
ttr-parameter-card = Una carta della fila, o il mazzo
ttr-parameter-card-name = carta
ttr-parameter-route = Il percorso: scrivi uno dei suoi due luoghi, o entrambi
ttr-parameter-route-name = percorso
ttr-parameter-cards = Le carte con cui paghi; non serve se c’è un solo modo
ttr-parameter-cards-name = carte
ttr-parameter-location = Il luogo
ttr-parameter-location-name = luogo
ttr-parameter-tickets = I biglietti da tenere
ttr-parameter-tickets-name = biglietti
ttr-parameter-symbol = Il simbolo dei segnalini
ttr-parameter-symbol-name = simbolo
ttr-taste = Colore di carte preferito

## Whose turn it is and what can be done

ttr-turn = Tocca a { $player } (posto { $seat } di { $seats }).
ttr-choosing = Devono ancora scegliere i biglietti: { $players }.

ttr-goes-first =
    { $who ->
        [you] Cominci tu.
       *[player] Comincia { $player }.
    }
ttr-prompt-start = Scegli i biglietti nel tuo pannello, con **{ $panel }** o `{ -ttr-hand }`: tienine uno o entrambi. Nessuno vede quali, e quanti si saprà solo quando avranno scelto tutti.
ttr-prompt-place =
    { $count ->
        [one] Colloca il simbolo rimasto ({ $symbols }) in un luogo senza segnalini.
       *[other] Scegli uno dei simboli rimasti ({ $symbols }) e collocalo in un luogo senza segnalini.
    }
ttr-prompt-turn =
    { $offer ->
        [both] Pesca due carte, occupa un percorso o pesca biglietti.
        [cards] Pesca carte o occupa un percorso. Non restano biglietti da pescare.
        [tickets] Occupa un percorso o pesca biglietti. Non restano carte da pescare.
       *[none] Occupa un percorso. Non resta niente da pescare.
    }
# Dopo la frase precedente, nel messaggio pubblico.
ttr-prompt-claim = I percorsi si occupano nel proprio pannello: **{ $panel }**.
ttr-prompt-second =
    { $ferry ->
        [yes] Pesca una seconda carta, dal mazzo o dalla fila. Ora non puoi prendere un traghetto dalla fila.
       *[no] Pesca una seconda carta, dal mazzo o dalla fila.
    }
ttr-token-at = { $symbol } ({ $location })
ttr-prompt-token = Prendi un segnalino: { $tokens }.
ttr-prompt-keep = Scegli quali dei nuovi biglietti tenere: almeno uno. L’altro va sotto la pila.
ttr-prompt-pass = In questo turno non puoi fare niente, quindi passa.
ttr-prompt-last-round =
    { $turns ->
        [one] È l’ultimo turno della partita.
       *[other] È l’ultimo giro: mancano { $turns } turni, compreso questo.
    }

ttr-last-turn = Turno precedente: { $story }
ttr-this-turn = Questo turno: { $story }

## The same in short, painted on the picture: some 25 characters each

ttr-short-start = Scegli i biglietti.
ttr-short-place = Colloca i segnalini.
ttr-short-turn = Carte, percorso, biglietti?
ttr-short-second = Pesca un’altra carta.
ttr-short-token = Prendi un segnalino.
ttr-short-keep = Scelta dei biglietti.
ttr-short-pass = Niente da fare: passa.
ttr-short-all = Tutti
ttr-short-over = Punteggio finale
ttr-short-outcome =
    { $count ->
        [one] Vince { $players } con { $points }.
       *[other] Vittoria condivisa con { $points }: { $players }.
    }
ttr-short-ended =
    { $ending ->
        [trams] L’ultimo giro è finito.
       *[stuck] Nessuno poteva fare niente.
    }
ttr-short-drew = { $player } pesca: { $cards }.
ttr-short-claimed = { $player } occupa { $route }.
ttr-short-tickets = { $player } pesca biglietti.
ttr-short-passed = { $player } passa.
ttr-short-placed = { $player } colloca segnalini: { $symbol }.
ttr-short-chosen = I biglietti sono scelti.
ttr-short-hidden =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
ttr-short-last-round = Ultimo giro
## Un turno in una frase, per la riga del canale

ttr-brief-claimed = { $player } occupa { $route }: { $points }.
ttr-brief-claimed-token = { $player } occupa { $route }: { $points } e un segnalino ({ $symbol }).
ttr-brief-reset = Troppi traghetti, quindi la fila è tutta nuova.
# Carte pescate.
ttr-brief-both = { $first } e { $second }

## Buttons: verb, place, effect; no full stop

ttr-button-take = Prendi n. { $position }: { $card }
ttr-button-deck = Pesca dal mazzo
ttr-button-tickets =
    { $count ->
        [one] Pesca l’ultimo biglietto
       *[other] Pesca { $count } biglietti
    }
# Shorter, for a phone: a card of the row by its place, such as "2 black"; the deck; a question.
ttr-button-card = N. { $position }: { $card }
ttr-button-top = Mazzo
ttr-button-few-tickets =
    { $count ->
        [one] Pesca l’ultimo biglietto…
       *[other] Pesca biglietti…
    }
ttr-button-otherwise = Paga in altro modo
ttr-button-map = Mappa
ttr-button-keep = Tieni il biglietto { $number }
ttr-button-keep-both = Tieni entrambi
ttr-button-token = Prendi il segnalino: { $symbol }
ttr-button-pay = Paga { $cards }
ttr-button-pay-count =
    { $count ->
        [one] Paga 1 carta
       *[other] Paga { $count } carte
    }
ttr-button-pass = Passa
ttr-button-earlier = Pagina precedente
ttr-button-later = Pagina successiva

ttr-does-turn = fine turno

ttr-select-routes = Occupa un percorso
ttr-select-routes-page = Occupa un percorso (da { $first } a { $last } di { $count })
ttr-select-otherwise = Scegli un percorso
ttr-select-otherwise-page = Scegli un percorso (da { $first } a { $last } di { $count })
ttr-select-payments = Paga in altro modo
ttr-select-payments-page = Paga in altro modo (da { $first } a { $last } di { $count })
ttr-label-claim = Occupa { $route }: { $cards }
ttr-label-place = Colloca { $symbol }: { $location }
ttr-select-place = Colloca il simbolo: { $symbol }

# A route by its number, as on the map.
ttr-entry-claim = { $number } · { $route }
ttr-entry-route = { $route }, { $colour }
ttr-entry-track = { $route }, { $colour }, binario { $track }
ttr-entry-pay = { $cards } · { $points }
ttr-entry-near = ★ per { $tickets }
ttr-entry-tokens = segnalino: { $symbols }
ttr-entry-card = { $card } (n. { $position } della fila)
ttr-entry-deck =
    { $count ->
        [one] mazzo (1 carta)
       *[other] mazzo ({ $count } carte)
    }
ttr-entry-keep = { $number }: { $tickets }
ttr-entry-keep-both = entrambi: { $tickets }
ttr-entry-token = { $location }: { $symbol }

## A player's own panel

ttr-pick-route = Occupi **{ $route }** per { $points }. Come paghi?
ttr-pick-gone = Ora non puoi occupare questo percorso. Il tuo pannello mostra che cosa puoi fare.
ttr-pick-gone-tickets = Ora non puoi pescare biglietti. Il tuo pannello mostra che cosa puoi fare.
ttr-pick-tickets =
    { $count ->
        [one] Pescare l’ultimo biglietto? Devi tenerlo. Occupa l’intero turno e per annullarlo serve il consenso di tutti.
       *[other] Pescare { $count } biglietti e tenerne almeno uno? Occupa l’intero turno e per annullarlo serve il consenso di tutti.
    }
ttr-pick-otherwise = Quale percorso paghi in altro modo?
ttr-panel-offered = { $number }. **{ $ticket }**, { $points }: { $way }
ttr-panel-start = Scegli quali biglietti tenere: uno o entrambi. Nessuno vede quali, e quanti si saprà solo quando avranno scelto tutti.
ttr-panel-chosen = I tuoi biglietti sono scelti. In attesa di: { $players }.
ttr-panel-claims =
    { $count ->
        [0] Ora non puoi pagare nessun percorso.
        [one] Puoi pagare 1 percorso.
       *[other] Puoi pagare { $count } percorsi.
    }
ttr-news-complete = { $ticket } è completato: { $points }.
ttr-news-lost = { $ticket } ({ $points }) non si può più completare.
ttr-way-complete = completato
ttr-way-blocked = non si può più completare
ttr-way-failed = non completato
ttr-way-missing =
    { $count ->
        [one] manca 1 tram
       *[other] mancano { $count } tram
    }
ttr-portrait-hand = La mia mano
ttr-caption-cards = Carte
ttr-caption-tickets = Biglietti
ttr-caption-claims = Puoi occupare
ttr-caption-later = Potresti occupare
ttr-caption-row = Fila e mazzo
ttr-caption-discards = Scarti
ttr-caption-unseen = Nel mazzo e nelle mani
# The same without the hand of the player who looks.
ttr-caption-others = Nel mazzo e agli altri
ttr-caption-of = { $shown } di { $count }

## What happened

ttr-did-tickets-chosen =
    { $person ->
        [you] Tieni { $tickets }. Puoi annullare la scelta finché tutto il tavolo non ha scelto.
       *[other] { $player } tiene { $tickets }.
    }
ttr-did-tickets-chosen-hidden = { $player } ha scelto i biglietti.
ttr-did-tickets-kept =
    { $person ->
        [you] Tieni { $tickets }.
       *[other] { $player } tiene { $tickets }.
    }
ttr-did-tickets-kept-hidden =
    { $count ->
        [one] { $player } tiene 1 biglietto.
       *[other] { $player } tiene { $count } biglietti.
    }
ttr-did-tokens-placed =
    { $person ->
        [you] Collochi un simbolo in { $location }: { $symbol }.
       *[other] { $player } colloca un simbolo in { $location }: { $symbol }.
    }
ttr-did-card-taken =
    { $person ->
        [you] Prendi dalla fila: { $card }.
       *[other] { $player } prende dalla fila: { $card }.
    }
ttr-did-card-drawn =
    { $person ->
        [you] Peschi dal mazzo: { $card }.
       *[other] { $player } pesca dal mazzo: { $card }.
    }
ttr-did-card-drawn-hidden = { $player } pesca una carta dal mazzo.
ttr-card-at = { $card } (n. { $position })
ttr-did-row-filled = Dal mazzo alla fila: { $cards }.
ttr-did-row-reset = Troppi traghetti: si scarta tutta la fila ({ $cards }).
ttr-did-deck-shuffled =
    { $left ->
        [one] Gli scarti formano il nuovo mazzo, di 1 carta.
       *[other] Gli scarti, mescolati, formano il nuovo mazzo di { $left } carte.
    }
ttr-did-no-second-card = Non c’è una seconda carta da prendere.
ttr-did-route-claimed =
    { $person ->
        [you] Occupi { $route } con { $cards }: { $points }.
       *[other] { $player } occupa { $route } con { $cards }: { $points }.
    }
ttr-did-token-taken =
    { $person ->
        [you] Prendi il segnalino di { $location }: { $symbol }.
       *[other] { $player } prende il segnalino di { $location }: { $symbol }.
    }
ttr-did-tickets-drawn =
    { $person ->
        [you] Peschi i biglietti { $tickets }.
       *[other] { $player } pesca i biglietti { $tickets }.
    }
ttr-did-tickets-drawn-hidden =
    { $count ->
        [one] { $player } pesca l’ultimo biglietto.
       *[other] { $player } pesca { $count } biglietti.
    }
ttr-did-passed =
    { $person ->
        [you] Passi, perché non puoi fare altro.
       *[other] { $player } passa, perché non può fare altro.
    }
ttr-did-last-round =
    { $trams ->
        [0] { $player } non ha più tram: si gioca ancora un turno a testa.
       *[other] { $player } ha solo { $trams } tram: si gioca ancora un turno a testa.
    }
ttr-did-ended = La partita finisce qui.

## The end of the game

ttr-outcome = Vince { $players } con { $points }.
ttr-outcome-tickets = Vince { $players } con { $points }. A parità di punti decidono i biglietti completati: { $tickets }.
ttr-outcome-shared = Vittoria condivisa con { $points }: { $players }. Sono pari anche i biglietti completati.

## The description of the picture

ttr-alt-head = Ticket to Ride: San Francisco. { $turn }
ttr-alt-map-name = Mappa: { $map }.
ttr-alt-turn = Turno di { $player }, posto { $seat } di { $seats }.
ttr-alt-over = La partita è finita.
ttr-alt-last = Ultima mossa: { $last }
ttr-alt-row = Fila: { $cards }. Mazzo { $deck }, scarti { $discards }, pila dei biglietti { $pile }.
ttr-alt-player = { $player }: { $points }, tram { $trams }, carte { $cards }, biglietti { $tickets }, segnalini: { $tokens }.
ttr-alt-routes =
    { $more ->
        [0] Percorsi di { $player }: { $routes }.
       *[other] Percorsi di { $player }: { $routes } e altri { $more }.
    }
ttr-alt-stacks = Segnalini sulla mappa: { $stacks }.
ttr-alt-stack = { $location } { $tokens }
ttr-alt-hand = Le tue carte: { $cards }.
ttr-alt-tickets = I tuoi biglietti: { $tickets }.
ttr-alt-offered = Biglietti fra cui scegliere: { $tickets }.
ttr-alt-claims = Puoi pagare: { $routes }.
ttr-alt-ticket = { $ticket }, { $way }
ttr-alt-map = Mappa con i tram di { $player }.
ttr-alt-wanted = Percorsi liberi che ti servono ancora: { $routes }.
ttr-alt-offer = Ticket to Ride: San Francisco. Fila e mazzo.
ttr-alt-discards = Scarti: { $cards }.

## Parts of the table alone, large

ttr-zoom-own = I miei biglietti
ttr-zoom-shared = Fila e mazzo
ttr-zoom-row = La fila e il mazzo
ttr-zoom-unseen = **Ancora nel mazzo e nelle mani** ({ $count }): { $cards }.
ttr-zoom-unseen-alt = Ancora nel mazzo e nelle mani: { $cards }.
ttr-zoom-others = **Ancora nel mazzo e nelle mani altrui** ({ $count }): { $cards }.
ttr-zoom-others-alt = Ancora nel mazzo e nelle mani altrui: { $cards }.

## Why the rules refuse something, and what can be done

ttr-refused-game-over = La partita è finita. Il punteggio completo è nell’ultimo messaggio della partita.
ttr-refused-not-your-turn = Tocca al posto { $seat }. Aspetta il tuo turno.
ttr-refused-not-an-action = Non è una mossa di Ticket to Ride: San Francisco. Scegline una dall’elenco o premi un pulsante.
ttr-refused-seats-out-of-range = Ticket to Ride: San Francisco si gioca in 2, 3 o 4, non in { $seats }. Scegli 2, 3 o 4 posti.
ttr-refused-option-unknown = Questa mappa qui non c’è. Scegline una dall’elenco.
ttr-refused-first-out-of-range = A questo tavolo non c’è il posto { $first }. Indica un posto occupato.
ttr-refused-hidden = Indica quali biglietti tenere: 1, 2 o entrambi.
ttr-refused-map-unknown = Questo tavolo gioca sulla mappa { $map }, che questo bot non ha. Chiedi a chi lo gestisce di aggiungerla.
ttr-refused-map-differs = Questo tavolo gioca su un’altra versione della mappa { $map }. Chiedi a chi gestisce il bot di ripristinare quella versione.
ttr-refused-not-for-players = Le carte le mescola il bot, quindi non devi fare niente.
ttr-refused-shuffle-differs = Si mescolano tutti gli scarti, e nessun’altra carta.
ttr-refused-shuffle-first = Prima il bot mescola gli scarti. Riprova fra un momento.
ttr-refused-chosen-already = Hai già scelto i biglietti. Puoi annullare la scelta finché tutto il tavolo non ha scelto.
ttr-refused-keep-first = Prima scegli quali biglietti tenere.
ttr-refused-place-first = Prima vanno sulla mappa i segnalini rimasti ({ $symbols }). Scegli un luogo.
ttr-refused-token-first = Ti spetta ancora un segnalino, in uno di questi luoghi: { $locations }. Prima prendilo.
ttr-refused-second-card-first = Hai già preso una carta. Ora pescane una seconda, dal mazzo o dalla fila.
ttr-refused-no-tickets-offered = Non hai biglietti fra cui scegliere. Prima pescane.
ttr-refused-no-tokens-waiting = Tutti i segnalini sono già sulla mappa: non c’è niente da collocare.
ttr-refused-no-token-choice = Non hai segnalini da scegliere. Scegli solo quando puoi prenderne a entrambi i capi del percorso appena occupato.
ttr-refused-deck-empty = Il mazzo è finito. Scegli dall’elenco o premi un pulsante.
ttr-refused-pile-empty = Non restano biglietti da pescare. Pesca carte o occupa un percorso.
ttr-refused-can-act = Puoi ancora fare qualcosa: pescare carte, occupare un percorso o pescare biglietti. Passi solo se non puoi fare niente di tutto questo.
ttr-refused-no-token-there = Ora non puoi prendere un segnalino in { $location }. Scegline uno dall’elenco.
ttr-refused-no-such-ticket = Puoi tenere il biglietto 1, il biglietto 2 o entrambi.
ttr-refused-no-such-position = Nella fila non c’è la carta n. { $position }. I numeri vanno da 1 a 5.
ttr-refused-row-gap = Ora nella fila manca la carta n. { $position }. Prendi un’altra carta.
ttr-refused-ferry-second = Non puoi prendere un traghetto dalla fila come seconda carta. Prendine un’altra o pesca dal mazzo.
ttr-refused-symbol-not-waiting = Ora non puoi collocare questo simbolo: { $symbol }. Scegline uno dall’elenco.
ttr-refused-no-such-location = Su questa mappa non c’è il luogo { $location }. Scegline uno dall’elenco.
ttr-refused-tokens-there = { $location }: qui ci sono già segnalini. Scegli un luogo senza segnalini.
ttr-refused-no-such-route = Su questa mappa non c’è il percorso { $route }. Scegline uno dall’elenco.
ttr-refused-route-claimed = { $route }: il percorso è già occupato (posto { $owner }). Scegline uno libero.
ttr-refused-track-closed = { $route }: il binario è chiuso, perché in due si occupa un solo binario di un percorso doppio. Scegli un altro percorso.
ttr-refused-other-track-own = { $route }: l’altro binario è già tuo, e nessuno può averli entrambi. Scegli un altro percorso.
ttr-refused-too-few-trams =
    { $trams ->
        [one] { $route } richiede { $length } tram, e te ne resta 1. Scegli un percorso più corto.
       *[other] { $route } richiede { $length } tram, e te ne restano { $trams }. Scegli un percorso più corto.
    }
ttr-refused-card-count =
    { $length ->
        [one] { $route } costa esattamente 1 carta, non { $found }. Scegli uno dei pagamenti proposti.
       *[other] { $route } costa esattamente { $length } carte, non { $found }. Scegli uno dei pagamenti proposti.
    }
ttr-refused-two-colours = Non puoi mescolare i colori ({ $first }, { $second }): traghetti a parte, le carte devono averne uno solo. Scegli uno dei pagamenti proposti.
ttr-refused-wrong-colour = { $route }: traghetti a parte, ogni carta deve essere { $colour }, non { $found }. Scegli uno dei pagamenti proposti.
ttr-refused-too-few-ferries =
    { $ferries ->
        [one] { $route }: serve almeno 1 traghetto (indicati: { $found }). Scegli uno dei pagamenti proposti.
       *[other] { $route }: servono almeno { $ferries } traghetti (indicati: { $found }). Scegli uno dei pagamenti proposti.
    }
ttr-refused-cards-not-held =
    { $held ->
        [0] Hai indicato { $card } ×{ $count }, ma non ne hai. Scegli uno dei pagamenti proposti.
       *[other] Hai indicato { $card } ×{ $count }, ma ne hai solo { $held }. Scegli uno dei pagamenti proposti.
    }
ttr-refused-cards-out-of-order = Il bot non riconosce le carte in quest’ordine. Scegli uno dei pagamenti proposti.

## The whole position in words

ttr-state-title = Ticket to Ride: San Francisco: il tavolo
ttr-state-map = **Mappa:** { $map }.
ttr-state-last-round = **Ultimo giro.** Devono ancora giocare: { $players }.
ttr-state-points =
    { $stage ->
        [over] **Punti finali:** { $list }.
       *[running] **Punti finora, senza biglietti:** { $list }.
    }
ttr-state-worth = { $player } { $points }
ttr-state-row = **Fila:** { $cards }.
ttr-state-piles = **Mazzo:** { $deck } · **Pila dei biglietti:** { $pile }
ttr-state-discards = **Scarti** ({ $count }): { $cards }.
ttr-state-stacks = **Segnalini sulla mappa:** { $list }.
ttr-state-waiting = **Segnalini da collocare:** { $list }.
ttr-state-free = **Percorsi liberi** ({ $count }): { $list }.
ttr-state-free-count = **Percorsi liberi:** { $count }.
ttr-state-free-none = **Percorsi liberi:** nessuno.
ttr-state-free-item = { $route }: { $tracks }
ttr-state-track =
    { $ferries ->
        [0] { $colour } { $length }
        [one] { $colour } { $length } con 1 traghetto
       *[other] { $colour } { $length } con { $ferries } traghetti
    }
ttr-state-closed = **Binari chiusi:** { $list }.

ttr-state-player = { $player }, posto { $seat } di { $seats }
ttr-state-trams = **Tram rimasti:** { $count }.
ttr-state-cards = **Carte** ({ $count }): { $cards }.
ttr-state-cards-hidden = **Carte:** { $count }, nascoste.
ttr-state-tickets = **Biglietti** ({ $count }):
ttr-state-tickets-hidden = **Biglietti:** { $count }, nascosti.
ttr-state-tickets-unknown = **Biglietti:** nascosti.
ttr-state-tickets-choosing = **Biglietti:** scelta in corso.
ttr-state-offered = **Biglietti fra cui scegliere:**
ttr-state-ticket = { $ticket }: { $way }
ttr-state-ticket-way = { $ticket }: { $way } ({ $routes })
ttr-state-tokens = **Segnalini** ({ $count }): { $list }.
ttr-state-routes = **Percorsi** ({ $count }): { $list }.
ttr-state-total =
    { $stage ->
        [over] **Punti finali:** { $points } = { $list }.
        [own] **Punti se la partita finisse ora:** { $points } = { $list }.
       *[running] **Punti finora, senza biglietti:** { $points } = { $list }.
    }
ttr-line-item = { $line } { $points }
ttr-line-routes = percorsi
ttr-line-tickets = biglietti
ttr-line-tokens = segnalini

## The score sheet

ttr-sheet-ended =
    { $ending ->
        [trams] L’ultimo giro è iniziato quando a { $player } restavano al massimo 2 tram, ed è finito.
       *[stuck] Tutti hanno passato di seguito, quindi la partita è finita.
    }
ttr-sheet-total = Totale
ttr-sheet-seat = Posto
ttr-sheet-standing =
    { $completed ->
        [one] { $place }\. { $player }, posto { $seat }: { $points }, 1 biglietto completato
       *[other] { $place }\. { $player }, posto { $seat }: { $points }, { $completed } biglietti completati
    }
ttr-sheet-tickets = Biglietti di { $player }:
ttr-sheet-done = ✓ { $ticket } { $points }
ttr-sheet-failed = ✗ { $ticket } { $points }
