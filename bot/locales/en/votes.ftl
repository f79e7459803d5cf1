## What the others decide about somebody who does not play

vote-late = **{ $game }** · table { $table } · [board]({ $url })
    Time is up for { $player }, who can still play on. What becomes of the seat?
vote-gone = **{ $game }** · table { $table } · [board]({ $url })
    { $player } is no longer on this server. What becomes of the seat?
vote-how = { $asked ->
        [1] You decide alone:
       *[other] { $needed } of you must want the same, and each of you can choose anew until then:
    }
# The count is how many want this so far.
vote-wait = **{ button-vote-wait }** ({ $count }): { $time } more, then this question comes again.
vote-computer = **{ button-vote-computer }** ({ $count }): the computer plays on.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): whoever takes the seat first plays on.
vote-end = **{ button-vote-end }** ({ $count }): the table is closed before its end.
vote-seat-free = Whoever does not sit here can take the seat now, with everything that belongs to it.
button-vote-wait = Wait
button-vote-computer = Computer
button-vote-stand-in = Stand-in
button-vote-end = Close
button-take = Take the seat
voted-wait = Table { $table } waits: { $player } has { $time } more.
voted-computer = The others have decided: at table { $table } the computer plays on for { $player }.
voted-end = The others have decided: table { $table } is closed.
seat-taken = { $taker } plays on for { $player } at table { $table }.
vote-over = This question is settled, or the game has gone on since.
vote-stale = This question is settled, or the game has gone on since. If something is still to be decided, it is asked again.

## Why a table refuses

not-asked = This is for the other players to decide. `{ -game-board }` shows the table.
no-stand-in = The players have not agreed on a stand-in. The seat is free once they have.
