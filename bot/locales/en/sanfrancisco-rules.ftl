### The rules of San Francisco in our own words, by topic.
### "Our ruling" marks what the rulebook leaves open and this table decides.

sf-rules-goal-title = The goal

sf-rules-goal =
    Two to four players each build a city of five districts: blue, grey, orange, yellow and green from the top, with five spaces each. You want the most valuable districts, the biggest cable-car network, and as many skyscrapers as possible.

    Points come from skyscrapers, the Master Builder medal, 1½-point tokens, completion tokens, and from the majorities of the five districts and of the cable cars. The player with the most points wins.

sf-rules-turn-title = A turn

sf-rules-turn =
    On your turn, do one of two things.

    {""}**Place a project.** Draw the top card of the deck, look at it and place it in any of the three columns. A foundation gets a foundation token; when these run out, the game ends. That ends your turn.

    {""}**Finalize projects.** Take a column that has more cards than you have contracts: any column with cards if you have no contract, three or more cards if you have two. You get all its cards and one contract, no matter how many cards there are. If everyone now has a contract, everyone discards one. Then you build.

    - **Our ruling:** the first player is drawn at random, unless the host names one.

sf-rules-building-title = Building

sf-rules-building =
    Build or refuse each card you took, in any order. A coloured card goes in the row of its colour, a universal card in any row, always on the leftmost empty space. Refused cards leave the game.

    One button under the picture builds every card that can only go in one place, in order, and stops when you get a bonus.

    - **Our ruling:** the foundation token of a refused foundation leaves the game with it.
    - **Our ruling:** cards that no longer fit in any row are refused automatically.
    - **Our ruling:** your turn ends automatically once all cards are built or refused and you have no bonus left to take. If you still have a contract-discard token and a contract, you can use the token first, or end your turn.

    After each card, these follow in this order (see the topics): the network, city squares, skyscrapers, the medal, completion, the bonus.

sf-rules-network-title = The cable-car network

sf-rules-network =
    A depot is printed below each space of the bottom row, and some cards are depots. A card with tracks joins the network when it shares a side with a printed depot, with a depot card, or with a card that is in the network already. It can also connect cards you built earlier. A depot card is in the network wherever it lies. The direction of the tracks doesn’t matter, and diagonals never count.

    Every card in the network carries one cable car. Cable cars never run out. Printed depots carry none.

sf-rules-squares-title = City squares

sf-rules-squares =
    A city square is worth 4 while a neighbouring card carries a cable car, otherwise 0. A cable car on the square itself doesn’t count. Its value counts for its district and for foundations beside it.

sf-rules-skyscrapers-title = Skyscrapers

sf-rules-skyscrapers =
    A skyscraper rises on a foundation as soon as the cards that share a side with it are worth 7 or more together. Each waterfront card anywhere on your board lowers that number by 1. This happens automatically, and several can rise at once.

    The first skyscraper of the game earns the Master Builder medal. After that the medal goes to whoever has more skyscrapers than its holder.

    A +2 token on a foundation counts for its district and for a foundation beside it, never for its own skyscraper.

    Each skyscraper is worth 1 point, and so is the medal.

sf-rules-completion-title = Completing a district

sf-rules-completion =
    The first player with five cards in a district takes its completion token, worth 1 point. Universal cards and bonus cards count.

sf-rules-bonuses-title = Bonuses

sf-rules-bonuses =
    The second bonus symbol in the same row of your city gives you a bonus right away, once per district; a third symbol gives nothing. A universal card counts for the row it lies in. There are three pieces of each kind. You can’t take a kind that is used up. If you can take a bonus, you must. The tracks token may be taken in place of any district’s own bonus.

    - **Blue:** a +2 token for any card on your board, which is then worth 2 more. A card can hold several.
    - **Grey:** a universal card worth 4, placed right away in any row with a free space.
    - **Orange:** a universal depot card, placed right away in any row with a free space.
    - **Yellow:** a 1½-point token.
    - **Green:** a contract-discard token. Once, at any time during your turn, use it to discard 1 or 2 of your contracts. If you win it while building, you can use it on the contract you have just taken.
    - **Any:** a tracks token for any card without tracks on your board.

    Bonus cards have no bonus symbol, but otherwise trigger the same steps as other cards. A +2 token can raise a skyscraper, and a tracks token can bring cable cars.

    - **Our ruling:** you can’t take a kind that has no place on your board.
    - **Our ruling:** if you can take neither the district’s bonus nor the tracks token, you get no bonus for that district, now or later.
    - **Our ruling:** the tracks token goes on a card on your board with neither printed tracks nor a tracks token. Depot cards are allowed.
    - **Our ruling:** you can’t use the contract-discard token between choosing a bonus and putting it on your board, nor after placing a drawn card, because that ends your turn.

sf-rules-end-title = The end of the game

sf-rules-end =
    The game ends at once when the last foundation token is placed on a card in a column, or when a city board is full. There are 6 foundation tokens with two players, 8 with three and 10 with four.

    - **Our ruling:** a board is full with 25 cards, bonus cards included.
    - **Our ruling:** the card that fills the board still has its full effect, including its bonus. Then the game is over, and any cards left go back to the box.

sf-rules-scoring-title = Scoring

sf-rules-scoring =
    In each district, players are ranked by the total value of their row; for the cable-car network, by their number of cable cars. A total of 0 is ranked too. The places are worth:

    - two players: 2 and 0 points
    - three players: 2, 1 and 0 points
    - four players: 2, 1, 0 and −1 points

    For cable cars, first place is worth 2½ instead of 2.

    Add 1 point for each skyscraper, 1 for the medal, 1½ for each 1½-point token and 1 for each completion token.

    The player with the most points wins. Ties go to the player with more cable cars; if that’s a tie too, the win is shared.

    The points shown during the game leave out districts where nobody has a card yet, and the cable cars until someone has one.

sf-rules-ties-title = Ties

sf-rules-ties =
    {""}**Districts.** Compare the row space by space from the left: the first higher card decides. If all five are equal, go on with the row below, and after the bottom row with the top one.

    {""}**Cable cars.** Compare how many there are in the leftmost column of the board, then in the next one, and so on.

    {""}**Still tied.** The player whose turn ended the game comes first; if that player isn’t tied, the tied player who sits next in turn order.

    - **Our ruling:** an empty space counts 0, and further rows are compared space by space, never by their sum, until all five rows have been compared.
    - **Our ruling:** if more than two are still tied, they come in turn order after that player, one after the other.

sf-rules-deck-title = The deck

sf-rules-deck =
    No rulebook lists the 87 cards, so the standard deck of this bot is a reconstruction: the numbers of cards, colours and kinds match what is known, but the individual cards are our own. If you own the game, you can list its cards in a deck file, and whoever runs the bot can offer it as an option for new tables.

    The standard deck has 15 cards of each district and 12 universal ones. Among them are 12 foundations, 6 depots, 6 city squares (grey, orange and yellow), 4 waterfronts (blue), 28 cards with tracks and 29 with a bonus symbol.

    The order of the districts, and which bonus belongs to which, are reconstructed too – except that grey gives a card.
