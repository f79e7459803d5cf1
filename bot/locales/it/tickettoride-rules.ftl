### The rules of Ticket to Ride: San Francisco in our own words, by topic.
### "Chiarimento" (our ruling) marks what the rulebook leaves open and this table decides.

ttr-rules-goal-title = Lo scopo

ttr-rules-goal =
    Da due a quattro persone occupano percorsi di San Francisco con i loro tram. Vince il punteggio più alto. Danno punti:

    - ogni percorso, appena lo occupi
    - ogni biglietto Destinazione completato: due luoghi uniti dai tuoi percorsi. Un biglietto non completato ti toglie il suo valore
    - i segnalini Turismo con simboli diversi

    Le tue carte e i tuoi biglietti sono nascosti agli altri. Per vederli usa `{ -ttr-hand }` o il pulsante verde sotto l’immagine.

    La mappa e i biglietti sono **una ricostruzione, non quelli stampati**. Vedi «{ ttr-rules-map-title }».

ttr-rules-setup-title = Preparazione

ttr-rules-setup =
    I segnalini Turismo hanno 7 simboli: in quattro se ne usano 3 per simbolo, in due e in tre 2. Cinque pile vanno sui cinque luoghi con souvenir (qui Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset e Potrero Hill), e le pile degli altri due simboli restano per ora accanto alla mappa.

    Si hanno 20 tram a testa e si ricevono 2 carte Trasporto e 2 biglietti Destinazione, di cui si tengono uno o entrambi. Cinque carte scoperte formano la fila.

    Poi anche questi due simboli vanno sulla mappa, ciascuno in un luogo senza segnalini:

    - in tre o in quattro: chi gioca per ultimo colloca una delle pile, poi chi gioca per penultimo colloca l’altra
    - in due: chi gioca per secondo colloca un segnalino di ciascun simbolo in due luoghi diversi

    - **Chiarimento:** i simboli delle cinque pile si estraggono a sorte. Anche chi comincia si estrae a sorte, a meno che non lo indichi l’host, e si sa prima di distribuire carte e biglietti.
    - **Chiarimento:** tutto il tavolo sceglie i biglietti nello stesso momento. Finché non hanno scelto tutti, nessuno sa quanti ne tengono gli altri, e puoi ancora annullare la tua. I biglietti restituiti vanno sotto la pila in ordine di turno.

ttr-rules-turn-title = Il turno

ttr-rules-turn =
    Nel tuo turno fai esattamente una di queste azioni:

    - **peschi due carte Trasporto**
    - **occupi un percorso**
    - **peschi biglietti**

    Puoi avere quante carte e quanti biglietti vuoi.

    Puoi annullare le tue mosse finché non si rivela qualcosa di nuovo. Questo succede quando si scopre una carta, peschi dal mazzo, peschi biglietti o si mescola.

    - **Chiarimento:** passi solo se non puoi fare nessuna delle tre. Se passano tutti di seguito, la partita finisce. Il pulsante **Passa** è solo nel tuo pannello, così non rivela che cosa hai in mano.

ttr-rules-drawing-title = Pescare carte

ttr-rules-drawing =
    Peschi due carte, una dopo l’altra, ciascuna dalla fila o dal mazzo. La carta presa dalla fila è subito sostituita dal mazzo.

    Un traghetto preso dalla *fila* vale per entrambe: lo prendi come prima carta e il turno finisce. Come seconda carta non puoi prenderlo. Un traghetto pescato dal *mazzo* conta come una carta.

    Se almeno tre delle cinque carte della fila sono traghetti, si scartano tutte e cinque e se ne scoprono cinque nuove. Quando il mazzo finisce, gli scarti si mescolano e formano un nuovo mazzo.

    - **Chiarimento:** se puoi, devi prendere anche la seconda carta. Se non puoi, il turno finisce con una.
    - **Chiarimento:** la fila si controlla dopo ogni carta scoperta e ogni mescolata, e si scarta di nuovo tutta solo se il mazzo non è vuoto. Dopo tre volte resta com’è finché qualcuno non prende una carta dalla fila.
    - **Chiarimento:** gli scarti si mescolano appena l’ultima carta lascia il mazzo. Se il mazzo finisce mentre si riempie la fila, si mescolano anche le carte appena scartate e si continua dal primo posto vuoto. Se non ci sono scarti, la fila tiene i suoi posti vuoti, e i suoi traghetti, finché un percorso occupato non porta nuovi scarti.

ttr-rules-claiming-title = Occupare un percorso

ttr-rules-claiming =
    Un percorso è una serie di caselle di un solo colore fra due luoghi vicini. Per occuparne uno libero giochi tante carte del suo colore quante sono le caselle. Per un percorso grigio va bene un colore qualsiasi, ma uno solo. Le carte traghetto sono jolly e valgono per ogni colore. Non è necessario che il percorso tocchi gli altri tuoi. Lo fai nel tuo pannello, che si apre con **{ $panel }**.

    Su ogni casella metti un tram, quindi te ne servono abbastanza. I punti arrivano subito:

    - 1 casella: 1 punto
    - 2 caselle: 2 punti
    - 3 caselle: 4 punti
    - 4 caselle: 7 punti
    - 5 caselle: 10 punti
    - 6 caselle: 15 punti

    Se a un capo del percorso c’è un segnalino Turismo con un simbolo che non hai ancora, lo prendi. Vedi «{ ttr-rules-tokens-title }».

    Il tuo pannello (`{ -ttr-hand }`) elenca i percorsi che puoi pagare, per primi quelli che avvicinano un biglietto.

    - **Chiarimento:** si può pagare con soli traghetti. Il pagamento proposto ne usa il meno possibile, e puoi sceglierne un altro qualsiasi. Se c’è un solo modo di pagare, il bot non lo chiede.
    - **Chiarimento:** la tabella dei punti è quella di tutta la serie. Su questa mappa non ci sono percorsi da 4 e da 6.

ttr-rules-ferries-title = Traghetti

ttr-rules-ferries =
    Alcune caselle di un percorso in traghetto mostrano il simbolo del traghetto. Gioca almeno altrettante carte traghetto; per le altre vale la regola solita, e possono esserci altri traghetti.

    Esempio: il percorso grigio da 5 fra Golden Gate Bridge e Fort Mason ha due simboli. Tre carte blu e due traghetti bastano, quattro blu e un traghetto no.

ttr-rules-doubles-title = Percorsi doppi

ttr-rules-doubles =
    Due binari della stessa lunghezza fra gli stessi luoghi formano un percorso doppio. Nessuno può occuparli entrambi.

    In due, appena un binario è occupato l’altro si chiude per tutti. In tre o in quattro può occuparlo un’altra persona.

ttr-rules-tokens-title = Segnalini Turismo

ttr-rules-tokens =
    Se a un capo del percorso appena occupato ci sono segnalini, ne prendi uno, a meno che tu non abbia già quel simbolo. Se puoi prenderne a entrambi i capi, scegli tu. Per ogni percorso ne prendi al massimo uno. I segnalini restano scoperti davanti a te.

    A fine partita contano i simboli diversi:

    - 0 o 1 simbolo: 0 punti
    - 2 simboli: 1 punto
    - 3 simboli: 2 punti
    - 4 simboli: 4 punti
    - 5 simboli: 6 punti
    - 6 simboli: 9 punti
    - 7 simboli: 12 punti

    - **Chiarimento:** il segnalino va preso. Se puoi prenderlo a un solo capo, arriva da sé e il turno finisce.
    - **Chiarimento:** i punti da 3 a 6 simboli sono ricavati dagli altri.

ttr-rules-tickets-title = Biglietti

ttr-rules-tickets =
    Un biglietto indica due luoghi e un valore. Lo completi quando una catena continua di tuoi percorsi li unisce: vale qualsiasi deviazione, e un percorso può servire a più biglietti. A fine partita guadagni il valore di ogni biglietto completato e perdi quello degli altri.

    Per pescare biglietti prendine due dalla pila e tienine almeno uno. L’altro va sotto la pila. Se ne resta uno solo, puoi pescarlo ma devi tenerlo. Un biglietto tenuto non si restituisce più.

    Nessuno vede i tuoi biglietti prima della fine. Il tuo pannello mostra quanti tram mancano come minimo a ciascuno, contando i percorsi liberi e i tuoi.

    - **Chiarimento:** con la pila vuota non si pescano biglietti.

ttr-rules-secrets-title = Che cosa si vede

ttr-rules-secrets =
    - **Tutti vedono** tram, segnalini, percorsi e punti attuali, quante carte e quanti biglietti ha ogni persona, la fila, gli scarti, e quante carte e quanti biglietti restano.
    - **Solo tu vedi** le tue carte e i tuoi biglietti, e quali sono completati.

    Nessuno conosce l’ordine del mazzo e della pila dei biglietti. Finita la partita, tutto è scoperto.

    - **Chiarimento:** gli scarti sono scoperti.

ttr-rules-end-title = La fine della partita

ttr-rules-end =
    Quando a qualcuno restano al massimo 2 tram alla fine di un turno, comincia l’ultimo giro: si gioca ancora un turno a testa, e quella persona lo gioca per ultima.

    Poi si mostrano tutti i biglietti e si sommano percorsi, biglietti e segnalini. Il totale può essere negativo. Vince il punteggio più alto. A parità decide il numero di biglietti completati; se anche quello è pari, la vittoria è condivisa.

    - **Chiarimento:** fa partire l’ultimo giro solo la prima persona che scende a 2 tram o meno. Niente lo allunga.
    - **Chiarimento:** se passano tutti di seguito, la partita finisce subito e i punti si contano come al solito. L’ultimo giro, una volta cominciato, si gioca sempre fino in fondo.

ttr-rules-map-title = La mappa

ttr-rules-map =
    Questa è una **mappa ricostruita**. Nessuna fonte pubblica elenca i percorsi e i biglietti stampati, quindi questo progetto ha creato i propri: 20 luoghi, 52 binari (12 percorsi sono doppi), 111 caselle, 24 biglietti.

    Sono certi o ben documentati: i cinque luoghi con souvenir, diversi altri luoghi, percorsi da 1, 2, 3 e uno da 5, tre percorsi in traghetto (fra cui Golden Gate Bridge – Fort Mason e Pier 39 – Alcatraz) e un biglietto da Golden Gate Bridge a Potrero Hill.

    Tutto il resto è nostro: alcuni luoghi, quali sono uniti, quasi tutte le lunghezze, i colori e i simboli del traghetto, gli altri 23 biglietti e tutti i valori. Un biglietto vale le caselle della via più breve.

    Chi gestisce il bot e possiede il gioco può usare un proprio file della mappa. Allora i nuovi tavoli giocano su quella: i suoi luoghi, percorsi, biglietti e tabelle dei punti sostituiscono quelli di queste pagine.

    Il mazzo ha 44 carte Trasporto: 6 per ognuno dei sei colori e 8 traghetti. Si hanno 20 tram a testa. I nomi dei simboli dei segnalini sono nostri.
