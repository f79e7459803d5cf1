### The rules of San Francisco in our own words, by topic.
### "Doprecyzowanie" (our ruling) marks what the rulebook leaves open and this table decides.

sf-rules-goal-title = Cel gry

sf-rules-goal =
    Od dwóch do czterech osób buduje miasta z pięciu dzielnic: od góry niebieska, szara, pomarańczowa, żółta i zielona, w każdej pięć pól. Liczą się najlepsze dzielnice, największa sieć tramwajowa i jak najwięcej wieżowców.

    Punkty dają wieżowce, order budowniczego, żetony 1½ punktu, żetony ukończenia dzielnic oraz przewagi za pięć dzielnic i za sieć tramwajową. Wygrywa najwyższy wynik.

sf-rules-turn-title = Tura

sf-rules-turn =
    W swojej turze robisz jedną z dwóch rzeczy.

    {""}**Wykładasz projekt.** Odkrywasz wierzchnią kartę stosu, oglądasz ją i kładziesz na jednym z trzech obszarów. Fundament dostaje tam żeton fundamentu; gdy żetony się skończą, kończy się gra. Na tym tura się kończy.

    {""}**Realizujesz projekty.** Możesz wziąć karty z obszaru, na którym jest ich więcej, niż masz zobowiązań: bez zobowiązań – z każdego niepustego, z dwoma zobowiązaniami – z takiego, na którym leżą co najmniej trzy karty. Bierzesz wszystkie karty obszaru i jedno zobowiązanie, bez względu na liczbę kart. Jeśli teraz wszyscy mają co najmniej jedno zobowiązanie, wszyscy odrzucają po jednym. Potem budujesz.

    - **Doprecyzowanie:** o tym, kto zaczyna, decyduje los, chyba że wskaże to host stołu.

sf-rules-building-title = Budowa

sf-rules-building =
    Każdą dobraną kartę budujesz albo odrzucasz, w dowolnej kolejności. Karta w kolorze trafia do rzędu swojego koloru, uniwersalna do dowolnego, zawsze na pierwsze wolne pole od lewej. Odrzucone karty odpadają z gry.

    Jeden z przycisków pod obrazem buduje po kolei wszystkie karty, które można zbudować tylko w jeden sposób, i zatrzymuje się, gdy dostajesz premię.

    - **Doprecyzowanie:** żeton z odrzuconego fundamentu odpada z gry razem z nim.
    - **Doprecyzowanie:** karty, na które w żadnym rzędzie nie ma już miejsca, odpadają same.
    - **Doprecyzowanie:** tura kończy się sama, gdy wszystkie karty są zbudowane lub odrzucone i nie masz premii do wzięcia. Jeśli masz jeszcze żeton odrzucania zobowiązań i zobowiązanie, możesz najpierw go użyć albo zakończyć turę.

    Po każdej karcie rozstrzyga się kolejno (zobacz tematy): sieć, skwery, wieżowce, order, ukończenie dzielnicy, premia.

sf-rules-network-title = Sieć tramwajowa

sf-rules-network =
    Pod każdym polem najniższego rzędu jest nadrukowana zajezdnia, są też karty zajezdni. Karta z torami należy do sieci, gdy styka się bokiem z nadrukowaną zajezdnią, z kartą zajezdni albo z kartą, która już jest w sieci. Może przy tym podłączyć karty zbudowane wcześniej. Karta zajezdni jest w sieci, gdziekolwiek leży. Nie ma znaczenia, w którą stronę biegną tory, a stykanie się rogami nie wystarcza.

    Na każdej karcie sieci stoi jeden znacznik tramwaju. Znaczników nigdy nie brakuje. Na nadrukowanych zajezdniach ich nie ma.

sf-rules-squares-title = Skwery

sf-rules-squares =
    Skwer ma wartość 4, dopóki obok niego jest karta ze znacznikiem tramwaju, a w przeciwnym razie 0. Znacznik na samym skwerze się dla niego nie liczy. Wartość skweru liczy się dla jego dzielnicy i dla sąsiednich fundamentów.

sf-rules-skyscrapers-title = Wieżowce

sf-rules-skyscrapers =
    Wieżowiec powstaje na fundamencie, gdy tylko karty stykające się z nim bokiem mają łącznie wartość co najmniej 7. Każda karta nabrzeża na twojej planszy obniża ten próg o 1, gdziekolwiek leży. Dzieje się to samo, a kilka wieżowców może powstać naraz.

    Pierwszy wieżowiec w grze daje order budowniczego. Potem order przechodzi do każdego, kto ma więcej wieżowców niż jego posiadacz.

    Żeton +2 na fundamencie liczy się dla jego dzielnicy i dla fundamentu obok, ale nigdy dla wieżowca na nim samym.

    Wieżowiec i order są warte po 1 punkcie.

sf-rules-completion-title = Ukończenie dzielnicy

sf-rules-completion =
    Osoba, która pierwsza umieści w dzielnicy pięć kart, otrzymuje jej żeton ukończenia wart 1 punkt. Karty uniwersalne i karty premii też się liczą.

sf-rules-bonuses-title = Premie

sf-rules-bonuses =
    Drugi symbol premii w tym samym rzędzie twojego miasta od razu daje premię, jedną na dzielnicę; trzeci nie daje nic. Karta uniwersalna liczy się dla rzędu, w którym leży. Każdego rodzaju premii są trzy sztuki. Nie można wziąć rodzaju, którego już nie ma. Jeśli możesz wziąć premię, musisz. Zamiast premii dowolnej dzielnicy wolno wziąć żeton torów.

    - **Niebieska:** żeton +2, który kładziesz na dowolnej karcie na swojej planszy; jej wartość rośnie o 2. Na jednej karcie może leżeć kilka.
    - **Szara:** karta uniwersalna o wartości 4, od razu umieszczana w dowolnym rzędzie z wolnym polem.
    - **Pomarańczowa:** uniwersalna karta zajezdni, od razu umieszczana w dowolnym rzędzie z wolnym polem.
    - **Żółta:** żeton 1½ punktu.
    - **Zielona:** żeton odrzucania zobowiązań. Raz, w dowolnej chwili swojej tury, odrzucasz nim 1 lub 2 zobowiązania, po czym żeton odpada z gry. Żetonem zdobytym podczas budowy można pozbyć się zobowiązania wziętego przed chwilą.
    - **Dowolna:** żeton torów, który kładziesz na karcie bez torów na swojej planszy.

    Karty premii nie mają symbolu premii, ale uruchamiają te same kroki co inne karty. Dzięki żetonowi +2 może powstać wieżowiec, a żeton torów może dać tramwaje.

    - **Doprecyzowanie:** nie można wziąć rodzaju, którego nie da się umieścić na twojej planszy.
    - **Doprecyzowanie:** gdy nie można wziąć ani premii dzielnicy, ani żetonu torów, ta dzielnica nie daje premii ani teraz, ani później.
    - **Doprecyzowanie:** żeton torów trafia na kartę na twojej planszy, która nie ma ani nadrukowanych torów, ani żetonu torów. Może to być karta zajezdni.
    - **Doprecyzowanie:** żetonu odrzucania zobowiązań nie można użyć między wybraniem premii a umieszczeniem jej na planszy ani po wyłożeniu odkrytej karty, bo to kończy turę.

sf-rules-end-title = Koniec gry

sf-rules-end =
    Gra kończy się natychmiast, gdy ostatni żeton fundamentu trafia na kartę na obszarze albo gdy czyjaś plansza miasta jest pełna. Żetonów fundamentów jest 6 na dwie osoby, 8 na trzy i 10 na cztery.

    - **Doprecyzowanie:** plansza jest pełna, gdy leży na niej 25 kart, razem z kartami premii.
    - **Doprecyzowanie:** karta, która ją zapełnia, działa jeszcze w pełni, łącznie z premią. Potem gra się kończy, a pozostałe dobrane karty wracają do pudełka.

sf-rules-scoring-title = Punktacja

sf-rules-scoring =
    W każdej dzielnicy o pozycji decyduje suma wartości kart w rzędzie, a w sieci tramwajowej liczba znaczników tramwajów. Suma 0 też się liczy. Punkty za kolejne pozycje:

    - dwie osoby: 2 i 0
    - trzy osoby: 2, 1 i 0
    - cztery osoby: 2, 1, 0 i −1

    Za sieć tramwajową pierwsza pozycja daje 2½ zamiast 2.

    Do tego dochodzi po 1 punkcie za wieżowiec, 1 za order, po 1½ za żeton 1½ punktu i po 1 za żeton ukończenia dzielnicy.

    Wygrywa najwyższy wynik. Przy remisie decyduje większa liczba znaczników tramwajów. Jeśli i tu jest remis, zwycięstwo jest wspólne.

    Punkty pokazywane w trakcie gry nie liczą dzielnic, w których nikt nie ma jeszcze karty, ani sieci tramwajowej, dopóki nikt nie ma w niej tramwaju.

sf-rules-ties-title = Remisy

sf-rules-ties =
    {""}**Dzielnice.** Porównaj rzędy pole po polu od lewej: decyduje pierwsza wyższa karta. Jeśli wszystkie pięć jest równych, przejdź do rzędu niżej, a po najniższym do najwyższego.

    {""}**Tramwaje.** Porównaj liczbę znaczników tramwajów w pierwszej kolumnie planszy od lewej, potem w następnej i tak dalej.

    {""}**Nadal remis.** Wyżej jest ten, w czyjej turze gra się kończy, a jeśli nie ma go wśród remisujących, ten z nich, kto gra po tej turze najwcześniej.

    - **Doprecyzowanie:** puste pole liczy się jako 0, a dalsze rzędy porównuje się pole po polu, nigdy sumami, aż porówna się wszystkie pięć.
    - **Doprecyzowanie:** jeśli remisuje nadal więcej niż dwie osoby, o kolejności decyduje to, kto gra po tej turze wcześniej.

sf-rules-deck-title = Talia

sf-rules-deck =
    Żadna instrukcja nie zawiera listy 87 kart projektów, dlatego standardowa talia tego bota jest rekonstrukcją: liczby kart, kolorów i rodzajów zgadzają się z tym, co wiadomo, a poszczególne karty są nasze. Kto ma tę grę, może spisać jej karty w pliku talii, a administracja bota może dodać tę talię jako wariant nowego stołu.

    Standardowa talia ma po 15 kart każdej dzielnicy i 12 uniwersalnych. Wśród nich jest 12 fundamentów, 6 zajezdni, 6 skwerów (szare, pomarańczowe i żółte), 4 nabrzeża (niebieskie), 28 kart z torami i 29 z symbolem premii.

    Kolejność dzielnic i przypisanie do nich premii także są zrekonstruowane. Pewne jest tylko to, że premią szarej jest karta.
