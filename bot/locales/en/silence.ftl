## Tables that nobody plays at any more

stall-question = **{ $game }** · table { $table } · [board]({ $url })
    Nobody has done anything here for { $days } days.
    { $awaited }
    Does the table go on? A move, or a press of the button by anybody who sits here, keeps it open. Otherwise it closes { $when }, and all that was played is kept.
stall-gathering = It gathers players: { $taken ->
        [one] one of { $seats } seats is
       *[other] { $taken } of { $seats } seats are
    } taken.
stall-answered = { $player } says that table { $table } goes on.
button-go-on = It goes on
table-stalled = Nobody has done anything at this table for { $days } days.
table-reopens = Whoever sits at it can open it again with `{ -game-resume } { option-table-name }:{ $table }`.

goes-on = That is settled: this table stays open.
still-open = Table { $table } is open already.
played-to-its-end = The game of table { $table } is played to its end. `{ -game-rematch }` opens another one.

-game-rematch = /{ command-game-name } { command-rematch-name }

## Opened again

button-reopen = Open again
reopened = Table { $table } is open again in { $place }.
missing-permissions-there = The bot needs more permissions in { $place } first: { $permissions }. Somebody who runs the server can grant them.
