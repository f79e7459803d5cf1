### Point City: everything but the rules and the names, which are in pointcity-rules.ftl and
### pointcity-names.ftl.

## Cards, resources and payments

pc-resource =
    { $resource ->
        [economy] economia
        [energy] energia
        [ecology] ecologia
        [community] comunità
       *[industry] industria
    }
pc-face =
    { $face ->
        [economy] economia
        [economy2] doppia economia
        [energy] energia
        [energy2] doppia energia
        [ecology] ecologia
        [ecology2] doppia ecologia
        [community] comunità
        [community2] doppia comunità
        [industry] industria
        [industry2] doppia industria
       *[ingenuity] ingegno
    }
pc-times = { $thing } ×{ $count }
pc-and = { $first } e { $second }
pc-at = { $space } { $card }
pc-building = { $name } ({ $facts })
pc-building-priced = { $name } ({ $facts }; costo: { $cost })
pc-building-unknown = un edificio
pc-civic = civico
pc-token = Segnalino { $number }: { $token }
pc-permanent-only = solo con risorse permanenti
pc-automaton = Automa
pc-kind-points = solo punti
pc-kind-civic = civici

## Slash commands

game-pointcity = Point City
pointcity-about =
    Prendi due carte per turno, paga con le risorse e costruisci la città che vale di più.
    1–4 persone che amano pianificare · 17 turni a testa: mezz’ora se si gioca di fila, o qualche giorno con calma · { $option }
pc-group = Le mosse di Point City
pc-command-flip = Gira una carta del mercato prima di prendere
pc-command-flip-name = gira
pc-command-take = Prendi due carte vicine del mercato, o due dal mazzo
pc-command-take-name = prendi
pc-command-pay = Paga gli edifici presi
pc-command-pay-name = paga
pc-command-token = Prendi un segnalino civico
pc-command-token-name = segnalino
pc-command-end = Chiudi l’ultimo turno quando non puoi pagare nessuna coppia
pc-command-end-name = termina
pc-parameter-space = La carta da girare, indicata dalla sua casella
pc-parameter-space-name = casella
pc-parameter-first = Una carta, indicata dalla sua casella, o il mazzo
pc-parameter-first-name = prima
pc-parameter-second = La carta accanto
pc-parameter-second-name = seconda
pc-parameter-cards = Le carte con cui paghi
pc-parameter-cards-name = carte
pc-parameter-token = Il segnalino civico
pc-parameter-token-name = segnalino
pointcity-option-easy = Automa facile, per chi gioca in solitario
pointcity-option-medium = Automa medio, per chi gioca in solitario
pointcity-option-hard = Automa difficile, per chi gioca in solitario
pc-choice-deck = Il mazzo: { $card } e la carta sotto
pc-taste = Segnalino civico preferito

## Whose turn it is and what can be done

pc-turn =
    { $seats ->
        [1] Tocca a { $player } (turno { $turn } di { $turns }).
       *[other] Tocca a { $player } (posto { $seat } di { $seats }, turno { $turn } di { $turns }).
    }

pc-prompt-either = Prendi due carte vicine (premi prima una delle due), o due dal mazzo.
pc-prompt-pair = Prendi due carte vicine (premi prima una delle due). Il mazzo è finito: è l’ultimo turno.
pc-prompt-deck = Non puoi pagare nessuna coppia del mercato. Prendi due carte dal mazzo.
pc-prompt-end = Il mazzo è finito e non puoi pagare nessuna coppia. Chiudi il turno.
pc-prompt-flip = Prima puoi girare una carta.
pc-prompt-pay = Da pagare: { $cards }.
pc-prompt-cost = Costo: { $cost }.
pc-prompt-covered =
    { $due ->
        [none] Le risorse permanenti coprono tutto.
       *[other] Le risorse permanenti coprono { $covered }. Resta: { $due }.
    }
pc-prompt-proposed = Pagamento proposto: { $cards }.
pc-prompt-token =
    { $count ->
        [1] Prendi un segnalino civico.
       *[other] Prendi un segnalino civico, e poi un altro.
    }
pc-prompt-automaton = Dopo di te l’automa prende le carte in { $first } e { $second }.

pc-last-turn = Turno precedente: { $story }
pc-this-turn = Questo turno: { $story }

## The same in short, painted on the picture: some 25 characters each

pc-short-either = Prendi due carte.
pc-short-pair = Prendine due dal mercato.
pc-short-deck = Prendine due dal mazzo.
pc-short-end = Chiudi il turno.
pc-short-pay =
    { $count ->
        [1] Paga l’edificio.
       *[other] Paga i due edifici.
    }
pc-short-token = Prendi un segnalino.
pc-short-over = Punteggio finale
pc-short-outcome =
    { $count ->
        [1] Vince { $players } con { $points }.
       *[other] Vittoria condivisa con { $points }: { $players }.
    }
pc-short-ended = Il mazzo è finito.
# Before one of the lines below.
pc-short-flipped = Girata: { $space }.
pc-short-taken = { $player } prende: { $cards }.
pc-short-taken-from-deck = { $player } prende due dal mazzo.
pc-short-nothing-taken = { $player } non prende niente.
## Un turno in cui si gira una carta, in una frase per la riga del canale

pc-brief-taken = { $player } gira { $space } e prende: { $cards }.
pc-brief-taken-from-deck = { $player } gira { $space } e prende due carte dal mazzo.
pc-brief-nothing-taken = { $player } gira { $space } e non prende niente.

## Buttons: verb, place, effects; 38 characters at most, better 22; no full stop

pc-button-deck = Prendi 2 carte dal mazzo
pc-button-flip = Gira { $space }
pc-button-pair = Prendi { $first } + { $second }
pc-button-pay = Paga { $cards }
pc-button-pay-count =
    { $count ->
        [0] Paga senza carte
        [one] Paga 1 carta
       *[other] Paga { $count } carte
    }
pc-button-end = Chiudi il turno
pc-button-earlier = Pagina precedente
pc-button-later = Pagina successiva

pc-does-permanent =
    { $count ->
        [one] { $resource } permanente
       *[other] { $resource } permanente ×{ $count }
    }
pc-does-permanents =
    { $count ->
        [one] permanente
       *[other] permanenti ×{ $count }
    }
pc-does-token =
    { $count ->
        [one] segnalino civico
       *[other] { $count } segnalini civici
    }
pc-does-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
pc-does-deck = { $card } + ?
pc-does-flip = mostra l’edificio
pc-does-end = fine partita
pc-does-ingenuity = usa l’ingegno

pc-select-payments = Paga in altro modo
pc-select-payments-page = Paga in altro modo (da { $first } a { $last } di { $count })
pc-select-tokens = Scegli un segnalino civico

pc-entry-payment =
    { $cards ->
        [0] Nessuna carta
        [1] { $ingenuity ->
            [0] 1 carta
           *[other] 1 carta ingegno
        }
       *[other] { $ingenuity ->
            [0] { $cards } carte
           *[other] { $cards } carte (ingegno: { $ingenuity })
        }
    }
pc-label-token = Prendi il segnalino { $number }: { $token } (ora { $points })
pc-entry-worth = Ora vale { $points }

pc-pick-take = **{ $space }** { $card }. Prendila insieme a:
pc-pick-flip = **{ $space }** { $card }. Non puoi pagare nessuna coppia con questa carta, ma puoi girarla.
pc-pick-both = **{ $space }** { $card }. Prima girala, oppure prendila insieme a:
pc-pick-deck = Prendi due carte dal mazzo: sopra c’è **{ $card }**, sotto una carta che nessuno ha visto. Così si rivela una carta: puoi annullare solo se tutto il tavolo è d’accordo.
pc-pick-gone = Questa carta ora non si può prendere. Il messaggio più recente mostra che cosa puoi fare.

## What happened

pc-did-flipped =
    { $person ->
        [you] Giri la carta in { $space } ({ $face }): { $card }.
       *[other] { $player } gira la carta in { $space } ({ $face }): { $card }.
    }
pc-did-taken =
    { $person ->
        [you] Prendi: { $cards }.
       *[other] { $player } prende: { $cards }.
    }
pc-did-taken-from-deck =
    { $person ->
        [you] Prendi dal mazzo: { $cards }.
       *[other] { $player } prende dal mazzo: { $cards }.
    }
pc-did-nothing-taken =
    { $person ->
        [you] Non prendi niente, perché non puoi pagare nessuna coppia.
       *[other] { $player } non prende niente, perché non può pagare nessuna coppia.
    }
pc-did-paid-cards =
    { $person ->
        [you] Costruisci: { $cards }. Pagamento: { $paid }.
       *[other] { $player } costruisce: { $cards }. Pagamento: { $paid }.
    }
pc-did-paid-permanent =
    { $person ->
        [you] Costruisci: { $cards }. Pagamento con risorse permanenti: { $permanent }.
       *[other] { $player } costruisce: { $cards }. Pagamento con risorse permanenti: { $permanent }.
    }
pc-did-paid-both =
    { $person ->
        [you] Costruisci: { $cards }. Pagamento: { $paid }; risorse permanenti: { $permanent }.
       *[other] { $player } costruisce: { $cards }. Pagamento: { $paid }; risorse permanenti: { $permanent }.
    }
pc-did-token-taken =
    { $person ->
        [you] Prendi il segnalino civico { $number }: { $token }.
       *[other] { $player } prende il segnalino civico { $number }: { $token }.
    }
pc-did-token-none =
    { $count ->
        [1] Non resta nessun segnalino civico da prendere.
       *[other] Non restano segnalini civici da prendere.
    }
pc-did-refilled = Nuove nel mercato: { $cards }.
pc-did-ended = La partita finisce qui.

## The end of the game

pc-outcome = Vince { $players } con { $points }.
pc-outcome-cards = Vince { $players } con { $points }. A parità di punti decidono le carte risorsa non spese: { $cards }.
pc-outcome-shared = Vittoria condivisa con { $points }: { $players }. Sono pari anche le carte risorsa non spese.

## The description of the picture

pc-alt-head = Point City. { $turn }
pc-alt-turn =
    { $seats ->
        [1] Turno { $turn } di 17: { $player }.
       *[other] Turno { $turn } di 17: { $player }, posto { $seat } di { $seats }.
    }
pc-alt-over = La partita è finita.
pc-alt-last = Ultima mossa: { $last }
pc-alt-row = Riga { $row }: { $cards }.
pc-alt-market = Mercato: risorse { $resources }, edifici { $buildings }.
pc-alt-deck = Mazzo, carte: { $cards }; in cima { $card }.
pc-alt-tokens = Segnalini civici: { $count }.
pc-alt-city = { $player }: { $points }, edifici { $buildings }, carte risorsa { $cards }, segnalini civici { $tokens }; permanenti: { $permanent }.
pc-alt-nothing = niente
pc-alt-cards = Carte risorsa: { $cards }.
pc-alt-held = Segnalini civici: { $tokens }.
pc-alt-zoom =
    { $seats ->
        [1] Point City. Città di { $player }.
       *[other] Point City. Città di { $player }, posto { $seat } di { $seats }.
    }
pc-alt-zoom-market = Point City. Il mercato.

## A city or the market alone, large

pc-zoom-own = La mia città
pc-zoom-shared = Mercato
pc-zoom-market = Il mercato
pc-zoom-discard =
    { $count ->
        [0] Niente negli scarti
       *[other] Carte scartate: { $count }
    }
pc-sums = { $first }, { $second }

## Why the rules refuse something, and what can be done

pc-refused-game-over = La partita è finita. Il punteggio completo è nell’ultimo messaggio della partita.
pc-refused-not-your-turn = Tocca al posto { $seat }. Aspetta il tuo turno.
pc-refused-deck-beyond-record = La partita salvata non dice quale carta viene dopo, quindi qui non si può giocare così.
pc-refused-card-beyond-record = La partita salvata non dice che cosa c’è sull’altro lato di questa carta, quindi qui non si può giocare così.
pc-refused-pay-first = Hai già preso le carte. Prima paga gli edifici.
pc-refused-token-first =
    { $tokens ->
        [1] Ti spetta un segnalino civico. Prima prendilo.
       *[other] Ti spettano { $tokens } segnalini civici. Prima prendili.
    }
pc-refused-nothing-to-pay = Non c’è niente da pagare. Prendi prima due carte.
pc-refused-no-token-owed = Ora non ti spetta nessun segnalino civico. Ogni edificio civico ne dà uno.
pc-refused-deck-empty = Il mazzo è finito. Prendi due carte dal mercato.
pc-refused-token-gone = Il segnalino civico { $token } non si può prendere. Scegline uno dall’elenco.
pc-refused-deck-not-empty = Un turno si chiude senza prendere carte solo se il mazzo è finito. Prendi due carte dal mazzo o dal mercato.
pc-refused-pair-can-be-paid = Nel mercato c’è una coppia che puoi pagare. Prendila.
pc-refused-no-such-space = Non c’è nessuna casella { $space }. Il mercato va da a1 a d4.
pc-refused-flipped-already = In questo turno hai già girato una carta. Ora prendi due carte.
pc-refused-building-already = In { $space } c’è già un edificio. Scegli una risorsa da girare.
pc-refused-lines-have-buildings = Puoi girare una carta solo se la sua riga o la sua colonna mostra soltanto risorse. Nella riga e nella colonna di { $space } ci sono edifici.
pc-refused-spaces-turned-round = Indica prima { $first } e poi { $second }.
pc-refused-not-adjacent = Le caselle { $first } e { $second } non sono vicine. Scegli due carte con un lato in comune.
pc-refused-cannot-pay =
    { $lacking ->
        [1] Ti manca 1 risorsa per pagare { $first } e { $second } insieme. Scegli un’altra coppia.
       *[other] Ti mancano { $lacking } risorse per pagare { $first } e { $second } insieme. Scegli un’altra coppia.
    }
pc-refused-cards-not-held = Non hai queste carte. Scegli uno dei pagamenti proposti.
pc-refused-cards-out-of-order = Il bot non riconosce le carte in quest’ordine. Scegli uno dei pagamenti proposti.
pc-refused-paid-too-little =
    { $lacking ->
        [1] Manca 1 risorsa. Scegli uno dei pagamenti proposti.
       *[other] Mancano { $lacking } risorse. Scegli uno dei pagamenti proposti.
    }
pc-refused-paid-too-much = È troppo: puoi tenere una di queste carte. Scegli uno dei pagamenti proposti.
pc-refused-seats-out-of-range = Point City è per 1–4 persone, non per { $seats }. Scegli 1, 2, 3 o 4 posti.
pc-refused-option-unknown = Questo livello non esiste. Scegline uno dall’elenco.
pc-refused-first-out-of-range = A questo tavolo non c’è il posto { $first }. Indica un posto occupato.
pc-refused-one-card = In un turno si prendono due carte. Indica anche quella accanto, o prendine due dal mazzo.
pc-refused-deck-and-market = Prendi due carte dal mercato o due dal mazzo, non una dall’uno e una dall’altro.
pc-refused-not-an-action = Non è una mossa di Point City. Scegline una dall’elenco o premi un pulsante.

## The whole position in words

pc-state-title = Point City: il tavolo
pc-state-level =
    { $level ->
        [easy] L’automa segna punti al livello facile.
        [medium] L’automa segna punti al livello medio.
       *[hard] L’automa segna punti al livello difficile.
    }
pc-state-row = **{ $row }** · a { $a } · b { $b } · c { $c } · d { $d }
pc-state-gap = vuota
pc-state-deck =
    { $cards ->
        [1] Mazzo: 1 carta, { $card }.
       *[other] Mazzo: { $cards } carte, in cima { $card }. Al posto di una risorsa presa arriva un edificio, al posto di un edificio una risorsa.
    }
pc-state-deck-empty = Il mazzo è finito e il mercato non si rifornisce più.
pc-state-discard =
    { $count ->
        [1] Scarti: { $cards }.
       *[other] Scarti ({ $count }): { $cards }.
    }
pc-state-unseen = Lati edificio non ancora visti, { $count } in tutto: { $list }.
pc-state-tokens =
    { $count ->
        [1] Resta 1 segnalino civico; ora vale:
       *[other] Restano { $count } segnalini civici; ora valgono:
    }
pc-state-tokens-none = Non resta nessun segnalino civico.
pc-state-token = Segnalino { $number } ({ $token }): { $list }
pc-state-worth = { $player } { $points }
pc-state-points =
    { $stage ->
        [over] Punteggio finale: { $list }.
       *[running] Punti se la partita finisse ora: { $list }.
    }

pc-state-city =
    { $seats ->
        [1] Città di { $player }
       *[other] Città di { $player }, posto { $seat } di { $seats }
    }
pc-state-city-automaton = Città dell’automa
pc-state-permanent = **Risorse permanenti:** { $list }.
pc-state-permanent-none = **Risorse permanenti:** ancora nessuna.
pc-state-cards =
    { $count ->
        [1] **Carta risorsa:** { $cards }.
       *[other] **Carte risorsa** ({ $count }): { $cards }.
    }
pc-state-cards-none = **Carte risorsa:** nessuna.
pc-state-buildings =
    { $count ->
        [1] **Edificio:** { $list }.
       *[other] **Edifici** ({ $count }): { $list }.
    }
pc-state-buildings-none = **Edifici:** ancora nessuno.
pc-state-holds = **Segnalini civici presi:**
pc-state-held =
    { $count ->
        [1] { $token } ({ $points } punto)
       *[other] { $token } ({ $points } punti)
    }
pc-state-held-automaton = { $token }
pc-state-total =
    { $stage ->
        [over] **Punteggio finale:** { $points } = { $list }.
       *[running] **Punti se la partita finisse ora:** { $points } = { $list }.
    }
pc-line-item = { $line } { $points }
pc-line-buildings = edifici
pc-line-tokens = segnalini civici
pc-line-automaton-symbols = risorse permanenti
pc-line-automaton-ingenuity = carte ingegno

## The score sheet

pc-sheet-ended = Il mazzo è finito e tutti i turni sono stati giocati.
pc-sheet-total = Totale
pc-sheet-seat = Posto
pc-sheet-standing =
    { $seat ->
        [0] { $place }\. { $player }: { $points }, carte risorsa non spese: { $cards }
       *[other] { $place }\. { $player }, posto { $seat }: { $points }, carte risorsa non spese: { $cards }
    }
pc-sheet-tokens = Segnalini civici:
pc-sheet-token =
    { $count ->
        [1] { $player }: { $token } ({ $points } punto)
       *[other] { $player }: { $token } ({ $points } punti)
    }

# The message of a turn

pc-turn-number = Turno { $turn } di { $turns }.
