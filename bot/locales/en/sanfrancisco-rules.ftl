### The rules of San Francisco in our own words, by topic.
### "Ruling" marks what the rulebook leaves open and this table decides.

sf-rules-goal-title = The goal

sf-rules-goal =
    Two to four players each build a city of five districts: blue, grey, orange, yellow and green from the top, with five spaces each. Everybody wants the best districts and the longest cable-car network, and as many skyscrapers as can be.

    Points come from skyscrapers, the Master Builder medal, 1½-point tokens, completion tokens, and from the majorities of the five districts and of the cable cars. The most points win.

sf-rules-turn-title = A turn

sf-rules-turn =
    In your turn do one of two things.

    {""}**Draw a card.** The top card of the deck is turned over. Look at it and place it in any of the three columns. A foundation gets a foundation token there. Then the turn is over.

    {""}**Take a column.** You may take one that has more cards than you hold contracts: with no contract any column that is not empty, with two contracts a column of three cards or more. You take all its cards and one contract, however many cards there are. If now everybody holds a contract, everybody discards one. Then you build.

    - **Ruling:** the first player is drawn at random, unless the host names one.

sf-rules-building-title = Building

sf-rules-building =
    Build or refuse each card you took, in any order. A coloured card goes in the row of its colour, a universal card in any row, always on the leftmost empty space. Refused cards leave the game.

    After each card the game settles in this order: the network, city squares, skyscrapers, the medal, completion, the bonus.

    One button of the post builds all cards that can go in one way only, in the order they lie, and stops where a bonus is due.

    - **Ruling:** the foundation token of a refused foundation leaves the game with it.
    - **Ruling:** cards no row has room for any more are refused without asking.
    - **Ruling:** the turn ends by itself once every card is settled and no bonus is due. If you still hold a contract-discard token and a contract, you may spend the token first, or end the turn.

sf-rules-network-title = The cable-car network

sf-rules-network =
    A depot is printed below each space of the bottom row, and some cards are depots. A card with tracks joins the network when it shares a side with a printed depot, with a depot card, or with a card that is in the network already. It can bring older cards in with it. A depot card is in the network wherever it lies. Which way the tracks are drawn does not matter, and diagonals never count.

    Every card of the network carries one cable car. Cable cars do not run out. Printed depots carry none.

sf-rules-squares-title = City squares

sf-rules-squares =
    A city square is worth 4 while a card beside it carries a cable car, and 0 otherwise. A cable car on the square itself does not count for it. Its value counts for its district and for foundations beside it.

sf-rules-skyscrapers-title = Skyscrapers

sf-rules-skyscrapers =
    A skyscraper rises on a foundation as soon as the cards that share a side with it are worth 7 or more together. Each waterfront card anywhere on your board makes that 1 less. It happens by itself, and several can rise at once.

    The first skyscraper of the game takes the Master Builder medal. After that the medal goes to whoever has more skyscrapers than its holder.

    A +2 token on a foundation counts for its district and for the cards around it, never for itself.

    Skyscraper and medal are worth 1 point each.

sf-rules-completion-title = Completing a district

sf-rules-completion =
    Whoever is first to have five cards in a district takes its completion token, worth 1 point. Universal cards and bonus cards count.

sf-rules-bonuses-title = Bonuses

sf-rules-bonuses =
    The second bonus symbol in a row brings you a bonus at once, one a district; a third symbol brings nothing. A universal card counts for the row it lies in. There are three pieces of each kind. A kind that is gone, or that has no place on your board, cannot be taken. If you can take one, you must. The tracks token may be taken in place of any district's own bonus.

    - **Blue:** a +2 token, put on any card of your board, which is worth 2 more. Several may lie on one card.
    - **Grey:** a universal card worth 4, placed at once in any row with a space.
    - **Orange:** a universal depot card, placed at once in any row with a space.
    - **Yellow:** a 1½-point token.
    - **Green:** a contract-discard token. Once, at any moment of a turn of yours, it discards 1 or 2 of your contracts and leaves the game. One won while building may be spent on the contract just taken.
    - **Any:** a tracks token, put on a card of your board without tracks.

    Bonus cards set off the same steps as other cards and have no bonus symbol. Tokens do too, as far as they change anything.

    - **Ruling:** when neither the district's bonus nor the tracks token can be taken, there is no bonus for that district, then or later.
    - **Ruling:** the tracks token goes on a card of your board with neither printed tracks nor a tracks token. A depot card is one.
    - **Ruling:** the contract-discard token cannot be spent between choosing a bonus and putting it on the board, nor once a drawn card is placed, for that ends the turn.

sf-rules-end-title = The end of the game

sf-rules-end =
    The game ends at once when the last foundation token is laid on a card in a column, or when a city board is full. There are 6 foundation tokens with two players, 8 with three and 10 with four.

    - **Ruling:** a board is full with 25 cards, bonus cards included.
    - **Ruling:** the card that fills it still does all it does, its bonus included. Then the game is over, and the taken cards that are left go to the box.

sf-rules-scoring-title = Scoring

sf-rules-scoring =
    Each district is ranked by the values in its row, and the cable cars by how many there are. A sum of 0 is ranked like any other. The places bring:

    - two players: 2 and 0 points
    - three players: 2, 1 and 0 points
    - four players: 2, 1, 0 and −1 points

    For the cable cars the first place brings 2½ instead of 2.

    Add 1 point for each skyscraper, 1 for the medal, 1½ for each 1½-point token and 1 for each completion token.

    The most points win. If that is a tie, more cable cars win. If that is a tie too, the win is shared.

    The points shown during the game leave out districts where nobody has a card yet, and the cable cars until somebody has one.

sf-rules-ties-title = Ties

sf-rules-ties =
    {""}**Districts.** Compare the row space by space from the left: the first higher card decides. If all five are equal, go on with the row below, and after the bottom row with the top one.

    {""}**Cable cars.** Compare how many there are in the leftmost column of the board, then in the next one, and so on.

    {""}**Still tied.** The player in whose turn the game ends comes first, otherwise the one who comes soonest after that player.

    - **Ruling:** an empty space counts 0, and further rows are compared space by space, never by their sum, until all five have been.
    - **Ruling:** if more than two are still tied, they come in turn order after that player, one after the other.

sf-rules-deck-title = The deck

sf-rules-deck =
    No rulebook lists the 87 cards, so the standard deck of this bot is a reconstruction: the numbers of cards, colours and kinds agree with what is known, the single cards are our own. Whoever has the box can put its cards into a deck file, and whoever runs the bot can offer it as an option of a new table.

    The standard deck has 15 cards of each district and 12 universal ones. Among them are 12 foundations, 6 depots, 6 city squares (grey, orange and yellow), 4 waterfronts (blue), 28 cards with tracks and 29 with a bonus symbol.

    The order of the districts, and which bonus belongs to which of them, are reconstructed as well, except that grey brings a card.
