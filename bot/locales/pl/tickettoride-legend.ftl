### Ticket to Ride: San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

ttr-legend-about-map = Znaki kart, mapy i żetonów
ttr-legend-about-table = Znaki graczy i kart
ttr-legend-about-turn = Jak przebiega tura

## The groups of signs

ttr-legend-in-cards = Karty i ich znaki
ttr-legend-in-map = Na mapie
ttr-legend-in-souvenirs = Żetony Turystyki
ttr-legend-in-players = Gracze
ttr-legend-in-offer = Pod mapą
ttr-legend-in-hand = W twoim panelu
ttr-legend-in-marks = Ramki i linie

## The signs: three words at most, in two lines of some ten letters

ttr-legend-blue = Niebieska
ttr-legend-green = Zielona
ttr-legend-black = Czarna
ttr-legend-purple = Fioletowa
ttr-legend-red = Czerwona
ttr-legend-orange = Pomarańcz
ttr-legend-ferry = Prom: dżoker
ttr-legend-location = Miejsce
ttr-legend-spaces = Wolne połączenie
ttr-legend-any = Jeden kolor
ttr-legend-ferry-symbol = Wymaga Promu
ttr-legend-closed = Zamknięta nitka
ttr-legend-claimed = Zajęte połączenie
ttr-legend-newest = Ostatnio zajęte
ttr-legend-stack = Żetony
ttr-legend-take-souvenir = Weź żeton
ttr-legend-put-souvenir = Tu połóż
ttr-legend-worth = Punkty za długość
ttr-legend-bell = Dzwonek
ttr-legend-crab = Krab
ttr-legend-flower = Kwiat
ttr-legend-guitar = Gitara
ttr-legend-lantern = Lampion
ttr-legend-postcard = Pocztówka
ttr-legend-seal = Foka
ttr-legend-lacking = Jeszcze brak
ttr-legend-taken = Właśnie wzięty
ttr-legend-seat-1 = Miejsce 1
ttr-legend-seat-2 = Miejsce 2
ttr-legend-seat-3 = Miejsce 3
ttr-legend-seat-4 = Miejsce 4
ttr-legend-place = Pozycja końcowa
ttr-legend-points = Punkty dotąd
ttr-legend-trams = Zostało tramwajów
ttr-legend-few-trams = Mało tramwajów
ttr-legend-cards = Karty w ręce
ttr-legend-tickets = Bilety w ręce
ttr-legend-choosing = Wybiera Bilety
ttr-legend-completed = Bilet zrealizowany
ttr-legend-failed = Bilet bez realizacji
ttr-legend-position = Można wziąć
ttr-legend-idle = Numer karty
ttr-legend-locked = Nie można wziąć
ttr-legend-deck = Talia
ttr-legend-discards = Odrzucone karty
ttr-legend-pile = Stos Biletów
ttr-legend-ticket = Wartość Biletu
ttr-legend-missing = Brakuje tramwajów
ttr-legend-lost = Już niemożliwy
ttr-legend-payment = Proponowana płatność
ttr-legend-helps = Przybliża Bilet
ttr-legend-gain = Punkty
ttr-legend-open-end = Bilet otwarty
ttr-legend-joined-end = Bilet zrealizowany
ttr-legend-wanted = Brakująca droga
ttr-legend-last = Ostatnia zmiana
ttr-legend-choice = Twój wybór
ttr-legend-task = Co zrobić
ttr-legend-story = Co się stało

## A turn in pictures: a line each

ttr-lesson-draw = Dobierz dwie karty: odkryte albo z talii.
ttr-lesson-claim = Albo utwórz połączenie kartami w jego kolorze.
ttr-lesson-score = Stawiasz tramwaje i od razu dostajesz punkty.
ttr-lesson-tickets = Bilety punktują na koniec, jeśli łączysz oba miejsca.
