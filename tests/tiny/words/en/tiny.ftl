### The tiny game of the tests.

game-tiny = Tiny game
tiny-about =
    Give cards, draw and discard.
    For tests · one minute · { $option }
tiny-group = Act in the tiny game
tiny-command-give = Choose a card to give to the left
tiny-command-give-name = give
tiny-command-draw = Draw the top card of the deck
tiny-command-draw-name = draw
tiny-command-take = Take the open discard
tiny-command-take-name = take
tiny-command-discard = Discard a card
tiny-command-discard-name = discard
tiny-parameter-card = The card
tiny-parameter-card-name = card
tiny-option-standard = Standard
tiny-taste = Favourite card
tiny-zoom-own = My cards
tiny-zoom-shared = Deck and discards

# $number: what is written on the card.
tiny-card = Card { $number }
tiny-backs =
    { $count ->
        [0] no cards
        [one] one card face down
       *[other] { $count } cards face down
    }

## Whose turn it is

tiny-round = Round { $round } of { $rounds }.
tiny-turn-give = All choose a card to give to the left. Still to choose: { $players }.
tiny-turn-draw = { $players } draws from the deck or takes the open discard.
tiny-turn-discard = { $players } discards a card.
tiny-task-give = Choose a card to give to the left.
tiny-task-draw = Draw from the deck or take the open discard.
tiny-task-discard = Discard a card.
tiny-outcome = { $players } wins with { $points }.
tiny-outcome-shared = { $players } share the victory with { $points } each.
tiny-short-outcome =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the victory with { $points } each.
    }
tiny-short-over = The game is over
tiny-short-all = All
tiny-caption = Deck and open discard
tiny-middle =
    { $deck ->
        [one] The deck has one card.
       *[other] The deck has { $deck } cards.
    }
tiny-open = Face up: { $card }.
tiny-discards = Discards: { $cards }.
tiny-hand = { $player }: { $cards }.
tiny-hand-title = Cards of { $player }

## Controls

tiny-button-draw = Draw a card
tiny-button-take = Take { $card }
tiny-button-give = Give it
tiny-button-discard = Discard it

## The own cards

tiny-panel = You have { $cards }.
tiny-panel-give = Choose a card to give to { $player }.
tiny-panel-given = You give { $card } to { $player }.
tiny-panel-discard = Choose a card to discard.
tiny-panel-draw = Draw a card from the deck, or take the open discard.
tiny-panel-item =
    { $phase ->
        [give] { $card } goes to { $player }.
       *[discard] { $card } goes to the discards.
    }
tiny-pick-gone = This card cannot be chosen now.

## What happened

tiny-did-gave =
    { $person ->
        [you] You give { $card }.
       *[other] { $player } gives { $card }.
    }
tiny-did-gave-hidden = { $player } has chosen a card to give.
tiny-did-passed = The cards go round.
tiny-did-received =
    { $person ->
        [you] You receive { $card }.
       *[other] { $player } receives { $card }.
    }
tiny-did-drew =
    { $person ->
        [you] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
tiny-did-drew-hidden = { $player } draws a card.
tiny-did-took =
    { $person ->
        [you] You take { $card }.
       *[other] { $player } takes { $card }.
    }
tiny-did-discarded =
    { $person ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
tiny-did-shuffled = The discards are shuffled: the deck has { $left } cards again.
tiny-did-ended = The last round is over.
tiny-short-ended = The last round is over.
tiny-last-turn = Last turn: { $story }
tiny-this-turn = This turn: { $story }

## Rules and refusals

tiny-rules-play-title = How to play
tiny-rules-play = All choose a card to give to the left. Then one after the other draws or takes a card and discards one.
tiny-rules-end-title = The end
tiny-rules-end = After four rounds each card counts as many points as its number.
tiny-refused-game-over = The game is over.
tiny-refused-not-for-players = The cards are shuffled when the deck has run out, and by nobody.
tiny-refused-chosen-already = You have chosen a card already.
tiny-refused-not-your-turn = It is not your turn.
tiny-refused-not-in-hand = You do not have this card.
tiny-refused-give-first = Choose a card to give first.
tiny-refused-draw-first = Draw or take a card first.
tiny-refused-discard-first = Discard a card first.
tiny-refused-hidden = This tells what is hidden.
tiny-refused-not-an-action = There is no such action.
