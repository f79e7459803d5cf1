## Dlaczego ruch jest dobry

ttr-why-points = Od razu daje { $points }.
ttr-why-complete = Realizuje Bilet { $ticket }: { $points }.
ttr-why-nearer =
    { $count ->
        [1] Przybliża Bilet { $ticket }: brakuje jeszcze 1 tramwaju.
       *[other] Przybliża Bilet { $ticket }: brakuje jeszcze { $count } tramwajów.
    }
ttr-why-only = To ostatnia droga dla Biletu { $ticket }.
ttr-why-detour =
    { $count ->
        [one] Gdy zajmie je kto inny, Bilet { $ticket } wymaga o 1 tramwaj więcej.
        [few] Gdy zajmie je kto inny, Bilet { $ticket } wymaga o { $count } tramwaje więcej.
       *[many] Gdy zajmie je kto inny, Bilet { $ticket } wymaga o { $count } tramwajów więcej.
    }
ttr-why-token =
    { $halves ->
        [0] Daje nowy żeton ({ $symbol }): każdy następny liczy się więcej.
       *[other] Daje nowy żeton ({ $symbol }), wart o { $points } więcej.
    }
ttr-why-token-few =
    { $count ->
        [one] To ostatni taki żeton w tym miejscu: { $symbol }.
        [few] Zostały tu już tylko { $count } takie żetony: { $symbol }.
       *[many] Zostało tu już tylko { $count } takich żetonów: { $symbol }.
    }
ttr-why-ready = Daje komplet kart na { $route }.
ttr-why-needs =
    { $count ->
        [0] Przyda się na { $route }; brakuje tam potem tylko Promu.
        [1] Przyda się na { $route }; brakuje tam potem 1 karty.
       *[other] Przyda się na { $route }; brakuje tam potem { $count } kart.
    }
ttr-why-ferry = Prom zastępuje każdy kolor.
ttr-why-scarce =
    { $count ->
        [0] W talii i na rękach nie ma już innej takiej karty ({ $card }).
        [one] W talii i na rękach jest jeszcze tylko 1 taka karta ({ $card }).
        [few] W talii i na rękach są jeszcze tylko { $count } takie karty ({ $card }).
       *[many] W talii i na rękach jest jeszcze tylko { $count } takich kart ({ $card }).
    }
ttr-why-deck = Żadna odkryta karta nie pasuje do połączeń, których wymagają Bilety.
ttr-why-helps =
    { $count ->
        [0] Kompletuje karty na { $route }: { $points }.
        [1] Przyda się na { $route } ({ $points }); brakuje tam potem 1 karty.
       *[other] Przyda się na { $route } ({ $points }); brakuje tam potem { $count } kart.
    }
ttr-why-deck-ferry =
    { $count ->
        [one] Wśród { $of } kart, których jeszcze nie widać, jest 1 Prom, który zastępuje każdy kolor.
        [few] Wśród { $of } kart, których jeszcze nie widać, są { $count } Promy, które zastępują każdy kolor.
       *[many] Wśród { $of } kart, których jeszcze nie widać, jest { $count } Promów, które zastępują każdy kolor.
    }
ttr-why-spares =
    { $count ->
        [one] Zostawia Prom, który zastępuje każdy kolor.
        [few] Zostawia { $count } Promy, które zastępują każdy kolor.
       *[many] Zostawia { $count } Promów, które zastępują każdy kolor.
    }
ttr-why-tickets-done =
    { $count ->
        [one] Wszystkie Bilety są zrealizowane, a został 1 tramwaj.
        [few] Wszystkie Bilety są zrealizowane, a na nowe zostały { $count } tramwaje.
       *[many] Wszystkie Bilety są zrealizowane, a na nowe zostało { $count } tramwajów.
    }
ttr-why-tickets = Pozostałe tramwaje ({ $count }) starczą na kolejne Bilety.
ttr-why-along =
    { $count ->
        [0] Bilet { $ticket } leży na drodze pozostałych: { $points } za darmo.
        [1] Bilet { $ticket } wymaga obok pozostałych tylko 1 tramwaju: { $points }.
       *[other] Bilet { $ticket } wymaga obok pozostałych tylko { $count } tramwajów: { $points }.
    }
ttr-why-keeps =
    { $count ->
        [one] Bilet { $ticket } daje { $points } za 1 tramwaj.
        [few] Bilet { $ticket } daje { $points } za { $count } tramwaje.
       *[many] Bilet { $ticket } daje { $points } za { $count } tramwajów.
    }
ttr-why-risk = Nie ryzykuje utraty: { $points } za Bilet { $ticket }.
ttr-why-leaves =
    { $count ->
        [1] Bilet { $ticket } nie jest wart jeszcze 1 tramwaju ({ $points }).
       *[other] Bilet { $ticket } nie jest wart jeszcze { $count } tramwajów ({ $points }).
    }
ttr-why-towards = Bilety prowadzą przez miejsce { $location }.
