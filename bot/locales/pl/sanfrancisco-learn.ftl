### San Francisco: the words of the tutorial. `$button` is the label of the control to press.

sanfrancisco-learn = **San Francisco:** weź karty, zabuduj dzielnice, postaw wieżowiec i wygraj. Około pięciu minut.

sf-learn-draw = Budujesz miasto z pięciu kolorowych dzielnic, a wygrywa najwyższy wynik. Nie ma jeszcze żadnych kart, więc możliwe jest tylko jedno. Naciśnij **{ $button }**.
sf-learn-draw-why = W swojej turze robisz jedną z dwóch rzeczy: odkrywasz kartę i wykładasz ją na obszar albo bierzesz wszystkie karty jednego obszaru.
sf-learn-draw-hint = Obszary są puste. Naciśnij **{ $button }**.

sf-learn-place = Odkryta karta to zielona 3. Na obszarze 2 leżą już zielona 4 i zielony fundament. Naciśnij **{ $button }**.
sf-learn-place-why = Kto bierze obszar, bierze wszystkie jego karty, więc zbieraj w jednym miejscu to, czego chcesz. Pamiętaj tylko, że inni mogą być szybsi.
sf-learn-place-hint = Tak też wolno, ale tu zielone karty mają leżeć razem. Naciśnij **{ $button }**.

sf-learn-take = Komputer wyłożył kartę na obszar 3 i znowu twoja kolej. Naciśnij **{ $button }**.
sf-learn-take-why = Dostajesz wszystkie karty obszaru i jedno zobowiązanie, bez względu na liczbę kart. Po co są zobowiązania, za chwilę.
sf-learn-take-hint = Trzy zielone karty na obszarze 2 pasują do siebie. Naciśnij **{ $button }**.

sf-learn-build = Teraz zbuduj dobrane karty. Zacznij od zielonej 4: naciśnij **{ $button }**. (+2 to punkty, które by ci to dało, gdyby gra skończyła się teraz.)
sf-learn-build-why = Karta w kolorze trafia do rzędu swojego koloru, uniwersalna (czarna) do dowolnego, zawsze na pierwsze wolne pole od lewej. Niechcianą kartę można odrzucić.
sf-learn-build-hint = Tu ważna jest kolejność: najpierw 4. Naciśnij **{ $button }**.

sf-learn-foundation = Obok stanie fundament. Naciśnij **{ $button }**.
sf-learn-foundation-why = Fundament ma wartość 0, ale może stanąć na nim wieżowiec, gdy karty obok niego mają razem co najmniej 7. Na razie jest tam tylko 4.
sf-learn-foundation-hint = Fundament ma leżeć między 4 a 3, więc teraz jego kolej. Naciśnij **{ $button }**.

sf-learn-skyscraper = A po drugiej stronie zielona 3. Naciśnij **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: powstaje wieżowiec wart 1 punkt. Pierwszy w grze daje też order, czyli jeszcze 1 punkt, dopóki nikt nie ma więcej wieżowców.
sf-learn-skyscraper-hint = Nie odrzucaj 3: dzięki niej powstanie wieżowiec. Naciśnij **{ $button }**.

sf-learn-tracks = Kilka tur później. Masz do zbudowania pomarańczową 4 i zieloną 2 z torami. Zacznij od torów: naciśnij **{ $button }**.
sf-learn-tracks-why = Pod najniższym rzędem są zajezdnie. Tory, które stykają się z zajezdnią albo z kartą ze znacznikiem tramwaju, też dostają tramwaj. Najwięcej tramwajów na koniec to 2½ punktu.
sf-learn-tracks-hint = Zacznij od karty z torami. Naciśnij **{ $button }**.

sf-learn-contracts = Nadal masz zobowiązanie z poprzedniej tury. Jeden z obszarów jest dla ciebie dość duży: naciśnij **{ $button }**.
sf-learn-contracts-why = Na obszarze musi być więcej kart, niż masz zobowiązań: 2 karty przy 1 zobowiązaniu, 3 przy 2. Gdy wszyscy mają zobowiązanie, wszyscy odrzucają po jednym – tak jak teraz.
sf-learn-contracts-hint = Możesz odkryć kartę, ale na obszarze 2 są dwie karty z symbolem premii. Naciśnij **{ $button }**.

sf-learn-bonus = Jedna z dwóch żółtych kart jest zbudowana. Druga też ma symbol premii: naciśnij **{ $button }**.
sf-learn-bonus-why = Drugi symbol premii w rzędzie od razu daje premię. Każda dzielnica ma własną.
sf-learn-bonus-hint = Nie odrzucaj jej: to drugi symbol premii w żółtym rzędzie. Naciśnij **{ $button }**.

sf-learn-choose = Wybierz premię. Naciśnij **{ $button }**.
sf-learn-choose-why = Inne dzielnice dają kartę, +2 na kartę, zajezdnię albo mniej zobowiązań. Zamiast każdej premii możesz wziąć tory.
sf-learn-choose-hint = Tory też się przydają, ale jedna karta więcej w sieci niewiele teraz zmieni. Naciśnij **{ $button }**.

sf-learn-majority = W niebieskiej dzielnicy komputer prowadzi 4 do 3. Na obszarze 1 są niebieska 4 i pomarańczowa 3: naciśnij **{ $button }**.
sf-learn-majority-why = Na koniec najwyższa suma w każdej dzielnicy daje 2 punkty. Wygrywa się, prowadząc choćby o włos w wielu dzielnicach.
sf-learn-majority-hint = Poszukaj obszaru z niebieską kartą. Naciśnij **{ $button }**.

sf-learn-last = Gra prawie skończona: odkryta karta to fundament, a został tylko jeden żeton fundamentu. Wyłóż ją na dowolny obszar, na przykład **{ $button }**.
sf-learn-last-why = Gra kończy się od razu, gdy na kartę trafia ostatni żeton fundamentu albo gdy czyjeś miasto jest pełne. Pilnuj więc żetonów obok stosu.
sf-learn-last-hint = Wyłóż fundament na dowolny obszar. Naciśnij **{ $button }**.

sf-learn-end = Wygrywasz 11½ do 4½: cztery dzielnice (8), wieżowiec (1), order (1) i premia (1½). Komputer ma szarą (2) i tramwaje (2½); przy jednym tramwaju każdego z was decyduje ten dalej z lewej.
