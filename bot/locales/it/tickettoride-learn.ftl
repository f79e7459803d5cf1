### Ticket to Ride: San Francisco: the words of the tutorial. `$button` is the label of the control to use first.

tickettoride-learn = **Ticket to Ride: San Francisco:** raccogli carte, occupa percorsi, completa biglietti e vinci. Circa cinque minuti.

ttr-learn-wrong-keep = Anche questa scelta è permessa.
ttr-learn-wrong-tickets = Si possono anche pescare biglietti.
ttr-learn-wrong-claim = Puoi pagare anche quel percorso.
ttr-learn-wrong-take = Puoi prendere anche quella carta.

ttr-learn-keep = Occupi percorsi sulla mappa con i tuoi 20 tram, e vince il punteggio più alto. La seconda immagine è il tuo pannello, che vedi solo tu: hai ricevuto due biglietti, ciascuno con due luoghi da unire. Tieni entrambi: premi **{ $button }**.
ttr-learn-keep-why = Un biglietto dà i suoi punti se alla fine i tuoi percorsi uniscono i due luoghi. Altrimenti ne perdi altrettanti.
ttr-learn-keep-hint = Tutti e due passano per la stessa zona.

ttr-learn-row = Il computer, che gioca per secondo, ha messo sulla mappa gli ultimi segnalini Turismo; a che cosa servono lo vedrai dopo. Ora tocca a te. Comincerai dal percorso blu da Painted Ladies a Civic Center, che costa due carte blu. Ne hai una: premi **{ $button }**.
ttr-learn-row-why = In un turno fai una di tre cose: peschi due carte, occupi un percorso o peschi biglietti. La carta presa dalla fila è subito sostituita.
ttr-learn-row-hint = Il percorso blu costa due carte blu, e tu ne hai una.

ttr-learn-second = Ora pesca una seconda carta. Tenta la sorte: premi **{ $button }**.
ttr-learn-second-why = Quello che peschi dal mazzo lo vedi solo tu. Può essere un traghetto, che è un jolly.
ttr-learn-second-hint = Qui prendi una carta coperta dal mazzo.

ttr-learn-claim = Tocca di nuovo a te. In una partita vera il pannello si apre con **{ $panel }** sotto la mappa. Occupa un percorso: apri la lista **{ ttr-select-routes }** e scegli **{ $button }**.
ttr-learn-claim-why = Due carte blu per due caselle blu. Ci metti i tuoi tram e prendi subito 2 punti. I percorsi da 1, 2, 3 e 5 caselle danno 1, 2, 4 e 10 punti.
ttr-learn-claim-hint = Il percorso blu da Painted Ladies a Civic Center copre 2 delle 3 caselle del primo biglietto.

ttr-learn-grey = Al primo biglietto manca una casella, grigia. Per il grigio va bene un colore qualsiasi: scegli **{ $button }** nella lista **{ ttr-select-routes }** e paga con la nera.
ttr-learn-grey-why = Haight Ashbury e Civic Center sono uniti: 3 punti alla fine. Di due binari affiancati, in due se ne può occupare uno solo.
ttr-learn-grey-hint = Occupa il percorso grigio fra Haight Ashbury e Painted Ladies e paga con la nera: la rossa ti servirà fra poco.

ttr-learn-souvenir = Hai pescato altre due carte. Ora l’altro biglietto: con due rosse puoi occupare il percorso per Sunset, dove ci sono segnalini Turismo. Scegli **{ $button }**.
ttr-learn-souvenir-why = Il percorso dà 2 punti e un segnalino. Segnalini diversi alla fine valgono sempre di più: 2 danno 1 punto, tutti e 7 ne danno 12.
ttr-learn-souvenir-hint = Il percorso per Sunset aiuta un biglietto e dà un segnalino.

ttr-learn-ferry = Tocca di nuovo a te. Nella fila c’è un traghetto. Vale per ogni colore: premi **{ $button }**.
ttr-learn-ferry-why = Un traghetto della fila vale per entrambe le carte, quindi il turno finisce.
ttr-learn-ferry-hint = I colori ci sono sempre, i traghetti di rado.

ttr-learn-ferryroute = Il percorso verde da Pier 39 ad Alcatraz ha il simbolo del traghetto: una delle due carte deve essere un traghetto. Apri la lista **{ ttr-select-routes }** e scegli **{ $button }**.
ttr-learn-ferryroute-why = Una verde e un traghetto: 2 punti e un secondo segnalino. Sugli altri percorsi un traghetto può valere per qualsiasi colore.
ttr-learn-ferryroute-hint = Il traghetto è obbligatorio solo su un percorso in traghetto, quindi usalo lì.

ttr-learn-tickets = I tuoi percorsi arrivano già lontano, quindi un altro biglietto può essere facile. Premi **{ $button }**.
ttr-learn-tickets-why = Peschi due biglietti e ne tieni almeno uno. Nessun altro li vede.
ttr-learn-tickets-hint = I biglietti danno molti punti, e i tram ti bastano per un altro.

ttr-learn-choose = Confronta: al primo biglietto mancano 3 tram, al secondo 11. Premi **{ $button }**.
ttr-learn-choose-why = Da Pier 39 basta un percorso blu per arrivare a The Embarcadero. Il pannello mostra sempre quanti tram mancano a un biglietto.
ttr-learn-choose-hint = Il biglietto lungo ti costerebbe probabilmente i suoi 11 punti.

ttr-learn-last = Quasi alla fine: i tre biglietti sono completi e ti restano 4 tram. Apri la lista **{ ttr-select-routes }** e scegli **{ $button }**.
ttr-learn-last-why = Quando a qualcuno restano 2 tram o meno comincia l’ultimo giro: un altro turno a testa, il tuo per ultimo. Poi si mostrano i biglietti.
ttr-learn-last-hint = Due caselle ti lasciano 2 tram, e questo percorso dà anche un segnalino.

ttr-learn-end = Vinci 40 a 14: 19 punti di percorsi, 15 di tre biglietti, 6 di cinque segnalini diversi. Il computer ha perso 8 punti per un biglietto non completato.
