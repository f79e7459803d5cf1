## Perché una mossa è buona

sf-why-in =
    { $colour ->
        [blue] nel quartiere azzurro
        [grey] nel quartiere grigio
        [orange] nel quartiere arancione
        [yellow] nel quartiere giallo
       *[green] nel quartiere verde
    }
sf-why-whole =
    { $colour ->
        [blue] il quartiere azzurro
        [grey] il quartiere grigio
        [orange] il quartiere arancione
        [yellow] il quartiere giallo
       *[green] il quartiere verde
    }
sf-why-of =
    { $colour ->
        [blue] del quartiere azzurro
        [grey] del quartiere grigio
        [orange] del quartiere arancione
        [yellow] del quartiere giallo
       *[green] del quartiere verde
    }
sf-why-lead = Passa in testa { $where }, davanti a { $rival }.
sf-why-lead-open = Passa in testa { $where }.
sf-why-ahead = Rafforza il vantaggio { $where }.
sf-why-behind = Riduce il distacco da { $rival } { $where }.
sf-why-cars-lead = Passa in testa per numero di tram, davanti a { $rival }.
sf-why-cars-lead-open = Passa in testa per numero di tram.
sf-why-cars-ahead = Rafforza il vantaggio nei tram.
sf-why-cars-behind = Riduce il distacco da { $rival } nei tram.
sf-why-square = La piazza { $where } è accanto a un tram, quindi vale 4.
sf-why-tower =
    { $count ->
        [one] Sorge un grattacielo: 1 punto.
       *[other] Sorgono { $count } grattacieli: { $count } punti.
    }
sf-why-foundation = Alle fondamenta { $where } manca poi solo { $count } tutt’intorno.
sf-why-medal = Dà la medaglia: 1 punto.
sf-why-medal-from = Toglie la medaglia a { $rival }.
sf-why-complete = Completa per primo { $whole }: 1 punto.
sf-why-completing =
    { $count ->
        [one] Manca poi 1 sola carta al segnalino completamento { $of }.
       *[other] Mancano poi solo { $count } carte al segnalino completamento { $of }.
    }
sf-why-bonus = Dà il bonus { $of }.
sf-why-symbol = Un altro simbolo bonus { $where } dà poi un bonus.
sf-why-points-token = Dà il segnalino da 1½ punti.
sf-why-no-contract = Non aggiunge contratti, quindi le colonne corte restano accessibili.
sf-why-waits = La colonna { $column } può aspettare: { $rival } non può ancora prenderla.
sf-why-waits-all = La colonna { $column } può aspettare: nessun altro può ancora prenderla.
sf-why-freed = { $rival } tiene un contratto che l’altra mossa eliminerebbe.
sf-why-freed-all = Gli altri tengono contratti che l’altra mossa eliminerebbe.
sf-why-rid =
    { $count ->
        [one] Elimina un contratto.
       *[other] Elimina { $count } contratti.
    }
sf-why-takes-from = Altrimenti { $rival } può prendere subito la colonna { $column }.
sf-why-shut-column = { $rival } non può ancora prendere la colonna { $column }.
sf-why-shut = { $rival } ha troppi contratti per prendere una qualsiasi colonna.
sf-why-less = Lascia a { $rival } meno da prendere nel prossimo turno.
sf-why-grows = La colonna { $column } vale poi di più nel prossimo turno.
sf-why-cards =
    { $count ->
        [one] Costruisce 1 carta con un solo contratto.
       *[other] Costruisce { $count } carte con un solo contratto.
    }
sf-why-ends = Finisce la partita finché è in testa.
