"""Positions of San Francisco as text: what each line means, and what is refused."""

from __future__ import annotations

import pytest

from bot.games.errors import BadPosition
from bot.games.sanfrancisco import GAME, SanFrancisco
from bot.games.sanfrancisco.cards import Bonus
from bot.games.sanfrancisco.deck import read_deck
from bot.games.sanfrancisco.state import City, Ending, Phase, Spot
from tests.games.sanfrancisco.table import CARDS, position
from tests.games.sanfrancisco.test_deck import TEXT


def refused(*lines: str) -> tuple[int, str]:
    """Return the line, counted from 1 after the game, and the code of the refusal."""
    with pytest.raises(BadPosition) as caught:
        position(*lines)
    return caught.value.line - 1, caught.value.code


def test_nothing_said_is_the_start_of_two_with_the_deck_by_id():
    state = position()
    assert state.cities == (City(), City())
    assert (state.seat, state.phase, state.tokens, state.supply) == (1, Phase.START, 6, (3,) * 6)
    assert state.pile == GAME.decks["standard"].cards
    assert GAME.write_position(state) == "game sanfrancisco\n"


def test_a_whole_position():
    text = """\
game sanfrancisco
seats 3
turn 2
taken 3 c21 c80
put grey
city 1 contracts 1
city 2 blue c11 grey c25 c28+ c16! bonus tracks green c64~@ contracts 2 discard medal
city 3 green c65 c66 c67 c68@ c69@ completed
column 1 c36 c40
tokens 3
supply plus2 0
box c08 c01
pile c51 c02
"""
    state = GAME.read_position(text)
    own = state.cities[1]
    assert own.rows[1] == (
        Spot(CARDS["c25"]),
        Spot(CARDS["c28"], plus=1),
        Spot(CARDS["c16"], skyscraper=True),
    )
    assert own.rows[4] == (Spot(CARDS["c64"], rails=True, car=True),)
    assert (own.contracts, own.discard) == (2, True)
    assert own.bonuses == (None, Bonus.TRACKS, None, None, None)
    assert (state.seat, state.phase, state.district) == (2, Phase.PUT, 1)
    assert (state.bonus, state.column) == (Bonus.TRACKS, 3)
    assert state.taken == (CARDS["c21"], CARDS["c80"])
    assert state.columns == ((CARDS["c36"], CARDS["c40"]), (), ())
    assert (state.completions, state.medal) == ((0, 0, 0, 0, 3), 2)
    assert (state.tokens, state.supply) == (3, (0, 3, 3, 3, 3, 2))
    assert state.box == (CARDS["c08"], CARDS["c01"])
    assert state.pile == (CARDS["c51"], CARDS["c02"])
    assert len(state.pile + state.beyond) == 87 - 16
    assert GAME.write_position(state) == text


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("turned c08", Phase.TURNED),
        ("taken 1 c08", Phase.BUILDING),
        ("taken 1", Phase.BUILDING),
        ("end board", Phase.OVER),
    ],
)
def test_the_lines_tell_the_phase(line: str, phase: Phase):
    assert position(line).phase is phase
    assert position("taken 1", "owed grey").phase is Phase.BONUS
    assert position("end foundations").ending is Ending.FOUNDATIONS


def test_tokens_and_bonuses_left_are_what_nobody_has():
    state = position("city 1 grey c16 bonus card4", "column 2 c01 c08", "box c31", "turned c46")
    assert state.tokens == 3
    assert state.supply == (3, 2, 3, 3, 3, 3)


def test_cards_with_no_line_of_their_own_lie_in_the_deck():
    assert len(position("box c08").pile) == 86
    state = position("box c08", "pile c02")
    assert [len(state.pile), len(state.beyond)] == [1, 85]
    assert position("pile").pile == ()


def test_a_public_position_does_not_tell_the_deck():
    state = position("pile c51 c02 c01", "turned c08")
    assert GAME.write_position(state, public=True) == "game sanfrancisco\nturned c08\n"


def test_a_position_names_a_deck_that_is_not_the_standard_one():
    boxed = read_deck("boxed", TEXT.replace("c14,blue,3", "c14,blue,2"))
    game, digest = SanFrancisco([boxed]), boxed.digest
    state = game.read_position("game sanfrancisco\ndeck boxed\n")
    text = f"game sanfrancisco\ndeck boxed {digest}\n"
    assert game.write_position(state) == text
    assert game.read_position(text) == state
    assert GAME.write_position(state) == "game sanfrancisco\ndeck unknown\n"
    turned = game.read_position("game sanfrancisco\ndeck boxed\nturned c14\n")
    assert GAME.write_position(turned) == "game sanfrancisco\ndeck unknown\nturned c14\n"
    assert refused(f"deck boxed {digest}") == (1, "deck-unknown")
    assert refused(f"deck standard {digest}") == (1, "deck-differs")


REFUSED: list[tuple[list[str], int, str]] = [
    (["seats 1"], 1, "number"),
    (["seats 5"], 1, "number"),
    (["turn 3"], 1, "number"),
    (["seats 3", "city 4"], 2, "number"),
    (["turned"], 1, "one-word"),
    (["turned c88"], 1, "unknown"),
    (["turned card4"], 1, "unknown"),
    (["turned c08 c09"], 1, "one-word"),
    (["turned c08", "taken 1 c09"], 1, "beside"),
    (["end board", "turned c08"], 1, "beside"),
    (["end"], 1, "one-word"),
    (["end draw"], 1, "word"),
    (["taken"], 1, "number"),
    (["taken 4 c08"], 1, "number"),
    (["taken c08"], 1, "number"),
    (["owed grey"], 1, "alone"),
    (["put grey"], 1, "alone"),
    (["taken 1", "owed grey", "put grey"], 2, "beside"),
    (["taken 1", "owed black"], 2, "word"),
    (["taken 1", "owed grey", "city 1 grey bonus card4"], 2, "bonus-settled"),
    (["taken 1", "put grey"], 2, "bonus-not-put"),
    (["taken 1", "put yellow", "city 1 yellow bonus points"], 2, "bonus-not-put"),
    (["column 1 c08", "column 2 c09 c08"], 2, "twice"),
    (["box c08", "pile c08"], 2, "twice"),
    (["city 1 blue c08 c08"], 1, "twice"),
    (["city 1 blue c08 blue c09"], 1, "word-twice"),
    (["city 1 c08"], 1, "district-missing"),
    (["city 1 black c80"], 1, "district-missing"),
    (["city 1 contracts 1 c08"], 1, "district-missing"),
    (["city 1 completed"], 1, "district-missing"),
    (["city 1 blue C08"], 1, "not-a-card"),
    (["city 1 blue c08@+"], 1, "not-a-card"),
    (["city 1 blue x"], 1, "unknown"),
    (["city 1 blue c21"], 1, "other-district"),
    (["city 1 blue c08 c09 c10 c12 c13 c14"], 1, "district-too-full"),
    (["city 1 blue c11~"], 1, "mark"),
    (["city 1 blue c08@"], 1, "mark"),
    (["city 1 blue c08!"], 1, "mark"),
    (["city 1 blue bonus"], 1, "word"),
    (["city 1 blue bonus card4"], 1, "word"),
    (["city 1 blue bonus plus2 bonus plus2"], 1, "word-twice"),
    (["city 1 contracts"], 1, "number"),
    (["city 1 contracts 0"], 1, "number"),
    (["city 1 contracts 100"], 1, "number"),
    (["city 1 medal medal"], 1, "word-twice"),
    (["city 1 grey c16 c17 c21 c22 c27 completed completed"], 1, "word-twice"),
    (["city 1 medal", "city 2 medal"], 2, "medal-twice"),
    (["city 1 blue c08++++"], 1, "pieces"),
    (["city 1 blue card4 card4", "city 2 blue card4 card4"], 2, "pieces"),
    (
        ["city 1 blue bonus tracks grey bonus tracks orange bonus tracks yellow bonus tracks"],
        1,
        "pieces",
    ),
    (
        [
            "city 1 blue c08 c09 c10 c12 c13 completed",
            "city 2 blue c04 c05 c06 c07 c11 completed",
        ],
        2,
        "completed-twice",
    ),
    (["tokens 7"], 1, "number"),
    (["tokens 6", "column 1 c01"], 1, "number"),
    (["box c01 c02 c16 c17 c31 c32 c46"], 0, "foundations"),
    (["supply plus2"], 1, "number"),
    (["supply plus2 4"], 1, "number"),
    (["supply nothing 1"], 1, "word"),
    (["supply plus2 1 plus2 0"], 1, "word-twice"),
    (["supply card4 3", "city 1 grey bonus card4"], 1, "number"),
]
"""Lines, which of them is at fault (0: that of the game) and why."""


@pytest.mark.parametrize(("lines", "line", "code"), REFUSED)
def test_what_is_out_of_place_is_refused_with_its_line(lines: list[str], line: int, code: str):
    assert refused(*lines) == (line, code)
