## How much time there is

# Lengths of time, as in "Clock: 24 hours a turn".
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-terms = Clock: { $pace } a turn. Each seat has { $reserve } in reserve, used up first.
clock-none = Clock: none.
# When is a time such as "in 3 hours" or "2 hours ago".
clock-deadline = Deadline: { $at }, a reserve of { $reserve } included.
clock-deadline-alone = Deadline: { $at }. No reserve is left.
clock-deadline-first = First deadline: { $at }, for { $player }.

## Pauses

agree-pause = { $player } asks to pause table { $table }: until a player resumes it no clock runs, and nobody is reminded. All players must agree: { $agreed } of { $seats } so far.
agreed-pause = All players agreed: table { $table } is paused. Any of them can let it go on with `{ -game-resume }`.
declined-pause = { $player } wants to go on, so the table is not paused.
table-paused = Table { $table } is paused. `{ -game-resume }` lets it go on.
paused-here = **This table is paused.** Any player can let it go on with the button or with `{ -game-resume }`.
# In the picture, in the place of what can be done.
short-paused = Paused.
button-resume = Resume
resumed = { $by } lets table { $table } go on. It is the turn of { $player }.
undone = { $count ->
        [one] The last move is
       *[other] The last { $count } moves are
    } taken back.

## Why a table refuses

unknown-pace = A clock can give each turn { $hours } hours, or there is none.
paused = This table is paused. Any of its players can let it go on with `{ -game-resume }`.
not-paused = Table { $table } is not paused. `{ -game-pause }` asks its players for that.

## Commands and their options: what they do and, under -name, what they are called

command-pause = Ask all players to pause the table
command-pause-name = pause
command-resume = Go on with a table that is paused or was closed before its end
command-resume-name = resume
option-clock = How long each turn may take
option-clock-name = clock
choice-clock-0 = No clock
choice-clock-8 = 8 hours a turn
choice-clock-12 = 12 hours a turn
choice-clock-24 = 24 hours a turn
choice-clock-48 = 2 days a turn
choice-clock-72 = 3 days a turn
choice-clock-168 = A week a turn

-game-pause = /{ command-game-name } { command-pause-name }
-game-resume = /{ command-game-name } { command-resume-name }
