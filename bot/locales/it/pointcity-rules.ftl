### The rules of Point City in our own words, by topic.
### "Chiarimento" (our ruling) marks what the rulebook leaves open and this table decides.

pc-rules-goal-title = Lo scopo

pc-rules-goal =
    Da una a quattro persone raccolgono risorse e ne fanno una città. Gli edifici danno punti, risorse permanenti che aiutano a pagare gli edifici successivi, oppure segnalini civici. Dopo 17 turni a testa vince il punteggio più alto.

    Le risorse sono cinque: economia, energia, ecologia, comunità e industria. Una carta ingegno vale per una risorsa qualsiasi. Ogni carta del mercato ha due lati, una risorsa e un edificio: nessuno sa quale edificio si nasconde dietro una risorsa.

    Si comincia con una carta ingegno a testa. Chi comincia si estrae a sorte, a meno che non lo indichi l’host.

    - **Chiarimento:** la carta ingegno iniziale è come tutte le altre.

pc-rules-turn-title = Il turno

pc-rules-turn =
    1. Se vuoi, gira una carta del mercato.
    2. Prendi due carte: due carte vicine del mercato, o le prime due del mazzo. Gli edifici si pagano subito.
    3. Per ogni edificio civico prendi un segnalino civico.
    4. Il mercato si rifornisce.

    Puoi annullare per conto tuo le mosse di questo turno finché non si rivela qualcosa di nuovo; poi serve l’accordo di tutto il tavolo. Si rivela qualcosa quando giri una carta, prendi dal mazzo, il mercato si rifornisce o la partita finisce.

    - **Chiarimento:** il turno finisce da solo quando hai preso e pagato le carte e hai preso l’ultimo segnalino che ti spetta.

pc-rules-flip-title = Girare una carta

pc-rules-flip =
    Una volta per turno, prima di prendere carte, puoi girare una risorsa del mercato sul lato edificio, se si trova in una riga o in una colonna che mostra solo risorse. Gli edifici non si rigirano mai.

    - **Chiarimento:** questo vale per ogni carta di quella riga o colonna, anche prima di prendere dal mazzo e nell’ultimo turno.

pc-rules-taking-title = Prendere due carte

pc-rules-taking =
    Due carte del mercato devono avere un lato in comune; le diagonali non contano. Puoi anche prendere le prime due carte del mazzo. La prima si vede, la seconda no. Non puoi prendere una carta dal mercato e una dal mazzo.

    Una risorsa è gratis e da quel momento sta scoperta davanti a te. Un edificio si paga subito, quindi non si può prendere una coppia che non puoi pagare per intero. Una risorsa può servire a pagare l’edificio preso nella stessa coppia.

    Le carte del mazzo si prendono sempre come risorse.

    Premi una carta per vedere con quali si può prendere. Le carte che non puoi prendere sono disattivate, e gli edifici che non puoi pagare sono segnati nell’immagine.

pc-rules-paying-title = Pagare

pc-rules-paying =
    Un edificio si paga con carte risorsa, che si scartano, con le risorse permanenti della tua città, che restano, e con carte ingegno. Una carta con due simboli paga due risorse del suo tipo.

    Ogni risorsa permanente si usa una volta per turno, in ogni turno. Quella di un edificio appena preso conta dal tuo turno successivo.

    - **Chiarimento:** due edifici dello stesso turno si pagano insieme. Le risorse permanenti contano sempre, una volta ciascuna.
    - **Chiarimento:** un pagamento deve coprire quello che le risorse permanenti non coprono, senza carte superflue. Quello che una carta doppia paga in più va perso.
    - **Chiarimento:** il pagamento proposto risparmia prima le carte ingegno, poi le doppie, e poi usa meno carte possibile. Puoi sceglierne un altro qualsiasi. Se c’è un solo modo di pagare, il pagamento è automatico.

pc-rules-civic-title = Edifici civici

pc-rules-civic =
    Un edificio civico non dà né punti né risorse. Prendi invece subito uno dei segnalini civici, che contano a fine partita. Sono 10 in solitario e in due, 12 in tre e 14 in quattro.

    - **Chiarimento:** con due edifici civici si prende un segnalino dopo l’altro, dopo aver pagato e prima che il mercato si rifornisca.
    - **Chiarimento:** a un segnalino non si può rinunciare. Se non ne restano, non se ne prende nessuno.

pc-rules-refill-title = Rifornire il mercato

pc-rules-refill =
    Alla fine del turno le due caselle vuote ricevono nuove carte dal mazzo, prima la riga più in alto e da sinistra a destra. Dove c’era una risorsa la nuova carta mostra il suo edificio, dove c’era un edificio mostra la sua risorsa. Nell’immagine ogni carta mostra se la sostituirà un edificio o una risorsa.

    Se le due carte sono prese dal mazzo, il mercato resta com’è.

pc-rules-end-title = La fine della partita

pc-rules-end =
    La partita finisce quando il mercato non si può più rifornire. A quel punto i turni sono stati 17 a testa. Nell’ultimissimo turno il mazzo è finito, quindi si prende solo dal mercato.

    Contano i punti degli edifici e i segnalini civici. Vince il punteggio più alto. A parità decide il numero di carte risorsa non spese, ingegno compreso; se anche questo è pari, la vittoria è condivisa.

    - **Chiarimento:** se nell’ultimo turno non puoi pagare nessuna coppia, il turno finisce senza prendere carte e conta lo stesso.

pc-rules-tokens-title = Segnalini civici

pc-rules-tokens =
    I segnalini civici contano le risorse permanenti della tua città, mai le carte risorsa. Uno conta le carte ingegno non spese.

    Un set è composto da una risorsa di ciascun tipo indicato dal segnalino, e ogni set completo dà punti. Con `{ -game-state }` e sotto «{ pc-zoom-own }» leggi il testo di ogni segnalino e quanto vale ora per ogni città.

pc-rules-alone-title = In solitario

pc-rules-alone =
    In solitario si gioca contro l’automa, con le carte per due persone e 10 segnalini civici in fila. All’inizio l’automa non ha carte ingegno. Inizi tu.

    Accanto al mercato ci sono due segnalini mercato: uno vicino a una riga (all’inizio la 2), uno vicino a una colonna (all’inizio la a). Dopo ogni tuo turno:

    1. L’automa prende la carta dove si incrociano quella riga e quella colonna, e la carta sotto. Sotto la riga più bassa c’è la carta in cima alla stessa colonna.
    2. Non paga niente e costruisce ogni edificio che prende. Per un edificio civico prende il primo segnalino da sinistra.
    3. Il mercato si rifornisce.
    4. Un segnalino mercato scende di una riga, l’altro va a destra di una colonna. Dopo l’ultima riga o colonna si torna alla prima.

    I tuoi punti si contano come sempre. L’automa conta i punti dei suoi edifici e inoltre:

    - facile: 1 per ogni risorsa permanente, 3 per ogni segnalino civico
    - medio: 1, 2 o 3 per ogni risorsa permanente, se di quel tipo ne ha una, due o almeno tre; 5 per ogni segnalino civico
    - difficile: 1, 3 o 6 per ogni risorsa permanente, se di quel tipo ne ha una, due o almeno tre; 7 per ogni segnalino civico, 1 per ogni carta ingegno

    - **Chiarimento:** a parità di punti tutte le carte risorsa dell’automa contano come non spese.
    - **Chiarimento:** con due edifici civici prende i primi due segnalini da sinistra.

pc-rules-cards-title = Le carte

pc-rules-cards =
    Le carte sono 160, di tre livelli. In cima al mazzo stanno quelle del primo, in fondo quelle del terzo. Alcune carte di ogni livello escono dal gioco senza essere viste. Dei livelli 1, 2 e 3 restano:

    - in solitario o in due: 40, 24 e 18 carte
    - in tre: 52, 36 e 28
    - in quattro: 64, 48 e 38

    Fra i lati edificio ogni risorsa compare 20 volte, 30 danno solo punti e 30 sono civici. I lati risorsa con ingegno sono 40. I nomi degli edifici sono nostri.
