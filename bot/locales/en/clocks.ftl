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
clock-terms = Clock: { $pace } per turn. Each player also has { $reserve } of extra time for the whole game, which is used first.
clock-none = Clock: none.
# When is a time such as "in 3 hours" or "2 hours ago".
clock-deadline = Deadline: { $at } (including { $reserve } of extra time).
clock-deadline-alone = Deadline: { $at }. No extra time left.
clock-deadline-first = First deadline ({ $player }): { $at }.

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
