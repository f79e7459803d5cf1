## Spojrzenie wstecz na skończoną grę

button-review = Analiza
command-review = Szanse każdego na wygraną tura po turze i tury, które rozstrzygnęły grę
command-review-name = analiza
review-later = Analizę tej gry obejrzysz, gdy gra się skończy.
no-review = Gry przy stole { $table } nie rozegrano do końca, więc nie ma czego analizować.
review-waits = Najpierw powstaje inna analiza. Analiza gry ze stołu { $table } czeka w kolejce.
review-making = Powstaje analiza gry ze stołu { $table }: { $bar } { $percent }%
review-hidden = Stół { $table } można jeszcze otworzyć ponownie, więc ukryte karty pozostają ukryte i nie ma analizy.
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
review-certainty =
    { $points ->
        [1] Dokładność: około 1 punktu procentowego.
       *[other] Dokładność: około { $points } punktów procentowych.
    }
review-percent = { $percent }%
review-turn = tura { $turn }
review-moment = **{ $letter }. { $player }, tura { $turn }:** { $figures }
review-decision = decyzja −{ $percent }%
review-luck = szczęście { $change }%
review-legend = Decyzja: szansa na wygraną, którą ruch oddał wobec najlepszego w tej samej pozycji. Szczęście: o ile co najmniej zmieniły tę szansę karty i ruchy innych.
review-stroke = Najszczęśliwsza tura: { $player }, tura { $turn } (+{ $percent }%).
review-better = Lepiej: { $action }.
review-better-than = Lepiej niż „{ $played }”: { $action }.
review-gain = Na koniec gry mniej więcej o { $points } lepiej.
review-nothing = Żadna decyzja nie kosztowała wiele.
review-alt =
    { $points ->
        [1] Analiza ze stołu { $table }: szanse każdego na wygraną, z dokładnością do około 1 punktu procentowego.
       *[other] Analiza ze stołu { $table }: szanse każdego na wygraną, z dokładnością do około { $points } punktów procentowych.
    }
review-alt-line = { $player }: { $shares }.
review-alt-start = { $percent } na początku
review-alt-after = { $percent } po turze { $turn }
review-alt-end = { $percent } na końcu
review-alt-moment = { $letter }. { $player }, tura { $turn }: { $figures }.
