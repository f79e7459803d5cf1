## Tables that nobody plays at any more

stall-question = **{ $game }** · stół { $table } · [plansza]({ $url })
    Od { $days } dni nic się tu nie dzieje.
    { $awaited }
    Gracie dalej? Naciśnij przycisk, a stół pozostanie otwarty. W przeciwnym razie zamknie się { $when }; za zgodą wszystkich można go potem znów otworzyć.
stall-gathering = Stół czeka na kolejne osoby. Zajęte miejsca: { $taken } z { $seats }.
stall-answered = { $player } chce grać dalej: stół { $table } zostaje otwarty.
button-go-on = Gramy dalej
table-stalled = Od { $days } dni nikt tu nie wykonał ruchu.
table-reopens = Kto ma tu miejsce, może poprosić o ponowne otwarcie: `{ -game-resume }`, numer { $table }. Zgodzić się muszą wszyscy.

goes-on = Już załatwione: ten stół zostaje otwarty.
still-open = Stół { $table } jest już otwarty.
played-to-its-end = Gra przy stole { $table } jest zakończona. Zagraj jeszcze raz: `{ -game-rematch }`.

-game-rematch = /{ command-game-name } { command-table-name } { command-rematch-name }

## Opened again

button-reopen = Otwórz ponownie
reopened = Stół { $table } jest znów otwarty: { $place }.
missing-permissions-there = Botowi brakuje tych uprawnień ({ $place }): { $permissions }. Może je nadać ktoś z administracji serwera.
