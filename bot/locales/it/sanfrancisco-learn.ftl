### San Francisco: the words of the tutorial. `$button` is the label of the control to press.

sanfrancisco-learn = **San Francisco:** prendi carte, riempi quartieri, fai sorgere un grattacielo e vinci. Circa cinque minuti.

sf-learn-draw = Costruisci una città di cinque quartieri colorati, e vince il punteggio più alto. Non c’è ancora nessuna carta, quindi si può fare una cosa sola. Premi **{ $button }**.
sf-learn-draw-why = Nel tuo turno fai una di due cose: peschi una carta e la collochi in una colonna, oppure prendi una colonna intera.
sf-learn-draw-hint = Le colonne sono vuote. Premi **{ $button }**.

sf-learn-place = Hai pescato un verde 3. La colonna 2 ha già un verde 4 e delle fondamenta verdi. Premi **{ $button }**.
sf-learn-place-why = Chi prende una colonna ne prende tutte le carte: raccogli insieme quello che ti serve. Ricorda però che gli altri possono arrivare prima.
sf-learn-place-hint = Si può fare, ma qui le carte verdi devono stare insieme. Premi **{ $button }**.

sf-learn-take = Il computer ha collocato una carta nella colonna 3, e tocca di nuovo a te. Premi **{ $button }**.
sf-learn-take-why = Prendi tutte le carte della colonna e un solo contratto, quante che siano le carte. A che cosa servono i contratti lo vedi fra poco.
sf-learn-take-hint = Le tre carte verdi della colonna 2 vanno bene insieme. Premi **{ $button }**.

sf-learn-build = Ora costruisci le carte prese. Comincia dal verde 4: premi **{ $button }**. (+2 sono i punti che guadagneresti se la partita finisse adesso.)
sf-learn-build-why = Una carta colorata va nella riga del suo colore, una universale (nera) in qualsiasi riga, sempre sulla prima casella libera da sinistra. Le carte che non vuoi si possono scartare.
sf-learn-build-hint = Qui l’ordine conta: prima il 4. Premi **{ $button }**.

sf-learn-foundation = Accanto vanno le fondamenta. Premi **{ $button }**.
sf-learn-foundation-why = Le fondamenta valgono 0, ma ci sorge un grattacielo quando le carte accanto valgono in tutto almeno 7. Per ora c’è solo il 4.
sf-learn-foundation-hint = Le fondamenta devono stare fra il 4 e il 3, quindi tocca a loro. Premi **{ $button }**.

sf-learn-skyscraper = E dall’altra parte il verde 3. Premi **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: sorge un grattacielo, che vale 1 punto. Il primo della partita dà anche la medaglia, un altro punto finché nessuno ha più grattacieli.
sf-learn-skyscraper-hint = Non scartare il 3: fa sorgere il grattacielo. Premi **{ $button }**.

sf-learn-tracks = Qualche turno dopo. Hai preso un arancione 4 e un verde 2 con i binari. Comincia dai binari: premi **{ $button }**.
sf-learn-tracks-why = Sotto la riga più bassa ci sono le rimesse. I binari che toccano una rimessa, o una carta con un tram, ricevono un tram. Chi ha più tram alla fine prende 2½ punti.
sf-learn-tracks-hint = Comincia dalla carta con i binari. Premi **{ $button }**.

sf-learn-contracts = Hai ancora il contratto di prima. Una delle colonne è abbastanza grande per te: premi **{ $button }**.
sf-learn-contracts-why = Una colonna deve avere più carte di quanti contratti hai: 2 carte con 1 contratto, 3 con 2. Quando nessuno è senza contratti se ne scarta uno a testa, come adesso.
sf-learn-contracts-hint = Potresti pescare, ma la colonna 2 ha due carte con un simbolo bonus. Premi **{ $button }**.

sf-learn-bonus = Una delle due carte gialle è costruita. Anche l’altra ha un simbolo bonus: premi **{ $button }**.
sf-learn-bonus-why = Il secondo simbolo bonus di una riga ti dà subito un bonus. Ogni quartiere ha il suo.
sf-learn-bonus-hint = Non scartarla: il suo simbolo bonus è il secondo della riga gialla. Premi **{ $button }**.

sf-learn-choose = Scegli il bonus. Premi **{ $button }**.
sf-learn-choose-why = Gli altri quartieri danno una carta, +2 su una carta, una rimessa o meno contratti. Al loro posto puoi sempre prendere dei binari.
sf-learn-choose-hint = Anche i binari servono, ma una carta in più nella rete ora vale poco. Premi **{ $button }**.

sf-learn-majority = Nel quartiere azzurro il computer è avanti 4 a 3. La colonna 1 ha un azzurro 4 e un arancione 3: premi **{ $button }**.
sf-learn-majority-why = Alla fine il totale più alto di ogni quartiere vale 2 punti. Vince chi è avanti, anche di poco, in molti quartieri.
sf-learn-majority-hint = Cerca la colonna con una carta azzurra. Premi **{ $button }**.

sf-learn-last = La partita è quasi finita: hai pescato delle fondamenta, e resta un solo segnalino fondamenta. Va bene qualsiasi colonna, per esempio **{ $button }**.
sf-learn-last-why = La partita finisce subito quando si colloca l’ultimo segnalino fondamenta o quando una città è piena. Tieni d’occhio i segnalini accanto al mazzo.
sf-learn-last-hint = Colloca le fondamenta in una colonna qualsiasi. Premi **{ $button }**.

sf-learn-end = Vinci 11½ a 4½: quattro quartieri (8), il grattacielo (1), la medaglia (1) e il bonus (1½). Il computer ha il grigio (2) e i tram (2½): con uno a testa decide quello più a sinistra.
