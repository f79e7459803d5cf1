## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
button-add-computer = Aggiungi computer
button-remove-computer = Togli computer
computers-seated = { $count ->
    [0] Al tavolo { $table } non gioca nessun computer.
    [one] Al tavolo { $table } il computer ha un posto.
   *[other] Al tavolo { $table } il computer ha { $count } posti.
}
too-many-computers = { $most ->
    [0] Per il computer non resta nessun posto. Apri un tavolo con più posti, o liberane uno.
    [one] Per il computer resta un posto solo. Scegline uno, o apri un tavolo con più posti.
   *[other] Per il computer restano solo { $most } posti. Scegline al massimo { $most }, o apri un tavolo con più posti.
}
computer-to-move = Tocca al computer. Farà la sua mossa fra pochi secondi.
ask-undo-alone = Puoi annullare senza chiedere a nessuno. Da annullare:
    { $moves }
button-ask-undo-alone = Annulla
command-computers = Scegli quanti posti occupa il computer, prima che la partita inizi
command-computers-name = computer
option-computers = Quanti posti occupa il computer
option-computers-name = computer

-game-computers = /{ command-game-name } { command-computers-name }
