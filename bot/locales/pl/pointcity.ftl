### Point City: everything but the rules and the names, which are in pointcity-rules.ftl and
### pointcity-names.ftl. Cards and buildings stay in the nominative, after a colon where need be.

## Cards, resources and payments

pc-resource =
    { $resource ->
        [economy] ekonomia
        [energy] energia
        [ecology] ekologia
        [community] społeczność
       *[industry] przemysł
    }
pc-face =
    { $face ->
        [economy] ekonomia
        [economy2] podwójna ekonomia
        [energy] energia
        [energy2] podwójna energia
        [ecology] ekologia
        [ecology2] podwójna ekologia
        [community] społeczność
        [community2] podwójna społeczność
        [industry] przemysł
        [industry2] podwójny przemysł
       *[ingenuity] innowacja
    }
pc-times = { $thing } ×{ $count }
pc-and = { $first } i { $second }
pc-at = { $space } { $card }
pc-building = { $name } ({ $facts })
pc-building-priced = { $name } ({ $facts }; koszt: { $cost })
pc-building-unknown = budynek
pc-civic = budynek publiczny
pc-token = Żeton { $number }: { $token }
pc-permanent-only = same trwałe zasoby
pc-automaton = SI
pc-kind-points = same punkty
pc-kind-civic = publiczne

## Slash commands

game-pointcity = Point City
pointcity-about =
    Dobieraj po dwie karty, płać zasobami i zbuduj miasto warte najwięcej.
    1–4 osoby, które lubią planować · po 17 tur: pół godziny na żywo albo kilka dni we własnym tempie · { $option }
pc-group = Ruchy w grze Point City
pc-command-flip = Odwróć jedną kartę rynku, zanim dobierzesz karty
pc-command-flip-name = odwróć
pc-command-take = Dobierz dwie sąsiednie karty z rynku albo dwie z talii
pc-command-take-name = dobierz
pc-command-pay = Zapłać za dobrane budynki
pc-command-pay-name = zapłać
pc-command-token = Weź żeton publiczny
pc-command-token-name = żeton
pc-command-end = Zakończ ostatnią turę, gdy nie stać cię na żadną parę
pc-command-end-name = zakończ
pc-parameter-space = Pole karty do odwrócenia
pc-parameter-space-name = pole
pc-parameter-first = Pole karty albo talia
pc-parameter-first-name = pierwsza
pc-parameter-second = Karta obok niej
pc-parameter-second-name = druga
pc-parameter-cards = Karty, którymi płacisz
pc-parameter-cards-name = karty
pc-parameter-token = Żeton publiczny
pc-parameter-token-name = żeton
pointcity-option-easy = SI na poziomie łatwym, gdy grasz bez innych osób
pointcity-option-medium = SI na poziomie średnim, gdy grasz bez innych osób
pointcity-option-hard = SI na poziomie trudnym, gdy grasz bez innych osób
pc-choice-deck = Talia: { $card } i karta pod nią
pc-taste = Ulubiony żeton publiczny

## Whose turn it is and what can be done

pc-turn =
    { $seats ->
        [1] Teraz gra { $player }: tura { $turn } z { $turns }.
       *[other] Teraz gra { $player } (miejsce { $seat } z { $seats }): tura { $turn } z { $turns }.
    }

pc-prompt-either = Dobierz dwie sąsiednie karty (najpierw naciśnij jedną z nich) albo dwie z talii.
pc-prompt-pair = Dobierz dwie sąsiednie karty (najpierw naciśnij jedną z nich). Talia jest pusta: to ostatnia tura.
pc-prompt-deck = Nie stać cię na żadną parę z rynku. Dobierz dwie karty z talii.
pc-prompt-end = Talia jest pusta i nie stać cię na żadną parę. Zakończ turę.
pc-prompt-flip = Najpierw możesz odwrócić jedną kartę.
pc-prompt-pay = Do opłacenia: { $cards }.
pc-prompt-cost = Koszt: { $cost }.
pc-prompt-covered =
    { $due ->
        [none] Trwałe zasoby pokrywają całość.
       *[other] Trwałe zasoby pokrywają: { $covered }. Do zapłaty zostaje: { $due }.
    }
pc-prompt-proposed = Proponowana płatność: { $cards }.
pc-prompt-token =
    { $count ->
        [1] Weź żeton publiczny.
       *[other] Weź żeton publiczny, a potem jeszcze jeden.
    }
pc-prompt-automaton = Po tobie SI dobierze karty z pól { $first } i { $second }.

pc-last-turn = Poprzednia tura: { $story }
pc-this-turn = Ta tura: { $story }

## The same in short, painted on the picture: some 25 characters each

pc-short-either = Dobierz dwie karty.
pc-short-pair = Dobierz dwie z rynku.
pc-short-deck = Dobierz dwie z talii.
pc-short-end = Zakończ turę.
pc-short-pay =
    { $count ->
        [1] Zapłać za budynek.
       *[other] Zapłać za oba budynki.
    }
pc-short-token = Weź żeton publiczny.
pc-short-over = Wynik końcowy
pc-short-outcome =
    { $count ->
        [1] Wygrywa { $players }: { $points }.
       *[other] Zwycięstwo dzielą { $players }: po { $points }.
    }
pc-short-ended = Talia się wyczerpała.
# Before one of the lines below.
pc-short-flipped = Odwrócono { $space }.
pc-short-taken = { $player } dobiera: { $cards }.
pc-short-taken-from-deck = { $player } dobiera dwie z talii.
pc-short-nothing-taken = { $player } nic nie dobiera.
## Tura z odwróceniem karty, w jednym zdaniu, do wiersza na kanale

pc-brief-taken = { $player } odwraca { $space } i dobiera: { $cards }.
pc-brief-taken-from-deck = { $player } odwraca { $space } i dobiera dwie karty z talii.
pc-brief-nothing-taken = { $player } odwraca { $space } i nic nie dobiera.

## Buttons: two or three words, no full stop

pc-button-deck = Dobierz 2 karty z talii
pc-button-flip = Odwróć { $space }
pc-button-pair = Dobierz { $first } + { $second }
pc-button-pay = Zapłać: { $cards }
pc-button-pay-count =
    { $count ->
        [0] Zapłać bez kart
        [one] Zapłać 1 kartą
        [few] Zapłać { $count } kartami
       *[many] Zapłać { $count } kartami
    }
pc-button-end = Zakończ turę
pc-button-earlier = Poprzednia strona
pc-button-later = Następna strona

pc-does-permanent =
    { $count ->
        [1] { $resource } na stałe
       *[other] { $resource } na stałe ×{ $count }
    }
pc-does-permanents =
    { $count ->
        [one] 1 zasób na stałe
        [few] { $count } zasoby na stałe
       *[many] { $count } zasobów na stałe
    }
pc-does-token =
    { $count ->
        [one] żeton publiczny
        [few] { $count } żetony publiczne
       *[many] { $count } żetonów publicznych
    }
pc-does-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
pc-does-deck = { $card } + ?
pc-does-flip = odkryje budynek
pc-does-end = koniec gry
pc-does-ingenuity = zużywa pomysłowość

pc-select-payments = Zapłać inaczej
pc-select-payments-page = Zapłać inaczej (od { $first } do { $last } z { $count })
pc-select-tokens = Wybierz żeton publiczny

pc-entry-payment =
    { $cards ->
        [0] Bez kart
       *[other] { $ingenuity ->
            [0] Karty: { $cards }
           *[other] Karty: { $cards }, w tym innowacje: { $ingenuity }
        }
    }
pc-label-token = Weź żeton { $number }: { $token } (teraz { $points })
pc-entry-worth = Teraz wart { $points }

pc-pick-take = **{ $space }** { $card }. Dobierz razem z kartą:
pc-pick-flip = **{ $space }** { $card }. Nie stać cię na żadną parę z tą kartą, ale możesz ją odwrócić.
pc-pick-both = **{ $space }** { $card }. Odwróć ją albo od razu dobierz razem z kartą:
pc-pick-deck = Dobierz dwie karty z talii: na wierzchu **{ $card }**, pod nią karta, której nikt nie widział. Ten ruch odkrywa kartę, więc cofniesz go tylko za zgodą wszystkich.
pc-pick-gone = Tej karty nie można teraz dobrać. Możliwe ruchy pokazuje najnowsza wiadomość.

## What happened

pc-did-flipped =
    { $person ->
        [you] Odwracasz kartę na polu { $space } ({ $face }): { $card }.
       *[other] { $player } odwraca kartę na polu { $space } ({ $face }): { $card }.
    }
pc-did-taken =
    { $person ->
        [you] Dobierasz: { $cards }.
       *[other] { $player } dobiera: { $cards }.
    }
pc-did-taken-from-deck =
    { $person ->
        [you] Dobierasz z talii: { $cards }.
       *[other] { $player } dobiera z talii: { $cards }.
    }
pc-did-nothing-taken =
    { $person ->
        [you] Nic nie dobierasz, bo nie stać cię na żadną parę.
       *[other] { $player } nic nie dobiera, bo nie starcza na żadną parę.
    }
pc-did-paid-cards =
    { $person ->
        [you] Budujesz: { $cards }. Płacisz: { $paid }.
       *[other] { $player } buduje: { $cards }. Płaci: { $paid }.
    }
pc-did-paid-permanent =
    { $person ->
        [you] Budujesz: { $cards }. Płacisz trwałymi zasobami: { $permanent }.
       *[other] { $player } buduje: { $cards }. Płaci trwałymi zasobami: { $permanent }.
    }
pc-did-paid-both =
    { $person ->
        [you] Budujesz: { $cards }. Płacisz: { $paid } i trwałe zasoby: { $permanent }.
       *[other] { $player } buduje: { $cards }. Płaci: { $paid } i trwałe zasoby: { $permanent }.
    }
pc-did-token-taken =
    { $person ->
        [you] Bierzesz żeton publiczny { $number }: { $token }.
       *[other] { $player } bierze żeton publiczny { $number }: { $token }.
    }
pc-did-token-none =
    { $count ->
        [1] Żetony publiczne się skończyły.
       *[other] Żetony publiczne się skończyły.
    }
pc-did-refilled = Nowe na rynku: { $cards }.
pc-did-ended = To kończy grę.

## The end of the game

pc-outcome = Wygrywa { $players }: { $points }.
pc-outcome-cards =
    { $cards ->
        [one] Wygrywa { $players }: { $points }. Remis rozstrzyga 1 niewydana karta zasobów.
        [few] Wygrywa { $players }: { $points }. Remis rozstrzygają { $cards } niewydane karty zasobów.
       *[many] Wygrywa { $players }: { $points }. Remis rozstrzyga { $cards } niewydanych kart zasobów.
    }
pc-outcome-shared = Zwycięstwo dzielą { $players }: po { $points } i po tyle samo niewydanych kart zasobów.

## The description of the picture

pc-alt-head = Point City. { $turn }
pc-alt-turn =
    { $seats ->
        [1] Tura { $turn } z 17: { $player }.
       *[other] Tura { $turn } z 17: { $player }, miejsce { $seat } z { $seats }.
    }
pc-alt-over = Koniec gry.
pc-alt-last = Ostatni ruch: { $last }
pc-alt-row = Rząd { $row }: { $cards }.
pc-alt-market = Rynek: zasoby { $resources }, budynki { $buildings }.
pc-alt-deck = Talia, liczba kart: { $cards }; na wierzchu { $card }.
pc-alt-tokens = Żetony publiczne: { $count }.
pc-alt-city = { $player }: { $points }, budynki { $buildings }, karty zasobów { $cards }, żetony publiczne { $tokens }; trwałe: { $permanent }.
pc-alt-nothing = nic
pc-alt-cards = Karty zasobów: { $cards }.
pc-alt-held = Żetony publiczne: { $tokens }.
pc-alt-zoom =
    { $seats ->
        [1] Point City. Miasto: { $player }.
       *[other] Point City. Miasto: { $player }, miejsce { $seat } z { $seats }.
    }
pc-alt-zoom-market = Point City. Rynek.

## A city or the market alone, large

pc-zoom-own = Moje miasto
pc-zoom-shared = Rynek
pc-zoom-market = Rynek
pc-zoom-discard =
    { $count ->
        [0] Stos odrzuconych jest pusty
       *[other] Odrzucone karty: { $count }
    }
pc-sums = { $first }, { $second }

## Why the rules refuse something, and what can be done

pc-refused-game-over = Gra się skończyła. Końcowy wynik jest w jej ostatniej wiadomości.
pc-refused-not-your-turn = Teraz gra miejsce { $seat }. Poczekaj na swoją turę.
pc-refused-deck-beyond-record = Zapis tej gry nie mówi, jaka karta jest następna, więc nie da się tu tego zagrać.
pc-refused-card-beyond-record = Zapis tej gry nie mówi, co jest po drugiej stronie tej karty, więc nie da się tu tego zagrać.
pc-refused-pay-first = Masz już dobrane karty. Najpierw zapłać za budynki.
pc-refused-token-first =
    { $tokens ->
        [1] Należy ci się żeton publiczny. Najpierw go weź.
       *[other] Należą ci się żetony publiczne: { $tokens }. Najpierw je weź.
    }
pc-refused-nothing-to-pay = Nie ma za co płacić. Najpierw dobierz dwie karty.
pc-refused-no-token-owed = Nie należy ci się teraz żeton publiczny. Dostajesz go za każdy budynek publiczny.
pc-refused-deck-empty = Talia jest pusta. Dobierz dwie karty z rynku.
pc-refused-token-gone = Żetonu publicznego { $token } nie można wziąć. Wybierz jedną z propozycji.
pc-refused-deck-not-empty = Turę bez dobierania można zakończyć tylko przy pustej talii. Dobierz dwie karty z niej albo z rynku.
pc-refused-pair-can-be-paid = Na rynku jest para, którą możesz opłacić. Dobierz ją.
pc-refused-no-such-space = Nie ma pola { $space }. Rynek ma pola od a1 do d4.
pc-refused-flipped-already = W tej turze odwrócono już kartę. Dobierz teraz dwie karty.
pc-refused-building-already = Na polu { $space } leży już budynek. Do odwrócenia wybierz zasób.
pc-refused-lines-have-buildings = Kartę można odwrócić tylko wtedy, gdy w jej rzędzie lub kolumnie leżą wyłącznie zasoby. W rzędzie i kolumnie pola { $space } są budynki.
pc-refused-spaces-turned-round = Podaj najpierw { $first }, a potem { $second }.
pc-refused-not-adjacent = Pola { $first } i { $second } nie sąsiadują ze sobą. Wybierz dwie karty stykające się bokiem.
pc-refused-cannot-pay =
    { $lacking ->
        [1] Brakuje ci 1 zasobu, żeby opłacić { $first } i { $second } razem. Wybierz inną parę.
       *[other] Brakuje ci { $lacking } zasobów, żeby opłacić { $first } i { $second } razem. Wybierz inną parę.
    }
pc-refused-cards-not-held = Nie masz tych kart. Wybierz jedną z proponowanych płatności.
pc-refused-cards-out-of-order = Bot nie rozpoznaje kart w tej kolejności. Wybierz jedną z proponowanych płatności.
pc-refused-paid-too-little =
    { $lacking ->
        [one] To o 1 zasób za mało. Wybierz jedną z proponowanych płatności.
        [few] To o { $lacking } zasoby za mało. Wybierz jedną z proponowanych płatności.
       *[many] To o { $lacking } zasobów za mało. Wybierz jedną z proponowanych płatności.
    }
pc-refused-paid-too-much = To za dużo – jedną z tych kart możesz zachować. Wybierz jedną z proponowanych płatności.
pc-refused-seats-out-of-range = W Point City gra od 1 do 4 osób, a nie { $seats }. Wybierz 1, 2, 3 lub 4 miejsca.
pc-refused-option-unknown = Nie ma takiego poziomu. Wybierz jedną z propozycji.
pc-refused-first-out-of-range = Przy tym stole nie ma miejsca { $first }. Podaj zajęte miejsce.
pc-refused-one-card = W turze dobiera się dwie karty. Podaj też kartę obok albo dobierz dwie z talii.
pc-refused-deck-and-market = Dobierasz dwie karty z rynku albo dwie z talii, nie po jednej.
pc-refused-not-an-action = To nie jest ruch w grze Point City. Wybierz jedną z propozycji albo naciśnij przycisk.

## The whole position in words

pc-state-title = Point City: stół
pc-state-level =
    { $level ->
        [easy] SI punktuje na poziomie łatwym.
        [medium] SI punktuje na poziomie średnim.
       *[hard] SI punktuje na poziomie trudnym.
    }
pc-state-row = **{ $row }** · a { $a } · b { $b } · c { $c } · d { $d }
pc-state-gap = puste
pc-state-deck =
    { $cards ->
        [one] Talia: 1 karta, { $card }.
        [few] Talia: { $cards } karty, na wierzchu { $card }. Po zasobie przychodzi budynek, po budynku zasób.
       *[many] Talia: { $cards } kart, na wierzchu { $card }. Po zasobie przychodzi budynek, po budynku zasób.
    }
pc-state-deck-empty = Talia jest pusta i rynek już się nie uzupełnia.
pc-state-discard =
    { $count ->
        [1] Odrzucone: { $cards }.
       *[other] Odrzucone karty ({ $count }): { $cards }.
    }
pc-state-unseen = Strony z budynkami, których nikt jeszcze nie widział, razem { $count }: { $list }.
pc-state-tokens =
    { $count ->
        [1] Został 1 żeton publiczny, teraz wart:
       *[other] Pozostałe żetony publiczne ({ $count }) i ich obecna wartość:
    }
pc-state-tokens-none = Nie ma już żetonów publicznych.
pc-state-token = Żeton { $number } ({ $token }): { $list }
pc-state-worth = { $player } { $points }
pc-state-points =
    { $stage ->
        [over] Wynik końcowy: { $list }.
       *[running] Punkty, gdyby gra skończyła się teraz: { $list }.
    }

pc-state-city =
    { $seats ->
        [1] Miasto: { $player }
       *[other] Miasto: { $player }, miejsce { $seat } z { $seats }
    }
pc-state-city-automaton = Miasto SI
pc-state-permanent = **Trwałe zasoby:** { $list }.
pc-state-permanent-none = **Trwałe zasoby:** jeszcze żadnych.
pc-state-cards =
    { $count ->
        [1] **Karta zasobów:** { $cards }.
       *[other] **Karty zasobów** ({ $count }): { $cards }.
    }
pc-state-cards-none = **Karty zasobów:** brak.
pc-state-buildings =
    { $count ->
        [1] **Budynek:** { $list }.
       *[other] **Budynki** ({ $count }): { $list }.
    }
pc-state-buildings-none = **Budynki:** jeszcze żadnych.
pc-state-holds = **Zdobyte żetony publiczne:**
pc-state-held =
    { $count ->
        [one] { $token } ({ $points } punkt)
        [few] { $token } ({ $points } punkty)
       *[many] { $token } ({ $points } punktów)
    }
pc-state-held-automaton = { $token }
pc-state-total =
    { $stage ->
        [over] **Wynik końcowy:** { $points } = { $list }.
       *[running] **Punkty, gdyby gra skończyła się teraz:** { $points } = { $list }.
    }
pc-line-item = { $line } { $points }
pc-line-buildings = budynki
pc-line-tokens = żetony publiczne
pc-line-automaton-symbols = trwałe zasoby
pc-line-automaton-ingenuity = karty innowacji

## The score sheet

pc-sheet-ended = Talia się wyczerpała i rozegrano już wszystkie tury.
pc-sheet-total = Razem
pc-sheet-seat = Miejsce
pc-sheet-standing =
    { $seat ->
        [0] { $place }\. { $player }: { $points }, niewydane karty zasobów: { $cards }
       *[other] { $place }\. { $player }, miejsce { $seat }: { $points }, niewydane karty zasobów: { $cards }
    }
pc-sheet-tokens = Żetony publiczne:
pc-sheet-token =
    { $count ->
        [one] { $player }: { $token } ({ $points } punkt)
        [few] { $player }: { $token } ({ $points } punkty)
       *[many] { $player }: { $token } ({ $points } punktów)
    }

# The message of a turn

pc-turn-number = Tura { $turn } z { $turns }.
