## Seats of the computer

computer-seat = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
computer-title = { $name }, { $strength }
strength-easy = easy
strength-medium = medium
strength-hard = hard
button-add-computer = { $strength ->
    [easy] Add easy computer
    [medium] Add medium computer
   *[hard] Add hard computer
}
button-remove-computer = Remove computer
computers-seated = { $count ->
    [0] There are no computer players at table { $table }.
    [one] There is 1 computer player at table { $table }: { $strengths }.
   *[other] There are { $count } computer players at table { $table }: { $strengths }.
}
computers-none = no computer
unknown-strength = No computer plays with the strength { $strength }. Choose easy, medium or hard.
too-many-computers = { $most ->
    [0] No seat is left for the computer. Open a table with more seats, or free one.
    [one] Only one seat is left for the computer. Choose 1, or open a table with more seats.
   *[other] Only { $most } seats are left for the computer. Choose at most { $most }, or open a table with more seats.
}
computer-to-move = It’s the computer’s turn. It will move in a few seconds.
ask-undo-alone = You can undo this without asking anyone. This would be undone:
    { $moves }
button-ask-undo-alone = Undo
command-computers = Choose the computer players and their strengths, before the game starts
command-computers-name = computers
option-computers = How many, and how strong each: easy, medium or hard
option-computers-name = computers

-game-computers = /{ command-game-name } { command-computers-name }
