"""Every fact of a San Francisco table shows on its picture, in its own place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from render import paint
from render.colours import SLOT
from render.layout import Rect, Size
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.layout import LAYOUTS
from render.sanfrancisco.scene import (
    Bonus,
    BonusScene,
    ColumnState,
    MajorityStanding,
    RowScene,
    Site,
    Tracks,
)
from render.sanfrancisco.tickets import draw_ticket
from tests.render.recorder import inside
from tests.render.sanfrancisco.differences import PLAIN, changed, with_card
from tests.render.sanfrancisco.notation import card, column
from tests.render.sanfrancisco.states import BONUS_4, CHOOSE_4, START_2

CARD_FACTS = {
    "colour": card("g3"),
    "value": card("b2"),
    "two digits": card("b12"),
    "tracks": card("b3t"),
    "tracks token": card("b3T"),
    "foundation": replace(PLAIN, site=Site.FOUNDATION),
    "skyscraper": replace(PLAIN, site=Site.SKYSCRAPER),
    "depot": card("bD"),
    "square": card("bQ4"),
    "waterfront": card("b3w"),
    "bonus": card("b3*"),
    "token": card("b3+"),
    "second token": card("b3++"),
    "cable car": card("b3c"),
    "last": card("b3!"),
    "choice": card("b3?"),
    "target": card("b3@"),
    "unknown square": card("bQ"),
    "worthless square": card("bQ0"),
    "need": card("bF(4/7)"),
    "other need": card("bF(5/7)"),
    "lower need": card("bF(4/6)"),
    "tokens on a foundation": card("bF(4/7)+"),
    "token tracks": card("bF(4/7)T"),
}


def test_every_fact_about_a_card_shows() -> None:
    pictures = {fact: paint(with_card(spot)) for fact, spot in CARD_FACTS.items()}
    pictures["plain"] = paint(with_card(PLAIN))
    assert len(set(pictures.values())) == len(CARD_FACTS) + 1


@pytest.mark.parametrize("fact", CARD_FACTS)
def test_a_card_changes_its_own_space_and_nothing_else(fact: str) -> None:
    layout = LAYOUTS[2]
    area = changed(with_card(PLAIN), with_card(CARD_FACTS[fact]))
    x, y = layout.board.grid
    space = Rect(layout.cities[0].x + x, layout.cities[0].y + y, *layout.board.card.pitch)
    assert area is not None
    assert inside(area, space)


CITY_FACTS: dict[str, dict[str, Any]] = {
    "score": {"score": 7},
    "half": {"score": 1},
    "negative": {"score": -2},
    "contracts": {"contracts": 1},
    "cars": {"cars": 1},
    "cars_standing": {"cars_standing": MajorityStanding.LEAD},
    "second in cars": {"cars_standing": MajorityStanding.SECOND},
    "skyscrapers": {"skyscrapers": 1},
    "needed": {"needed": 6},
    "medal": {"medal": True},
    "points_token": {"points_token": True},
    "discard_token": {"discard_token": True},
    "rank": {"rank": 2},
    "win": {"rank": 1},
    "name": {"name": "Ada"},
}


def test_every_fact_about_a_city_shows_and_only_in_its_board() -> None:
    plain, pictures = START_2.cities[1], set[bytes]()
    for facts in CITY_FACTS.values():
        scene = replace(START_2, cities=(START_2.cities[0], replace(plain, **facts)))
        area = changed(START_2, scene)
        assert area is not None, facts
        assert inside(area, LAYOUTS[2].cities[1]), facts
        pictures.add(paint(scene))
    assert len(pictures) == len(CITY_FACTS)


ROW_FACTS: list[dict[str, Any]] = [
    {"total": 5},
    {"advantage": 2},
    {"advantage": -2},
    {"standing": MajorityStanding.LEAD},
    {"standing": MajorityStanding.SECOND},
    {"bonuses": 1},
    {"bonuses": 2},
    {"bonus_taken": True},
    {"completed": True},
    {"target": True},
]


def test_every_fact_about_a_row_shows() -> None:
    first, second = START_2.cities
    pictures = {paint(START_2)}
    for facts in ROW_FACTS:
        rows = (*first.rows[:3], RowScene(**facts), first.rows[4])
        pictures.add(paint(replace(START_2, cities=(replace(first, rows=rows), second))))
    assert len(pictures) == len(ROW_FACTS) + 1


def test_every_fact_about_a_column_shows() -> None:
    heads = [
        column("b3"),
        column("b3", ColumnState.OPEN),
        column("b3", ColumnState.SHUT, 2),
        column("b3", ColumnState.SHUT, 3),
        column("b3?", ColumnState.TAKEN),
        column("b3 b3"),
        column("b3!"),
        column(),
    ]
    pictures = {paint(replace(CHOOSE_4, columns=(head, *CHOOSE_4.columns[1:]))) for head in heads}
    assert len(pictures) == len(heads)


@pytest.mark.parametrize("size", [Size(96, 72), Size(126, 72), Size(126, 100)])
def test_whatever_is_on_a_card_its_sprite_is_as_large_as_its_size_has_it(size: Size) -> None:
    sprites = [draw_card(size, SLOT, spot) for spot in (PLAIN, *CARD_FACTS.values())]
    assert {sprite.size for sprite in sprites} == {size.pitch}


TICKETS = [
    *("b3", "g3", "b2", "b12", "b3t", "b3*", "b3w", "b3w*", "b3t*", "b3tw", "b3tw*"),
    *("bF", "bFt", "bF*", "bFt*", "bD", "bDt", "bD*", "bQ", "bQt", "bQ*", "bQw*", "bQtw*"),
    *("b3!", "b3?"),
]


@pytest.mark.parametrize("size", [Size(96, 34), Size(126, 34), Size(126, 44)])
def test_every_fact_about_a_card_shows_on_its_ticket(size: Size) -> None:
    drawn = [draw_ticket(size, SLOT, card(text)) for text in TICKETS]
    assert len({ticket.tobytes() for ticket in drawn}) == len(TICKETS)
    assert {ticket.size for ticket in drawn} == {size.pitch}


def test_every_fact_about_the_supply_shows_and_only_there() -> None:
    supply = CHOOSE_4.supply
    plus2 = supply.bonuses[0]
    facts: list[dict[str, Any]] = [
        {"tokens": 3},
        {"deck": 29},
        {"deck": 0},
        {"completions": (True, False, True, True, True)},
        {"medal": True},
        {"bonuses": (replace(plus2, left=1), *supply.bonuses[1:])},
        {"bonuses": (replace(plus2, choice=True), *supply.bonuses[1:])},
        {"bonuses": (BonusScene(kind=Bonus.PLUS2, left=0), *supply.bonuses[1:])},
    ]
    pictures = set[bytes]()
    for fact in facts:
        scene = replace(CHOOSE_4, supply=replace(supply, **fact))
        area = changed(CHOOSE_4, scene)
        assert area is not None, fact
        assert inside(area, LAYOUTS[4].supply), fact
        pictures.add(paint(scene))
    assert len(pictures) == len(facts)


def test_the_card_turned_over_shows_among_the_columns_and_only_there() -> None:
    scene = replace(CHOOSE_4, supply=replace(CHOOSE_4.supply, turned_over=card("b3?")))
    area = changed(CHOOSE_4, scene)
    assert area is not None
    assert inside(area, LAYOUTS[4].columns)


def test_a_choice_of_bonus_marks_exactly_what_may_be_taken() -> None:
    plain = replace(BONUS_4, supply=CHOOSE_4.supply)
    area = changed(plain, BONUS_4)
    assert area is not None
    assert inside(area, LAYOUTS[4].supply)


def test_the_view_of_a_card_on_a_board_is_that_of_its_space() -> None:
    assert paint(with_card(PLAIN)) == paint(with_card(replace(PLAIN, view=4)))


@pytest.mark.parametrize("tracks", Tracks)
def test_a_card_marked_in_every_way_at_once_is_painted(tracks: Tracks) -> None:
    loaded = replace(
        card("kQ99(10/3)*w+++++c!"), tracks=tracks, site=Site.NONE, bonus=True, depot=False
    )
    assert changed(with_card(PLAIN), with_card(loaded)) is not None
