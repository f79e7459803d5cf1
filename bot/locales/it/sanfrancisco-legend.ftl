### San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

sf-legend-about-cards = I simboli sulle carte e in città
sf-legend-about-table = I simboli intorno alle città
sf-legend-about-turn = Come si svolge un turno

## The groups of signs

sf-legend-in-districts = Quartieri
sf-legend-in-cards = Sulle carte
sf-legend-in-city = In città
sf-legend-in-players = Accanto al nome
sf-legend-in-bonuses = I bonus
sf-legend-in-columns = Colonne e riserva
sf-legend-in-marks = Ovunque

## The signs: three words at most, in two lines of some ten letters beside a card

sf-legend-blue = Azzurro
sf-legend-grey = Grigio
sf-legend-orange = Arancione
sf-legend-yellow = Giallo
sf-legend-green = Verde
sf-legend-universal = Universale
sf-legend-value = Valore
sf-legend-tracks = Binari
sf-legend-car = Tram
sf-legend-foundation = Fondamenta
sf-legend-around = Somma intorno
sf-legend-skyscraper = Grattacielo
sf-legend-square = Piazza cittadina
sf-legend-square-worth = Piazza: vale 4
sf-legend-square-idle = Piazza: vale 0
sf-legend-depot = Carta rimessa
sf-legend-waterfront = Costa
sf-legend-symbol = Simbolo bonus
sf-legend-plus = Segnalino +2
sf-legend-token-tracks = Segnalino binari
sf-legend-ticket = Carta piccola
sf-legend-free = Casella libera
sf-legend-next = Prossima casella
sf-legend-build = Costruisci qui
sf-legend-put = Segnalino qui
sf-legend-printed-depot = Rimessa stampata
sf-legend-symbols = 1 simbolo bonus
sf-legend-bonus-taken = Bonus preso
sf-legend-total = Totale riga
sf-legend-completion = Segnalino completamento
sf-legend-first = Prima posizione
sf-legend-second = Seconda posizione
sf-legend-behind = Posizione inferiore
sf-legend-seat = Posto
sf-legend-turn = Di turno
sf-legend-place = Posizione finale
sf-legend-points = Punti
sf-legend-contracts = Contratti
sf-legend-medal = Maestro costruttore
sf-legend-cars = Numero di tram
sf-legend-skyscrapers = Grattacieli
sf-legend-needed = Somma per grattacielo
sf-legend-bonus-plus2 = Segnalino +2
sf-legend-bonus-card4 = 4 universale
sf-legend-bonus-depot = Rimessa universale
sf-legend-bonus-points = Segnalino 1½ punti
sf-legend-bonus-discard = Segnalino scarta-contratti
sf-legend-bonus-tracks = Segnalino binari
sf-legend-bonus-left = Ne restano 2
sf-legend-bonus-choice = Da prendere
sf-legend-bonus-gone = Esaurito
sf-legend-column-open = Da scegliere
sf-legend-column-shut = Numero e carte
sf-legend-column-locked = Poche carte
sf-legend-column-taken = In costruzione
sf-legend-column-emptied = Appena presa
sf-legend-join = Colloca qui
sf-legend-more = Altre 7 carte
sf-legend-deck = Mazzo
sf-legend-tokens = Segnalini fondamenta
sf-legend-last = Appena cambiato
sf-legend-choice = Da decidere
sf-legend-task = Cosa fare
sf-legend-story = Cosa è successo

## A turn in three pictures: a line each

sf-lesson-draw = Pesca una carta e collocala in una colonna. Oppure:
sf-lesson-take = Prendi tutte le carte di una colonna e un contratto.
sf-lesson-build = Costruiscile. Poi arrivano tram e un grattacielo.
