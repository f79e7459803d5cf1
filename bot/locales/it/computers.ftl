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
unknown-strength = Il livello «{ $strength }» non esiste. Scegli facile, medio o difficile.
too-many-computers = { $most ->
    [0] Per il computer non resta nessun posto. Apri un tavolo con più posti, o liberane uno.
    [one] Per il computer resta un posto solo. Scegline uno, o apri un tavolo con più posti.
   *[other] Per il computer restano solo { $most } posti. Scegline al massimo { $most }, o apri un tavolo con più posti.
}
computer-to-move = Tocca al computer. Farà la sua mossa fra pochi secondi.
ask-undo-alone = Puoi annullare per conto tuo. Da annullare:
    { $moves }
button-ask-undo-alone = Annulla
command-computers = Scegli i computer e il loro livello, prima che la partita inizi
command-computers-name = computer
option-computers = Quanti computer, o il livello di ciascuno, per esempio: facile, difficile
option-computers-name = computer

-game-computers = /{ command-game-name } { command-seat-name } { command-computers-name }

## Hints

command-hint = Guarda che cosa farebbe al posto tuo un computer forte
command-hint-name = suggerimento
button-hint = Suggerimento
hint = Suggerimento { $number } di { $most }
hint-action = Mossa migliore: **{ $action }**
why-now = Dà subito circa { $points } in più.
why-coming = Promette circa { $points } in più nei turni successivi.
why-now-for = Rende subito { $points } in più, ma circa { $price } in meno nei turni seguenti.
why-coming-for = Rende ora circa { $price } in meno, ma circa { $points } in più nei turni seguenti.
why-rival = { $rival } può aspettarsi circa { $points } in meno.
hint-better = Circa { $points } in più a fine partita rispetto alla seconda mossa migliore (**{ $action }**).
hint-next-equal = Va altrettanto bene: **{ $action }**
no-hints = A questo tavolo si gioca senza suggerimenti.
hints-used-up = { $most ->
    [one] Hai già avuto il tuo suggerimento per questa partita.
   *[other] Hai già avuto tutti i { $most } suggerimenti per questa partita.
}
nothing-to-choose = Ora puoi fare una cosa sola, quindi un suggerimento non servirebbe.
over-hints = { $count ->
    [one] { $player }: 1 suggerimento.
   *[other] { $player }: { $count } suggerimenti.
}
option-hints = Se chi gioca può chiedere suggerimenti
option-hints-name = suggerimenti
choice-hints-3 = Fino a tre a testa
choice-hints-0 = Nessuno

-game-hint = /{ command-game-name } { command-hint-name }
