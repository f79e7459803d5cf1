"""Positions of Point City as text: what each line means, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadPosition
from bot.games.pointcity import GAME
from bot.games.pointcity.cards import START_CARD, Card, Face, Side, number
from bot.games.pointcity.state import City, Ending, Gap, Level, Phase, Spot
from tests.games.pointcity.table import CARDS, position

if TYPE_CHECKING:
    from collections.abc import Iterable


MARKET = (
    "row 1 energy c14 ingenuity economy2",
    "row 2 energy2 energy2/2 energy:c15 community",
    "row 3 industry economy ecology community",
    "row 4 industry economy ecology community",
)
TAKEN = (
    "row 1 energy -building -resource economy2",
    *MARKET[1:],
)


def refused(*lines: str) -> tuple[int, str]:
    """Return the line, counted from 1 after the game, and the code of the refusal."""
    with pytest.raises(BadPosition) as caught:
        position(*lines)
    return caught.value.line - 1, caught.value.code


def ids(cards: Iterable[Card]) -> list[str]:
    return [f"c{number(card)}" for card in cards]


def test_nothing_said_is_the_start_of_two_with_cards_and_tokens_by_number():
    state = position()
    assert state.cities == (City(hand=(START_CARD,)),) * 2
    assert (state.seat, state.phase, state.level) == (1, Phase.TAKE, None)
    assert ids(spot.card for spot in state.market if spot) == [f"c{each}" for each in range(1, 17)]
    assert ids(state.pile)[:2] == ["c17", "c18"]
    assert [card.tier for card in state.pile] == [1] * 24 + [2] * 24 + [3] * 18
    assert [token.id for token in state.tokens] == list(range(1, 11))
    assert len(state.elsewhere) == 160 - 82
    assert GAME.write_position(state).splitlines()[1] == (
        "row 1 energy:c1 energy:c2 economy:c3 industry:c4"
    )


def test_a_whole_position():
    text = """\
game pointcity
seats 3
turn 2 flipped
taken c10
city 1 hand
city 2 built c3 c9 hand energy:c1 energy2:c74 ingenuity/0 tokens 7
row 1 energy:c2 c14 -building -resource
row 2 economy:c19 ecology:c30 energy:c58 community:c24
row 3 ecology:c13 energy:c56 economy:c23 c63
row 4 energy:c15 energy:c28 community:c8 c12
left 40
tokens 3 8 13
discard energy:c42 ingenuity/0
"""
    state = GAME.read_position(text)
    assert [len(city.hand) for city in state.cities] == [0, 3, 1]
    own = state.cities[1]
    assert [each.id for each in own.buildings] == ["c3", "c9"]
    assert own.hand == (CARDS["c1"], CARDS["c74"], START_CARD)
    assert [token.id for token in own.tokens] == [7]
    assert (state.seat, state.phase, state.flipped) == (2, Phase.PAY, True)
    assert [each.id for each in state.taken] == ["c10"]
    assert state.market[:4] == (
        Spot(CARDS["c2"]),
        Spot(CARDS["c14"], Side.BUILDING),
        None,
        None,
    )
    assert state.gaps == (Gap(2, Side.BUILDING), Gap(3, Side.RESOURCE))
    assert (len(state.pile), state.beyond, state.partial) == (40, 0, False)
    assert [token.id for token in state.tokens] == [3, 8, 13]
    assert state.discard == (CARDS["c42"], START_CARD)
    assert GAME.write_position(state) == text


def test_a_face_is_the_card_of_the_lowest_number_that_no_other_word_needs():
    state = position(*MARKET, "city 1 hand energy ingenuity energy2", "city 2 hand c2")
    assert ids(state.cities[0].hand) == ["c1", "c78", "c66"]
    spots = [spot.card for spot in state.market if spot and "energy" in spot.card.face]
    assert ids(spots) == ["c5", "c79", "c74", "c15"]


def test_a_hand_lies_by_face_then_tier():
    hand = position("city 1 hand ingenuity community economy2/3 ingenuity/0 economy").cities[0].hand
    faces = ["economy", "economy2", "community", "ingenuity", "ingenuity"]
    assert [card.face for card in hand] == faces
    assert [card.tier for card in hand][3:] == [0, 2]


def test_the_pile_is_filled_up_from_the_cards_that_have_no_place():
    state = position("left 64", "pile economy c31")
    assert (state.pile[0].face, state.pile[0].tier) == (Face.ECONOMY, 1)
    assert ids(state.pile)[1] == "c31"
    assert [card.tier for card in state.pile] == [1] * 22 + [2] * 24 + [3] * 18


def test_alone_the_automaton_has_no_card():
    state = position("level hard")
    assert (state.level, len(state.cities)) == (Level.HARD, 2)
    assert state.cities[1] == City()


def test_the_lines_tell_the_phase():
    assert position(*TAKEN, "taken c14").phase is Phase.PAY
    state = position(*TAKEN, "owed 2")
    assert (state.phase, state.owed) == (Phase.TOKEN, 2)
    over = position("row 1 - - c3 c4", "left 0", "end market")
    assert (over.phase, over.ending, over.gaps) == (Phase.OVER, Ending.MARKET, ())


def test_a_public_position_tells_no_building_side_that_was_not_seen():
    state = position("row 1 energy:c28 c14 c15 c16", "pile c31", "city 1 hand industry2:c90")
    assert GAME.write_position(state, public=True).splitlines()[1:3] == [
        "city 1 hand industry2/2",
        "row 1 energy/1 c14 c15 c16",
    ]
    assert "pile industry" in GAME.write_position(state, public=True)


def test_a_position_of_a_record_knows_no_more_than_its_lines():
    rows = [f"row {row} energy/1 energy/1 c{row} ecology/1" for row in (1, 2, 3, 4)]
    state = position(*rows, "pile economy", "partial")
    assert state.pile == (Card(Face.ECONOMY, 1),)
    assert (state.beyond, state.partial) == (65, True)
    assert state.market[0] == Spot(Card(Face.ENERGY, 1))
    assert len(state.elsewhere) == 156


REFUSED: list[tuple[list[str], int, str]] = [
    (["seats 1"], 1, "number"),
    (["level hard", "seats 2"], 1, "beside"),
    (["level harder"], 1, "word"),
    (["turn 3"], 1, "number"),
    (["turn"], 1, "number"),
    (["turn 1 flip"], 1, "word"),
    (["turn 1 flipped flipped"], 1, "word"),
    (["level easy", "turn 2"], 2, "number"),
    (["city 3 hand"], 1, "number"),
    (["city 1 c3"], 1, "word"),
    (["city 1 built c3 built c4"], 1, "word-twice"),
    (["city 1 built c161"], 1, "unknown"),
    (["city 1 built energy"], 1, "unknown"),
    (["city 1 built c3", "city 2 built c3"], 2, "twice"),
    (["city 1 built c3", "row 1 c3 energy energy energy"], 2, "twice"),
    (["city 1 hand energy3"], 1, "not-a-card"),
    (["city 1 hand energy/4"], 1, "not-a-card"),
    (["city 1 hand c0"], 1, "unknown"),
    (["city 1 hand economy:c1"], 1, "other-face"),
    (["city 1 hand energy/0"], 1, "face-short"),
    (["city 1 hand energy2/1"], 1, "face-short"),
    (["city 1 hand ingenuity/0 ingenuity/0"], 0, "face-short"),
    (["city 1 tokens 23"], 1, "unknown"),
    (["city 1 tokens 7", "tokens 7"], 2, "twice"),
    (["tokens 1 2 3 4 5 6 7 8 9 10 11"], 1, "token-count"),
    (["city 1 tokens 1 2 3 4 5 6 7 8 9 10 11"], 0, "token-count"),
    (["row 1 energy energy energy"], 1, "row-length"),
    (["row 5 energy energy energy energy"], 1, "number"),
    (["row 1 energy energy energy ingenuity/0"], 1, "not-a-card"),
    (["row 1 energy energy energy -"], 1, "gaps"),
    (["row 1 energy energy energy -side"], 1, "word"),
    ([*MARKET, "taken c3"], 1, "gaps"),
    ([*TAKEN, "taken"], 5, "taken-count"),
    ([*TAKEN, "taken c3 c4 c5"], 5, "taken-count"),
    ([*TAKEN, "taken c3", "owed 1"], 5, "beside"),
    ([*TAKEN, "owed 3"], 5, "number"),
    ([*TAKEN, "tokens 5", "owed 2"], 6, "number"),
    ([*TAKEN, "end market"], 1, "gaps"),
    (["end board"], 1, "word"),
    (["end market", "owed 1"], 1, "beside"),
    (["left 68"], 1, "number"),
    (["left 65"], 1, "left-odd"),
    (["left 0", "pile energy"], 2, "pile-long"),
    (["pile energy/2"], 1, "other-tier"),
    (["pile c100"], 1, "other-tier"),
    (["pile ingenuity/0"], 1, "other-tier"),
    (["discard c14 c14"], 1, "twice"),
    (["partial"], 0, "row-length"),
    (["partial yes"], 1, "no-word"),
    ([*MARKET, "partial"], 1, "tier-missing"),
]
"""Lines, which of them is at fault (0: that of the game) and why."""


@pytest.mark.parametrize(("lines", "line", "code"), REFUSED)
def test_what_is_out_of_place_is_refused_with_its_line(lines: list[str], line: int, code: str):
    assert refused(*lines) == (line, code)


def test_a_tier_can_run_short():
    tier = [f"c{number(card)}" for card in GAME.deck.cards if card.tier == 1]
    assert refused(f"discard {' '.join(tier[:-39])}") == (0, "tier-short")
    assert refused(f"discard {' '.join(['ingenuity/2'] * 22)}") == (1, "face-short")
