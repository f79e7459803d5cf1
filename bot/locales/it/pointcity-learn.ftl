### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** prendi due carte per turno, paga edifici, raccogli segnalini civici e vinci. Circa cinque minuti.

pc-learn-wrong-flip = Puoi girare anche quella carta.
pc-learn-wrong-take = Puoi prendere anche quelle due.

pc-learn-take = Costruisci una città in 17 turni, e vince il punteggio più alto. In ogni turno prendi due carte vicine. Ogni carta ha il nome della sua colonna, da a a d, e della sua riga, da 1 a 4. Premi **{ $button }** (energia), poi prendila con **b1** (comunità).
pc-learn-take-why = Le risorse sono gratis. Quando prendi una risorsa, al suo posto arriva un edificio (simbolo della casa); quando prendi un edificio, una risorsa (cerchietto).
pc-learn-take-hint = Qui ti servono energia e comunità.

pc-learn-building = Questo è il tuo pannello: in una partita vera lo apre **{ $panel }**. In a1 ora c’è un edificio. Il costo è nella striscia chiara in basso: un’energia e una comunità. Le hai entrambe, come mostra la tabella sotto il mercato. Premi **{ $button }** e prendilo con **a2** (economia).
pc-learn-building-why = Un edificio si paga subito, quindi puoi prendere solo una coppia che puoi pagare.
pc-learn-building-hint = L’edificio in a1 puoi pagarlo, e l’economia in a2 ti servirà subito dopo.

pc-learn-pay = Ora paga. L’ingegno che tutti hanno all’inizio (la lampadina) vale per una risorsa qualsiasi, ma tienilo per dopo: premi **{ $button }**.
pc-learn-pay-why = Le carte con cui paghi si scartano, l’edificio resta. Se c’è un solo modo di pagare, il pagamento è automatico, anche se costa l’ingegno.
pc-learn-pay-hint = Si può, ma è uno spreco di ingegno.

pc-learn-permanent = Il tuo edificio ti dà un’economia permanente. L’edificio in a2 costa due risorse economia, e in a1 c’è una carta economia. Premi **a2** e prendilo con **a1**.
pc-learn-permanent-why = L’economia permanente ha pagato da sé la sua parte, e lo farà in ogni tuo turno. Così i primi edifici rendono meno cari i successivi. Prima pagano le risorse permanenti, poi le carte di quel tipo; una carta ingegno copre ciò che manca.
pc-learn-permanent-hint = L’edificio in a2 ti dà un’altra risorsa permanente, e con l’economia in a1 ti tieni quella che hai in mano.

pc-learn-flip = Dietro ogni risorsa c’è un edificio. Prima di prendere carte puoi girarne una, se la sua riga o colonna mostra solo risorse, come la colonna d. Premi **{ $button }**, poi girala.
pc-learn-flip-why = Ora il suo edificio puoi prenderlo tu, e dopo di te gli altri. Girare non costa niente; fallo quando cerchi un edificio.
pc-learn-flip-hint = Gira d2, prima di prendere carte: dopo non si può più.

pc-learn-flipped = L’edificio in d2 costa un’economia e un’industria. Un’economia permanente ce l’hai già, e in d1 c’è un’industria: premi **d2** e prendilo con **d1**.
pc-learn-flipped-why = Con una risorsa puoi pagare subito l’edificio che prendi nella stessa coppia.
pc-learn-flipped-hint = Per l’edificio in d2 ti manca un’industria, e in d1 ce n’è una.

pc-learn-deck = Due turni dopo. Non puoi prendere nessuna coppia di carte vicine: il lucchetto segna un edificio che non puoi pagare, nemmeno insieme alla carta accanto. Prendi due carte dal mazzo: premi **{ $button }**, poi conferma.
pc-learn-deck-why = Delle due carte vedi solo la prima, ed entrambe sono risorse. In questo caso il mercato non si rifornisce.
pc-learn-deck-hint = Nel mercato non puoi pagare nessuna coppia di carte vicine.

pc-learn-points = L’edificio in b1 non dà risorse, ma 4 punti. Costa un’economia e un’energia: premi **b1** e prendilo con **c1** (energia).
pc-learn-points-why = Sono i punti a far vincere. L’economia permanente ha aiutato ancora, e così hai pagato una sola carta energia.
pc-learn-points-hint = 4 punti per una carta energia sono un affare, e in c1 ne riprendi subito una.

pc-learn-civic = L’edificio in d1 è civico e costa tre risorse economia. Ne hai una permanente e due carte: premi **d1** e prendilo con **d2** (ecologia).
pc-learn-civic-why = Un edificio civico non dà né punti né risorse, ma un segnalino civico a tua scelta.
pc-learn-civic-hint = Puoi pagare l’edificio civico in d1, e la carta in d2 è gratis.

pc-learn-token = Apri la lista e scegli un segnalino civico. Alla tua città va bene il 13: **{ $button }**.
pc-learn-token-why = I segnalini contano alla fine, quasi tutti per le risorse permanenti. Questo ora vale 3, e altri 3 per ogni nuova coppia di economia e comunità.
pc-learn-token-hint = La lista dice quanto vale ora ogni segnalino; solo il 13 ti dà 3 punti.

pc-learn-last = Il tuo ultimo turno: il mazzo è finito. L’edificio in b1 dà 5 punti e costa tre risorse energia e due risorse industria; la tua energia doppia vale per due. Premi **{ $button }** e prendilo con **c1**.
pc-learn-last-why = Dopo 17 turni a testa si sommano i punti degli edifici e dei segnalini civici. Le risorse avanzate contano solo in caso di parità, ma il segnalino 7 premia l’ingegno.
pc-learn-last-hint = Le risorse non valgono più niente, i punti sì.

pc-learn-end = Vinci 20 a 13: 14 punti di edifici e 6 per il segnalino civico 13, con due coppie di economia e comunità.
