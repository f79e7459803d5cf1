## Questions to everybody at a table

asks-end = { $player } would like to close table { $table } early.
asks-pause = { $player } would like to pause table { $table }. While it’s paused, the clock stops and there are no reminders.
asks-reopen = { $player } would like to reopen table { $table }.
asks-undo = { $player } would like to undo { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }. This would be undone:
undo-opens-hands = The end opened all hands: everyone knows by now which cards were hidden.
asks-everybody = Everyone has to agree. Agreed so far: { $players }.
agreed-reopen = Everyone agreed: table { $table } is open again in { $place }.
declined-reopen = { $player } said no, so the table stays closed.
asked = The others have been asked in { $place }.
news-undone = Everyone agreed to the undo. It’s { $player }’s turn · { $board }
table-reopened = **{ $game }** · table { $table } is open again, further down in this channel.
question-over = This question is over: someone has said no.
just-refused = Someone has just said no to this. You can ask again after the next turn, or tomorrow.
