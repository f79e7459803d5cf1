## Why an action is good: sentences that follow its name. $ticket and $route are two locations,
## $points has its unit.

ttr-why-points = It brings { $points } at once.
ttr-why-complete = It completes { $ticket }: { $points }.
ttr-why-nearer =
    { $count ->
        [one] It brings { $ticket } nearer: 1 cable car to go.
       *[other] It brings { $ticket } nearer: { $count } cable cars to go.
    }
ttr-why-only = It’s the last way left for { $ticket }.
ttr-why-detour =
    { $count ->
        [one] If others claim it, { $ticket } takes 1 cable car more.
       *[other] If others claim it, { $ticket } takes { $count } cable cars more.
    }
ttr-why-token =
    { $halves ->
        [0] It brings a new token ({ $symbol }): each further one counts more.
       *[other] It brings a new token ({ $symbol }), worth { $points } more.
    }
ttr-why-token-few =
    { $count ->
        [one] It’s the last token of this kind here: { $symbol }.
       *[other] Only { $count } tokens of this kind are left here: { $symbol }.
    }
ttr-why-ready = Then the cards for { $route } are complete.
ttr-why-needs =
    { $count ->
        [0] It’s needed for { $route }; then only a ferry is missing there.
        [one] It’s needed for { $route }; then 1 card is missing there.
       *[other] It’s needed for { $route }; then { $count } cards are missing there.
    }
ttr-why-ferry = A ferry card stands for any colour.
ttr-why-scarce =
    { $count ->
        [0] No other { $card } card is left in the deck and in hands.
        [one] Only 1 more { $card } card is left in the deck and in hands.
       *[other] Only { $count } more { $card } cards are left in the deck and in hands.
    }
ttr-why-deck = None of the open cards helps a route that the tickets need.
# $count: cards then missing. $points: what the route brings.
ttr-why-helps =
    { $count ->
        [0] It completes the cards for { $route }: { $points }.
        [one] It helps to pay for { $route } ({ $points }); then 1 card is missing there.
       *[other] It helps to pay for { $route } ({ $points }); then { $count } cards are missing there.
    }
# Ferries among the cards that the player cannot see.
ttr-why-deck-ferry =
    { $count ->
        [one] Of the { $of } cards not seen yet, 1 is a ferry, which stands for any colour.
       *[other] Of the { $of } cards not seen yet, { $count } are ferries, which stand for any colour.
    }
# $count: ferries that the other payment needs beyond this one.
ttr-why-spares =
    { $count ->
        [one] It keeps a ferry, which stands for any colour.
       *[other] It keeps { $count } ferries, which stand for any colour.
    }
ttr-why-tickets-done =
    { $count ->
        [one] All tickets are complete, and 1 cable car is left.
       *[other] All tickets are complete, and { $count } cable cars are left for new ones.
    }
ttr-why-tickets = With { $count } cable cars left there’s time for more tickets.
ttr-why-along =
    { $count ->
        [0] { $ticket } lies on the way of the others: { $points } for nothing.
        [one] { $ticket } needs only 1 cable car beside the others: { $points }.
       *[other] { $ticket } needs only { $count } cable cars beside the others: { $points }.
    }
ttr-why-keeps =
    { $count ->
        [one] { $ticket } brings { $points } for 1 cable car.
       *[other] { $ticket } brings { $points } for { $count } cable cars.
    }
# Of keeping fewer tickets: an incomplete one costs its points.
ttr-why-risk = It doesn’t risk losing { $points } with { $ticket }.
ttr-why-leaves =
    { $count ->
        [one] { $ticket } isn’t worth 1 cable car more ({ $points }).
       *[other] { $ticket } isn’t worth { $count } cable cars more ({ $points }).
    }
ttr-why-towards = The tickets lead to { $location }.
