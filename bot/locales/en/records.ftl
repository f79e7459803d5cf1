### What is wrong with a deck file, a game record or a position: for the command line and for whoever runs the bot.

## Deck files. A line number stands before each sentence where there is one.

fault-deck-name = The name { $name } cannot stand in a record. Name the file with letters, digits, dots, dashes and underscores only.
fault-deck-header = The first line must be { $expected }.
fault-deck-fields = { $found ->
    [one] There is 1 field
   *[other] There are { $found } fields
} where { $expected } belong.
fault-deck-id = The id is “{ $found }” and must be { $expected }.
fault-deck-colour = “{ $found }” is no colour: blue, grey, orange, yellow, green or black.
fault-deck-value = The value is “{ $found }” and must be a number from 0 to 4.
fault-deck-flag = Under { $flag } stands “{ $found }”, where 0 or 1 belongs.
fault-deck-kinds = A card cannot be a { $first } and a { $second } in one.
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

## Records. A line number stands before each sentence.

record-empty = The file is empty.
record-line-empty = The line is empty; a record has no empty lines.
record-line-end = The line ends in a carriage return; a record has plain line feeds.
record-blanks = Between words stands one blank, and none before or after.
record-not-ascii = There is a character that is not plain ASCII.
record-last-line-cut = The last line has no line end, so the record may be cut short.
record-cut-short = The record ends here, before “{ $expected }”.
record-key-expected = “{ $expected }” belongs here, not “{ $found }”.
record-key-missing = The line “{ $key }” is missing from the header, which ends here.
record-key-out-of-place = A record of this game has no line “{ $key }”, or not yet.
record-separator-expected = “---” belongs here, not “{ $found }”.
record-game-unknown = There is no game called “{ $game }”.
record-rules-unknown = The rules are version “{ $rules }”, and only version { $known } is known.
record-deck-malformed = A deck is a name and 12 hexadecimal digits, not “{ $text }”.
record-deck-unknown = The deck “{ $deck }” is not at hand. Name its file with --deck.
record-deck-differs = The deck { $deck } of this record is another one: its digits are { $found }, those of the deck at hand { $held }.
record-seats-out-of-range = The number of seats is “{ $text }” and must be from { $lowest } to { $highest }.
record-first-out-of-range = The first seat is “{ $text }” and must be from { $lowest } to { $highest }.
record-order-unknown-card = The deck has no card “{ $card }”.
record-order-twice = Card { $card } is listed twice.
record-order-count = The order names { $found } cards and must name from { $fewest } to { $most }.
record-order-tier = Card { $card } is of another tier; here lies one of tier { $tier }.
record-order-too-often = There are not so many cards of tier { $tier } that show { $face }.
record-removed-differs = The cards removed are all that the order does not name, by number.
record-tokens-unknown = There is no civic token “{ $token }”.
record-tokens-twice = Civic token { $token } is listed twice.
record-tokens-count = { $found ->
    [one] There is 1 civic token
   *[other] There are { $found } civic tokens
} where { $expected } belong.
record-level-missing = With one seat a record names the level of the automaton: easy, medium or hard.
record-level-not-alone = With more than one seat there is no automaton, so a record has no level.
record-level-unknown = “{ $level }” is no level: easy, medium or hard.
record-seat-expected = A line of the game begins with the number of a seat, not with “{ $found }”.
record-not-an-action = “{ $text }” is no action.
record-action-hidden = “{ $text }” leaves out what was hidden when the record was written, so the game cannot be replayed from here on.
record-action-after-end = The game was over before this action.
record-end-missing = The game is over here ({ $ending }, in the turn of seat { $seat }), and the record does not say so.
record-end-is-none = The game is not over after the last action.
record-end-malformed = An end is what ended the game and the number of a seat.
record-end-differs = The game ended otherwise: “{ $expected }”.
record-score-malformed = A score is a number of points for each seat, like 9.5 or 8.
record-score-differs = The score is another one: “{ $expected }”.
record-winner-malformed = A winner is the number of a seat, or several.
record-winner-differs = The winner is another one: “{ $expected }”.
record-after-end = Nothing may follow the end of the record.
record-header-differs =
    { $key ->
        [order] A running game lists the cards turned over so far, a finished one all of them; this order does neither.
       *[other] The line “{ $key }” is not as it would be written.
    }

## Positions. A line number stands before each sentence.

position-empty = The file is empty.
position-line-empty = The line is empty; a position has no empty lines.
position-line-end = The line ends in a carriage return; a position has plain line feeds.
position-blanks = Between words stands one blank, and none before or after.
position-not-ascii = There is a character that is not plain ASCII.
position-last-line-cut = The last line has no line end, so the position may be cut short.
position-game-expected = A position begins with the line “game” and a name, not with “{ $found }”.
position-game-unknown = There is no game called “{ $game }”.
position-game-other = The position is one of { $found }, not of { $expected }.
position-key-unknown = A position of this game has no line “{ $key }”.
position-key-twice = There are two lines “{ $key }”.
position-one-word = The line “{ $key }” takes one word, not { $found }.
position-no-word = The line “{ $key }” takes no words.
position-number = A number from { $lowest } to { $highest } belongs in the line “{ $key }”, not “{ $text }”.
position-word = “{ $text }” does not belong in the line “{ $key }”. It can be: { $known }.
position-word-twice = “{ $word }” stands here twice.
position-unknown = { $kind ->
    [token] There is no civic token “{ $name }”.
   *[card] There is no card “{ $name }”.
}
position-twice = { $kind ->
    [token] Civic token { $name } is in another place too.
   *[card] Card { $name } is in another place too.
}
position-not-a-card = “{ $word }” is no card.
position-beside = The lines “{ $key }” and “{ $other }” exclude each other.
position-alone = The line “{ $key }” needs a line “{ $other }”.

# San Francisco

position-deck-unknown = The deck “{ $deck }” is not at hand. Name its file with --deck.
position-deck-differs = The deck { $deck } of this position is another one: its digits are { $found }, those of the deck at hand { $held }.
position-district-missing = Before “{ $word }” must stand the district it is in.
position-district-too-full = A district has five spaces, and { $district } has more cards.
position-other-district = Card { $card } cannot lie in { $district }.
position-mark = Card { $card } cannot have the mark { $mark }.
position-completed-twice = Two seats have the completion token of { $district }.
position-medal-twice = Two seats have the medal.
position-pieces = { $found } pieces of the bonus { $bonus } are named, and there are { $most }.
position-foundations = { $found } foundations are in play, and there are { $most } tokens for them.
position-bonus-settled = The bonus of { $district } is settled, so it cannot be owed.
position-bonus-not-put = The bonus taken for { $district } is not one to put on the board.

# Point City

position-row-length = Row { $row } of the market has { $found } cards and must have { $expected }.
position-gaps = The market lacks two cards while buildings are paid for or a civic token is chosen (“-resource” or “-building”, the side that was up), none or two once the game is over (“-”), and none otherwise.
position-left-odd = The deck cannot have { $left } cards: every turn takes two of them.
position-pile-long = There are more cards here than the deck has: { $found } of { $most }.
position-other-tier = Card { $card } is of another tier; here lies one of tier { $tier }.
position-other-face = Card { $card } shows { $face }.
position-face-short = { $tier ->
    [none] There are not so many cards that show { $face }.
   *[other] There are not so many cards of tier { $tier } that show { $face }.
}
position-tier-missing = In a position of a record the tier stands behind a face, such as { $face }/1.
position-tier-short = There are not so many cards of tier { $tier }.
position-token-count = { $found } civic tokens are named, and there are { $most }.
position-taken-count = One or two buildings are to be paid for, not { $found }.
