### San Francisco: everything but the rules, which are in sanfrancisco-rules.ftl.
### Cards are feminine (karta), districts too (dzielnica). Names of players stay in the nominative.

## Cards, spaces and pieces

sf-colour =
    { $colour ->
        [blue] niebieska
        [grey] szara
        [orange] pomarańczowa
        [yellow] żółta
        [green] zielona
       *[black] uniwersalna
    }
sf-card-value =
    { $colour ->
        [blue] niebieska { $value }
        [grey] szara { $value }
        [orange] pomarańczowa { $value }
        [yellow] żółta { $value }
        [green] zielona { $value }
       *[black] uniwersalna { $value }
    }
sf-card-foundation =
    { $colour ->
        [blue] niebieski fundament
        [grey] szary fundament
        [orange] pomarańczowy fundament
        [yellow] żółty fundament
        [green] zielony fundament
       *[black] uniwersalny fundament
    }
sf-card-depot =
    { $colour ->
        [blue] niebieska zajezdnia
        [grey] szara zajezdnia
        [orange] pomarańczowa zajezdnia
        [yellow] żółta zajezdnia
        [green] zielona zajezdnia
       *[black] uniwersalna zajezdnia
    }
sf-card-square =
    { $colour ->
        [blue] niebieski skwer
        [grey] szary skwer
        [orange] pomarańczowy skwer
        [yellow] żółty skwer
        [green] zielony skwer
       *[black] uniwersalny skwer
    }
sf-card-tracks = tory
sf-card-waterfront = nabrzeże
sf-card-bonus = premia
sf-space =
    { $colour ->
        [blue] niebieskie pole { $number }
        [grey] szare pole { $number }
        [orange] pomarańczowe pole { $number }
        [yellow] żółte pole { $number }
       *[green] zielone pole { $number }
    }

sf-bonus-plus2 = żeton +2
sf-bonus-card4 = karta uniwersalna o wartości 4
sf-bonus-depot = uniwersalna karta zajezdni
sf-bonus-points = żeton 1½ punktu
sf-bonus-discard = żeton odrzucania zobowiązań
sf-bonus-tracks = żeton torów
sf-bonus-nothing = bez premii
sf-taste = Ulubiona premia

sf-list-more = i jeszcze { $count }

## Slash commands

game-sanfrancisco = San Francisco
sanfrancisco-about =
    Odkrywaj karty lub bierz całe obszary i buduj najlepsze dzielnice i sieć tramwajową San Francisco.
    2–4 osoby, proste zasady, trudne wybory · godzina na żywo albo kilka dni we własnym tempie · Talia: { $option }
sf-group = Ruchy w grze San Francisco
sf-command-draw = Odkryj wierzchnią kartę ze stosu
sf-command-draw-name = odkryj
sf-command-place = Wyłóż odkrytą kartę na obszar
sf-command-place-name = wyłóż
sf-command-finalize = Zrealizuj projekty z obszaru i weź zobowiązanie
sf-command-finalize-name = zrealizuj
sf-command-build = Zbuduj dobraną kartę
sf-command-build-name = zbuduj
sf-command-refuse = Odrzuć dobraną kartę
sf-command-refuse-name = odrzuć
sf-command-done = Odrzuć resztę dobranych kart i zakończ turę
sf-command-done-name = zakończ
sf-command-bonus = Wybierz premię, która ci się należy
sf-command-bonus-name = premia
sf-command-put = Umieść wybraną premię na swojej planszy
sf-command-put-name = umieść
sf-command-discard = Użyj żetonu odrzucania zobowiązań
sf-command-discard-name = zobowiązania
sf-parameter-column = Obszar, od 1 do 3
sf-parameter-column-name = obszar
sf-parameter-card = Karta
sf-parameter-card-name = karta
sf-parameter-row = Dzielnica, dla karty uniwersalnej
sf-parameter-row-name = dzielnica
sf-parameter-kind = Premia
sf-parameter-kind-name = rodzaj
sf-parameter-space = Pole, a dla karty premii dzielnica
sf-parameter-space-name = pole
sf-parameter-count = Ile zobowiązań odrzucić
sf-parameter-count-name = ile

## Whose turn it is and what can be done

sf-turn = Teraz gra { $player } (miejsce { $seat } z { $seats }).

sf-prompt-start =
    { $count ->
        [0] Odkryj kartę.
        [1] Odkryj kartę albo weź karty z obszaru { $first }.
        [2] Odkryj kartę albo weź karty z obszaru { $first } lub { $second }.
       *[3] Odkryj kartę albo weź karty z dowolnego obszaru.
    }
sf-prompt-turned = Odkryta karta: { $card }. Wyłóż ją na jeden z obszarów.
sf-prompt-last-token = Trafi na nią ostatni żeton fundamentu, a to zakończy grę.
sf-prompt-building =
    { $count ->
        [one] Zbuduj albo odrzuć dobraną kartę: { $cards }.
        [few] Zbuduj albo odrzuć { $count } dobrane karty: { $cards }.
       *[many] Zbuduj albo odrzuć { $count } dobranych kart: { $cards }.
    }
sf-prompt-settled = Nie masz już kart do zbudowania. Użyj żetonu odrzucania zobowiązań albo zakończ turę.
sf-prompt-bonus =
    { $colour ->
        [blue] Niebieska dzielnica daje premię. Do wyboru:
        [grey] Szara dzielnica daje premię. Do wyboru:
        [orange] Pomarańczowa dzielnica daje premię. Do wyboru:
        [yellow] Żółta dzielnica daje premię. Do wyboru:
       *[green] Zielona dzielnica daje premię. Do wyboru:
    }
sf-prompt-put-plus2 = Umieść żeton +2 na dowolnej karcie na swojej planszy.
sf-prompt-put-tracks = Umieść żeton torów na karcie bez torów.
sf-prompt-put-card4 = Umieść kartę uniwersalną o wartości 4 w wybranej dzielnicy.
sf-prompt-put-depot = Umieść uniwersalną kartę zajezdni w wybranej dzielnicy.
sf-prompt-discard =
    { $contracts ->
        [one] Możesz użyć żetonu odrzucania zobowiązań: masz 1 zobowiązanie.
        [few] Możesz użyć żetonu odrzucania zobowiązań: masz { $contracts } zobowiązania.
       *[many] Możesz użyć żetonu odrzucania zobowiązań: masz { $contracts } zobowiązań.
    }

sf-effect-plus2 = Żeton +2: trafia na dowolną kartę na twojej planszy i podnosi jej wartość o 2.
sf-effect-card4 = Karta uniwersalna o wartości 4: od razu trafia do dowolnej dzielnicy z wolnym polem.
sf-effect-depot = Uniwersalna karta zajezdni: od razu trafia do dowolnej dzielnicy z wolnym polem.
sf-effect-points = Żeton 1½ punktu: liczy się na koniec gry.
sf-effect-discard = Żeton odrzucania zobowiązań: raz, w swojej turze, odrzucasz 1 lub 2 zobowiązania.
sf-effect-tracks = Żeton torów: trafia na dowolną kartę bez torów na twojej planszy.

sf-shut =
    { $contracts ->
        [0] Z pustego obszaru nie da się nic wziąć.
        [one] Masz 1 zobowiązanie, więc na obszarze muszą leżeć co najmniej { $needs } karty, a { $columns }.
        [few] Masz { $contracts } zobowiązania, więc kart na obszarze musi być co najmniej { $needs }, a { $columns }.
       *[many] Masz { $contracts } zobowiązań, więc kart na obszarze musi być co najmniej { $needs }, a { $columns }.
    }
sf-shut-column =
    { $cards ->
        [0] obszar { $column } jest pusty
        [one] na obszarze { $column } leży 1 karta
        [few] na obszarze { $column } leżą { $cards } karty
       *[many] na obszarze { $column } leży { $cards } kart
    }

sf-last-turn = Poprzednia tura: { $story }
sf-this-turn = Ta tura: { $story }

## The same in short, painted on the picture: some 25 characters each

sf-short-start =
    { $count ->
        [0] Odkryj kartę.
        [1] Odkryj albo weź obszar { $first }.
        [2] Odkryj lub weź obszar { $first }/{ $second }.
       *[3] Odkryj albo weź obszar.
    }
sf-short-turned = Wyłóż ją na obszar.
sf-short-building =
    { $count ->
        [one] Zbuduj lub odrzuć 1 kartę.
        [few] Zbuduj lub odrzuć { $count } karty.
       *[many] Zbuduj lub odrzuć { $count } kart.
    }
sf-short-settled = Odrzuć lub zakończ turę.
sf-short-bonus =
    { $colour ->
        [blue] Premia: niebieska.
        [grey] Premia: szara.
        [orange] Premia: pomarańczowa.
        [yellow] Premia: żółta.
       *[green] Premia: zielona.
    }
sf-short-put-plus2 = Umieść żeton +2 na karcie.
sf-short-put-tracks = Umieść tory na karcie.
sf-short-put-card4 = Umieść 4 w dzielnicy.
sf-short-put-depot = Umieść zajezdnię.
sf-short-over = Wynik końcowy
sf-short-outcome =
    { $count ->
        [1] Wygrywa { $players }: { $points }.
       *[other] Zwycięstwo dzielą { $players }: po { $points }.
    }
sf-short-ended =
    { $ending ->
        [foundations] Nie ma już żetonów fundamentów.
       *[board] Plansza miasta jest pełna.
    }
sf-short-placed = { $player }, ob. { $column }: { $card }.
sf-short-built =
    { $when ->
        [now] { $refused ->
            [0] Obszar { $column }: zbudowane { $built }.
           *[other] Obszar { $column }: zbudowane { $built }, odrzucone { $refused }.
        }
       *[before] { $refused ->
            [0] { $player }, obszar { $column }: zbudowane { $built }.
           *[other] { $player }, obszar { $column }: zbudowane { $built }, odrzucone { $refused }.
        }
    }
# The same where everybody had a contract then.
sf-short-built-discarded =
    { $when ->
        [now] Obszar { $column }: zbudowane { $built }. Zobowiązania: każdy −1.
       *[before] { $player }, obszar { $column }: zbudowane { $built }. Zobowiązania: każdy −1.
    }
## Tura w jednym zdaniu, do wiersza na kanale

sf-brief-placed = { $player } wykłada na obszar { $column }: { $card }.
sf-brief-built =
    { $refused ->
        [0] { $player } bierze obszar { $column } i { $built ->
            [0] nic nie buduje
            [one] buduje 1 kartę
            [few] buduje { $built } karty
           *[many] buduje { $built } kart
        }.
       *[other] { $player } bierze obszar { $column }, { $built ->
            [0] nic nie buduje
            [one] buduje 1 kartę
            [few] buduje { $built } karty
           *[many] buduje { $built } kart
        } i odrzuca { $refused }.
    }
# Po niej.
sf-brief-discarded = Wszyscy odrzucają po jednym zobowiązaniu.

## Buttons: two or three words, no full stop

sf-button-draw = Odkryj kartę
sf-button-finalize = Weź obszar { $column }
sf-button-place = Wyłóż na obszar { $column }
sf-button-build-in =
    Zbuduj w { $colour ->
        [blue] niebieskiej
        [grey] szarej
        [orange] pomarańczowej
        [yellow] żółtej
       *[green] zielonej
    }
sf-button-build =
    Zbuduj { $card } w { $colour ->
        [blue] niebieskiej
        [grey] szarej
        [orange] pomarańczowej
        [yellow] żółtej
       *[green] zielonej
    }
sf-button-build-short =
    { $card } w { $colour ->
        [blue] niebieskiej
        [grey] szarej
        [orange] pomarańczowej
        [yellow] żółtej
       *[green] zielonej
    }
sf-button-refuse = Odrzuć: { $card }
sf-button-all =
    { $count ->
        [one] Zbuduj { $count } kartę
        [2] Zbuduj obie karty
        [few] Zbuduj wszystkie { $count } karty
       *[many] Zbuduj wszystkie { $count } kart
    }
# Others have several places.
sf-button-single =
    { $count ->
        [one] Zbuduj { $count } kartę bez wyboru miejsca
        [few] Zbuduj { $count } karty bez wyboru miejsca
       *[many] Zbuduj { $count } kart bez wyboru miejsca
    }
sf-button-all-first =
    { $count ->
        [one] Zbuduj kartę, potem premia
        [few] Zbuduj { $count } karty, potem premia
       *[many] Zbuduj { $count } kart, potem premia
    }
sf-button-single-named = Zbuduj: { $cards }
sf-button-single-but = Zbuduj bez: { $cards }
sf-button-all-first-named = Zbuduj: { $cards }, potem premia
sf-button-all-first-short = { $cards }, potem premia
sf-button-done =
    { $count ->
        [0] Zakończ turę
        [one] Odrzuć kartę i zakończ turę
        [2] Odrzuć obie karty i zakończ
        [few] Odrzuć wszystkie { $count } karty i zakończ
       *[many] Odrzuć wszystkie { $count } kart i zakończ
    }
sf-button-plus2 = Weź żeton +2
sf-button-card4 = Weź kartę o wartości 4
sf-button-depot = Weź kartę zajezdni
sf-button-points = Weź żeton 1½ punktu
sf-button-discard = Weź żeton odrzucania
sf-button-tracks = Weź żeton torów
sf-button-put-plus2 =
    +2 na { $colour ->
        [blue] niebieskie
        [grey] szare
        [orange] pomarańczowe
        [yellow] żółte
       *[green] zielone
    } pole { $space }
sf-button-put-tracks =
    Tory na { $colour ->
        [blue] niebieskie
        [grey] szare
        [orange] pomarańczowe
        [yellow] żółte
       *[green] zielone
    } pole { $space }
sf-button-put-row =
    Umieść w { $colour ->
        [blue] niebieskiej
        [grey] szarej
        [orange] pomarańczowej
        [yellow] żółtej
       *[green] zielonej
    }
sf-button-spend =
    { $count ->
        [one] Odrzuć 1 zobowiązanie
        [few] Odrzuć { $count } zobowiązania
       *[many] Odrzuć { $count } zobowiązań
    }
sf-button-earlier = Poprzednia strona
sf-button-later = Następna strona

sf-named =
    { $kind ->
        [foundation] fundament
        [depot] zajezdnię
        [square] skwer
       *[value] „{ $value }”
    }
sf-named-universal =
    uniw. { $kind ->
        [foundation] fundament
        [depot] zajezdnię
        [square] skwer
       *[value] { $value }
    }
sf-named-alone = uniwersalną
sf-named-features = { $name } ({ $features })

sf-does-end = koniec gry
sf-does-skyscraper =
    { $count ->
        [one] wieżowiec
        [few] { $count } wieżowce
       *[many] { $count } wieżowców
    }
sf-does-rise =
    { $count ->
        [one] wieża
        [few] { $count } wieże
       *[many] { $count } wież
    }
sf-does-medal = order
sf-does-complete = ukończona
sf-does-cars =
    { $count ->
        [one] tramwaj
        [few] { $count } tramwaje
       *[many] { $count } tramwajów
    }
sf-does-lose =
    { $count ->
        [one] 1 karta przepada
        [few] { $count } karty przepadają
       *[many] { $count } kart przepada
    }
sf-does-take =
    { $cards ->
        [0] pusty
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
sf-does-fit =
    { $count ->
        [0] żadna nie pasuje
        [one] 1 pasuje
        [few] { $count } pasują
       *[many] { $count } pasuje
    }
sf-does-contract =
    { $count ->
        [0] 0 zobowiązań
       *[other] zobowiązanie
    }
sf-does-need = wymaga { $cards }
sf-does-cards =
    { $cards ->
        [one] pierwsza karta
        [few] razem { $cards } karty
       *[many] razem { $cards } kart
    }
sf-does-plus2 = karta warta o 2 więcej
sf-does-card4 = do dzielnicy
sf-does-depot = do dzielnicy
sf-does-discard = −2 zobowiązania
sf-does-tracks = na kartę bez torów
sf-does-discard-left =
    { $left ->
        [one] zostanie { $left }
        [few] zostaną { $left }
       *[many] zostanie { $left }
    }

sf-select-cards = Wybierz kartę do zbudowania lub odrzucenia
sf-select-cards-page = Wybierz kartę do zbudowania lub odrzucenia (od { $first } do { $last } z { $count })
sf-select-spaces = Wybierz pole

sf-entry-rows = Pasuje do dzielnic: { $rows }
sf-entry-space = { $card }, wartość { $value }

sf-pick = { $card }: zbuduj albo odrzuć.
sf-pick-gone = Tej karty nie można już zbudować. Możliwe ruchy pokazuje najnowsza wiadomość.

## What happened

sf-did-drawn =
    { $person ->
        [you] Odkrywasz kartę: { $card }.
       *[other] { $player } odkrywa kartę: { $card }.
    }
sf-did-placed =
    { $person ->
        [you] { $cards ->
            [one] Wykładasz kartę na pusty obszar { $column }: { $card }.
            [few] Wykładasz kartę na obszar { $column } (teraz { $cards } karty): { $card }.
           *[many] Wykładasz kartę na obszar { $column } (teraz { $cards } kart): { $card }.
        }
       *[other] { $cards ->
            [one] { $player } wykłada kartę na pusty obszar { $column }: { $card }.
            [few] { $player } wykłada kartę na obszar { $column } (teraz { $cards } karty): { $card }.
           *[many] { $player } wykłada kartę na obszar { $column } (teraz { $cards } kart): { $card }.
        }
    }
sf-did-token-laid =
    { $left ->
        [0] Trafia na nią ostatni żeton fundamentu.
        [one] Trafia na nią żeton fundamentu, zostaje 1.
        [few] Trafia na nią żeton fundamentu, zostają { $left }.
       *[many] Trafia na nią żeton fundamentu, zostaje { $left }.
    }
sf-did-finalized =
    { $person ->
        [you] { $cards ->
            [one] Bierzesz 1 kartę z obszaru { $column } i zobowiązanie.
            [few] Bierzesz { $cards } karty z obszaru { $column } i zobowiązanie.
           *[many] Bierzesz { $cards } kart z obszaru { $column } i zobowiązanie.
        }
       *[other] { $cards ->
            [one] { $player } bierze 1 kartę z obszaru { $column } i zobowiązanie.
            [few] { $player } bierze { $cards } karty z obszaru { $column } i zobowiązanie.
           *[many] { $player } bierze { $cards } kart z obszaru { $column } i zobowiązanie.
        }
    }
sf-did-contracts-discarded = Wszyscy mają już zobowiązanie, więc wszyscy odrzucają po jednym.
sf-did-built =
    { $person ->
        [you] Budujesz: { $cards }.
       *[other] { $player } buduje: { $cards }.
    }
sf-did-built-item = { $card } ({ $space })
sf-did-put =
    { $person ->
        [you] Umieszczasz: { $cards }.
       *[other] { $player } umieszcza: { $cards }.
    }
sf-did-refused =
    { $person ->
        [you] Odrzucasz: { $cards }.
       *[other] { $player } odrzuca: { $cards }.
    }
sf-did-no-room = W żadnym rzędzie nie mieszczą się już: { $cards }.
sf-did-connected =
    { $count ->
        [1] Nowy znacznik tramwaju: { $spaces }.
       *[other] Nowe znaczniki tramwajów: { $spaces }.
    }
sf-did-square-woke =
    { $count ->
        [1] Skwer ma teraz wartość 4: { $spaces }.
       *[other] Skwery mają teraz wartość 4: { $spaces }.
    }
sf-did-skyscraper =
    { $count ->
        [one] Powstaje wieżowiec: { $spaces }.
        [few] Powstają { $count } wieżowce: { $spaces }.
       *[many] Powstaje { $count } wieżowców: { $spaces }.
    }
sf-did-medal =
    { $person ->
        [you] Zdobywasz order budowniczego.
       *[other] { $player } zdobywa order budowniczego.
    }
sf-did-medal-from =
    { $person ->
        [you] Przejmujesz order budowniczego (dotąd: { $previous }).
       *[other] { $player } przejmuje order budowniczego (dotąd: { $previous }).
    }
sf-did-completed =
    { $person ->
        [you] { $colour ->
            [blue] Zdobywasz żeton ukończenia za niebieską dzielnicę.
            [grey] Zdobywasz żeton ukończenia za szarą dzielnicę.
            [orange] Zdobywasz żeton ukończenia za pomarańczową dzielnicę.
            [yellow] Zdobywasz żeton ukończenia za żółtą dzielnicę.
           *[green] Zdobywasz żeton ukończenia za zieloną dzielnicę.
        }
       *[other] { $colour ->
            [blue] { $player } zdobywa żeton ukończenia za niebieską dzielnicę.
            [grey] { $player } zdobywa żeton ukończenia za szarą dzielnicę.
            [orange] { $player } zdobywa żeton ukończenia za pomarańczową dzielnicę.
            [yellow] { $player } zdobywa żeton ukończenia za żółtą dzielnicę.
           *[green] { $player } zdobywa żeton ukończenia za zieloną dzielnicę.
        }
    }
sf-did-bonus-owed =
    { $colour ->
        [blue] Niebieska dzielnica daje premię.
        [grey] Szara dzielnica daje premię.
        [orange] Pomarańczowa dzielnica daje premię.
        [yellow] Żółta dzielnica daje premię.
       *[green] Zielona dzielnica daje premię.
    }
sf-did-bonus-none =
    { $colour ->
        [blue] Za niebieską dzielnicę nie ma już premii.
        [grey] Za szarą dzielnicę nie ma już premii.
        [orange] Za pomarańczową dzielnicę nie ma już premii.
        [yellow] Za żółtą dzielnicę nie ma już premii.
       *[green] Za zieloną dzielnicę nie ma już premii.
    }
sf-did-bonus-taken =
    { $person ->
        [you] Bierzesz premię: { $bonus }.
       *[other] { $player } bierze premię: { $bonus }.
    }
sf-did-token-put-plus2 =
    { $person ->
        [you] Umieszczasz żeton +2 na karcie: { $card } ({ $space }).
       *[other] { $player } umieszcza żeton +2 na karcie: { $card } ({ $space }).
    }
sf-did-token-put-tracks =
    { $person ->
        [you] Umieszczasz żeton torów na karcie: { $card } ({ $space }).
       *[other] { $player } umieszcza żeton torów na karcie: { $card } ({ $space }).
    }
sf-did-contracts-spent =
    { $person ->
        [you] { $count ->
            [1] Używasz żetonu odrzucania i pozbywasz się 1 zobowiązania.
           *[other] Używasz żetonu odrzucania i pozbywasz się { $count } zobowiązań.
        }
       *[other] { $count ->
            [1] { $player } używa żetonu odrzucania i pozbywa się 1 zobowiązania.
           *[other] { $player } używa żetonu odrzucania i pozbywa się { $count } zobowiązań.
        }
    }
sf-did-done =
    { $person ->
        [you] Kończysz turę.
       *[other] { $player } kończy turę.
    }
sf-did-ended-foundations = To kończy grę.
sf-did-ended-board = Plansza miasta jest pełna i to kończy grę.

## The end of the game

sf-outcome = Wygrywa { $players }: { $points }.
sf-outcome-cable-cars = Wygrywa { $players }: { $points }. Remis rozstrzygają znaczniki tramwajów: { $cars }.
sf-outcome-shared = Zwycięstwo dzielą { $players }: po { $points } i po tyle samo znaczników tramwajów.

sf-choice-space = { $space } ({ $card })

## What a slash command offers

sf-choice-column =
    { $cards ->
        [0] Obszar { $column }, pusty
        [one] Obszar { $column }, 1 karta
        [few] Obszar { $column }, { $cards } karty
       *[many] Obszar { $column }, { $cards } kart
    }

## The description of the picture

sf-alt-head = San Francisco. { $turn }
sf-alt-turn = Tura: { $player }, miejsce { $seat } z { $seats }.
sf-alt-over = Koniec gry.
sf-alt-last = Ostatni ruch: { $last }
sf-alt-column =
    { $cards ->
        [0] Obszar { $column }: pusty.
        [one] Obszar { $column }: 1 karta.
        [few] Obszar { $column }: { $cards } karty.
       *[many] Obszar { $column }: { $cards } kart.
    }
sf-alt-column-cards = Obszar { $column }: { $cards }.
sf-alt-supply = Żetony fundamentów: { $tokens }, karty w stosie: { $deck }.
sf-alt-city = { $player }: { $points }, zobowiązania: { $contracts }, tramwaje: { $cars }, wieżowce: { $skyscrapers }
sf-alt-medal = order

## A city or the columns alone, large

sf-zoom-own = Moje miasto
sf-zoom-shared = Obszary
sf-zoom-columns = Obszary projektów
sf-zoom-row =
    { $colour ->
        [blue] **Niebieska**, suma { $sum }: { $list }.
        [grey] **Szara**, suma { $sum }: { $list }.
        [orange] **Pomarańczowa**, suma { $sum }: { $list }.
        [yellow] **Żółta**, suma { $sum }: { $list }.
       *[green] **Zielona**, suma { $sum }: { $list }.
    }
sf-zoom-city = Całe miasto: { $list }.
sf-alt-zoom = San Francisco. Miasto: { $player }, miejsce { $seat } z { $seats }.
sf-alt-zoom-columns = San Francisco. Obszary projektów.
sf-alt-row =
    { $colour ->
        [blue] Niebieska, suma { $sum }: { $spots }.
        [grey] Szara, suma { $sum }: { $spots }.
        [orange] Pomarańczowa, suma { $sum }: { $spots }.
        [yellow] Żółta, suma { $sum }: { $spots }.
       *[green] Zielona, suma { $sum }: { $spots }.
    }
sf-alt-row-notes = Rząd: { $list }.

sf-caption-skyscraper = { $sum } dookoła
sf-caption-foundation = do wieżowca: { $missing }
sf-caption-awake = 4: tramwaj obok
sf-caption-asleep = 0: brak tramwaju obok
sf-caption-asleep-own-car = 0: tylko własny tramwaj
sf-caption-unconnected = poza siecią

sf-note-short-completing =
    { $count ->
        [one] jeszcze 1 karta
        [few] jeszcze { $count } karty
       *[many] jeszcze { $count } kart
    }
sf-note-short-completed = dzielnica ukończona
sf-note-short-completion-gone = ma go { $player }
sf-note-short-symbols = do premii jeszcze { $count }
sf-note-short-bonus = { $bonus }
sf-note-short-bonus-due = wybierz teraz
sf-note-short-bonus-none = premii zabrakło
sf-note-short-bonus-gone = nie ma już premii
sf-note-short-bonus-out-of-reach = za mało pól
sf-note-short-passing = +{ $count }: wyżej niż { $player }
sf-note-short-open = jeszcze nikt
sf-note-short-ahead =
    { $count ->
        [0] tyle samo co { $player }
       *[other] o { $count } więcej niż { $player }
    }
sf-note-short-behind =
    { $count ->
        [0] tyle samo co { $player }
       *[other] o { $count } mniej niż { $player }
    }
sf-note-short-cars-open = jeszcze bez tramwajów
sf-note-short-cars-passing = tramwaje +{ $count }: wyżej niż { $player }
sf-note-short-cars-ahead =
    { $count ->
        [0] tramwaje: tyle co { $player }
       *[other] tramwaje: o { $count } więcej niż { $player }
    }
sf-note-short-cars-behind =
    { $count ->
        [0] tramwaje: tyle co { $player }
       *[other] tramwaje: o { $count } mniej niż { $player }
    }
sf-note-short-medal-free = za pierwszy wieżowiec
sf-note-short-medal-held = najwięcej wieżowców
sf-note-short-medal-missing =
    { $count ->
        [one] jeszcze 1 wieżowiec
        [few] jeszcze { $count } wieżowce
       *[many] jeszcze { $count } wieżowców
    }
sf-note-short-medal-gone = ma go { $player }

sf-note-long-completing =
    { $count ->
        [one] jeszcze 1 karta daje żeton ukończenia
        [few] jeszcze { $count } karty dają żeton ukończenia
       *[many] jeszcze { $count } kart daje żeton ukończenia
    }
sf-note-long-completed = żeton ukończenia zdobyty
sf-note-long-completion-gone = żeton ukończenia ma { $player }
sf-note-long-symbols =
    { $count ->
        [one] jeszcze 1 symbol premii daje premię
        [few] jeszcze { $count } symbole premii dają premię
       *[many] jeszcze { $count } symboli premii daje premię
    }
sf-note-long-bonus = premia wzięta: { $bonus }
sf-note-long-bonus-due = wybierz teraz premię
sf-note-long-bonus-none = nie było już żadnej premii do wzięcia
sf-note-long-bonus-gone = nie ma już żadnej premii do wzięcia
sf-note-long-bonus-out-of-reach = za mało wolnych pól na premię
sf-note-long-passing = +{ $count } do sumy: wyżej niż { $player } ({ $points })
sf-note-long-open = nikt nie ma tu jeszcze karty
sf-note-long-ahead =
    { $count ->
        [0] tyle samo co { $player }, w remisie wyżej
       *[other] o { $count } więcej niż { $player }
    }
sf-note-long-behind =
    { $count ->
        [0] tyle samo co { $player }, w remisie niżej
       *[other] o { $count } mniej niż { $player }
    }
sf-note-long-cars-open = nikt nie ma jeszcze znacznika tramwaju
sf-note-long-cars-passing =
    { $count ->
        [one] jeszcze 1 znacznik tramwaju: wyżej niż { $player } ({ $points })
        [few] jeszcze { $count } znaczniki tramwajów: wyżej niż { $player } ({ $points })
       *[many] jeszcze { $count } znaczników tramwajów: wyżej niż { $player } ({ $points })
    }
sf-note-long-cars-ahead =
    { $count ->
        [0] tyle samo znaczników tramwajów co { $player }, w remisie wyżej
        [one] o 1 znacznik tramwaju więcej niż { $player }
        [few] o { $count } znaczniki tramwajów więcej niż { $player }
       *[many] o { $count } znaczników tramwajów więcej niż { $player }
    }
sf-note-long-cars-behind =
    { $count ->
        [0] tyle samo znaczników tramwajów co { $player }, w remisie niżej
        [one] o 1 znacznik tramwaju mniej niż { $player }
        [few] o { $count } znaczniki tramwajów mniej niż { $player }
       *[many] o { $count } znaczników tramwajów mniej niż { $player }
    }
sf-note-long-medal-free = pierwszy wieżowiec daje order budowniczego
sf-note-long-medal-held = order budowniczego zdobyty
sf-note-long-medal-missing =
    { $count ->
        [one] jeszcze 1 wieżowiec daje order budowniczego
        [few] jeszcze { $count } wieżowce dają order budowniczego
       *[many] jeszcze { $count } wieżowców daje order budowniczego
    }
sf-note-long-medal-gone = order budowniczego ma { $player }

## Why the rules refuse something, and what can be done

sf-refused-game-over = Gra się skończyła. Końcowy wynik jest w jej ostatniej wiadomości.
sf-refused-not-your-turn = Teraz gra miejsce { $seat }. Poczekaj na swoją turę.
sf-refused-deck-beyond-record = Zapis tej gry nie mówi, jaka karta jest następna, więc nikt nie może tu odkryć karty.
sf-refused-place-first = Masz już odkrytą kartę. Najpierw wyłóż ją na obszar.
sf-refused-bonus-owed =
    { $district ->
        [blue] Najpierw wybierz premię za niebieską dzielnicę.
        [grey] Najpierw wybierz premię za szarą dzielnicę.
        [orange] Najpierw wybierz premię za pomarańczową dzielnicę.
        [yellow] Najpierw wybierz premię za żółtą dzielnicę.
       *[green] Najpierw wybierz premię za zieloną dzielnicę.
    }
sf-refused-bonus-to-put =
    { $bonus ->
        [plus2] Najpierw umieść żeton +2 na karcie.
        [tracks] Najpierw umieść żeton torów na karcie.
        [card4] Najpierw umieść w dzielnicy kartę uniwersalną o wartości 4.
       *[depot] Najpierw umieść w dzielnicy uniwersalną kartę zajezdni.
    }
sf-refused-still-building =
    { $cards ->
        [0] Obszar na tę turę jest już wybrany. Zakończ turę.
        [one] Obszar na tę turę jest już wybrany. Zbuduj albo odrzuć tę, która została.
        [few] Obszar na tę turę jest już wybrany. Zbuduj albo odrzuć { $cards } karty, które zostały.
       *[many] Obszar na tę turę jest już wybrany. Zbuduj albo odrzuć { $cards } kart, które zostały.
    }
sf-refused-nothing-turned-over = Żadna karta nie jest odkryta. Najpierw odkryj kartę albo weź karty z obszaru.
sf-refused-nothing-taken = Nie masz kart z obszaru. Odkryj kartę albo najpierw weź karty z obszaru.
sf-refused-no-bonus-owed = Nie należy ci się teraz żadna premia. Daje ją drugi symbol premii w tym samym rzędzie twojego miasta.
sf-refused-no-bonus-to-put = Nie masz premii do umieszczenia na planszy. Wybierasz ją, gdy przyniesie ją dzielnica.
sf-refused-no-such-column = Nie ma obszaru { $column }. Wybierz 1, 2 albo 3.
sf-refused-column-empty = Obszar { $column } jest pusty. Weź karty z innego albo odkryj kartę.
sf-refused-column-too-short =
    { $contracts ->
        [one] Masz 1 zobowiązanie, więc potrzebujesz obszaru z co najmniej 2 kartami (karty na obszarze { $column }: { $cards }). Weź karty z innego albo odkryj kartę.
        [few] Masz { $contracts } zobowiązania, więc potrzebujesz obszaru z większą liczbą kart (karty na obszarze { $column }: { $cards }). Weź karty z innego albo odkryj kartę.
       *[many] Masz { $contracts } zobowiązań, więc potrzebujesz obszaru z większą liczbą kart (karty na obszarze { $column }: { $cards }). Weź karty z innego albo odkryj kartę.
    }
sf-refused-card-not-taken = Nie masz już takiej karty do zbudowania ({ $card }). Wybierz jedną z propozycji.
sf-refused-row-not-yours-to-choose =
    { $row ->
        [blue] Ta karta ({ $card }) trafia do niebieskiej dzielnicy. Nie podawaj dzielnicy.
        [grey] Ta karta ({ $card }) trafia do szarej dzielnicy. Nie podawaj dzielnicy.
        [orange] Ta karta ({ $card }) trafia do pomarańczowej dzielnicy. Nie podawaj dzielnicy.
        [yellow] Ta karta ({ $card }) trafia do żółtej dzielnicy. Nie podawaj dzielnicy.
       *[green] Ta karta ({ $card }) trafia do zielonej dzielnicy. Nie podawaj dzielnicy.
    }
sf-refused-row-missing = Podaj dzielnicę dla karty: { $card }. Karta uniwersalna pasuje do każdej dzielnicy z wolnym polem.
sf-refused-row-full =
    { $row ->
        [blue] Twoja niebieska dzielnica jest pełna. Wybierz dzielnicę z wolnym polem.
        [grey] Twoja szara dzielnica jest pełna. Wybierz dzielnicę z wolnym polem.
        [orange] Twoja pomarańczowa dzielnica jest pełna. Wybierz dzielnicę z wolnym polem.
        [yellow] Twoja żółta dzielnica jest pełna. Wybierz dzielnicę z wolnym polem.
       *[green] Twoja zielona dzielnica jest pełna. Wybierz dzielnicę z wolnym polem.
    }
sf-refused-no-such-row = Nie ma takiej dzielnicy ({ $row }). Wybierz jedną z propozycji.
sf-refused-no-such-space = Nie ma takiego pola ({ $space }). Każda dzielnica ma pola od 1 do 5.
sf-refused-bonus-of-another =
    { $district ->
        [blue] To nie jest premia niebieskiej dzielnicy. Wybierz żeton +2 albo żeton torów.
        [grey] To nie jest premia szarej dzielnicy. Wybierz kartę uniwersalną o wartości 4 albo żeton torów.
        [orange] To nie jest premia pomarańczowej dzielnicy. Wybierz uniwersalną kartę zajezdni albo żeton torów.
        [yellow] To nie jest premia żółtej dzielnicy. Wybierz żeton 1½ punktu albo żeton torów.
       *[green] To nie jest premia zielonej dzielnicy. Wybierz żeton odrzucania zobowiązań albo żeton torów.
    }
sf-refused-bonus-gone =
    { $bonus ->
        [plus2] Nie ma już żetonów +2. Wybierz inną premię.
        [card4] Nie ma już kart uniwersalnych o wartości 4. Wybierz inną premię.
        [depot] Nie ma już uniwersalnych kart zajezdni. Wybierz inną premię.
        [points] Nie ma już żetonów 1½ punktu. Wybierz inną premię.
        [discard] Nie ma już żetonów odrzucania zobowiązań. Wybierz inną premię.
       *[tracks] Nie ma już żetonów torów. Wybierz inną premię.
    }
sf-refused-bonus-has-no-place =
    { $bonus ->
        [tracks] Każda karta na twojej planszy ma już tory. Wybierz inną premię.
       *[other] Na twojej planszy nie ma wolnego pola na tę kartę. Wybierz inną premię.
    }
sf-refused-put-needs-row = Karta premii trafia na pierwsze wolne pole od lewej. Podaj samą dzielnicę.
sf-refused-put-needs-space = Żeton trafia na kartę. Wybierz jedno z proponowanych pól.
sf-refused-space-empty = Nie ma tam jeszcze karty. Wybierz pole z kartą.
sf-refused-tracks-already = Ta karta ma już tory. Wybierz kartę bez torów.
sf-refused-no-discard-token = Nie masz żetonu odrzucania zobowiązań. Zobowiązania odrzuca się też zawsze wtedy, gdy wszyscy mają co najmniej jedno.
sf-refused-no-contracts = Nie masz zobowiązań. Zachowaj żeton na później.
sf-refused-discard-one-or-two = Żeton odrzuca 1 lub 2 zobowiązania, a nie { $count }. Podaj 1 albo 2.
sf-refused-too-few-contracts =
    { $contracts ->
        [one] Masz tylko 1 zobowiązanie. Odrzuć to jedno.
        [few] Masz tylko { $contracts } zobowiązania. Nie odrzucaj więcej.
       *[many] Masz tylko { $contracts } zobowiązań. Nie odrzucaj więcej.
    }
sf-refused-seats-out-of-range = W San Francisco gra od 2 do 4 osób, a nie { $seats }. Wybierz 2, 3 albo 4 miejsca.
sf-refused-option-unknown = Takiej talii tu nie ma. Wybierz jedną z propozycji.
sf-refused-first-out-of-range = Przy tym stole nie ma miejsca { $first }. Podaj zajęte miejsce.
sf-refused-not-an-action = To nie jest ruch w grze San Francisco. Wybierz jedną z propozycji albo naciśnij przycisk.

## The whole position in words

sf-state-title = San Francisco: stół
sf-state-column =
    { $cards ->
        [0] Obszar { $column } jest pusty.
        [one] Obszar { $column }, 1 karta: { $list }.
        [few] Obszar { $column }, { $cards } karty: { $list }.
       *[many] Obszar { $column }, { $cards } kart: { $list }.
    }
sf-state-turned = Odkryta karta: { $card }.
sf-state-taken =
    { $cards ->
        [one] Z obszaru { $column }, do zbudowania lub odrzucenia: { $list }.
        [few] Z obszaru { $column }, { $cards } karty do zbudowania lub odrzucenia: { $list }.
       *[many] Z obszaru { $column }, { $cards } kart do zbudowania lub odrzucenia: { $list }.
    }
sf-state-tokens =
    { $tokens ->
        [one] Żetony fundamentów: został 1 z { $start }. Ostatni kończy grę.
        [few] Żetony fundamentów: zostały { $tokens } z { $start }.
       *[many] Żetony fundamentów: zostało { $tokens } z { $start }.
    }
sf-state-supply = Pozostałe premie: { $list }.
sf-state-piece = { $bonus } ({ $left })
sf-state-completions = Pozostałe żetony ukończenia dzielnic: { $list }.
sf-state-completions-none = Pozostałe żetony ukończenia dzielnic: brak.
sf-state-medal = Order budowniczego ma { $player }.
sf-state-medal-free = Order budowniczego czeka na pierwszy wieżowiec.
sf-state-points =
    { $stage ->
        [over] Wynik końcowy: { $list }.
        [begun] Obecne punkty: { $list }. Puste dzielnice i miasta oraz sieć bez tramwajów jeszcze się nie liczą.
       *[running] Punkty, gdyby gra skończyła się w tej turze: { $list }.
    }
sf-state-player-points = { $player } { $points }
sf-state-deck =
    { $cards ->
        [one] Stos: 1 karta.
        [few] Stos: { $cards } karty.
       *[many] Stos: { $cards } kart.
    }
sf-state-unseen = Jeszcze nieodkryte:
sf-state-unseen-colour =
    { $colour ->
        [blue] Niebieskie ×{ $count }: { $list }.
        [grey] Szare ×{ $count }: { $list }.
        [orange] Pomarańczowe ×{ $count }: { $list }.
        [yellow] Żółte ×{ $count }: { $list }.
        [green] Zielone ×{ $count }: { $list }.
       *[black] Uniwersalne ×{ $count }: { $list }.
    }
sf-state-kind-foundation = fundament ×{ $count }
sf-state-kind-depot = zajezdnia ×{ $count }
sf-state-kind-square = skwer ×{ $count }
sf-state-kind-value = { $value } ×{ $count }

sf-state-city = Miasto: { $player }, miejsce { $seat } z { $seats }
sf-state-row =
    { $colour ->
        [blue] **Niebieska**, suma { $sum }, pozycja { $place } ({ $points }): { $spots }.
        [grey] **Szara**, suma { $sum }, pozycja { $place } ({ $points }): { $spots }.
        [orange] **Pomarańczowa**, suma { $sum }, pozycja { $place } ({ $points }): { $spots }.
        [yellow] **Żółta**, suma { $sum }, pozycja { $place } ({ $points }): { $spots }.
       *[green] **Zielona**, suma { $sum }, pozycja { $place } ({ $points }): { $spots }.
    }
sf-state-row-open =
    { $colour ->
        [blue] **Niebieska**: nikt nie ma tu jeszcze karty.
        [grey] **Szara**: nikt nie ma tu jeszcze karty.
        [orange] **Pomarańczowa**: nikt nie ma tu jeszcze karty.
        [yellow] **Żółta**: nikt nie ma tu jeszcze karty.
       *[green] **Zielona**: nikt nie ma tu jeszcze karty.
    }
sf-state-row-none =
    { $colour ->
        [blue] **Niebieska**: jeszcze bez kart.
        [grey] **Szara**: jeszcze bez kart.
        [orange] **Pomarańczowa**: jeszcze bez kart.
        [yellow] **Żółta**: jeszcze bez kart.
       *[green] **Zielona**: jeszcze bez kart.
    }
sf-state-row-empty = pusta
sf-state-spot = { $number }. { $card }
sf-state-spot-facts = { $number }. { $card } ({ $facts })
sf-state-worth = wartość { $value }
sf-state-plus =
    { $count ->
        [one] żeton +2
        [few] { $count } żetony +2
       *[many] { $count } żetonów +2
    }
sf-state-rails = żeton torów
sf-state-car = znacznik tramwaju
sf-state-skyscraper = wieżowiec
sf-state-around = wartość dookoła: { $sum } z { $required }
sf-state-bonus-taken =
    { $colour ->
        [blue] Premia wzięta za niebieską dzielnicę: { $bonus }.
        [grey] Premia wzięta za szarą dzielnicę: { $bonus }.
        [orange] Premia wzięta za pomarańczową dzielnicę: { $bonus }.
        [yellow] Premia wzięta za żółtą dzielnicę: { $bonus }.
       *[green] Premia wzięta za zieloną dzielnicę: { $bonus }.
    }
sf-state-symbols =
    { $colour ->
        [blue] Niebieska dzielnica ma jeden symbol premii: następny daje premię.
        [grey] Szara dzielnica ma jeden symbol premii: następny daje premię.
        [orange] Pomarańczowa dzielnica ma jeden symbol premii: następny daje premię.
        [yellow] Żółta dzielnica ma jeden symbol premii: następny daje premię.
       *[green] Zielona dzielnica ma jeden symbol premii: następny daje premię.
    }
sf-state-cars = Znaczniki tramwajów: { $cars }, pozycja { $place } ({ $points }).
sf-state-cars-none = Znaczniki tramwajów: jeszcze nikt ich nie ma.
sf-state-cars-own-none = Znaczniki tramwajów: jeszcze żadnego.
sf-state-skyscrapers = Wieżowce: { $skyscrapers }. Fundament wymaga sąsiednich kart o łącznej wartości co najmniej { $required }.
sf-state-contracts = Zobowiązania: { $contracts }.
sf-state-holds = W tym mieście: { $list }.
sf-state-total =
    { $stage ->
        [over] Wynik końcowy: { $points } = { $list }.
        [begun] Obecne punkty: { $points } = { $list }. Puste dzielnice i miasta oraz sieć bez tramwajów jeszcze się nie liczą.
       *[running] Punkty, gdyby gra skończyła się w tej turze: { $points } = { $list }.
    }
sf-state-total-none =
    { $stage ->
        [over] Wynik końcowy: { $points }.
        [begun] Obecne punkty: { $points }. Puste dzielnice i miasta oraz sieć bez tramwajów jeszcze się nie liczą.
       *[running] Punkty, gdyby gra skończyła się w tej turze: { $points }.
    }
sf-piece-medal = order budowniczego
sf-piece-completion =
    { $colour ->
        [blue] żeton ukończenia niebieskiej dzielnicy
        [grey] żeton ukończenia szarej dzielnicy
        [orange] żeton ukończenia pomarańczowej dzielnicy
        [yellow] żeton ukończenia żółtej dzielnicy
       *[green] żeton ukończenia zielonej dzielnicy
    }
sf-line-item = { $line } { $points }
sf-line-cable-cars = sieć tramwajowa
sf-line-skyscrapers = wieżowce
sf-line-medal = order
sf-line-points-tokens = żetony 1½ punktu
sf-line-completion-tokens = żetony ukończenia

## The score sheet

sf-sheet-ended =
    { $ending ->
        [foundations] Grę kończy { $player }: ostatni żeton fundamentu leży na karcie.
       *[board] Grę kończy { $player }: plansza miasta jest pełna.
    }
sf-sheet-total = Razem
sf-sheet-seat = Miejsce
sf-sheet-standing = { $place }\. { $player }, miejsce { $seat }: { $points }, znaczniki tramwajów: { $cars }
sf-sheet-majorities = Przewagi – sumy i (w nawiasach) punkty:
sf-sheet-majority = **{ $name }**: { $list }.
sf-sheet-place = { $place }. { $player } { $sum } ({ $points })
sf-sheet-tie-own-row = { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space }.
sf-sheet-tie-row-below =
    { $colour ->
        [blue] { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space } niebieskiej dzielnicy.
        [grey] { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space } szarej dzielnicy.
        [orange] { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space } pomarańczowej dzielnicy.
        [yellow] { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space } żółtej dzielnicy.
       *[green] { $ahead } jest wyżej niż { $behind }: { $higher } do { $lower } na polu { $space } zielonej dzielnicy.
    }
sf-sheet-tie-column = { $ahead } jest wyżej niż { $behind }: znaczniki tramwajów { $higher } do { $lower } w kolumnie { $space }.
sf-sheet-tie-ender = { $ahead } jest wyżej niż { $behind }: grę kończy { $ahead }.
sf-sheet-tie-nearest = { $ahead } jest wyżej niż { $behind }: po turze, która kończy grę ({ $ender }), gra wcześniej.
