### Point City: the words of the tutorial. `$button` is the label of the control to press first.

pointcity-learn = **Point City:** take two cards a turn, pay for buildings, collect civic tokens and win. About five minutes.

pc-learn-take = You build a city in 17 turns, and the most points win. Every turn you take two cards that lie side by side. Press **{ $button }** (energy), then take it with **b1** (community).
pc-learn-take-why = Resource cards are free. Where you took them, two buildings came up: on the back of every resource is a building nobody knows.
pc-learn-take-hint = Two other cards would be fine too, but here you’ll need energy and community. Press **{ $button }** and take it with **b1**.

pc-learn-building = Card a1 is a building now. It costs one energy and one community, and you hold both. Press **{ $button }** and take it with **a2** (economy).
pc-learn-building-why = A building must be paid for at once. You can only take a pair that you can afford; the marks on the picture tell you which.
pc-learn-building-hint = Your energy and community are just what the building in a1 costs. Press **{ $button }** and take it with **a2**.

pc-learn-pay = Now pay. Your ingenuity card could stand for any one resource, but keep it for later: press **{ $button }**.
pc-learn-pay-why = The cards you pay with are gone, the building stays. The suggested payment always spares your ingenuity cards, because they are wild.
pc-learn-pay-hint = That would work, but it wastes your ingenuity card. Press **{ $button }**.

pc-learn-permanent = Your building gives you a permanent economy. The building in a2 costs two economy, and you also hold one economy card. Press **a2** and take it with **a1** or **b2**.
pc-learn-permanent-why = The permanent economy paid its part by itself, and it will in each of your turns. So early buildings make later ones cheap.
pc-learn-permanent-hint = With your permanent economy and your economy card you can afford the building in a2. Press **a2**.

pc-learn-flip = Before you take cards you may flip one, if its row or column shows nothing but resources. Column d does. Press **{ $button }**, then flip it.
pc-learn-flip-why = Now its building is there to be taken – by you this turn, or by the others. Flipping costs nothing; do it only when you are looking for a building.
pc-learn-flip-hint = Try a flip: press **{ $button }**, then the button that flips it.

pc-learn-deck = You can’t afford anything in the market. Take two cards from the deck instead: press **{ $button }**, then confirm.
pc-learn-deck-why = Of the two cards you see only the top one, and both count as resources. The market stays as it is.
pc-learn-deck-hint = Everything in the market is too expensive now. Press **{ $button }**.

pc-learn-points = The building in b1 gives no resource, but 4 points. It costs one economy and one energy: press **b1** and take it with a neighbour.
pc-learn-points-why = Points win the game. Your permanent economy helped again, so you paid with one energy card only.
pc-learn-points-hint = 4 points for one energy card is a bargain: press **b1** and take it with a neighbour.

pc-learn-civic = The building in d1 is a civic one, and costs three economy. You have one permanent economy and two cards: press **d1** and take it with a neighbour.
pc-learn-civic-why = A civic building gives neither points nor a resource, but a civic token of your choice.
pc-learn-civic-hint = You can pay for the civic building in d1. Press **d1** and take it with a neighbour.

pc-learn-token = Open the list and choose a civic token. Token 13 fits your city: **{ $button }**.
pc-learn-token-why = Tokens score at the end, mostly for permanent resources. It is worth 3 now, and 3 more with each further pair of economy and community.
pc-learn-token-hint = The list says what each token is worth now; only number 13 brings you 3 points. Choose **{ $button }**.

pc-learn-last = The last turn of the game: the deck is empty. The building in b1 gives 5 points and you can afford it. Press **{ $button }** and take it with **c1**.
pc-learn-last-why = Each player has 17 turns; then points on buildings and civic tokens are added up. Resource cards left over only break ties.
pc-learn-last-hint = Resource cards are worth nothing now, points are. Press **{ $button }** and take it with **c1**.

pc-learn-end = You win with 20 points to 13: 14 on your buildings and 6 for civic token 13, with two pairs of economy and community.
