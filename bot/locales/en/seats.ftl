## Seats that are offered to somebody

offer = { $member }, { $player } is offering you their seat in a running game: seat { $seat } at table { $table }, **{ $game }**. You’d take over everything as it stands.
offer-of = { $member }, { $player } is offering you the seat of { $holder } in a running game: seat { $seat } at table { $table }, **{ $game }**. You’d take over everything as it stands.
button-accept-seat = Take the seat
button-decline-seat = Decline
button-withdraw-seat = Withdraw
offer-accepted = { $member } takes over seat { $seat } from { $holder }.
offer-declined = { $player } declined seat { $seat }. Nothing changes.
offer-withdrawn = { $player } withdrew the offer of seat { $seat }.

## Resigning

confirm-resign = Resign at table { $table }? The computer takes over your seat and the game continues, but you’ll be placed after everyone who stays. To let someone else take over instead, use `{ -game-substitute }`.
confirm-resign-won = Resign at table { $table }? The game ends and { $winner } wins. To let someone else take over instead, use `{ -game-substitute }`.
confirm-resign-close = Resign at table { $table }? You’re the only player left, so the game ends and counts as lost. To let someone else take over instead, use `{ -game-substitute }`.
button-resign = Resign
button-play-on = Keep playing
resigned = You’ve left the game at table { $table }.
played-on = You keep your seat.
news-resigned = { $player } resigns. The computer plays seat { $seat } from now on.
news-taken = { $player } plays seat { $seat } from now on.
news-host = { $host } is the host now.

## Why a seat does not change hands

leave-instead = The game hasn’t started yet, so anyone can simply leave or join: use `{ -game-leave }` and `{ -game-join }`.
they-are-seated = That person already has a seat at this table. Choose someone else.
saw-another-hand = You’ve held another seat in this game and know its hidden cards, so you can only take that seat again. Someone else can take this one.
they-saw-another-hand = { $player } has held another seat in this game and knows its hidden cards. Offer the seat to someone else.
still-held = Only { $player } can offer this seat, because they’re still playing. Ask them to use `{ -game-substitute }`.
offer-over = This offer has expired. Make a new one with `{ -game-substitute }`.
offer-not-yours = This seat was offered to someone else. If you’d like to play, ask a player to offer you theirs with `{ -game-substitute }`.
offer-stays = Only the person who made this offer, or the one it was made to, can answer it.
resign-changed = Things have changed since you were asked, so you haven’t resigned. Use `{ -game-resign }` again to see what would happen now.
no-bots = A bot can’t take a seat. Choose a person.
not-on-server = { $member } isn’t on this server. Choose someone who is.
cannot-see = { $member } can’t see this channel, so they couldn’t play. Choose someone who can.

## Commands and their options: what they do and, under -name, what they are called

command-substitute = Offer your seat in a running game to someone
command-substitute-name = substitute
command-resign = Give up your seat in a running game
command-resign-name = resign
option-substitute-member = Who should take over
option-substitute-member-name = member
option-substitute-player = Which seat, if its player left the server or is the computer
option-substitute-player-name = player

-game-substitute = /{ command-game-name } { command-seat-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-seat-name } { command-resign-name }
