## Spojrzenie wstecz na skończoną grę

button-review = Analiza
command-review = Szanse każdego na wygraną tura po turze i tury, które rozstrzygnęły grę
command-review-name = analiza
review-later = Analizę tej gry obejrzysz, gdy gra się skończy.
no-review = Gry przy stole { $table } nie rozegrano do końca, więc nie ma czego analizować.
review-waits = Najpierw powstaje inna analiza. Analiza gry ze stołu { $table } czeka w kolejce.
review-making = Powstaje analiza gry ze stołu { $table }: { $bar } { $percent }%
review-failed = Analizy ze stołu { $table } nie udało się dokończyć. Poproś o nią jeszcze raz.
review-elsewhere = Stół { $table } jest na innym kanale, więc tutaj jego analizę możesz zobaczyć tylko ty. Pomiń opcję `{ option-everybody-name }`.
review-sharing = Analizę ze stołu { $table } zaraz zobaczy cały kanał.
review-shared = Analizę ze stołu { $table } mogą teraz zobaczyć tutaj wszyscy.
review-title = **{ $game }** · stół { $table } · analiza
review-heading = Szansa na wygraną w %, tura po turze
review-late =
    { $rounds ->
        [one] ostatnia runda
        [few] ostatnie { $rounds } rundy
        [many] ostatnich { $rounds } rund
       *[other] ostatnie { $rounds } rundy
    }
review-certainty = Dokładność: około ±{ $points } punktów procentowych.
review-percent = { $percent }%
review-change = { $before } → { $after }
review-turn = tura { $turn }
review-moment = **{ $letter }. { $player }, tura { $turn }:** szansa na wygraną { $change }
review-better = Lepiej: { $action } (na koniec gry około { $points } w punktach)
review-better-than = Lepiej niż „{ $played }”: { $action } (na koniec gry około { $points } w punktach)
review-best = Lepszego ruchu nie znaleziono.
review-best-luck = Lepszego ruchu nie znaleziono; reszta to szczęście w kartach.
review-best-cost = Lepszego ruchu nie znaleziono; po prostu zabrakło szczęścia.
review-nothing = Żadna pojedyncza tura wiele nie zmieniła.
review-alt = Analiza ze stołu { $table }: szanse każdego na wygraną, z dokładnością do około ±{ $points } punktów procentowych.
review-alt-line = { $player }: { $shares }.
review-alt-start = { $percent } na początku
review-alt-after = { $percent } po turze { $turn }
review-alt-end = { $percent } na końcu
review-alt-moment = { $letter }. { $player }, tura { $turn }: { $change }.
