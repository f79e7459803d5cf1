### The rules of Point City in our own words, by topic.
### "Ruling" marks what the rulebook leaves open and this table decides.

pc-rules-goal-title = The goal

pc-rules-goal =
    One to four players collect resources and build a city with them. Buildings bring points, permanent resources that help to pay for later buildings, or civic tokens. After 17 turns each, the most points win.

    There are five resources: economy, energy, ecology, community and industry. An ingenuity card stands for one of any kind. Each card of the market has two sides, a resource and a building, and which building a resource hides nobody knows.

    Each player begins with one ingenuity card.

    - **Ruling:** the first player is drawn at random, unless the host names one.
    - **Ruling:** the ingenuity card of the start is one like any other.

pc-rules-turn-title = A turn

pc-rules-turn =
    1. If you like, turn over one card of the market.
    2. Take two cards: two of the market that lie side by side, or the top two of the deck. You pay for buildings among them at once.
    3. For each civic building take a civic token.
    4. The market is refilled.

    Undo takes back what you have done in this turn, until something is revealed: turning a card over, taking from the deck, refilling the market and ending the game all do.

    - **Ruling:** the turn ends by itself once the cards are taken and paid for, and the last token that is due is taken.

pc-rules-flip-title = Turning a card over

pc-rules-flip =
    Once in a turn, before you take cards, you may turn one resource of the market to its building side, if it lies in a row or a column that shows resources alone. Buildings are never turned back.

    - **Ruling:** that goes for every card of such a row or column, also before you take from the deck, and in the last turn.

pc-rules-taking-title = Taking two cards

pc-rules-taking =
    Two cards of the market must share an edge; diagonals do not count. You can also take the top two cards of the deck. The first of them is in sight, the second is not. You cannot take one of each.

    A resource is free and lies open before you from then on. A building must be paid for at once, so a pair that you cannot pay in full cannot be taken. A resource can help to pay for the building you take together with it.

    Cards of the deck are always taken as resources.

    Press a card to see what it can be taken with. Cards without a choice are grey, and buildings you cannot pay are marked on the picture.

pc-rules-paying-title = Paying

pc-rules-paying =
    A building is paid for with resource cards, which are discarded, with permanent resources of your city, which stay, and with ingenuity cards. A card with two symbols pays two of its kind.

    Each permanent resource can be used once a turn, every turn. That of a building you have just taken counts from your next turn on.

    - **Ruling:** two buildings of one turn are paid for together. Permanent resources always count, each of them once.
    - **Ruling:** a payment is enough when it covers the rest and none of its cards could be left out. What a double card pays too much is lost.
    - **Ruling:** the payment proposed spares ingenuity cards first, then double cards, then the number of cards. You can choose any other, and a payment that leaves no choice is made for you.

pc-rules-civic-title = Civic buildings

pc-rules-civic =
    A civic building brings neither points nor a resource. Instead you take one of the civic tokens at once, which score at the end. There are 10 of them with one or two players, 12 with three and 14 with four.

    - **Ruling:** with two civic buildings you take one token after the other, after paying and before the market is refilled.
    - **Ruling:** a token cannot be declined. When none is left, none is taken.

pc-rules-refill-title = Refilling the market

pc-rules-refill =
    At the end of a turn the two empty spaces get new cards from the deck, the upper row first and from left to right. Where a resource was taken the new card shows its building, and where a building was taken it shows its resource. The picture says on each card what comes after it.

    If you took two cards from the deck, the market stays as it is.

pc-rules-end-title = The end of the game

pc-rules-end =
    The game ends when the market cannot be refilled any more. By then each player has had 17 turns. In the last turn of all the deck is empty, so cards can be taken from the market alone.

    Add up the points on your buildings and your civic tokens. The most points win. If that is a tie, more resource cards left win, ingenuity cards included; if that is a tie too, the win is shared.

    - **Ruling:** if no pair can be paid in the last turn, it ends without taking and still counts.

pc-rules-tokens-title = Civic tokens

pc-rules-tokens =
    Civic tokens count the permanent resources of your city, never resource cards. One of them counts the ingenuity cards you have left.

    A set is one of each resource that the token names, and each complete set scores. The words of every token, and what it is worth to whom at the moment, stand in `{ -game-state }` and under { pc-zoom-own }.

pc-rules-alone-title = Playing alone

pc-rules-alone =
    A player alone plays against the automaton, with the cards of two players and 10 civic tokens in a row. The automaton has no ingenuity card at the start. You begin.

    After each of your turns the automaton takes the card where its two markers cross and the card below it; from the bottom row that is the top card of the same column. It pays nothing and builds every building it takes. For a civic building it takes the leftmost token. Then the market is refilled, and both markers move on by one. They begin at row 2 and column a.

    You score as always. The automaton scores the points on its buildings, and:

    - easy: 1 for each permanent resource, 3 for each civic token
    - medium: for each permanent resource 1, 2 or 3, as it has one, two, or at least three of that kind, 5 for each civic token
    - hard: for each permanent resource 1, 3 or 6, as it has one, two, or at least three of that kind, 7 for each civic token, 1 for each ingenuity card

    - **Ruling:** for a tie all resource cards of the automaton count as left.
    - **Ruling:** with two civic buildings it takes the two leftmost tokens.

pc-rules-cards-title = The cards

pc-rules-cards =
    There are 160 cards of three tiers. The deck has those of the first tier on top and those of the third at the bottom, and some of each leave the game unseen:

    - one or two players: 40, 24 and 18 cards are played
    - three players: 52, 36 and 28
    - four players: 64, 48 and 38

    Of the building sides 20 bring each of the five resources, 30 bring points alone and 30 are civic. 40 of the resource sides show ingenuity. What the buildings are called is our own.
