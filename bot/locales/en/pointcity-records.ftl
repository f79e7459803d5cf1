### What can be wrong with a record or a position of Point City. Only the command line says this, in English.

## Records. A line number stands before each sentence.

record-order-count = The order names { $found } cards and must name from { $fewest } to { $most }.
record-order-tier = Card { $card } is of another tier; here lies one of tier { $tier }.
record-order-too-often = Tier { $tier } does not have that many cards that show { $face }.
record-removed-differs = The cards removed are all that the order does not name, by number.
record-tokens-unknown = There is no civic token “{ $token }”.
record-tokens-twice = Civic token { $token } is listed twice.
record-tokens-count = { $found ->
    [one] There is 1 civic token
   *[other] There are { $found } civic tokens
} where { $expected } belong.
record-level-missing = With one seat a record names the level of the automaton: easy, medium or hard.
record-level-not-alone = With more than one seat there is no automaton, so a record has no level.
record-one-card = “{ $text }” names one card, and a turn takes two.
record-deck-and-market = “{ $text }” names the market and the deck; a turn takes two cards from one of them.
record-level-unknown = “{ $level }” is not a level. The levels are easy, medium and hard.

## Positions. A line number stands before each sentence.

position-row-length = Row { $row } of the market has { $found } cards and must have { $expected }.
position-gaps = The gaps in the market do not fit the phase. Two cards are missing while buildings are paid for or a civic token is chosen (“-resource” or “-building”: the side that was up). Two or none are missing once the game is over (“-”). Else none is missing.
position-left-odd = The deck cannot have { $left } cards: every turn takes two of them.
position-pile-long = There are more cards here than the deck has: { $found } of { $most }.
position-other-tier = Card { $card } is of another tier; here lies one of tier { $tier }.
position-other-face = Card { $card } shows { $face }.
position-face-short = { $tier ->
    [none] There are not that many cards that show { $face }.
   *[other] Tier { $tier } does not have that many cards that show { $face }.
}
position-tier-missing = In a position of a record the tier stands behind a face, such as { $face }/1.
position-tier-short = Tier { $tier } does not have that many cards.
position-token-count = { $found } civic tokens are named, and there are { $most }.
position-taken-count = One or two buildings are to be paid for, not { $found }.
