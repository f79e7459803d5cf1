## Perché una mossa è buona

ttr-why-points = Dà subito { $points }.
ttr-why-complete = Completa { $ticket }: { $points }.
ttr-why-nearer =
    { $count ->
        [one] Avvicina { $ticket }: manca 1 tram.
       *[other] Avvicina { $ticket }: mancano { $count } tram.
    }
ttr-why-only = È l’ultima via rimasta per { $ticket }.
ttr-why-detour =
    { $count ->
        [one] Se lo occupano altri, { $ticket } richiede 1 tram in più.
       *[other] Se lo occupano altri, { $ticket } richiede { $count } tram in più.
    }
ttr-why-token =
    { $halves ->
        [0] Dà un nuovo segnalino ({ $symbol }): ogni altro varrà di più.
       *[other] Dà un nuovo segnalino ({ $symbol }), che vale { $points } in più.
    }
ttr-why-token-few =
    { $count ->
        [one] Qui è l’ultimo segnalino di questo tipo: { $symbol }.
       *[other] Qui restano solo { $count } segnalini di questo tipo: { $symbol }.
    }
ttr-why-ready = Completa le carte per { $route }.
ttr-why-needs =
    { $count ->
        [0] Serve per { $route }; poi lì manca solo un traghetto.
        [one] Serve per { $route }; poi lì manca 1 carta.
       *[other] Serve per { $route }; poi lì mancano { $count } carte.
    }
ttr-why-ferry = Una carta traghetto vale per qualsiasi colore.
ttr-why-scarce =
    { $count ->
        [0] Nel mazzo e nelle mani non c’è più un’altra carta così ({ $card }).
        [one] Nel mazzo e nelle mani c’è solo un’altra carta così ({ $card }).
       *[other] Nel mazzo e nelle mani ci sono solo altre { $count } carte così ({ $card }).
    }
ttr-why-deck = Nessuna carta scoperta serve a un percorso richiesto dai biglietti.
ttr-why-helps =
    { $count ->
        [0] Completa le carte per { $route }: { $points }.
        [one] Aiuta a pagare { $route } ({ $points }); poi lì manca 1 carta.
       *[other] Aiuta a pagare { $route } ({ $points }); poi lì mancano { $count } carte.
    }
ttr-why-deck-ferry =
    { $count ->
        [one] Delle { $of } carte non ancora viste, 1 è un traghetto, che vale per qualsiasi colore.
       *[other] Delle { $of } carte non ancora viste, { $count } sono traghetti, che valgono per qualsiasi colore.
    }
ttr-why-spares =
    { $count ->
        [one] Conserva un traghetto, che vale per qualsiasi colore.
       *[other] Conserva { $count } traghetti, che valgono per qualsiasi colore.
    }
ttr-why-tickets-done =
    { $count ->
        [one] Tutti i biglietti sono completi e resta 1 tram.
       *[other] Tutti i biglietti sono completi e restano { $count } tram per altri.
    }
ttr-why-tickets = Con { $count } tram rimasti c’è tempo per altri biglietti.
ttr-why-along =
    { $count ->
        [0] { $ticket } è già sulla strada degli altri: { $points } gratis.
        [one] { $ticket } richiede solo 1 tram oltre agli altri: { $points }.
       *[other] { $ticket } richiede solo { $count } tram oltre agli altri: { $points }.
    }
ttr-why-keeps =
    { $count ->
        [one] { $ticket } dà { $points } per 1 tram.
       *[other] { $ticket } dà { $points } per { $count } tram.
    }
ttr-why-risk = Non rischia di perdere { $points } con { $ticket }.
ttr-why-leaves =
    { $count ->
        [one] { $ticket } non vale 1 tram in più ({ $points }).
       *[other] { $ticket } non vale { $count } tram in più ({ $points }).
    }
ttr-why-towards = I biglietti portano a { $location }.
