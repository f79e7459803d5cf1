## Why a table refuses

unknown-pace = A clock can give each turn { $hours } hours, or there is none.
paused = This table is paused. Any of its players can let it go on with `{ -game-resume }`.
not-paused = Table { $table } is not paused. `{ -game-pause }` asks its players for that.

## Commands and their options: what they do and, under -name, what they are called

command-pause = Ask all players to pause the table
command-pause-name = pause
command-resume = Go on with a table that is paused or was closed before its end
command-resume-name = resume

-game-pause = /{ command-game-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-resume-name }
