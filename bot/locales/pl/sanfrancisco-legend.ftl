### San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

sf-legend-about-cards = Znaki na kartach i w mieście
sf-legend-about-table = Znaki dookoła miast
sf-legend-about-turn = Jak przebiega tura

## The groups of signs

sf-legend-in-districts = Dzielnice
sf-legend-in-cards = Na kartach
sf-legend-in-city = W mieście
sf-legend-in-players = Przy nazwie
sf-legend-in-bonuses = Premie
sf-legend-in-columns = Obszary i pula
sf-legend-in-marks = Wszędzie

## The signs: three words at most, in two lines of some ten letters beside a card

sf-legend-blue = Niebieska
sf-legend-grey = Szara
sf-legend-orange = Pomarańczowa
sf-legend-yellow = Żółta
sf-legend-green = Zielona
sf-legend-universal = Uniwersalna
sf-legend-value = Wartość
sf-legend-tracks = Tory
sf-legend-car = Tramwaj
sf-legend-foundation = Fundament
sf-legend-around = Suma dookoła
sf-legend-skyscraper = Wieżowiec
sf-legend-square = Skwer
sf-legend-square-worth = Skwer wart 4
sf-legend-square-idle = Skwer wart 0
sf-legend-depot = Karta zajezdni
sf-legend-waterfront = Nabrzeże
sf-legend-symbol = Symbol premii
sf-legend-plus = Żeton +2
sf-legend-token-tracks = Żeton torów
sf-legend-ticket = Mała karta
sf-legend-free = Wolne pole
sf-legend-next = Następne pole
sf-legend-build = Buduj tutaj
sf-legend-put = Żeton tutaj
sf-legend-printed-depot = Nadrukowana zajezdnia
sf-legend-symbols = 1 symbol premii
sf-legend-bonus-taken = Premia wzięta
sf-legend-total = Suma rzędu
sf-legend-completion = Żeton ukończenia
sf-legend-first = Pierwsza pozycja
sf-legend-second = Druga pozycja
sf-legend-behind = Dalsza pozycja
sf-legend-seat = Miejsce
sf-legend-turn = Czyja tura
sf-legend-place = Pozycja końcowa
sf-legend-points = Punkty
sf-legend-contracts = Zobowiązania
sf-legend-medal = Order budowniczego
sf-legend-cars = Tramwaje
sf-legend-skyscrapers = Wieżowce
sf-legend-needed = Suma na wieżowiec
sf-legend-bonus-plus2 = Żeton +2
sf-legend-bonus-card4 = Uniwersalna 4
sf-legend-bonus-depot = Uniwersalna zajezdnia
sf-legend-bonus-points = Żeton 1½ punktu
sf-legend-bonus-discard = Żeton odrzucania zobowiązań
sf-legend-bonus-tracks = Żeton torów
sf-legend-bonus-left = Zostały 2
sf-legend-bonus-choice = Do wzięcia
sf-legend-bonus-gone = Już nie ma
sf-legend-column-open = Do wyboru
sf-legend-column-shut = Numer i karty
sf-legend-column-locked = Za mało kart
sf-legend-column-taken = W budowie
sf-legend-column-emptied = Właśnie wzięty
sf-legend-join = Wyłóż tutaj
sf-legend-more = Jeszcze 7 kart
sf-legend-deck = Stos
sf-legend-tokens = Żetony fundamentów
sf-legend-last = Ostatnia zmiana
sf-legend-choice = Czeka na decyzję
sf-legend-task = Co zrobić
sf-legend-story = Co się stało

## A turn in three pictures: a line each

sf-lesson-draw = Odkryj kartę i wyłóż ją na obszar. Albo:
sf-lesson-take = Weź wszystkie karty obszaru i zobowiązanie.
sf-lesson-build = Zbuduj je. Powstają tramwaje i wieżowiec.
