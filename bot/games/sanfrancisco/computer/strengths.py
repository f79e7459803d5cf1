"""Ways to play: the strengths of computer players, and players for simulated games.

Each chooses from the view of its seat. Effort is counted, so that a generator leads to one choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build, Choose, Discard, Draw, Finalize, Place
from bot.games.sanfrancisco.cards import BONUS_CARDS, COLUMNS, ROWS, SPACES, Colour
from bot.games.sanfrancisco.computer.search import Planner, ShortSighted, best_played
from bot.games.sanfrancisco.view import sample

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.computer.search import Considered
    from bot.games.sanfrancisco.view import CityView, View


NEAR = 2.0
"""By so many half points at most `easy` misjudges which column to take, or to add to."""


def easy(view: View, rng: Rng) -> Action:
    """Choose roughly the largest gain of the seat's city at once; ignore the others."""
    if len(view.legal) == 1:
        return view.legal[0]
    best, *others = ShortSighted(sample(view, rng)).thoughts(view.legal)
    turns = (Draw, Finalize, Place)
    if not isinstance(best.action, turns):
        return best.action
    near = [each for each in others if each.worth >= best.worth - NEAR]
    return rng.choice([best, *(each for each in near if isinstance(each.action, turns))]).action


def medium(view: View, rng: Rng) -> Action:
    """Choose the best expected position at the turn's end; count what others will take."""
    if len(view.legal) == 1:
        return view.legal[0]
    return Planner(sample(view, rng)).thoughts(view.legal)[0].action


def hard(view: View, rng: Rng) -> Action:
    """Choose like `medium`, unless something else does better when both are played on."""
    if len(view.legal) == 1:
        return view.legal[0]
    return considered(view, rng)[0].action


def considered(view: View, rng: Rng, also: Action | None = None) -> list[Considered]:
    """Return the actions that differ, the one that `hard` takes first.

    Parameters
    ----------
    also
        The one to return of actions that do not differ from it.
    """
    planner = Planner(sample(view, rng))
    # Of actions that do not differ the planner keeps the first.
    legal = sorted(view.legal, key=lambda action: action != also)
    return best_played(planner.thoughts(legal), planner.table, rng)


def builder(view: View, rng: Rng) -> Action:
    """Fill the board: take what can be built, build all of it, never mind the points."""
    return max(view.legal, key=lambda action: (_liking(view, action), rng.randrange(1000)))


def drawer(view: View, rng: Rng) -> Action:
    """Draw and place at random, and never take a column: all the more is left for others."""
    return rng.choice([each for each in view.legal if not isinstance(each, Finalize)])


def _liking(view: View, action: Action) -> float:
    city = view.cities[view.mover - 1]
    match action:
        case Discard(count=count):
            return 20 + count if city.contracts > 1 else -1
        case Build(card=name, row=row):
            card = next(card for card in view.taken if card.id == name)
            # Coloured cards first; a universal one goes where most is missing.
            return 10 if row is None else 1 + _empty(city, row) - card.value / 10
        case Choose(bonus=bonus):
            return 1 if bonus in BONUS_CARDS else 0
        case Finalize(column=number):
            fitting = _fitting(city, view.columns[number - 1])
            return fitting if fitting >= min(city.contracts + 1, 4) else -1
        case Place(column=number):
            column = view.columns[number - 1]
            shares = [_fitting(city, (*column, view.turned)) for city in view.cities if view.turned]
            own = shares[view.mover - 1]
            return own - max(shares) if len(column) < 2 * COLUMNS else -1
        case _:
            return 0


def _fitting(city: CityView, cards: tuple[Card, ...]) -> int:
    fitting = sum(min(_empty(city, row), sum(card.colour is row for card in cards)) for row in ROWS)
    universal = sum(card.colour is Colour.BLACK for card in cards)
    return fitting + min(universal, sum(_empty(city, row) for row in ROWS) - fitting)


def _empty(city: CityView, row: Colour) -> int:
    return SPACES - len(city.rows[ROWS.index(row)])
