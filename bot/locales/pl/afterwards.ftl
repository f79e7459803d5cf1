## How a game stood at the end of a turn

turn-title = **Stół { $table }** · tura { $turn } z { $turns }
button-why = Dlaczego ten ruch?
select-why = Dlaczego komputer tak zagrał?
entry-why = Tura { $turn }: { $player }
why-played = { $player }: **{ $action }**
why-better = Mocniejszy ruch: **{ $action }**.
why-nothing = { $player } nie ma w tej turze wyboru.
button-picture = Widok
option-turn = Pokaż, jak wyglądał stół na koniec tej tury
option-turn-name = tura

## Once more

rematch = Stół { $table } jest otwarty i jesteś hostem. { $asked ->
        [0] Możesz już zacząć grę.
       *[other] Reszta stołu dostała zaproszenie. Zacznij grę, kiedy wszyscy dołączą.
    }
lobby-rematch = { $host } prosi o rewanż. Naciśnij **{ $button }**, żeby zagrać jeszcze raz!
still-asked = Nie ma jeszcze odpowiedzi: { $players }. Zaproszenie idzie jeszcze raz; jeśli chcesz zacząć mimo to, naciśnij **{ $button }** ponownie.
starts-alone = Przy stole { $table } nie ma nikogo oprócz ciebie. Chcesz grać w pojedynkę?
button-start-alone = Gram w pojedynkę
button-rematch = Rewanż
command-rematch = Otwórz stół do rewanżu w tej samej grze i zaproś te same osoby
command-rematch-name = rewanż

## The whole game as an animation

replay-waits = Najpierw powstaje inna powtórka. Powtórka gry ze stołu { $table } czeka w kolejce.
replay-painting = Powstaje powtórka gry ze stołu { $table }: { $done } z { $turns ->
        [1] jednej tury
       *[other] { $turns } tur
    }.
replay-joining = Powstaje powtórka gry ze stołu { $table }: prawie gotowe.
replay-too-large = Powtórka gry ze stołu { $table } jest za duża, by wysłać ją na ten serwer. Poszczególne tury obejrzysz poleceniem `{ -game-log }`.
replay-elsewhere = Stół { $table } jest na innym kanale, więc tutaj powtórkę możesz zobaczyć tylko ty. Pomiń opcję `{ option-everybody-name }`.
replay-title = **{ $game }** · stół { $table } · { $turns ->
        [one] jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
replay-alt = Animacja ze stołu { $table } ({ $players }): { $turns ->
        [one] jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, każda na osobnym obrazie z zaznaczonymi zmianami. Na końcu:
replay-start = Przed pierwszą turą
replay-turn = Tura { $turn } z { $turns }
button-show-everybody = Pokaż wszystkim
replay-sharing = Powtórka gry ze stołu { $table } powstaje dla całego kanału.
replay-shared = Powtórkę gry ze stołu { $table } mogą teraz zobaczyć tutaj wszyscy.
button-replay = Powtórka
command-replay = Pokaż całą grę jako animację
command-replay-name = powtórka
option-everybody = Pokaż ją całemu kanałowi
option-everybody-name = wszystkim

## Statistics

stats-server = **{ $game } na tym serwerze** · { $count ->
        [one] jedna skończona gra
        [few] { $count } skończone gry
       *[many] { $count } skończonych gier
    }
stats-person = **{ $player }** · { $game }
stats-none = Na tym serwerze nie ukończono jeszcze żadnej gry.
stats-none-of = { $player } nie ma jeszcze ukończonych gier na tym serwerze.
stats-games = Gry: { $games } · wygrane: { $wins }
stats-average = Średnio punktów: { $points }
stats-favourite = { $kind }: { $favourite }
stats-pace-minutes = Tura trwa zwykle { $count ->
        [one] jedną minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }.
stats-pace-hours = Tura trwa zwykle { $count ->
        [one] jedną godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }.
stats-pace-days = Tura trwa zwykle { $count ->
        [1] jeden dzień
       *[other] { $count } dni
    }.
stats-rating = Ranking: { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(tymczasowy: mniej niż dziesięć gier)
    }, pozycja { $place } z { $players }
stats-player = { $place }\. { $player } · ranking { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(ranking tymczasowy)
    } · gry: { $games }, wygrane: { $wins }
# How a game has changed ratings. $change is signed, such as +12.
over-ratings = Rankingi: { $players }.
rating-change = { $player } { $rating } ({ $change }{ $sure ->
        [yes] { "" }
       *[no] , ranking tymczasowy
    })
command-stats = Statystyki gier na tym serwerze albo wybranej osoby
command-stats-name = statystyki
option-stats-member = Wybrana osoba; jeśli nie podasz, cały serwer
option-stats-member-name = osoba
me-rated = - Ranking: widoczny w `{ -stats }`.
me-unrated = - Ranking: ukryty.
option-me-rated = Czy pokazywać twój ranking w statystykach
option-me-rated-name = ranking
me-buttons-post = - Przyciski ruchów: wykonują ruch od razu.
me-buttons-panel = - Przyciski ruchów: otwierają panel „Moja tura”.
me-buttons-ask = - Przyciski ruchów: pytają przed ruchem, którego nie cofniesz bez zgody innych.
option-me-buttons = Co robią przyciski ruchów pod wiadomością stołu
option-me-buttons-name = przyciski
choice-buttons-post = Wykonują ruch od razu
choice-buttons-panel = Otwierają panel „Moja tura”
choice-buttons-ask = Pytają przed ruchem, którego nie cofnę bez zgody innych
-stats = /{ command-stats-name }

## Looking on

watch-title = **{ $game }** · stół { $table } · { $place }
watch-closed = Stół { $table } zamknięto przed końcem gry, więc nie dostaniesz już o nim wiadomości.
watch-over = Gra przy stole { $table } jest skończona.
watching-turns = Po każdej turze przy stole { $table } i na koniec gry dostaniesz wiadomość prywatną. Wyłączysz to poleceniem `{ -game-unwatch }`.
watching-end = Gdy gra przy stole { $table } się skończy, dostaniesz wiadomość prywatną. Wyłączysz to poleceniem `{ -game-unwatch }`.
unwatched = Nie będziesz już dostawać wiadomości o stole { $table }.
not-watching = Nie obserwujesz stołu { $table }. Możesz zacząć poleceniem `{ -game-watch }`.
command-watch = Obserwuj tę grę w wiadomościach prywatnych
command-watch-name = obserwuj
command-unwatch = Przestań obserwować tę grę
command-unwatch-name = przestań-obserwować
option-when = Kiedy wysyłać wiadomości
option-when-name = kiedy
choice-when-turn = Po każdej turze
choice-when-end = Tylko na końcu
-game-watch = /{ command-game-name } { command-table-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-table-name } { command-unwatch-name }

## Being forgotten

former-player = Usunięty profil
confirm-forget = Usuniemy wszystko, co o tobie zapisano: twoje ustawienia, listę obserwowanych stołów i twoją nazwę przy zakończonych grach – zastąpi ją „{ $name }”. Zwolni się też twoje miejsce przy stołach, przy których gra się jeszcze nie zaczęła. Same gry, ich wyniki i wysłane już wiadomości zostaną. Tego nie da się cofnąć.
button-forget = Usuń moje dane
button-remember = Nie usuwaj
forgotten = Gotowe. Twoje dane zostały usunięte.
not-forgotten = Nic nie zostało usunięte.
still-playing = { $count ->
        [1] Nadal grasz przy stole { $tables }. Najpierw dokończ tę grę albo zrezygnuj z miejsca
       *[other] Nadal grasz przy stołach { $tables }. Najpierw dokończ te gry albo zrezygnuj z miejsc
    } poleceniem `{ -game-resign }`, a potem spróbuj ponownie.
command-me-forget = Usuń wszystko, co o tobie zapisano
command-me-forget-name = usuń-dane
