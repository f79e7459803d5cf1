## The post that gathers players

lobby = **{ $game }** · stół { $table }
    { $about }

    Zajęte miejsca: { $taken } z { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] Komplet! { $host } może zacząć grę.
           *[other] { $host } może już zacząć grę albo poczekać na kolejne osoby.
        }
        [1] Do startu brakuje jeszcze jednej osoby.
       *[other] Do startu brakuje jeszcze { $missing } osób.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (host)
lobby-started = **{ $game }** · stół { $table }
    Gra rozpoczęta! Grają: { $players }.
lobby-thread = Gra będzie się toczyć we własnym wątku.
lobby-in-thread = Wątek gry: { $place }
lobby-no-thread = Discord nie pozwolił otworzyć wątku, więc gra toczy się tutaj.
lobby-moved = **{ $game }** · stół { $table } czeka niżej na tym kanale.
# Nazwa własnego wątku stołu.
thread-name = { $game } · stół { $table }
# Pierwsza wiadomość własnego posta stołu na forum.
thread-intro = **{ $game }** · stół { $table }
    Grają: { $players }.
    Stół otwarto [tutaj]({ $url }).
button-join = Dołącz
button-leave = Opuść stół
button-start = Zacznij grę
button-state = Opis stołu
button-table = Stół
button-panel = Moja tura
# Leads to all that only looks.
button-more = Więcej
button-back = Wróć
button-log = Historia
button-rules = Zasady
button-export = Zapis gry
button-previous = Poprzednia
button-later = Następna

## The posts of a game

game-over = **Koniec gry.**
over-resigned = Kto się poddaje, jest w `{ -stats }` na końcu: { $players }.
table-ended = **{ $game }** · stół { $table } zamknięto przed końcem gry. Zapis gry nadal możesz pobrać: `{ -game-export }`, numer { $table }.
table-ended-empty = **{ $game }** · stół { $table } zamknięto przed rozpoczęciem gry. Nowy otworzysz poleceniem `{ -game-new }`.
# Who has closed the table, as a mention.
table-closed-by = Stół zamyka { $player }.
table-surrendered = **{ $game }** · gra przy stole { $table } jest skończona. Zapis gry możesz pobrać: `{ -game-export }`, numer { $table }.
surrendered = { $player } poddaje się, więc wygrywa { $winner }.
surrendered-alone = { $player } poddaje się, więc gra jest przegrana.
table-broken = Nie udało się wczytać gry przy stole { $table }. Nic nie zostało usunięte. Stół możesz zamknąć poleceniem `{ -game-end }`.
game-of-later-release = Nieznana gra

## What every game says

player-of-seat = Osoba { $seat }
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
        [0] Stół { $table } jest otwarty i nie ma już wolnych miejsc. Aby zacząć grę, naciśnij **{ $button }** pod wiadomością stołu.
       *[other] Stół { $table } jest otwarty i masz przy nim miejsce. Kto chce dołączyć, naciska zielony przycisk pod wiadomością stołu.
    }
joined = Masz miejsce { $seat } przy stole { $table }.
left = Odchodzisz od stołu { $table }. Twoje miejsce jest znów wolne.
kicked = { $player } nie siedzi już przy stole { $table }.
started = Gra przy stole { $table } się rozpoczęła.
cannot-post = Zapisano, ale bot nie może pokazać tu stołu – brakuje mu uprawnień: { $permissions }. Gdy ktoś z administracji serwera je nada, użyj `{ -game-board }`.
post-refused = Zapisano, ale Discord nie pozwala botowi pokazać tu stołu. { $why ->
    [access] Bota nie ma w tym wątku: dodaj go, oznaczając go tutaj (@), a potem użyj `{ -game-board }`.
    [locked] Wątek jest zablokowany: poproś moderację o jego odblokowanie, a potem użyj `{ -game-board }`.
    [filter] AutoMod blokuje jego wiadomość: poproś administrację serwera o wyjątek dla bota, a potem użyj `{ -game-board }`.
   *[other] Poproś administrację serwera o sprawdzenie, czy bot ma dostęp do tego kanału, a potem użyj `{ -game-board }`.
}
post-unfit = Zapisano, ale stołu nie można teraz pokazać: bot zrobił błąd w swojej wiadomości. Graj dalej przyciskami pod poprzednią wiadomością albo poleceniami. Jeśli to się nie zmieni, podaj administracji bota ten kod: { $id }.
table-unshown = Stołu { $table } nie można teraz pokazać, bo bot zrobił błąd w swojej wiadomości. Wszystko jest zapisane, a te przyciski i wszystkie polecenia działają. Jeśli to się nie zmieni, podaj administracji bota ten kod: { $id }.
no-log = Przy stole { $table } nic się jeszcze nie wydarzyło.
log-title = **Historia stołu { $table }** · { $shown ->
        [1] tura { $from }
       *[other] tury od { $from } do { $to }
    } z { $all }
export-done = Zapis gry ze stołu { $table }, { $actions ->
        [0] przed pierwszym ruchem
        [1] po jednym ruchu
       *[other] po { $actions } ruchach
    }.
rules-title = **{ $game }** · zasady
rules-placeholder = Wybierz temat
rules-pictures = W obrazach
# The description of a picture that opens the rules. $signs: a list of what the signs mean.
legend-alt = { $game }. { $subject }.
legend-alt-group = { $title }: { $signs }.
legend-alt-titles = Części: { $titles }.

confirm-end = Zamknąć stół { $table } przed końcem gry? Nikt nie wygra, ale zapis gry zostanie, a za zgodą wszystkich można otworzyć stół ponownie poleceniem `{ -game-resume }`.
confirm-end-empty = Zamknąć stół { $table }? Gra jeszcze się nie zaczęła. Za zgodą wszystkich można otworzyć stół ponownie poleceniem `{ -game-resume }`.
button-end = Zamknij stół
button-keep = Zostaw otwarty
kept-open = Stół zostaje otwarty.
ended = Stół { $table } jest zamknięty.
ask-end = Przy stole { $table } grają też inni, więc zamknie się dopiero za zgodą wszystkich. Jeśli tylko nie chcesz grać dalej, użyj `{ -game-resign }`.
ask-end-empty = Samodzielnie stół może zamknąć tylko { $host } albo moderacja. Zapytać wszystkich przy stole o zgodę?
button-ask-end = Zapytaj wszystkich
declined-end = { $player } chce grać dalej, więc stół zostaje otwarty.
agreed-undo =
    { $count ->
        [one] Wszyscy się zgadzają: cofnięto ostatni ruch.
        [few] Wszyscy się zgadzają: cofnięto { $count } ostatnie ruchy.
       *[many] Wszyscy się zgadzają: cofnięto { $count } ostatnich ruchów.
    }
declined-undo = { $player } nie wyraża zgody, więc niczego nie cofnięto.
button-agree = Zgoda
button-decline = Nie
ask-undo = { $reason } Za zgodą wszystkich przy stole można jednak cofnąć twój ostatni ruch i wszystko po nim. Do cofnięcia:
    { $moves }
button-ask-undo = Zapytaj o zgodę
ask-sure = **{ $action }**: tego nie cofniesz bez zgody innych. Na pewno?
button-sure = Tak, zagraj
button-leave-it = Nie cofaj
left-as-it-is = Niczego nie cofnięto.
button-undo = Cofnij
button-undo-of = Cofnij ({ $player })
button-undo-end = Poproś o cofnięcie
since-last-turn = Od twojej ostatniej tury: { $moves }
points-so-far = Punkty do tej pory: { $list }
first-post = **{ $panel }** pokazuje wszystko, co możesz zrobić, i tylko tobie.
taken-back = Cofnięto: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (cofnięto)
agree-stale = Od tego pytania sytuacja się zmieniła. Jeśli nadal tego chcesz, zapytaj jeszcze raz.
agreed-end = Wszyscy się zgadzają: zamknięto stół { $table }.

list-title = **Stoły na tym serwerze**{ $pages ->
    [1] { "" }
   *[other] { " " }· strona { $page } z { $pages }
}
list-none = Na tym serwerze nie ma otwartych stołów. Otwórz pierwszy: `{ -game-new }`.
list-gathering = { $table } · { $game } · { $place } · czeka na chętnych, zajęte miejsca: { $taken } z { $seats }
list-running = { $table } · { $game } · { $place } · tura: { $player }
list-paused = { $table } · { $game } · { $place } · przerwa, tura: { $player }
list-broken = { $table } · { $game } · { $place } · błąd wczytywania; stół zamkniesz poleceniem `{ -game-end } { option-table-name }:{ $table }`
link-board = [plansza]({ $url })

## Why a table refuses

no-table = Na tym kanale nie ma stołu. Otwórz go poleceniem `{ -game-new }`.
tables-in-threads = Na samym kanale nie ma stołu. Jego stoły są w wątkach: { $places }. Wpisz polecenie tam.
no-such-table = Na tym serwerze nie ma stołu { $table }. Listę otwartych stołów zobaczysz poleceniem `{ -game-list }`.
channel-busy = Na tym kanale jest już stół. { $way ->
        [close] Wybierz inny kanał lub wątek albo najpierw zamknij ten stół poleceniem `{ -game-end }`.
        [join] Dołącz do niego poleceniem `{ -game-join }` albo otwórz swój na innym kanale lub w wątku.
       *[elsewhere] Otwórz swój na innym kanale albo utwórz wątek i otwórz go tam.
    }
channel-busy-lobby = Na tym kanale jest już stół, a nowy też musiałby tu czekać na chętnych. { $way ->
        [close] Wybierz inny kanał albo najpierw zamknij ten stół poleceniem `{ -game-end }`.
        [join] Dołącz do niego poleceniem `{ -game-join }` albo wybierz inny kanał.
       *[elsewhere] Wybierz inny kanał albo utwórz wątek i otwórz swój stół tam.
    }
unknown-game = Nie ma gry { $game }. Wybierz grę z listy.
unknown-option = Ta gra nie ma wariantu { $option }. Do wyboru: { $options }.
wrong-seat-count = Ta gra jest dla { $least }–{ $most } osób. Wybierz liczbę z tego zakresu.
not-gathering = Gra już trwa, więc na to za późno. Miejsce można jeszcze przekazać poleceniem `{ -game-substitute }`.
not-started = Gra jeszcze się nie zaczęła. Rozpoczyna ją host stołu: przyciskiem **{ $button }** albo poleceniem `{ -game-start }`.
table-closed = Ten stół jest zamknięty. Nowy otworzysz poleceniem `{ -game-new }`, a do niedokończonej gry wrócisz poleceniem `{ -game-resume }`.
table-full = Wszystkie miejsca są zajęte ({ $seats } z { $seats }). Grę możesz obejrzeć poleceniem `{ -game-board }`.
already-seated = Masz już miejsce przy tym stole. Zobaczysz go poleceniem `{ -game-board }`.
not-seated = Nie grasz przy tym stole, ale możesz oglądać grę poleceniem `{ -game-board }`.
panel-looking-on = Nie grasz przy tym stole, więc oglądasz tu: { $player }.
one-zoom = Wybierz osobę albo wspólne karty, nie jedno i drugie.
they-are-not-seated = Ta osoba nie gra przy tym stole. Wybierz kogoś, kto gra.
leaving-stops-the-game = Trwającej gry nie można po prostu opuścić. Możesz oddać komuś miejsce (`{ -game-substitute }`) albo się poddać (`{ -game-resign }`).
host-only = To może zrobić tylko { $host }, host tego stołu.
kick-yourself = Aby zwolnić własne miejsce, naciśnij **{ $button }** albo użyj `{ -game-leave }`.
others-play = Przy tym stole grają też inni, więc nie zamkniesz go bez nich. Zapytaj wszystkich poleceniem `{ -game-end }` albo oddaj swoje miejsce poleceniem `{ -game-resign }`.
too-few-players = Do gry potrzeba co najmniej { $least } osób, a przy stole { $seated ->
    [one] jest jedna
    [few] są { $seated }
   *[many] jest { $seated }
}. Wolne miejsca może zająć komputer: `{ -game-computers }`.
not-your-turn = Teraz gra { $player }. Poczekaj na następną wiadomość.
portrait-turn = Twoja kolej
portrait-wait = Teraz gra { $player }.
waiting-for-others = Ruch mają jeszcze inni: { $players }. Poczekaj na następną wiadomość.
stale-action = Ten przycisk jest już nieaktualny. Użyj najnowszej wiadomości albo `{ -game-board }`.
panel-stale = W międzyczasie gra poszła dalej. Teraz wygląda tak.
doubled-action = To kliknięcie już zadziałało.
no-routine = Teraz trzeba podjąć decyzję. Użyj pozostałych przycisków.
nothing-to-undo = Ostatni ruch wykonał ktoś inny, więc samodzielnie niczego nie cofniesz.
nothing-played = Nikt jeszcze nie wykonał ruchu, więc nie ma czego cofnąć.
revealed = Samodzielnie tego nie cofniesz, bo odkryto przy tym kartę.
end-stands = Gra się skończyła i wszystkie karty są odkryte, więc ostatniego ruchu nie cofniesz samodzielnie.
already-agreed = Twoja zgoda jest już policzona: na razie { $agreed } z { $seats }.
table-unreadable = Nie udało się wczytać gry przy stole { $table }. Nic nie zostało usunięte. Stół może zamknąć host albo moderacja: `{ -game-end }`.
rules-differ = Gra przy stole { $table } zaczęła się w innej wersji zasad niż ta, którą zna ten bot. Poproś administrację bota o zainstalowanie tamtej wersji. Jeśli stół jest jeszcze otwarty, możesz go zamknąć: `{ -game-end }`.
game-missing = Ten bot nie zna gry przy stole { $table }, bo stół otworzyła nowsza wersja bota. Poproś administrację bota o aktualizację. Jeśli stół jest jeszcze otwarty, możesz go zamknąć: `{ -game-end }`.
wrong-choice = „{ $value }” nie pasuje do `{ $option }`. Możesz wybrać: { $choices }.
wrong-choice-now = „{ $value }” nie pasuje teraz do `{ $option }`.
choices-now = Możesz wybrać: { $choices }.
commands-now = Teraz możesz użyć: { $commands }.
# The end of a list of choices.
more-choices = i jeszcze { $count }
no-such-turn =
    { $turns ->
        [1] Przy stole { $table } nie ma tury { $turn }. Jest tylko tura 1.
       *[other] Przy stole { $table } nie ma tury { $turn }. Wybierz od 1 do { $turns }.
    }
no-such-page =
    { $pages ->
        [1] Nie ma strony { $page }. Jest tylko strona 1.
       *[other] Nie ma strony { $page }. Wybierz od 1 do { $pages }.
    }
other-game = Przy stole na tym kanale trwa gra { $game }. Do jej ruchów służy `/{ $group }`.
missing-permissions = Botowi brakuje na tym kanale uprawnień: { $permissions }. Może je nadać ktoś z administracji serwera.
missing-permissions-thread = Bot nie może otworzyć wątku dla stołu, bo brakuje mu na tym kanale uprawnień: { $permissions }. Może je nadać ktoś z administracji serwera. Możesz też otworzyć stół z opcją `{ option-place-name }:{ choice-place-here }`.
no-threads-here = Stół nie może mieć tu własnego wątku. Otwórz go na kanale tekstowym albo w poście na forum lub wybierz `{ option-place-name }:{ choice-place-here }`.
thread-locked = Wątek { $place } jest zablokowany, więc bot nie może w nim pisać. Poproś kogoś z moderacji o odblokowanie i spróbuj ponownie.

## What can go wrong

storage-failed = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę. Jeśli problem wróci, podaj administracji bota ten kod: { $id }.
storage-unknown = Nie wiadomo, czy to się zapisało. Sprawdź stół poleceniem `{ -game-board }`, a jeśli tego brakuje, zrób to jeszcze raz. Jeśli problem wróci, podaj administracji bota ten kod: { $id }.
# Takes the place of a private promise when the answer itself is public.
answer-below = Gotowe. Odpowiedź jest poniżej, gdzie widzą ją wszyscy.
unexpected = Coś poszło nie tak, ale nic nie przepadło. Spróbuj ponownie albo sprawdź stół poleceniem `{ -game-board }`. Jeśli problem wróci, podaj administracji bota ten kod: { $id }.
command-changed = To polecenie zmieniło się w nowszej wersji. Wpisz je jeszcze raz, a jeśli nadal widzisz starą wersję, odśwież Discorda.
unknown-button = Ten przycisk pochodzi ze starszej wersji bota. Nowe przyciski zobaczysz poleceniem `{ -game-board }`.
too-fast-member =
    To za szybko dla bota, więc nic się nie zmieniło. Spróbuj ponownie za { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
too-fast-server =
    Na tym serwerze dzieje się naraz za dużo, więc nic się nie zmieniło. Spróbuj ponownie za { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
too-long = To za długie: użyj najwyżej { $most } znaków albo wybierz jedną z propozycji.
only-in-servers = To działa tylko na kanale serwera.

permission-view-channel = Wyświetlanie kanału (View Channel)
permission-send-messages = Wysyłanie wiadomości (Send Messages)
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach (Send Messages in Threads)
permission-create-public-threads = Tworzenie publicznych wątków (Create Public Threads)
permission-attach-files = Załączanie plików (Attach Files)
permission-embed-links = Osadzanie linków (Embed Links)
permission-read-message-history = Czytanie historii czatu (Read Message History)

## Help

help-start = **Cable Car** to gry planszowe na waszym kanale – gracie we własnym tempie, a reszta może kibicować.

    1. Otwórz stół poleceniem `{ -game-new }`. Kto chce zagrać, naciska **{ $join }** albo wpisuje `{ -game-join }`.
    2. Gdy są już wszyscy, host stołu naciska **{ $start }**. (Jeden stół na kanał lub wątek.)
    3. Gdy przychodzi twoja tura, dostajesz wzmiankę. Naciśnij **{ $panel }** pod obrazem, a zobaczysz wszystkie możliwe ruchy.

    Nie znasz gry? `{ -game-learn }` nauczy cię jej krok po kroku.

    Nie masz z kim grać? `{ -game-new } { option-computers-name }:{ strength-easy }` otwiera stół do gry z komputerem.

    `{ -game-list }` pokazuje wszystkie stoły na serwerze. `{ -game-end }` zamyka stół, a `{ -game-resume }` otwiera go ponownie.
help-play = **Jak grać**

    Naciśnij **{ $panel }** albo przycisk pod najnowszym obrazem, albo wpisz ruch jako polecenie: { $commands }. Jeśli ktoś usunie wiadomość, `{ -game-board }` pokaże stół na nowo.

    `{ -game-state }` opisuje stół słowami, `{ -game-log }` pokazuje historię gry, `{ -game-rules }` wyjaśnia zasady według tematów, a `{ -game-export }` pozwala pobrać zapis gry. `{ -game-pause }` za zgodą wszystkich zatrzymuje zegar i przypomnienia.

    Nie możesz grać dalej? Oddaj komuś miejsce (`{ -game-substitute }`) albo poddaj grę (`{ -game-resign }`).

    Pozostałe polecenia są pogrupowane: **{ command-table-name }** to ustawienia, zegar, przerwa i rewanż, **{ command-seat-name }** to komputery i zmiany przy stole, **{ command-record-name }** to gra jako plik, powtórka albo analiza.
button-help-start = Jak zacząć
button-help-play = Jak grać

## Commands and their options

command-game = Stoły: otwieranie, dołączanie, granie, oglądanie
command-game-name = gra
command-new = Otwórz stół na tym kanale
command-new-name = nowa
command-join = Zajmij miejsce przy stole na tym kanale
command-join-name = dołącz
command-leave = Zwolnij swoje miejsce przed rozpoczęciem gry
command-leave-name = opuść
command-start = Zacznij grę
command-start-name = zacznij
command-undo = Cofnij swój ostatni ruch
command-undo-name = cofnij
command-kick = Usuń kogoś ze stołu przed rozpoczęciem gry
command-kick-name = wyproś
command-board = Pokaż stół jeszcze raz
command-board-name = plansza
command-state = Opisz słowami cały stół
command-state-name = opis
command-log = Pokaż, co się wydarzyło, tura po turze
command-log-name = historia
command-rules = Wyjaśnij zasady według tematów
command-rules-name = zasady
command-export = Pobierz zapis gry jako plik
command-export-name = eksport
command-end = Zamknij stół przed końcem gry
command-end-name = zamknij
command-list = Pokaż stoły na tym serwerze
command-list-name = stoły
command-help = Jak zacząć i jak grać
command-help-name = pomoc
option-game = Gra
option-game-name = gra
option-place = Gdzie toczy się gra; domyślnie zgodnie z ustawieniem serwera
option-place-name = gdzie
choice-place-here = Na tym kanale
choice-place-thread = We własnym wątku
option-seats = Maksymalna liczba osób
option-seats-name = miejsca
option-option = Wariant gry, na przykład talia
option-option-name = wariant
option-language = Język stołu
option-language-name = język
option-first = Kto zaczyna (bot oznacza komputer); jeśli nie podasz, decyduje los
option-first-name = zaczyna
option-member = Kogo usunąć (bot oznacza komputer)
option-member-name = osoba
option-topic = Temat zasad
option-topic-name = temat
option-page = Numer strony
option-page-name = strona
option-player = Czyje miasto albo tramwaje na mapie powiększyć
option-player-name = osoba
option-offer = Powiększ wspólne karty (obszary, rynek albo odkryte karty i talię)
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
-game-export = /{ command-game-name } { command-record-name } { command-export-name }
-game-end = /{ command-game-name } { command-table-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = Polski

# Pictures

option-pictures = Które wiadomości stołu pokazują obraz
option-pictures-name = obrazy
choice-pictures-newest = Tylko najnowsza wiadomość
choice-pictures-all = Wiadomość każdej tury
choice-pictures-phone = Tylko najnowsza wiadomość, pionowo na telefon (Ticket to Ride)
table-pictures = { $which ->
    [all] Obrazy: przy wiadomości każdej tury.
    [phone] Obrazy: tylko przy najnowszej wiadomości, pionowe na telefon, jeśli gra takie ma.
   *[newest] Obrazy: tylko przy najnowszej wiadomości.
}

# The message of a turn

turn-computer = Czekamy na ruch: { $players }.
verdict-place = { $places ->
    [1] { $player }: { $points }
   *[other] { $place }\. { $player }: { $points }
}
verdict-ahead = { $player } ma o { $lead } więcej niż { $second }. Najwięcej dały: { $lines }.
verdict-tiebreak = Jest remis, więc decyduje dodatkowe kryterium.
button-sheet = Arkusz punktów
sheet-later = Gra jeszcze trwa. Arkusz punktów pojawi się po jej zakończeniu.
