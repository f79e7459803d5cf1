## The post that gathers players

lobby = **{ $game }** · table { $table }
    { $about }

    Seats taken: { $taken } of { $seats }.
    { $players }

    { $missing ->
        [0] { $free ->
            [0] All seats are taken. { $host } can start the game!
           *[other] { $host } can start now, or wait for more players.
        }
        [one] Waiting for 1 more player.
       *[other] Waiting for { $missing } more players.
    }
lobby-seat = { $seat }. { $player }
lobby-host = { $seat }. { $player } (host)
lobby-started = **{ $game }** · table { $table }
    The game is on! Playing: { $players }.
lobby-thread = The game will be played in a thread of its own.
lobby-in-thread = The game’s thread: { $place }
lobby-no-thread = Discord wouldn’t open a thread for it, so it’s played here.
lobby-moved = **{ $game }** · table { $table } is waiting further down in this channel.
# The name of a table’s own thread.
thread-name = { $game } · table { $table }
# The first message of a table’s own post in a forum.
thread-intro = **{ $game }** · table { $table }
    Playing: { $players }.
    The table was opened [here]({ $url }).
button-join = Join
button-leave = Leave
button-start = Start
button-state = As text
button-table = Table
button-panel = My turn
# Leads to all that only looks.
button-more = More
button-back = Back
button-log = Log
button-rules = Rules
button-export = Game file
button-previous = Previous
button-later = Next

## The posts of a game

game-over = **The game is over.**
over-resigned = Players who resigned come last in `{ -stats }`: { $players }.
table-ended = **{ $game }** · table { $table } was closed before the game was over. You can still download the game with `{ -game-export }` and the number { $table }.
table-ended-empty = **{ $game }** · table { $table } was closed before the game began. Open a new one with `{ -game-new }`.
# Who has closed the table, as a mention.
table-closed-by = Closed by { $player }.
table-surrendered = **{ $game }** · table { $table } is over. You can download the game with `{ -game-export }` and the number { $table }.
surrendered = { $player } resigned, so { $winner } wins.
surrendered-alone = { $player } resigned, so the game is lost.
table-broken = The game at table { $table } can’t be loaded right now. Nothing was deleted. You can close the table with `{ -game-end }`.
game-of-later-release = Unknown game

## What every game says

# The name of somebody whose own name is not known or cannot be painted.
player-of-seat = Player { $seat }
# $count: as a number, which chooses the form. $points: as it is written, such as 9½ or −1.
points =
    { $count ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }

## Private answers

opened =
    { $free ->
        [0] Table { $table } is open and every seat is taken. Press **{ $button }** under its message to begin.
       *[other] Table { $table } is open and you have a seat. Others can join with the green button under its message.
    }
joined = You’re in! Seat { $seat } at table { $table } is yours.
left = You’ve left table { $table }. Your seat is free again.
kicked = { $player } was removed from table { $table }.
started = The game at table { $table } has started.
cannot-post = Saved, but the bot can’t show the table in this channel. It is missing these permissions: { $permissions }. Ask a server admin to grant them, then use `{ -game-board }`.
post-refused = Saved, but Discord won’t let the bot show the table here. { $why ->
    [access] The bot isn’t in this thread: add it by mentioning it here, then use `{ -game-board }`.
    [locked] The thread is locked: ask a moderator to unlock it, then use `{ -game-board }`.
    [filter] AutoMod blocks its message: ask a server admin to exempt the bot, then use `{ -game-board }`.
   *[other] Ask a server admin to check the bot’s access to this channel, then use `{ -game-board }`.
}
post-unfit = Saved, but the table can’t be shown now: the bot made a mistake in its message. You can go on with the buttons of the last one and with commands. If it stays like this, give this code to whoever runs the bot: { $id }.
table-unshown = Table { $table } can’t be shown now, because the bot made a mistake in its message. Everything is saved, and these buttons and all commands work. If it stays like this, give this code to whoever runs the bot: { $id }.
no-log = Nothing has happened at table { $table } yet.
log-title = **Log of table { $table }** · { $shown ->
        [one] turn { $from }
       *[other] turns { $from } to { $to }
    } of { $all }
export-done = The game file of table { $table }, { $actions ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $actions } moves
    }.
rules-title = **{ $game }** · rules
rules-placeholder = Choose a topic
rules-pictures = In pictures
# The description of a picture that opens the rules. $signs: a list of what the signs mean.
legend-alt = { $game }. { $subject }.
legend-alt-group = { $title }: { $signs }.
legend-alt-titles = Parts: { $titles }.

confirm-end = Close table { $table } early? Nobody wins. The game is saved, and you can reopen it with `{ -game-resume }` if everyone agrees.
confirm-end-empty = Close table { $table }? The game hasn’t started yet. You can reopen the table with `{ -game-resume }` if everyone agrees.
button-end = Close the table
button-keep = Keep it open
kept-open = The table stays open.
ended = Table { $table } is closed.
ask-end = Others play at table { $table } too, so it only closes if everyone agrees. To stop playing yourself, use `{ -game-resign }`.
ask-end-empty = Only { $host } or a moderator can close this table on their own. Ask all players to agree instead?
button-ask-end = Ask all players
declined-end = { $player } wants to keep playing, so the table stays open.
agreed-undo = Everyone agreed: { $count ->
        [one] the last move was
       *[other] the last { $count } moves were
    } undone.
declined-undo = { $player } said no, so nothing was undone.
button-agree = Agree
button-decline = No
ask-undo = { $reason } If everyone agrees, your last move and everything after it can still be undone. This would be undone:
    { $moves }
button-ask-undo = Ask the others
ask-sure = **{ $action }**: you can’t undo this on your own. Go ahead?
button-sure = Go ahead
button-leave-it = Never mind
left-as-it-is = Nothing was undone.
button-undo = Undo
button-undo-of = Undo ({ $player })
button-undo-end = Ask to undo
since-last-turn = Since your last turn: { $moves }
points-so-far = Points so far: { $list }
first-post = **{ $panel }** shows all you can do, for your eyes only.
taken-back = Undone: ~~{ $moves }~~
log-undone = ~~{ $move }~~ (undone)
agree-stale = The game has moved on since this question was asked. Ask again if you still want it.
agreed-end = Everyone agreed: table { $table } is closed.

list-title = **Tables on this server**{ $pages ->
    [1] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
list-none = No open tables on this server yet. Start one with `{ -game-new }`.
list-gathering = { $table } · { $game } · { $place } · waiting for players, { $taken } of { $seats } seats taken
list-running = { $table } · { $game } · { $place } · { $player }’s turn
list-paused = { $table } · { $game } · { $place } · paused, { $player }’s turn
list-broken = { $table } · { $game } · { $place } · can’t be loaded; close it with `{ -game-end } { option-table-name }:{ $table }`
link-board = [board]({ $url })

## Why a table refuses

no-table = There’s no table in this channel. Open one with `{ -game-new }`.
tables-in-threads = There’s no table in this channel itself. Its tables are in threads: { $places }. Type the command there.
no-such-table = There’s no table { $table } on this server. See the open ones with `{ -game-list }`.
channel-busy = There’s already a table in this channel. { $way ->
        [close] Use another channel or a thread, or close this one first with `{ -game-end }`.
        [join] Join it with `{ -game-join }`, or open yours in another channel or a thread.
       *[elsewhere] Open yours in another channel, or make a thread and open it there.
    }
channel-busy-lobby = There’s already a table in this channel, and a new one would wait for its players here too. { $way ->
        [close] Use another channel, or close this one first with `{ -game-end }`.
        [join] Join it with `{ -game-join }`, or use another channel.
       *[elsewhere] Use another channel, or make a thread and open your table there.
    }
unknown-game = There’s no game called { $game }. Choose one from the list.
unknown-option = { $option } isn’t available for this game. You can choose: { $options }.
wrong-seat-count = This game is for { $least } to { $most } players. Pick a number in that range.
not-gathering = The game has already started, so it’s too late for that. A seat can still change hands with `{ -game-substitute }`.
not-started = The game hasn’t started yet. The host can start it with **{ $button }** or `{ -game-start }`.
table-closed = This table is closed. Open a new one with `{ -game-new }`, or reopen this one with `{ -game-resume }` if its game isn’t finished.
table-full = All { $seats } seats are taken, but you can see the table with `{ -game-board }`.
already-seated = You already have a seat at this table. See the table with `{ -game-board }`.
not-seated = You’re not playing at this table, but you can see it with `{ -game-board }`.
# Above the portrait of a player; $player is in bold.
panel-looking-on = You’re not playing at this table, so this shows { $player }.
one-zoom = Choose either a player or the shared cards, not both.
they-are-not-seated = That person isn’t playing at this table. Choose one of the players.
leaving-stops-the-game = You can’t just leave a game that is running. Offer your seat to someone with `{ -game-substitute }`, or give it up with `{ -game-resign }`.
host-only = Only { $host }, the host of this table, can do this.
others-play = Others play at this table too, so you can’t close it alone. Ask everyone with `{ -game-end }`, or stop playing yourself with `{ -game-resign }`.
kick-yourself = To give up your own seat, press **{ $button }** or use `{ -game-leave }`.
too-few-players = You need at least { $least } players, but only { $seated ->
    [one] one is
   *[other] { $seated } are
} seated. Fill up with computer players: `{ -game-computers }`.
not-your-turn = It’s { $player }’s turn. Wait for the next message.
portrait-turn = Your turn
portrait-wait = { $player }’s turn.
waiting-for-others = Other players still have to move: { $players }. Wait for the next message.
stale-action = This button is out of date. Use the newest message, or `{ -game-board }`.
panel-stale = The game has moved on in the meantime. Here is what it looks like now.
doubled-action = Got it – that click already counted.
no-routine = Your next step needs a decision from you. Use the other buttons.
nothing-to-undo = The last move was someone else’s, so you can’t undo on your own.
nothing-played = Nobody has made a move yet, so there’s nothing to undo.
revealed = You can’t undo this on your own, because a card was revealed.
end-stands = The game is over and every card has been revealed, so you can’t undo its last move on your own.
already-agreed = You’ve already agreed: { $agreed } of { $seats } so far.
table-unreadable = The game at table { $table } can’t be loaded. Nothing was deleted. The host or a moderator can close it with `{ -game-end }`.
rules-differ = The game at table { $table } was started with a different version of the rules. Ask whoever runs the bot to install that version. If the table is still open, you can close it with `{ -game-end }`.
game-missing = This bot doesn’t know the game at table { $table }, because a newer version of the bot opened the table. Ask whoever runs the bot to update it. If the table is still open, you can close it with `{ -game-end }`.
wrong-choice = “{ $value }” isn’t possible for `{ $option }`. You can choose: { $choices }.
wrong-choice-now = “{ $value }” isn’t possible for `{ $option }` right now.
choices-now = You can choose: { $choices }.
commands-now = Right now you can use: { $commands }.
# The end of a list of choices.
more-choices = { $count } more
no-such-turn =
    { $turns ->
        [1] There’s no turn { $turn } at table { $table }. There is only turn 1.
       *[other] There’s no turn { $turn } at table { $table }. Choose 1 to { $turns }.
    }
no-such-page =
    { $pages ->
        [1] There’s no page { $page }. There is only page 1.
       *[other] There’s no page { $page }. Choose 1 to { $pages }.
    }
other-game = The table in this channel is playing { $game }. Use `/{ $group }` for its moves.
missing-permissions = The bot is missing permissions in this channel: { $permissions }. Ask a server admin to grant them.
missing-permissions-thread = The bot can’t open a thread for the table, because it is missing permissions in this channel: { $permissions }. Ask a server admin to grant them, or open a table with `{ option-place-name }:{ choice-place-here }`.
no-threads-here = A table can’t have a thread of its own here. Open it in a text channel or in a post of a forum, or choose `{ option-place-name }:{ choice-place-here }`.
thread-locked = { $place } is locked, so the bot can’t post there. Ask a moderator to unlock it, then try again.

## What can go wrong

storage-failed = That couldn’t be saved, so nothing has changed. Try again in a moment. If it keeps happening, give this code to whoever runs the bot: { $id }.
storage-unknown = The bot can’t tell whether that was saved. Check the table with `{ -game-board }`, and do it again if it’s missing. If it keeps happening, give this code to whoever runs the bot: { $id }.
# Takes the place of a private promise when the answer itself is public.
answer-below = Done. The answer is below, where everyone can see it.
unexpected = Something went wrong, but nothing is lost. Try again, or check the table with `{ -game-board }`. If it keeps happening, give this code to whoever runs the bot: { $id }.
command-changed = This command was updated. Type it again; if you still see the old version, reload Discord.
unknown-button = This button is from an older version of the bot. Use `{ -game-board }` to get working ones.
too-fast-member =
    You’re going faster than the bot allows, so this did nothing. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
too-fast-server =
    This server is going faster than the bot allows, so this did nothing. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
too-long = That’s too long: use { $most } characters at most, or pick one of the suggestions.
only-in-servers = This only works in a server channel.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History

## Help

help-start = **Cable Car** lets you play board games right here in your channel – at your own pace, with everyone watching.

    1. Open a table with `{ -game-new }`. Friends press **{ $join }** or use `{ -game-join }`.
    2. When everyone is there, the host presses **{ $start }**. (One table per channel or thread.)
    3. You get a mention when it’s your turn. Press **{ $panel }** under the picture to see everything you can do.

    New to a game? `{ -game-learn }` teaches it to you step by step.

    Nobody around? `{ -game-new } { option-computers-name }:{ strength-easy }` lets you play against the computer.

    `{ -game-list }` lists all tables on this server. `{ -game-end }` closes a table, `{ -game-resume }` reopens it.
help-play = **How to play**

    Press **{ $panel }** or a button under the newest picture, or type the move as a command: { $commands }. If a message gets deleted, `{ -game-board }` brings the table back.

    `{ -game-state }` describes the table as text. `{ -game-log }` shows what has happened. `{ -game-rules }` explains the rules. `{ -game-export }` lets you download the game. `{ -game-pause }` stops the clock and reminders if everyone agrees.

    Can’t keep playing? Offer your seat to someone with `{ -game-substitute }`, or give it up with `{ -game-resign }`.

    The other commands are grouped by subject: **{ command-table-name }** for settings, clock, pause and rematch, **{ command-seat-name }** for computer players and seats that change hands, **{ command-record-name }** for the game as a file, a replay or a review.
button-help-start = How to start
button-help-play = How to play

## Commands and their options: what they do and, under -name, what they are called
## Descriptions have at most 100 characters; names at most 32, in lower case and without blanks.

command-game = Tables: open one, join, play, look
command-game-name = game
command-new = Open a table in this channel
command-new-name = new
command-join = Take a seat at this channel’s table
command-join-name = join
command-leave = Give up your seat before the game starts
command-leave-name = leave
command-start = Start the game
command-start-name = start
command-undo = Undo your last move
command-undo-name = undo
command-kick = Remove a player before the game starts
command-kick-name = kick
command-board = Show the table again
command-board-name = board
command-state = Describe the whole table as text
command-state-name = state
command-log = Show what happened, turn by turn
command-log-name = log
command-rules = Explain the rules by topic
command-rules-name = rules
command-export = Download the game as a file
command-export-name = export
command-end = Close the table before the game is over
command-end-name = end
command-list = List this server’s tables
command-list-name = list
command-help = How to start and how to play
command-help-name = help
option-game = Which game
option-game-name = game
option-place = Where the game is played; the server’s setting if left out
option-place-name = place
choice-place-here = In this channel
choice-place-thread = In a thread of its own
option-seats = Maximum number of players
option-seats-name = seats
option-option = A variant of the game, such as a deck
option-option-name = option
option-language = Language of the table
option-language-name = language
option-first = Who goes first (pick the bot for a computer); random if left out
option-first-name = first
option-member = Who to remove (pick the bot for a computer player)
option-member-name = member
option-topic = Rules topic
option-topic-name = topic
option-page = Which page
option-page-name = page
option-player = Show this player’s city, or their cable cars on the map, enlarged
option-player-name = player
option-offer = Show the shared cards enlarged (columns, market, or row and deck)
option-offer-name = offer
option-table = Table number, if it isn’t the one in this channel
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
-game-export = /{ command-game-name } { command-record-name } { command-export-name }
-game-end = /{ command-game-name } { command-table-name } { command-end-name }
-game-list = /{ command-game-name } { command-list-name }

## The language by its own name

language = English

# Pictures

option-pictures = Which messages of a table show its picture
option-pictures-name = pictures
choice-pictures-newest = Only the newest message
choice-pictures-all = The message of every turn
choice-pictures-phone = Only the newest message, upright for a phone (Ticket to Ride)
table-pictures = { $which ->
    [all] Pictures: every turn’s message keeps its picture.
    [phone] Pictures: only the newest message has one, upright for a phone where the game has such a picture.
   *[newest] Pictures: only the newest message has one.
}

# The message of a turn

turn-computer = Waiting for { $players } to move.
verdict-place = { $places ->
    [1] { $player }: { $points }
   *[other] { $place }\. { $player }: { $points }
}
# $lead: points, such as "5". $lines: where most of them come from: "Routes +4, Tickets +2".
verdict-ahead = { $player } wins by { $lead } over { $second }, mostly from { $lines }.
verdict-tiebreak = The points are equal, so the tiebreak decides.
button-sheet = Score sheet
sheet-later = The game isn’t over yet. The score sheet comes at the end.
