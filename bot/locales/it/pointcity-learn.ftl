### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** prendi due carte per turno, paga edifici, raccogli segnalini civici e vinci. Circa cinque minuti.

pc-learn-take = Costruisci una città in 17 turni, e vince il punteggio più alto. In ogni turno prendi due carte vicine. Premi **{ $button }** (energia), poi prendila con **b1** (comunità).
pc-learn-take-why = Le carte risorsa sono gratis. Al loro posto sono comparsi due edifici: dietro ogni risorsa c’è un edificio che nessuno conosce.
pc-learn-take-hint = Anche altre due carte andrebbero bene, ma qui ti servono energia e comunità. Premi **{ $button }** e prendila con **b1**.

pc-learn-building = In a1 ora c’è un edificio. Costa un’energia e una comunità, e le hai entrambe. Premi **{ $button }** e prendilo con **a2** (economia).
pc-learn-building-why = Un edificio si paga subito. Puoi prendere solo una coppia che puoi pagare: i segni nell’immagine mostrano che cosa costa troppo.
pc-learn-building-hint = La tua energia e la tua comunità sono proprio il costo dell’edificio in a1. Premi **{ $button }** e prendilo con **a2**.

pc-learn-pay = Ora paga. La carta ingegno vale per una risorsa qualsiasi, ma tienila per dopo: premi **{ $button }**.
pc-learn-pay-why = Le carte con cui paghi si scartano, l’edificio resta. Il pagamento proposto risparmia sempre le carte ingegno, perché sono jolly.
pc-learn-pay-hint = Si può, ma è uno spreco di ingegno. Premi **{ $button }**.

pc-learn-permanent = Il tuo edificio ti dà un’economia permanente. L’edificio in a2 costa due economie, e hai anche una carta economia. Premi **a2** e prendilo con **a1** o **b2**.
pc-learn-permanent-why = L’economia permanente ha pagato da sé la sua parte, e lo farà in ogni tuo turno. Così i primi edifici rendono meno cari i successivi.
pc-learn-permanent-hint = Con l’economia permanente e la carta economia puoi pagare l’edificio in a2. Premi **a2**.

pc-learn-flip = Prima di prendere carte puoi girarne una, se la sua riga o colonna mostra solo risorse. La colonna d è così. Premi **{ $button }**, poi girala.
pc-learn-flip-why = Ora il suo edificio si può prendere: tu in questo turno, poi gli altri. Girare non costa niente; fallo quando cerchi un edificio.
pc-learn-flip-hint = Prova a girare una carta: premi **{ $button }**, poi il pulsante che la gira.

pc-learn-deck = Nel mercato non puoi pagare niente. Prendi due carte dal mazzo: premi **{ $button }**, poi conferma.
pc-learn-deck-why = Delle due carte vedi solo la prima, ed entrambe sono risorse. Il mercato resta com’è.
pc-learn-deck-hint = Nel mercato costa tutto troppo, ora. Premi **{ $button }**.

pc-learn-points = L’edificio in b1 non dà risorse, ma 4 punti. Costa un’economia e un’energia: premi **b1** e prendilo con una carta vicina.
pc-learn-points-why = Sono i punti a far vincere. L’economia permanente ha aiutato ancora, e così hai pagato una sola carta energia.
pc-learn-points-hint = 4 punti per una carta energia sono un affare: premi **b1** e prendilo con una carta vicina.

pc-learn-civic = L’edificio in d1 è civico e costa tre economie. Ne hai una permanente e due carte: premi **d1** e prendilo con una carta vicina.
pc-learn-civic-why = Un edificio civico non dà né punti né risorse, ma un segnalino civico a tua scelta.
pc-learn-civic-hint = Puoi pagare l’edificio civico in d1. Premi **d1** e prendilo con una carta vicina.

pc-learn-token = Apri la lista e scegli un segnalino civico. Alla tua città va bene il 13: **{ $button }**.
pc-learn-token-why = I segnalini contano alla fine, quasi tutti per le risorse permanenti. Questo ora vale 3, e altri 3 per ogni nuova coppia di economia e comunità.
pc-learn-token-hint = La lista dice quanto vale ora ogni segnalino; solo il 13 ti dà 3 punti. Scegli **{ $button }**.

pc-learn-last = Ultimo turno della partita: il mazzo è finito. L’edificio in b1 dà 5 punti e puoi pagarlo. Premi **{ $button }** e prendilo con **c1**.
pc-learn-last-why = Dopo 17 turni a testa si sommano i punti degli edifici e dei segnalini civici. Le carte risorsa avanzate contano solo in caso di parità.
pc-learn-last-hint = Le risorse non valgono più niente, i punti sì. Premi **{ $button }** e prendilo con **c1**.

pc-learn-end = Vinci 20 a 13: 14 punti di edifici e 6 per il segnalino civico 13, con due coppie di economia e comunità.
