### San Francisco: the words of the tutorial. `$button` is the label of the control to press.

sanfrancisco-learn = **San Francisco:** prendi carte, riempi quartieri, fai sorgere un grattacielo e vinci. Circa cinque minuti.

sf-learn-wrong-done = Così rifiuti tutte le carte non costruite e finisci il turno.
sf-learn-wrong-refuse = Una carta rifiutata esce dal gioco.
sf-learn-wrong-place = Ogni colonna è permessa.
sf-learn-wrong-finalize = Puoi prendere anche quella colonna.
sf-learn-wrong-draw = Si può anche pescare e collocare una carta.

sf-learn-draw = Costruisci una città di cinque quartieri colorati, e vince il punteggio più alto. Nelle colonne, le tre strisce numerate in basso a sinistra, ci sono già tre carte. Pescane un’altra: premi **{ $button }**.
sf-learn-draw-why = Nel tuo turno fai una di due cose: peschi una carta e la collochi in una colonna, oppure prendi una colonna intera.
sf-learn-draw-hint = Non c’è fretta: una colonna conviene quando contiene più carte che ti servono.

sf-learn-place = Hai pescato un 3 verde. La colonna 2 ha già un 4 verde e delle fondamenta verdi. Premi **{ $button }**.
sf-learn-place-why = Chi prende una colonna ne prende tutte le carte: raccogli insieme quello che ti serve. Ricorda però che gli altri possono arrivare prima.
sf-learn-place-hint = Vuoi tutte le carte verdi in una colonna, per prenderle insieme.

sf-learn-take = Il computer ha collocato una carta nella colonna 3, e tocca di nuovo a te. Premi **{ $button }**.
sf-learn-take-why = Prendi tutte le carte della colonna e un solo contratto, qualunque sia il numero di carte. I contratti pesano: con 1, la prossima colonna deve avere almeno 2 carte.
sf-learn-take-hint = Le tre carte verdi della colonna 2 vanno bene insieme.

sf-learn-build = Ora costruisci le carte prese, qui nel tuo pannello (in una partita vera lo apre **{ $panel }**). Comincia dal 4 verde: premi **{ $button }**. (+2 perché saresti in testa nel verde: alla fine ogni quartiere dà 2 punti a chi è in testa.)
sf-learn-build-why = Una carta colorata va nella riga del suo colore, una universale (nera) in qualsiasi riga, sempre sulla prima casella libera da sinistra. Le carte che non vuoi si possono scartare.
sf-learn-build-hint = Prima il 4: le fondamenta devono stare fra il 4 e il 3, dove toccano tutti e due.
sf-learn-build-hint-build-c66 = Andrebbe bene lo stesso: 3 e 4 fanno 7 in qualsiasi ordine. Questo esempio continua con il 4.
sf-learn-build-hint-all = Le carte verrebbero costruite nell’ordine della colonna: prima le fondamenta, che toccherebbero solo il 4. Comincia dal 4.

sf-learn-foundation = Accanto vanno le fondamenta. Premi **{ $button }**.
sf-learn-foundation-why = Le fondamenta valgono 0, ma ci sorge un grattacielo appena le carte accanto, anche sopra e sotto, valgono in tutto almeno 7. Ogni tua carta costa (con l’ancora) toglie 1 a questo numero. Per ora c’è solo il 4.
sf-learn-foundation-hint = Le fondamenta devono toccare sia il 4 sia il 3, quindi vanno nel mezzo.

sf-learn-skyscraper = E dall’altra parte il 3 verde. Premi **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: sorge un grattacielo, che vale 1 punto. Il primo della partita dà anche la medaglia, un altro punto finché nessuno ha più grattacieli.
sf-learn-skyscraper-hint = Non scartare il 3: fa sorgere il grattacielo.

sf-learn-tracks = Qualche turno dopo. Hai preso un 4 arancione e un 2 verde con i binari. Comincia dai binari: premi **{ $button }**.
sf-learn-tracks-why = Sotto la riga più bassa ci sono le rimesse. I binari che toccano una rimessa, o una carta con un tram, ricevono un tram. Chi ha più tram alla fine prende 2½ punti. Una piazza cittadina (fontana) vale 4 accanto a un’altra carta con un tram, altrimenti 0.
sf-learn-tracks-hint = Costruisci tutte e due le carte, in qualsiasi ordine: ognuna porta punti, e i binari anche un tram.

sf-learn-contracts = Qualche turno dopo. Hai costruito tutte e due le carte. Hai 1 contratto, quindi ti serve una colonna di almeno 2 carte: premi **{ $button }**.
sf-learn-contracts-why = Prendi un contratto, ma ora ce l’hanno tutti, e se ne scarta uno a testa: ecco perché «gratis». Una colonna deve sempre avere più carte di quanti contratti hai.
sf-learn-contracts-hint = La colonna 2 ha due carte con un simbolo bonus.

sf-learn-bonus = Hai costruito una delle due carte gialle. Anche l’altra ha un simbolo bonus: premi **{ $button }**.
sf-learn-bonus-why = Il secondo simbolo bonus di una riga ti dà subito un bonus. Ogni quartiere ha il suo.
sf-learn-bonus-hint = Non scartarla: il suo simbolo bonus è il secondo della riga gialla.

sf-learn-choose = Scegli il bonus. Premi **{ $button }**.
sf-learn-choose-why = L’azzurro dà +2 su una carta, il grigio una carta da 4, l’arancione una rimessa, il verde meno contratti. Al loro posto puoi sempre prendere dei binari; binari e rimesse portano tram.
sf-learn-choose-hint = Anche i binari servono, ma una carta in più nella rete ora vale poco.

sf-learn-majority = Qualche turno dopo. Nell’azzurro il computer è avanti 4 a 3. La colonna 1 ha un 4 azzurro e un 3 arancione: premi **{ $button }**.
sf-learn-majority-why = Alla fine il totale più alto di ogni quartiere vale 2 punti; a parità di totale decide la prima carta più alta da sinistra. In tre o quattro il secondo posto vale 1 punto, e in quattro l’ultimo ne costa 1. Chi riempie per primo i cinque spazi di un quartiere riceve subito 1 punto.
sf-learn-majority-hint = Ti serve il 4 azzurro: con quello passi in testa nell’azzurro.

sf-learn-last = Verso la fine peschi delle fondamenta. Ogni carta fondamenta collocata prende un segnalino, e ne resta uno solo. Va bene qualsiasi colonna, per esempio **{ $button }**.
sf-learn-last-why = La partita finisce subito quando si colloca l’ultimo segnalino fondamenta o quando una città è piena. Tieni d’occhio i segnalini accanto al mazzo.
sf-learn-last-hint = Una carta pescata va sempre collocata in una colonna.

sf-learn-end = Vinci 11½ a 4½: quattro quartieri (8), il grattacielo (1), la medaglia (1) e il bonus (1½). Il computer ha il grigio (2) e i tram (2½): ne avete uno a testa, ma il suo è più a sinistra.
