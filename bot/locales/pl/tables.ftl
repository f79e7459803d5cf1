## The post that gathers players

lobby = **{ $game }** · stół { $table }{ $custom ->
    [0] { "" }
   *[other] { " " }· { $option }
}
    Zajęte miejsca: { $taken } z { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] Wszystkie miejsca są zajęte: { $host } może zacząć grę.
           *[other] { $host } może już zacząć grę albo poczekać na więcej osób.
        }
        [1] Do startu brakuje jeszcze jednej osoby.
       *[other] Do startu brakuje jeszcze { $missing } osób.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (prowadzi)
lobby-started = **{ $game }** · stół { $table }
    Gra się zaczyna, przy stole: { $players }.
button-join = Dołącz
button-leave = Odejdź
button-start = Zacznij grę
button-state = Opis słowny
button-table = Stół
button-panel = Moja tura
button-panel-rules = ?
button-back = Wróć
button-log = Historia
button-rules = Zasady
button-export = Zapis gry
button-previous = Wcześniej
button-later = Później

## The posts of a game

game-over = **Koniec gry.**
table-ended = **{ $game }** · stół { $table } jest zamknięty przed końcem gry. Jej zapis nadal daje `{ -game-export } { option-table-name }:{ $table }`.
table-ended-empty = **{ $game }** · stół { $table } jest zamknięty przed początkiem gry. Nowy otwiera `{ -game-new }`.
table-broken = Nie da się pokazać stołu { $table }, bo jego gry nie można odczytać. Nic nie jest usunięte; stół zamyka `{ -game-end }`.

## What every game says

player-of-seat = Gracz { $seat }
points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Private answers

opened =
    { $free ->
        [0] Stół { $table } jest otwarty i nie ma przy nim wolnych miejsc. Grę zaczynasz przyciskiem { $button } w jego wiadomości.
       *[other] Stół { $table } jest otwarty i masz przy nim miejsce. Inne osoby dołączają zielonym przyciskiem w jego wiadomości.
    }
joined = Masz miejsce { $seat } przy stole { $table }.
left = Twoje miejsce przy stole { $table } jest znów wolne.
kicked = { $player } nie siedzi już przy stole { $table }.
started = Gra przy stole { $table } się zaczyna.
cannot-post = To się liczy, ale nie da się tu pokazać stołu: botowi brakuje uprawnień ({ $permissions }). Gdy nada je ktoś z administracji serwera, stół pokaże `{ -game-board }`.
no-log = Przy stole { $table } nic się jeszcze nie wydarzyło.
log-title = **Historia stołu { $table }** · { $shown ->
        [1] tura { $from }
       *[other] tury od { $from } do { $to }
    } z { $all }
export-done = Zapis gry ze stołu { $table }, { $actions ->
        [0] przed pierwszą akcją
        [1] po jednej akcji
       *[other] po { $actions } akcjach
    }.
rules-title = **{ $game }** · zasady
rules-placeholder = Wybierz temat

confirm-end = Zamknąć stół { $table } przed końcem gry? Nikt nie wygra, zapis gry zostanie, a osoba przy stole może go znów otworzyć przez `{ -game-resume }`.
confirm-end-empty = Zamknąć stół { $table }? Gra jeszcze się nie zaczęła, a osoba przy stole może go znów otworzyć przez `{ -game-resume }`.
button-end = Zamknij stół
button-keep = Zostaw otwarty
kept-open = Stół zostaje otwarty.
ended = Stół { $table } jest zamknięty.
ask-end = Stół może zamknąć { $host } albo moderacja, a także wszyscy przy stole razem. Zapytać wszystkich?
button-ask-end = Zapytaj wszystkich
agree-end = { $player } chce zamknąć stół { $table } przed końcem gry. Potrzebna jest zgoda wszystkich przy stole, na razie { $agreed } z { $seats }.
declined-end = { $player } chce grać dalej, więc stół zostaje otwarty.
agree-undo = { $player } prosi o cofnięcie { $count ->
        [1] ostatniego ruchu
       *[other] ostatnich { $count } ruchów
    }. Potrzebna jest zgoda wszystkich przy stole, na razie { $agreed } z { $seats }. Znikną:
    { $moves }
agreed-undo = Wszyscy się zgadzają, więc { $count ->
        [1] ostatni ruch znika
       *[other] znikają ostatnie ruchy ({ $count })
    }.
declined-undo = { $player } woli zostawić grę, jak jest, więc nic się nie cofa.
button-agree = Zgoda
button-decline = Nie
ask-undo = { $reason } Za zgodą wszystkich przy stole można to jednak zrobić. Znikną:
    { $moves }
button-ask-undo = Zapytaj o zgodę
button-leave-it = Zostaw
left-as-it-is = Nic się nie cofa.
button-undo = Cofnij
button-undo-of = Cofnij ({ $player })
button-undo-end = Zapytaj o cofnięcie
taken-back = Cofnięte: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (cofnięte)
agree-stale = Od tego pytania gra poszła dalej. Kto nadal tego chce, pyta jeszcze raz.
agreed-end = Wszyscy się zgadzają: stół { $table } jest zamknięty.

list-title = **Stoły na tym serwerze**{ $pages ->
    [1] { "" }
   *[other] { " " }· strona { $page } z { $pages }
}
list-none = Na tym serwerze nie ma otwartego stołu. Otwiera go `{ -game-new }`.
list-gathering = { $table } · { $game } · { $place } · zbiera się, zajęte miejsca { $taken } z { $seats }
list-running = { $table } · { $game } · { $place } · tura: { $player }
list-paused = { $table } · { $game } · { $place } · przerwa, tura: { $player }
list-broken = { $table } · { $game } · { $place } · nie da się odczytać; zamyka go `{ -game-end } { option-table-name }:{ $table }`
link-board = [plansza]({ $url })

## Why a table refuses

no-table = Tu nie ma stołu. Otwiera go `{ -game-new }`.
no-such-table = Na tym serwerze nie ma stołu { $table }. Otwarte stoły pokazuje `{ -game-list }`.
channel-busy = Na tym kanale jest już stół. Wybierz inny kanał lub wątek albo zamknij ten stół przez `{ -game-end }`.
unknown-game = Nie ma gry { $game }. Wybierz grę z listy.
unknown-option = Ta gra nie ma wariantu { $option }. Ma: { $options }.
wrong-seat-count = W tę grę gra od { $least } do { $most } osób. Wybierz liczbę z tego zakresu.
not-gathering = Gra już trwa, więc miejsc nie można zmieniać.
not-started = Gra jeszcze się nie zaczęła. Kto prowadzi stół, zaczyna ją przyciskiem „{ $button }” albo przez `{ -game-start }`.
table-closed = Ten stół jest zamknięty. Nowy otwiera `{ -game-new }`, a jeśli gra nie jest skończona, ten otwiera znowu `{ -game-resume }`.
table-full = Wszystkie miejsca są zajęte: { $seats } z { $seats }. Grę widać przez `{ -game-board }`.
already-seated = Masz już miejsce przy tym stole.
not-seated = Nie masz miejsca przy tym stole. Planszę może zobaczyć każda osoba przez `{ -game-board }`.
one-zoom = Wybierz osobę albo ofertę, nie jedno i drugie.
they-are-not-seated = Ta osoba nie siedzi przy tym stole. Wybierz kogoś, kto gra.
leaving-stops-the-game = Do gry potrzebni są wszyscy przy stole. `{ -game-substitute }` oddaje twoje miejsce komuś innemu, a `{ -game-resign }` z niego rezygnuje.
host-only = To może zrobić tylko { $host }, bo prowadzi ten stół.
kick-yourself = Swoje miejsce zwalniasz przyciskiem „{ $button }” albo przez `{ -game-leave }`.
too-few-players = Do gry potrzeba co najmniej { $least } osób, a przy stole { $seated ->
    [one] jest jedna
    [few] są { $seated }
   *[many] jest { $seated }
}. `{ -game-computers }` daje miejsca komputerowi.
not-your-turn = Teraz gra { $player }. Poczekaj na następną wiadomość.
portrait-turn = Twoja kolej
portrait-wait = Teraz gra { $player }.
waiting-for-others = Teraz grają inni: { $players }. Poczekaj na następną wiadomość.
stale-action = Ten przycisk należy do wcześniejszej sytuacji. Użyj najnowszej wiadomości albo `{ -game-board }`.
panel-stale = Gra poszła już dalej. Tak wygląda teraz.
doubled-action = To kliknięcie już zadziałało.
no-routine = Teraz trzeba coś wybrać. Użyj innych przycisków.
nothing-to-undo = Nie ma tu twojego ruchu do cofnięcia: ostatni należy do kogoś innego.
nothing-played = Nikt jeszcze nie wykonał ruchu, więc nie ma czego cofnąć.
revealed = Tego nie można cofnąć, bo odkryło kartę.
end-stands = Gra jest skończona, a jej zapis pokazuje wszystkie karty, więc nikt nie cofa końca w pojedynkę.
already-agreed = Twoja zgoda już się liczy: na razie { $agreed } z { $seats }.
table-unreadable = Gry przy stole { $table } nie można odczytać. Nic nie jest usunięte; stół może zamknąć przez `{ -game-end }` osoba, która go prowadzi, albo moderacja.
other-game = Przy stole na tym kanale trwa gra { $game }. Do jej ruchów służy `/{ $group }`.
missing-permissions = Bot potrzebuje najpierw więcej uprawnień na tym kanale: { $permissions }. Może je nadać ktoś z administracji serwera.

## What can go wrong

storage-failed = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za jakiś czas; kto prowadzi bota, znajdzie przyczynę w jego dzienniku pod { $id }.
unexpected = Coś poszło nie tak; kto prowadzi bota, znajdzie to w jego dzienniku pod { $id }. Nic nie przepadło: spróbuj jeszcze raz albo zajrzyj na stół przez `{ -game-board }`.
command-changed = To polecenie zmieniło się w nowszej wersji. Wpisz je jeszcze raz; jeśli nadal jest stare, odśwież Discorda.
unknown-button = Ten przycisk pochodzi ze starszej wersji. Stół z nowymi przyciskami pokazuje `{ -game-board }`.
only-in-servers = Stoły są na kanałach serwerów. Spróbuj tam.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-embed-links = Osadzanie linków
permission-read-message-history = Czytanie historii wiadomości

## Help

help-start = **Cable Car** to stół do gier planszowych na tym kanale. Gracie we własnym tempie, a patrzeć mogą wszyscy.

    1. `{ -game-new }` otwiera stół. Kto chce zagrać, naciska **{ $join }** albo wpisuje `{ -game-join }`.
    2. Kto prowadzi stół, naciska **{ $start }**. Na jednym kanale lub w jednym wątku jest jeden stół naraz.
    3. Początek twojej tury zapowiada jedna wzmianka. Przyciski pod obrazkiem pokazują wszystko, co można zrobić.

    Nie ma z kim grać? `{ -game-new } { option-computers-name }:1` otwiera stół, przy którym gra też komputer.

    `{ -game-list }` pokazuje wszystkie stoły serwera. `{ -game-end }` zamyka stół, a `{ -game-resume }` otwiera go znowu.
help-play = **Jak grać**

    Naciśnij przycisk pod najnowszym obrazkiem albo zrób to samo poleceniem: { $commands }. Każdy przycisk ma swoje polecenie, więc usunięta wiadomość niczego nie blokuje: `{ -game-board }` pokazuje stół na nowo.

    `{ -game-state }` opisuje słowami całą sytuację. `{ -game-log }` mówi, co się wydarzyło. `{ -game-rules }` wyjaśnia zasady po kolei. `{ -game-export }` daje zapis gry jako plik. `{ -game-pause }` zatrzymuje za zgodą wszystkich zegar i przypomnienia.

    Kto nie może grać dalej, oddaje komuś swoje miejsce przez `{ -game-substitute }` albo rezygnuje z niego przez `{ -game-resign }`.
button-help-start = Jak zacząć
button-help-play = Jak grać

## Commands and their options

command-game = Stoły: otwieranie, dołączanie, oglądanie, zamykanie
command-game-name = gra
command-new = Otwórz stół na tym kanale
command-new-name = nowa
command-join = Zajmij miejsce przy stole na tym kanale
command-join-name = dołącz
command-leave = Zwolnij swoje miejsce przed początkiem gry
command-leave-name = odejdź
command-start = Zacznij grę
command-start-name = zacznij
command-undo = Cofnij swój ostatni ruch
command-undo-name = cofnij
command-kick = Zwolnij czyjeś miejsce przed początkiem gry
command-kick-name = wyproś
command-board = Pokaż planszę jeszcze raz
command-board-name = plansza
command-state = Opisz słowami całą sytuację
command-state-name = opis
command-log = Opowiedz, co się wydarzyło, tura po turze
command-log-name = historia
command-rules = Wyjaśnij zasady, temat po temacie
command-rules-name = zasady
command-export = Daj zapis gry jako plik
command-export-name = zapis
command-end = Zamknij stół przed końcem gry
command-end-name = zamknij
command-list = Pokaż stoły na tym serwerze
command-list-name = stoły
command-help = Jak zacząć i jak grać
command-help-name = pomoc
option-game = Która gra
option-game-name = gra
option-seats = Ile osób najwyżej
option-seats-name = miejsca
option-option = Wariant gry, na przykład talia
option-option-name = wariant
option-language = W jakim języku mówi stół
option-language-name = język
option-first = Kto zaczyna (bot oznacza komputer); bez tego rozstrzyga losowanie
option-first-name = zaczyna
option-member = Czyje miejsce; bot oznacza komputer
option-member-name = osoba
option-topic = O czym
option-topic-name = temat
option-page = Która strona
option-page-name = strona
option-player = Czyją część stołu powiększyć
option-player-name = osoba
option-offer = Powiększ to, z czego wszyscy wybierają
option-offer-name = oferta
option-table = Numer stołu, jeśli nie chodzi o stół na tym kanale
option-table-name = stół

## Commands as they are typed

-game-new = /{ command-game-name } { command-new-name }
-game-join = /{ command-game-name } { command-join-name }
-game-leave = /{ command-game-name } { command-leave-name }
-game-start = /{ command-game-name } { command-start-name }
-game-board = /{ command-game-name } { command-board-name }
-game-state = /{ command-game-name } { command-state-name }
-game-log = /{ command-game-name } { command-log-name }
-game-rules = /{ command-game-name } { command-rules-name }
-game-export = /{ command-game-name } { command-export-name }
-game-end = /{ command-game-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = Polski
