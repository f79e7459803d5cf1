## Perché una mossa è buona

pc-why-resource =
    { $resource ->
        [economy] economia
        [energy] energia
        [ecology] ecologia
        [community] comunità
       *[industry] industria
    }
pc-why-points = Dà subito { $points }.
pc-why-permanent =
    { $count ->
        [one] Dà { $what } permanente, che paga in ogni turno successivo.
       *[other] Dà { $what } permanente ×{ $count }, che paga in ogni turno successivo.
    }
pc-why-token =
    { $count ->
        [one] Dà un segnalino civico; il migliore ora vale { $points }.
       *[other] Dà { $count } segnalini civici; il migliore ora vale { $points }.
    }
pc-why-pays = Con queste carte, nel prossimo turno si può pagare l’edificio in { $space }: { $building }.
pc-why-nearer = Manca poi solo 1 simbolo per l’edificio in { $space }: { $building }.
pc-why-denies = Altrimenti { $rival } può avere subito l’edificio in { $space }: { $building }.
pc-why-deck = Dà due carte e non scopre edifici per gli altri.
pc-why-flip = Non costa nulla, e l’edificio sul retro di { $space } può valere più di ciò che è scoperto.
pc-why-keeps =
    { $count ->
        [one] Conserva una carta ingegno, che paga qualsiasi risorsa.
       *[other] Conserva { $count } carte ingegno, che pagano qualsiasi risorsa.
    }
pc-why-exact = Spreca meno simboli.
pc-why-ends = Finisce la partita finché è in testa.
