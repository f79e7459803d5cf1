### The rules of Point City in our own words, by topic.
### "Our ruling" marks what the rulebook leaves open and this table decides.

pc-rules-goal-title = The goal

pc-rules-goal =
    One to four players collect resources and build a city with them. Buildings give points, permanent resources that help to pay for later buildings, or civic tokens. After 17 turns each, the player with the most points wins.

    There are five resources: economy, energy, ecology, community and industry. An ingenuity card is wild: it counts as any one resource. Each market card has two sides, a resource and a building, and nobody knows which building is on the back of a resource.

    Everyone starts with one ingenuity card. The first player is drawn at random, unless the host names one.

    - **Our ruling:** the starting ingenuity card works like any other.

pc-rules-turn-title = A turn

pc-rules-turn =
    1. If you like, flip one card in the market.
    2. Take two cards: two neighbouring cards from the market, or the top two from the deck. If they include buildings, you pay for them right away.
    3. Take a civic token for each civic building.
    4. The market is refilled.

    You can undo your moves in this turn on your own until something new is revealed; after that, everyone has to agree. Flipping a card, taking from the deck, refilling the market and ending the game all reveal something.

    - **Our ruling:** your turn ends automatically once you have paid for your cards and taken your civic tokens.

pc-rules-flip-title = Flipping a card

pc-rules-flip =
    Once per turn, before you take cards, you may flip one resource in the market to its building side, if its row or column shows nothing but resources. Buildings are never flipped back.

    - **Our ruling:** this applies to every card in such a row or column, also before taking from the deck, and on the last turn.

pc-rules-taking-title = Taking two cards

pc-rules-taking =
    Two cards from the market must share an edge; diagonals don’t count. Or take the top two cards of the deck: you can see the first, but not the second. You can’t take one from the market and one from the deck.

    Resources are free and stay face up in front of you. Buildings must be paid for right away, so you can only take a pair you can pay for in full. A resource can help to pay for the building you take together with it.

    Cards from the deck are always taken as resources.

    Press a card to see what it can be taken with. Cards you can’t take are greyed out, and buildings you can’t afford are marked on the picture.

pc-rules-paying-title = Paying

pc-rules-paying =
    A building is paid for with resource cards, which are discarded, with permanent resources of your city, which stay, and with ingenuity cards. A card with two symbols pays two of its kind.

    Each permanent resource can be used once a turn, every turn. A building you have just taken provides its resource from your next turn on.

    - **Our ruling:** two buildings taken in one turn are paid for together. Permanent resources always count, each of them once.
    - **Our ruling:** a payment must cover what permanent resources don’t, without any unnecessary card. If a double card pays too much, the extra is lost.
    - **Our ruling:** the suggested payment saves ingenuity cards first, then double cards, and then uses as few cards as possible. You can choose any other one. If there is only one way to pay, it is done for you.

pc-rules-civic-title = Civic buildings

pc-rules-civic =
    A civic building gives neither points nor a resource. Instead you immediately take one of the civic tokens, which score at the end. There are 10 of them with one or two players, 12 with three and 14 with four.

    - **Our ruling:** with two civic buildings you take one token after the other, after paying and before the market is refilled.
    - **Our ruling:** you must take a token. If none are left, you get none.

pc-rules-refill-title = Refilling the market

pc-rules-refill =
    At the end of a turn the two empty spaces get new cards from the deck, top row first, from left to right. Where a resource was taken, the new card shows its building; where a building was taken, it shows its resource. On the picture, each card shows whether a building or a resource will replace it.

    If you took two cards from the deck, the market stays as it is.

pc-rules-end-title = The end of the game

pc-rules-end =
    The game ends when the market can’t be refilled any more. By then everyone has had 17 turns. On the very last turn the deck is empty, so you can only take from the market.

    Add up the points on your buildings and your civic tokens. The player with the most points wins. If there is a tie, the one with more unspent resource cards (ingenuity included) wins. If that’s a tie too, the win is shared.

    - **Our ruling:** if you can’t afford any pair on the last turn, the turn ends without taking cards and still counts.

pc-rules-tokens-title = Civic tokens

pc-rules-tokens =
    Civic tokens count the permanent resources of your city, never resource cards. One token counts your unspent ingenuity cards.

    A set is one of each resource that the token names, and each complete set scores. To see what each token says and what it is worth to everyone right now, use `{ -game-state }` or **{ pc-zoom-own }**.

pc-rules-alone-title = Playing alone

pc-rules-alone =
    On your own you play against the automaton, with the cards for two players and 10 civic tokens in a row. The automaton starts without an ingenuity card. You go first.

    Two market tokens stand beside the market: one at a row (at first row 2), one at a column (at first column a). After each of your turns:

    1. The automaton takes the card where that row and that column cross, and the card below it. Below the bottom row comes the top card of the same column.
    2. It pays nothing, and builds every building it takes. For a civic building it takes the leftmost token.
    3. The market is refilled.
    4. One market token moves one row down, the other one column to the right. After the last row or column comes the first one.

    You score as always. The automaton scores the points on its buildings, and:

    - easy: 1 for each permanent resource, 3 for each civic token
    - medium: 1, 2 or 3 for each permanent resource, depending on whether it has one, two, or at least three of that kind; 5 for each civic token
    - hard: 1, 3 or 6 for each permanent resource, depending on whether it has one, two, or at least three of that kind; 7 for each civic token, 1 for each ingenuity card

    - **Our ruling:** in a tie, all of the automaton’s resource cards count as unspent.
    - **Our ruling:** with two civic buildings it takes the two leftmost tokens.

pc-rules-cards-title = The cards

pc-rules-cards =
    There are 160 cards in three tiers, with tier 1 on top of the deck and tier 3 at the bottom. Some cards of each tier are removed unseen. This many of tiers 1, 2 and 3 stay in play:

    - one or two players: 40, 24 and 18 cards
    - three players: 52, 36 and 28
    - four players: 64, 48 and 38

    Each of the five resources comes from 20 buildings; 30 buildings give only points, and 30 are civic. On the resource side, 40 cards show ingenuity. The building names are our own.
