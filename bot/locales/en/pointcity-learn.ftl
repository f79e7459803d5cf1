### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** take two cards a turn, pay for buildings, collect civic tokens and win. About five minutes.

pc-learn-wrong-flip = You may flip that card.
pc-learn-wrong-take = You may take those two.

pc-learn-take = You build a city in 17 turns, and the most points win. Every turn you take two cards that lie side by side. Each is named by its column, a to d, and its row, 1 to 4. Press **{ $button }** (energy), then take it with **b1** (community).
pc-learn-take-why = Resources are free. A taken resource is replaced by a building (house sign), a taken building by a resource (ring).
pc-learn-take-hint = Here you’ll need energy and community.

pc-learn-building = This is your own panel, which **{ $panel }** opens in a real game. Card a1 is a building now. The light strip at its bottom shows the cost: one energy and one community. You hold both, as the table under the market shows. Press **{ $button }** and take it with **a2** (economy).
pc-learn-building-why = A building must be paid for at once, so you can only take a pair that you can pay for.
pc-learn-building-hint = You can pay for the building on a1, and the economy on a2 is what you’ll need next.

pc-learn-pay = Now pay. The ingenuity card that everyone starts with (the light bulb) could stand for any one resource, but keep it for later: press **{ $button }**.
pc-learn-pay-why = The cards you pay with are gone, the building stays. If there is only one way to pay, you aren’t asked, even if it takes your ingenuity.
pc-learn-pay-hint = That would work, but it wastes your ingenuity card.

pc-learn-permanent = Your building gives you a permanent economy. The building on a2 costs two economy, and a1 is an economy card. Press **a2** and take it with **a1**.
pc-learn-permanent-why = The permanent economy paid its part by itself, and it will in each of your turns. So early buildings make later ones cheap. Permanent resources pay first, then cards of the kind; an ingenuity card fills a gap.
pc-learn-permanent-hint = The building on a2 gives you one more permanent resource, and with the economy on a1 you keep the one in your hand.

pc-learn-flip = On the back of every resource is a building. Before you take cards you may flip one, if its row or column shows only resources, as column d does. Press **{ $button }**, then flip it.
pc-learn-flip-why = Now you can take its building, or the others can after you. Flipping costs nothing; do it only when you are looking for a building.
pc-learn-flip-hint = Flip d2, and before you take cards: afterwards it’s too late.

pc-learn-flipped = The building on d2 costs one economy and one industry. You have a permanent economy, and d1 is an industry card: press **d2** and take it with **d1**.
pc-learn-flipped-why = A resource can help to pay for the building you take together with it.
pc-learn-flipped-hint = For the building on d2 you still need an industry, and d1 is one.

pc-learn-deck = Two turns later. You can’t take any two neighbouring cards: a padlock marks a building you can’t pay for, even together with the card beside it. Take two cards from the deck: press **{ $button }**, then confirm.
pc-learn-deck-why = You see only the top one of the two, and both count as resources. The market isn’t refilled then.
pc-learn-deck-hint = You can’t afford any two neighbouring cards in the market.

pc-learn-points = The building on b1 gives no resource, but 4 points. It costs one economy and one energy: press **b1** and take it with **c1** (energy).
pc-learn-points-why = Points win the game. Your permanent economy helped again, so you paid with just one energy card.
pc-learn-points-hint = 4 points for one energy card is a bargain, and c1 gives you an energy card back.

pc-learn-civic = The building on d1 is a civic one, and costs three economy. You have one permanent economy and two cards: press **d1** and take it with **d2** (ecology).
pc-learn-civic-why = A civic building gives neither points nor a resource, but a civic token of your choice.
pc-learn-civic-hint = You can pay for the civic building on d1, and d2 is free.

pc-learn-token = Open the list and choose a civic token. Token 13 fits your city: **{ $button }**.
pc-learn-token-why = Tokens score at the end, mostly for permanent resources. Yours is worth 3 now, and 3 more with each further pair of economy and community.
pc-learn-token-hint = The list says what each token is worth now; only number 13 brings you 3 points.

pc-learn-last = Your last turn: the deck is empty. The building on b1 gives 5 points for three energy and two industry; your double energy card counts as two. Press **{ $button }** and take it with **c1**.
pc-learn-last-why = Each player has 17 turns; then points on buildings and civic tokens are added up. Resource cards left over only break ties – but token 7 counts ingenuity.
pc-learn-last-hint = Resource cards are worth nothing now, points are.

pc-learn-end = You win with 20 points to 13: 14 on your buildings and 6 for civic token 13, with two pairs of economy and community.
