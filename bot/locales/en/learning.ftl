### The tutorial, whatever game it teaches.

command-learn = Learn a game step by step; only you can see it
command-learn-name = learn
-game-learn = /{ command-game-name } { command-learn-name }

learn-which = **Which game would you like to learn?** You get a few small tasks, one at a time. Nobody else sees them.
learn-step = **Tutorial: { $game } – step { $number } of { $count }**
learn-example = -# Just an example that only you can see, not a real table.
learn-task = **Your task:** { $task }
learn-right = ✓ { $reason }
learn-wrong = ✗ Not this time. { $hint }
learn-end = **Tutorial: { $game } – finished**
learn-join = Table { $table } in this channel still needs players for this game. Join them!
learn-first-game = Ready for a real game? If this channel has no table, the button opens one and starts at once. You go first.
learn-started = Table { $table } has started. Its newest message says what to do. **{ $button }** shows everything you can do, and only you see it.
button-learn = Learn to play
button-learn-again = Start again
button-learn-skip = Skip step
button-learn-other = Another game
button-first-game = Play against an easy computer
