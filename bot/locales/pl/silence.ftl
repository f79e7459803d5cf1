## Tables that nobody plays at any more

stall-question = **{ $game }** · stół { $table } · [plansza]({ $url })
    Od { $days } dni nic się tu nie dzieje.
    { $awaited }
    Czy ten stół ma zostać otwarty? Wystarczy ruch albo naciśnięcie przycisku przez kogokolwiek przy stole. Inaczej stół zamyka się { $when }, a wszystko, co rozegrane, zostaje.
stall-gathering = Stół czeka na kolejne osoby, zajęte miejsca: { $taken } z { $seats }.
stall-answered = { $player } mówi, że stół { $table } zostaje otwarty.
button-go-on = Gramy dalej
table-stalled = Od { $days } dni nic się przy nim nie dzieje.
table-reopens = Każda osoba, która ma przy nim miejsce, otwiera go znowu przez `{ -game-resume } { option-table-name }:{ $table }`.

goes-on = To już pewne: ten stół zostaje otwarty.
still-open = Stół { $table } jest już otwarty.
played-to-its-end = Gra przy stole { $table } jest rozegrana do końca. Następną otwiera `{ -game-rematch }`.

-game-rematch = /{ command-game-name } { command-rematch-name }

## Opened again

button-reopen = Otwórz znowu
reopened = Stół { $table } jest znów otwarty, na kanale { $place }.
missing-permissions-there = Bot potrzebuje najpierw więcej uprawnień na kanale { $place }: { $permissions }. Może je nadać ktoś z administracji serwera.
