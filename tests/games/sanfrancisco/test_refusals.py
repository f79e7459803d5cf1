"""Why an action is refused: one code a reason, and what it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.errors import IllegalAction
from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.actions import Build, Choose, Discard, Draw, Finalize, Place, Put
from bot.games.sanfrancisco.cards import Bonus, Colour
from tests.games.sanfrancisco.table import after, position

START = position("city 1 contracts 2", "column 1 c08 c09", "pile c21")
TURNED = after(START, "draw")
BUILDING = position("city 1 blue c08 c09 c10 c14 c15", "taken 1 c21 c80")
BONUS = after(position("city 1 grey c25", "taken 1 c28", "supply card4 0"), "build c28")
CARD = after(
    position("city 1 blue c08 c09 c10 c14 c15 grey c25", "taken 1 c28"),
    "build c28",
    "bonus card4",
)

if TYPE_CHECKING:
    from bot.games.errors import Value
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.state import State
TOKEN = after(position("city 1 blue c12 grey c27", "taken 1 c06"), "build c06", "bonus tracks")
FULL_BUT_GREY = (
    "city 1 blue c05 c08 c09 c10 c14 grey c25 c22 c23 c24 orange c36 c37 c38 c44 c41 "
    "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67 c75"
)
OVER = after(position("tokens 1", "pile c01"), "draw", "place 1")


@pytest.mark.parametrize(
    ("state", "notation", "code", "values"),
    [
        (OVER, "draw", "game-over", {}),
        (START, "finalize 1", "column-too-short", {"column": 1, "cards": 2, "contracts": 2}),
        (START, "finalize 2", "column-empty", {"column": 2}),
        (START, "place 1", "nothing-turned-over", {}),
        (START, "build c08", "nothing-taken", {}),
        (START, "refuse c08", "nothing-taken", {}),
        (START, "done", "nothing-taken", {}),
        (START, "bonus tracks", "no-bonus-owed", {}),
        (START, "put blue1", "no-bonus-to-put", {}),
        (START, "discard 1", "no-discard-token", {}),
        (position("pile"), "draw", "deck-beyond-record", {}),
        (TURNED, "draw", "place-first", {"card": "c21"}),
        (TURNED, "finalize 1", "place-first", {"card": "c21"}),
        (TURNED, "done", "place-first", {"card": "c21"}),
        (BUILDING, "draw", "still-building", {"cards": 2}),
        (BUILDING, "finalize 1", "still-building", {"cards": 2}),
        (BUILDING, "place 1", "nothing-turned-over", {}),
        (BUILDING, "build c22", "card-not-taken", {"card": "c22"}),
        (BUILDING, "refuse c22", "card-not-taken", {"card": "c22"}),
        (BUILDING, "build c21 grey", "row-not-yours-to-choose", {"card": "c21", "row": "grey"}),
        (BUILDING, "build c80", "row-missing", {"card": "c80"}),
        (BUILDING, "build c80 blue", "row-full", {"row": "blue"}),
        (BUILDING, "bonus tracks", "no-bonus-owed", {}),
        (BONUS, "done", "bonus-owed", {"district": "grey"}),
        (BONUS, "put grey", "bonus-owed", {"district": "grey"}),
        (BONUS, "bonus plus2", "bonus-of-another", {"bonus": "plus2", "district": "grey"}),
        (BONUS, "bonus card4", "bonus-gone", {"bonus": "card4"}),
        (CARD, "bonus tracks", "bonus-to-put", {"bonus": "card4"}),
        (CARD, "discard 1", "bonus-to-put", {"bonus": "card4"}),
        (CARD, "put blue", "row-full", {"row": "blue"}),
        (CARD, "put grey1", "put-needs-row", {"bonus": "card4"}),
        (TOKEN, "put blue", "put-needs-space", {"bonus": "tracks"}),
        (TOKEN, "put blue3", "space-empty", {"space": "blue3"}),
        (TOKEN, "put grey1", "tracks-already", {"space": "grey1"}),
        (position("city 1 discard"), "discard 1", "no-contracts", {}),
        (
            position("city 1 contracts 1 discard"),
            "discard 2",
            "too-few-contracts",
            {"count": 2, "contracts": 1},
        ),
    ],
)
def test_the_reason_of_a_refusal(state: State, notation: str, code: str, values: dict[str, Value]):
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.parse(state.seat, notation))
    assert (caught.value.code, caught.value.values) == (code, values)


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(START, Draw(2))
    assert (caught.value.code, caught.value.values) == ("not-your-turn", {"seat": 1})


def test_a_bonus_card_without_room_is_refused_so():
    state = after(position(FULL_BUT_GREY, "taken 1 c28"), "build c28")
    with pytest.raises(IllegalAction, match="bonus-has-no-place"):
        GAME.apply(state, Choose(1, Bonus.CARD4))


@pytest.mark.parametrize(
    ("state", "action", "code"),
    [
        (START, Finalize(1, 4), "no-such-column"),
        (START, Finalize(1, 0), "no-such-column"),
        (TURNED, Place(1, -1), "no-such-column"),
        (BUILDING, Build(1, "c80", Colour.BLACK), "no-such-row"),
        (CARD, Put(1, Colour.BLACK), "no-such-row"),
        (TOKEN, Put(1, Colour.BLUE, 6), "no-such-space"),
        (TOKEN, Put(1, Colour.BLUE, 0), "no-such-space"),
        (BONUS, Choose(1, Bonus.NOTHING), "bonus-of-another"),
        (position("city 1 contracts 3 discard"), Discard(1, 3), "discard-one-or-two"),
        (position("city 1 contracts 3 discard"), Discard(1, 0), "discard-one-or-two"),
    ],
)
def test_what_no_notation_can_say_is_refused_as_well(state: State, action: Action, code: str):
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.code == code
