## Why an action is good: sentences that follow its name. $rival is a name; $where, $whole and $of
## are the three messages below.

# A district in sentences: where something is, what is filled, whose bonus it is.
sf-why-in =
    { $colour ->
        [blue] in blue
        [grey] in grey
        [orange] in orange
        [yellow] in yellow
       *[green] in green
    }
sf-why-whole =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
sf-why-of =
    { $colour ->
        [blue] of blue
        [grey] of grey
        [orange] of orange
        [yellow] of yellow
       *[green] of green
    }
sf-why-lead = It takes the lead { $where } from { $rival }.
sf-why-lead-open = It takes the lead { $where }.
sf-why-ahead = It secures the lead { $where }.
sf-why-behind = It comes closer to { $rival } { $where }.
sf-why-cars-lead = It takes the lead in cable cars from { $rival }.
sf-why-cars-lead-open = It takes the lead in cable cars.
sf-why-cars-ahead = It secures the lead in cable cars.
sf-why-cars-behind = It comes closer to { $rival } in cable cars.
sf-why-square = The square { $where } stands next to a cable car, so it counts 4.
sf-why-tower =
    { $count ->
        [one] A skyscraper rises: 1 point.
       *[other] { $count } skyscrapers rise: { $count } points.
    }
sf-why-foundation = The foundation { $where } then needs only { $count } more around it.
sf-why-medal = It wins the medal: 1 point.
sf-why-medal-from = It takes the medal from { $rival }.
sf-why-complete = It fills { $whole } first: 1 point.
sf-why-completing =
    { $count ->
        [one] Only 1 card is then missing for the completion token { $of }.
       *[other] Only { $count } cards are then missing for the completion token { $of }.
    }
sf-why-bonus = It earns the bonus { $of }.
sf-why-symbol = One more bonus symbol { $where } then earns a bonus.
sf-why-points-token = It brings the 1½-point token.
sf-why-no-contract = It takes on no contract, so small columns stay within reach.
sf-why-waits = Column { $column } can wait: { $rival } may not take it yet.
sf-why-waits-all = Column { $column } can wait: nobody else may take it yet.
# Of a move beside another one, which lets everybody discard a contract.
sf-why-freed = { $rival } keeps a contract that the other move would remove.
sf-why-freed-all = The others keep contracts that the other move would remove.
sf-why-rid =
    { $count ->
        [one] It gets rid of a contract.
       *[other] It gets rid of { $count } contracts.
    }
sf-why-takes-from = Otherwise { $rival } can take column { $column } next.
sf-why-shut-column = { $rival } may not take column { $column } yet.
sf-why-shut = It leaves { $rival } only columns that can’t be taken with the contracts held.
sf-why-less = It leaves { $rival } less to take in the next turn.
sf-why-grows = Column { $column } is then worth more in the next turn.
sf-why-cards =
    { $count ->
        [one] It builds 1 card for one contract.
       *[other] It builds { $count } cards for one contract.
    }
sf-why-ends = It ends the game while in the lead.
