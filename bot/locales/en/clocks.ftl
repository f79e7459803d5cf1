## How much time there is

# Lengths of time, as in "Clock: 24 hours per turn".
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-terms = Clock: { $pace } per turn, then a reserve of { $reserve } for the whole game.
clock-none = Clock: none.
# When is a time such as "in 3 hours" or "2 hours ago".
clock-turn = This turn: { $pace }. Reserve begins: { $at } · { $reserve } left.
clock-turn-least = This turn: { $pace }. Reserves begin: { $at } · the smallest has { $reserve } left: { $player }.
clock-turn-alone = This turn: { $pace }. Time is up: { $at } · no reserve left.
rules-clock-title = Clock
rules-clock = A table can have a clock. It works like a chess clock with a reserve:
    - Each turn has its own time, such as 24 hours. It runs first.
    - When that time is up, your reserve begins. It is { $turns } times as long as one turn and has to last for the whole game.
    - Only what a turn takes beyond its own time comes off your reserve. Time you save in a turn is not added to it.
    - Once your reserve is used up too, the other players decide what happens to your seat. Until then you can still move.
    - The clock stands still while a table is paused.

    The host sets the clock with `{ -game-new }` or `{ -table-settings }`.

## Pauses

agreed-pause = Everyone agreed: table { $table } is paused. Any player can resume it with `{ -game-resume }`.
declined-pause = { $player } wants to keep playing, so there’s no pause.
table-paused = Table { $table } is paused. Resume it with `{ -game-resume }`.
paused-here = **This table is paused.** Any player can resume it with the button or `{ -game-resume }`.
# In the picture, in the place of what can be done.
short-paused = Paused.
button-resume = Resume
resumed = { $by } resumed table { $table }. It’s { $player }’s turn.
undone = { $count ->
        [one] The last move was
       *[other] The last { $count } moves were
    } undone.

## Why a table refuses

unknown-pace = The clock can give { $hours } hours per turn, or you can play without one.
paused = This table is paused. Any player can resume it with `{ -game-resume }`.
not-paused = Table { $table } isn’t paused. Ask for a pause with `{ -game-pause }`.

## Commands and their options: what they do and, under -name, what they are called

command-pause = Ask all players to pause the table
command-pause-name = pause
command-resume = Resume a paused table, or reopen one that was closed early
command-resume-name = resume
option-clock = Time limit per turn
option-clock-name = clock
choice-clock-0 = No clock
choice-clock-8 = 8 hours per turn
choice-clock-12 = 12 hours per turn
choice-clock-24 = 24 hours per turn
choice-clock-48 = 2 days per turn
choice-clock-72 = 3 days per turn
choice-clock-168 = 1 week per turn

-game-pause = /{ command-game-name } { command-table-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-table-name } { command-resume-name }
