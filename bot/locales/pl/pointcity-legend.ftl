### Point City: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

pc-legend-about-market = Znaki na rynku
pc-legend-about-cities = Znaki miast i żetonów publicznych
pc-legend-about-turn = Jak przebiega tura

## The groups of signs

pc-legend-in-resources = Zasoby
pc-legend-in-market = Rynek i talia
pc-legend-in-tokens = Żetony publiczne: punkty
pc-legend-in-city = W mieście
pc-legend-in-players = Przy nazwie
pc-legend-in-turn = Pośrodku
pc-legend-in-alone = Gra jednoosobowa

## The signs: three words at most, in two lines of some ten letters beside a card

pc-legend-economy = Ekonomia
pc-legend-energy = Energia
pc-legend-ecology = Ekologia
pc-legend-community = Społeczność
pc-legend-industry = Przemysł
pc-legend-ingenuity = Innowacja
pc-legend-one = Jeden symbol
pc-legend-two = Dwa symbole
pc-legend-wild = Dowolny zasób
pc-legend-cost = Koszt na dole
pc-legend-points = Punkty u góry
pc-legend-permanent = Trwały zasób
pc-legend-landmark = Same punkty
pc-legend-civic = Budynek publiczny
pc-legend-locked = Nie stać cię
pc-legend-to-building = Potem budynek
pc-legend-to-resource = Potem zasób
pc-legend-name = Nazwa kolumny
pc-legend-deck = Talia
pc-legend-last = Nowa karta
pc-legend-choice = Do opłacenia
pc-legend-flat = Zawsze
pc-legend-per-symbol = Za trwały zasób
pc-legend-per-set = Za zestaw
pc-legend-at-least = Za rodzaj, 2+
pc-legend-missing = Za brakujący zasób
pc-legend-unspent = Za kartę innowacji
pc-legend-number = Numer na listach
pc-legend-worth = Wartość teraz
pc-legend-token-choice = Do wzięcia
pc-legend-symbols = Trwałe zasoby
pc-legend-row-points = Punkty z rzędu
pc-legend-built = Budynek z punktami
pc-legend-alike = Trzy jednakowe
pc-legend-held = Niewydane karty
pc-legend-free = Wolne pole
pc-legend-buildings = Budynki
pc-legend-tokens = Żetony publiczne
pc-legend-cards = Karty zasobów
pc-legend-score = Punkty
pc-legend-place = Pozycja końcowa
pc-legend-seat = Miejsce
pc-legend-turn = Czyja tura
pc-legend-round = Tura 9/17
pc-legend-task = Co zrobić
pc-legend-story = Co się stało
pc-legend-end = Koniec gry
pc-legend-automaton = SI
pc-legend-marker = Żeton rynku
pc-legend-aimed = SI to weźmie

## A turn in three pictures: a line each

pc-lesson-take = Dobierz z rynku dwie sąsiednie karty.
pc-lesson-pay = Zapłać za budynki zasobami, których wymagają.
pc-lesson-token = Budynek publiczny daje żeton publiczny.
