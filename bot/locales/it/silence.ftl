## Tables that nobody plays at any more

stall-question = **{ $game }** · tavolo { $table } · [tabellone]({ $url })
    Da { $days } giorni qui non succede niente.
    { $awaited }
    Giocate ancora? Premi il pulsante e il tavolo resta aperto. Altrimenti si chiude { $when }; se tutto il tavolo è d’accordo, si può riaprire.
stall-gathering = Il tavolo aspetta altre persone. Posti occupati: { $taken } di { $seats }.
stall-answered = { $player } vuole continuare: il tavolo { $table } resta aperto.
button-go-on = Si continua
table-stalled = Da { $days } giorni nessuno gioca a questo tavolo.
table-reopens = Chi ha un posto può chiedere di riaprire il tavolo con `{ -game-resume }` e il numero { $table }. Serve l’accordo di tutto il tavolo.

goes-on = È già deciso: questo tavolo resta aperto.
still-open = Il tavolo { $table } è già aperto.
played-to-its-end = La partita al tavolo { $table } è finita. Giocane un’altra con `{ -game-rematch }`.

-game-rematch = /{ command-game-name } { command-table-name } { command-rematch-name }

## Opened again

button-reopen = Riapri
reopened = Il tavolo { $table } è di nuovo aperto in { $place }.
missing-permissions-there = Al bot mancano dei permessi in { $place }: { $permissions }. Li può concedere chi amministra il server.
