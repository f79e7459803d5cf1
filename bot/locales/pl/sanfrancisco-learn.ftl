### San Francisco: the words of the tutorial. `$button` is the label of the control to press.

sanfrancisco-learn = **San Francisco:** weź karty, zabuduj dzielnice, postaw wieżowiec i wygraj. Około pięciu minut.

sf-learn-wrong-done = Odrzucisz wszystkie niezbudowane karty i zakończysz turę.
sf-learn-wrong-refuse = Odrzucona karta wypada z gry.
sf-learn-wrong-place = Każdy obszar jest dozwolony.
sf-learn-wrong-finalize = Ten obszar też możesz wziąć.
sf-learn-wrong-draw = Możesz też odkryć i położyć kartę.

sf-learn-draw = Budujesz miasto z pięciu kolorowych dzielnic, a wygrywa najwyższy wynik. Na obszarach – trzech ponumerowanych paskach na dole po lewej – leżą już trzy karty. Odkryj następną: naciśnij **{ $button }**.
sf-learn-draw-why = W swojej turze robisz jedną z dwóch rzeczy: odkrywasz kartę i wykładasz ją na obszar albo bierzesz wszystkie karty jednego obszaru.
sf-learn-draw-hint = Nie ma pośpiechu: obszar warto wziąć, gdy leży na nim kilka potrzebnych ci kart.

sf-learn-place = Odkryta karta to zielona 3. Na obszarze 2 leżą już zielona 4 i zielony fundament. Naciśnij **{ $button }**.
sf-learn-place-why = Kto bierze obszar, bierze wszystkie jego karty, więc zbieraj w jednym miejscu to, czego chcesz. Pamiętaj tylko, że inni mogą być szybsi.
sf-learn-place-hint = Chcesz mieć wszystkie zielone karty na jednym obszarze, żeby wziąć je naraz.

sf-learn-take = Komputer wyłożył kartę na obszar 3 i znowu twoja kolej. Naciśnij **{ $button }**.
sf-learn-take-why = Dostajesz wszystkie karty obszaru i jedno zobowiązanie, bez względu na liczbę kart. Zobowiązania ciążą: z jednym weźmiesz dopiero obszar z co najmniej 2 kartami.
sf-learn-take-hint = Trzy zielone karty na obszarze 2 pasują do siebie.

sf-learn-build = Teraz zbuduj wzięte karty, tu w twoim panelu (w prawdziwej grze otwiera go **{ $panel }**). Zacznij od zielonej 4: naciśnij **{ $button }**. (+2, bo obejmujesz prowadzenie w zielonej: w każdej dzielnicy daje ono na koniec 2 punkty.)
sf-learn-build-why = Karta w kolorze trafia do rzędu swojego koloru, uniwersalna (czarna) do dowolnego, zawsze na pierwsze wolne pole od lewej. Niechcianą kartę można odrzucić.
sf-learn-build-hint = Najpierw 4: fundament ma leżeć między 4 a 3, gdzie styka się z obiema.
sf-learn-build-hint-build-c66 = Tak byłoby równie dobrze: 3 i 4 to razem 7 w każdej kolejności. W tym przykładzie najpierw jest 4.
sf-learn-build-hint-all = Karty powstaną w kolejności z obszaru: najpierw fundament, który zetknie się tylko z 4. Zacznij od 4.

sf-learn-foundation = Obok stanie fundament. Naciśnij **{ $button }**.
sf-learn-foundation-why = Fundament ma wartość 0, ale stanie na nim wieżowiec, gdy karty obok niego, także nad nim i pod nim, będą miały razem wartość co najmniej 7. Każde twoje nabrzeże (karta z kotwicą) zmniejsza tę liczbę o 1. Na razie jest tam tylko 4.
sf-learn-foundation-hint = Fundament ma stykać się i z 4, i z 3, więc leży między nimi.

sf-learn-skyscraper = A po drugiej stronie zielona 3. Naciśnij **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: powstaje wieżowiec wart 1 punkt. Pierwszy w grze daje też order, czyli jeszcze 1 punkt, dopóki nikt nie ma więcej wieżowców.
sf-learn-skyscraper-hint = Nie odrzucaj 3: dzięki niej powstanie wieżowiec.

sf-learn-tracks = Kilka tur później. Masz do zbudowania pomarańczową 4 i zieloną 2 z torami. Zacznij od torów: naciśnij **{ $button }**.
sf-learn-tracks-why = Pod najniższym rzędem są zajezdnie. Tory, które stykają się z zajezdnią albo z kartą ze znacznikiem tramwaju, też dostają tramwaj. Najwięcej tramwajów na koniec to 2½ punktu. Skwer (fontanna) jest wart 4 obok innej karty z tramwajem, a bez niej 0.
sf-learn-tracks-hint = Zbuduj obie karty w dowolnej kolejności: każda daje punkty, a tory jeszcze tramwaj.

sf-learn-contracts = Kilka tur później. Obie karty są już zbudowane. Masz 1 zobowiązanie, więc na obszarze muszą być co najmniej 2 karty: naciśnij **{ $button }**.
sf-learn-contracts-why = Dostajesz zobowiązanie, ale teraz mają je wszyscy, więc wszyscy odrzucają po jednym: stąd „0 zobowiązań”. Na obszarze zawsze musi być więcej kart, niż masz zobowiązań.
sf-learn-contracts-hint = Na obszarze 2 są dwie karty z symbolem premii.

sf-learn-bonus = Jedna z dwóch żółtych kart jest już zbudowana. Druga też ma symbol premii: naciśnij **{ $button }**.
sf-learn-bonus-why = Drugi symbol premii w rzędzie od razu daje premię. Każda dzielnica ma własną.
sf-learn-bonus-hint = Nie odrzucaj jej: to drugi symbol premii w żółtym rzędzie.

sf-learn-choose = Wybierz premię. Naciśnij **{ $button }**.
sf-learn-choose-why = Niebieska dzielnica daje +2 na kartę, szara kartę o wartości 4, pomarańczowa zajezdnię, zielona mniej zobowiązań. Zamiast każdej premii możesz wziąć tory; tory i zajezdnie to tramwaje.
sf-learn-choose-hint = Tory też się przydają, ale jedna karta więcej w sieci niewiele teraz zmieni.

sf-learn-majority = Kilka tur później. W niebieskiej dzielnicy komputer prowadzi 4 do 3. Na obszarze 1 są niebieska 4 i pomarańczowa 3: naciśnij **{ $button }**.
sf-learn-majority-why = Na koniec najwyższa suma w każdej dzielnicy daje 2 punkty; przy równych sumach decyduje pierwsza wyższa karta od lewej. W grze na trzy lub cztery osoby druga pozycja daje 1 punkt, a w grze na cztery ostatnia odbiera 1. Kto pierwszy zapełni pięć pól dzielnicy, od razu dostaje 1 punkt.
sf-learn-majority-hint = Weź niebieską 4: z nią prowadzisz w niebieskiej dzielnicy.

sf-learn-last = Blisko końca odkrywasz fundament. Każdy wyłożony fundament zabiera żeton, a został tylko jeden. Wyłóż go na dowolny obszar, na przykład **{ $button }**.
sf-learn-last-why = Gra kończy się od razu, gdy na kartę trafia ostatni żeton fundamentu albo gdy czyjeś miasto jest pełne. Pilnuj więc żetonów obok stosu.
sf-learn-last-hint = Odkrytą kartę trzeba wyłożyć na jakiś obszar.

sf-learn-end = Wygrywasz 11½ do 4½: cztery dzielnice (8), wieżowiec (1), order (1) i premia (1½). Komputer ma szarą (2) i tramwaje (2½): macie po jednym, ale jego stoi bardziej na lewo.
