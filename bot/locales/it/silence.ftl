## Tables that nobody plays at any more

stall-question = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    Da { $days } giorni qui non succede niente.
    { $awaited }
    Il tavolo resta aperto? Basta una mossa, oppure che una persona del tavolo prema il pulsante. Altrimenti si chiude { $when }, e tutto ciò che si è giocato resta.
stall-gathering = Il tavolo aspetta altre persone, posti occupati: { $taken } di { $seats }.
stall-answered = { $player } dice che il tavolo { $table } resta aperto.
button-go-on = Si continua
table-stalled = Da { $days } giorni non ci succede niente.
table-reopens = Chi ci ha un posto può riaprirlo con `{ -game-resume } { option-table-name }:{ $table }`.

goes-on = È già deciso: questo tavolo resta aperto.
still-open = Il tavolo { $table } è già aperto.
played-to-its-end = La partita al tavolo { $table } è giocata fino alla fine. `{ -game-rematch }` ne apre un’altra.

-game-rematch = /{ command-game-name } { command-rematch-name }

## Opened again

button-reopen = Riapri
reopened = Il tavolo { $table } è di nuovo aperto, nel canale { $place }.
missing-permissions-there = Prima al bot servono altri permessi nel canale { $place }: { $permissions }. Li può dare chi amministra il server.
