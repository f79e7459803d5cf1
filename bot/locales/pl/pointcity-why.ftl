## Dlaczego ruch jest dobry

pc-why-resource =
    { $resource ->
        [economy] ekonomię
        [energy] energię
        [ecology] ekologię
        [community] społeczność
       *[industry] przemysł
    }
pc-why-points = Od razu daje { $points }.
pc-why-permanent =
    { $count ->
        [1] Daje na stałe { $what }, co płaci w każdej następnej turze.
       *[other] Daje na stałe { $what } ×{ $count }, co płaci w każdej następnej turze.
    }
pc-why-token =
    { $count ->
        [1] Daje żeton publiczny; najlepszy jest teraz wart { $points }.
       *[other] Daje żetony publiczne ({ $count }); najlepszy jest teraz wart { $points }.
    }
pc-why-pays = Z tymi kartami w następnej turze da się opłacić budynek na { $space }: { $building }.
pc-why-nearer = Brakuje wtedy już tylko 1 symbolu na budynek na { $space }: { $building }.
pc-why-denies = Inaczej { $rival } może zaraz mieć budynek na { $space }: { $building }.
pc-why-deck = Daje dwie karty i nie odsłania innym żadnego budynku.
pc-why-flip = Nic nie kosztuje, a budynek na odwrocie { $space } może być lepszy niż to, co leży odkryte.
pc-why-keeps =
    { $count ->
        [1] Zostaje karta innowacji, która płaci za każdy zasób.
       *[other] Zostają karty innowacji ({ $count }), które płacą za każdy zasób.
    }
pc-why-exact = Mniej symboli przepada.
pc-why-ends = Kończy grę, póki trwa prowadzenie.
