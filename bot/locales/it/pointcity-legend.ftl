### Point City: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

pc-legend-about-market = I simboli del mercato
pc-legend-about-cities = I simboli di città e segnalini civici
pc-legend-about-turn = Come si svolge un turno

## The groups of signs

pc-legend-in-resources = Risorse
pc-legend-in-market = Mercato e mazzo
pc-legend-in-tokens = Segnalini civici: punti
pc-legend-in-city = In città
pc-legend-in-players = Accanto al nome
pc-legend-in-turn = Al centro
pc-legend-in-alone = In solitario

## The signs: three words at most, in two lines of some ten letters beside a card

pc-legend-economy = Economia
pc-legend-energy = Energia
pc-legend-ecology = Ecologia
pc-legend-community = Comunità
pc-legend-industry = Industria
pc-legend-ingenuity = Ingegno
pc-legend-one = Un simbolo
pc-legend-two = Due simboli
pc-legend-wild = Qualsiasi risorsa
pc-legend-cost = Costo in basso
pc-legend-points = Punti in alto
pc-legend-permanent = Risorsa permanente
pc-legend-landmark = Solo punti
pc-legend-civic = Edificio civico
pc-legend-locked = Non pagabile
pc-legend-to-building = Poi un edificio
pc-legend-to-resource = Poi una risorsa
pc-legend-name = Nome colonna
pc-legend-deck = Mazzo
pc-legend-last = Carta nuova
pc-legend-choice = Da pagare
pc-legend-flat = Sempre
pc-legend-per-symbol = Per risorsa permanente
pc-legend-per-set = Per ogni set
pc-legend-at-least = Per tipo, 2+
pc-legend-missing = Per risorsa mancante
pc-legend-unspent = Per carta ingegno
pc-legend-number = Numero negli elenchi
pc-legend-worth = Vale ora
pc-legend-token-choice = Da prendere
pc-legend-symbols = Risorse permanenti
pc-legend-row-points = Punti qui
pc-legend-built = Edificio con punti
pc-legend-alike = Tre uguali
pc-legend-held = Carte non spese
pc-legend-free = Spazio libero
pc-legend-buildings = Edifici
pc-legend-tokens = Segnalini civici
pc-legend-cards = Carte risorsa
pc-legend-score = Punti
pc-legend-place = Posizione finale
pc-legend-seat = Posto
pc-legend-turn = Di turno
pc-legend-round = Turno 9/17
pc-legend-task = Cosa fare
pc-legend-story = Cosa è successo
pc-legend-end = Partita finita
pc-legend-automaton = Automa
pc-legend-marker = Segnalino mercato
pc-legend-aimed = La prende l’automa

## A turn in three pictures: a line each

pc-lesson-take = Prendi due carte vicine del mercato.
pc-lesson-pay = Paga gli edifici con le risorse che costano.
pc-lesson-token = Un edificio civico dà un segnalino civico.
