"""What happened, told in a sentence each: for everybody, for the mover, on the picture."""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity.events import Happening
from bot.presenters.pointcity.log import PointCityTeller
from bot.presenters.reading import Recent
from tests.games.pointcity.table import QUIET, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    TIMES,
    game_shown,
    mover_view,
    moves_of,
    people,
    scene_of,
    screen_of,
)
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, players

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

OTHERS = """
         economy  industry ecology
    economy  energy   ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""
PILE = "c1 c5 c3"


def market(first: str) -> str:
    return f"{first} {OTHERS}"


def lines(state: State, *notations: str) -> list[str]:
    """Return a turn of the log."""
    after, moves = moves_of(state, *notations)
    seated = players(people(mover_view(after)))
    return PRESENTER.turn_lines(PRESENTER.read(mover_view(after), WORDS, seated), moves)


def answer(state: State, *notations: str) -> str:
    """Return what the mover is told."""
    after, moves = moves_of(state, *notations)
    return PRESENTER.moved(PRESENTER.read(mover_view(after), WORDS, players(2)), moves)


def test_a_card_is_turned_over() -> None:
    state = position("city 1 hand", in_rows(market("energy").replace("c11", "energy")))
    (line,) = lines(state, "flip a1")
    assert line.startswith("**Ann** flips a1 (energy): ")
    assert answer(state, "flip a1").startswith("You flip a1 (energy): ")


def test_two_resources_are_taken_and_the_market_is_refilled() -> None:
    (line,) = lines(position(in_rows(QUIET), f"pile {PILE}"), "take a1 b1")
    assert line == (
        "**Ann** takes a1 energy and b1 economy. "
        "New in the market: a1 Wind farm (energy) and b1 Substation (energy, 2 points)."
    )


def test_two_cards_of_the_deck_are_taken() -> None:
    state = position(in_rows(QUIET), "pile c3 c4 c5")
    assert lines(state, "take deck") == ["**Ann** takes economy and industry from the deck."]
    assert answer(position(in_rows(QUIET), f"pile {PILE}"), "take deck") == (
        f"You take energy {TIMES}2 from the deck."
    )


def test_a_building_is_paid_for_with_cards() -> None:
    state = position("city 1 hand community community", in_rows(market("c2")), f"pile {PILE}")
    took, built = lines(state, "take a1 b1", "pay community community")
    assert took == "**Ann** takes a1 Hydro plant (energy, 1 point) and b1 economy."
    assert built == (
        f"**Ann** builds Hydro plant and pays community {TIMES}2. "
        "New in the market: a1 energy and b1 Substation (energy, 2 points)."
    )


def test_permanent_resources_pay_a_part_or_all() -> None:
    part = position(
        f"city 1 built {giving('community')} hand community", in_rows(market("c2")), f"pile {PILE}"
    )
    assert answer(part, "take a1 b1", "pay community").startswith(
        "You take a1 Hydro plant (energy, 1 point) and b1 economy. You build Hydro plant "
        "and pay community plus permanent resources (community). "
    )
    whole = position(
        f"city 1 built {giving('community*2')} hand", in_rows(market("c2")), f"pile {PILE}"
    )
    assert lines(whole, "take a1 b1", "pay")[1].startswith(
        f"**Ann** builds Hydro plant, paid for with permanent resources (community {TIMES}2). "
    )


def test_a_civic_token_is_taken_with_its_number_and_words() -> None:
    state = position("city 1 hand ecology ecology ecology", in_rows(market("c9")), f"pile {PILE}")
    taken = lines(state, "take a1 b1", "pay ecology ecology ecology", "token 8")[2]
    assert taken.startswith(
        "**Ann** takes civic token 8: 2 points for each permanent economy resource. "
    )


def test_no_civic_token_is_left() -> None:
    owner = "city 1 hand ecology ecology ecology"
    state = position(owner, in_rows(market("c9")), f"pile {PILE}", "tokens")
    paid = lines(state, "take a1 b1", "pay ecology ecology ecology")[1]
    assert "No civic token is left to take." in paid


def test_the_automaton_is_told_of_by_its_name_also_to_the_player() -> None:
    state = position("level medium", in_rows(QUIET), "left 10")
    assert answer(state, "take b1 c1") == (
        "You take b1 economy and c1 industry. "
        "New in the market: b1 Auction house (economy, 1 point) and c1 Mint (economy, 2 points). "
        "**Automaton** takes c4 economy and c1 Mint (economy, 2 points). "
        "New in the market: c1 double economy and c4 Greenhouse (ecology, 3 points)."
    )


def test_a_turn_without_a_take_ends_the_game() -> None:
    unpayable = "c8 c9 c11 c15 c16 c25 " + " ".join(f"c{number}" for number in range(151, 161))
    state = position("turn 2", "city 2 hand", in_rows(unpayable), "left 0")
    assert lines(state, "end") == [
        "**Bo** takes nothing, because no pair is affordable. That ends the game."
    ]


def test_a_building_turned_back_again_by_agreement_is_not_named() -> None:
    state = position(in_rows(QUIET))
    _, moves = moves_of(state, "flip a1")
    told = PRESENTER.turn_lines(PRESENTER.read(mover_view(state), WORDS, players(2)), moves)
    assert told == ["**Ann** flips a1 (energy): a building."]


def test_the_post_tells_the_turn_before_until_cards_are_taken() -> None:
    state, before = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take deck")
    last = f"Previous turn: **Ann** takes energy {TIMES}2 from the deck."
    assert screen_of(state, Recent(before)).text.endswith(last)
    flipped, flip = moves_of(state, "flip a1")
    text = screen_of(flipped, Recent(before, flip)).text
    assert last in text
    assert "This turn: **Bo** flips a1 (energy): " in text


def test_the_picture_tells_what_was_taken_last() -> None:
    state, moves = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take a1 b1")
    assert scene_of(state, Recent(moves)).turn.last == "Ann takes energy and economy."
    state, moves = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take deck")
    assert scene_of(state, Recent(moves)).turn.last == "Ann takes two from the deck."
    state, moves = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "flip a1", "take b1 c1")
    assert scene_of(state, Recent(moves)).turn.last.startswith("Flipped: a1. Ann takes ")
    brief = PRESENTER.brief(PRESENTER.read(mover_view(state), WORDS, players(2)), moves)
    assert brief.startswith("Ann flips a1 and takes ")
    state, moves = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take b1 c1", "flip a2")
    assert scene_of(state, Recent(moves)).turn.last.startswith("Ann takes ")


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_a_game_is_told_in_full_sentences(seats: int) -> None:
    seated = players(seats, LONG_NAMES)
    for shown in game_shown(seats, 1):
        for words in EVERY_WORDS:
            moves = (*shown.recent.previous, *shown.recent.current)
            told = PRESENTER.turn_lines(PRESENTER.read(shown.view, words, seated), moves)
            assert sum(len(line) + 1 for line in told) <= 3500
            assert all(line.endswith(".") for line in told)


def test_every_happening_is_told_or_goes_without_saying() -> None:
    source = files("bot.presenters.pointcity").joinpath("log.py").read_text("utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    (teller,) = (node for node in classes if node.name == PointCityTeller.__name__)
    named = {node.attr for node in ast.walk(teller) if isinstance(node, ast.Attribute)}
    silent = {Happening.TURN}
    assert {happening for happening in Happening if happening.name not in named} == silent
