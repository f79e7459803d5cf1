### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** dobieraj po dwie karty, płać za budynki, zbieraj żetony publiczne i wygraj. Około pięciu minut.

pc-learn-take = Budujesz miasto przez 17 tur, a wygrywa najwyższy wynik. W każdej turze dobierasz dwie karty leżące obok siebie. Naciśnij **{ $button }** (energia), potem dobierz ją z **b1** (społeczność).
pc-learn-take-why = Karty zasobów są za darmo. Na ich miejscu pojawiły się dwa budynki: po drugiej stronie każdego zasobu jest budynek, którego nikt nie zna.
pc-learn-take-hint = Inne dwie karty też byłyby dobre, ale tu przydadzą się energia i społeczność. Naciśnij **{ $button }** i dobierz z **b1**.

pc-learn-building = Na a1 leży teraz budynek. Kosztuje jedną energię i jedną społeczność, a ty masz obie. Naciśnij **{ $button }** i dobierz go z **a2** (ekonomia).
pc-learn-building-why = Za budynek płaci się od razu. Dobierzesz tylko parę, na którą cię stać; znaki na obrazie pokazują, co jest za drogie.
pc-learn-building-hint = Twoja energia i społeczność to dokładnie koszt budynku na a1. Naciśnij **{ $button }** i dobierz go z **a2**.

pc-learn-pay = Teraz zapłać. Karta innowacji zastąpi dowolny zasób, ale zachowaj ją na później: naciśnij **{ $button }**.
pc-learn-pay-why = Karty, którymi płacisz, przepadają, a budynek zostaje. Proponowana płatność zawsze oszczędza innowacje, bo zastępują wszystko.
pc-learn-pay-hint = Tak też można, ale szkoda innowacji. Naciśnij **{ $button }**.

pc-learn-permanent = Twój budynek daje ekonomię na stałe. Budynek na a2 kosztuje dwie ekonomie, a masz też jedną kartę ekonomii. Naciśnij **a2** i dobierz go z **a1** albo **b2**.
pc-learn-permanent-why = Trwała ekonomia sama zapłaciła swoją część i będzie płacić w każdej twojej turze. Wczesne budynki ułatwiają więc kupno kolejnych.
pc-learn-permanent-hint = Trwała ekonomia i karta ekonomii wystarczą na budynek na a2. Naciśnij **a2**.

pc-learn-flip = Przed dobraniem kart możesz odwrócić jedną, jeśli w jej rzędzie lub kolumnie są same zasoby. Tak jest w kolumnie d. Naciśnij **{ $button }**, potem odwróć.
pc-learn-flip-why = Teraz można dobrać jej budynek – w tej turze ty, potem inni. Odwracanie nic nie kosztuje; rób to, gdy szukasz budynku.
pc-learn-flip-hint = Spróbuj odwrócić kartę: naciśnij **{ $button }**, a potem przycisk odwracania.

pc-learn-deck = Na nic z rynku cię nie stać. Dobierz dwie karty z talii: naciśnij **{ $button }** i potwierdź.
pc-learn-deck-why = Z tych dwóch kart widać tylko wierzchnią, a obie są zasobami. Rynek się nie zmienia.
pc-learn-deck-hint = Wszystko na rynku jest teraz za drogie. Naciśnij **{ $button }**.

pc-learn-points = Budynek na b1 nie daje zasobu, za to 4 punkty. Kosztuje jedną ekonomię i jedną energię: naciśnij **b1** i dobierz go z sąsiednią kartą.
pc-learn-points-why = To punkty decydują o wygranej. Trwała ekonomia znów pomogła, więc wystarczyła jedna karta energii.
pc-learn-points-hint = 4 punkty za jedną kartę energii to okazja: naciśnij **b1** i dobierz budynek z sąsiednią kartą.

pc-learn-civic = Budynek na d1 jest publiczny i kosztuje trzy ekonomie. Masz jedną trwałą i dwie karty: naciśnij **d1** i dobierz go z sąsiednią kartą.
pc-learn-civic-why = Budynek publiczny nie daje punktów ani zasobu, tylko wybrany żeton publiczny.
pc-learn-civic-hint = Stać cię na budynek publiczny na d1. Naciśnij **d1** i dobierz go z sąsiednią kartą.

pc-learn-token = Otwórz listę i wybierz żeton publiczny. Do twojego miasta pasuje żeton 13: **{ $button }**.
pc-learn-token-why = Żetony punktują na koniec, zwykle za trwałe zasoby. Ten jest teraz wart 3, a z każdą kolejną parą ekonomii i społeczności o 3 więcej.
pc-learn-token-hint = Na liście widać, ile żeton jest teraz wart; 3 punkty daje tylko numer 13. Wybierz **{ $button }**.

pc-learn-last = Ostatnia tura gry: talia jest pusta. Budynek na b1 daje 5 punktów i cię na niego stać. Naciśnij **{ $button }** i dobierz go z **c1**.
pc-learn-last-why = Każda osoba ma 17 tur, potem dodaje się punkty z budynków i żetonów publicznych. Pozostałe karty zasobów liczą się tylko przy remisie.
pc-learn-last-hint = Zasoby nic już nie dają, a punkty tak. Naciśnij **{ $button }** i dobierz budynek z **c1**.

pc-learn-end = Wygrywasz 20 do 13: 14 punktów z budynków i 6 za żeton publiczny 13, bo masz dwie pary ekonomii i społeczności.
