## Why a table refuses

unknown-pace = Zegar może dać na turę tyle godzin: { $hours }. Można też grać bez zegara.
paused = Przy tym stole jest przerwa. Kończy ją każda osoba, która przy nim gra, przez `{ -game-resume }`.
not-paused = Przy stole { $table } nie ma przerwy. Prosi o nią `{ -game-pause }`.

## Commands and their options

command-pause = Poproś wszystkich przy stole o przerwę
command-pause-name = przerwa
command-resume = Wróć do stołu, który ma przerwę albo jest zamknięty przed końcem gry
command-resume-name = wznów

-game-pause = /{ command-game-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-resume-name }
