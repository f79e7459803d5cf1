### San Francisco: the words of the tutorial. `$button` is the label of the control to press.

sanfrancisco-learn = **San Francisco:** take cards, fill districts, raise a skyscraper and win. About five minutes.

sf-learn-draw = You build a city of five coloured districts, and the most points win. No card has been placed yet, so there is only one thing to do. Press **{ $button }**.
sf-learn-draw-why = Your turn is one of two things: draw a card and place it in a column, or take a whole column.
sf-learn-draw-hint = The columns are empty. Press **{ $button }**.

sf-learn-place = You drew a green 3. Column 2 already has a green 4 and a green foundation. Press **{ $button }**.
sf-learn-place-why = Whoever takes a column gets all its cards, so gather what you want in one place. Just remember that the others may take it first.
sf-learn-place-hint = That is allowed, but here all green cards should lie together. Press **{ $button }**.

sf-learn-take = The computer has placed a card in column 3, and it’s your turn again. Press **{ $button }**.
sf-learn-take-why = You get every card of the column and, however many there are, one contract. What contracts are for comes soon.
sf-learn-take-hint = The three green cards in column 2 belong together. Press **{ $button }**.

sf-learn-build = Now build the cards you took. Start with the green 4: press **{ $button }**. (The +2 says what you would gain by it in points if the game ended now.)
sf-learn-build-why = A coloured card goes in the row of its colour, a universal (black) card in any row, always on the leftmost free space. Cards you don’t want can be refused.
sf-learn-build-hint = The order matters here: first the 4. Press **{ $button }**.

sf-learn-foundation = Next to it comes the foundation. Press **{ $button }**.
sf-learn-foundation-why = A foundation is worth 0, but it can carry a skyscraper, once the cards beside it add up to 7. So far there is only the 4.
sf-learn-foundation-hint = The foundation should lie between the 4 and the 3, so it comes now. Press **{ $button }**.

sf-learn-skyscraper = And the green 3 on its other side. Press **{ $button }**.
sf-learn-skyscraper-why = 4 + 3 = 7: a skyscraper rises, for 1 point. The first one of the game also brings the medal, another point until someone has more skyscrapers.
sf-learn-skyscraper-hint = Don’t refuse the 3: it raises your skyscraper. Press **{ $button }**.

sf-learn-tracks = Some turns later. You have taken an orange 4 and a green 2 with tracks. Start with the tracks: press **{ $button }**.
sf-learn-tracks-why = Depots lie below the bottom row. Tracks that touch a depot, or a card with a cable car, get a cable car too. The most cable cars are worth 2½ points at the end.
sf-learn-tracks-hint = Begin with the card that has tracks. Press **{ $button }**.

sf-learn-contracts = You still hold the contract from before. One of the columns is big enough for you: press **{ $button }**.
sf-learn-contracts-why = A column needs more cards than you have contracts: 2 cards with 1 contract, 3 with 2. As soon as everyone has a contract, everyone discards one, as just now.
sf-learn-contracts-hint = You could draw, but column 2 has two cards with a bonus symbol. Press **{ $button }**.

sf-learn-bonus = One of the two yellow cards is built. The other has a bonus symbol as well: press **{ $button }**.
sf-learn-bonus-why = The second bonus symbol in a row brings you a bonus at once. Each district has a bonus of its own.
sf-learn-bonus-hint = Don’t refuse it: its bonus symbol is the second in the yellow row. Press **{ $button }**.

sf-learn-choose = Choose your bonus. Press **{ $button }**.
sf-learn-choose-why = In other districts you get a card, +2 on a card, a depot or fewer contracts. You can always take tracks instead.
sf-learn-choose-hint = Tracks help too, but one card more in the network isn’t worth much now. Press **{ $button }**.

sf-learn-majority = In the blue district the computer leads by 4 to 3. Column 1 has a blue 4 and an orange 3: press **{ $button }**.
sf-learn-majority-why = At the end, the highest total in each district is worth 2 points. Being just ahead in many districts wins the game.
sf-learn-majority-hint = Look for the column with a blue card. Press **{ $button }**.

sf-learn-last = The game is nearly over: you drew a foundation, and only one foundation token is left. Any column will do, for example **{ $button }**.
sf-learn-last-why = The game ends at once when the last foundation token is placed, or when a city is full. So keep an eye on the tokens beside the deck.
sf-learn-last-hint = Place the foundation in any column. Press **{ $button }**.

sf-learn-end = You win with 11½ points to 4½: four districts (8), the skyscraper (1), the medal (1) and your bonus (1½). The computer has grey (2) and the cable cars (2½); with one each, the one further to the left decides.
