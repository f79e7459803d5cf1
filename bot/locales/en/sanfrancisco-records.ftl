### What can be wrong with a deck or a position of San Francisco. Only the command line and the start of the bot say this, in English.

## Deck files. A line number stands before each sentence where there is one.

fault-deck-name = The name { $name } cannot stand in a record. Name the file with letters, digits, dots, dashes and underscores only.
fault-deck-header = The first line must be { $expected }.
fault-deck-fields = { $found ->
    [one] There is 1 field
   *[other] There are { $found } fields
} where { $expected } belong.
fault-deck-id = The id is “{ $found }” and must be { $expected }.
fault-deck-colour = “{ $found }” is not a colour. The colours are blue, grey, orange, yellow, green and black.
fault-deck-value = The value is “{ $found }” and must be a number from 0 to 4.
fault-deck-flag = The value of { $flag } is “{ $found }” and must be 0 or 1.
fault-deck-kinds = A card cannot be both a { $first } and a { $second }.
fault-deck-printed-value = A { $kind } has no printed value, so its value must be 0, not { $value }.
fault-deck-square = A city square is grey, orange or yellow, never { $colour }.
fault-deck-cards = { $found ->
    [one] There is 1 card
   *[other] There are { $found } cards
} where { $expected } belong.
fault-deck-colour-missing = There is no { $colour } card, and a deck has at least one.
fault-deck-foundations = { $found ->
    [one] There is 1 foundation card
   *[other] There are { $found } foundation cards
}, and a deck has at least { $expected }.

deck-deck-name-twice = There is another deck called { $name }. Rename the file.

## Positions. A line number stands before each sentence.

position-deck-unknown = The deck “{ $deck }” was not found. Name its file with --deck.
position-deck-differs = The position was made with another version of the deck { $deck }: its digits are { $found }, those of the deck found are { $held }.
position-district-missing = Write the district before “{ $word }”.
position-district-too-full = A district has five spaces, and { $district } has more cards.
position-other-district = Card { $card } cannot lie in { $district }.
position-mark = Card { $card } cannot have the mark { $mark }.
position-completed-twice = Two seats have the completion token of { $district }.
position-medal-twice = Two seats have the medal.
position-pieces = { $found } pieces of the bonus { $bonus } are named, and there are { $most }.
position-foundations = { $found } foundations are in play, and there are { $most } tokens for them.
position-bonus-settled = The bonus of { $district } is settled, so it cannot be owed.
position-bonus-not-put = The bonus taken for { $district } is not one to put on the board.
