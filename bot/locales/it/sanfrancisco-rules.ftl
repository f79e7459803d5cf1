### The rules of San Francisco in our own words, by topic.
### "Chiarimento" (our ruling) marks what the rulebook leaves open and this table decides.

sf-rules-goal-title = Lo scopo

sf-rules-goal =
    Da due a quattro persone costruiscono ciascuna una città di cinque quartieri: dall’alto azzurro, grigio, arancione, giallo e verde, con cinque caselle ciascuno. L’obiettivo è avere i quartieri migliori, la rete tranviaria più grande e il maggior numero di grattacieli.

    I punti vengono dai grattacieli, dalla medaglia del maestro costruttore, dai segnalini da 1½ punti, dai segnalini completamento e dai vantaggi per i cinque quartieri e per la rete tranviaria. Vince il punteggio più alto.

sf-rules-turn-title = Il turno

sf-rules-turn =
    Nel tuo turno fai una di queste due cose.

    {""}**Collochi un progetto.** Peschi la prima carta del mazzo, la guardi e la collochi in una delle tre colonne. Le fondamenta ricevono lì un segnalino fondamenta; quando i segnalini finiscono, finisce la partita. Poi il turno è finito.

    {""}**Finalizzi i progetti.** Puoi prendere una colonna che ha più carte di quanti contratti hai: senza contratti qualsiasi colonna non vuota, con due contratti una colonna di almeno tre carte. Prendi tutte le sue carte e un solo contratto, qualunque sia il numero di carte. Se ora tutti hanno almeno un contratto, se ne scarta uno a testa. Poi costruisci.

    - **Chiarimento:** chi comincia si estrae a sorte, a meno che non lo indichi l’host.

sf-rules-building-title = Costruire

sf-rules-building =
    Ogni carta presa la costruisci o la scarti, nell’ordine che vuoi. Una carta colorata va nella riga del suo colore, una universale in qualsiasi riga, sempre sulla prima casella libera da sinistra. Le carte scartate escono dal gioco.

    Uno dei pulsanti sotto l’immagine costruisce, nell’ordine in cui si trovano, tutte le carte che possono andare in un posto solo, e si ferma quando spetta un bonus.

    - **Chiarimento:** il segnalino di fondamenta scartate esce dal gioco con loro.
    - **Chiarimento:** le carte per cui nessuna riga ha più posto si scartano automaticamente.
    - **Chiarimento:** il turno finisce da solo quando ogni carta è costruita o scartata e non spetta nessun bonus. Se hai ancora un segnalino scarta-contratti e un contratto, puoi prima usarlo, oppure chiudere il turno.

    Dopo ogni carta si risolvono in ordine (vedi gli argomenti): la rete, le piazze cittadine, i grattacieli, la medaglia, il completamento, il bonus.

sf-rules-network-title = La rete tranviaria

sf-rules-network =
    Sotto ogni casella della riga più bassa è stampata una rimessa, e ci sono anche carte rimessa. Una carta con i binari entra nella rete quando condivide un lato con una rimessa stampata, con una carta rimessa o con una carta che è già nella rete. Così può collegare anche carte costruite prima. Una carta rimessa è nella rete dovunque si trovi. Non importa in che verso sono disegnati i binari, e le diagonali non contano mai.

    Ogni carta della rete porta un tram. I tram non finiscono mai. Le rimesse stampate non ne portano.

sf-rules-squares-title = Le piazze cittadine

sf-rules-squares =
    Una piazza cittadina vale 4 finché una carta adiacente porta un tram, altrimenti 0. Il tram sulla piazza stessa non conta. Il valore della piazza conta per il suo quartiere e per le fondamenta adiacenti.

sf-rules-skyscrapers-title = I grattacieli

sf-rules-skyscrapers =
    Un grattacielo sorge sulle fondamenta appena le carte che condividono un lato con loro valgono in tutto almeno 7. Ogni carta costa, in qualsiasi punto della tua plancia, abbassa di 1 questa soglia. Succede da sé, e ne possono sorgere diversi insieme.

    Il primo grattacielo della partita dà la medaglia del maestro costruttore. Poi la medaglia passa a chi ha più grattacieli di chi ce l’ha.

    Un segnalino +2 sulle fondamenta conta per il loro quartiere e per le fondamenta accanto, mai per il grattacielo su quelle stesse fondamenta.

    Grattacieli e medaglia valgono 1 punto ciascuno.

sf-rules-completion-title = Completare un quartiere

sf-rules-completion =
    La prima persona ad avere cinque carte in un quartiere ne prende il segnalino completamento, che vale 1 punto. Le carte universali e le carte bonus contano.

sf-rules-bonuses-title = I bonus

sf-rules-bonuses =
    Il secondo simbolo bonus nella stessa riga della tua città ti dà subito un bonus, uno per quartiere; un terzo simbolo non dà niente. Una carta universale conta per la riga in cui si trova. Di ogni tipo ci sono tre pezzi. Un tipo finito non si può prendere. Se puoi prendere un bonus, devi farlo. Al posto del bonus di un quartiere qualsiasi si può prendere il segnalino binari.

    - **Azzurro:** un segnalino +2, da mettere su una carta qualsiasi della tua plancia: da allora la carta vale 2 in più. Sulla stessa carta ne possono stare diversi.
    - **Grigio:** una carta universale di valore 4, da mettere subito in una riga con una casella libera.
    - **Arancione:** una carta rimessa universale, da mettere subito in una riga con una casella libera.
    - **Giallo:** un segnalino da 1½ punti.
    - **Verde:** un segnalino scarta-contratti. Una volta, in qualsiasi momento di un tuo turno, scarta 1 o 2 tuoi contratti ed esce dal gioco. Quello ottenuto mentre costruisci può già servire per il contratto appena preso.
    - **Tutti:** un segnalino binari, da mettere su una carta senza binari della tua plancia.

    Le carte bonus non hanno simbolo bonus, ma per il resto mettono in moto gli stessi passi delle altre carte. Un segnalino +2 può far sorgere un grattacielo, e un segnalino binari può portare tram.

    - **Chiarimento:** un tipo che non ha posto sulla tua plancia non si può prendere.
    - **Chiarimento:** se non si può prendere né il bonus del quartiere né il segnalino binari, per quel quartiere non c’è bonus, né ora né dopo.
    - **Chiarimento:** il segnalino binari va su una carta della tua plancia che non ha né binari stampati né un segnalino binari. Anche una carta rimessa va bene.
    - **Chiarimento:** il segnalino scarta-contratti non si può usare fra la scelta di un bonus e il momento in cui lo metti sulla plancia, né dopo aver collocato una carta pescata, perché quello chiude il turno.

sf-rules-end-title = La fine della partita

sf-rules-end =
    La partita finisce subito quando l’ultimo segnalino fondamenta va su una carta di una colonna, o quando una plancia città è piena. I segnalini fondamenta sono 6 in due, 8 in tre e 10 in quattro.

    - **Chiarimento:** una plancia è piena con 25 carte, carte bonus comprese.
    - **Chiarimento:** la carta che la riempie ha ancora tutti i suoi effetti, bonus compreso. Poi la partita è finita, e le carte prese che restano tornano nella scatola.

sf-rules-scoring-title = Il punteggio

sf-rules-scoring =
    In ogni quartiere la classifica dipende dalla somma dei valori della riga; per la rete tranviaria, dal numero di tram. Anche una somma di 0 conta. Punti per posizione:

    - in due: 2 e 0 punti
    - in tre: 2, 1 e 0 punti
    - in quattro: 2, 1, 0 e −1 punti

    Per i tram la prima posizione dà 2½ invece di 2.

    Si aggiungono 1 punto per ogni grattacielo, 1 per la medaglia, 1½ per ogni segnalino da 1½ punti e 1 per ogni segnalino completamento.

    Vince il punteggio più alto. In caso di parità vince chi ha più tram. Se anche questi sono pari, la vittoria è condivisa.

    I punti mostrati durante la partita non contano i quartieri in cui nessuno ha ancora una carta, né la rete tranviaria finché nessuno ha un tram.

sf-rules-ties-title = Gli spareggi

sf-rules-ties =
    {""}**Quartieri.** Si confronta la riga casella per casella da sinistra: decide la prima carta più alta. Se tutte e cinque sono pari, si passa alla riga sotto, e dopo la più bassa alla più alta.

    {""}**Tram.** Si confronta quanti ce ne sono nella prima colonna della plancia da sinistra, poi nella successiva, e così via.

    {""}**Ancora parità.** È davanti la persona nel cui turno è finita la partita; se non è fra quelle in parità, la prima di loro che la segue in ordine di turno.

    - **Chiarimento:** una casella vuota vale 0, e le altre righe si confrontano casella per casella, mai per somma, finché non si sono viste tutte e cinque.
    - **Chiarimento:** se in parità restano più di due persone, si mettono in ordine di turno dopo quella persona, una dopo l’altra.

sf-rules-deck-title = Il mazzo

sf-rules-deck =
    Nessun regolamento elenca le 87 carte, quindi il mazzo standard di questo bot è una ricostruzione: i numeri di carte, colori e tipi corrispondono a quello che si sa, le singole carte sono nostre. Chi ha il gioco può elencarne le carte in un file di mazzo, e chi gestisce il bot può offrirlo come variante di un nuovo tavolo.

    Il mazzo standard ha 15 carte per quartiere e 12 universali. Fra queste ci sono 12 fondamenta, 6 rimesse, 6 piazze cittadine (grigie, arancioni e gialle), 4 coste (azzurre), 28 carte con i binari e 29 con un simbolo bonus.

    Anche l’ordine dei quartieri, e quale bonus spetta a quale, sono ricostruiti, tranne che il grigio dà una carta.
