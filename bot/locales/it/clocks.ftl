## Why a table refuses

unknown-pace = L’orologio può dare a ogni turno tante ore: { $hours }. Oppure non c’è.
paused = Questo tavolo è in pausa. Chiunque vi giochi può farlo riprendere con `{ -game-resume }`.
not-paused = Il tavolo { $table } non è in pausa. La chiede `{ -game-pause }`.

## Commands and their options

command-pause = Chiedi al tavolo una pausa
command-pause-name = pausa
command-resume = Riprendi un tavolo in pausa o chiuso prima della fine
command-resume-name = riprendi

-game-pause = /{ command-game-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-resume-name }
