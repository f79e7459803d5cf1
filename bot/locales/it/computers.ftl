## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
button-add-computer = Aggiungi computer
button-remove-computer = Togli computer
computers-seated = { $count ->
    [0] Nessun posto al tavolo { $table } è del computer.
    [one] Un posto al tavolo { $table } è del computer.
   *[other] { $count } posti al tavolo { $table } sono del computer.
}
too-many-computers = { $most ->
    [0] Per il computer non resta nessun posto. Apri un tavolo con più posti, o liberane uno.
    [one] Per il computer resta un posto solo. Scegline uno, o apri un tavolo con più posti.
   *[other] Per il computer restano solo { $most } posti. Non sceglierne di più, o apri un tavolo con più posti.
}
computer-to-move = Tocca al computer. Gioca fra pochi secondi; aspetta il prossimo messaggio.
ask-undo-alone = Non serve il consenso di altre persone, quindi puoi tornare indietro. Da annullare:
    { $moves }
button-ask-undo-alone = Annulla
command-computers = Decidi quanti posti ha il computer, prima che la partita cominci
command-computers-name = computer
option-computers = Quanti posti sono del computer
option-computers-name = computer

-game-computers = /{ command-game-name } { command-computers-name }
