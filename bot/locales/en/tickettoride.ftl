### Ticket to Ride: San Francisco: everything but the rules and the legend, which are in
### tickettoride-rules.ftl and tickettoride-legend.ftl. Names of locations are those of the map.

## Cards, routes, tickets and tokens
## These stand inside sentences: "blue ×3, ferry", "Presidio – Sunset (5)".

ttr-card-blue = blue
ttr-card-green = green
ttr-card-black = black
ttr-card-purple = purple
ttr-card-red = red
ttr-card-orange = orange
ttr-card-ferry = ferry
# The colour of a route.
ttr-colour-blue = blue
ttr-colour-green = green
ttr-colour-black = black
ttr-colour-purple = purple
ttr-colour-red = red
ttr-colour-orange = orange
ttr-colour-gray = grey
# The symbols of souvenir tokens.
ttr-symbol-bell = bell
ttr-symbol-crab = crab
ttr-symbol-flower = flower
ttr-symbol-guitar = guitar
ttr-symbol-lantern = lantern
ttr-symbol-postcard = postcard
ttr-symbol-seal = seal
# $count: 2 or more.
ttr-times = { $thing } ×{ $count }
# Two locations, of a route or a ticket.
ttr-between = { $a } – { $b }
# $points: as a number.
ttr-ticket = { $ticket } ({ $points })
# $ferries: the number of ferry symbols.
ttr-route =
    { $ferries ->
        [0] { $route } ({ $colour }, { $length })
        [one] { $route } ({ $colour }, { $length }, 1 ferry symbol)
       *[other] { $route } ({ $colour }, { $length }, { $ferries } ferry symbols)
    }
# A gap in the row.
ttr-gap = empty
ttr-nothing = none
# The map a table is played on, by its name: the shipped one is a reconstruction.
ttr-map-name =
    { $map ->
        [reconstruction-1] reconstructed map
       *[other] map { $map }
    }

## Slash commands

game-tickettoride = Ticket to Ride: San Francisco
# Two lines in the post that gathers players: what it is; how long, for whom, the option.
tickettoride-about =
    Collect cards, claim routes through the city and complete your secret tickets.
    2 to 4 players who like a race · about 18 turns each: half an hour live, or days at your own pace · { $option }
# The only option of a new table.
tickettoride-option-standard = standard game
ttr-group = Your moves in Ticket to Ride: San Francisco
ttr-command-hand = Your cards, your tickets and what you can do now; only you can see it
ttr-command-hand-name = hand
-ttr-hand = /{ "ttr" } { ttr-command-hand-name }
ttr-command-take = Draw a card from the row or the deck
ttr-command-take-name = take
ttr-command-claim = Claim a route
ttr-command-claim-name = claim
ttr-command-token = Take a souvenir token from one end of your route
ttr-command-token-name = token
ttr-command-tickets = Draw two tickets and keep at least one
ttr-command-tickets-name = tickets
ttr-command-keep = Keep one or both of the tickets you were offered
ttr-command-keep-name = keep
ttr-command-place = Place the last souvenir tokens before the first turn
ttr-command-place-name = place
ttr-command-pass = Pass when nothing else is possible
ttr-command-pass-name = pass
ttr-parameter-card = A card of the row, or the deck
ttr-parameter-card-name = card
ttr-parameter-route = The route: type one of its two locations, or both
ttr-parameter-route-name = route
ttr-parameter-cards = The cards to pay with; not needed if there is only one way
ttr-parameter-cards-name = cards
ttr-parameter-location = The location
ttr-parameter-location-name = location
ttr-parameter-tickets = The tickets to keep
ttr-parameter-tickets-name = tickets
ttr-parameter-symbol = The symbol of the tokens
ttr-parameter-symbol-name = symbol
ttr-taste = Favourite card colour

## Whose turn it is and what can be done

ttr-turn = It’s { $player }’s turn (seat { $seat } of { $seats }).
# $players: those who have not chosen yet.
ttr-choosing = Still choosing tickets: { $players }.

# $who: the reader, or another player.
ttr-goes-first =
    { $who ->
        [you] You go first.
       *[player] { $player } goes first.
    }
ttr-prompt-start = Choose your tickets in your own panel, with **{ $panel }** or `{ -ttr-hand }`: keep one or both. Nobody sees which ones, and how many only shows once everyone has chosen.
# $symbols: one or two, such as "bell" or "bell, seal".
ttr-prompt-place =
    { $count ->
        [one] Place the last symbol ({ $symbols }) on a location without tokens.
       *[other] Choose one of the symbols left ({ $symbols }) and place it on a location without tokens.
    }
# $offer: what anybody could draw now.
ttr-prompt-turn =
    { $offer ->
        [both] Draw two cards, claim a route or draw tickets.
        [cards] Draw cards or claim a route. No tickets are left to draw.
        [tickets] Claim a route or draw tickets. No cards are left to draw.
       *[none] Claim a route. Nothing is left to draw.
    }
# Behind it, in the public post.
ttr-prompt-claim = Routes are claimed in your own panel: **{ $panel }**.
# $ferry: whether a ferry lies in the row: yes or no.
ttr-prompt-second =
    { $ferry ->
        [yes] Draw a second card, from the deck or the row. You can’t take a ferry from the row now.
       *[no] Draw a second card, from the deck or the row.
    }
# A token and where it lies, in a list.
ttr-token-at = { $symbol } at { $location }
# $tokens: such as "bell at Sunset, seal at Fort Mason".
ttr-prompt-token = Take one token: { $tokens }.
ttr-prompt-keep = Choose which of the new tickets to keep: at least one. The other goes under the pile.
ttr-prompt-pass = You can’t do anything this turn, so pass.
# $turns: how many turns are left, the one that goes on included.
ttr-prompt-last-round =
    { $turns ->
        [one] This is the last turn of the game.
       *[other] This is the last round: { $turns } turns are left, this one included.
    }

ttr-last-turn = Previous turn: { $story }
ttr-this-turn = This turn: { $story }

## The same in short, painted on the picture: some 25 characters each

ttr-short-start = Choose your tickets.
ttr-short-place = Place tokens.
ttr-short-turn = Cards, route or tickets?
ttr-short-second = Draw a second card.
ttr-short-token = Take a token.
ttr-short-keep = Choose tickets.
ttr-short-pass = Nothing possible: pass.
ttr-short-all = Everyone
ttr-short-over = Final score
ttr-short-outcome =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the win: { $points } each.
    }
ttr-short-ended =
    { $ending ->
        [trams] The last round is over.
       *[stuck] Nobody could do anything.
    }
# $cards: such as "blue, a hidden card".
ttr-short-drew = { $player } draws { $cards }.
ttr-short-claimed = { $player } claims { $route }.
ttr-short-tickets = { $player } draws tickets.
ttr-short-passed = { $player } passes.
ttr-short-placed = { $player } places tokens: { $symbol }.
ttr-short-chosen = Everyone has chosen tickets.
# Cards drawn from the deck that only their player has seen.
ttr-short-hidden =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
# The bar above the players.
ttr-short-last-round = Last round
## A turn in a sentence, for the line of the channel

ttr-brief-claimed = { $player } claims { $route } for { $points }.
ttr-brief-claimed-token = { $player } claims { $route } for { $points } and takes a token: { $symbol }.
ttr-brief-reset = Too many ferries, so the row is replaced.
# Cards that were drawn.
ttr-brief-both = { $first } and { $second }

## Buttons: verb, place, effect; no full stop

ttr-button-take = Take card { $position }: { $card }
ttr-button-deck = Draw from the deck
ttr-button-tickets =
    { $count ->
        [one] Draw the last ticket
       *[other] Draw { $count } tickets
    }
# Shorter, for a phone: a card of the row by its place, such as "No. 2: black"; the deck; a question.
ttr-button-card = No. { $position }: { $card }
ttr-button-top = Deck
ttr-button-few-tickets =
    { $count ->
        [one] Draw the last ticket…
       *[other] Draw tickets…
    }
ttr-button-otherwise = Pay otherwise
ttr-button-map = Map
ttr-button-keep = Keep ticket { $number }
ttr-button-keep-both = Keep both
ttr-button-token = Take the { $symbol }
ttr-button-pay = Pay { $cards }
ttr-button-pay-count =
    { $count ->
        [one] Pay 1 card
       *[other] Pay { $count } cards
    }
ttr-button-pass = Pass
ttr-button-earlier = Previous page
ttr-button-later = Next page

# What an action does, behind the colon of a button.
ttr-does-turn = ends turn

ttr-select-routes = Claim a route
ttr-select-routes-page = Claim a route ({ $first } to { $last } of { $count })
ttr-select-otherwise = Choose a route
ttr-select-otherwise-page = Choose a route ({ $first } to { $last } of { $count })
ttr-select-payments = Other ways to pay
ttr-select-payments-page = Other ways to pay ({ $first } to { $last } of { $count })
# $route: such as "Presidio – Sunset, purple"; $cards: such as "purple ×2, ferry".
ttr-label-claim = Claim { $route }: { $cards }
ttr-label-place = Place the { $symbol } on { $location }
ttr-select-place = Place the { $symbol } on …

# A track in a list: "Presidio – Sunset, purple"; of a grey double route by its number.
# A route by its number, as on the map.
ttr-entry-claim = { $number } · { $route }
ttr-entry-route = { $route }, { $colour }
ttr-entry-track = { $route }, { $colour }, track { $track }
# Below it: the proposed payment and the points.
ttr-entry-pay = { $cards } · { $points }
# The tickets that come nearer with it, and the tokens it offers.
ttr-entry-near = ★ for { $tickets }
ttr-entry-tokens = token: { $symbols }
ttr-entry-card = { $card } (card { $position } in the row)
ttr-entry-deck =
    { $count ->
        [one] deck (1 card)
       *[other] deck ({ $count } cards)
    }
ttr-entry-keep = { $number }: { $tickets }
ttr-entry-keep-both = both: { $tickets }
ttr-entry-token = { $location }: { $symbol }

## A player's own panel

# $route: with its colour and length.
ttr-pick-route = Claim **{ $route }** for { $points }. How will you pay?
ttr-pick-gone = You can’t claim this route now. Check what your panel offers.
ttr-pick-gone-tickets = You can’t draw tickets now. Check what your panel offers.
ttr-pick-tickets =
    { $count ->
        [one] Draw the last ticket? You must keep it. It takes your whole turn, and you can’t undo it on your own.
       *[other] Draw { $count } tickets and keep at least one? It takes your whole turn, and you can’t undo it on your own.
    }
ttr-pick-otherwise = Which route will you pay for in another way?
# Tickets to choose from, a line each.
ttr-panel-offered = { $number }. **{ $ticket }**, { $points }: { $way }
ttr-panel-start = Choose which tickets to keep: one or both. Nobody sees which ones, and how many only shows once everyone has chosen.
ttr-panel-chosen = You’ve chosen your tickets. Waiting for: { $players }.
ttr-panel-claims =
    { $count ->
        [0] You can’t pay for any route right now.
        [one] You can pay for 1 route.
       *[other] You can pay for { $count } routes.
    }
# How far a ticket is.
ttr-news-complete = { $ticket } is complete: { $points }.
ttr-news-lost = { $ticket } ({ $points }) can’t be completed any more.
ttr-way-complete = complete
ttr-way-blocked = can’t be completed any more
ttr-way-failed = not completed
ttr-way-missing =
    { $count ->
        [one] 1 cable car to go
       *[other] { $count } cable cars to go
    }
ttr-portrait-hand = My hand
# Captions of the picture, 25 characters each.
ttr-caption-cards = Cards
ttr-caption-tickets = Tickets
ttr-caption-claims = You can claim
ttr-caption-later = You could claim
ttr-caption-row = Row and deck
ttr-caption-discards = Discards
ttr-caption-unseen = Still in deck and hands
# The same without the hand of the player who looks.
ttr-caption-others = In deck and other hands
ttr-caption-of = { $shown } of { $count }

## What happened. $person is "you" in an answer only the player reads, else "other".

ttr-did-tickets-chosen =
    { $person ->
        [you] You keep { $tickets }. You can undo this until everyone has chosen.
       *[other] { $player } keeps { $tickets }.
    }
ttr-did-tickets-chosen-hidden = { $player } has chosen tickets.
ttr-did-tickets-kept =
    { $person ->
        [you] You keep { $tickets }.
       *[other] { $player } keeps { $tickets }.
    }
ttr-did-tickets-kept-hidden =
    { $count ->
        [one] { $player } keeps 1 ticket.
       *[other] { $player } keeps { $count } tickets.
    }
ttr-did-tokens-placed =
    { $person ->
        [you] You place the { $symbol } on { $location }.
       *[other] { $player } places the { $symbol } on { $location }.
    }
ttr-did-card-taken =
    { $person ->
        [you] You take a card from the row: { $card }.
       *[other] { $player } takes a card from the row: { $card }.
    }
ttr-did-card-drawn =
    { $person ->
        [you] You draw a card from the deck: { $card }.
       *[other] { $player } draws a card from the deck: { $card }.
    }
ttr-did-card-drawn-hidden = { $player } draws a card from the deck.
# $cards: with their places, such as "3 red".
ttr-card-at = { $card } (card { $position })
ttr-did-row-filled = New in the row: { $cards }.
ttr-did-row-reset = Too many ferries: the whole row is discarded ({ $cards }).
ttr-did-deck-shuffled =
    { $left ->
        [one] The discards become the new deck of 1 card.
       *[other] The discards are shuffled into a new deck of { $left } cards.
    }
ttr-did-no-second-card = There’s no second card to take.
# $route: with its colour and length.
ttr-did-route-claimed =
    { $person ->
        [you] You claim { $route } with { $cards }: { $points }.
       *[other] { $player } claims { $route } with { $cards }: { $points }.
    }
ttr-did-token-taken =
    { $person ->
        [you] You take a token at { $location }: { $symbol }.
       *[other] { $player } takes a token at { $location }: { $symbol }.
    }
ttr-did-tickets-drawn =
    { $person ->
        [you] You draw the tickets { $tickets }.
       *[other] { $player } draws the tickets { $tickets }.
    }
ttr-did-tickets-drawn-hidden =
    { $count ->
        [one] { $player } draws the last ticket.
       *[other] { $player } draws { $count } tickets.
    }
ttr-did-passed =
    { $person ->
        [you] You pass, because nothing else is possible.
       *[other] { $player } passes, because nothing else is possible.
    }
ttr-did-last-round =
    { $trams ->
        [0] { $player } has no cable cars left: everyone has one more turn.
        [one] { $player } has 1 cable car left: everyone has one more turn.
       *[other] { $player } has { $trams } cable cars left: everyone has one more turn.
    }
ttr-did-ended = That ends the game.

## The end of the game

ttr-outcome = { $players } wins with { $points }.
ttr-outcome-tickets =
    { $tickets ->
        [one] { $players } wins with { $points }. Tiebreak: 1 completed ticket.
       *[other] { $players } wins with { $points }. Tiebreak: { $tickets } completed tickets.
    }
ttr-outcome-shared = { $players } share the win with { $points } each: they also completed the same number of tickets.

## The description of the picture

ttr-alt-head = Ticket to Ride: San Francisco. { $turn }
ttr-alt-map-name = Map: { $map }.
ttr-alt-turn = Turn: { $player }, seat { $seat } of { $seats }.
ttr-alt-over = The game is over.
ttr-alt-last = Last move: { $last }
ttr-alt-row = Row: { $cards }. Deck { $deck }, discards { $discards }, ticket pile { $pile }.
# $tokens: symbols or "none". $tickets: a number, or "?".
ttr-alt-player = { $player }: { $points }, cable cars { $trams }, cards { $cards }, tickets { $tickets }, tokens: { $tokens }.
ttr-alt-routes =
    { $more ->
        [0] { $player }’s routes: { $routes }.
       *[other] { $player }’s routes: { $routes } and { $more } more.
    }
ttr-alt-stacks = Tokens on the map: { $stacks }.
# A location with tokens: "Sunset crab ×2".
ttr-alt-stack = { $location } { $tokens }
ttr-alt-hand = Your cards: { $cards }.
ttr-alt-tickets = Your tickets: { $tickets }.
ttr-alt-offered = Tickets to choose from: { $tickets }.
ttr-alt-claims = You can pay for: { $routes }.
# A ticket and how far it is: "Presidio – Sunset (5), 3 cable cars to go".
ttr-alt-ticket = { $ticket }, { $way }
ttr-alt-map = Map with the cable cars of { $player }.
ttr-alt-wanted = Free routes you still need: { $routes }.
ttr-alt-offer = Ticket to Ride: San Francisco. Row and deck.
ttr-alt-discards = Discards: { $cards }.

## Parts of the table alone, large

ttr-zoom-own = My tickets
ttr-zoom-shared = Row and deck
ttr-zoom-row = The row and the deck
# Cards that are neither in the row nor discarded.
ttr-zoom-unseen = **Still in deck and hands** ({ $count }): { $cards }.
ttr-zoom-unseen-alt = Still in deck and hands: { $cards }.
ttr-zoom-others = **In the deck and others’ hands** ({ $count }): { $cards }.
ttr-zoom-others-alt = In the deck and others’ hands: { $cards }.

## Why the rules refuse something, and what can be done

ttr-refused-game-over = The game is over. You’ll find the final scores in its last message.
ttr-refused-not-your-turn = Seat { $seat } is to move now. Wait for your turn.
ttr-refused-not-an-action = That isn’t a move in Ticket to Ride: San Francisco. Pick one of the suggestions, or press a button.
ttr-refused-seats-out-of-range = Ticket to Ride: San Francisco is for 2 to 4 players, not { $seats }. Choose 2, 3 or 4 seats.
ttr-refused-option-unknown = There’s no such map here. Pick one of the suggestions.
ttr-refused-first-out-of-range = There’s no seat { $first } at this table. Choose one that is taken.
ttr-refused-hidden = Say which tickets to keep: ticket 1, ticket 2 or both.
ttr-refused-map-unknown = This table is played on the map { $map }, which this bot doesn’t have. Ask whoever runs the bot to add it.
ttr-refused-map-differs = This table is played on another version of the map { $map }. Ask whoever runs the bot to put that version back.
ttr-refused-not-for-players = The bot shuffles the cards by itself, so there’s nothing for you to do.
ttr-refused-shuffle-differs = A shuffle takes all discarded cards and no others.
ttr-refused-shuffle-first = The bot shuffles the discards first. Try again in a moment.
ttr-refused-chosen-already = You’ve already chosen your tickets. You can undo that until everyone has chosen.
ttr-refused-keep-first = Choose which tickets to keep first.
ttr-refused-place-first = The last tokens ({ $symbols }) go on the map first. Choose a location for them.
ttr-refused-token-first = You still get a token, at one of these: { $locations }. Take it first.
ttr-refused-second-card-first = You’ve taken one card. Now draw a second one, from the deck or the row.
ttr-refused-no-tickets-offered = You have no tickets to choose from. Draw some first.
ttr-refused-no-tokens-waiting = All tokens are on the map already, so there’s nothing to place.
ttr-refused-no-token-choice = You have no token to choose. You choose only when both ends of the route you have just claimed offer one.
ttr-refused-deck-empty = The deck is empty. Pick one of the suggestions, or press a button.
ttr-refused-pile-empty = No tickets are left to draw. Draw cards or claim a route.
ttr-refused-can-act = You can still do something: draw cards, claim a route or draw tickets. You pass only if none of these is possible.
ttr-refused-no-token-there = You can’t take a token at { $location } now. Pick one of the suggestions.
ttr-refused-no-such-ticket = You can keep ticket 1, ticket 2 or both.
ttr-refused-no-such-position = There’s no card { $position } in the row. Its cards have the numbers 1 to 5.
ttr-refused-row-gap = There’s no card { $position } in the row right now. Take another card.
ttr-refused-ferry-second = You can’t take a ferry from the row as your second card. Take another card, or draw from the deck.
ttr-refused-symbol-not-waiting = You can’t place this symbol now: { $symbol }. Pick one of the suggestions.
ttr-refused-no-such-location = There’s no location { $location } on this map. Pick one of the suggestions.
ttr-refused-tokens-there = { $location } already holds tokens. Choose a location without tokens.
ttr-refused-no-such-route = There’s no route { $route } on this map. Pick one of the suggestions.
ttr-refused-route-claimed = { $route } is taken already (by seat { $owner }). Choose a free route.
ttr-refused-track-closed = { $route } is closed: with two players, only one track of a double route can be claimed. Choose another route.
ttr-refused-other-track-own = You own the other track of { $route }, and nobody may own both. Choose another route.
ttr-refused-too-few-trams =
    { $trams ->
        [one] { $route } takes { $length } cable cars, and you have 1 left. Choose a shorter route.
       *[other] { $route } takes { $length } cable cars, and you have { $trams } left. Choose a shorter route.
    }
ttr-refused-card-count =
    { $length ->
        [one] { $route } costs exactly 1 card, not { $found }. Pick one of the suggested payments.
       *[other] { $route } costs exactly { $length } cards, not { $found }. Pick one of the suggested payments.
    }
ttr-refused-two-colours = You can’t mix { $first } and { $second }: all cards but ferries must have one colour. Pick one of the suggested payments.
ttr-refused-wrong-colour = { $route } takes { $colour } cards, not { $found } ones. Pick one of the suggested payments.
ttr-refused-too-few-ferries =
    { $ferries ->
        [one] { $route } takes at least 1 ferry, and you named { $found }. Pick one of the suggested payments.
       *[other] { $route } takes at least { $ferries } ferries, and you named { $found }. Pick one of the suggested payments.
    }
ttr-refused-cards-not-held =
    { $held ->
        [0] You named { $card } ×{ $count }, but you have none. Pick one of the suggested payments.
       *[other] You named { $card } ×{ $count }, but you have only { $held }. Pick one of the suggested payments.
    }
ttr-refused-cards-out-of-order = The bot doesn’t recognize the cards in this order. Pick one of the suggested payments.

## The whole position in words

ttr-state-title = Ticket to Ride: San Francisco: the table
ttr-state-map = **Map:** { $map }.
ttr-state-last-round = **Last round.** Still to play: { $players }.
ttr-state-points =
    { $stage ->
        [over] **Final points:** { $list }.
       *[running] **Points so far, without tickets:** { $list }.
    }
# An item of a list: somebody and their points.
ttr-state-worth = { $player } { $points }
ttr-state-row = **Row:** { $cards }.
ttr-state-piles = **Deck:** { $deck } · **Ticket pile:** { $pile }
ttr-state-discards = **Discards** ({ $count }): { $cards }.
ttr-state-stacks = **Tokens on the map:** { $list }.
ttr-state-waiting = **Tokens still to be placed:** { $list }.
# $list: such as "Presidio – Sunset: purple 3; ...".
ttr-state-free = **Free routes** ({ $count }): { $list }.
ttr-state-free-count = **Free routes:** { $count }.
ttr-state-free-none = **Free routes:** none.
ttr-state-free-item = { $route }: { $tracks }
# A track: colour, length, and its ferry symbols.
ttr-state-track =
    { $ferries ->
        [0] { $colour } { $length }
        [one] { $colour } { $length } with 1 ferry
       *[other] { $colour } { $length } with { $ferries } ferries
    }
ttr-state-closed = **Closed tracks:** { $list }.

ttr-state-player = { $player }, seat { $seat } of { $seats }
ttr-state-trams = **Cable cars left:** { $count }.
ttr-state-cards = **Cards** ({ $count }): { $cards }.
ttr-state-cards-hidden = **Cards:** { $count }, hidden.
ttr-state-tickets = **Tickets** ({ $count }):
ttr-state-tickets-hidden = **Tickets:** { $count }, hidden.
ttr-state-tickets-unknown = **Tickets:** hidden.
ttr-state-tickets-choosing = **Tickets:** still choosing.
ttr-state-offered = **Tickets to choose from:**
# A ticket and how far it is: "Presidio – Sunset (5): complete".
ttr-state-ticket = { $ticket }: { $way }
# $routes: the free routes that are missing.
ttr-state-ticket-way = { $ticket }: { $way } ({ $routes })
ttr-state-tokens = **Tokens** ({ $count }): { $list }.
ttr-state-routes = **Routes** ({ $count }): { $list }.
# $list: the lines of the sum, such as "routes 24, tokens 2".
ttr-state-total =
    { $stage ->
        [over] **Final points:** { $points } = { $list }.
        [own] **Points if the game ended now:** { $points } = { $list }.
       *[running] **Points so far, without tickets:** { $points } = { $list }.
    }
# Lines of the sum, as items of a list.
ttr-line-item = { $line } { $points }
ttr-line-routes = routes
ttr-line-tickets = tickets
ttr-line-tokens = tokens

## The score sheet

ttr-sheet-ended =
    { $ending ->
        [trams] { $player } was the first with 2 cable cars or fewer, and the last round is over.
       *[stuck] Everyone passed in a row, so the game is over.
    }
ttr-sheet-total = Total
ttr-sheet-seat = Seat
ttr-sheet-standing =
    { $completed ->
        [one] { $place }\. { $player }, seat { $seat }: { $points }, 1 completed ticket
       *[other] { $place }\. { $player }, seat { $seat }: { $points }, { $completed } completed tickets
    }
# A player's tickets, a line each; $points with a sign.
ttr-sheet-tickets = Tickets of { $player }:
ttr-sheet-done = ✓ { $ticket } { $points }
ttr-sheet-failed = ✗ { $ticket } { $points }
