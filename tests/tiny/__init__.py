"""A small game of its own, for tests alone: hidden hands, a common choice, a reshuffle.

It is also the shortest example of all that a game provides. `state` says what there is, `rules`
what may be done and what comes of it, `view` what each seat may know; `notation` and `position`
are how it is written down, and `game` puts all that together. `presenter` and `picture` show
it, `words` says it, and `registered` makes it known.

Everybody has three cards, hidden from the others. In each of four rounds

1. all choose at the same time a card to give to the left; once the last has chosen, the cards go
   round;
2. one after the other draws a card from the deck, unseen by the others, or takes the open discard,
   then discards a card face up. When the deck runs out the discards under the open one are
   shuffled: that is left to chance.

In the end each card counts as many points as its number says.
"""
