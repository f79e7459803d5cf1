"""Building: what a card or token put on a city board sets off, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.cards import BONUS_CARDS, ROWS, SPACE_NAMES, SPACES, Bonus
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.legal import choices, has_room
from bot.games.sanfrancisco.state import Ending, Phase, Spot

if TYPE_CHECKING:
    from bot.games.sanfrancisco.board import Place
    from bot.games.sanfrancisco.cards import Card, Colour
    from bot.games.sanfrancisco.state import City, Rows, State


def build(state: State, name: str, colour: Colour | None, events: list[Event]) -> State:
    """Return the position with a taken card built, in its own row unless one is named."""
    card = next(card for card in state.taken if card.id == name)
    taken = tuple(other for other in state.taken if other is not card)
    row = ROWS.index(card.colour if colour is None else colour)
    state = _built(replace(state, taken=taken), card, row, events)
    # A third symbol gives nothing, and no row has two seconds.
    if card.bonus and board.symbols(state.cities[state.seat - 1].rows, row) == 2:
        return _owe(replace(state, district=row), events)
    return go_on(state, events)


def put(state: State, colour: Colour, space: int | None, events: list[Event]) -> State:
    """Return the position with the bonus taken put in a row (a card) or on a space (a token)."""
    row = ROWS.index(colour)
    bonus = state.bonus
    assert bonus is not None  # noqa: S101  (the phase says so)
    if space is None:
        return go_on(_built(state, BONUS_CARDS[bonus], row, events), events)
    column = space - 1
    rows = state.cities[state.seat - 1].rows
    spot = rows[row][column]
    told = {"bonus": bonus.value, "card": spot.card.id, "space": SPACE_NAMES[row][column]}
    events.append(Event(Happening.TOKEN_PUT, state.seat, told))
    if bonus is Bonus.PLUS2:
        rows = board.with_spot(rows, row, column, replace(spot, plus=spot.plus + 1))
    else:
        rows = board.with_spot(rows, row, column, replace(spot, rails=True))
        rows = _connected(state.seat, rows, (row, column), events)
    return go_on(_risen(state, rows, events), events)


def with_bonus(city: City, row: int, bonus: Bonus) -> City:
    """Return the city with a district's bonus settled."""
    return replace(city, bonuses=(*city.bonuses[:row], bonus, *city.bonuses[row + 1 :]))


def bonus_taken(state: State, bonus: Bonus) -> Event:
    """Return the event of a bonus taken for the district that owes it."""
    values = {"district": ROWS[state.district].value, "bonus": bonus.value}
    return Event(Happening.BONUS_TAKEN, state.seat, values)


def _built(state: State, card: Card, row: int, events: list[Event]) -> State:
    rows = state.cities[state.seat - 1].rows
    column = len(rows[row])
    told = {"card": card.id, "space": SPACE_NAMES[row][column]}
    events.append(Event(Happening.BUILT, state.seat, told))
    rows = board.with_spot(rows, row, column, Spot(card))
    rows = _connected(state.seat, rows, (row, column), events)
    state = _risen(state, rows, events)
    if column == SPACES - 1 and not state.completions[row]:
        events.append(Event(Happening.COMPLETED, state.seat, {"district": ROWS[row].value}))
        completions = (*state.completions[:row], state.seat, *state.completions[row + 1 :])
        return replace(state, completions=completions)
    return state


def _connected(seat: int, rows: Rows, place: Place, events: list[Event]) -> Rows:
    after, joined = board.connect(rows, *place)
    if not joined:
        return rows
    for code, places in (
        (Happening.CONNECTED, joined),
        (Happening.SQUARE_WOKE, board.woken(rows, after)),
    ):
        for row, column in places:
            told = {"card": after[row][column].card.id, "space": SPACE_NAMES[row][column]}
            events.append(Event(code, seat, told))
    return after


def _risen(state: State, rows: Rows, events: list[Event]) -> State:
    rows, risen = board.rise(rows)
    city = replace(state.cities[state.seat - 1], rows=rows)
    state = replace(state, cities=with_city(state, city))
    if not risen:
        return state
    need = board.required(rows)
    for (row, column), total in risen:
        told = {
            "card": rows[row][column].card.id,
            "space": SPACE_NAMES[row][column],
            "sum": total,
            "required": need,
        }
        events.append(Event(Happening.SKYSCRAPER, state.seat, told))
    return _judged(state, events)


def _judged(state: State, events: list[Event]) -> State:
    seat, holder = state.seat, state.medal
    if seat == holder:
        return state
    own = board.skyscrapers(state.cities[seat - 1].rows)
    if holder and own <= board.skyscrapers(state.cities[holder - 1].rows):
        return state
    events.append(Event(Happening.MEDAL, seat, {"previous": holder, "skyscrapers": own}))
    return replace(state, medal=seat)


def _owe(state: State, events: list[Event]) -> State:
    told = {"district": ROWS[state.district].value}
    if choices(state):
        events.append(Event(Happening.BONUS_OWED, state.seat, told))
        return without_roomless(replace(state, phase=Phase.BONUS), events)
    events.append(Event(Happening.BONUS_NONE, state.seat, told))
    city = with_bonus(state.cities[state.seat - 1], state.district, Bonus.NOTHING)
    return go_on(replace(state, cities=with_city(state, city)), events)


def go_on(state: State, events: list[Event]) -> State:
    """Return the position after a card has been built or refused, or a bonus used.

    The game ends with a full board; the turn ends when there is nothing left to build and no
    contract-discard token left to spend.
    """
    state = without_roomless(state, events)
    city = state.cities[state.seat - 1]
    if board.is_full(city.rows):
        return end(state, Ending.BOARD, events)
    if state.taken or (city.discard and city.contracts):
        return replace(state, phase=Phase.BUILDING, district=0, bonus=None)
    return next_turn(state, events)


def without_roomless(state: State, events: list[Event]) -> State:
    """Return the position with those taken cards moved to the box that fit in no row."""
    city = state.cities[state.seat - 1]
    roomless = tuple(card for card in state.taken if not has_room(city, card))
    if not roomless:
        return state
    events += [Event(Happening.NO_ROOM, state.seat, {"card": card.id}) for card in roomless]
    taken = tuple(card for card in state.taken if card not in roomless)
    return replace(state, taken=taken, box=state.box + roomless)


def next_turn(state: State, events: list[Event]) -> State:
    """Return the position at the start of the next seat's turn; add its event to `events`."""
    seat = state.seat % len(state.cities) + 1
    events.append(Event(Happening.TURN, seat))
    return replace(state, seat=seat, phase=Phase.START, column=0, district=0, bonus=None)


def end(state: State, ending: Ending, events: list[Event]) -> State:
    """Return the position at the end of the game."""
    events.append(Event(Happening.ENDED, state.seat, {"ending": ending.value}))
    return replace(state, phase=Phase.OVER, ending=ending, column=0, district=0, bonus=None)


def with_city(state: State, city: City) -> tuple[City, ...]:
    """Return the cities with that of the seat in turn replaced."""
    return (*state.cities[: state.seat - 1], city, *state.cities[state.seat :])
