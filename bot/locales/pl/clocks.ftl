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
clock-terms = Zegar, czas na turę: { $pace }. Rezerwa każdego miejsca, zużywana najpierw: { $reserve }.
clock-none = Zegar: brak.
clock-deadline = Termin: { $at }, wliczona rezerwa: { $reserve }.
clock-deadline-alone = Termin: { $at }. Rezerwy już nie ma.
clock-deadline-first = Pierwszy termin: { $at }, osoba: { $player }.

## Pauses

agree-pause = { $player } prosi o przerwę przy stole { $table }: dopóki ktoś jej nie skończy, zegar stoi i nie ma przypomnień. Potrzebna jest zgoda wszystkich przy stole, na razie { $agreed } z { $seats }.
agreed-pause = Wszyscy się zgadzają: przy stole { $table } jest przerwa. Skończyć może ją każda z tych osób przez `{ -game-resume }`.
declined-pause = { $player } chce grać dalej, więc nie ma przerwy.
table-paused = Przy stole { $table } jest przerwa. Kończy ją `{ -game-resume }`.
paused-here = **Przerwa.** Skończyć może ją każda osoba przy stole, przyciskiem albo przez `{ -game-resume }`.
short-paused = Przerwa.
button-resume = Wznów grę
resumed = { $by } kończy przerwę przy stole { $table }. Teraz tura: { $player }.
undone = { $count ->
        [1] Ostatni ruch znika
       *[other] Znikają ostatnie ruchy ({ $count })
    }.

## Why a table refuses

unknown-pace = Zegar może dać na turę tyle godzin: { $hours }. Można też grać bez zegara.
paused = Przy tym stole jest przerwa. Może ją skończyć każda osoba, która przy nim gra, przez `{ -game-resume }`.
not-paused = Przy stole { $table } nie ma przerwy. Prosi o nią `{ -game-pause }`.

## Commands and their options

command-pause = Poproś wszystkich przy stole o przerwę
command-pause-name = przerwa
command-resume = Wróć do stołu, który ma przerwę albo jest zamknięty przed końcem gry
command-resume-name = wznów
option-clock = Ile czasu jest na turę
option-clock-name = zegar
choice-clock-0 = Bez zegara
choice-clock-8 = 8 godzin na turę
choice-clock-12 = 12 godzin na turę
choice-clock-24 = 24 godziny na turę
choice-clock-48 = 2 dni na turę
choice-clock-72 = 3 dni na turę
choice-clock-168 = Tydzień na turę

-game-pause = /{ command-game-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-resume-name }
