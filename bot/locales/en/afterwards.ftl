## How a game stood at the end of a turn

turn-title = **Table { $table }** · turn { $turn } of { $turns }
button-picture = Picture
option-turn = Show the picture at the end of this turn

## Once more

rematch = Table { $table } is open, with the same people on their seats. You are its host; the post has the buttons.
button-rematch = Rematch
command-rematch = Open a table for the same game and people as the last one here
