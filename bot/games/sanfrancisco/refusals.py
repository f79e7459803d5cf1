"""The reason why an action is not legal, as a code and values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.errors import IllegalAction
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, COLUMNS, ROWS, SPACES, Bonus, Colour
from bot.games.sanfrancisco.legal import MOST_SPENT
from bot.games.sanfrancisco.state import Phase

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import (
        Action,
    )
    from bot.games.sanfrancisco.state import State

_PHASES: dict[type[Action], Phase] = {
    Draw: Phase.START,
    Finalize: Phase.START,
    Place: Phase.TURNED,
    Build: Phase.BUILDING,
    Refuse: Phase.BUILDING,
    Done: Phase.BUILDING,
    Choose: Phase.BONUS,
    Put: Phase.PUT,
}
"""The phase of each action; `Discard` is legal in several."""

_OUT_OF_PLACE = {
    Phase.TURNED: "nothing-turned-over",
    Phase.BUILDING: "nothing-taken",
    Phase.BONUS: "no-bonus-owed",
    Phase.PUT: "no-bonus-to-put",
}
"""The code for an action outside its phase, by that phase."""


def refusal(state: State, action: Action) -> IllegalAction:
    """Return the refusal of an illegal action, with the first reason that applies."""
    if state.phase is Phase.OVER:
        return IllegalAction("game-over")
    if action.seat != state.seat:
        return IllegalAction("not-your-turn", seat=state.seat)
    return _out_of_phase(state, action) or _reason(state, action)


def _out_of_phase(state: State, action: Action) -> IllegalAction | None:
    phase = state.phase
    if isinstance(action, Discard):
        if phase is not Phase.PUT:
            return None
    elif phase is _PHASES[type(action)]:
        return None
    if phase is Phase.TURNED and state.turned is not None:
        return IllegalAction("place-first", card=state.turned.id)
    if phase is Phase.BONUS:
        return IllegalAction("bonus-owed", district=ROWS[state.district].value)
    if phase is Phase.PUT and state.bonus is not None:
        return IllegalAction("bonus-to-put", bonus=state.bonus.value)
    if isinstance(action, Draw | Finalize):
        return IllegalAction("still-building", cards=len(state.taken))
    return IllegalAction(_OUT_OF_PLACE[_PHASES[type(action)]])


def _reason(state: State, action: Action) -> IllegalAction:
    match action:
        case Place(column=column):
            return IllegalAction("no-such-column", column=column)
        case Finalize(column=column):
            return _finalize(state, column)
        case Build(card=card, row=row):
            return _build(state, card, row)
        case Refuse(card=card):
            return IllegalAction("card-not-taken", card=card)
        case Choose(bonus=bonus):
            return _choose(state, bonus)
        case Put(row=row, space=space):
            return _put(state, row, space)
        case Discard(count=count):
            return _discard(state, count)
        case Draw() | Done():
            # `done` is always legal while building, so only the deck is left.
            return IllegalAction("deck-beyond-record")


def _finalize(state: State, number: int) -> IllegalAction:
    if not 1 <= number <= COLUMNS:
        return IllegalAction("no-such-column", column=number)
    cards = len(state.columns[number - 1])
    if not cards:
        return IllegalAction("column-empty", column=number)
    contracts = state.cities[state.seat - 1].contracts
    return IllegalAction("column-too-short", column=number, cards=cards, contracts=contracts)


def _build(state: State, name: str, row: Colour | None) -> IllegalAction:
    card = next((card for card in state.taken if card.id == name), None)
    if card is None:
        return IllegalAction("card-not-taken", card=name)
    if card.colour is not Colour.BLACK:
        return IllegalAction("row-not-yours-to-choose", card=name, row=card.colour.value)
    if row is None:
        return IllegalAction("row-missing", card=name)
    return _no_room(row)


def _no_room(row: Colour) -> IllegalAction:
    code = "row-full" if row in ROWS else "no-such-row"
    return IllegalAction(code, row=str(row))


def _choose(state: State, bonus: Bonus) -> IllegalAction:
    own = BONUSES[state.district]
    if bonus not in (own, Bonus.TRACKS):
        district = ROWS[state.district].value
        return IllegalAction("bonus-of-another", bonus=str(bonus), district=district)
    if not state.supply[BONUSES.index(bonus)]:
        return IllegalAction("bonus-gone", bonus=bonus.value)
    return IllegalAction("bonus-has-no-place", bonus=bonus.value)


def _put(state: State, row: Colour, space: int | None) -> IllegalAction:
    bonus = str(state.bonus)
    is_card = state.bonus in BONUS_CARDS
    if row not in ROWS:
        return _no_room(row)
    if is_card:
        return _no_room(row) if space is None else IllegalAction("put-needs-row", bonus=bonus)
    if space is None:
        return IllegalAction("put-needs-space", bonus=bonus)
    spots = state.cities[state.seat - 1].rows[ROWS.index(row)]
    if not 1 <= space <= SPACES:
        return IllegalAction("no-such-space", space=f"{row}{space}")
    code = "space-empty" if space > len(spots) else "tracks-already"
    return IllegalAction(code, space=f"{row}{space}")


def _discard(state: State, count: int) -> IllegalAction:
    city = state.cities[state.seat - 1]
    if not city.discard:
        return IllegalAction("no-discard-token")
    if not city.contracts:
        return IllegalAction("no-contracts")
    if not 1 <= count <= MOST_SPENT:
        return IllegalAction("discard-one-or-two", count=count)
    return IllegalAction("too-few-contracts", count=count, contracts=city.contracts)
