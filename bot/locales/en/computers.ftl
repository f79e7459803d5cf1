## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
button-add-computer = Add computer
button-remove-computer = Remove computer
computers-seated = { $count ->
    [0] There are no computer players at table { $table }.
    [one] There is 1 computer player at table { $table }.
   *[other] There are { $count } computer players at table { $table }.
}
too-many-computers = { $most ->
    [0] No seat is left for the computer. Open a table with more seats, or free one.
    [one] Only one seat is left for the computer. Choose 1, or open a table with more seats.
   *[other] Only { $most } seats are left for the computer. Choose at most { $most }, or open a table with more seats.
}
computer-to-move = It’s the computer’s turn. It will move in a few seconds.
ask-undo-alone = You can undo this without asking anyone. This would be undone:
    { $moves }
button-ask-undo-alone = Undo
command-computers = Choose how many computer players join, before the game starts
command-computers-name = computers
option-computers = Number of computer players
option-computers-name = computers

-game-computers = /{ command-game-name } { command-computers-name }
