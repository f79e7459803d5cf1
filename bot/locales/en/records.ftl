### What can be wrong with a game record or a position of any game. Only the command line says this, in English.
### What only one game says is in a file of its own, GAME-records.ftl.

## Records. A line number stands before each sentence.

record-empty = The file is empty.
record-line-empty = The line is empty; a record has no empty lines.
record-line-end = The line ends in a carriage return; a record has plain line feeds.
record-blanks = Words are separated by one blank, with none before the first or after the last.
record-not-ascii = There is a character that is not plain ASCII.
record-last-line-cut = The last line has no line end, so the record may be cut short.
record-cut-short = The record ends here, before “{ $expected }”.
record-key-expected = “{ $expected }” belongs here, not “{ $found }”.
record-key-missing = The line “{ $key }” is missing from the header, which ends here.
record-key-out-of-place = The line “{ $key }” does not belong here.
record-separator-expected = “---” belongs here, not “{ $found }”.
record-game-unknown = There is no game called “{ $game }”.
record-rules-unknown = The rules are version “{ $rules }”, and only version { $known } is known.
record-deck-malformed = A deck is a name and 12 hexadecimal digits, not “{ $text }”.
record-deck-unknown = The deck “{ $deck }” was not found. Name its file with --deck.
record-deck-differs = The record was made with another version of the deck { $deck }: its digits are { $found }, those of the deck found are { $held }.
record-seats-out-of-range = The number of seats is “{ $text }” and must be from { $lowest } to { $highest }.
record-first-out-of-range = The first seat is “{ $text }” and must be from { $lowest } to { $highest }.
record-order-unknown-card = The deck has no card “{ $card }”.
record-order-twice = Card { $card } is listed twice.
record-seat-expected = A line of the game begins with the number of a seat, not with “{ $found }”.
record-not-an-action = “{ $text }” is not an action.
record-action-hidden = “{ $text }” leaves out what was hidden when the record was written, so the game cannot be replayed from here on.
record-hidden = The record was written while the game ran. It leaves out what was hidden then, so the game cannot be replayed.
record-action-after-end = The game was over before this action.
record-end-missing = { $seat ->
    [0] The game is over here ({ $ending }), and the record does not say so.
   *[other] The game is over here ({ $ending }, in the turn of seat { $seat }), and the record does not say so.
}
record-end-is-none = The game is not over after the last action.
record-chance-missing = The record ends where what chance decides must follow, such as the shuffled cards.
record-end-malformed = An end is what ended the game, as a rule with the number of a seat.
record-end-differs = The game ended differently: “{ $expected }”.
record-score-malformed = A score is a number of points for each seat, like 9.5 or 8.
record-score-differs = The score is different: “{ $expected }”.
record-winner-malformed = A winner is the number of a seat, or several.
record-winner-differs = The winner is different: “{ $expected }”.
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
position-blanks = Words are separated by one blank, with none before the first or after the last.
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
position-word-twice = “{ $word }” is here twice.
position-unknown = { $kind ->
    [token] There is no civic token “{ $name }”.
    [route] There is no route “{ $name }”.
    [ticket] There is no ticket “{ $name }”.
   *[card] There is no card “{ $name }”.
}
position-twice = { $kind ->
    [token] Civic token { $name } is in another place too.
    [route] Route { $name } is in another place too.
    [ticket] Ticket { $name } is in another place too.
   *[card] Card { $name } is in another place too.
}
position-not-a-card = “{ $word }” is not a card.
position-beside = The lines “{ $key }” and “{ $other }” exclude each other.
position-alone = The line “{ $key }” needs a line “{ $other }”.
