### The rules of Point City in our own words, by topic.
### "Doprecyzowanie" (our ruling) marks what the rulebook leaves open and this table decides.

pc-rules-goal-title = Cel gry

pc-rules-goal =
    Od jednej do czterech osób zbiera zasoby i buduje z nich miasta. Budynki dają punkty, trwałe zasoby, którymi płaci się za kolejne budynki, albo żetony publiczne. Każda osoba ma 17 tur, a wygrywa najwyższy wynik.

    Zasobów jest pięć: ekonomia, energia, ekologia, społeczność i przemysł. Karta innowacji zastępuje jeden dowolny zasób. Każda karta rynku ma dwie strony: zasób i budynek. Nikt nie wie, jaki budynek jest po drugiej stronie zasobu.

    Każdy zaczyna z jedną kartą innowacji. O tym, kto zaczyna, decyduje los, chyba że wskaże to host stołu.

    - **Doprecyzowanie:** startowa karta innowacji jest taka jak każda inna.

pc-rules-turn-title = Tura

pc-rules-turn =
    1. Jeśli chcesz, odwróć jedną kartę rynku.
    2. Dobierz dwie karty: dwie sąsiednie z rynku albo dwie wierzchnie z talii. Za budynki wśród nich płacisz od razu.
    3. Za każdy budynek publiczny weź żeton publiczny.
    4. Rynek się uzupełnia.

    Ruchy z bieżącej tury możesz cofać samodzielnie, dopóki nie zostanie odkryte nic nowego; potem muszą się zgodzić wszyscy. Coś nowego odkrywa się przy odwróceniu karty, dobraniu z talii, uzupełnieniu rynku i na koniec gry.

    - **Doprecyzowanie:** tura kończy się sama, gdy karty są dobrane i opłacone, a ostatni należny żeton jest wzięty.

pc-rules-flip-title = Odwracanie karty

pc-rules-flip =
    Raz na turę, przed dobraniem kart, możesz odwrócić jeden zasób rynku na stronę z budynkiem, jeśli leży w rzędzie lub kolumnie z samymi zasobami. Budynków nigdy się nie odwraca.

    - **Doprecyzowanie:** dotyczy to każdej karty takiego rzędu lub kolumny, także przed dobraniem z talii i w ostatniej turze.

pc-rules-taking-title = Dobieranie kart

pc-rules-taking =
    Dwie karty z rynku muszą stykać się bokiem, rogi się nie liczą. Możesz też dobrać dwie wierzchnie karty talii. Pierwszą z nich widać, drugiej nie. Nie można dobrać jednej karty z rynku, a drugiej z talii.

    Zasób jest darmowy i leży odtąd odkryty przed tobą. Za budynek trzeba zapłacić od razu, więc pary, której nie możesz w całości opłacić, nie da się dobrać. Zasobem można zapłacić za budynek dobrany razem z nim.

    Karty z talii to zawsze zasoby.

    Naciśnij kartę, żeby zobaczyć, z czym można ją dobrać. Karty, których nie możesz dobrać, są wyszarzone, a budynki, na które cię nie stać, są oznaczone na obrazie.

pc-rules-paying-title = Płacenie

pc-rules-paying =
    Za budynek płaci się kartami zasobów, które się odrzuca, trwałymi zasobami miasta, które zostają, i kartami innowacji. Karta z dwoma symbolami liczy się jako dwa zasoby tego samego rodzaju.

    Każdego trwałego zasobu można użyć raz na turę, w każdej turze. Zasób świeżo dobranego budynku liczy się od twojej następnej tury.

    - **Doprecyzowanie:** za dwa budynki dobrane w jednej turze płaci się razem. Trwałe zasoby liczą się zawsze, każdy tylko raz.
    - **Doprecyzowanie:** płatność musi pokryć to, czego nie pokrywają trwałe zasoby, i nie może zawierać zbędnej karty. Nadwyżka podwójnej karty przepada.
    - **Doprecyzowanie:** proponowana płatność oszczędza najpierw karty innowacji, potem karty podwójne, a na końcu używa jak najmniej kart. Możesz wybrać każdą inną. Jeśli jest tylko jedna możliwość, płatność odbywa się sama.

pc-rules-civic-title = Budynki publiczne

pc-rules-civic =
    Budynek publiczny nie daje ani punktów, ani zasobu. Zamiast tego bierzesz od razu jeden z żetonów publicznych, które punktują na koniec gry. W grze na jedną lub dwie osoby jest ich 10, na trzy 12, na cztery 14.

    - **Doprecyzowanie:** przy dwóch budynkach publicznych bierzesz żetony jeden po drugim, po opłaceniu budynków, a przed uzupełnieniem rynku.
    - **Doprecyzowanie:** z żetonu nie można zrezygnować. Gdy żadnego już nie ma, nie bierze się nic.

pc-rules-refill-title = Uzupełnianie rynku

pc-rules-refill =
    Na koniec tury dwa puste pola dostają nowe karty z talii, od górnego rzędu i od lewej do prawej. Po zasobie nowa karta leży stroną z budynkiem, po budynku stroną z zasobem. Na obrazie przy każdej karcie widać, czy zastąpi ją budynek, czy zasób.

    Jeśli dobierasz dwie karty z talii, rynek się nie zmienia.

pc-rules-end-title = Koniec gry

pc-rules-end =
    Gra kończy się, gdy nie da się już uzupełnić rynku. Każdy ma wtedy za sobą 17 tur. W ostatniej turze gry talia jest pusta, więc można dobierać tylko z rynku.

    Liczą się punkty na budynkach i żetony publiczne. Wygrywa najwyższy wynik. Przy remisie rozstrzyga liczba niewydanych kart zasobów razem z innowacjami, a jeśli i ona jest równa, zwycięstwo jest wspólne.

    - **Doprecyzowanie:** jeśli w ostatniej turze nie stać cię na żadną parę, tura kończy się bez dobierania i też się liczy.

pc-rules-tokens-title = Żetony publiczne

pc-rules-tokens =
    Żetony publiczne liczą trwałe zasoby miasta, nigdy karty zasobów. Jeden z nich liczy niewydane karty innowacji.

    Zestaw to po jednym z zasobów, które wymienia żeton, a punktuje każdy pełny zestaw. Treść każdego żetonu i to, ile jest teraz wart dla kogo, pokazują `{ -game-state }` i przycisk **{ pc-zoom-own }**.

pc-rules-alone-title = Gra jednoosobowa

pc-rules-alone =
    Grasz przeciw SI (sztucznej inteligencji), kartami dla dwóch osób i z 10 żetonami publicznymi ułożonymi w rzędzie. SI nie ma na starcie karty innowacji. Zaczynasz ty.

    Przy rynku leżą dwa żetony rynku: jeden przy rzędzie (na początku 2), drugi przy kolumnie (na początku a). Po każdej twojej turze:

    1. SI dobiera kartę na przecięciu tego rzędu i tej kolumny oraz kartę poniżej. Poniżej dolnego rzędu jest górna karta tej samej kolumny.
    2. SI nic nie płaci i buduje każdy dobrany budynek. Za budynek publiczny bierze pierwszy żeton od lewej.
    3. Rynek się uzupełnia.
    4. Jeden żeton rynku przesuwa się o rząd w dół, drugi o kolumnę w prawo. Po ostatnim rzędzie i po ostatniej kolumnie są znów pierwsze.

    Ty punktujesz jak zawsze. SI liczy punkty na swoich budynkach oraz:

    - łatwy poziom: 1 za każdy trwały zasób, 3 za każdy żeton publiczny
    - średni poziom: 1, 2 lub 3 za każdy trwały zasób, jeśli ma jeden, dwa lub co najmniej trzy tego rodzaju, 5 za każdy żeton publiczny
    - trudny poziom: 1, 3 lub 6 za każdy trwały zasób, jeśli ma jeden, dwa lub co najmniej trzy tego rodzaju, 7 za każdy żeton publiczny, 1 za każdą kartę innowacji

    - **Doprecyzowanie:** przy remisie wszystkie karty zasobów SI liczą się jako niewydane.
    - **Doprecyzowanie:** za dwa budynki publiczne SI bierze dwa pierwsze żetony od lewej.

pc-rules-cards-title = Karty

pc-rules-cards =
    Kart jest 160, na trzech poziomach. Na wierzchu talii są karty pierwszego poziomu, na spodzie trzeciego, a część kart każdego poziomu odkłada się bez oglądania. W grze zostaje:

    - jedna lub dwie osoby: 40, 24 i 18 kart
    - trzy osoby: 52, 36 i 28
    - cztery osoby: 64, 48 i 38

    Wśród stron z budynkami jest po 20 na każdy z pięciu zasobów, 30 daje same punkty, a 30 to budynki publiczne. Na 40 stronach z zasobami jest innowacja. Nazwy budynków są nasze własne.
