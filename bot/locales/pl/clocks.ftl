## How much time there is

# Lengths of time.
span-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
span-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}
clock-terms = Zegar: { $pace } na turę. Każda osoba ma też dodatkowy czas na całą grę ({ $reserve }), który zużywa się w pierwszej kolejności.
clock-none = Zegar: brak.
clock-deadline = Termin: { $at } (w tym dodatkowy czas: { $reserve }).
clock-deadline-alone = Termin: { $at }. Dodatkowego czasu już nie ma.
clock-deadline-first = Pierwszy termin ({ $player }): { $at }.

## Pauses

agreed-pause = Wszyscy się zgadzają: przy stole { $table } jest przerwa. Kto tu gra, może wznowić grę poleceniem `{ -game-resume }`.
declined-pause = { $player } chce grać dalej, więc nie ma przerwy.
table-paused = Przy stole { $table } jest przerwa. Grę wznowisz poleceniem `{ -game-resume }`.
paused-here = **Przerwa.** Kto tu gra, może wznowić grę przyciskiem albo poleceniem `{ -game-resume }`.
short-paused = Przerwa.
button-resume = Wznów grę
resumed = { $by } wznawia grę przy stole { $table }. Teraz gra { $player }.
undone =
    { $count ->
        [one] Cofnięto ostatni ruch.
        [few] Cofnięto { $count } ostatnie ruchy.
       *[many] Cofnięto { $count } ostatnich ruchów.
    }

## Why a table refuses

unknown-pace = Do wyboru jest { $hours } godzin na turę albo gra bez zegara.
paused = Przy tym stole jest przerwa. Kto tu gra, może wznowić grę poleceniem `{ -game-resume }`.
not-paused = Przy stole { $table } nie ma przerwy. Możesz o nią poprosić: `{ -game-pause }`.

## Commands and their options

command-pause = Poproś wszystkich przy stole o przerwę
command-pause-name = przerwa
command-resume = Wznów grę po przerwie albo otwórz ponownie zamknięty stół
command-resume-name = wznów
option-clock = Limit czasu na turę
option-clock-name = zegar
choice-clock-0 = Bez zegara
choice-clock-8 = 8 godzin na turę
choice-clock-12 = 12 godzin na turę
choice-clock-24 = 24 godziny na turę
choice-clock-48 = 2 dni na turę
choice-clock-72 = 3 dni na turę
choice-clock-168 = Tydzień na turę

-game-pause = /{ command-game-name } { command-table-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-table-name } { command-resume-name }
