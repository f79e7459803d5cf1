## Why an action is good: sentences that follow its name. $rival is a name, $points has its unit.

pc-why-resource =
    { $resource ->
        [economy] economy
        [energy] energy
        [ecology] ecology
        [community] community
       *[industry] industry
    }
pc-why-points = It brings { $points } at once.
pc-why-permanent =
    { $count ->
        [one] It gives a permanent { $what }, which pays in every later turn.
       *[other] It gives { $count } permanent { $what }, which pay in every later turn.
    }
pc-why-token =
    { $count ->
        [one] It brings a civic token, the best one worth { $points } now.
       *[other] It brings { $count } civic tokens, the best one worth { $points } now.
    }
# $building: with what it gives, such as "Solar roof (energy, 2 points)".
pc-why-pays = With its cards the next turn can pay for { $building } on { $space }.
pc-why-nearer = Only 1 symbol is then missing for { $building } on { $space }.
pc-why-denies = Otherwise { $rival } can have { $building } on { $space } next.
pc-why-deck = It takes two cards and opens no building for others.
pc-why-flip = It’s free, and the building on the back of { $space } may be worth more than what lies open.
pc-why-keeps =
    { $count ->
        [one] It keeps an ingenuity card, which pays for any resource.
       *[other] It keeps { $count } ingenuity cards, which pay for any resource.
    }
pc-why-exact = It spends fewer symbols in vain.
pc-why-ends = It ends the game while in the lead.
