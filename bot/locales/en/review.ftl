## A finished game looked back on

button-review = Review
command-review = See each player’s chance to win turn by turn, and the turns that decided the game
command-review-name = review
review-later = You can review this game once it’s over.
no-review = The game at table { $table } wasn’t played to the end, so there’s nothing to review.
review-waits = Another review is being made first. The review of table { $table } is in the queue.
review-making = Making the review of table { $table }: { $bar } { $percent }%
review-hidden = Players can still reopen table { $table }, so hidden cards stay hidden and there’s no review.
review-failed = The review of table { $table } couldn’t be finished. Please ask for it again.
review-elsewhere = Table { $table } is in another channel, so only you can see its review here. Leave out `{ option-everybody-name }`.
review-sharing = The review of table { $table } is on its way to everyone here.
review-shared = Everyone here can now see the review of table { $table }.
review-title = **{ $game }** · table { $table } · review
review-heading = Chance to win in %, turn by turn
review-late =
    { $rounds ->
        [one] last round
       *[other] last { $rounds } rounds
    }
review-certainty =
    { $points ->
        [one] Accurate to about 1 percentage point.
       *[other] Accurate to about { $points } percentage points.
    }
review-percent = { $percent }%
review-turn = turn { $turn }
# $figures: the decision and, where there was any, luck.
review-moment = **{ $letter }. { $player }, turn { $turn }:** { $figures }
review-decision = decision −{ $percent }%
# $change: with its sign.
review-luck = luck { $change }%
review-legend = Decision: the chance to win that the move gave away against the best one in the same position. Luck: by how much cards and others’ moves changed that chance, at least.
# Where only the luckiest turn is told.
review-stroke = Luckiest turn: { $player }, turn { $turn } (+{ $percent }%).
review-better = Better: { $action }.
review-better-than = Better than “{ $played }”: { $action }.
# $points: with their unit.
review-gain = About { $points } more at the end.
review-nothing = No decision cost much.
review-alt =
    { $points ->
        [one] Review of table { $table }: each player’s chance to win, accurate to about 1 percentage point.
       *[other] Review of table { $table }: each player’s chance to win, accurate to about { $points } percentage points.
    }
review-alt-line = { $player }: { $shares }.
review-alt-start = { $percent } at the start
review-alt-after = { $percent } after turn { $turn }
review-alt-end = { $percent } at the end
review-alt-moment = { $letter }. { $player }, turn { $turn }: { $figures }.
