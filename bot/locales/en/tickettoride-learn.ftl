### Ticket to Ride: San Francisco: the words of the tutorial. `$button` is the label of the control to use first.

tickettoride-learn = **Ticket to Ride: San Francisco:** collect cards, claim routes, complete tickets and win. About five minutes.

ttr-learn-wrong-keep = That choice is allowed, too.
ttr-learn-wrong-tickets = Drawing tickets is allowed, too.
ttr-learn-wrong-claim = You can pay for that route, too.
ttr-learn-wrong-take = You may draw that card.

ttr-learn-keep = You claim routes on the map with your 20 cable cars, and the most points win. The second picture is your own panel, which only you can see: you have been dealt two tickets, each with two places to join. Keep both: press **{ $button }**.
ttr-learn-keep-why = A ticket brings its points if your routes join both places by the end. If not, you lose as many points.
ttr-learn-keep-hint = Both lead through the same part of town.

ttr-learn-row = The computer, which goes second, has put the last souvenir tokens on the map; you’ll see later what they are for. Now it’s your turn. Your first step is the blue route from the Painted Ladies to the Civic Center, which takes two blue cards. You have one: press **{ $button }**.
ttr-learn-row-why = A turn is one of three things: draw two cards, claim a route, or draw tickets. A card taken from the row is replaced at once.
ttr-learn-row-hint = The blue route costs two blue cards, and you have one.

ttr-learn-second = Now draw a second card. Try your luck: press **{ $button }**.
ttr-learn-second-why = Only you see what you draw from the deck. It may well be a ferry card, which is wild.
ttr-learn-second-hint = Here take an unknown card from the deck.

ttr-learn-claim = Your next turn. In a real game **{ $panel }** under the map opens your panel. Claim a route: open the list **{ ttr-select-routes }** and choose **{ $button }**.
ttr-learn-claim-why = You paid two blue cards for two blue spaces. Your cable cars go on them, and you score 2 points at once. Routes of 1, 2, 3 and 5 spaces score 1, 2, 4 and 10.
ttr-learn-claim-hint = The blue route from the Painted Ladies to the Civic Center covers 2 of the 3 spaces of your first ticket.

ttr-learn-grey = One space is missing for the first ticket, a grey one. Grey takes any one colour: choose **{ $button }** in the list **{ ttr-select-routes }**, then pay with black.
ttr-learn-grey-why = Haight Ashbury and Civic Center are joined: 3 points at the end. Of two tracks side by side, only one can be claimed with two players.
ttr-learn-grey-hint = You want the grey route between Haight Ashbury and the Painted Ladies, paid with black: you’ll soon need your red card.

ttr-learn-souvenir = You have drawn two more cards. Now for the other ticket: with two red cards you can claim the route to Sunset, where souvenir tokens lie. Choose **{ $button }**.
ttr-learn-souvenir-why = The route scores 2 points and brings a token. Different tokens are worth more and more at the end: 2 make 1 point, all 7 make 12.
ttr-learn-souvenir-hint = The route to Sunset helps a ticket and brings a token.

ttr-learn-ferry = Your next turn. A ferry lies in the row. It stands for any colour: press **{ $button }**.
ttr-learn-ferry-why = A ferry from the row counts as both your cards, so your turn is over.
ttr-learn-ferry-hint = Colours are always there, ferries are rare.

ttr-learn-ferryroute = The green route from Pier 39 to Alcatraz shows a ferry symbol: one of its two cards must be a ferry. Open the list **{ ttr-select-routes }** and choose **{ $button }**.
ttr-learn-ferryroute-why = One green and one ferry: 2 points and a second token. A ferry can also stand for a colour on any other route.
ttr-learn-ferryroute-hint = Only a ferry route needs a ferry, so use yours there.

ttr-learn-tickets = Your routes already reach far, so another ticket may be easy. Press **{ $button }**.
ttr-learn-tickets-why = You draw two tickets and must keep at least one. Nobody else sees them.
ttr-learn-tickets-hint = Tickets bring many points, and you have enough cable cars for another one.

ttr-learn-choose = Compare: the first ticket needs 3 more cable cars, the second 11. Press **{ $button }**.
ttr-learn-choose-why = From Pier 39 it’s just one blue route to The Embarcadero. The panel always shows how many cable cars a ticket still needs.
ttr-learn-choose-hint = The long ticket would probably cost you its 11 points.

ttr-learn-last = Near the end: all three tickets are complete, and you have 4 cable cars. Open the list **{ ttr-select-routes }** and choose **{ $button }**.
ttr-learn-last-why = With 2 cable cars or fewer the last round begins: everyone has one more turn, you last. Then the tickets are shown.
ttr-learn-last-hint = Two spaces bring your cable cars down to 2, and this route has a token, too.

ttr-learn-end = You win with 40 points to 14: 19 for routes, 15 for three tickets, 6 for five different tokens. The computer lost 8 points on a ticket it didn’t complete.
