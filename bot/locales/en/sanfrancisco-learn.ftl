### San Francisco: the words of the tutorial. `$button` is the label of the control to press, `$panel` that of the panel.

sanfrancisco-learn = **San Francisco:** take cards, fill districts, raise a skyscraper and win. About five minutes.

sf-learn-wrong-done = That refuses every card you haven’t built, and ends your turn.
sf-learn-wrong-refuse = A refused card leaves the game.
sf-learn-wrong-place = Any column is allowed.
sf-learn-wrong-finalize = You may take that column.
sf-learn-wrong-draw = Drawing and placing a card is allowed, too.

sf-learn-draw = You build a city of five coloured districts, and the most points win. Three cards already lie in the columns: the three numbered strips at the bottom left. Draw another: press **{ $button }**.
sf-learn-draw-why = Your turn is one of two things: draw a card and place it in a column, or take a whole column.
sf-learn-draw-hint = There is no hurry: a column is worth taking once it holds several of the cards you want.

sf-learn-place = You drew a green 3. Column 2 already has a green 4 and a green foundation. Press **{ $button }**.
sf-learn-place-why = Whoever takes a column gets all its cards, so gather what you want in one place. Just remember that the others may take it first.
sf-learn-place-hint = You want all the green cards in one column, to take them together.

sf-learn-take = The computer has placed a card in column 3, and it’s your turn again. Press **{ $button }**.
sf-learn-take-why = You get all its cards and one contract, however many cards there are. Contracts are a burden: with 1, your next column needs at least 2 cards.
sf-learn-take-hint = The three green cards in column 2 belong together.

sf-learn-build = Now build the cards you took, here in your own panel (in a real game **{ $panel }** opens it). Start with the green 4: press **{ $button }**. (+2: you’d lead in green, and each district is worth 2 points to its leader at the end.)
sf-learn-build-why = A coloured card goes in the row of its colour, a universal (black) card in any row, always on the leftmost free space. Cards you don’t want can be refused.
sf-learn-build-hint = Build the 4 first: the foundation should lie between the 4 and the 3, where it touches both.
sf-learn-build-hint-build-c66 = That would be just as good: 3 and 4 make 7 in either order. This example goes on with the 4.
sf-learn-build-hint-all = The cards would be built as they lay in the column: the foundation first, touching only the 4. Start with the 4.

sf-learn-foundation = Next to it comes the foundation. Press **{ $button }**.
sf-learn-foundation-why = A foundation is worth 0, but it carries a skyscraper once the cards that touch it, also above and below, are worth 7 together. Each waterfront card (anchor) you have built makes that 1 less. So far there is only the 4.
sf-learn-foundation-hint = The foundation should touch both the 4 and the 3, so it comes between them.

sf-learn-skyscraper = And the green 3 on its other side. Press **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: a skyscraper rises, for 1 point. The first one of the game also brings the medal, another point until someone has more skyscrapers.
sf-learn-skyscraper-hint = Don’t refuse the 3: it raises your skyscraper.

sf-learn-tracks = A few turns later. You have taken an orange 4 and a green 2 with tracks. Start with the tracks: press **{ $button }**.
sf-learn-tracks-why = Depots lie below the bottom row. Tracks that touch a depot, or a card with a cable car, get a cable car too. The most cable cars are worth 2½ points at the end. A city square (fountain) is worth 4 beside another card with a cable car, otherwise 0.
sf-learn-tracks-hint = Build both cards, in any order: each brings points, and the tracks a cable car.

sf-learn-contracts = A few turns later. You have built both cards and hold 1 contract, so you need a column of at least 2 cards: press **{ $button }**.
sf-learn-contracts-why = You got a contract, but then everyone had one, so everyone discarded one: hence “no contract”. A column always needs more cards than you have contracts.
sf-learn-contracts-hint = Column 2 has two cards with a bonus symbol.

sf-learn-bonus = You have built one of the two yellow cards. The other has a bonus symbol as well: press **{ $button }**.
sf-learn-bonus-why = The second bonus symbol in a row brings you a bonus at once. Each district has a bonus of its own.
sf-learn-bonus-hint = Don’t refuse it: its bonus symbol is the second in the yellow row.

sf-learn-choose = Choose your bonus. Press **{ $button }**.
sf-learn-choose-why = Blue gives +2 on a card, grey a card worth 4, orange a depot, green fewer contracts. You can take tracks instead of any of them; tracks and depots mean cable cars.
sf-learn-choose-hint = Tracks help too, but one more card in the network isn’t worth much now.

sf-learn-majority = A few turns later. In blue the computer leads by 4 to 3. Column 1 has a blue 4 and an orange 3: press **{ $button }**.
sf-learn-majority-why = At the end, the highest total in each district is worth 2 points; if totals are equal, the first higher card from the left decides. With three or four players second place is worth 1, and with four last place costs 1. The first to fill a district’s five spaces gets 1 point at once.
sf-learn-majority-hint = You want the blue 4: it would put you ahead in blue.

sf-learn-last = Near the end you draw a foundation. Each foundation placed takes a token, and only one is left. Any column will do, for example **{ $button }**.
sf-learn-last-why = The game ends at once when the last foundation token is placed, or when a city is full. So keep an eye on the tokens beside the deck.
sf-learn-last-hint = Once drawn, a card must be placed in a column.

sf-learn-end = You win with 11½ points to 4½: four districts (8), the skyscraper (1), the medal (1) and your bonus (1½). The computer has grey (2) and the cable cars (2½): you have one each, and its car is further to the left.
