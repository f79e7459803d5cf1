## The post that gathers players

lobby = **{ $game }** · table { $table }{ $custom ->
    [0] { "" }
   *[other] { " " }· { $option }
}
    Seats taken: { $taken } of { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] All seats are taken, and { $host } can start.
           *[other] { $host } can start now, or wait for more players.
        }
        [one] One more player is needed to start.
       *[other] { $missing } more players are needed to start.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (host)
lobby-started = **{ $game }** · table { $table }
    The game has started with { $players }.
button-join = Join
button-leave = Leave
button-start = Start
button-state = In words
button-table = Table
button-panel = My turn
button-panel-rules = ?
button-back = Back
button-log = Log
button-rules = Rules
button-export = Record
button-previous = Earlier
button-later = Later

## The posts of a game

game-over = **The game is over.**
table-ended = **{ $game }** · table { $table } is closed before its end. Its record can still be had with `{ -game-export } { option-table-name }:{ $table }`.
table-ended-empty = **{ $game }** · table { $table } is closed before its game began. `{ -game-new }` opens another one.
table-broken = Table { $table } cannot be shown because its game cannot be read. Nothing is deleted; `{ -game-end }` closes the table.

## What every game says

# The name of somebody whose own name is not known or cannot be painted.
player-of-seat = Player { $seat }
# $count: as a number, which chooses the form. $points: as it is written, such as 9½ or −1.
points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

## Private answers

opened =
    { $free ->
        [0] Table { $table } is open, and no seat is free. You start the game with the { $button } button of its post.
       *[other] Table { $table } is open and you have a seat. Others join with the green button of its post.
    }
joined = Seat { $seat } at table { $table } is yours.
left = The seat at table { $table } is free again.
kicked = { $player } no longer sits at table { $table }.
started = The game at table { $table } has started.
cannot-post = This is kept, but the table cannot be shown here: the bot lacks { $permissions }. Once somebody who runs the server has granted that, `{ -game-board }` shows it.
no-log = Nothing has happened at table { $table } yet.
log-title = **Log of table { $table }** · { $shown ->
        [one] turn { $from }
       *[other] turns { $from } to { $to }
    } of { $all }
export-done = The record of table { $table }, { $actions ->
        [0] before the first action
        [one] after one action
       *[other] after { $actions } actions
    }.
rules-title = **{ $game }** · rules
rules-placeholder = Choose a topic

confirm-end = Close table { $table } before the end? Nobody wins, the record is kept, and a player can open the table again with `{ -game-resume }`.
confirm-end-empty = Close table { $table }? Its game has not started, and whoever sits at it can open it again with `{ -game-resume }`.
button-end = Close the table
button-keep = Keep it open
kept-open = The table stays open.
ended = Table { $table } is closed.
ask-end = { $host } can close the table alone, and so can a moderator. All players together can too: ask them?
button-ask-end = Ask all players
agree-end = { $player } asks to close table { $table } before the end. All players must agree: { $agreed } of { $seats } so far.
declined-end = { $player } wants to go on, so the table stays open.
agree-undo = { $player } asks to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }. All players must agree: { $agreed } of { $seats } so far. What would go:
    { $moves }
agreed-undo = All players agreed: { $count ->
        [one] the last move is
       *[other] the last { $count } moves are
    } taken back.
declined-undo = { $player } wants to leave it as it is, so nothing is taken back.
button-agree = Agree
button-decline = No
ask-undo = { $reason } If all players agree it is possible all the same. What would go:
    { $moves }
button-ask-undo = Ask the others
button-leave-it = Leave it
left-as-it-is = Nothing is taken back.
button-undo = Undo
button-undo-of = Undo ({ $player })
button-undo-end = Ask to undo
taken-back = Taken back: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (taken back)
agree-stale = The game has gone on since this was asked. Whoever still wants it asks again.
agreed-end = All players agreed: table { $table } is closed.

list-title = **Tables on this server**{ $pages ->
    [1] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
list-none = No table is open on this server. `{ -game-new }` opens one.
list-gathering = { $table } · { $game } · { $place } · gathers players, { $taken } of { $seats } seated
list-running = { $table } · { $game } · { $place } · { $player } to act
list-paused = { $table } · { $game } · { $place } · paused, { $player } to act
list-broken = { $table } · { $game } · { $place } · cannot be read; `{ -game-end } { option-table-name }:{ $table }` closes it
link-board = [board]({ $url })

## Why a table refuses

no-table = There is no table here. `{ -game-new }` opens one.
no-such-table = This server has no table { $table }. `{ -game-list }` shows those that are open.
channel-busy = This channel has a table already. Use another channel or a thread, or close that one with `{ -game-end }`.
unknown-game = There is no game called { $game }. Choose one from the list.
unknown-option = This game has no option { $option }. It has: { $options }.
wrong-seat-count = This game is for { $least } to { $most } players. Choose a number between them.
not-gathering = The game has started, so the seats can no longer change.
not-started = The game has not started yet. The host starts it with the { $button } button or `{ -game-start }`.
table-closed = This table is closed. `{ -game-new }` opens another one; where the game is not over, `{ -game-resume }` opens this one again.
table-full = All { $seats } seats are taken. `{ -game-board }` shows the game to everybody.
already-seated = You sit at this table already.
not-seated = You do not sit at this table. `{ -game-board }` shows it to everybody.
one-zoom = Choose a player or the offer, not both.
they-are-not-seated = That person does not sit at this table. Choose one of the players.
leaving-stops-the-game = The game needs all its players. `{ -game-substitute }` offers your seat to somebody else, and `{ -game-resign }` gives it up.
host-only = Only { $host }, the host of this table, can do this.
kick-yourself = To get up yourself, use { $button } or `{ -game-leave }`.
too-few-players = The game needs at least { $least } players, and { $seated ->
    [one] one is
   *[other] { $seated } are
} seated. `{ -game-computers }` gives seats to the computer.
not-your-turn = It is { $player }’s turn. Wait for the next post.
portrait-turn = Your turn
portrait-wait = { $player }’s turn.
waiting-for-others = It is the turn of others now: { $players }. Wait for the next post.
stale-action = This button belongs to an earlier position. Use the newest post, or `{ -game-board }`.
panel-stale = The game has moved on since then. This is how it stands now.
doubled-action = This click has been carried out already.
no-routine = The next thing to do is a choice. Use the other buttons.
nothing-to-undo = There is nothing of yours to take back: the last action is another player’s.
nothing-played = Nothing has been played yet, so there is nothing to take back.
revealed = This cannot be taken back, because it has shown a card.
end-stands = The game is over and its record shows every card, so nobody takes the end back alone.
already-agreed = You have agreed already: { $agreed } of { $seats } players so far.
table-unreadable = The game of table { $table } cannot be read. Nothing is deleted; the host or a moderator can close it with `{ -game-end }`.
other-game = This channel’s table plays { $game }. Use `/{ $group }` for its actions.
missing-permissions = The bot needs more permissions in this channel first: { $permissions }. Somebody who runs the server can grant them.

## What can go wrong

storage-failed = The bot could not save this, so nothing has changed. Try again in a while; whoever runs the bot finds the reason in its log as { $id }.
unexpected = Something went wrong, and whoever runs the bot finds it in the log as { $id }. Nothing is lost; try again, or look with `{ -game-board }`.
command-changed = This command has changed with a newer release. Type it again; if it is still the old one, reload Discord.
unknown-button = This button comes from an older release. `{ -game-board }` shows the table with fresh ones.
only-in-servers = Tables live in the channels of a server. Try it there.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History

## Help

help-start = **Cable Car** hosts board games in this channel. Play at your own pace; everybody can look on.

    1. `{ -game-new }` opens a table. Friends press **{ $join }**, or use `{ -game-join }`.
    2. The host presses **{ $start }**. One table runs in a channel or thread at a time.
    3. Whoever’s turn it is gets one mention. The buttons under the picture show all that can be done.

    With nobody else around, `{ -game-new } { option-computers-name }:1` opens a table with the computer as the other player.

    `{ -game-list }` shows every table of the server. `{ -game-end }` closes one, and `{ -game-resume }` opens it again.
help-play = **How to play**

    Press a button under the newest picture, or use the same action as a command: { $commands }. Every button has its command, so nothing is stuck when a post is deleted: `{ -game-board }` shows the table again.

    `{ -game-state }` tells the whole position in words. `{ -game-log }` tells what happened. `{ -game-rules }` explains the game by topic. `{ -game-export }` gives the record as a file. `{ -game-pause }` stops clock and reminders when all players agree.

    Whoever cannot play on offers the seat to somebody with `{ -game-substitute }`, or gives it up with `{ -game-resign }`.
button-help-start = How to start
button-help-play = How to play

## Commands and their options: what they do and, under -name, what they are called
## Descriptions have at most 100 characters; names at most 32, in lower case and without blanks.

command-game = Tables: open, join, look, close
command-game-name = game
command-new = Open a table in this channel
command-new-name = new
command-join = Take a seat at this channel’s table
command-join-name = join
command-leave = Give up the seat before the game starts
command-leave-name = leave
command-start = Start the game
command-start-name = start
command-undo = Take back your last action
command-undo-name = undo
command-kick = Free somebody else’s seat before the game starts
command-kick-name = kick
command-board = Show the picture again
command-board-name = board
command-state = Tell the whole position in words
command-state-name = state
command-log = Tell what happened, turn by turn
command-log-name = log
command-rules = Explain the rules by topic
command-rules-name = rules
command-export = Give the game record as a file
command-export-name = export
command-end = Close the table before the game is over
command-end-name = end
command-list = List this server’s tables
command-list-name = list
command-help = How to start and how to play
command-help-name = help
option-game = Which game
option-game-name = game
option-seats = How many players at most
option-seats-name = seats
option-option = A variant of the game, such as a deck
option-option-name = option
option-language = What language the table speaks
option-language-name = language
option-first = Who begins, the bot for the computer; left out, it is drawn
option-first-name = first
option-member = Whose seat; the bot for one of the computer’s
option-member-name = member
option-topic = What about
option-topic-name = topic
option-page = Which page
option-page-name = page
option-player = Whose part of the table to show large
option-player-name = player
option-offer = Show large what all players choose from
option-offer-name = offer
option-table = The number of a table, when it is not this channel’s
option-table-name = table

## Commands as they are typed, for the messages that mention them

-game-new = /{ command-game-name } { command-new-name }
-game-join = /{ command-game-name } { command-join-name }
-game-leave = /{ command-game-name } { command-leave-name }
-game-start = /{ command-game-name } { command-start-name }
-game-board = /{ command-game-name } { command-board-name }
-game-state = /{ command-game-name } { command-state-name }
-game-log = /{ command-game-name } { command-log-name }
-game-rules = /{ command-game-name } { command-rules-name }
-game-export = /{ command-game-name } { command-export-name }
-game-end = /{ command-game-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = English
