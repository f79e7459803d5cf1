## What the others decide about somebody who does not play

vote-late = **{ $game }** · table { $table } · [board]({ $url })
    { $player } has run out of time, but can still move. What should happen to the seat?
vote-gone = **{ $game }** · table { $table } · [board]({ $url })
    { $player } has left this server. What should happen to the seat?
vote-how = { $asked ->
        [1] It’s up to you:
       *[other] { $needed } matching votes decide. You can change your vote until then:
    }
# The count is how many want this so far.
vote-wait = **{ button-vote-wait }** ({ $count }): give them { $time } more, then ask again.
vote-computer = **{ button-vote-computer }** ({ $count }): the computer takes over the seat.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): the first person to claim the seat takes over.
vote-end = **{ button-vote-end }** ({ $count }): close the table; nobody wins.
vote-seat-free = Anyone who isn’t playing here can take the seat now, just as it stands.
button-vote-wait = Wait
button-vote-computer = Computer plays
button-vote-stand-in = Find a stand-in
button-vote-end = Close table
button-take = Take the seat
voted-wait = Table { $table } waits: { $player } gets { $time } more.
voted-computer = Decided: at table { $table } the computer takes over from { $player }.
voted-end = Decided: table { $table } is closed.
seat-taken = { $taker } takes over from { $player } at table { $table }.
vote-over = This vote is over.
vote-stale = This vote is over. If something still needs deciding, you’ll be asked again.

## Why a table refuses

not-asked = Only the other players vote on this. See the table with `{ -game-board }`.
no-stand-in = The players haven’t voted for a stand-in. The seat opens up if they do.
