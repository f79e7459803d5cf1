"""Positions of Ticket to Ride as text: what each line means, and what is refused."""

from __future__ import annotations

import pytest

from bot.games.errors import BadPosition
from bot.games.tickettoride import GAME
from bot.games.tickettoride.state import Ending, Phase
from tests.games.tickettoride.table import hand, lying, position, row


def test_nothing_said_is_the_start_of_two_with_everything_in_its_order():
    state = position()
    assert (state.seats, state.first, state.seat, state.phase) == (2, 1, 0, Phase.KEEP)
    assert (hand(state, 1), hand(state, 2)) == ("blue blue", "blue blue")
    assert row(state) == "blue blue green green green"
    assert state.offers == (("t01", "t02"), ("t03", "t04"))
    assert (state.pile[0], len(state.pile), len(state.deck)) == ("t05", 20, 35)
    assert lying(state)["golden-gate-bridge"] == "bell*2"
    assert state.waiting == ("postcard", "seal")
    assert state.trams == (20, 20)


WHOLE = """\
game tickettoride
map reconstruction-1 330a51861e76
seats 3
first 2
phase token
turn 3
last 2
hand 1 blue*2 ferry
tickets 1 t05
routes 1 r04 r13
tokens 1 bell
hand 2
tickets 2 t01 t02
routes 2 r06 r07 r18 r20 r24 r26
tokens 2 crab
hand 3 green*6 black*5 purple*6
tickets 3 t07
shown 3 green*2 purple
routes 3 r01
newest r01
stacks golden-gate-bridge:bell sunset:flower*2 fort-mason:seal*2
waiting
row ferry ferry red ferry orange
discards blue*4 orange*5 ferry*4
deck red*5 black
pile t03 t04 t06 t08 t09 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24
resets 3
"""


def test_a_whole_position_is_read_and_written():
    state = GAME.read_position(WHOLE)
    assert (state.phase, state.seat, state.first, state.last) == (Phase.TOKEN, 3, 2, 2)
    assert state.trams == (15, 3, 15)
    assert state.tokens == (("bell",), ("crab",), ())
    assert state.deck == ("red",) * 5 + ("black",)
    assert state.shown == ((0,) * 7, (0,) * 7, (0, 2, 0, 1, 0, 0, 0))
    assert GAME.write_position(state) == WHOLE


def test_a_public_position_counts_what_is_hidden():
    text = GAME.write_position(GAME.read_position(WHOLE), public=True)
    assert "cards 3 17\nheld 3 1\nshown 3 green*2 purple\n" in text
    assert not [line for line in text.splitlines() if line.startswith(("hand", "tick", "de", "pi"))]


def test_a_hand_of_which_little_is_known_has_what_is_known():
    state = position(TURN, "cards 2 3", "shown 2 ferry*2")
    assert state.hands[1] == (1, 0, 0, 0, 0, 0, 2)


def test_tickets_chosen_at_the_start():
    state = position("keep 1 2", "chosen 2")
    assert state.chosen == ((2,), (1,))
    assert "chosen 1\n" in GAME.write_position(state, public=True)
    assert "keep 1 2\n" in GAME.write_position(state)


def test_the_end_of_a_game():
    state = position("phase over", "end stuck", "turn 2", "passes 2")
    assert (state.ending, state.seat) == (Ending.STUCK, 2)


TURN = "phase turn"
REFUSED: list[tuple[list[str], int, str]] = [
    (["map reconstruction-1"], 1, "map-malformed"),
    (["map nowhere 330a51861e76"], 1, "map-unknown"),
    (["map reconstruction-1 330a51861e77"], 1, "map-differs"),
    (["seats 5"], 1, "number"),
    (["first 3"], 1, "number"),
    (["phase night"], 1, "word"),
    (["turn 1"], 1, "all-choose"),
    ([TURN, "turn 3"], 2, "number"),
    ([TURN, "hand 1 red", "shown 1 red*2"], 3, "shown-not-held"),
    ([TURN, "cards 1 2", "shown 1 red*3"], 3, "shown-not-held"),
    ([TURN, "cards 1 3", "shown 1 reed"], 3, "not-a-card"),
    ([TURN, "shown 3 red"], 2, "number"),
    ([TURN, "last 3"], 2, "number"),
    ([TURN, "passes 3"], 2, "number"),
    (["phase over"], 1, "alone"),
    ([TURN, "end trams"], 2, "alone"),
    (["phase over", "end night"], 2, "word"),
    (["phase over", "end trams", "last 2"], 2, "last-missing"),
    (["phase place", "turn 1"], 2, "not-placing"),
    (["phase token", "turn 1"], 1, "no-token-choice"),
    (["phase done"], 1, "nothing-to-shuffle"),
    ([TURN, "row red red - red red"], 2, "row-gap"),
    ([TURN, "row red"], 2, "cards-of-row"),
    ([TURN, "row red red red red pink"], 2, "not-a-card"),
    ([TURN, "hand 3"], 2, "number"),
    ([TURN, "hand 1 pink"], 2, "not-a-card"),
    ([TURN, "hand 1 red*7"], 2, "number"),
    ([TURN, "hand 1 red*4", "hand 2 red*3"], 3, "too-many-cards"),
    ([TURN, "hand 1 red", "cards 1 1"], 2, "beside"),
    ([TURN, "tickets 1 t01", "held 1 1"], 2, "beside"),
    (["keep 1 1", "chosen 1"], 1, "beside"),
    ([TURN, "cards 1 45"], 2, "number"),
    ([TURN, "cards 1 44", "row red red red red red"], 2, "cards-short"),
    ([TURN, "deck red"], 2, "cards-left"),
    ([TURN, "tickets 1 t25"], 2, "unknown"),
    ([TURN, "tickets 1 t01", "tickets 2 t01"], 3, "twice"),
    ([TURN, "pile t01"], 2, "tickets-left"),
    (["offer 1 t01"], 1, "offer-size"),
    ([TURN, "offer 1 t01 t02"], 2, "offer-size"),
    ([TURN, "keep 1 1"], 2, "alone"),
    (["keep 1"], 1, "keep-malformed"),
    (["keep 1 2 1"], 1, "keep-malformed"),
    (["chosen 1 1"], 1, "keep-malformed"),
    (["keep 1 3"], 1, "number"),
    ([TURN, "routes 1 r53"], 2, "unknown"),
    ([TURN, "routes 1 r01", "routes 2 r01"], 3, "twice"),
    ([TURN, "routes 1 r04 r05"], 2, "both-tracks"),
    ([TURN, "routes 1 r04", "routes 2 r05"], 2, "both-tracks"),
    ([TURN, "routes 1 r01 r02 r06 r07 r13 r18 r20"], 2, "trams"),
    ([TURN, "newest r01"], 2, "not-claimed"),
    ([TURN, "newest r99"], 2, "not-claimed"),
    ([TURN, "tokens 1 apple"], 2, "word"),
    ([TURN, "tokens 1 bell bell"], 2, "word-twice"),
    ([TURN, "waiting bell"], 2, "waiting"),
    (["waiting bell"], 1, "waiting"),
    (["phase place", "turn 2", "waiting"], 3, "waiting"),
    ([TURN, "stacks oakland:bell"], 2, "location-unknown"),
    ([TURN, "stacks soma:apple"], 2, "word"),
    ([TURN, "stacks soma:bell*3"], 2, "number"),
    ([TURN, "stacks soma:bell soma:seal"], 2, "word-twice"),
    ([TURN, "stacks soma:bell castro:bell"], 2, "word-twice"),
    (["stacks soma:seal"], 1, "word-twice"),
    ([TURN, "resets 4"], 2, "number"),
]


@pytest.mark.parametrize(("lines", "line", "code"), REFUSED)
def test_what_is_out_of_place_is_refused_with_its_line(lines: list[str], line: int, code: str):
    with pytest.raises(BadPosition) as caught:
        position(*lines)
    assert (caught.value.line - 1, caught.value.code) == (line, code)
