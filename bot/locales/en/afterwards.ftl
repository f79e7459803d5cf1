## How a game stood at the end of a turn

turn-title = **Table { $table }** · turn { $turn } of { $turns }
button-picture = Picture
option-turn = Show the picture at the end of this turn
option-turn-name = turn

## Once more

rematch = Table { $table } is open, with the same people on their seats. You are its host; the post has the buttons.
button-rematch = Rematch
command-rematch = Open a table for the same game and people as the last one here
command-rematch-name = rematch

## The whole game as an animation

replay-waits = Another animation is being made first. Then comes that of table { $table }.
replay-painting = The animation of table { $table } is being made: { $done } of { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
replay-joining = The animation of table { $table } is being made: all turns are painted.
replay-too-large = The game of table { $table } is too long for an animation that this server takes. `{ -game-log }` shows the picture of each turn.
replay-title = **{ $game }** · table { $table } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-alt = Animation of table { $table } with { $players }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, one picture each, the change marked. At the end:
button-replay = Replay
command-replay = Show the whole game as an animation
command-replay-name = replay
option-everybody = Show it to the whole channel
option-everybody-name = everybody

## Statistics

stats-server = **{ $game } on this server** · { $count ->
        [one] one game finished
       *[other] { $count } games finished
    }
stats-person = **{ $player }** · { $game }
stats-none = The first finished game will be told of here.
stats-none-of = { $player } has not finished a game on this server yet.
stats-games = Games: { $games } · won: { $wins }
stats-average = Average points: { $points }
stats-favourite = { $kind }: { $favourite }
stats-pace-minutes = A usual turn takes { $count ->
        [one] one minute
       *[other] { $count } minutes
    }.
stats-pace-hours = A usual turn takes { $count } hours.
stats-pace-days = A usual turn takes { $count } days.
stats-rating = Rating: { $rating }, place { $place } of { $players }
stats-player = { $place }. { $player } · { $rating } · games: { $games }, won: { $wins }
command-stats = What this server or one member has played, and how well
command-stats-name = stats
option-stats-member = Whom to tell of; left out, the whole server
option-stats-member-name = member
