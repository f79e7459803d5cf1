## Tables that nobody plays at any more

goes-on = To już pewne: ten stół zostaje otwarty.
still-open = Stół { $table } jest już otwarty.
played-to-its-end = Gra przy stole { $table } jest rozegrana do końca. Następną otwiera `{ -game-rematch }`.

-game-rematch = /{ command-game-name } { command-rematch-name }
