## How a game stood at the end of a turn

turn-title = **Table { $table }** · turn { $turn } of { $turns }
button-picture = Picture
option-turn = Show the picture at the end of this turn
option-turn-name = turn

## Once more

rematch = Table { $table } is open, with the same people in the same seats. You are its host; the post has the buttons.
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
replay-elsewhere = Table { $table } is in another channel, so you alone can be shown its animation here. Leave out `{ option-everybody-name }`.
replay-title = **{ $game }** · table { $table } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-alt = Animation of table { $table } with { $players }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, one picture each, the change marked. At the end:
replay-start = Before the first turn
replay-turn = Turn { $turn } of { $turns }
button-show-everybody = Show everybody
replay-sharing = The animation of table { $table } is being made for everybody here.
replay-shared = Everybody here can see the animation of table { $table } now.
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
stats-player = { $place }\. { $player } · rating { $rating } · games: { $games }, won: { $wins }
command-stats = What this server or one member has played, and how well
command-stats-name = stats
option-stats-member = Whom to tell of; left out, the whole server
option-stats-member-name = member
me-rated = - Rating: in `{ -stats }`.
me-unrated = - Rating: none.
option-me-rated = Whether to have a rating
option-me-rated-name = rated
me-buttons-post = - Action buttons: they act at once.
me-buttons-panel = - Action buttons: they open “My turn”.
option-me-buttons = What the action buttons under a table’s message do
option-me-buttons-name = buttons
choice-buttons-post = Act at once
choice-buttons-panel = Open “My turn”
-stats = /{ command-stats-name }

## Looking on

watch-title = **{ $game }** · table { $table } · { $place }
watch-closed = Table { $table } is closed before its end, so nothing more comes.
watching-turns = A direct message tells you of each turn of table { $table }, and of its end. `{ -game-unwatch }` stops that.
watching-end = A direct message tells you how table { $table } ends. `{ -game-unwatch }` stops that.
unwatched = No more direct messages come about table { $table }.
not-watching = No direct messages come about table { $table }. `{ -game-watch }` asks for them.
command-watch = Be told by direct message how the game goes on
command-watch-name = watch
command-unwatch = No longer be told how the game goes on
command-unwatch-name = unwatch
option-when = When to be told
option-when-name = when
choice-when-turn = At each turn
choice-when-end = At the end alone
-game-watch = /{ command-game-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-unwatch-name }

## Being forgotten

former-player = Former player
confirm-forget = All that is stored about you will be deleted: your settings, what you watch, and your name at tables that are over, where you will be “{ $name }”. The games and their scores stay. This cannot be undone, and messages sent before stay as they are.
button-forget = Forget me
button-remember = Leave it
forgotten = Nothing about you is stored any more.
not-forgotten = Nothing is deleted.
still-playing = { $count ->
        [one] The game at table { $tables } is on and needs you. Play it to its end, or give up your seat
       *[other] The games at tables { $tables } are on and need you. Play them to their ends, or give up your seats
    } with `{ -game-resign }`, then ask again.
command-me-forget = Delete all that is stored about you
command-me-forget-name = forget
