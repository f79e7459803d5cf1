### Ticket to Ride: San Francisco: the words of the pictures that open the rules.

## The pictures that teach: their subjects, below the name of the game

ttr-legend-about-map = Signs of cards, map and tokens
ttr-legend-about-table = Signs of players, row and hand
ttr-legend-about-turn = How a turn goes

## The groups of signs

ttr-legend-in-cards = Cards and their marks
ttr-legend-in-map = On the map
ttr-legend-in-souvenirs = Souvenir tokens
ttr-legend-in-players = Players
ttr-legend-in-offer = Below the map
ttr-legend-in-hand = In your own panel
ttr-legend-in-marks = Frames and lines

## The signs: three words at most, in two lines of some ten letters

ttr-legend-blue = Blue
ttr-legend-green = Green
ttr-legend-black = Black
ttr-legend-purple = Purple
ttr-legend-red = Red
ttr-legend-orange = Orange
ttr-legend-ferry = Ferry, wild
ttr-legend-location = Location
ttr-legend-spaces = Free route
ttr-legend-any = Any one colour
ttr-legend-ferry-symbol = Needs a ferry
ttr-legend-closed = Closed track
ttr-legend-claimed = Claimed route
ttr-legend-newest = Newest claim
ttr-legend-stack = Tokens left
ttr-legend-take-souvenir = Take a token
ttr-legend-put-souvenir = Place tokens here
ttr-legend-worth = Points by length
ttr-legend-bell = Bell
ttr-legend-crab = Crab
ttr-legend-flower = Flower
ttr-legend-guitar = Guitar
ttr-legend-lantern = Lantern
ttr-legend-postcard = Postcard
ttr-legend-seal = Seal
ttr-legend-lacking = Not held yet
ttr-legend-taken = Just taken
ttr-legend-seat-1 = Seat 1
ttr-legend-seat-2 = Seat 2
ttr-legend-seat-3 = Seat 3
ttr-legend-seat-4 = Seat 4
ttr-legend-place = Final place
ttr-legend-points = Points so far
ttr-legend-trams = Cable cars left
ttr-legend-few-trams = Few cars left
ttr-legend-cards = Cards held
ttr-legend-tickets = Tickets held
ttr-legend-choosing = Choosing tickets
ttr-legend-completed = Completed ticket
ttr-legend-failed = Ticket not completed
ttr-legend-position = Can be taken
ttr-legend-idle = Card number
ttr-legend-locked = Can’t be taken
ttr-legend-deck = Deck
ttr-legend-discards = Discards
ttr-legend-pile = Ticket pile
ttr-legend-ticket = Ticket value
ttr-legend-missing = Cars still needed
ttr-legend-lost = Can’t be completed
ttr-legend-payment = Suggested payment
ttr-legend-helps = Helps a ticket
ttr-legend-gain = Points gained
ttr-legend-open-end = Open ticket
ttr-legend-joined-end = Completed ticket
ttr-legend-wanted = Way still missing
ttr-legend-last = Just changed
ttr-legend-choice = Your choice
ttr-legend-task = What to do
ttr-legend-story = What happened

## A turn in pictures: a line each

ttr-lesson-draw = Draw two cards: from the row or the deck.
ttr-lesson-claim = Or claim a route with cards of its colour.
ttr-lesson-score = Your cable cars go on it, and you score at once.
ttr-lesson-tickets = Tickets score at the end, if you join both ends.
