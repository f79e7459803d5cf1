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
clock-terms = Zegar: { $pace } na turę, potem zapas na całą grę: { $reserve }.
clock-none = Zegar: brak.
clock-turn = Ta tura: { $pace }. Zapas rusza: { $at } · zostało { $reserve }.
clock-turn-least = Ta tura: { $pace }. Zapasy ruszają: { $at } · najmniejszy ma { $player }: { $reserve }.
clock-turn-alone = Ta tura: { $pace }. Koniec czasu: { $at } · zapasu już nie ma.
rules-clock-title = Zegar
rules-clock = Stół może mieć zegar. Działa jak zegar szachowy z zapasem:
    - Każda tura ma swój czas, na przykład 24 godziny. Najpierw płynie właśnie on.
    - Kiedy się skończy, rusza twój zapas. Starcza na { $turns } takie tury i musi wystarczyć na całą grę.
    - Z zapasu ubywa tylko tyle, o ile tura trwa dłużej niż jej czas. Czas zaoszczędzony w turze do zapasu nie wraca.
    - Kiedy skończy się też zapas, pozostali decydują, co dalej z twoim miejscem. Do tej chwili nadal możesz grać.
    - W czasie przerwy zegar stoi.

    Zegar ustawia host poleceniem `{ -game-new }` albo `{ -table-settings }`.

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
