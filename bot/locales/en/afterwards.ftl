## How a game stood at the end of a turn

turn-title = **Table { $table }** · turn { $turn } of { $turns }
button-why = Why this move?
# Below the log of a finished game, a list of the computers’ turns.
select-why = Why did the computer do that?
entry-why = Turn { $turn }: { $player }
why-played = { $player }: **{ $action }**
why-better = A stronger move: **{ $action }**.
why-nothing = { $player } had no choice in this turn.
button-picture = Picture
option-turn = Show the table as it was at the end of this turn
option-turn-name = turn

## Once more

rematch = Table { $table } is open and you’re the host. { $asked ->
        [0] Start whenever you’re ready.
       *[other] Everyone from last time has been asked to join. Start when they’re here.
    }
lobby-rematch = { $host } would like a rematch. Press **{ $button }** to play again!
still-asked = { $players } haven’t answered yet. The invitation has been sent once more; press **{ $button }** again to begin without them.
starts-alone = Nobody else has joined table { $table }. Do you want to play alone?
button-start-alone = Play alone
button-rematch = Rematch
command-rematch = Open a table for the same game as the last one here, and ask the same people to join
command-rematch-name = rematch

## The whole game as an animation

replay-waits = Another replay is being made first. The replay of table { $table } is in the queue.
replay-painting = Making the replay of table { $table }: { $done } of { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
replay-joining = Making the replay of table { $table }: almost done.
replay-too-large = The replay of table { $table } is too big to upload to this server. You can look at each turn with `{ -game-log }`.
replay-elsewhere = Table { $table } is in another channel, so only you can see its replay here. Leave out `{ option-everybody-name }`.
replay-title = **{ $game }** · table { $table } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-alt = Animation of table { $table } with { $players }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, one picture each, with the changes marked. At the end:
replay-start = Before the first turn
replay-turn = Turn { $turn } of { $turns }
button-show-everybody = Show everyone
replay-sharing = The replay of table { $table } is being made for everyone here.
replay-shared = Everyone here can now see the replay of table { $table }.
button-replay = Replay
command-replay = Replay the whole game as an animation
command-replay-name = replay
option-everybody = Show it to the whole channel
option-everybody-name = everybody

## Statistics

stats-server = **{ $game } on this server** · { $count ->
        [one] one game finished
       *[other] { $count } games finished
    }
stats-person = **{ $player }** · { $game }
stats-none = No finished games yet. Statistics appear after the first one.
stats-none-of = { $player } hasn’t finished a game on this server yet.
stats-games = Games: { $games } · won: { $wins }
stats-average = Average points: { $points }
stats-favourite = { $kind }: { $favourite }
stats-pace-minutes = A typical turn takes { $count ->
        [one] one minute
       *[other] { $count } minutes
    }.
stats-pace-hours = A typical turn takes { $count } hours.
stats-pace-days = A typical turn takes { $count } days.
stats-rating = Rating: { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(provisional: fewer than ten games)
    }, place { $place } of { $players }
stats-player = { $place }\. { $player } · rating { $rating }{ $sure ->
        [yes] { "" }
       *[no] { " " }(provisional)
    } · games: { $games }, won: { $wins }
# How a game has changed ratings. $change is signed, such as +12.
over-ratings = Ratings: { $players }.
rating-change = { $player } { $rating } ({ $change }{ $sure ->
        [yes] { "" }
       *[no] , provisional
    })
command-stats = Game statistics for this server or one member
command-stats-name = stats
option-stats-member = A member; leave out for the whole server
option-stats-member-name = member
me-rated = - Rating: shown in `{ -stats }`.
me-unrated = - Rating: not shown.
option-me-rated = Show your rating in the statistics
option-me-rated-name = rated
me-buttons-post = - Move buttons: they play your move right away.
me-buttons-panel = - Move buttons: they open “My turn”.
me-buttons-ask = - Move buttons: they ask before a move you can’t undo on your own.
option-me-buttons = What the move buttons under a table’s message do
option-me-buttons-name = buttons
choice-buttons-post = Play the move right away
choice-buttons-panel = Open “My turn”
choice-buttons-ask = Ask before moves I can’t undo on my own
-stats = /{ command-stats-name }

## Watching

watch-title = **{ $game }** · table { $table } · { $place }
watch-closed = Table { $table } was closed early, so there won’t be any more messages about it.
watch-over = The game at table { $table } is over.
watching-turns = You’ll get a direct message after each turn at table { $table } and when the game ends. Stop with `{ -game-unwatch }`.
watching-end = You’ll get a direct message when the game at table { $table } ends. Stop with `{ -game-unwatch }`.
unwatched = You won’t get any more messages about table { $table }.
not-watching = You’re not watching table { $table }. Start with `{ -game-watch }`.
command-watch = Follow this game by direct message
command-watch-name = watch
command-unwatch = Stop following this game
command-unwatch-name = unwatch
option-when = When to message you
option-when-name = when
choice-when-turn = After each turn
choice-when-end = Only at the end
-game-watch = /{ command-game-name } { command-table-name } { command-watch-name }
-game-unwatch = /{ command-game-name } { command-table-name } { command-unwatch-name }

## Being forgotten

former-player = Former player
confirm-forget = This deletes everything stored about you: your settings, the tables you watch, and your name at finished tables, where you’ll be “{ $name }”. You also leave any table whose game hasn’t started. The games, their scores and messages already sent stay. This can’t be undone.
button-forget = Delete my data
button-remember = Keep my data
forgotten = Done. Your data has been deleted.
not-forgotten = Nothing was deleted.
still-playing = { $count ->
        [one] You’re still playing at table { $tables }. Finish the game first, or give up your seat
       *[other] You’re still playing at tables { $tables }. Finish those games first, or give up your seats
    } with `{ -game-resign }`, then try again.
command-me-forget = Delete everything stored about you
command-me-forget-name = forget
