### San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

sf-legend-about-cards = Signs on cards and in a city
sf-legend-about-table = Signs around the cities
sf-legend-about-turn = How a turn goes

## The groups of signs

sf-legend-in-districts = Districts
sf-legend-in-cards = On cards
sf-legend-in-city = In a city
sf-legend-in-players = Beside a name
sf-legend-in-bonuses = Bonuses
sf-legend-in-columns = Columns and supply
sf-legend-in-marks = Anywhere

## The signs: three words at most, in two lines of some ten letters beside a card

sf-legend-blue = Blue
sf-legend-grey = Grey
sf-legend-orange = Orange
sf-legend-yellow = Yellow
sf-legend-green = Green
sf-legend-universal = Universal
sf-legend-value = Value
sf-legend-tracks = Tracks
sf-legend-car = Cable car
sf-legend-foundation = Foundation
sf-legend-around = Sum around it
sf-legend-skyscraper = Skyscraper
sf-legend-square = City square
sf-legend-square-worth = Square worth 4
sf-legend-square-idle = Square worth 0
sf-legend-depot = Depot card
sf-legend-waterfront = Waterfront
sf-legend-symbol = Bonus symbol
sf-legend-plus = +2 token
sf-legend-token-tracks = Tracks token
sf-legend-ticket = Small card
sf-legend-free = Free space
sf-legend-next = Next space
sf-legend-build = Build here
sf-legend-put = Token here
sf-legend-printed-depot = Printed depot
sf-legend-symbols = 1 bonus symbol
sf-legend-bonus-taken = Bonus taken
sf-legend-total = Row total
sf-legend-completion = Completion token
sf-legend-first = First place
sf-legend-second = Second place
sf-legend-behind = Lower place
sf-legend-seat = Seat
sf-legend-turn = Whose turn
sf-legend-place = Final place
sf-legend-points = Points
sf-legend-contracts = Contracts
sf-legend-medal = Master Builder medal
sf-legend-cars = Cable cars
sf-legend-skyscrapers = Skyscrapers
sf-legend-needed = Sum for skyscraper
sf-legend-bonus-plus2 = +2 token
sf-legend-bonus-card4 = Universal 4
sf-legend-bonus-depot = Universal depot
sf-legend-bonus-points = 1½-point token
sf-legend-bonus-discard = Contract-discard token
sf-legend-bonus-tracks = Tracks token
sf-legend-bonus-left = 2 left
sf-legend-bonus-choice = Take it now
sf-legend-bonus-gone = None left
sf-legend-column-open = Yours to choose
sf-legend-column-shut = Number and cards
sf-legend-column-locked = Too few cards
sf-legend-column-taken = Being built
sf-legend-column-emptied = Just taken
sf-legend-join = Place here
sf-legend-more = 7 more cards
sf-legend-deck = Deck
sf-legend-tokens = Foundation tokens
sf-legend-last = Changed last turn
sf-legend-choice = Waits for you
sf-legend-task = What to do
sf-legend-story = What happened

## A turn in three pictures: a line each

sf-lesson-draw = Draw a card and place it in a column. Or:
sf-lesson-take = Take all cards of a column, and a contract.
sf-lesson-build = Build them. Cable cars and a skyscraper follow.
