### Ticket to Ride: San Francisco: the words of the tutorial. `$button` is the label of the control to use first.

tickettoride-learn = **Ticket to Ride: San Francisco:** zbieraj karty, twórz połączenia, realizuj Bilety i wygraj. Około pięciu minut.

ttr-learn-wrong-keep = Taki wybór też jest dozwolony.
ttr-learn-wrong-tickets = Dobranie Biletów też jest dozwolone.
ttr-learn-wrong-claim = Na to połączenie też cię stać.
ttr-learn-wrong-take = Tę kartę też możesz dobrać.

ttr-learn-keep = Tworzysz na mapie połączenia swoimi 20 tramwajami, a wygrywa najwyższy wynik. Drugi obraz to twój panel, którego nikt inny nie widzi: masz dwa Bilety, każdy z dwoma miejscami do połączenia. Zatrzymaj oba: naciśnij **{ $button }**.
ttr-learn-keep-why = Bilet daje punkty, jeśli na koniec twoje połączenia łączą oba miejsca. Jeśli nie, tyle samo tracisz.
ttr-learn-keep-hint = Oba prowadzą przez tę samą część miasta.

ttr-learn-row = Komputer, który gra drugi, wyłożył na mapę ostatnie żetony Turystyki; o tym, do czego służą, za chwilę. Teraz twoja tura. Zaczniesz od niebieskiego połączenia Painted Ladies z Civic Center, które kosztuje dwie niebieskie karty. Masz jedną: naciśnij **{ $button }**.
ttr-learn-row-why = W turze robisz jedną z trzech rzeczy: dobierasz dwie karty, tworzysz połączenie albo dobierasz Bilety. Miejsce wziętej odkrytej karty od razu zajmuje następna.
ttr-learn-row-hint = Niebieskie połączenie kosztuje dwie niebieskie karty, a ty masz jedną.

ttr-learn-second = Teraz dobierz drugą kartę. Spróbuj szczęścia: naciśnij **{ $button }**.
ttr-learn-second-why = Co dobierasz z talii, widzisz tylko ty. Może to być Prom, który zastępuje każdy kolor.
ttr-learn-second-hint = Tu dobierz w ciemno, z talii.

ttr-learn-claim = Twoja następna tura. W prawdziwej grze panel otwiera **{ $panel }** pod mapą. Utwórz połączenie: otwórz listę **{ ttr-select-routes }** i wybierz **{ $button }**.
ttr-learn-claim-why = Dwie niebieskie karty za dwa niebieskie pola. Stają na nich tramwaje i od razu masz 2 punkty. Połączenia z 1, 2, 3 i 5 pól dają 1, 2, 4 i 10.
ttr-learn-claim-hint = Niebieskie połączenie z Painted Ladies do Civic Center to 2 z 3 pól pierwszego Biletu.

ttr-learn-grey = Do pierwszego Biletu brakuje jednego pola, szarego. Na szare pasuje dowolny jeden kolor: wybierz **{ $button }** z listy **{ ttr-select-routes }** i zapłać czarną.
ttr-learn-grey-why = Haight Ashbury i Civic Center są połączone: 3 punkty na koniec. W grze na dwie osoby z dwóch nitek obok siebie można zająć tylko jedną.
ttr-learn-grey-hint = Utwórz szare połączenie Haight Ashbury – Painted Ladies i zapłać czarną: czerwona zaraz się przyda.

ttr-learn-souvenir = Masz dwie nowe karty. Pora na drugi Bilet: za dwie czerwone utworzysz połączenie do Sunset, gdzie leżą żetony Turystyki. Wybierz **{ $button }**.
ttr-learn-souvenir-why = Połączenie daje 2 punkty i żeton. Różne żetony są na koniec warte coraz więcej: 2 dają 1 punkt, a komplet 7 daje 12.
ttr-learn-souvenir-hint = Połączenie do Sunset przybliża Bilet i daje żeton.

ttr-learn-ferry = Twoja następna tura. Wśród odkrytych kart jest Prom. Zastępuje każdy kolor: naciśnij **{ $button }**.
ttr-learn-ferry-why = Odkryty Prom liczy się za obie karty, więc tura się kończy.
ttr-learn-ferry-hint = Kolory trafiają się ciągle, Promy rzadko.

ttr-learn-ferryroute = Zielone połączenie z Pier 39 do Alcatraz ma symbol promu: jedną z dwóch kart musi być Prom. Otwórz listę **{ ttr-select-routes }** i wybierz **{ $button }**.
ttr-learn-ferryroute-why = Jedna zielona i jeden Prom: 2 punkty i drugi żeton. Na innych połączeniach Prom może zastąpić dowolny kolor.
ttr-learn-ferryroute-hint = Prom jest konieczny tylko na połączeniu promowym, więc użyj go tutaj.

ttr-learn-tickets = Twoje połączenia sięgają już daleko, więc kolejny Bilet może być łatwy. Naciśnij **{ $button }**.
ttr-learn-tickets-why = Dobierasz dwa Bilety i co najmniej jeden zatrzymujesz. Nikt inny ich nie widzi.
ttr-learn-tickets-hint = Bilety dają dużo punktów, a tramwajów wystarczy ci na jeszcze jeden.

ttr-learn-choose = Porównaj: pierwszy Bilet potrzebuje jeszcze 3 tramwajów, drugi 11. Naciśnij **{ $button }**.
ttr-learn-choose-why = Z Pier 39 do The Embarcadero prowadzi jedno niebieskie połączenie. Panel zawsze pokazuje, ilu tramwajów Bilet jeszcze potrzebuje.
ttr-learn-choose-hint = Długi Bilet pewnie zabrałby ci 11 punktów.

ttr-learn-last = Blisko końca: wszystkie trzy Bilety są zrealizowane i zostały ci 4 tramwaje. Otwórz listę **{ ttr-select-routes }** i wybierz **{ $button }**.
ttr-learn-last-why = Gdy ktoś ma najwyżej 2 tramwaje, zaczyna się ostatnia runda: wszyscy mają jeszcze po jednej turze, ty ostatnią. Potem wszyscy pokazują Bilety.
ttr-learn-last-hint = Dwa pola i zostaną ci 2 tramwaje, a to połączenie daje też żeton.

ttr-learn-end = Wygrywasz 40 do 14: 19 punktów za połączenia, 15 za trzy Bilety, 6 za pięć różnych żetonów. Komputer stracił 8 punktów przez niezrealizowany Bilet.
