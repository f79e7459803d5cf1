## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
computer-title = { $name }, { $strength }
strength-easy = facile
strength-medium = medio
strength-hard = difficile
button-add-computer = { $strength ->
    [easy] Aggiungi computer facile
    [medium] Aggiungi computer medio
   *[hard] Aggiungi computer difficile
}
button-remove-computer = Togli computer
computers-seated = { $count ->
    [0] Al tavolo { $table } non gioca nessun computer.
    [one] Al tavolo { $table } il computer ha un posto: { $strengths }.
   *[other] Al tavolo { $table } il computer ha { $count } posti: { $strengths }.
}
computers-none = nessun computer
unknown-strength = Nessun computer gioca al livello { $strength }. Scegli facile, medio o difficile.
too-many-computers = { $most ->
    [0] Per il computer non resta nessun posto. Apri un tavolo con più posti, o liberane uno.
    [one] Per il computer resta un posto solo. Scegline uno, o apri un tavolo con più posti.
   *[other] Per il computer restano solo { $most } posti. Scegline al massimo { $most }, o apri un tavolo con più posti.
}
computer-to-move = Tocca al computer. Farà la sua mossa fra pochi secondi.
ask-undo-alone = Puoi annullare senza chiedere a nessuno. Da annullare:
    { $moves }
button-ask-undo-alone = Annulla
command-computers = Scegli i computer e il loro livello, prima che la partita inizi
command-computers-name = computer
option-computers = Quanti computer, e a che livello ciascuno: facile, medio o difficile
option-computers-name = computer

-game-computers = /{ command-game-name } { command-computers-name }
