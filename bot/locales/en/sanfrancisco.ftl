### San Francisco: everything but the rules, which are in sanfrancisco-rules.ftl.

## Cards, spaces and pieces
## These stand inside sentences: "blue 3, tracks, bonus".

# $colour: blue, grey, orange, yellow, green, or black for universal cards.
sf-colour =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
        [green] green
       *[black] universal
    }
sf-card-value =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
        [green] green
       *[black] universal
    } { $value }
sf-card-foundation =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
        [green] green
       *[black] universal
    } foundation
sf-card-depot =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
        [green] green
       *[black] universal
    } depot
sf-card-square =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
        [green] green
       *[black] universal
    } city square
sf-card-tracks = tracks
sf-card-waterfront = waterfront
sf-card-bonus = bonus
# The $number-th space of a row, counted from the left.
sf-space =
    { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    } space { $number }

sf-bonus-plus2 = +2 token
sf-bonus-card4 = universal card worth 4
sf-bonus-depot = universal depot card
sf-bonus-points = 1½-point token
sf-bonus-discard = contract-discard token
sf-bonus-tracks = tracks token
sf-bonus-nothing = no bonus
sf-taste = Favourite bonus

# The end of a list that is too long to be written out.
sf-list-more = { $count } more

## Slash commands

game-sanfrancisco = San Francisco
# Two lines in the post that gathers players: what it is; how long, for whom, the deck or level.
sanfrancisco-about =
    Draw cards or take columns, and build the best districts and cable-car network in San Francisco.
    2 to 4 players, simple rules, tight choices · an hour live, or days at your own pace · Deck: { $option }
sf-group = Act in San Francisco
sf-command-draw = Turn over the top card of the deck
sf-command-draw-name = draw
sf-command-place = Place the card turned over in a column
sf-command-place-name = place
sf-command-finalize = Take a column of projects, and a contract
sf-command-finalize-name = finalize
sf-command-build = Build a taken card
sf-command-build-name = build
sf-command-refuse = Refuse a taken card
sf-command-refuse-name = refuse
sf-command-done = Refuse the taken cards that are left, and end the turn
sf-command-done-name = done
sf-command-bonus = Choose the bonus that is due
sf-command-bonus-name = bonus
sf-command-put = Put the bonus you chose on your board
sf-command-put-name = put
sf-command-discard = Spend the contract-discard token
sf-command-discard-name = discard
sf-parameter-column = The column, 1 to 3
sf-parameter-column-name = column
sf-parameter-card = The card
sf-parameter-card-name = card
sf-parameter-row = The row, for a universal card
sf-parameter-row-name = row
sf-parameter-kind = The bonus
sf-parameter-kind-name = kind
sf-parameter-space = The space, or the row of a bonus card
sf-parameter-space-name = space
sf-parameter-count = How many contracts to discard
sf-parameter-count-name = count

## Whose turn it is and what can be done

sf-turn = It is the turn of { $player }, seat { $seat } of { $seats }.

sf-prompt-start =
    { $count ->
        [0] Draw a card.
        [1] Draw a card, or take column { $first }.
        [2] Draw a card, or take column { $first } or { $second }.
       *[3] Draw a card, or take any of the columns.
    }
sf-prompt-turned = Turned over: { $card }. Place it in a column.
sf-prompt-last-token = It gets the last foundation token, and that ends the game.
sf-prompt-building =
    { $count ->
        [one] Build or refuse the card taken: { $cards }.
       *[other] Build or refuse the { $count } cards taken: { $cards }.
    }
sf-prompt-settled = All cards are settled. Spend the contract-discard token, or end the turn.
sf-prompt-bonus =
    { $colour ->
        [blue] The blue district brings a bonus. It can be:
        [grey] The grey district brings a bonus. It can be:
        [orange] The orange district brings a bonus. It can be:
        [yellow] The yellow district brings a bonus. It can be:
       *[green] The green district brings a bonus. It can be:
    }
sf-prompt-put-plus2 = Put the +2 token on a card of your board.
sf-prompt-put-tracks = Put the tracks token on a card without tracks.
sf-prompt-put-card4 = Place the universal card worth 4 in a row.
sf-prompt-put-depot = Place the universal depot card in a row.
sf-prompt-discard =
    { $contracts ->
        [one] The contract-discard token can be spent: 1 contract held.
       *[other] The contract-discard token can be spent: { $contracts } contracts held.
    }

# What a bonus does, as an item of a list.
sf-effect-plus2 = +2 token: goes on any card of your board, which is worth 2 more.
sf-effect-card4 = Universal card worth 4: placed at once in any row with a space.
sf-effect-depot = Universal depot card: placed at once in any row with a space.
sf-effect-points = 1½-point token: scores at the end.
sf-effect-discard = Contract-discard token: once, in a turn of yours, discards 1 or 2 contracts.
sf-effect-tracks = Tracks token: goes on any card of your board without tracks.

# Why columns cannot be taken. $columns: "column 1 is empty, column 3 has 1".
sf-shut =
    { $contracts ->
        [0] An empty column cannot be taken.
        [one] With 1 contract held, a column must have at least { $needs } cards to be taken: { $columns }.
       *[other] With { $contracts } contracts held, a column must have at least { $needs } cards to be taken: { $columns }.
    }
sf-shut-column =
    { $cards ->
        [0] column { $column } is empty
       *[other] column { $column } has { $cards }
    }

sf-last-turn = Last turn: { $story }
sf-this-turn = This turn: { $story }

## The same in short, painted on the picture: some 25 characters each

sf-short-start =
    { $count ->
        [0] Draw a card.
        [1] Draw, or take column { $first }.
        [2] Draw, or take column { $first } or { $second }.
       *[3] Draw, or take any column.
    }
sf-short-turned = Place it in a column.
sf-short-building =
    { $count ->
        [one] Build or refuse 1 card.
       *[other] Build or refuse { $count } cards.
    }
sf-short-settled = Spend −2, or end the turn.
sf-short-bonus =
    { $colour ->
        [blue] Choose the blue bonus.
        [grey] Choose the grey bonus.
        [orange] Choose the orange bonus.
        [yellow] Choose the yellow bonus.
       *[green] Choose the green bonus.
    }
sf-short-put-plus2 = Put the +2 token on a card.
sf-short-put-tracks = Put the tracks on a card.
sf-short-put-card4 = Place the 4 in a row.
sf-short-put-depot = Place the depot in a row.
sf-short-over = Final score
# $points: with their unit, such as "9½ points".
sf-short-outcome =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the win with { $points } each.
    }
sf-short-ended =
    { $ending ->
        [foundations] The foundations are used up.
       *[board] A city board is full.
    }
sf-short-placed = { $player }: column { $column } gets { $card }.
# $when: "now" in the turn of the player named above it, else "before".
sf-short-built =
    { $when ->
        [now] { $refused ->
            [0] Column { $column } taken, { $built } built.
           *[other] Column { $column } taken, { $built } built, { $refused } refused.
        }
       *[before] { $refused ->
            [0] { $player }: column { $column } taken, { $built } built.
           *[other] { $player }: column { $column } taken, { $built } built, { $refused } refused.
        }
    }

## Buttons: verb, place, effects; 38 characters at most, better 22; no full stop

sf-button-draw = Draw a card
sf-button-finalize = Take column { $column }
sf-button-place = Place in column { $column }
# All taken cards are alike, so the place says it all.
sf-button-build-in =
    Build in { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
# $card: as short as can be, such as "3", "depot" or "universal 1 (tracks)".
sf-button-build =
    Build { $card } in { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
# The same without its verb, where it would be too long.
sf-button-build-short =
    { $card } in { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
sf-button-refuse = Refuse { $card }
sf-button-all = Build the { $count } that have one place
# A bonus is due before the others can be built.
sf-button-all-first = Build the first { $count }, then the bonus
sf-button-done =
    { $count ->
        [0] End the turn
        [one] Refuse 1 and end
       *[other] Refuse { $count } and end
    }
sf-button-plus2 = Take the +2 token
sf-button-card4 = Take the universal 4
sf-button-depot = Take the depot card
sf-button-points = Take the 1½-point token
sf-button-discard = Take the discard token
sf-button-tracks = Take the tracks token
# $space: the number of the space, which the picture shows on its card.
sf-button-put-plus2 =
    +2 on { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    } { $space }
sf-button-put-tracks =
    Tracks on { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    } { $space }
sf-button-put-row =
    Put in { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
sf-button-spend =
    { $count ->
        [one] Discard 1 contract
       *[other] Discard { $count } contracts
    }
sf-button-earlier = Earlier cards
sf-button-later = Later cards

# A taken card on a button, as the object of "build".
sf-named =
    { $kind ->
        [foundation] foundation
        [depot] depot
        [square] square
       *[value] { $value }
    }
sf-named-universal =
    { $kind ->
        [foundation] univ. foundation
        [depot] universal depot
        [square] universal square
       *[value] universal { $value }
    }
# The only universal card taken.
sf-named-alone = universal
sf-named-features = { $name } ({ $features })

# What an action does, behind the colon of a button; points stand before it, such as "+1½".
sf-does-end = ends the game
sf-does-skyscraper =
    { $count ->
        [one] skyscraper
       *[other] { $count } skyscrapers
    }
# The same for skyscrapers in fewer characters.
sf-does-rise =
    { $count ->
        [one] rises
       *[other] { $count } rise
    }
sf-does-medal = medal
sf-does-complete = complete
sf-does-cars =
    { $count ->
        [one] cable car
       *[other] { $count } cable cars
    }
# Other taken cards have no space any more.
sf-does-lose =
    { $count ->
        [one] 1 card lost
       *[other] { $count } cards lost
    }
sf-does-take =
    { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
# Of the cards of a column.
sf-does-fit =
    { $count ->
        [0] none fits
        [one] 1 fits
       *[other] { $count } fit
    }
# 0: everybody holds one now, so everybody discards one.
sf-does-contract =
    { $count ->
        [0] no contract
       *[other] a contract
    }
# How many cards a column must have to be taken.
sf-does-need = needs { $cards }
# How many cards a column has then.
sf-does-cards = makes { $cards }
sf-does-plus2 = raises a card by 2
sf-does-card4 = for any row
sf-does-depot = for any row
sf-does-discard = −2 contracts
sf-does-tracks = for a card
sf-does-discard-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }

sf-select-cards = Choose a card to build or refuse
sf-select-cards-page = Choose a card to build or refuse ({ $first } to { $last } of { $count })
sf-select-spaces = Choose a space

# Below a card in a select: the rows it may be built in.
sf-entry-rows = Fits: { $rows }
sf-entry-space = { $card }, worth { $value }

sf-pick = { $card }: build or refuse it.
sf-pick-gone = This card is not to be built any more. The newest post shows what can be done.

## What happened. $person is "you" in an answer only the player reads, else "other".

sf-did-drawn =
    { $person ->
        [you] You turn over { $card }.
       *[other] { $player } turns over { $card }.
    }
sf-did-placed =
    { $person ->
        [you] { $cards ->
            [one] You open column { $column }: { $card }.
           *[other] You add to column { $column }, now { $cards } cards: { $card }.
        }
       *[other] { $cards ->
            [one] { $player } opens column { $column }: { $card }.
           *[other] { $player } adds to column { $column }, now { $cards } cards: { $card }.
        }
    }
sf-did-token-laid =
    { $left ->
        [0] It gets the last foundation token.
        [one] It gets a foundation token, 1 is left.
       *[other] It gets a foundation token, { $left } are left.
    }
sf-did-finalized =
    { $person ->
        [you] { $cards ->
            [one] You take column { $column } with its 1 card, and a contract.
           *[other] You take column { $column } with its { $cards } cards, and a contract.
        }
       *[other] { $cards ->
            [one] { $player } takes column { $column } with its 1 card, and a contract.
           *[other] { $player } takes column { $column } with its { $cards } cards, and a contract.
        }
    }
sf-did-contracts-discarded = Everybody holds a contract, so everybody discards one.
sf-did-built =
    { $person ->
        [you] You build { $cards }.
       *[other] { $player } builds { $cards }.
    }
# An item of the list above: a card and where it goes.
sf-did-built-item = { $card } ({ $space })
sf-did-refused =
    { $person ->
        [you] You refuse { $cards }.
       *[other] { $player } refuses { $cards }.
    }
sf-did-no-room = No row has room for { $cards }.
sf-did-connected =
    { $count ->
        [one] New cable car: { $spaces }.
       *[other] New cable cars: { $spaces }.
    }
sf-did-square-woke =
    { $count ->
        [one] City square worth 4 from now on: { $spaces }.
       *[other] City squares worth 4 from now on: { $spaces }.
    }
sf-did-skyscraper =
    { $count ->
        [one] A skyscraper rises: { $spaces }.
       *[other] { $count } skyscrapers rise: { $spaces }.
    }
sf-did-medal =
    { $person ->
        [you] You take the Master Builder medal.
       *[other] { $player } takes the Master Builder medal.
    }
sf-did-medal-from =
    { $person ->
        [you] You take the Master Builder medal from { $previous }.
       *[other] { $player } takes the Master Builder medal from { $previous }.
    }
sf-did-completed =
    { $person ->
        [you] { $colour ->
            [blue] You are first to complete the blue district.
            [grey] You are first to complete the grey district.
            [orange] You are first to complete the orange district.
            [yellow] You are first to complete the yellow district.
           *[green] You are first to complete the green district.
        }
       *[other] { $colour ->
            [blue] { $player } is first to complete the blue district.
            [grey] { $player } is first to complete the grey district.
            [orange] { $player } is first to complete the orange district.
            [yellow] { $player } is first to complete the yellow district.
           *[green] { $player } is first to complete the green district.
        }
    }
sf-did-bonus-owed =
    { $colour ->
        [blue] The blue district brings a bonus.
        [grey] The grey district brings a bonus.
        [orange] The orange district brings a bonus.
        [yellow] The yellow district brings a bonus.
       *[green] The green district brings a bonus.
    }
sf-did-bonus-none =
    { $colour ->
        [blue] No bonus can be taken for the blue district.
        [grey] No bonus can be taken for the grey district.
        [orange] No bonus can be taken for the orange district.
        [yellow] No bonus can be taken for the yellow district.
       *[green] No bonus can be taken for the green district.
    }
sf-did-bonus-taken =
    { $person ->
        [you] You take a bonus: { $bonus }.
       *[other] { $player } takes a bonus: { $bonus }.
    }
sf-did-token-put-plus2 = The +2 token goes on { $card } ({ $space }).
sf-did-token-put-tracks = The tracks token goes on { $card } ({ $space }).
sf-did-contracts-spent =
    { $person ->
        [you] { $count ->
            [one] You spend the contract-discard token on 1 contract.
           *[other] You spend the contract-discard token on { $count } contracts.
        }
       *[other] { $count ->
            [one] { $player } spends the contract-discard token on 1 contract.
           *[other] { $player } spends the contract-discard token on { $count } contracts.
        }
    }
sf-did-done =
    { $person ->
        [you] You end the turn.
       *[other] { $player } ends the turn.
    }
sf-did-ended-foundations = That ends the game.
sf-did-ended-board = The city board is full: that ends the game.

## The end of the game

# $points: with their unit, such as "9½ points".
sf-outcome = { $players } wins with { $points }.
sf-outcome-cable-cars =
    { $cars ->
        [one] { $players } wins with { $points }: tied on points, ahead with 1 cable car.
       *[other] { $players } wins with { $points }: tied on points, ahead with { $cars } cable cars.
    }
sf-outcome-shared = { $players } share the win with { $points } each: as many points, and as many cable cars.

## What a slash command offers

# A space and its card, before a colon and the effects of a token on it.
sf-choice-space = { $space } ({ $card })
sf-choice-column =
    { $cards ->
        [0] Column { $column }, empty
        [one] Column { $column }, 1 card
       *[other] Column { $column }, { $cards } cards
    }

## The description of the picture

sf-alt-head = San Francisco. { $turn }
sf-alt-turn = Turn: { $player }, seat { $seat } of { $seats }.
sf-alt-over = The game is over.
sf-alt-last = Last: { $last }
sf-alt-column =
    { $cards ->
        [0] Column { $column }: empty.
        [one] Column { $column }: 1 card.
       *[other] Column { $column }: { $cards } cards.
    }
sf-alt-column-cards = Column { $column }: { $cards }.
sf-alt-supply =
    { $tokens ->
        [one] 1 foundation token, { $deck } in the deck.
       *[other] { $tokens } foundation tokens, { $deck } in the deck.
    }
sf-alt-city =
    { $player }: { $points }, { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    }, { $cars ->
        [one] 1 cable car
       *[other] { $cars } cable cars
    }, { $skyscrapers ->
        [one] 1 skyscraper
       *[other] { $skyscrapers } skyscrapers
    }
sf-alt-medal = medal

## A city or the columns alone, large

sf-zoom-own = My city
sf-zoom-shared = Columns
sf-zoom-columns = The columns of projects
# $list: notes, such as "2 ahead of Bo; bonus: tracks token".
sf-zoom-row =
    { $colour ->
        [blue] **Blue**, sum { $sum }: { $list }.
        [grey] **Grey**, sum { $sum }: { $list }.
        [orange] **Orange**, sum { $sum }: { $list }.
        [yellow] **Yellow**, sum { $sum }: { $list }.
       *[green] **Green**, sum { $sum }: { $list }.
    }
sf-zoom-city = The whole city: { $list }.
sf-alt-zoom = San Francisco. City of { $player }, seat { $seat } of { $seats }.
sf-alt-zoom-columns = San Francisco. The columns of projects.
sf-alt-row =
    { $colour ->
        [blue] Blue, sum { $sum }: { $spots }.
        [grey] Grey, sum { $sum }: { $spots }.
        [orange] Orange, sum { $sum }: { $spots }.
        [yellow] Yellow, sum { $sum }: { $spots }.
       *[green] Green, sum { $sum }: { $spots }.
    }
sf-alt-row-notes = Row: { $list }.

# Below a card of a city that is shown large, some 20 characters.
sf-caption-skyscraper = { $sum } around it
sf-caption-foundation =
    { $missing ->
        [one] lacks 1 to rise
       *[other] lacks { $missing } to rise
    }
sf-caption-awake = 4: car beside it
sf-caption-asleep = 0: no car beside it
sf-caption-asleep-own-car = 0: no other car beside
sf-caption-unconnected = not connected

# Behind a sign on the picture, some 20 characters: a completion token, a bonus symbol, a place
# with its points, a medal.
sf-note-short-completing =
    { $count ->
        [one] 1 more completes it
       *[other] { $count } more complete it
    }
sf-note-short-completed = completed first
sf-note-short-completion-gone = { $player } was first
sf-note-short-symbols =
    { $count ->
        [one] 1 more for a bonus
       *[other] { $count } more for a bonus
    }
sf-note-short-bonus = { $bonus }
sf-note-short-bonus-due = due now
sf-note-short-bonus-none = none was left
sf-note-short-bonus-gone = no bonus is left
sf-note-short-bonus-out-of-reach = too few spaces left
sf-note-short-passing =
    { $count ->
        [one] 1 more passes { $player }
       *[other] { $count } more pass { $player }
    }
sf-note-short-open = nobody yet
sf-note-short-ahead =
    { $count ->
        [0] level with { $player }
       *[other] { $count } ahead of { $player }
    }
sf-note-short-behind =
    { $count ->
        [0] level with { $player }
       *[other] { $count } behind { $player }
    }
sf-note-short-cars-open = no cable cars yet
sf-note-short-cars-passing =
    { $count ->
        [one] 1 more car passes { $player }
       *[other] { $count } more cars pass { $player }
    }
sf-note-short-cars-ahead =
    { $count ->
        [0] cars: level with { $player }
        [one] 1 car ahead of { $player }
       *[other] { $count } cars ahead of { $player }
    }
sf-note-short-cars-behind =
    { $count ->
        [0] cars: level with { $player }
        [one] 1 car behind { $player }
       *[other] { $count } cars behind { $player }
    }
sf-note-short-medal-free = for the first skyscraper
sf-note-short-medal-held = most skyscrapers
sf-note-short-medal-missing =
    { $count ->
        [one] 1 more skyscraper
       *[other] { $count } more skyscrapers
    }
sf-note-short-medal-gone = { $player } has it

# The same, to be understood without a sign. They stand in lists: small letter, no full stop.
sf-note-long-completing =
    { $count ->
        [one] 1 more card brings the completion token
       *[other] { $count } more cards bring the completion token
    }
sf-note-long-completed = completion token held
sf-note-long-completion-gone = completion token held by { $player }
sf-note-long-symbols =
    { $count ->
        [one] 1 more bonus symbol brings a bonus
       *[other] { $count } more bonus symbols bring a bonus
    }
sf-note-long-bonus = bonus taken: { $bonus }
sf-note-long-bonus-due = a bonus is due now
sf-note-long-bonus-none = no bonus was left to take
sf-note-long-bonus-gone = no bonus is left to take
sf-note-long-bonus-out-of-reach = too few spaces left for a bonus
# $points: with their unit, such as "2 points".
sf-note-long-passing = a sum { $count } higher passes { $player }, to a place worth { $points }
sf-note-long-open = nobody has a card here yet
sf-note-long-ahead =
    { $count ->
        [0] level with { $player } and first by the tie
       *[other] { $count } ahead of { $player }
    }
sf-note-long-behind =
    { $count ->
        [0] level with { $player } and behind by the tie
       *[other] { $count } behind { $player }
    }
sf-note-long-cars-open = nobody has a cable car yet
sf-note-long-cars-passing =
    { $count ->
        [one] 1 more cable car passes { $player }, to a place worth { $points }
       *[other] { $count } more cable cars pass { $player }, to a place worth { $points }
    }
sf-note-long-cars-ahead =
    { $count ->
        [0] as many cable cars as { $player } and first by the tie
        [one] 1 cable car ahead of { $player }
       *[other] { $count } cable cars ahead of { $player }
    }
sf-note-long-cars-behind =
    { $count ->
        [0] as many cable cars as { $player } and behind by the tie
        [one] 1 cable car behind { $player }
       *[other] { $count } cable cars behind { $player }
    }
sf-note-long-medal-free = the first skyscraper brings the medal
sf-note-long-medal-held = medal held
sf-note-long-medal-missing =
    { $count ->
        [one] 1 more skyscraper brings the medal
       *[other] { $count } more skyscrapers bring the medal
    }
sf-note-long-medal-gone = medal held by { $player }

## Why the rules refuse something, and what can be done

sf-refused-game-over = The game is over. The score sheet stands in its last post.
sf-refused-not-your-turn = It is the turn of seat { $seat }. You can act when your turn comes.
sf-refused-deck-beyond-record = The record of this game does not say which card comes next, so nobody can draw here.
sf-refused-place-first = A card is turned over already. Place it in a column first.
sf-refused-bonus-owed =
    { $district ->
        [blue] The bonus of the blue district comes first. Choose it, then go on.
        [grey] The bonus of the grey district comes first. Choose it, then go on.
        [orange] The bonus of the orange district comes first. Choose it, then go on.
        [yellow] The bonus of the yellow district comes first. Choose it, then go on.
       *[green] The bonus of the green district comes first. Choose it, then go on.
    }
sf-refused-bonus-to-put =
    { $bonus ->
        [plus2] The +2 token comes first. Put it on a card, then go on.
        [tracks] The tracks token comes first. Put it on a card, then go on.
        [card4] The universal card worth 4 comes first. Place it in a row, then go on.
       *[depot] The universal depot card comes first. Place it in a row, then go on.
    }
sf-refused-still-building =
    { $cards ->
        [0] A column is taken already this turn. End the turn with done.
        [one] A column is taken already this turn. Build or refuse the card that is left.
       *[other] A column is taken already this turn. Build or refuse the { $cards } cards that are left.
    }
sf-refused-nothing-turned-over = No card is turned over. Draw one first, or take a column.
sf-refused-nothing-taken = No column is taken. Draw a card, or take a column first.
sf-refused-no-bonus-owed = No bonus is due now. One is due with the second bonus symbol of a row.
sf-refused-no-bonus-to-put = There is no bonus to put on the board. Choose one first when one is due.
sf-refused-no-such-column = There is no column { $column }. Choose 1, 2 or 3.
sf-refused-column-empty = Column { $column } is empty. Take a column with cards, or draw a card.
sf-refused-column-too-short =
    { $contracts ->
        [one] You hold 1 contract, so a column must have at least 2 cards, and column { $column } has { $cards }. Take another, or draw a card.
       *[other] You hold { $contracts } contracts, so a column must have more cards than that, and column { $column } has { $cards }. Take another, or draw a card.
    }
sf-refused-card-not-taken = { $card } isn’t one of your remaining cards.
sf-refused-row-not-yours-to-choose =
    { $row ->
        [blue] { $card } is blue, so it goes in your blue row. Leave out the row.
        [grey] { $card } is grey, so it goes in your grey row. Leave out the row.
        [orange] { $card } is orange, so it goes in your orange row. Leave out the row.
        [yellow] { $card } is yellow, so it goes in your yellow row. Leave out the row.
       *[green] { $card } is green, so it goes in your green row. Leave out the row.
    }
sf-refused-row-missing = { $card } is universal and can go in any row with a free space. Say which row.
sf-refused-row-full =
    { $row ->
        [blue] Your blue row is full. Choose a row with a space.
        [grey] Your grey row is full. Choose a row with a space.
        [orange] Your orange row is full. Choose a row with a space.
        [yellow] Your yellow row is full. Choose a row with a space.
       *[green] Your green row is full. Choose a row with a space.
    }
sf-refused-no-such-row = There is no row { $row }. The rows are blue, grey, orange, yellow and green.
sf-refused-no-such-space = There’s no { $space }. Each row has spaces 1 to 5.
sf-refused-bonus-of-another =
    { $district ->
        [blue] This is no bonus of the blue district. Choose the +2 token or the tracks token.
        [grey] This is no bonus of the grey district. Choose the universal card worth 4 or the tracks token.
        [orange] This is no bonus of the orange district. Choose the universal depot card or the tracks token.
        [yellow] This is no bonus of the yellow district. Choose the 1½-point token or the tracks token.
       *[green] This is no bonus of the green district. Choose the contract-discard token or the tracks token.
    }
sf-refused-bonus-gone =
    { $bonus ->
        [plus2] No +2 token is left. Choose another bonus.
        [card4] No universal card worth 4 is left. Choose another bonus.
        [depot] No universal depot card is left. Choose another bonus.
        [points] No 1½-point token is left. Choose another bonus.
        [discard] No contract-discard token is left. Choose another bonus.
       *[tracks] No tracks token is left. Choose another bonus.
    }
sf-refused-bonus-has-no-place =
    { $bonus ->
        [tracks] Every card of your board has tracks already. Choose another bonus.
       *[other] No row of your board has a space for this card. Choose another bonus.
    }
sf-refused-put-needs-row = A bonus card goes on the leftmost space of a row. Name the row only.
sf-refused-put-needs-space = A token goes on a card. Pick one of the suggested spaces.
sf-refused-space-empty = No card lies there yet. Choose a space with a card.
sf-refused-tracks-already = This card has tracks already. Choose a card without tracks.
sf-refused-no-discard-token = You hold no contract-discard token. Contracts go when everybody holds one.
sf-refused-no-contracts = You hold no contract. Keep the token until you do.
sf-refused-discard-one-or-two = The token discards 1 or 2 contracts, not { $count }.
sf-refused-too-few-contracts =
    { $contracts ->
        [one] You hold 1 contract only. Discard that one.
       *[other] You hold { $contracts } contracts only. Discard no more than that.
    }
sf-refused-seats-out-of-range = San Francisco is for 2 to 4 players, not { $seats }. Choose 2, 3 or 4 seats.
sf-refused-option-unknown = There is no such deck here. Choose one of those offered while you type.
sf-refused-first-out-of-range = There is no seat { $first } at this table. Name one that is taken.
sf-refused-not-an-action = This is no action of San Francisco. Choose one of those offered while you type, or press a button.

## The whole position in words

sf-state-title = San Francisco: the table
sf-state-column =
    { $cards ->
        [0] Column { $column } is empty.
        [one] Column { $column }, 1 card: { $list }.
       *[other] Column { $column }, { $cards } cards: { $list }.
    }
sf-state-turned = Turned over: { $card }.
sf-state-taken =
    { $cards ->
        [one] Taken from column { $column }, to build or refuse: { $list }.
       *[other] Taken from column { $column }, { $cards } cards to build or refuse: { $list }.
    }
sf-state-tokens =
    { $tokens ->
        [one] Foundation tokens: 1 left of { $start }. The last one ends the game.
       *[other] Foundation tokens: { $tokens } left of { $start }.
    }
sf-state-supply = Bonuses left: { $list }.
# An item of the list above.
sf-state-piece = { $bonus } ({ $left })
sf-state-completions = Completion tokens left: { $list }.
sf-state-completions-none = Completion tokens left: none.
sf-state-medal = The Master Builder medal is held by { $player }.
sf-state-medal-free = The Master Builder medal waits for the first skyscraper.
sf-state-points =
    { $stage ->
        [over] Final points: { $list }.
        [begun] Points so far: { $list }. Districts without a card and a network without a cable car don’t count yet.
       *[running] Points if the game ended in this turn: { $list }.
    }
# An item of the list above.
sf-state-player-points = { $player } { $points }
sf-state-deck =
    { $cards ->
        [one] Deck: 1 card.
       *[other] Deck: { $cards } cards.
    }
sf-state-unseen = Not seen yet:
# $list: "foundation 2, depot 1, 3 ×4".
sf-state-unseen-colour =
    { $colour ->
        [blue] Blue ×{ $count }: { $list }.
        [grey] Grey ×{ $count }: { $list }.
        [orange] Orange ×{ $count }: { $list }.
        [yellow] Yellow ×{ $count }: { $list }.
        [green] Green ×{ $count }: { $list }.
       *[black] Universal ×{ $count }: { $list }.
    }
sf-state-kind-foundation = foundation ×{ $count }
sf-state-kind-depot = depot ×{ $count }
sf-state-kind-square = city square ×{ $count }
sf-state-kind-value = { $value } ×{ $count }

sf-state-city = City of { $player }, seat { $seat } of { $seats }
sf-state-row =
    { $colour ->
        [blue] **Blue**, sum { $sum }, place { $place } ({ $points }): { $spots }.
        [grey] **Grey**, sum { $sum }, place { $place } ({ $points }): { $spots }.
        [orange] **Orange**, sum { $sum }, place { $place } ({ $points }): { $spots }.
        [yellow] **Yellow**, sum { $sum }, place { $place } ({ $points }): { $spots }.
       *[green] **Green**, sum { $sum }, place { $place } ({ $points }): { $spots }.
    }
sf-state-row-open =
    { $colour ->
        [blue] **Blue**: nobody has a card here yet.
        [grey] **Grey**: nobody has a card here yet.
        [orange] **Orange**: nobody has a card here yet.
        [yellow] **Yellow**: nobody has a card here yet.
       *[green] **Green**: nobody has a card here yet.
    }
sf-state-row-empty = empty
# One card of a row with what is to be said of it: "2. grey 3, tracks: worth 5, cable car".
sf-state-spot = { $number }. { $card }
sf-state-spot-facts = { $number }. { $card } ({ $facts })
sf-state-worth = worth { $value }
sf-state-plus =
    { $count ->
        [one] +2 token
       *[other] { $count } +2 tokens
    }
sf-state-rails = tracks token
sf-state-car = cable car
sf-state-skyscraper = skyscraper
sf-state-around = neighbours { $sum } of { $required }
sf-state-bonus-taken =
    { $colour ->
        [blue] Bonus taken for blue: { $bonus }.
        [grey] Bonus taken for grey: { $bonus }.
        [orange] Bonus taken for orange: { $bonus }.
        [yellow] Bonus taken for yellow: { $bonus }.
       *[green] Bonus taken for green: { $bonus }.
    }
sf-state-symbols =
    { $colour ->
        [blue] Blue has one bonus symbol: the next brings a bonus.
        [grey] Grey has one bonus symbol: the next brings a bonus.
        [orange] Orange has one bonus symbol: the next brings a bonus.
        [yellow] Yellow has one bonus symbol: the next brings a bonus.
       *[green] Green has one bonus symbol: the next brings a bonus.
    }
sf-state-cars = Cable cars: { $cars }, place { $place } ({ $points }).
sf-state-cars-none = Cable cars: nobody has one yet.
sf-state-skyscrapers = Skyscrapers: { $skyscrapers }. A foundation needs neighbours worth { $required }.
sf-state-contracts = Contracts: { $contracts }.
sf-state-holds = Holds: { $list }.
sf-state-total =
    { $stage ->
        [over] Final points: { $points } = { $list }.
        [begun] Points so far: { $points } = { $list }. Districts without a card and a network without a cable car don’t count yet.
       *[running] Points if the game ended in this turn: { $points } = { $list }.
    }
sf-state-total-none =
    { $stage ->
        [over] Final points: { $points }.
        [begun] Points so far: { $points }. Districts without a card and a network without a cable car don’t count yet.
       *[running] Points if the game ended in this turn: { $points }.
    }
sf-piece-medal = Master Builder medal
# A completion token, by district.
sf-piece-completion =
    { $colour ->
        [blue] blue completion token
        [grey] grey completion token
        [orange] orange completion token
        [yellow] yellow completion token
       *[green] green completion token
    }
# Lines of the sum, as items of a list: "blue 2, skyscrapers 3".
sf-line-item = { $line } { $points }
sf-line-cable-cars = cable cars
sf-line-skyscrapers = skyscrapers
sf-line-medal = medal
sf-line-points-tokens = 1½-point tokens
sf-line-completion-tokens = completion tokens

## The score sheet

sf-sheet-ended =
    { $ending ->
        [foundations] The last foundation token was laid in the turn of { $player }.
       *[board] The city board of { $player } is full.
    }
sf-sheet-total = Total
sf-sheet-seat = Seat
sf-sheet-standing =
    { $cars ->
        [one] { $place }\. { $player }, seat { $seat }: { $points }, 1 cable car
       *[other] { $place }\. { $player }, seat { $seat }: { $points }, { $cars } cable cars
    }
sf-sheet-majorities = Each majority, with the sums and in brackets the points:
# Heads of majorities: "Blue".
sf-sheet-majority = **{ $name }**: { $list }.
# A seat in a majority: its place, name, sum and points.
sf-sheet-place = { $place }. { $player } { $sum } ({ $points })
sf-sheet-tie-own-row = { $ahead } before { $behind }: { $higher } to { $lower } on space { $space }.
sf-sheet-tie-row-below =
    { $colour ->
        [blue] { $ahead } before { $behind }: { $higher } to { $lower } on space { $space } of blue.
        [grey] { $ahead } before { $behind }: { $higher } to { $lower } on space { $space } of grey.
        [orange] { $ahead } before { $behind }: { $higher } to { $lower } on space { $space } of orange.
        [yellow] { $ahead } before { $behind }: { $higher } to { $lower } on space { $space } of yellow.
       *[green] { $ahead } before { $behind }: { $higher } to { $lower } on space { $space } of green.
    }
sf-sheet-tie-column = { $ahead } before { $behind }: { $higher } to { $lower } cable cars in column { $space }.
sf-sheet-tie-ender = { $ahead } before { $behind }: the game ended in the turn of { $ahead }.
sf-sheet-tie-nearest = { $ahead } before { $behind }: sooner in turn order after { $ender }.
