### The rules of Ticket to Ride: San Francisco in our own words, by topic.
### "Doprecyzowanie" (our ruling) marks what the rulebook leaves open and this table decides.

ttr-rules-goal-title = Cel gry

ttr-rules-goal =
    Od dwóch do czterech osób tworzy połączenia w San Francisco i stawia na nich swoje tramwaje. Wygrywa najwyższy wynik. Punkty daje:

    - każde połączenie, od razu po jego utworzeniu
    - każdy zrealizowany Bilet: dwa miejsca połączone twoimi połączeniami. Za niezrealizowany Bilet tracisz jego wartość
    - zestaw żetonów Turystyki z różnymi symbolami

    Twoje karty i Bilety są ukryte przed innymi. Zobaczysz je poleceniem `{ -ttr-hand }` albo zielonym przyciskiem pod obrazem.

    Mapa i Bilety to **rekonstrukcja, nie wersja drukowana**. Zobacz temat „{ ttr-rules-map-title }”.

ttr-rules-setup-title = Przygotowanie

ttr-rules-setup =
    Żetony Turystyki mają 7 symboli: w grze na cztery osoby po 3 żetony z każdym, w grze na dwie i trzy osoby po 2. Pięć stosów trafia na pięć miejsc z pamiątkami (tutaj Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset i Potrero Hill), a stosy dwóch pozostałych symboli leżą na razie obok mapy.

    Każdy ma 20 tramwajów i dostaje 2 karty Lokomocji oraz 2 Bilety, z których zatrzymuje jeden albo oba. Obok talii leży 5 odkrytych kart.

    Potem na mapę trafiają te dwa symbole, każdy na miejsce bez żetonów:

    - trzy lub cztery osoby: kto gra jako ostatni, kładzie jeden ze stosów, a kto gra jako przedostatni, kładzie drugi
    - dwie osoby: kto gra jako drugi, kładzie po jednym żetonie z każdym symbolem na dwóch różnych miejscach

    - **Doprecyzowanie:** symbole pięciu stosów są losowe. Los decyduje też o tym, kto zaczyna, chyba że wskaże to host stołu. Wiadomo to przed rozdaniem kart i Biletów.
    - **Doprecyzowanie:** wszyscy wybierają Bilety jednocześnie. Dopóki nie wybiorą wszyscy, nikt nie wie, ile Biletów zatrzymali inni, i możesz jeszcze cofnąć własny wybór. Zwrócone Bilety trafiają pod stos w kolejności gry.

ttr-rules-turn-title = Tura

ttr-rules-turn =
    W swojej turze wykonujesz dokładnie jedną z akcji:

    - **dobierasz dwie karty Lokomocji**
    - **tworzysz jedno połączenie**
    - **dobierasz Bilety**

    Możesz mieć dowolną liczbę kart i Biletów.

    Ruchy możesz cofać, dopóki nie zostanie odkryte nic nowego. Coś nowego odkrywa się przy odsłonięciu karty, dobraniu z talii, dobraniu Biletów i tasowaniu.

    - **Doprecyzowanie:** pasujesz tylko wtedy, gdy żadna z trzech akcji nie jest możliwa. Jeśli wszyscy po kolei spasują, gra się kończy. Przycisk **Spasuj** jest tylko w twoim panelu, żeby nie zdradzał, co masz na ręce.

ttr-rules-drawing-title = Dobieranie kart

ttr-rules-drawing =
    Dobierasz dwie karty, jedną po drugiej: każdą spośród odkrytych albo w ciemno z talii. Wziętą odkrytą kartę od razu zastępuje następna z talii.

    Prom *odkryty* liczy się za obie karty: bierzesz go jako pierwszy i twoja tura się kończy. Jako drugiej karty nie można go wziąć. Prom dobrany *w ciemno* liczy się jak jedna karta.

    Jeśli co najmniej trzy z pięciu odkrytych kart to Promy, wszystkie pięć się odrzuca i odkrywa pięć nowych. Gdy talia się wyczerpie, karty odrzucone tasuje się w nową.

    - **Doprecyzowanie:** drugą kartę trzeba dobrać, jeśli się da. Jeśli się nie da, tura kończy się po jednej.
    - **Doprecyzowanie:** odkryte karty sprawdza się po każdej odsłoniętej karcie i po każdym tasowaniu, a wymienia tylko wtedy, gdy talia nie jest pusta. Po trzech wymianach zostają, aż ktoś weźmie jedną z nich.
    - **Doprecyzowanie:** karty odrzucone tasuje się od razu, gdy skończy się talia. Jeśli skończy się w trakcie wykładania odkrytych kart, tasuje się także karty odrzucone przed chwilą i wykłada dalej od pierwszej luki. Jeśli kart odrzuconych nie ma, luki i odkryte Promy zostają, aż utworzone połączenie da odrzucone karty.

ttr-rules-claiming-title = Tworzenie połączeń

ttr-rules-claiming =
    Połączenie to ciąg pól w jednym kolorze między dwoma sąsiednimi miejscami. Żeby utworzyć wolne połączenie, zagrywasz tyle kart w jego kolorze, ile ma pól. Na szare połączenie zagrywasz karty w jednym dowolnym kolorze. Karty Promów zastępują każdy kolor. Połączenie nie musi się stykać z twoimi innymi. Robisz to we własnym panelu, który otwiera przycisk **{ $panel }**.

    Na każdym polu stawiasz tramwaj, więc musi ci ich wystarczyć. Punkty dostajesz od razu:

    - 1 pole: 1 punkt
    - 2 pola: 2 punkty
    - 3 pola: 4 punkty
    - 4 pola: 7 punktów
    - 5 pól: 10 punktów
    - 6 pól: 15 punktów

    Jeśli na którymś końcu połączenia leży żeton Turystyki, którego symbolu jeszcze nie masz, bierzesz go. Zobacz temat „{ ttr-rules-tokens-title }”.

    Twój własny panel (`{ -ttr-hand }`) pokazuje połączenia, na które cię stać, najpierw te, które przybliżają realizację Biletu.

    - **Doprecyzowanie:** można zapłacić samymi Promami. Proponowana płatność używa jak najmniej Promów, a wybrać możesz każdą inną. Jeśli jest tylko jedna możliwość, bot o nią nie pyta.
    - **Doprecyzowanie:** tabela punktów jest taka jak w całej serii. Połączeń o długości 4 i 6 na tej mapie nie ma.

ttr-rules-ferries-title = Promy

ttr-rules-ferries =
    Niektóre pola połączenia promowego mają symbol promu. Zagrywasz co najmniej tyle kart Promów, ile jest symboli. Pozostałe karty zagrywasz jak zwykle i mogą wśród nich być kolejne Promy.

    Przykład: szare połączenie o długości 5 z Golden Gate Bridge do Fort Mason ma dwa symbole promu. Wystarczą trzy niebieskie karty i dwa Promy, a cztery niebieskie i jeden Prom już nie.

ttr-rules-doubles-title = Podwójne połączenia

ttr-rules-doubles =
    Dwie nitki tej samej długości między tymi samymi miejscami to podwójne połączenie. Nikt nie może zająć obu nitek.

    W grze na dwie osoby zajęcie jednej nitki zamyka drugą dla wszystkich. W grze na trzy i cztery osoby drugą nitkę może zająć ktoś inny.

ttr-rules-tokens-title = Żetony Turystyki

ttr-rules-tokens =
    Jeśli na którymś końcu właśnie utworzonego połączenia leżą żetony Turystyki, bierzesz jeden, chyba że masz już ten symbol. Jeśli żeton można wziąć na obu końcach, wybierasz. Za jedno połączenie nie dostajesz więcej niż jednego. Żetony leżą przed tobą odkryte.

    Różne symbole punktują na koniec gry:

    - 0 lub 1 symbol: 0 punktów
    - 2 symbole: 1 punkt
    - 3 symbole: 2 punkty
    - 4 symbole: 4 punkty
    - 5 symboli: 6 punktów
    - 6 symboli: 9 punktów
    - 7 symboli: 12 punktów

    - **Doprecyzowanie:** żeton trzeba wziąć. Jeśli można wziąć żeton tylko na jednym końcu, trafia do ciebie sam i tura się kończy.
    - **Doprecyzowanie:** punkty za 3–6 symboli są obliczone na podstawie pozostałych.

ttr-rules-tickets-title = Bilety

ttr-rules-tickets =
    Bilet wskazuje dwa miejsca i ma wartość. Realizujesz go, gdy łączy je nieprzerwany ciąg twoich połączeń. Droga może być okrężna, a jedno połączenie może służyć kilku Biletom. Na koniec gry dostajesz wartość każdego zrealizowanego Biletu i tracisz wartość każdego innego.

    Dobierając Bilety, bierzesz dwa ze stosu i zatrzymujesz co najmniej jeden. Drugi trafia pod stos. Jeśli został tylko jeden, możesz go dobrać, ale musisz go zatrzymać. Zatrzymanego Biletu nie można oddać.

    Do końca gry nikt nie widzi twoich Biletów. Twój własny panel pokazuje, ilu tramwajów co najmniej brakuje do każdego z nich, licząc wolne i twoje połączenia.

    - **Doprecyzowanie:** gdy stos jest pusty, Biletów nie można dobrać.

ttr-rules-secrets-title = Co widzą inni

ttr-rules-secrets =
    - **Wszyscy widzą** tramwaje, żetony, połączenia i dotychczasowe punkty, liczbę kart i Biletów każdego, odkryte karty, karty odrzucone oraz liczbę kart w talii i Biletów w stosie.
    - **Tylko ty widzisz** swoje karty i Bilety oraz to, które Bilety są zrealizowane.

    Kolejności kart w talii i Biletów w stosie nie zna nikt. Po końcu gry wszystko jest odkryte.

    - **Doprecyzowanie:** karty odrzucone są odkryte.

ttr-rules-end-title = Koniec gry

ttr-rules-end =
    Gdy komuś na koniec tury zostają co najwyżej 2 tramwaje, zaczyna się ostatnia runda: wszyscy grają jeszcze dokładnie po jednej turze, a kto ją zaczął, gra ostatni.

    Potem wszyscy pokazują Bilety i dodają punkty za połączenia, Bilety i żetony. Suma może być ujemna. Wygrywa najwyższy wynik. Przy remisie decyduje liczba zrealizowanych Biletów, a jeśli i ona jest równa, zwycięstwo jest wspólne.

    - **Doprecyzowanie:** ostatnia runda zaczyna się tylko raz: gdy po raz pierwszy komuś zostają co najwyżej 2 tramwaje. Nic jej nie wydłuża.
    - **Doprecyzowanie:** jeśli wszyscy po kolei spasują, gra kończy się od razu i punkty liczy się jak zwykle. Rozpoczętą ostatnią rundę zawsze rozgrywa się do końca.

ttr-rules-map-title = Mapa

ttr-rules-map =
    To **mapa zrekonstruowana**. Żadne publiczne źródło nie podaje wydrukowanych połączeń ani Biletów, więc ten projekt ułożył własne: 20 miejsc, 52 nitki (12 połączeń jest podwójnych), 111 pól, 24 Bilety.

    Pewne lub dobrze udokumentowane są: pięć miejsc z pamiątkami, kilka innych miejsc, połączenia o długości 1, 2, 3 i jedno o długości 5, trzy połączenia promowe (wśród nich Golden Gate Bridge – Fort Mason i Pier 39 – Alcatraz) oraz Bilet z Golden Gate Bridge do Potrero Hill.

    Cała reszta jest nasza: część miejsc, to, które z nich są połączone, większość długości, kolorów i symboli promu, pozostałe 23 Bilety i wszystkie wartości. Bilet jest wart tyle, ile pól ma najkrótsza droga.

    Administracja bota, jeśli ma tę grę, może użyć własnego pliku mapy. Przy nowych stołach gra się wtedy na tej mapie: jej miejsca, połączenia, Bilety i tabele punktów zastępują te z tych stron.

    Talia ma 44 karty Lokomocji: po 6 w każdym z sześciu kolorów i 8 Promów. Każdy ma 20 tramwajów. Nazwy symboli żetonów są nasze.
