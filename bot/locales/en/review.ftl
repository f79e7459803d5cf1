## A finished game looked back on

button-review = Review
command-review = See each player’s chance to win turn by turn, and the turns that decided the game
command-review-name = review
review-later = You can review this game once it’s over.
no-review = The game at table { $table } wasn’t played to the end, so there’s nothing to review.
review-waits = Another review is being made first. The review of table { $table } is in the queue.
review-making = Making the review of table { $table }: { $bar } { $percent }%
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
review-certainty = Accurate to about ±{ $points } percentage points.
review-percent = { $percent }%
review-change = { $before } → { $after }
review-turn = turn { $turn }
review-moment = **{ $letter }. { $player }, turn { $turn }:** chance to win { $change }
review-better = Better: { $action } (about { $points } points at the end)
review-better-than = Better than “{ $played }”: { $action } (about { $points } points at the end)
review-best = Nothing better was found.
review-best-luck = Nothing better was found; the luck of the draw did the rest.
review-best-cost = Nothing better was found; it was bad luck.
review-nothing = No single turn changed much.
review-alt = Review of table { $table }: each player’s chance to win, to about ±{ $points } percentage points.
review-alt-line = { $player }: { $shares }.
review-alt-start = { $percent } at the start
review-alt-after = { $percent } after turn { $turn }
review-alt-end = { $percent } at the end
review-alt-moment = { $letter }. { $player }, turn { $turn }: { $change }.
