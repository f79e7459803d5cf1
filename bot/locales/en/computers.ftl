## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
button-add-computer = Add computer
button-remove-computer = Remove computer
computers-seated = { $count ->
    [0] No seat at table { $table } is the computer’s.
    [one] One seat at table { $table } is the computer’s.
   *[other] { $count } seats at table { $table } are the computer’s.
}
too-many-computers = { $most ->
    [0] No seat is left for the computer. Open a table with more seats, or free one.
    [one] Only one seat is left for the computer. Choose one, or open a table with more seats.
   *[other] Only { $most } seats are left for the computer. Choose no more, or open a table with more seats.
}
computer-to-move = It is the computer’s turn. It plays in a few seconds; wait for the next post.
ask-undo-alone = Nobody else has to agree, so you can take this back. What would go:
    { $moves }
button-ask-undo-alone = Take back
command-computers = Say how many seats the computer has, before the game starts
command-computers-name = computers
option-computers = How many seats are the computer’s
option-computers-name = computers

-game-computers = /{ command-game-name } { command-computers-name }
