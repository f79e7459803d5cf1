## How a game stood at the end of a turn

turn-title = **Table { $table }** · turn { $turn } of { $turns }
button-picture = Picture
option-turn = Show the picture at the end of this turn
