## Tables that nobody plays at any more

stall-question = **{ $game }** · table { $table } · [board]({ $url })
    It’s been quiet here for { $days } days.
    { $awaited }
    Still playing? Press the button to keep the table open. Otherwise it closes { $when }; you can reopen it later if everyone agrees.
stall-gathering = Waiting for players: { $taken ->
        [one] one of { $seats } seats is
       *[other] { $taken } of { $seats } seats are
    } taken.
stall-answered = { $player } is keeping table { $table } open.
button-go-on = Still playing
table-stalled = Nobody has played here for { $days } days.
table-reopens = Any player can ask to reopen it with `{ -game-resume }` and the number { $table }. Everyone has to agree.

goes-on = Already taken care of: this table stays open.
still-open = Table { $table } is already open.
played-to-its-end = The game at table { $table } is finished. Play again with `{ -game-rematch }`.

-game-rematch = /{ command-game-name } { command-table-name } { command-rematch-name }

## Opened again

button-reopen = Reopen
reopened = Table { $table } is open again in { $place }.
missing-permissions-there = The bot is missing permissions in { $place }: { $permissions }. Ask a server admin to grant them.
