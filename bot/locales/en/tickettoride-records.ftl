### What can be wrong with a map, a record or a position of Ticket to Ride: San Francisco. Only the command line says this, in English.

## Map files. A line number stands before each sentence that has one.

fault-map-last-line-cut = The last line has no line end, so the file may be cut short.
fault-map-line-empty = The line is empty; a map file has no empty lines.
fault-map-name = The first line is “{ $found }” and must be “name,” and a name of the letters a to z, digits and dashes.
fault-map-no-section = “{ $found }” is in no section. The first section, [locations], begins here.
fault-map-section-unknown = “{ $found }” is no section. The sections are [locations], [routes], [tickets] and [scoring].
fault-map-section-twice = The section [{ $section }] is there already.
fault-map-section-missing = The section [{ $section }] is missing.
fault-map-heading = The section begins with “{ $found }” and must begin with { $expected }.
fault-map-cells = { $found ->
    [one] There is 1 cell and must be { $expected }.
   *[other] There are { $found } cells and must be { $expected }.
}
fault-map-whole = { $column } is “{ $found }” and must be a whole number.
fault-map-not-negative = { $column } has “{ $found }” where a whole number from 0 on must be.
fault-map-positive = { $column } has “{ $found }” where a whole number from 1 on must be.
fault-map-range = { $column } is “{ $found }” and must be a whole number from { $lowest } to { $highest }.
fault-map-id = The id is “{ $found }” and must be small letters, digits and single dashes, at most 40 of them.
fault-map-id-twice = The location { $location } is in line { $first } already.
fault-map-location-name = The name is “{ $found }” and must have from 1 to 40 characters that can be printed.
fault-map-souvenir = souvenir is “{ $found }” and must be 0 or 1.
fault-map-souvenirs = { $found ->
    [one] 1 location has souvenirs, and { $expected } must.
   *[other] { $found } locations have souvenirs, and { $expected } must.
}
fault-map-location-unknown = There is no location “{ $found }”.
fault-map-ends-equal = Both ends are { $location }.
fault-map-colour = “{ $found }” is no colour. The colours are blue, green, black, purple, red, orange and gray.
fault-map-ferries = There are { $ferries } ferry symbols on a route of length { $length }.
fault-map-group-size = { $found ->
    [one] The double route { $group } has 1 track and must have two.
   *[other] The double route { $group } has { $found } tracks and must have two.
}
fault-map-group-ends = The tracks of the double route { $group } have different ends.
fault-map-group-turned = Both tracks of the double route { $group } must list { $a } first and { $b } second.
fault-map-group-length = The tracks of the double route { $group } have the lengths { $one } and { $other } and must be equally long.
fault-map-pair-twice = Line { $first } joins the same locations, and the two are no double route.
fault-map-third-track = This is a third track between two locations, the first being in line { $first }; there can be two.
fault-map-not-connected = No chain of routes joins { $location } with { $first }.
fault-map-ticket-twice = Line { $first } has a ticket with the same ends.
fault-map-tickets = { $found ->
    [one] There is 1 ticket and must be { $expected }.
   *[other] There are { $found } tickets and must be { $expected }.
}
fault-map-scoring-unknown = “{ $found }” is no line of the scoring. Its lines begin with “routes” and “tokens”.
fault-map-scoring-twice = The line “{ $key }” of the scoring is there already.
fault-map-scoring-numbers = { $found ->
    [one] There is 1 number after “{ $key }” and must be { $expected }.
   *[other] There are { $found } numbers after “{ $key }” and must be { $expected }.
}
fault-map-scoring-missing = The line “{ $key }” of the scoring is missing.
fault-map-ticket-value = The ticket is worth { $points }, and its shortest path has { $spaces } spaces; in this series the two are usually equal.

## Records. A line number stands before each sentence.

record-map-malformed = A map is a name and 12 hexadecimal digits, not “{ $text }”.
record-map-unknown = The map “{ $map }” was not found. Name its file with --map.
record-map-differs = The record was made with another version of the map { $map }: its digits are { $found }, those here { $held }.
record-tokens-malformed = Tokens are the symbols of the five locations with souvenirs, “/”, then the two that wait.
record-symbol-unknown = “{ $symbol }” is no symbol of a token.
record-symbol-twice = The symbol { $symbol } is listed twice.
record-order-differs = { $found ->
    [one] There is 1 { $card } card in the order and must be { $expected }.
   *[other] There are { $found } { $card } cards in the order and must be { $expected }.
}
record-ticket-unknown = The map has no ticket “{ $ticket }”.
record-ticket-twice = Ticket { $ticket } is listed twice.
record-tickets-count = { $found ->
    [one] 1 ticket is listed and there must be { $expected }.
   *[other] { $found } tickets are listed and there must be { $expected }.
}

## Positions. A line number stands before each sentence.

position-map-malformed = A map is a name and 12 hexadecimal digits.
position-map-unknown = The map “{ $map }” was not found. Name its file with --map.
position-map-differs = The position was made with another version of the map { $map }: its digits are { $found }, those here { $held }.
position-all-choose = At the start all choose tickets, so it is nobody’s turn.
position-not-placing = Seat { $seat } puts the next tokens on the map.
position-no-token-choice = The phase “token” needs a newest route both ends of which have tokens the seat may take.
position-nothing-to-shuffle = The phase “done” needs discards to be shuffled and an empty deck.
position-row-gap = The row has a gap although the deck has cards.
position-last-missing = The game ends by trams in the turn of the seat that set off the last round, so “last { $seat }” is needed.
position-both-tracks = Route { $route } is the second track of a double route that this seat, or with two players anybody, cannot have.
position-trams = The routes take { $found } trams, and a player has { $trams }.
position-not-claimed = Nobody has claimed a route “{ $route }”.
position-waiting = { $found ->
    [one] 1 symbol waits, which is not so in the phase “{ $phase }”.
   *[other] { $found } symbols wait, which is not so in the phase “{ $phase }”.
}
position-location-unknown = The map has no location “{ $location }”.
position-offer-size = { $found ->
    [one] 1 ticket is offered here, and { $expected } must be.
   *[other] { $found } tickets are offered here, and { $expected } must be.
}
position-tickets-left = { $found ->
    [one] 1 ticket has no place.
   *[other] { $found } tickets have no place.
}
position-keep-malformed = “{ $key }” takes the places of the tickets kept, 1, 2 or both; “chosen” and a seat takes none.
position-cards-short = Only { $found } cards are left for the line “{ $key }”.
position-cards-left = { $found ->
    [one] 1 card has no place.
   *[other] { $found } cards have no place.
}
position-shown-not-held = Seat { $seat } does not hold the cards of this line.
position-cards-of-row = { $found ->
    [one] The row has 1 card here and must have { $expected }, gaps included.
   *[other] The row has { $found } cards here and must have { $expected }, gaps included.
}
position-too-many-cards = There are { $most } { $card } cards, and this would be one more.
