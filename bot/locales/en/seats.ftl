## Seats that are offered to somebody

offer = { $player } offers a seat in the middle of a game to { $member }: seat { $seat } at table { $table }, **{ $game }**, with everything that belongs to it.
offer-of = { $player } offers a seat in the middle of a game to { $member }: seat { $seat } at table { $table }, **{ $game }**, with everything that belongs to it. It is the seat of { $holder }.
button-accept-seat = Take the seat
button-decline-seat = Decline
button-withdraw-seat = Withdraw
offer-accepted = { $member } takes over seat { $seat } from { $holder }.
offer-declined = { $player } declines seat { $seat }, so it stays as it is.
offer-withdrawn = { $player } withdraws the offer of seat { $seat }.

## Resigning

confirm-resign = Give up your seat at table { $table }? The computer plays on in your place, and the game goes on.
confirm-resign-close = Give up the game at table { $table }? It cannot go on without you, so the table is closed: nobody wins, and the record is kept. With `{ -game-substitute }` somebody else can play on in your place.
button-resign = Resign
button-play-on = Play on
resigned = You no longer play at table { $table }.
played-on = You keep your seat.
news-resigned = { $player } resigns. The computer plays seat { $seat } from now on.
news-resigned-close = { $player } resigns, so table { $table } is closed and nobody wins.
news-host = { $host } is the host now.

## Why a seat does not change hands

leave-instead = The game has not started yet, so seats are still free to leave and to take. Use `{ -game-leave }` and `{ -game-join }`.
they-are-seated = That person sits at this table already. Choose somebody else.
still-held = { $player } is still there and alone can offer this seat.
offer-over = This offer is no longer open. `{ -game-substitute }` makes another one.
offer-not-yours = This seat is offered to somebody else, who alone can take it.
offer-stays = This offer is neither yours nor made to you, so it stays.
resign-changed = Since this was asked, something else would follow. `{ -game-resign }` asks again.
no-bots = A bot cannot take a seat. Choose a person.
not-on-server = { $member } is not on this server. Choose somebody who is.
cannot-see = { $member } cannot see this channel and so could not play. Choose somebody who can.

## Commands and their options: what they do and, under -name, what they are called

command-substitute = Offer your seat in a running game to somebody
command-substitute-name = substitute
command-resign = Give up your seat in a running game
command-resign-name = resign
option-substitute-member = Who is to play on
option-substitute-member-name = member
option-substitute-player = Whose seat, when its player has left the server or is the computer
option-substitute-player-name = player

-game-substitute = /{ command-game-name } { command-substitute-name }
-game-resign = /{ command-game-name } { command-resign-name }
