### Ticket to Ride: San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

ttr-legend-about-map = I simboli di carte, mappa e segnalini
ttr-legend-about-table = I simboli di chi gioca, fila e mano
ttr-legend-about-turn = Come si svolge un turno

## The groups of signs

ttr-legend-in-cards = Le carte e i loro simboli
ttr-legend-in-map = Sulla mappa
ttr-legend-in-souvenirs = Segnalini Turismo
ttr-legend-in-players = Chi gioca
ttr-legend-in-offer = Sotto la mappa
ttr-legend-in-hand = Nel tuo pannello
ttr-legend-in-marks = Cornici e righe

## The signs: three words at most, in two lines of some ten letters

ttr-legend-blue = Blu
ttr-legend-green = Verde
ttr-legend-black = Nera
ttr-legend-purple = Viola
ttr-legend-red = Rossa
ttr-legend-orange = Arancione
ttr-legend-ferry = Traghetto, jolly
ttr-legend-location = Luogo
ttr-legend-spaces = Percorso libero
ttr-legend-any = Un colore qualsiasi
ttr-legend-ferry-symbol = Serve un traghetto
ttr-legend-closed = Binario chiuso
ttr-legend-claimed = Percorso occupato
ttr-legend-newest = Ultimo occupato
ttr-legend-stack = Segnalini
ttr-legend-take-souvenir = Prendi un segnalino
ttr-legend-put-souvenir = Colloca qui
ttr-legend-worth = Punti per lunghezza
ttr-legend-bell = Campana
ttr-legend-crab = Granchio
ttr-legend-flower = Fiore
ttr-legend-guitar = Chitarra
ttr-legend-lantern = Lanterna
ttr-legend-postcard = Cartolina
ttr-legend-seal = Foca
ttr-legend-lacking = Non ancora preso
ttr-legend-taken = Appena preso
ttr-legend-seat-1 = Posto 1
ttr-legend-seat-2 = Posto 2
ttr-legend-seat-3 = Posto 3
ttr-legend-seat-4 = Posto 4
ttr-legend-place = Posizione finale
ttr-legend-points = Punti finora
ttr-legend-trams = Tram rimasti
ttr-legend-few-trams = Pochi tram rimasti
ttr-legend-cards = Carte in mano
ttr-legend-tickets = Biglietti in mano
ttr-legend-choosing = Sceglie biglietti
ttr-legend-completed = Biglietto completato
ttr-legend-failed = Biglietto non completato
ttr-legend-position = Si può prendere
ttr-legend-idle = Numero di carta
ttr-legend-locked = Non prendibile
ttr-legend-deck = Mazzo
ttr-legend-discards = Scarti
ttr-legend-pile = Pila biglietti
ttr-legend-ticket = Valore biglietto
ttr-legend-missing = Tram mancanti
ttr-legend-lost = Ormai impossibile
ttr-legend-payment = Pagamento proposto
ttr-legend-helps = Aiuta un biglietto
ttr-legend-gain = Punti
ttr-legend-open-end = Biglietto aperto
ttr-legend-joined-end = Biglietto completato
ttr-legend-wanted = Via mancante
ttr-legend-last = Appena cambiato
ttr-legend-choice = Da scegliere
ttr-legend-task = Cosa fare
ttr-legend-story = Cosa è successo

## A turn in pictures: a line each

ttr-lesson-draw = Pesca due carte: dalla fila o dal mazzo.
ttr-lesson-claim = Oppure occupa un percorso con carte del suo colore.
ttr-lesson-score = Metti i tram e prendi subito i punti.
ttr-lesson-tickets = I biglietti contano alla fine, se unisci i due luoghi.
