### Ticket to Ride: San Francisco: everything but the rules and the legend, which are in
### tickettoride-rules.ftl and tickettoride-legend.ftl. Names of locations are those of the map.

## Cards, routes, tickets and tokens

ttr-card-blue = niebieska
ttr-card-green = zielona
ttr-card-black = czarna
ttr-card-purple = fioletowa
ttr-card-red = czerwona
ttr-card-orange = pomarańczowa
ttr-card-ferry = Prom
ttr-colour-blue = niebieskie
ttr-colour-green = zielone
ttr-colour-black = czarne
ttr-colour-purple = fioletowe
ttr-colour-red = czerwone
ttr-colour-orange = pomarańczowe
ttr-colour-gray = szare
ttr-symbol-bell = dzwonek
ttr-symbol-crab = krab
ttr-symbol-flower = kwiat
ttr-symbol-guitar = gitara
ttr-symbol-lantern = lampion
ttr-symbol-postcard = pocztówka
ttr-symbol-seal = foka
ttr-times = { $thing } ×{ $count }
ttr-between = { $a } – { $b }
ttr-ticket = { $ticket } ({ $points })
ttr-route =
    { $ferries ->
        [0] { $route } ({ $colour }, { $length })
       *[other] { $route } ({ $colour }, { $length }, symbole promu: { $ferries })
    }
ttr-gap = puste
ttr-nothing = brak
ttr-map-name =
    { $map ->
        [reconstruction-1] mapa zrekonstruowana
       *[other] mapa { $map }
    }

## Slash commands

game-tickettoride = Ticket to Ride: San Francisco
tickettoride-about =
    Zbieraj karty, twórz połączenia w mieście i realizuj swoje tajne Bilety.
    2–4 osoby, które lubią się ścigać · po około 18 tur: pół godziny na żywo albo kilka dni we własnym tempie · { $option }
tickettoride-option-standard = gra standardowa
ttr-group = Ruchy w grze Ticket to Ride: San Francisco
ttr-command-hand = Twoje karty, Bilety i możliwe ruchy; widzisz to tylko ty
ttr-command-hand-name = ręka
-ttr-hand = /{ "ttr" } { ttr-command-hand-name }
ttr-command-take = Dobierz kartę odkrytą albo z talii
ttr-command-take-name = dobierz
ttr-command-claim = Utwórz połączenie
ttr-command-claim-name = utwórz
ttr-command-token = Weź żeton Turystyki z jednego z końców połączenia
ttr-command-token-name = żeton
ttr-command-tickets = Dobierz dwa Bilety i zatrzymaj co najmniej jeden
ttr-command-tickets-name = bilety
ttr-command-keep = Zatrzymaj jeden lub oba z dobranych Biletów
ttr-command-keep-name = zatrzymaj
ttr-command-place = Połóż ostatnie żetony Turystyki przed pierwszą turą
ttr-command-place-name = połóż
ttr-command-pass = Spasuj, gdy nic innego nie jest możliwe
ttr-command-pass-name = pas
ttr-parameter-card = Odkryta karta albo talia
ttr-parameter-card-name = karta
ttr-parameter-route = Połączenie: wpisz jedno z jego dwóch miejsc albo oba
ttr-parameter-route-name = połączenie
ttr-parameter-cards = Karty, którymi płacisz; zbędne, jeśli jest tylko jedna możliwość
ttr-parameter-cards-name = karty
ttr-parameter-location = Miejsce
ttr-parameter-location-name = miejsce
ttr-parameter-tickets = Bilety do zatrzymania
ttr-parameter-tickets-name = bilety
ttr-parameter-symbol = Symbol żetonów
ttr-parameter-symbol-name = symbol
ttr-taste = Ulubiony kolor kart

## Whose turn it is and what can be done

ttr-turn = Teraz gra { $player } (miejsce { $seat } z { $seats }).
ttr-choosing = Czekamy na wybór Biletów: { $players }.

ttr-goes-first =
    { $who ->
        [you] Pierwsza tura jest twoja.
       *[player] Zaczyna { $player }.
    }
ttr-prompt-start = Wybierz Bilety w swoim panelu, przyciskiem **{ $panel }** albo `{ -ttr-hand }`: zatrzymaj jeden albo oba. Nikt nie zobaczy, które zatrzymujesz, a ich liczbę inni poznają, gdy wybiorą wszyscy.
ttr-prompt-place =
    { $count ->
        [1] Połóż ostatni symbol ({ $symbols }) na miejscu bez żetonów.
       *[other] Połóż jeden z pozostałych symboli ({ $symbols }) na miejscu bez żetonów.
    }
ttr-prompt-turn =
    { $offer ->
        [both] Dobierz dwie karty, utwórz połączenie albo dobierz Bilety.
        [cards] Dobierz karty albo utwórz połączenie. Biletów do dobrania już nie ma.
        [tickets] Utwórz połączenie albo dobierz Bilety. Kart do dobrania teraz nie ma.
       *[none] Utwórz połączenie. Nie ma nic do dobrania.
    }
# Po powyższym, w publicznej wiadomości.
ttr-prompt-claim = Połączenia tworzy się we własnym panelu: **{ $panel }**.
ttr-prompt-second =
    { $ferry ->
        [yes] Dobierz drugą kartę, odkrytą albo z talii. Odkrytego Promu nie można teraz wziąć.
       *[no] Dobierz drugą kartę, odkrytą albo z talii.
    }
ttr-token-at = { $symbol } ({ $location })
ttr-prompt-token = Weź jeden żeton: { $tokens }.
ttr-prompt-keep = Wybierz, które z nowych Biletów zatrzymać: co najmniej jeden. Drugi trafia pod stos.
ttr-prompt-pass = W tej turze nic nie jest możliwe, więc spasuj.
ttr-prompt-last-round =
    { $turns ->
        [one] To ostatnia tura gry.
        [few] To ostatnia runda: razem z tą zostały { $turns } tury.
        [many] To ostatnia runda: razem z tą zostało { $turns } tur.
       *[other] To ostatnia runda: razem z tą zostało { $turns } tury.
    }

ttr-last-turn = Poprzednia tura: { $story }
ttr-this-turn = Ta tura: { $story }

## The same in short, painted on the picture: some 25 characters each

ttr-short-start = Wybierz Bilety.
ttr-short-place = Połóż żetony.
ttr-short-turn = Karty, połączenie, Bilety?
ttr-short-second = Dobierz drugą kartę.
ttr-short-token = Weź żeton.
ttr-short-keep = Wybór Biletów.
ttr-short-pass = Brak ruchów: spasuj.
ttr-short-all = Wszyscy
ttr-short-over = Wynik końcowy
ttr-short-outcome =
    { $count ->
        [1] Wygrywa { $players }: { $points }.
       *[other] Zwycięstwo dzielą { $players }: po { $points }.
    }
ttr-short-ended =
    { $ending ->
        [trams] Rozegrano ostatnią rundę.
       *[stuck] Nikt nie mógł nic zrobić.
    }
ttr-short-drew = { $player } dobiera: { $cards }.
ttr-short-claimed = { $player } tworzy { $route }.
ttr-short-tickets = { $player } dobiera Bilety.
ttr-short-passed = { $player } pasuje.
ttr-short-placed = { $player } kładzie żetony: { $symbol }.
ttr-short-chosen = Wszyscy wybrali Bilety.
ttr-short-hidden =
    { $count ->
        [one] zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
ttr-short-last-round = Ostatnia runda
## Tura w jednym zdaniu, do wiersza na kanale

ttr-brief-claimed = { $player } tworzy { $route }: { $points }.
ttr-brief-claimed-token = { $player } tworzy { $route }: { $points } i żeton ({ $symbol }).
ttr-brief-reset = Za dużo Promów, więc odkryte karty są nowe.
# Dobrane karty.
ttr-brief-both = { $first } i { $second }

## Buttons: verb, place, effect; no full stop

ttr-button-take = Weź nr { $position }: { $card }
ttr-button-deck = Dobierz z talii
ttr-button-tickets =
    { $count ->
        [1] Dobierz ostatni Bilet
       *[other] Dobierz Bilety ({ $count })
    }
# Shorter, for a phone: a card of the row by its place, such as "2 black"; the deck; a question.
ttr-button-card = Nr { $position }: { $card }
ttr-button-top = Talia
ttr-button-few-tickets =
    { $count ->
        [1] Dobierz ostatni Bilet…
       *[other] Dobierz Bilety…
    }
ttr-button-otherwise = Zapłać inaczej
ttr-button-map = Mapa
ttr-button-keep = Zatrzymaj Bilet { $number }
ttr-button-keep-both = Zatrzymaj oba
ttr-button-token = Weź żeton „{ $symbol }”
ttr-button-pay = Zapłać: { $cards }
ttr-button-pay-count =
    { $count ->
        [one] Zapłać 1 kartą
        [few] Zapłać { $count } kartami
       *[many] Zapłać { $count } kartami
    }
ttr-button-pass = Spasuj
ttr-button-earlier = Poprzednia strona
ttr-button-later = Następna strona

ttr-does-turn = kończy turę

ttr-select-routes = Utwórz połączenie
ttr-select-routes-page = Utwórz połączenie (od { $first } do { $last } z { $count })
ttr-select-otherwise = Wybierz połączenie
ttr-select-otherwise-page = Wybierz połączenie (od { $first } do { $last } z { $count })
ttr-select-payments = Zapłać inaczej
ttr-select-payments-page = Zapłać inaczej (od { $first } do { $last } z { $count })
ttr-label-claim = Utwórz { $route }: { $cards }
ttr-label-place = Połóż „{ $symbol }”: { $location }
ttr-select-place = Połóż symbol: { $symbol }

# A route by its number, as on the map.
ttr-entry-claim = { $number } · { $route }
ttr-entry-route = { $route }, { $colour }
ttr-entry-track = { $route }, { $colour }, nitka { $track }
ttr-entry-pay = { $cards } · { $points }
ttr-entry-near = ★ przybliża: { $tickets }
ttr-entry-tokens = żeton: { $symbols }
ttr-entry-card = { $card } (karta nr { $position })
ttr-entry-deck = talia, liczba kart: { $count }
ttr-entry-keep = { $number }: { $tickets }
ttr-entry-keep-both = oba: { $tickets }
ttr-entry-token = { $location }: { $symbol }

## A player's own panel

ttr-pick-route = Tworzysz **{ $route }** i zdobywasz { $points }. Jak płacisz?
ttr-pick-gone = Tego połączenia nie możesz teraz utworzyć. Możliwe ruchy pokazuje twój panel.
ttr-pick-gone-tickets = Teraz nie możesz dobrać Biletów. Możliwe ruchy pokazuje twój panel.
ttr-pick-tickets =
    { $count ->
        [1] Dobrać ostatni Bilet? Trzeba go zatrzymać. Zajmuje to całą turę i nie cofniesz tego bez zgody innych.
       *[other] Dobrać Bilety ({ $count }) i zatrzymać co najmniej jeden? Zajmuje to całą turę i nie cofniesz tego bez zgody innych.
    }
ttr-pick-otherwise = Za które połączenie płacisz inaczej?
ttr-panel-offered = { $number }. **{ $ticket }**, { $points }: { $way }
ttr-panel-start = Wybierz, które Bilety zatrzymać: jeden albo oba. Nikt nie zobaczy, które zatrzymujesz, a ich liczbę inni poznają, gdy wybiorą wszyscy.
ttr-panel-chosen = Twoje Bilety są wybrane. Czekamy na wybór: { $players }.
ttr-panel-claims =
    { $count ->
        [0] Teraz nie stać cię na żadne połączenie.
        [one] Stać cię na 1 połączenie.
        [few] Stać cię na { $count } połączenia.
       *[many] Stać cię na { $count } połączeń.
    }
ttr-news-complete = Bilet { $ticket } jest zrealizowany: { $points }.
ttr-news-lost = Biletu { $ticket } ({ $points }) nie da się już zrealizować.
ttr-way-complete = zrealizowany
ttr-way-blocked = nie da się już zrealizować
ttr-way-failed = niezrealizowany
ttr-way-missing =
    { $count ->
        [one] brakuje 1 tramwaju
        [few] brakuje { $count } tramwajów
       *[many] brakuje { $count } tramwajów
    }
ttr-portrait-hand = Moja ręka
ttr-caption-cards = Karty
ttr-caption-tickets = Bilety
ttr-caption-claims = Możesz utworzyć
ttr-caption-later = Stać cię na
ttr-caption-row = Odkryte karty i talia
ttr-caption-discards = Odrzucone
ttr-caption-unseen = W talii i na rękach
# The same without the hand of the player who looks.
ttr-caption-others = W talii i u innych
ttr-caption-of = { $shown } z { $count }

## What happened

ttr-did-tickets-chosen =
    { $person ->
        [you] Zatrzymujesz: { $tickets }. Możesz to cofnąć, dopóki wszyscy nie wybiorą.
       *[other] { $player } zatrzymuje: { $tickets }.
    }
ttr-did-tickets-chosen-hidden = { $player } ma już wybrane Bilety.
ttr-did-tickets-kept =
    { $person ->
        [you] Zatrzymujesz: { $tickets }.
       *[other] { $player } zatrzymuje: { $tickets }.
    }
ttr-did-tickets-kept-hidden =
    { $count ->
        [one] { $player } zatrzymuje 1 Bilet.
        [few] { $player } zatrzymuje { $count } Bilety.
       *[many] { $player } zatrzymuje { $count } Biletów.
    }
ttr-did-tokens-placed =
    { $person ->
        [you] Kładziesz symbol ({ $location }): { $symbol }.
       *[other] { $player } kładzie symbol ({ $location }): { $symbol }.
    }
ttr-did-card-taken =
    { $person ->
        [you] Bierzesz odkrytą kartę: { $card }.
       *[other] { $player } bierze odkrytą kartę: { $card }.
    }
ttr-did-card-drawn =
    { $person ->
        [you] Dobierasz z talii: { $card }.
       *[other] { $player } dobiera z talii: { $card }.
    }
ttr-did-card-drawn-hidden = { $player } dobiera kartę w ciemno.
ttr-card-at = { $card } (karta nr { $position })
ttr-did-row-filled = Odkryto: { $cards }.
ttr-did-row-reset = Za dużo Promów: wszystkie odkryte karty odpadają ({ $cards }).
ttr-did-deck-shuffled = Karty odrzucone tworzą nową talię. Liczba kart: { $left }.
ttr-did-no-second-card = Drugiej karty nie da się dobrać.
ttr-did-route-claimed =
    { $person ->
        [you] Tworzysz { $route } kartami: { $cards }. Zdobywasz { $points }.
       *[other] { $player } tworzy { $route } kartami: { $cards }. Zdobywa { $points }.
    }
ttr-did-token-taken =
    { $person ->
        [you] Bierzesz żeton ({ $location }): { $symbol }.
       *[other] { $player } bierze żeton ({ $location }): { $symbol }.
    }
ttr-did-tickets-drawn =
    { $person ->
        [you] Dobierasz Bilety: { $tickets }.
       *[other] { $player } dobiera Bilety: { $tickets }.
    }
ttr-did-tickets-drawn-hidden =
    { $count ->
        [one] { $player } dobiera ostatni Bilet.
        [few] { $player } dobiera { $count } Bilety.
       *[many] { $player } dobiera { $count } Biletów.
    }
ttr-did-passed =
    { $person ->
        [you] Pasujesz, bo nic innego nie jest możliwe.
       *[other] { $player } pasuje, bo nic innego nie jest możliwe.
    }
ttr-did-last-round =
    { $trams ->
        [0] { $player } nie ma już tramwajów: wszyscy grają jeszcze po jednej turze.
        [one] { $player } ma już tylko 1 tramwaj: wszyscy grają jeszcze po jednej turze.
        [few] { $player } ma już tylko { $trams } tramwaje: wszyscy grają jeszcze po jednej turze.
       *[many] { $player } ma już tylko { $trams } tramwajów: wszyscy grają jeszcze po jednej turze.
    }
ttr-did-ended = To kończy grę.

## The end of the game

ttr-outcome = Wygrywa { $players }: { $points }.
ttr-outcome-tickets =
    { $tickets ->
        [one] Wygrywa { $players }: { $points }. Remis rozstrzyga 1 zrealizowany Bilet.
        [few] Wygrywa { $players }: { $points }. Remis rozstrzygają { $tickets } zrealizowane Bilety.
       *[many] Wygrywa { $players }: { $points }. Remis rozstrzyga { $tickets } zrealizowanych Biletów.
    }
ttr-outcome-shared = Zwycięstwo dzielą { $players }: po { $points } i po tyle samo zrealizowanych Biletów.

## The description of the picture

ttr-alt-head = Ticket to Ride: San Francisco. { $turn }
ttr-alt-map-name = Mapa: { $map }.
ttr-alt-turn = Tura: { $player }, miejsce { $seat } z { $seats }.
ttr-alt-over = Koniec gry.
ttr-alt-last = Ostatni ruch: { $last }
ttr-alt-row = Odkryte karty: { $cards }. Talia { $deck }, odrzucone { $discards }, stos Biletów { $pile }.
ttr-alt-player = { $player }: { $points }, tramwaje { $trams }, karty { $cards }, Bilety { $tickets }, żetony: { $tokens }.
ttr-alt-routes =
    { $more ->
        [0] { $player }, połączenia: { $routes }.
       *[other] { $player }, połączenia: { $routes } i jeszcze { $more }.
    }
ttr-alt-stacks = Żetony na mapie: { $stacks }.
ttr-alt-stack = { $location } { $tokens }
ttr-alt-hand = Twoje karty: { $cards }.
ttr-alt-tickets = Twoje Bilety: { $tickets }.
ttr-alt-offered = Bilety do wyboru: { $tickets }.
ttr-alt-claims = Stać cię na: { $routes }.
ttr-alt-ticket = { $ticket }, { $way }
ttr-alt-map = Mapa, tramwaje: { $player }.
ttr-alt-wanted = Wolne połączenia, których jeszcze potrzebujesz: { $routes }.
ttr-alt-offer = Ticket to Ride: San Francisco. Odkryte karty i talia.
ttr-alt-discards = Karty odrzucone: { $cards }.

## Parts of the table alone, large

ttr-zoom-own = Moje Bilety
ttr-zoom-shared = Odkryte karty
ttr-zoom-row = Odkryte karty i talia
ttr-zoom-unseen = **Jeszcze w talii i na rękach** ({ $count }): { $cards }.
ttr-zoom-unseen-alt = Jeszcze w talii i na rękach: { $cards }.
ttr-zoom-others = **Jeszcze w talii i na rękach innych** ({ $count }): { $cards }.
ttr-zoom-others-alt = Jeszcze w talii i na rękach innych: { $cards }.

## Why the rules refuse something, and what can be done

ttr-refused-game-over = Gra się skończyła. Końcowy wynik jest w jej ostatniej wiadomości.
ttr-refused-not-your-turn = Teraz gra miejsce { $seat }. Poczekaj na swoją turę.
ttr-refused-not-an-action = To nie jest ruch w grze Ticket to Ride: San Francisco. Wybierz jedną z propozycji albo naciśnij przycisk.
ttr-refused-seats-out-of-range = W Ticket to Ride: San Francisco gra od 2 do 4 osób, a nie { $seats }. Wybierz 2, 3 lub 4 miejsca.
ttr-refused-option-unknown = Nie ma tu takiej mapy. Wybierz jedną z propozycji.
ttr-refused-first-out-of-range = Przy tym stole nie ma miejsca { $first }. Podaj zajęte miejsce.
ttr-refused-hidden = Podaj, które Bilety zatrzymać: 1, 2 albo oba.
ttr-refused-map-unknown = Przy tym stole gra się na mapie { $map }, której ten bot nie ma. Poproś administrację bota o jej dodanie.
ttr-refused-map-differs = Przy tym stole gra się na innej wersji mapy { $map }. Poproś administrację bota o przywrócenie tamtej wersji.
ttr-refused-not-for-players = Karty tasuje sam bot, więc nie musisz nic robić.
ttr-refused-shuffle-differs = Tasuje się wszystkie karty odrzucone i żadnych innych.
ttr-refused-shuffle-first = Bot najpierw tasuje karty odrzucone. Spróbuj ponownie za chwilę.
ttr-refused-chosen-already = Twoje Bilety są już wybrane. Możesz to cofnąć, dopóki wszyscy nie wybiorą.
ttr-refused-keep-first = Najpierw wybierz Bilety do zatrzymania.
ttr-refused-place-first = Najpierw na mapę trafiają pozostałe żetony ({ $symbols }). Wybierz dla nich miejsce.
ttr-refused-token-first = Należy ci się jeszcze żeton z jednego z tych miejsc: { $locations }. Najpierw go weź.
ttr-refused-second-card-first = Masz już jedną kartę. Teraz dobierz drugą, odkrytą albo z talii.
ttr-refused-no-tickets-offered = Nie masz Biletów do wyboru. Najpierw je dobierz.
ttr-refused-no-tokens-waiting = Wszystkie żetony leżą już na mapie, więc nie ma czego kłaść.
ttr-refused-no-token-choice = Nie masz żetonu do wyboru. Wybierasz tylko wtedy, gdy można go wziąć na obu końcach właśnie utworzonego połączenia.
ttr-refused-deck-empty = Talia jest pusta. Wybierz jedną z propozycji albo naciśnij przycisk.
ttr-refused-pile-empty = Nie ma już Biletów do dobrania. Dobierz karty albo utwórz połączenie.
ttr-refused-can-act = Możesz jeszcze coś zrobić: dobrać karty, utworzyć połączenie albo dobrać Bilety. Pasujesz tylko wtedy, gdy nic z tego nie jest możliwe.
ttr-refused-no-token-there = Z miejsca { $location } nie możesz teraz wziąć żetonu. Wybierz jedną z propozycji.
ttr-refused-no-such-ticket = Możesz zatrzymać Bilet 1, Bilet 2 albo oba.
ttr-refused-no-such-position = Nie ma odkrytej karty nr { $position }. Odkryte karty mają numery od 1 do 5.
ttr-refused-row-gap = Odkrytej karty nr { $position } teraz nie ma. Weź inną.
ttr-refused-ferry-second = Odkrytego Promu nie można wziąć jako drugiej karty. Weź inną kartę albo dobierz z talii.
ttr-refused-symbol-not-waiting = Tego symbolu nie można teraz położyć: { $symbol }. Wybierz jedną z propozycji.
ttr-refused-no-such-location = Na tej mapie nie ma miejsca { $location }. Wybierz jedną z propozycji.
ttr-refused-tokens-there = { $location }: tu już leżą żetony. Wybierz miejsce bez żetonów.
ttr-refused-no-such-route = Na tej mapie nie ma połączenia { $route }. Wybierz jedną z propozycji.
ttr-refused-route-claimed = { $route }: to połączenie jest już zajęte (miejsce { $owner }). Wybierz wolne.
ttr-refused-track-closed = { $route }: ta nitka jest zamknięta, bo w grze na dwie osoby można zająć tylko jedną z dwóch nitek. Wybierz inne połączenie.
ttr-refused-other-track-own = { $route }: druga nitka jest już twoja, a obu nie może mieć nikt. Wybierz inne połączenie.
ttr-refused-too-few-trams =
    { $trams ->
        [one] Masz za mało tramwajów na { $route }: potrzeba { $length }, a został ci 1. Wybierz krótsze połączenie.
        [few] Masz za mało tramwajów na { $route }: potrzeba { $length }, a zostały ci { $trams }. Wybierz krótsze połączenie.
       *[many] Masz za mało tramwajów na { $route }: potrzeba { $length }, a zostało ci { $trams }. Wybierz krótsze połączenie.
    }
ttr-refused-card-count =
    { $length ->
        [one] { $route } kosztuje dokładnie 1 kartę, a nie { $found }. Wybierz jedną z proponowanych płatności.
        [few] { $route } kosztuje dokładnie { $length } karty, a nie { $found }. Wybierz jedną z proponowanych płatności.
       *[many] { $route } kosztuje dokładnie { $length } kart, a nie { $found }. Wybierz jedną z proponowanych płatności.
    }
ttr-refused-two-colours = Nie można łączyć kart dwóch kolorów ({ $first } i { $second }): poza Promami wszystkie karty muszą mieć jeden. Wybierz jedną z proponowanych płatności.
ttr-refused-wrong-colour = { $route }: potrzebna jest karta { $colour }, a nie { $found }. Wybierz jedną z proponowanych płatności.
ttr-refused-too-few-ferries =
    { $ferries ->
        [one] { $route }: potrzebny jest co najmniej 1 Prom, a podano { $found }. Wybierz jedną z proponowanych płatności.
        [few] { $route }: potrzebne są co najmniej { $ferries } Promy, a podano { $found }. Wybierz jedną z proponowanych płatności.
       *[many] { $route }: potrzeba co najmniej { $ferries } Promów, a podano { $found }. Wybierz jedną z proponowanych płatności.
    }
ttr-refused-cards-not-held =
    { $held ->
        [0] Nie masz takich kart, a w płatności są: { $card } ×{ $count }. Wybierz jedną z proponowanych płatności.
       *[other] Masz tylko { $held }, a w płatności jest: { $card } ×{ $count }. Wybierz jedną z proponowanych płatności.
    }
ttr-refused-cards-out-of-order = Bot nie rozpoznaje kart w tej kolejności. Wybierz jedną z proponowanych płatności.

## The whole position in words

ttr-state-title = Ticket to Ride: San Francisco: stół
ttr-state-map = **Mapa:** { $map }.
ttr-state-last-round = **Ostatnia runda.** Tury do rozegrania: { $players }.
ttr-state-points =
    { $stage ->
        [over] **Wynik końcowy:** { $list }.
       *[running] **Dotychczasowe punkty, bez Biletów:** { $list }.
    }
ttr-state-worth = { $player } { $points }
ttr-state-row = **Odkryte karty:** { $cards }.
ttr-state-piles = **Talia:** { $deck } · **Stos Biletów:** { $pile }
ttr-state-discards = **Karty odrzucone** ({ $count }): { $cards }.
ttr-state-stacks = **Żetony na mapie:** { $list }.
ttr-state-waiting = **Żetony do położenia:** { $list }.
ttr-state-free = **Wolne połączenia** ({ $count }): { $list }.
ttr-state-free-count = **Wolne połączenia:** { $count }.
ttr-state-free-none = **Wolne połączenia:** brak.
ttr-state-free-item = { $route }: { $tracks }
ttr-state-track =
    { $ferries ->
        [0] { $colour } { $length }
       *[other] { $colour } { $length } (symbole promu: { $ferries })
    }
ttr-state-closed = **Zamknięte nitki:** { $list }.

ttr-state-player = { $player }, miejsce { $seat } z { $seats }
ttr-state-trams = **Tramwaje:** { $count }.
ttr-state-cards = **Karty** ({ $count }): { $cards }.
ttr-state-cards-hidden = **Karty:** { $count }, zakryte.
ttr-state-tickets = **Bilety** ({ $count }):
ttr-state-tickets-hidden = **Bilety:** { $count }, zakryte.
ttr-state-tickets-unknown = **Bilety:** zakryte.
ttr-state-tickets-choosing = **Bilety:** jeszcze wybiera.
ttr-state-offered = **Bilety do wyboru:**
ttr-state-ticket = { $ticket }: { $way }
ttr-state-ticket-way = { $ticket }: { $way } ({ $routes })
ttr-state-tokens = **Żetony** ({ $count }): { $list }.
ttr-state-routes = **Połączenia** ({ $count }): { $list }.
ttr-state-total =
    { $stage ->
        [over] **Wynik końcowy:** { $points } = { $list }.
        [own] **Wynik, gdyby gra się teraz skończyła:** { $points } = { $list }.
       *[running] **Dotychczasowe punkty, bez Biletów:** { $points } = { $list }.
    }
ttr-line-item = { $line } { $points }
ttr-line-routes = połączenia
ttr-line-tickets = Bilety
ttr-line-tokens = żetony

## The score sheet

ttr-sheet-ended =
    { $ending ->
        [trams] Ostatnią rundę zaczyna { $player }: zostały najwyżej 2 tramwaje. Runda jest rozegrana.
       *[stuck] Wszyscy po kolei spasowali, więc gra jest skończona.
    }
ttr-sheet-total = Razem
ttr-sheet-seat = Miejsce
ttr-sheet-standing =
    { $completed ->
        [one] { $place }\. { $player }, miejsce { $seat }: { $points }, 1 zrealizowany Bilet
        [few] { $place }\. { $player }, miejsce { $seat }: { $points }, { $completed } zrealizowane Bilety
       *[many] { $place }\. { $player }, miejsce { $seat }: { $points }, { $completed } zrealizowanych Biletów
    }
ttr-sheet-tickets = { $player }, Bilety:
ttr-sheet-done = ✓ { $ticket } { $points }
ttr-sheet-failed = ✗ { $ticket } { $points }
