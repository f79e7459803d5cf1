## Tables that nobody plays at any more

goes-on = È già deciso: questo tavolo resta aperto.
still-open = Il tavolo { $table } è già aperto.
played-to-its-end = La partita al tavolo { $table } è giocata fino alla fine. `{ -game-rematch }` ne apre un’altra.

-game-rematch = /{ command-game-name } { command-rematch-name }
