## What the others decide about somebody who does not play

vote-late = **{ $game }** · stół { $table } · [plansza]({ $url })
    { $player } nie ma już czasu na turę, ale nadal może wykonać ruch. Co robimy z tym miejscem?
vote-gone = **{ $game }** · stół { $table } · [plansza]({ $url })
    { $player } nie jest już na tym serwerze. Co robimy z tym miejscem?
vote-how = { $asked ->
        [1] Decyzja należy do ciebie:
       *[other] Potrzeba { $needed } takich samych głosów. Do tego czasu można zmieniać zdanie:
    }
vote-wait = **{ button-vote-wait }** ({ $count }): jeszcze { $time }, potem pytanie wraca.
vote-computer = **{ button-vote-computer }** ({ $count }): miejsce przejmuje komputer.
vote-stand-in = **{ button-vote-stand-in }** ({ $count }): miejsce przejmuje, kto pierwszy je zajmie.
vote-end = **{ button-vote-end }** ({ $count }): zamykamy stół i nikt nie wygrywa.
vote-seat-free = Kto nie gra przy tym stole, może teraz zająć to miejsce ze wszystkim, co do niego należy.
button-vote-wait = Czekamy
button-vote-computer = Gra komputer
button-vote-stand-in = Szukamy zastępstwa
button-vote-end = Zamykamy
button-take = Zajmij miejsce
voted-wait = Stół { $table } czeka. { $player } dostaje dodatkowy czas: { $time }.
voted-computer = Decyzja zapadła: przy stole { $table } miejsce przejmuje komputer (poprzednio: { $player }).
voted-end = Decyzja zapadła: stół { $table } jest zamknięty.
seat-taken = Przy stole { $table } gra od teraz { $taker } (poprzednio: { $player }).
vote-over = To głosowanie jest już zakończone.
vote-stale = To głosowanie jest już zakończone. Jeśli zostało coś do rozstrzygnięcia, pytanie pojawi się ponownie.

## Why a table refuses

not-asked = O tym decyduje reszta stołu. Stół zobaczysz poleceniem `{ -game-board }`.
no-stand-in = Przy stole nie zdecydowano o zastępstwie. Miejsce zwolni się dopiero po takiej decyzji.
