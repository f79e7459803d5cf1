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
unknown-strength = There’s no strength called “{ $strength }”. Choose easy, medium or hard.
too-many-computers = { $most ->
    [0] No seat is left for the computer. Open a table with more seats, or free one.
    [one] Only one seat is left for the computer. Choose 1, or open a table with more seats.
   *[other] Only { $most } seats are left for the computer. Choose at most { $most }, or open a table with more seats.
}
computer-to-move = It’s the computer’s turn. It will move in a few seconds.
ask-undo-alone = You can undo this on your own. This would be undone:
    { $moves }
button-ask-undo-alone = Undo
command-computers = Choose the computer players and their strengths, before the game starts
command-computers-name = computers
option-computers = How many computer players, or the strength of each, such as: easy, hard
option-computers-name = computers

-game-computers = /{ command-game-name } { command-seat-name } { command-computers-name }

## Hints

command-hint = See what a strong computer would do in your place
command-hint-name = hint
button-hint = Hint
hint = Hint { $number } of { $most }
hint-action = Best: **{ $action }**
# Why an action is better than another one, where nothing better can be said. $points: with their unit.
why-now = It brings about { $points } more at once.
why-coming = It promises about { $points } more in later turns.
# $price: with its unit.
why-now-for = It brings { $points } more at once, for about { $price } less in later turns.
why-coming-for = It gives up about { $price } now for about { $points } more in later turns.
why-rival = { $rival } may expect about { $points } less.
hint-better = About { $points } better at the end than the next best move (**{ $action }**).
hint-next-equal = Just as good: **{ $action }**
no-hints = This table is played without hints.
hints-used-up = { $most ->
    [one] You’ve had your hint for this game.
   *[other] You’ve had all { $most } hints for this game.
}
nothing-to-choose = There’s only one thing you can do now, so a hint wouldn’t help.
over-hints = { $count ->
    [one] { $player } had 1 hint.
   *[other] { $player } had { $count } hints.
}
option-hints = Whether players may ask for hints
option-hints-name = hints
choice-hints-3 = Up to three for each player
choice-hints-0 = None

-game-hint = /{ command-game-name } { command-hint-name }
