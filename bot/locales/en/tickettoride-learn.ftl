### Ticket to Ride: San Francisco: the words of the tutorial. `$button` is the label of the control to use first.

tickettoride-learn = **Ticket to Ride: San Francisco:** collect cards, claim routes, complete tickets and win. About five minutes.

ttr-learn-keep = You claim routes with trams, and the most points win. This is your own panel, which only you can see. You have been dealt two tickets, each with two places to join. Keep both: press **{ $button }**.
ttr-learn-keep-why = A ticket brings its points if your routes join both places by the end. If not, you lose as many points.
ttr-learn-keep-hint = One would be allowed, but both lead through the same part of town. Press **{ $button }**.

ttr-learn-row = Your first turn, on the board that everyone sees. You need blue cards for a blue route: press **{ $button }**.
ttr-learn-row-why = A turn is one of three things: draw two cards, claim a route, or draw tickets. A card taken from the row is replaced at once.
ttr-learn-row-hint = The blue card in the row is the one you need. Press **{ $button }**.

ttr-learn-second = You may draw a second card. Try your luck: press **{ $button }**.
ttr-learn-second-why = Only you see what you draw from the deck. It may well be a ferry card, which is wild.
ttr-learn-second-hint = Cards from the row are fine as well, but here take an unknown one. Press **{ $button }**.

ttr-learn-claim = Your own panel again: in a real game the green button under the board opens it. Claim a route: open the list **{ ttr-select-near }** and choose **{ $button }**.
ttr-learn-claim-why = You paid two blue cards for two blue spaces. Your trams go on them, and you score 2 points at once. Routes of 1, 2, 3 and 5 spaces score 1, 2, 4 and 10.
ttr-learn-claim-hint = The blue route from the Painted Ladies to the Civic Center is half of your first ticket. Choose **{ $button }** in the list **{ ttr-select-near }**.

ttr-learn-grey = One space is missing for the first ticket, a grey one. Choose **{ $button }** in the list **{ ttr-select-near }**, then pay with black.
ttr-learn-grey-why = Grey takes any one colour. Haight Ashbury and Civic Center are joined: 3 points at the end. Of two tracks side by side, only one can be claimed with two players.
ttr-learn-grey-hint = Claim the grey route between Haight Ashbury and the Painted Ladies, and pay with black: you’ll soon need your red card.

ttr-learn-souvenir = Now for the other ticket. With two red cards you can claim the route to Sunset, where tourism tokens lie: choose **{ $button }**.
ttr-learn-souvenir-why = The route scores 2 points and brings a token. Different tokens are worth more and more at the end: 2 make 1 point, all 7 make 12.
ttr-learn-souvenir-hint = Look in the list **{ ttr-select-near }** for **{ $button }**: it helps a ticket and brings a token.

ttr-learn-ferry = A ferry lies in the row. It stands for any colour: press **{ $button }**.
ttr-learn-ferry-why = A ferry from the row is so good that it counts as both your cards, and the turn is over.
ttr-learn-ferry-hint = Colours are always there, ferries are rare. Press **{ $button }**.

ttr-learn-ferryroute = The green route from Pier 39 to Alcatraz shows a ferry symbol: one of its two cards must be a ferry. Open the list **{ ttr-select-others }** and choose **{ $button }**.
ttr-learn-ferryroute-why = One green and one ferry: 2 points and a second token. A ferry can also stand for a colour on any other route.
ttr-learn-ferryroute-hint = Only a ferry route needs a ferry, so use it there: choose **{ $button }** in the list **{ ttr-select-others }**.

ttr-learn-tickets = Your routes already reach far, so another ticket may be easy. Press **{ $button }**.
ttr-learn-tickets-why = You draw two tickets and must keep at least one. Nobody else sees them.
ttr-learn-tickets-hint = Tickets bring many points. Press **{ $button }**.

ttr-learn-choose = Compare: the first ticket needs 3 more trams, the second 11. Press **{ $button }**.
ttr-learn-choose-why = From Pier 39 it’s just one blue route to The Embarcadero. The panel always shows how many trams a ticket still needs.
ttr-learn-choose-hint = The long ticket would probably cost you its 11 points. Press **{ $button }**.

ttr-learn-last = Near the end: all three tickets are complete, and you have 4 trams. Open the list **{ ttr-select-routes }** and choose **{ $button }**.
ttr-learn-last-why = With 2 trams or fewer the last round begins: everyone has one more turn. Then the tickets are shown.
ttr-learn-last-hint = Two spaces bring your trams down to 2, and this route has a token, too. Choose **{ $button }**.

ttr-learn-end = You win with 40 points to 14: 19 for routes, 15 for three tickets, 6 for five different tokens. The computer lost 8 points by a ticket that it didn’t complete.
