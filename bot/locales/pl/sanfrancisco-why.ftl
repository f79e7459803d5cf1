## Dlaczego ruch jest dobry

sf-why-in =
    { $colour ->
        [blue] w dzielnicy niebieskiej
        [grey] w dzielnicy szarej
        [orange] w dzielnicy pomarańczowej
        [yellow] w dzielnicy żółtej
       *[green] w dzielnicy zielonej
    }
sf-why-whole =
    { $colour ->
        [blue] dzielnicę niebieską
        [grey] dzielnicę szarą
        [orange] dzielnicę pomarańczową
        [yellow] dzielnicę żółtą
       *[green] dzielnicę zieloną
    }
sf-why-of =
    { $colour ->
        [blue] dzielnicy niebieskiej
        [grey] dzielnicy szarej
        [orange] dzielnicy pomarańczowej
        [yellow] dzielnicy żółtej
       *[green] dzielnicy zielonej
    }
sf-why-lead = Daje prowadzenie { $where }; traci je { $rival }.
sf-why-lead-open = Daje prowadzenie { $where }.
sf-why-ahead = Umacnia prowadzenie { $where }.
sf-why-behind = Zmniejsza stratę { $where }; wyżej jest { $rival }.
sf-why-cars-lead = Daje prowadzenie w liczbie tramwajów; traci je { $rival }.
sf-why-cars-lead-open = Daje prowadzenie w liczbie tramwajów.
sf-why-cars-ahead = Umacnia prowadzenie w liczbie tramwajów.
sf-why-cars-behind = Zmniejsza stratę w liczbie tramwajów; więcej ma { $rival }.
sf-why-square = Skwer { $where } leży obok tramwaju, więc liczy się za 4.
sf-why-tower =
    { $count ->
        [one] Powstaje wieżowiec: 1 punkt.
        [few] Powstają { $count } wieżowce: { $count } punkty.
       *[many] Powstaje { $count } wieżowców: { $count } punktów.
    }
sf-why-foundation = Fundamentowi { $where } brakuje wtedy wokół już tylko { $count }.
sf-why-medal = Daje order budowniczego: 1 punkt.
sf-why-medal-from = Daje order budowniczego; traci go { $rival }.
sf-why-complete = Wypełnia { $whole } przed innymi: 1 punkt.
sf-why-completing =
    { $count ->
        [1] Do żetonu ukończenia { $of } brakuje wtedy tylko 1 karty.
       *[other] Do żetonu ukończenia { $of } brakuje wtedy tylko { $count } kart.
    }
sf-why-bonus = Daje premię { $of }.
sf-why-symbol = Kolejny symbol premii { $where } da wtedy premię.
sf-why-points-token = Daje żeton za 1½ punktu.
sf-why-no-contract = Nie przybywa zobowiązania, więc krótkie obszary pozostają dostępne.
sf-why-waits = Obszar { $column } może poczekać: { $rival } nie może go jeszcze wziąć.
sf-why-waits-all = Obszar { $column } może poczekać: nikt inny nie może go jeszcze wziąć.
sf-why-freed = { $rival } zachowuje zobowiązanie, które tamten ruch by usunął.
sf-why-freed-all = Pozostali zachowują zobowiązania, które tamten ruch by usunął.
sf-why-rid =
    { $count ->
        [one] Ubywa 1 zobowiązanie.
        [few] Ubywają { $count } zobowiązania.
       *[many] Ubywa { $count } zobowiązań.
    }
sf-why-takes-from = Inaczej obszar { $column } może zaraz wziąć { $rival }.
sf-why-shut-column = { $rival } jeszcze nie może wziąć obszaru { $column }.
sf-why-shut = { $rival } ma za dużo zobowiązań, by wziąć którykolwiek obszar.
sf-why-less = W następnej turze { $rival } ma mniej do wzięcia.
sf-why-grows = Obszar { $column } jest wtedy w następnej turze wart więcej.
sf-why-cards =
    { $count ->
        [one] Za jedno zobowiązanie powstaje 1 karta w mieście.
        [few] Za jedno zobowiązanie trafiają do miasta { $count } karty.
       *[many] Za jedno zobowiązanie trafia do miasta { $count } kart.
    }
sf-why-ends = Kończy grę, póki trwa prowadzenie.
