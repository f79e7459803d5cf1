## Tables that nobody plays at any more

goes-on = That is settled: this table stays open.
still-open = Table { $table } is open already.
played-to-its-end = The game of table { $table } is played to its end. `{ -game-rematch }` opens another one.

-game-rematch = /{ command-game-name } { command-rematch-name }
