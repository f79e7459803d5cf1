## Una partita finita, rivista

button-review = Analisi
command-review = Le probabilità di vittoria turno per turno e i turni che hanno deciso la partita
command-review-name = analisi
review-later = Potrai vedere l’analisi di questa partita quando sarà finita.
no-review = La partita del tavolo { $table } non è arrivata alla fine, quindi non c’è nulla da analizzare.
review-waits = È in preparazione un’altra analisi. Quella del tavolo { $table } è in coda.
review-making = Analisi della partita del tavolo { $table } in preparazione: { $bar } { $percent }%
review-hidden = Il tavolo { $table } si può ancora riaprire, quindi le carte nascoste restano nascoste e non c’è analisi.
review-failed = L’analisi del tavolo { $table } non si è conclusa. Chiedila di nuovo.
review-elsewhere = Il tavolo { $table } è in un altro canale, quindi qui la sua analisi puoi vederla solo tu. Riprova senza `{ option-everybody-name }`.
review-sharing = L’analisi del tavolo { $table } sta arrivando a tutto il canale.
review-shared = Ora l’analisi del tavolo { $table } la vede tutto il canale.
review-title = **{ $game }** · tavolo { $table } · analisi
review-heading = Probabilità di vittoria in %, turno per turno
review-late =
    { $rounds ->
        [one] ultimo giro
       *[other] ultimi { $rounds } giri
    }
review-certainty =
    { $points ->
        [one] Precisione: circa 1 punto percentuale.
       *[other] Precisione: circa { $points } punti percentuali.
    }
review-percent = { $percent }%
review-turn = turno { $turn }
review-moment = **{ $letter }. { $player }, turno { $turn }:** { $figures }
review-decision = decisione −{ $percent }%
review-luck = fortuna { $change }%
review-legend = Decisione: la probabilità di vincere che la mossa ha ceduto rispetto alla migliore nella stessa posizione. Fortuna: di quanto almeno l’hanno cambiata le carte e le mosse altrui.
review-stroke = Turno più fortunato: { $player }, turno { $turn } (+{ $percent }%).
review-better = Meglio: { $action }.
review-better-than = Meglio di «{ $played }»: { $action }.
review-gain = Circa { $points } in più a fine partita.
review-nothing = Nessuna decisione è costata molto.
review-alt =
    { $points ->
        [one] Analisi del tavolo { $table }: le probabilità di vittoria di ciascuno, con una precisione di circa 1 punto percentuale.
       *[other] Analisi del tavolo { $table }: le probabilità di vittoria di ciascuno, con una precisione di circa { $points } punti percentuali.
    }
review-alt-line = { $player }: { $shares }.
review-alt-start = { $percent } all’inizio
review-alt-after = { $percent } dopo il turno { $turn }
review-alt-end = { $percent } alla fine
review-alt-moment = { $letter }. { $player }, turno { $turn }: { $figures }.
