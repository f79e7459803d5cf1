### Point City: everything but the rules and the names, which are in pointcity-rules.ftl and
### pointcity-names.ftl.

## Cards, resources and payments
## These stand inside sentences: "b2 double energy", "Solar roof (energy, 2 points)".

pc-resource =
    { $resource ->
        [economy] economy
        [energy] energy
        [ecology] ecology
        [community] community
       *[industry] industry
    }
# The resource side of a card. A double one has two symbols.
pc-face =
    { $face ->
        [economy] economy
        [economy2] double economy
        [energy] energy
        [energy2] double energy
        [ecology] ecology
        [ecology2] double ecology
        [community] community
        [community2] double community
        [industry] industry
        [industry2] double industry
       *[ingenuity] ingenuity
    }
# $thing: a resource, a card, a building. $count: 2 or more.
pc-times = { $thing } ×{ $count }
pc-and = { $first } and { $second }
# A card and the space where it lies: "b2 double energy".
pc-at = { $space } { $card }
pc-building = { $name } ({ $facts })
pc-building-priced = { $name } ({ $facts }; costs { $cost })
# A building that has been turned over and back again.
pc-building-unknown = a building
pc-civic = civic
# A civic token by its number on the picture: "Token 8: 2 points for each permanent economy".
pc-token = Token { $number }: { $token }
pc-permanent-only = permanent resources only
pc-automaton = Automaton
pc-kind-points = points only
pc-kind-civic = civic

## Slash commands

game-pointcity = Point City
# Two lines in the post that gathers players: what it is; how long, for whom, the deck or level.
pointcity-about =
    Take two cards a turn, pay with resources, and build the city that’s worth the most.
    1 to 4 players who like to plan · 17 turns each: half an hour live, or days at your own pace · { $option }
pc-group = Your moves in Point City
pc-command-flip = Flip one market card before you take cards
pc-command-flip-name = flip
pc-command-take = Take two neighbouring cards, or two from the deck
pc-command-take-name = take
pc-command-pay = Pay for the buildings taken
pc-command-pay-name = pay
pc-command-token = Take a civic token
pc-command-token-name = token
pc-command-end = End your last turn when you can’t afford any pair
pc-command-end-name = end
pc-parameter-space = The card to flip, by its space
pc-parameter-space-name = space
pc-parameter-first = A card by its space, or the deck
pc-parameter-first-name = first
pc-parameter-second = The card beside it
pc-parameter-second-name = second
pc-parameter-cards = The cards to pay with
pc-parameter-cards-name = cards
pc-parameter-token = The civic token
pc-parameter-token-name = token
# The levels of the automaton, options of a new table.
pointcity-option-easy = Easy automaton, when you play alone
pointcity-option-medium = Medium automaton, when you play alone
pointcity-option-hard = Hard automaton, when you play alone
pc-choice-deck = The deck: { $card }, and the card below it
pc-taste = Favourite civic token

## Whose turn it is and what can be done

pc-turn =
    { $seats ->
        [one] It’s { $player }’s turn (turn { $turn } of { $turns }).
       *[other] It’s { $player }’s turn (seat { $seat } of { $seats }, turn { $turn } of { $turns }).
    }

pc-prompt-either = Take two neighbouring cards (press one of them first) or two cards from the deck.
pc-prompt-pair = Take two neighbouring cards (press one of them first). The deck is empty: this is the final turn.
pc-prompt-deck = You can’t afford any pair in the market. Take two cards from the deck.
pc-prompt-end = The deck is empty and you can’t afford any pair. End your turn.
pc-prompt-flip = You may flip one card first.
pc-prompt-pay = Pay for { $cards }.
# $cost, $covered, $due: resources, such as "economy, ecology ×2".
pc-prompt-cost = Cost: { $cost }.
pc-prompt-covered =
    { $due ->
        [none] Permanent resources cover everything.
       *[other] Permanent resources cover { $covered }. Still to pay: { $due }.
    }
pc-prompt-proposed = Suggested payment: { $cards }.
pc-prompt-token =
    { $count ->
        [one] Take a civic token.
       *[other] Take a civic token, and then another one.
    }
pc-prompt-automaton = Next, the automaton takes { $first } and { $second }.

pc-last-turn = Previous turn: { $story }
pc-this-turn = This turn: { $story }

## The same in short, painted on the picture: some 25 characters each

pc-short-either = Take two cards.
pc-short-pair = Take two from the market.
pc-short-deck = Take two from the deck.
pc-short-end = End the turn.
pc-short-pay =
    { $count ->
        [one] Pay for the building.
       *[other] Pay for both buildings.
    }
pc-short-token = Take a civic token.
pc-short-over = Final score
# $points: with their unit, such as "48 points".
pc-short-outcome =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the win: { $points } each.
    }
pc-short-ended = The deck has run out.
# Before one of the lines below.
pc-short-flipped = Flipped: { $space }.
pc-short-taken = { $player } takes { $cards }.
pc-short-taken-from-deck = { $player } takes two from the deck.
pc-short-nothing-taken = { $player } takes nothing.
## A turn that flipped a card, in a sentence for the line of the channel

pc-brief-taken = { $player } flips { $space } and takes { $cards }.
pc-brief-taken-from-deck = { $player } flips { $space } and takes two from the deck.
pc-brief-nothing-taken = { $player } flips { $space } and takes nothing.

## Buttons: two or three words, no full stop

pc-button-deck = Take 2 cards from the deck
pc-button-flip = Flip { $space }
# $first, $second: two spaces.
pc-button-pair = Take { $first } + { $second }
pc-button-pay = Pay { $cards }
pc-button-pay-count =
    { $count ->
        [0] Pay without cards
        [one] Pay 1 card
       *[other] Pay { $count } cards
    }
pc-button-end = End the turn
pc-button-earlier = Previous page
pc-button-later = Next page

# What an action does, behind the colon of a button; points stand before it, such as "+3".
pc-does-permanent =
    { $count ->
        [one] permanent { $resource }
       *[other] permanent { $resource } ×{ $count }
    }
# Where there is no room to name them.
pc-does-permanents =
    { $count ->
        [one] permanent
       *[other] permanent ×{ $count }
    }
pc-does-token =
    { $count ->
        [one] civic token
       *[other] { $count } civic tokens
    }
pc-does-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $card: the card on top; the one below it is not known.
pc-does-deck = { $card } + ?
pc-does-flip = shows its building
pc-does-end = ends the game
pc-does-ingenuity = uses ingenuity

pc-select-payments = Other ways to pay
pc-select-payments-page = Other ways to pay ({ $first } to { $last } of { $count })
pc-select-tokens = Choose a civic token

# Below a payment in a select: how many cards it takes.
pc-entry-payment =
    { $cards ->
        [0] No cards
        [one] { $ingenuity ->
            [0] 1 card
           *[other] 1 ingenuity card
        }
       *[other] { $ingenuity ->
            [0] { $cards } cards
           *[other] { $cards } cards, { $ingenuity } of them ingenuity
        }
    }
# A civic token to take, in a hint. $points: its worth now, with unit.
pc-label-token = Take token { $number }: { $token } (now { $points })
pc-entry-worth = Worth { $points } now

# $card: with its cost, such as "Solar roof (energy; costs ecology ×2)".
pc-pick-take = **{ $space }** { $card }. Take it together with:
pc-pick-flip = **{ $space }** { $card }. You can’t afford any pair with it, but you can flip it.
pc-pick-both = **{ $space }** { $card }. Flip it first, or take it together with:
# $card: the card on top.
pc-pick-deck = Take two cards from the deck: **{ $card }** on top, and the one below it, which nobody has seen. This reveals a card, so you can only undo it if everyone agrees.
pc-pick-gone = You can’t take this card now. Check the newest message for your options.

## What happened. $person is "you" in an answer only the player reads, else "other".

pc-did-flipped =
    { $person ->
        [you] You flip { $space } ({ $face }): { $card }.
       *[other] { $player } flips { $space } ({ $face }): { $card }.
    }
pc-did-taken =
    { $person ->
        [you] You take { $cards }.
       *[other] { $player } takes { $cards }.
    }
pc-did-taken-from-deck =
    { $person ->
        [you] You take { $cards } from the deck.
       *[other] { $player } takes { $cards } from the deck.
    }
pc-did-nothing-taken =
    { $person ->
        [you] You take nothing, because you can’t afford any pair.
       *[other] { $player } takes nothing, because no pair is affordable.
    }
# $cards: the names of the buildings. $paid, $permanent: such as "energy ×2, ingenuity".
pc-did-paid-cards =
    { $person ->
        [you] You build { $cards } and pay { $paid }.
       *[other] { $player } builds { $cards } and pays { $paid }.
    }
pc-did-paid-permanent =
    { $person ->
        [you] You build { $cards }, paid for with permanent resources ({ $permanent }).
       *[other] { $player } builds { $cards }, paid for with permanent resources ({ $permanent }).
    }
pc-did-paid-both =
    { $person ->
        [you] You build { $cards } and pay { $paid } plus permanent resources ({ $permanent }).
       *[other] { $player } builds { $cards } and pays { $paid } plus permanent resources ({ $permanent }).
    }
pc-did-token-taken =
    { $person ->
        [you] You take civic token { $number }: { $token }.
       *[other] { $player } takes civic token { $number }: { $token }.
    }
pc-did-token-none =
    { $count ->
        [one] No civic token is left to take.
       *[other] No civic tokens are left to take.
    }
pc-did-refilled = New in the market: { $cards }.
pc-did-ended = That ends the game.

## The end of the game

# $points: with their unit, such as "48 points".
pc-outcome = { $players } wins with { $points }.
pc-outcome-cards =
    { $cards ->
        [one] { $players } wins with { $points }. Tiebreak: 1 unspent resource card.
       *[other] { $players } wins with { $points }. Tiebreak: { $cards } unspent resource cards.
    }
pc-outcome-shared = { $players } share the win with { $points } each: they also have the same number of unspent resource cards.

## The description of the picture

pc-alt-head = Point City. { $turn }
pc-alt-turn =
    { $seats ->
        [one] Turn { $turn } of 17: { $player }.
       *[other] Turn { $turn } of 17: { $player }, seat { $seat } of { $seats }.
    }
pc-alt-over = The game is over.
pc-alt-last = Last move: { $last }
pc-alt-row = Row { $row }: { $cards }.
pc-alt-market = Market: { $resources } resources, { $buildings } buildings.
pc-alt-deck =
    { $cards ->
        [one] Deck: 1 card, { $card }.
       *[other] Deck: { $cards } cards, { $card } on top.
    }
pc-alt-tokens =
    { $count ->
        [one] 1 civic token left.
       *[other] { $count } civic tokens left.
    }
# $permanent: such as "economy, energy ×2".
pc-alt-city = { $player }: { $points }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $cards ->
        [one] 1 resource card
       *[other] { $cards } resource cards
    }, { $tokens ->
        [one] 1 civic token
       *[other] { $tokens } civic tokens
    }; permanent: { $permanent }.
pc-alt-nothing = nothing
pc-alt-cards = Resource cards: { $cards }.
pc-alt-held = Civic tokens: { $tokens }.
pc-alt-zoom =
    { $seats ->
        [one] Point City. City of { $player }.
       *[other] Point City. City of { $player }, seat { $seat } of { $seats }.
    }
pc-alt-zoom-market = Point City. The market.

## A city or the market alone, large

pc-zoom-own = My city
pc-zoom-shared = Market
pc-zoom-market = The market
pc-zoom-discard =
    { $count ->
        [0] Nothing discarded
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
# Two parts of a score as one: "Civic tokens, ingenuity cards".
pc-sums = { $first }, { $second }

## Why the rules refuse something, and what can be done

pc-refused-game-over = The game is over. You’ll find the final scores in its last message.
pc-refused-not-your-turn = Seat { $seat } is to move now. Wait for your turn.
pc-refused-deck-beyond-record = This saved game doesn’t say which card comes next, so you can’t play on from here.
pc-refused-card-beyond-record = This saved game doesn’t say what is on the back of this card, so you can’t play that here.
pc-refused-pay-first = You’ve already taken your cards. Pay for the buildings first.
pc-refused-token-first =
    { $tokens ->
        [one] You still get a civic token. Take it first.
       *[other] You still get { $tokens } civic tokens. Take them first.
    }
pc-refused-nothing-to-pay = There is nothing to pay for. Take two cards first.
pc-refused-no-token-owed = You have no civic token to take. You get one for each civic building.
pc-refused-deck-empty = The deck is empty. Take two cards from the market.
pc-refused-token-gone = Civic token { $token } isn’t available. Pick one of the suggestions.
pc-refused-deck-not-empty = You can only end a turn without taking cards once the deck is empty. Take two cards from the deck or the market.
pc-refused-pair-can-be-paid = You can still afford a pair in the market. Take one.
pc-refused-no-such-space = There’s no space { $space }. The market goes from a1 to d4.
pc-refused-flipped-already = You’ve already flipped a card this turn. Now take two cards.
pc-refused-building-already = The card on { $space } already shows its building. Choose a resource card to flip.
pc-refused-lines-have-buildings = You can only flip a card if its whole row or column shows resources. Both the row and the column of { $space } contain buildings.
pc-refused-spaces-turned-round = Name { $first } first and then { $second }.
pc-refused-not-adjacent = The cards on { $first } and { $second } aren’t next to each other. Choose two cards that share an edge.
pc-refused-cannot-pay =
    { $lacking ->
        [one] You’re 1 resource short for { $first } and { $second } together. Choose another pair.
       *[other] You’re { $lacking } resources short for { $first } and { $second } together. Choose another pair.
    }
pc-refused-cards-not-held = You don’t have those cards. Pick one of the suggested payments.
pc-refused-cards-out-of-order = The bot doesn’t recognize the cards in this order. Pick one of the suggested payments.
pc-refused-paid-too-little =
    { $lacking ->
        [one] That’s 1 resource short. Pick one of the suggested payments.
       *[other] That’s { $lacking } resources short. Pick one of the suggested payments.
    }
pc-refused-paid-too-much = That’s too much: you can keep one of these cards. Pick one of the suggested payments.
pc-refused-seats-out-of-range = Point City is for 1 to 4 players, not { $seats }. Choose 1, 2, 3 or 4 seats.
pc-refused-option-unknown = There’s no such level. Pick one of the suggestions.
pc-refused-first-out-of-range = There’s no seat { $first } at this table. Choose one that is taken.
pc-refused-one-card = You take two cards per turn. Add the card next to it, or take two from the deck.
pc-refused-deck-and-market = Take two cards from the market or two from the deck, not one of each.
pc-refused-not-an-action = That isn’t a move in Point City. Pick one of the suggestions, or press a button.

## The whole position in words

pc-state-title = Point City: the table
pc-state-level =
    { $level ->
        [easy] The automaton scores at the easy level.
        [medium] The automaton scores at the medium level.
       *[hard] The automaton scores at the hard level.
    }
# $a to $d: the cards of the row, from the left.
pc-state-row = **{ $row }** · a { $a } · b { $b } · c { $c } · d { $d }
pc-state-gap = empty
pc-state-deck =
    { $cards ->
        [one] Deck: 1 card, { $card }.
       *[other] Deck: { $cards } cards, { $card } on top. A taken resource is replaced by a building, a taken building by a resource.
    }
pc-state-deck-empty = The deck is empty, so the market isn’t refilled any more.
pc-state-discard =
    { $count ->
        [one] Discarded: { $cards }.
       *[other] Discarded ({ $count }): { $cards }.
    }
# $list: what the building sides bring, such as "economy ×12, civic ×9".
pc-state-unseen = Building sides not seen yet, { $count } in all: { $list }.
pc-state-tokens =
    { $count ->
        [one] 1 civic token left, worth right now:
       *[other] { $count } civic tokens left, worth right now:
    }
pc-state-tokens-none = No civic token is left.
# A civic token and what it is worth to everyone: "5 points: Ann 5, Bo 5".
pc-state-token = Token { $number } ({ $token }): { $list }
# An item of a list: somebody and their points.
pc-state-worth = { $player } { $points }
pc-state-points =
    { $stage ->
        [over] Final points: { $list }.
       *[running] Points if the game ended now: { $list }.
    }

pc-state-city =
    { $seats ->
        [one] City of { $player }
       *[other] City of { $player }, seat { $seat } of { $seats }
    }
pc-state-city-automaton = City of the automaton
pc-state-permanent = **Permanent resources:** { $list }.
pc-state-permanent-none = **Permanent resources:** none yet.
pc-state-cards =
    { $count ->
        [one] **Resource card:** { $cards }.
       *[other] **Resource cards** ({ $count }): { $cards }.
    }
pc-state-cards-none = **Resource cards:** none.
pc-state-buildings =
    { $count ->
        [one] **Building:** { $list }.
       *[other] **Buildings** ({ $count }): { $list }.
    }
pc-state-buildings-none = **Buildings:** none yet.
pc-state-holds = **Civic tokens held:**
# A civic token held and what it is worth now. $count: the points as a number.
pc-state-held =
    { $count ->
        [one] { $token } ({ $points } point)
       *[other] { $token } ({ $points } points)
    }
pc-state-held-automaton = { $token }
# $list: the lines of the sum, such as "buildings 24, civic tokens 11".
pc-state-total =
    { $stage ->
        [over] **Final points:** { $points } = { $list }.
       *[running] **Points if the game ended now:** { $points } = { $list }.
    }
# Lines of the sum, as items of a list.
pc-line-item = { $line } { $points }
pc-line-buildings = buildings
pc-line-tokens = civic tokens
pc-line-automaton-symbols = permanent resources
pc-line-automaton-ingenuity = ingenuity cards

## The score sheet

pc-sheet-ended = The deck has run out and everyone has had all their turns.
pc-sheet-total = Total
pc-sheet-seat = Seat
# $seat 0: there is but one player, or it is the automaton.
pc-sheet-standing =
    { $seat ->
        [0] { $place }\. { $player }: { $points }, unspent resource cards: { $cards }
       *[other] { $place }\. { $player }, seat { $seat }: { $points }, unspent resource cards: { $cards }
    }
pc-sheet-tokens = Civic tokens:
pc-sheet-token =
    { $count ->
        [one] { $player }: { $token } ({ $points } point)
       *[other] { $player }: { $token } ({ $points } points)
    }

# The message of a turn

pc-turn-number = Turn { $turn } of { $turns }.
