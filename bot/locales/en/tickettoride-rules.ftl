### The rules of Ticket to Ride: San Francisco in our own words, by topic.
### "Our ruling" marks what the rulebook leaves open and this table decides.

ttr-rules-goal-title = The goal

ttr-rules-goal =
    Two to four players claim routes through San Francisco with their cable cars. The player with the most points wins. You score points for:

    - each route you claim, as soon as you claim it
    - your destination tickets: two locations to join by your own routes. A ticket you don’t complete costs you its value
    - souvenir tokens with different symbols

    Your cards and tickets are hidden from the others. To see them, open your own panel with `{ -ttr-hand }` or the green button under the picture.

    The map and the tickets are **a reconstruction, not the printed ones**. See “{ ttr-rules-map-title }”.

ttr-rules-setup-title = Setting up

ttr-rules-setup =
    Souvenir tokens (the box also calls them tourist tokens) come in 7 symbols: 3 tokens of each with four players, otherwise 2. Five stacks go to the five souvenir locations (here Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill), and the stacks of the other two symbols stay beside the map for now.

    Everyone starts with 20 cable cars and gets 2 transportation cards and 2 destination tickets, of which everyone keeps one or both. Five cards lie face up and form the row.

    Then the other two symbols go on the map, each on a location without tokens:

    - three or four players: the last player in turn order places one of the stacks, then the second-to-last player places the other
    - two players: the second player places a single token of each symbol on two different locations

    - **Our ruling:** the symbols of the five stacks are drawn at random, and so is the first player, unless the host names one. The first player is known before cards and tickets are dealt.
    - **Our ruling:** everyone chooses tickets at the same time. Until the last player has chosen, nobody learns how many the others keep, and you can still undo your own choice. Returned tickets go under the pile in turn order.

ttr-rules-turn-title = A turn

ttr-rules-turn =
    On your turn you do exactly one of these:

    - **draw two transportation cards**
    - **claim one route**
    - **draw tickets**

    You may hold any number of cards and tickets.

    You can undo your moves until something new is revealed. Turning over a card, drawing from the deck, drawing tickets and shuffling all reveal something.

    - **Our ruling:** you pass only if none of the three is possible. If everyone passes in a row, the game ends. The **Pass** button is only in your own panel, so it doesn’t give away what you hold.

ttr-rules-drawing-title = Drawing cards

ttr-rules-drawing =
    Draw two cards, one after the other, each from the row or from the deck. A card taken from the row is replaced from the deck at once.

    A ferry taken from the *row* counts as both cards: take it first, and your turn ends. You can’t take one from the row as your second card. A ferry drawn from the *deck* counts as one card.

    If three or more of the five cards in the row are ferries, all five are discarded and five new ones are turned over. When the deck is empty, the discards are shuffled into a new one.

    - **Our ruling:** you must take a second card if you can. If you can’t, your turn ends with one.
    - **Our ruling:** the row is checked after each card turned over and each shuffle, and is reset only if the deck isn’t empty. After three resets it stays as it is until somebody takes a card from it.
    - **Our ruling:** the discards are shuffled at once when the last card leaves the deck. If it runs out while the row is refilled, the cards just discarded are shuffled in too, and refilling goes on from the first gap. If there are no discards, the row keeps its gaps, and its ferries, until a claim brings discards.

ttr-rules-claiming-title = Claiming a route

ttr-rules-claiming =
    A route is a line of spaces of one colour between two neighbouring locations. To claim a free one, play as many cards of its colour as it has spaces. A grey route takes any one colour. Ferry cards are wild: they stand for any colour. The route needn’t touch your other routes. You do it in your own panel, which **{ $panel }** opens.

    Your cable cars go on its spaces, one on each, so you need enough of them. You score at once:

    - 1 space: 1 point
    - 2 spaces: 2 points
    - 3 spaces: 4 points
    - 4 spaces: 7 points
    - 5 spaces: 10 points
    - 6 spaces: 15 points

    If an end of the route holds a souvenir token whose symbol you don’t have yet, you take one. See “{ ttr-rules-tokens-title }”.

    Your own panel (`{ -ttr-hand }`) lists the routes you can pay for, those that bring a ticket nearer first.

    - **Our ruling:** you can pay with ferries only. The suggested payment uses the fewest ferries, and you can choose any other one. If there’s only one way to pay, you aren’t asked.
    - **Our ruling:** the table of points is that of the whole series. Routes of 4 and 6 spaces aren’t on this map.

ttr-rules-ferries-title = Ferry routes

ttr-rules-ferries =
    Some spaces of a ferry route show a ferry symbol. Pay at least that many ferry cards; the other cards follow the usual rule, and more ferries may be among them.

    For example, the grey route of 5 from the Golden Gate Bridge to Fort Mason has two ferry symbols: three blue cards and two ferries will do, four blue cards and a ferry won’t.

ttr-rules-doubles-title = Double routes

ttr-rules-doubles =
    Two tracks of equal length between the same locations make a double route. Nobody may own both tracks.

    With two players, the second track closes for everyone as soon as the first is claimed. With three or four players, another player may claim it.

ttr-rules-tokens-title = Souvenir tokens

ttr-rules-tokens =
    If a location at an end of the route you have just claimed holds tokens, you take one, unless you have that symbol already. If both ends offer one, you choose. You never take more than one per claim. Tokens lie open in front of you.

    Different symbols score at the end of the game:

    - 0 or 1 symbol: 0 points
    - 2 symbols: 1 point
    - 3 symbols: 2 points
    - 4 symbols: 4 points
    - 5 symbols: 6 points
    - 6 symbols: 9 points
    - 7 symbols: 12 points

    - **Our ruling:** you must take a token. If only one end offers one, it comes by itself and your turn ends.
    - **Our ruling:** the points for 3 to 6 symbols are worked out from the others.

ttr-rules-tickets-title = Tickets

ttr-rules-tickets =
    A ticket names two locations and a value. You complete it when an unbroken chain of your own routes joins them; any detour counts, and one route may serve several tickets. At the end you score the value of each ticket completed and lose the value of each other one.

    To draw tickets, take two from the pile and keep at least one. The other goes under the pile. If only one is left, you may draw it and must keep it. You never give back a ticket you kept.

    Nobody sees your tickets before the end. Your own panel shows how many cable cars each of them still needs at least, over free routes and your own.

    - **Our ruling:** with an empty pile you can’t draw tickets.

ttr-rules-secrets-title = Open and hidden

ttr-rules-secrets =
    - **Everyone sees** cable cars, tokens, routes and points so far, how many cards and tickets each player holds, the row, the discards, and how many cards and tickets are left.
    - **Only you see** your cards and tickets, and which of your tickets are complete.

    Nobody knows the order of the deck or of the ticket pile. Once the game is over, everything is open.

    - **Our ruling:** the discards are open.

ttr-rules-end-title = The end of the game

ttr-rules-end =
    When a player has 2 cable cars or fewer at the end of a turn, the last round begins: everyone has exactly one more turn, that player last.

    Then all tickets are shown, and everyone adds up routes, tickets and tokens. A total may be negative. The player with the most points wins. In a tie, more completed tickets win. If that’s a tie too, the win is shared.

    - **Our ruling:** only the first player to fall to 2 cable cars or fewer sets off the last round. Nothing makes it longer.
    - **Our ruling:** if everyone passes in a row, the game ends at once and is scored as usual. The last round, once begun, is always played out.

ttr-rules-map-title = The map

ttr-rules-map =
    This is a **reconstructed map**. No public source lists the printed routes or tickets, so this project made its own: 20 locations, 52 tracks (12 of the routes are double), 111 spaces, 24 tickets.

    These are certain or well sourced: the five souvenir locations, several other locations, routes of 1, 2, 3 and one of 5 spaces, three ferry routes (among them Golden Gate Bridge – Fort Mason and Pier 39 – Alcatraz), and a ticket from the Golden Gate Bridge to Potrero Hill.

    Everything else is our own: some of the locations, which of them are joined, most lengths, colours and ferry symbols, the other 23 tickets and all values. A ticket is worth the number of spaces of the shortest way.

    Whoever runs the bot and owns the game can use a map file of their own. New tables then use that map: its locations, routes, tickets and tables of points replace those on these pages.

    The deck has 44 transportation cards: 6 of each of six colours, and 8 ferries. Everyone has 20 cable cars. The symbols of the tokens have our own names.
