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
sf-group = Your moves in San Francisco
sf-command-draw = Draw the top card of the deck
sf-command-draw-name = draw
sf-command-place = Place the drawn card in a column
sf-command-place-name = place
sf-command-finalize = Finalize projects: take a column and a contract
sf-command-finalize-name = finalize
sf-command-build = Build a taken card
sf-command-build-name = build
sf-command-refuse = Refuse a taken card
sf-command-refuse-name = refuse
sf-command-done = Refuse the remaining cards and end your turn
sf-command-done-name = done
sf-command-bonus = Choose your bonus
sf-command-bonus-name = bonus
sf-command-put = Put the bonus you chose on your board
sf-command-put-name = put
sf-command-discard = Use the contract-discard token
sf-command-discard-name = discard
sf-parameter-column = The column, 1 to 3
sf-parameter-column-name = column
sf-parameter-card = The card
sf-parameter-card-name = card
sf-parameter-row = The row, for a universal card
sf-parameter-row-name = row
sf-parameter-kind = The bonus
sf-parameter-kind-name = kind
sf-parameter-space = The space – or the row, for a bonus card
sf-parameter-space-name = space
sf-parameter-count = How many contracts to discard
sf-parameter-count-name = count

## Whose turn it is and what can be done

sf-turn = It’s { $player }’s turn (seat { $seat } of { $seats }).

sf-prompt-start =
    { $count ->
        [0] Draw a card.
        [1] Draw a card, or take column { $first }.
        [2] Draw a card, or take column { $first } or { $second }.
       *[3] Draw a card, or take any of the columns.
    }
sf-prompt-turned = Drawn: { $card }. Place it in a column.
sf-prompt-last-token = It gets the last foundation token, and that ends the game.
sf-prompt-building =
    { $count ->
        [one] Build or refuse this card: { $cards }.
       *[other] Build or refuse these { $count } cards: { $cards }.
    }
sf-prompt-settled = All cards are built or refused. Use the contract-discard token, or end the turn.
sf-prompt-bonus =
    { $colour ->
        [blue] The blue district earns a bonus. Choose one:
        [grey] The grey district earns a bonus. Choose one:
        [orange] The orange district earns a bonus. Choose one:
        [yellow] The yellow district earns a bonus. Choose one:
       *[green] The green district earns a bonus. Choose one:
    }
sf-prompt-put-plus2 = Put the +2 token on a card on your board.
sf-prompt-put-tracks = Put the tracks token on a card without tracks.
sf-prompt-put-card4 = Put the universal card worth 4 in a row.
sf-prompt-put-depot = Put the universal depot card in a row.
sf-prompt-discard =
    { $contracts ->
        [one] You can use the contract-discard token: you have 1 contract.
       *[other] You can use the contract-discard token: you have { $contracts } contracts.
    }

# What a bonus does, as an item of a list.
sf-effect-plus2 = +2 token: put it on any card on your board to raise its value by 2.
sf-effect-card4 = Universal card worth 4: put it right away in any row with a free space.
sf-effect-depot = Universal depot card: put it right away in any row with a free space.
sf-effect-points = 1½-point token: scores at the end.
sf-effect-discard = Contract-discard token: once, on your turn, discard 1 or 2 contracts.
sf-effect-tracks = Tracks token: put it on any card without tracks on your board.

# Why columns cannot be taken. $columns: "column 1 is empty, column 3 has 1".
sf-shut =
    { $contracts ->
        [0] You can’t take an empty column.
        [one] With 1 contract you need a column of at least { $needs } cards; { $columns }.
       *[other] With { $contracts } contracts you need a column of at least { $needs } cards; { $columns }.
    }
sf-shut-column =
    { $cards ->
        [0] column { $column } is empty
       *[other] column { $column } has { $cards }
    }

sf-last-turn = Previous turn: { $story }
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
sf-short-settled = Discard, or end the turn.
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
sf-short-put-card4 = Put the 4 in a row.
sf-short-put-depot = Put the depot in a row.
sf-short-over = Final score
# $points: with their unit, such as "9½ points".
sf-short-outcome =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the win with { $points } each.
    }
sf-short-ended =
    { $ending ->
        [foundations] The foundation tokens are used up.
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
# The same where everybody had a contract then.
sf-short-built-discarded =
    { $when ->
        [now] Column { $column } taken, { $built } built. Everyone: −1 contract.
       *[before] { $player }: column { $column } taken, { $built } built. Everyone: −1 contract.
    }
## A turn in a sentence, for the line of the channel

sf-brief-placed = { $player } adds to column { $column }: { $card }.
sf-brief-built =
    { $refused ->
        [0] { $player } takes column { $column } and builds { $built ->
            [0] nothing
            [one] 1 card
           *[other] { $built } cards
        }.
       *[other] { $player } takes column { $column }, builds { $built ->
            [0] nothing
            [one] 1 card
           *[other] { $built } cards
        } and refuses { $refused }.
    }
# Behind it.
sf-brief-discarded = Everyone discards a contract.

## Buttons: two or three words, no full stop

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
    { $card } → { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    }
sf-button-refuse = Refuse { $card }
sf-button-all =
    { $count ->
        [2] Build both cards
       *[other] Build all { $count } cards
    }
# Others have several places.
sf-button-single = Build the { $count } cards without a choice
# A bonus is due before the others can be built.
sf-button-all-first = Build { $count } cards, then the bonus
# $cards: those that have one place only, such as "blue 2 + grey 3"; others have several.
sf-button-single-named = Build { $cards }
# $cards: those that are not built, since they have several places.
sf-button-single-but = Build all but { $cards }
sf-button-all-first-named = Build { $cards }, then the bonus
# The same in fewer characters.
sf-button-all-first-short = { $cards }, then the bonus
sf-button-done =
    { $count ->
        [0] End the turn
        [one] Refuse the card, end the turn
        [2] Refuse both cards, end the turn
       *[other] Refuse all { $count } cards, end the turn
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
    } space { $space }
sf-button-put-tracks =
    Tracks on { $colour ->
        [blue] blue
        [grey] grey
        [orange] orange
        [yellow] yellow
       *[green] green
    } space { $space }
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
sf-button-earlier = Previous page
sf-button-later = Next page

# A taken card on a button, as the object of "build".
sf-named =
    { $kind ->
        [foundation] foundation
        [depot] depot
        [square] square
       *[value] the { $value }
    }
sf-named-universal =
    { $kind ->
        [foundation] universal foundation
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
        [one] tower
       *[other] { $count } towers
    }
sf-does-medal = medal
sf-does-complete = row full
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
sf-does-cards =
    { $cards ->
        [one] first card
       *[other] makes { $cards } cards
    }
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
sf-entry-rows = Fits in: { $rows }
sf-entry-space = { $card }, worth { $value }

sf-pick = { $card }: build or refuse it.
sf-pick-gone = You can’t build this card any more. Check the newest message for your options.

## What happened. $person is "you" in an answer only the player reads, else "other".

sf-did-drawn =
    { $person ->
        [you] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
sf-did-placed =
    { $person ->
        [you] { $cards ->
            [one] You place the first card in column { $column }: { $card }.
           *[other] You add to column { $column } (now { $cards } cards): { $card }.
        }
       *[other] { $cards ->
            [one] { $player } places the first card in column { $column }: { $card }.
           *[other] { $player } adds to column { $column } (now { $cards } cards): { $card }.
        }
    }
sf-did-token-laid =
    { $left ->
        [0] It gets the last foundation token.
        [one] It gets a foundation token; 1 is left.
       *[other] It gets a foundation token; { $left } are left.
    }
sf-did-finalized =
    { $person ->
        [you] { $cards ->
            [one] You take column { $column } (1 card) and a contract.
           *[other] You take column { $column } ({ $cards } cards) and a contract.
        }
       *[other] { $cards ->
            [one] { $player } takes column { $column } (1 card) and a contract.
           *[other] { $player } takes column { $column } ({ $cards } cards) and a contract.
        }
    }
sf-did-contracts-discarded = Everyone has a contract, so everyone discards one.
sf-did-built =
    { $person ->
        [you] You build { $cards }.
       *[other] { $player } builds { $cards }.
    }
# An item of the list above: a card and where it goes.
sf-did-built-item = { $card } ({ $space })
# The same of bonus cards, with items as above.
sf-did-put =
    { $person ->
        [you] You place { $cards }.
       *[other] { $player } places { $cards }.
    }
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
        [one] City square now worth 4: { $spaces }.
       *[other] City squares now worth 4: { $spaces }.
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
            [blue] You’re the first to complete the blue district and take its completion token.
            [grey] You’re the first to complete the grey district and take its completion token.
            [orange] You’re the first to complete the orange district and take its completion token.
            [yellow] You’re the first to complete the yellow district and take its completion token.
           *[green] You’re the first to complete the green district and take its completion token.
        }
       *[other] { $colour ->
            [blue] { $player } is the first to complete the blue district and takes its completion token.
            [grey] { $player } is the first to complete the grey district and takes its completion token.
            [orange] { $player } is the first to complete the orange district and takes its completion token.
            [yellow] { $player } is the first to complete the yellow district and takes its completion token.
           *[green] { $player } is the first to complete the green district and takes its completion token.
        }
    }
sf-did-bonus-owed =
    { $colour ->
        [blue] The blue district earns a bonus.
        [grey] The grey district earns a bonus.
        [orange] The orange district earns a bonus.
        [yellow] The yellow district earns a bonus.
       *[green] The green district earns a bonus.
    }
sf-did-bonus-none =
    { $colour ->
        [blue] There is no bonus left to take for the blue district.
        [grey] There is no bonus left to take for the grey district.
        [orange] There is no bonus left to take for the orange district.
        [yellow] There is no bonus left to take for the yellow district.
       *[green] There is no bonus left to take for the green district.
    }
sf-did-bonus-taken =
    { $person ->
        [you] You take a bonus: { $bonus }.
       *[other] { $player } takes a bonus: { $bonus }.
    }
sf-did-token-put-plus2 =
    { $person ->
        [you] You put the +2 token on { $card } ({ $space }).
       *[other] { $player } puts the +2 token on { $card } ({ $space }).
    }
sf-did-token-put-tracks =
    { $person ->
        [you] You put the tracks token on { $card } ({ $space }).
       *[other] { $player } puts the tracks token on { $card } ({ $space }).
    }
sf-did-contracts-spent =
    { $person ->
        [you] { $count ->
            [one] You use the contract-discard token and discard 1 contract.
           *[other] You use the contract-discard token and discard { $count } contracts.
        }
       *[other] { $count ->
            [one] { $player } uses the contract-discard token and discards 1 contract.
           *[other] { $player } uses the contract-discard token and discards { $count } contracts.
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
        [one] { $players } wins with { $points }. Tiebreak: 1 cable car.
       *[other] { $players } wins with { $points }. Tiebreak: { $cars } cable cars.
    }
sf-outcome-shared = { $players } share the win with { $points } each: they also have the same number of cable cars.

# A space and its card, before a colon and the effects of a token on it.
sf-choice-space = { $space } ({ $card })

## What a slash command offers

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
sf-alt-last = Last move: { $last }
sf-alt-column =
    { $cards ->
        [0] Column { $column }: empty.
        [one] Column { $column }: 1 card.
       *[other] Column { $column }: { $cards } cards.
    }
sf-alt-column-cards = Column { $column }: { $cards }.
sf-alt-supply =
    { $tokens ->
        [one] 1 foundation token left. Cards in the deck: { $deck }.
       *[other] { $tokens } foundation tokens left. Cards in the deck: { $deck }.
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
        [one] needs 1 more
       *[other] needs { $missing } more
    }
sf-caption-awake = 4: car beside it
sf-caption-asleep = 0: no car beside it
sf-caption-asleep-own-car = 0: only its own car
sf-caption-unconnected = not connected

# Behind a sign on the picture, some 20 characters: a completion token, a bonus symbol, a place
# with its points, a medal.
sf-note-short-completing =
    { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }
sf-note-short-completed = completed first
sf-note-short-completion-gone = { $player } was first
sf-note-short-symbols =
    { $count ->
        [one] 1 more for a bonus
       *[other] { $count } more for a bonus
    }
sf-note-short-bonus = { $bonus }
sf-note-short-bonus-due = choose it now
sf-note-short-bonus-none = none left to take
sf-note-short-bonus-gone = no bonus is left
sf-note-short-bonus-out-of-reach = too few spaces left
sf-note-short-passing =
    { $count ->
        [one] +1 beats { $player }
       *[other] +{ $count } beats { $player }
    }
sf-note-short-open = nobody yet
sf-note-short-ahead =
    { $count ->
        [0] tied with { $player }
       *[other] { $count } ahead of { $player }
    }
sf-note-short-behind =
    { $count ->
        [0] tied with { $player }
       *[other] { $count } behind { $player }
    }
sf-note-short-cars-open = no cable cars yet
sf-note-short-cars-passing =
    { $count ->
        [one] +1 car beats { $player }
       *[other] +{ $count } cars beat { $player }
    }
sf-note-short-cars-ahead =
    { $count ->
        [0] cars: tied with { $player }
        [one] 1 car ahead of { $player }
       *[other] { $count } cars ahead of { $player }
    }
sf-note-short-cars-behind =
    { $count ->
        [0] cars: tied with { $player }
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
        [one] 1 more card for the completion token
       *[other] { $count } more cards for the completion token
    }
sf-note-long-completed = has the completion token
sf-note-long-completion-gone = { $player } has the completion token
sf-note-long-symbols =
    { $count ->
        [one] 1 more bonus symbol for a bonus
       *[other] { $count } more bonus symbols for a bonus
    }
sf-note-long-bonus = bonus taken: { $bonus }
sf-note-long-bonus-due = choose a bonus now
sf-note-long-bonus-none = no bonus was left to take
sf-note-long-bonus-gone = no bonus is left to take
sf-note-long-bonus-out-of-reach = too few spaces left for a bonus
# $points: with their unit, such as "2 points".
sf-note-long-passing = +{ $count } beats { $player } and scores { $points }
sf-note-long-open = nobody has a card here yet
sf-note-long-ahead =
    { $count ->
        [0] tied with { $player }, but wins the tiebreak
       *[other] { $count } ahead of { $player }
    }
sf-note-long-behind =
    { $count ->
        [0] tied with { $player }, but loses the tiebreak
       *[other] { $count } behind { $player }
    }
sf-note-long-cars-open = nobody has a cable car yet
sf-note-long-cars-passing =
    { $count ->
        [one] 1 more cable car beats { $player }, for { $points }
       *[other] { $count } more cable cars beat { $player }, for { $points }
    }
sf-note-long-cars-ahead =
    { $count ->
        [0] as many cable cars as { $player }, but wins the tiebreak
        [one] 1 cable car ahead of { $player }
       *[other] { $count } cable cars ahead of { $player }
    }
sf-note-long-cars-behind =
    { $count ->
        [0] as many cable cars as { $player }, but loses the tiebreak
        [one] 1 cable car behind { $player }
       *[other] { $count } cable cars behind { $player }
    }
sf-note-long-medal-free = the first skyscraper earns the medal
sf-note-long-medal-held = has the medal
sf-note-long-medal-missing =
    { $count ->
        [one] 1 more skyscraper earns the medal
       *[other] { $count } more skyscrapers earn the medal
    }
sf-note-long-medal-gone = { $player } has the medal

## Why the rules refuse something, and what can be done

sf-refused-game-over = The game is over. You’ll find the final scores in its last message.
sf-refused-not-your-turn = Seat { $seat } is to move now. Wait for your turn.
sf-refused-deck-beyond-record = This saved game doesn’t say which card comes next, so nobody can draw here.
sf-refused-place-first = You’ve already drawn a card. Place it in a column first.
sf-refused-bonus-owed =
    { $district ->
        [blue] First choose your bonus for the blue district.
        [grey] First choose your bonus for the grey district.
        [orange] First choose your bonus for the orange district.
        [yellow] First choose your bonus for the yellow district.
       *[green] First choose your bonus for the green district.
    }
sf-refused-bonus-to-put =
    { $bonus ->
        [plus2] First put the +2 token on a card.
        [tracks] First put the tracks token on a card.
        [card4] First put the universal card worth 4 in a row.
       *[depot] First put the universal depot card in a row.
    }
sf-refused-still-building =
    { $cards ->
        [0] You’ve already taken a column this turn. End your turn.
        [one] You’ve already taken a column this turn. Build or refuse your last card.
       *[other] You’ve already taken a column this turn. Build or refuse your remaining { $cards } cards.
    }
sf-refused-nothing-turned-over = You haven’t drawn a card yet. Draw one first, or take a column.
sf-refused-nothing-taken = You haven’t taken a column. Draw a card, or take a column first.
sf-refused-no-bonus-owed = You have no bonus to take. You get one for the second bonus symbol in the same row of your city.
sf-refused-no-bonus-to-put = You have no bonus to put on your board. You choose one when a district brings it.
sf-refused-no-such-column = There’s no column { $column }. Choose 1, 2 or 3.
sf-refused-column-empty = Column { $column } is empty. Take a column with cards, or draw a card.
sf-refused-column-too-short =
    { $contracts ->
        [one] You have 1 contract, so you need a column of at least 2 cards, and column { $column } has { $cards }. Take another, or draw a card.
       *[other] You have { $contracts } contracts, so you need a column with more cards than that, and column { $column } has { $cards }. Take another, or draw a card.
    }
sf-refused-card-not-taken = You don’t have { $card } left to build. Pick one of the suggestions.
sf-refused-row-not-yours-to-choose =
    { $row ->
        [blue] A blue card goes in your blue row. Leave out the row for { $card }.
        [grey] A grey card goes in your grey row. Leave out the row for { $card }.
        [orange] An orange card goes in your orange row. Leave out the row for { $card }.
        [yellow] A yellow card goes in your yellow row. Leave out the row for { $card }.
       *[green] A green card goes in your green row. Leave out the row for { $card }.
    }
sf-refused-row-missing = Choose a row for { $card }. A universal card can go in any row with a free space.
sf-refused-row-full =
    { $row ->
        [blue] Your blue row is full. Choose a row with a free space.
        [grey] Your grey row is full. Choose a row with a free space.
        [orange] Your orange row is full. Choose a row with a free space.
        [yellow] Your yellow row is full. Choose a row with a free space.
       *[green] Your green row is full. Choose a row with a free space.
    }
sf-refused-no-such-row = There’s no row { $row }. The rows are blue, grey, orange, yellow and green.
sf-refused-no-such-space = There’s no { $space }. Each row has spaces 1 to 5.
sf-refused-bonus-of-another =
    { $district ->
        [blue] That isn’t a bonus of the blue district. Choose the +2 token or the tracks token.
        [grey] That isn’t a bonus of the grey district. Choose the universal card worth 4 or the tracks token.
        [orange] That isn’t a bonus of the orange district. Choose the universal depot card or the tracks token.
        [yellow] That isn’t a bonus of the yellow district. Choose the 1½-point token or the tracks token.
       *[green] That isn’t a bonus of the green district. Choose the contract-discard token or the tracks token.
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
        [tracks] Every card on your board already has tracks. Choose another bonus.
       *[other] No row on your board has room for this card. Choose another bonus.
    }
sf-refused-put-needs-row = A bonus card goes on the first free space of a row. Just name the row.
sf-refused-put-needs-space = A token goes on a card. Pick one of the suggested spaces.
sf-refused-space-empty = There’s no card there yet. Choose a space with a card.
sf-refused-tracks-already = This card already has tracks. Choose a card without tracks.
sf-refused-no-discard-token = You don’t have a contract-discard token. Contracts are also discarded whenever every player has at least one.
sf-refused-no-contracts = You have no contract. Keep the token until you do.
sf-refused-discard-one-or-two = The token discards 1 or 2 contracts, not { $count }.
sf-refused-too-few-contracts =
    { $contracts ->
        [one] You only have 1 contract. Discard that one.
       *[other] You only have { $contracts } contracts. You can’t discard more.
    }
sf-refused-seats-out-of-range = San Francisco is for 2 to 4 players, not { $seats }. Choose 2, 3 or 4 seats.
sf-refused-option-unknown = There’s no such deck here. Pick one of the suggestions.
sf-refused-first-out-of-range = There’s no seat { $first } at this table. Choose one that is taken.
sf-refused-not-an-action = That isn’t a move in San Francisco. Pick one of the suggestions, or press a button.

## The whole position in words

sf-state-title = San Francisco: the table
sf-state-column =
    { $cards ->
        [0] Column { $column } is empty.
        [one] Column { $column }, 1 card: { $list }.
       *[other] Column { $column }, { $cards } cards: { $list }.
    }
sf-state-turned = Drawn: { $card }.
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
sf-state-medal = { $player } has the Master Builder medal.
sf-state-medal-free = The first skyscraper earns the Master Builder medal.
sf-state-points =
    { $stage ->
        [over] Final points: { $list }.
        [begun] Points so far: { $list }. Empty districts and cities, and a network without a cable car, don’t count yet.
       *[running] Points if the game ended this turn: { $list }.
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
# A row of a city without any card.
sf-state-row-none =
    { $colour ->
        [blue] **Blue**: no card yet.
        [grey] **Grey**: no card yet.
        [orange] **Orange**: no card yet.
        [yellow] **Yellow**: no card yet.
       *[green] **Green**: no card yet.
    }
sf-state-row-empty = empty
# One card of a row with what is to be said of it: "2. grey 3, tracks: worth 5, cable car".
sf-state-spot = { $number }. { $card }
sf-state-spot-facts = { $number }. { $card } ({ $facts })
sf-state-worth = worth { $value }
sf-state-plus =
    { $count ->
        [one] +2 token
       *[other] +2 token ×{ $count }
    }
sf-state-rails = tracks token
sf-state-car = cable car
sf-state-skyscraper = skyscraper
sf-state-around = { $sum } of { $required } around it
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
        [blue] Blue has one bonus symbol: the next one earns a bonus.
        [grey] Grey has one bonus symbol: the next one earns a bonus.
        [orange] Orange has one bonus symbol: the next one earns a bonus.
        [yellow] Yellow has one bonus symbol: the next one earns a bonus.
       *[green] Green has one bonus symbol: the next one earns a bonus.
    }
sf-state-cars = Cable cars: { $cars }, place { $place } ({ $points }).
sf-state-cars-none = Cable cars: nobody has one yet.
sf-state-cars-own-none = Cable cars: none yet.
sf-state-skyscrapers = Skyscrapers: { $skyscrapers }. A foundation needs neighbours worth { $required }.
sf-state-contracts = Contracts: { $contracts }.
sf-state-holds = Holds: { $list }.
sf-state-total =
    { $stage ->
        [over] Final points: { $points } = { $list }.
        [begun] Points so far: { $points } = { $list }. Empty districts and cities, and a network without a cable car, don’t count yet.
       *[running] Points if the game ended this turn: { $points } = { $list }.
    }
sf-state-total-none =
    { $stage ->
        [over] Final points: { $points }.
        [begun] Points so far: { $points }. Empty districts and cities, and a network without a cable car, don’t count yet.
       *[running] Points if the game ended this turn: { $points }.
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
        [foundations] { $player } placed the last foundation token.
       *[board] { $player } filled their city board.
    }
sf-sheet-total = Total
sf-sheet-seat = Seat
sf-sheet-standing =
    { $cars ->
        [one] { $place }\. { $player }, seat { $seat }: { $points }, 1 cable car
       *[other] { $place }\. { $player }, seat { $seat }: { $points }, { $cars } cable cars
    }
sf-sheet-majorities = Majorities, with sums (and points in brackets):
# Heads of majorities: "Blue".
sf-sheet-majority = **{ $name }**: { $list }.
# A seat in a majority: its place, name, sum and points.
sf-sheet-place = { $place }. { $player } { $sum } ({ $points })
sf-sheet-tie-own-row = { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space }.
sf-sheet-tie-row-below =
    { $colour ->
        [blue] { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space } of blue.
        [grey] { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space } of grey.
        [orange] { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space } of orange.
        [yellow] { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space } of yellow.
       *[green] { $ahead } ahead of { $behind }: { $higher } to { $lower } on space { $space } of green.
    }
sf-sheet-tie-column = { $ahead } ahead of { $behind }: { $higher } to { $lower } cable cars in column { $space }.
sf-sheet-tie-ender = { $ahead } ahead of { $behind }: the game ended on { $ahead }’s turn.
sf-sheet-tie-nearest = { $ahead } ahead of { $behind }: sooner in turn order after { $ender }.
