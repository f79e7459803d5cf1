## Questions to everybody at a table

asks-end = { $player } vorrebbe chiudere il tavolo { $table } prima della fine.
asks-pause = { $player } vorrebbe una pausa al tavolo { $table }: l’orologio si ferma e non arrivano promemoria finché qualcuno non riprende la partita.
asks-reopen = { $player } vorrebbe riaprire il tavolo { $table }.
asks-undo = { $player } vorrebbe annullare { $count ->
        [one] l’ultima mossa
       *[other] le ultime { $count } mosse
    }. Verrebbe annullato:
undo-opens-hands = La fine della partita ha scoperto tutte le carte: ormai tutti sanno che cosa era nascosto.
asks-everybody = Serve l’accordo di tutto il tavolo. Finora d’accordo: { $players }.
agreed-reopen = Tutti d’accordo: il tavolo { $table } è di nuovo aperto in { $place }.
declined-reopen = { $player } ha detto di no, quindi il tavolo resta chiuso.
asked = Ho chiesto agli altri in { $place }.
news-undone = Tutti d’accordo: mosse annullate. Tocca a { $player } · { $board }
table-reopened = **{ $game }** · il tavolo { $table } è di nuovo aperto, più in basso in questo canale.
question-over = Questa domanda è chiusa: qualcuno ha detto di no.
just-refused = Qualcuno ha appena detto di no. Puoi chiederlo di nuovo dopo il prossimo turno, o domani.
