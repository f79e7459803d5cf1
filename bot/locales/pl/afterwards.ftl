## How a game stood at the end of a turn

turn-title = **Stół { $table }** · tura { $turn } z { $turns }
button-picture = Obrazek
option-turn = Pokaż obrazek z końca tej tury
option-turn-name = tura

## Once more

rematch = Stół { $table } jest otwarty, z tymi samymi osobami na tych samych miejscach. To ty go prowadzisz; przyciski są w wiadomości.
button-rematch = Rewanż
command-rematch = Otwórz stół do tej samej gry i z tymi samymi osobami co ostatni tutaj
command-rematch-name = rewanż

## The whole game as an animation

replay-waits = Najpierw powstaje inna animacja, a po niej ta ze stołu { $table }.
replay-painting = Powstaje animacja ze stołu { $table }: { $done } z { $turns ->
        [1] jednej tury
       *[other] { $turns } tur
    }.
replay-joining = Powstaje animacja ze stołu { $table }: wszystkie tury są już narysowane.
replay-too-large = Gra przy stole { $table } jest za długa na animację, jaką przyjmuje ten serwer. Obrazek każdej tury pokazuje `{ -game-log }`.
replay-elsewhere = Stół { $table } jest na innym kanale, więc tutaj jego animację możesz zobaczyć tylko ty. Pomiń opcję `{ option-everybody-name }`.
replay-title = **{ $game }** · stół { $table } · { $turns ->
        [one] jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
replay-alt = Animacja ze stołu { $table }, grają { $players }: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, każda na osobnym obrazku z zaznaczoną zmianą. Na końcu:
replay-start = Przed pierwszą turą
replay-turn = Tura { $turn } z { $turns }
button-show-everybody = Pokaż wszystkim
replay-sharing = Animacja stołu { $table } powstaje dla całego kanału.
replay-shared = Animację stołu { $table } mogą teraz zobaczyć tutaj wszyscy.
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
stats-none = Tu będzie mowa o pierwszej skończonej grze.
stats-none-of = { $player } nie ma jeszcze na tym serwerze skończonej gry.
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
stats-rating = Ranking: { $rating }, pozycja { $place } z { $players }
stats-player = { $place }\. { $player } · ranking { $rating } · gry: { $games }, wygrane: { $wins }
command-stats = W co i jak dobrze gra ten serwer albo jedna osoba
command-stats-name = statystyki
option-stats-member = O kim opowiedzieć; bez tego o całym serwerze
option-stats-member-name = osoba
me-rated = - Ranking: w `{ -stats }`.
me-unrated = - Ranking: brak.
option-me-rated = Czy chcesz mieć miejsce w rankingu
option-me-rated-name = ranking
me-buttons-post = - Przyciski akcji: działają od razu.
me-buttons-panel = - Przyciski akcji: otwierają „Moja tura”.
option-me-buttons = Co robią przyciski akcji pod wiadomością stołu
option-me-buttons-name = przyciski
choice-buttons-post = Działają od razu
choice-buttons-panel = Otwierają „Moja tura”
-stats = /{ command-stats-name }

## Looking on

watch-title = **{ $game }** · stół { $table } · { $place }
watch-closed = Stół { $table } zamknięto przed końcem gry, więc nic więcej nie przyjdzie.
watching-turns = O każdej turze przy stole { $table } i o końcu gry powie ci wiadomość prywatna. Wyłącza to `{ -game-unwatch }`.
watching-end = O tym, jak skończy się gra przy stole { $table }, powie ci wiadomość prywatna. Wyłącza to `{ -game-unwatch }`.
unwatched = Wiadomości prywatne o stole { $table } już nie przyjdą.
not-watching = O stole { $table } nie przychodzą do ciebie wiadomości prywatne. Włącza je `{ -game-watch }`.
command-watch = Otrzymuj wiadomości prywatne o tym, jak toczy się gra
command-watch-name = obserwuj
command-unwatch = Nie otrzymuj już wiadomości o tym, jak toczy się gra
command-unwatch-name = nie-obserwuj
option-when = Kiedy je otrzymywać
option-when-name = kiedy
choice-when-turn = Co turę
choice-when-end = Tylko na końcu
-game-watch = /{ command-game-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-unwatch-name }

## Being forgotten

former-player = Zapomniana osoba
confirm-forget = Wszystko, co o tobie zapisano, zostanie usunięte: twoje ustawienia, to, co obserwujesz, i twoje imię przy skończonych stołach, gdzie zastąpi je „{ $name }”. Gry i ich wyniki zostają. Tego nie da się cofnąć, a wysłane już wiadomości zostają, jakie są.
button-forget = Zapomnij mnie
button-remember = Zostaw
forgotten = Nic już o tobie nie jest zapisane.
not-forgotten = Nic nie zostało usunięte.
still-playing = { $count ->
        [1] Gra przy stole { $tables } trwa i cię potrzebuje. Dokończ ją albo zrezygnuj z miejsca
       *[other] Gry przy stołach { $tables } trwają i cię potrzebują. Dokończ je albo zrezygnuj z miejsc
    } przez `{ -game-resign }`, a potem poproś jeszcze raz.
command-me-forget = Usuń wszystko, co o tobie zapisano
command-me-forget-name = zapomnij
