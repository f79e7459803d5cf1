### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** dobieraj po dwie karty, płać za budynki, zbieraj żetony publiczne i wygraj. Około pięciu minut.

pc-learn-wrong-flip = Tę kartę też możesz odwrócić.
pc-learn-wrong-take = Te dwie karty też możesz dobrać.

pc-learn-take = Budujesz miasto przez 17 tur, a wygrywa najwyższy wynik. W każdej turze dobierasz dwie karty leżące obok siebie. Nazwę daje karcie jej kolumna, od a do d, i rząd, od 1 do 4. Naciśnij **{ $button }** (energia), potem dobierz ją razem z **b1** (społeczność).
pc-learn-take-why = Zasoby są za darmo. Na miejsce zasobu przychodzi budynek (znak domu), a na miejsce budynku zasób (kółko).
pc-learn-take-hint = Tu przydadzą się energia i społeczność.

pc-learn-building = To twój własny panel; w prawdziwej grze otwiera go **{ $panel }**. Na a1 leży teraz budynek. Koszt pokazuje jasny pasek na dole karty: jedna energia i jedna społeczność. Masz obie, co widać w tabeli pod rynkiem. Naciśnij **{ $button }** i dobierz go razem z **a2** (ekonomia).
pc-learn-building-why = Za budynek płaci się od razu, więc dobierzesz tylko parę, na którą cię stać.
pc-learn-building-hint = Na budynek z a1 cię stać, a ekonomia z a2 zaraz się przyda.

pc-learn-pay = Teraz zapłać. Innowacja, którą każdy ma na początku (żarówka), zastąpi dowolny zasób, ale zachowaj ją na później: naciśnij **{ $button }**.
pc-learn-pay-why = Karty, którymi płacisz, przepadają, a budynek zostaje. Gdy można zapłacić tylko w jeden sposób, gra nie pyta, nawet jeśli zużyje innowację.
pc-learn-pay-hint = Tak też można, ale szkoda innowacji.

pc-learn-permanent = Twój budynek daje ekonomię na stałe. Budynek na a2 kosztuje dwie ekonomie, a na a1 leży karta ekonomii. Naciśnij **a2** i dobierz go razem z **a1**.
pc-learn-permanent-why = Trwała ekonomia sama zapłaciła swoją część i będzie płacić w każdej twojej turze. Wczesne budynki ułatwiają więc kupno kolejnych. Najpierw płacą trwałe zasoby, potem karty tego rodzaju, a brak uzupełnia karta pomysłowości.
pc-learn-permanent-hint = Budynek na a2 ułatwi kupno kolejnych, a ekonomia z a1 pomoże za niego zapłacić.

pc-learn-flip = Po drugiej stronie każdego zasobu jest budynek. Przed dobraniem kart możesz odwrócić jedną, jeśli w jej rzędzie lub kolumnie są same zasoby, tak jak w kolumnie d. Naciśnij **{ $button }**, potem odwróć.
pc-learn-flip-why = Teraz możesz dobrać jej budynek, a po tobie mogą inni. Odwracanie nic nie kosztuje; rób to, gdy szukasz budynku.
pc-learn-flip-hint = Odwróć d2, zanim dobierzesz karty: potem już nie można.

pc-learn-flipped = Budynek na d2 kosztuje jedną ekonomię i jeden przemysł. Ekonomię masz na stałe, a na d1 leży przemysł: naciśnij **d2** i dobierz go razem z **d1**.
pc-learn-flipped-why = Zasobem można od razu płacić za budynek dobrany razem z nim.
pc-learn-flipped-hint = Do budynku na d2 brakuje ci przemysłu, a leży on na d1.

pc-learn-deck = Dwie tury później. Nie możesz wziąć żadnych dwóch sąsiednich kart: kłódka oznacza budynek, na który cię nie stać nawet razem z kartą obok. Dobierz dwie karty z talii: naciśnij **{ $button }** i potwierdź.
pc-learn-deck-why = Z tych dwóch kart widać tylko wierzchnią, a obie są zasobami. Rynku się wtedy nie uzupełnia.
pc-learn-deck-hint = Na żadne dwie sąsiednie karty cię teraz nie stać.

pc-learn-points = Budynek na b1 nie daje zasobu, za to 4 punkty. Kosztuje jedną ekonomię i jedną energię: naciśnij **b1** i dobierz go razem z **c1** (energia).
pc-learn-points-why = To punkty decydują o wygranej. Trwała ekonomia znów pomogła, więc wystarczyła jedna karta energii.
pc-learn-points-hint = 4 punkty za jedną kartę energii to okazja, a na c1 od razu jest nowa.

pc-learn-civic = Budynek na d1 jest publiczny i kosztuje trzy ekonomie. Masz jedną trwałą i dwie karty: naciśnij **d1** i dobierz go razem z **d2** (ekologia).
pc-learn-civic-why = Budynek publiczny nie daje punktów ani zasobu, tylko wybrany żeton publiczny.
pc-learn-civic-hint = Stać cię na budynek publiczny na d1, a karta na d2 jest za darmo.

pc-learn-token = Otwórz listę i wybierz żeton publiczny. Do twojego miasta pasuje żeton 13: **{ $button }**.
pc-learn-token-why = Żetony punktują na koniec, zwykle za trwałe zasoby. Ten jest teraz wart 3, a z każdą kolejną parą ekonomii i społeczności o 3 więcej.
pc-learn-token-hint = Na liście widać, ile żeton jest teraz wart; 3 punkty daje tylko numer 13.

pc-learn-last = Twoja ostatnia tura: talia jest pusta. Budynek na b1 daje 5 punktów za trzy energie i dwa przemysły; twoja podwójna energia liczy się za dwie. Naciśnij **{ $button }** i dobierz go razem z **c1**.
pc-learn-last-why = Każdy ma 17 tur, potem dodaje się punkty z budynków i żetonów publicznych. Pozostałe zasoby liczą się tylko przy remisie – ale żeton 7 punktuje za innowacje.
pc-learn-last-hint = Zasoby nic już nie dają, a punkty tak.

pc-learn-end = Wygrywasz 20 do 13: 14 punktów z budynków i 6 za żeton publiczny 13, bo masz dwie pary ekonomii i społeczności.
