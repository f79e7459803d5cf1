### Point City: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

pc-legend-about-market = Signs of the market
pc-legend-about-cities = Signs of cities and civic tokens
pc-legend-about-turn = How a turn goes

## The groups of signs

pc-legend-in-resources = Resources
pc-legend-in-market = Market and deck
pc-legend-in-tokens = Civic tokens: points
pc-legend-in-city = In a city
pc-legend-in-players = Beside a name
pc-legend-in-turn = In the middle
pc-legend-in-alone = Playing alone

## The signs: three words at most, in two lines of some ten letters beside a card

pc-legend-economy = Economy
pc-legend-energy = Energy
pc-legend-ecology = Ecology
pc-legend-community = Community
pc-legend-industry = Industry
pc-legend-ingenuity = Ingenuity
pc-legend-one = One symbol
pc-legend-two = Two symbols
pc-legend-wild = Any resource
pc-legend-cost = Cost below
pc-legend-points = Points above
pc-legend-permanent = Permanent resource
pc-legend-landmark = Points only
pc-legend-civic = Civic building
pc-legend-locked = Can’t be paid
pc-legend-to-building = Building comes next
pc-legend-to-resource = Resource comes next
pc-legend-name = Column name
pc-legend-deck = Deck
pc-legend-last = New card
pc-legend-choice = Pay for it
pc-legend-flat = Always
pc-legend-per-symbol = Per permanent resource
pc-legend-per-set = Per set
pc-legend-at-least = Per kind, 2+
pc-legend-missing = Per missing resource
pc-legend-unspent = Per ingenuity card
pc-legend-number = Number in lists
pc-legend-worth = Worth now
pc-legend-token-choice = Take it now
pc-legend-symbols = Permanent resources
pc-legend-row-points = Points here
pc-legend-built = Building with points
pc-legend-alike = Three alike
pc-legend-held = Unspent cards
pc-legend-free = Free space
pc-legend-buildings = Buildings
pc-legend-tokens = Civic tokens
pc-legend-cards = Resource cards
pc-legend-score = Points
pc-legend-place = Final place
pc-legend-seat = Seat
pc-legend-turn = Whose turn
pc-legend-round = Turn 9/17
pc-legend-task = What to do
pc-legend-story = What happened
pc-legend-end = Game over
pc-legend-automaton = Automaton
pc-legend-marker = Market token
pc-legend-aimed = Automaton takes it

## A turn in three pictures: a line each

pc-lesson-take = Take two neighbouring cards of the market.
pc-lesson-pay = Pay for buildings with the resources they cost.
pc-lesson-token = A civic building brings a civic token.
