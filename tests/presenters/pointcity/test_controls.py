"""The controls of a post are exactly the legal actions, named as on the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.chat.messages.ids import LONGEST, button_id, packed
from bot.games.pointcity import GAME
from bot.games.pointcity.cards import FACES, SPACES, Card, Side
from bot.games.pointcity.effects import effect
from bot.games.pointcity.state import Spot
from bot.presenters.controls import Select, Style
from bot.presenters.labels import LONGEST_LABEL
from bot.presenters.phrases import signed_points
from bot.presenters.pointcity.reading import PointCityReading
from tests.games.pointcity.table import QUIET, after, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    TIMES,
    legal,
    mover_view,
    offered,
    sampled_shown,
    screen_of,
)
from tests.presenters.shown import (
    EVERY_WORDS,
    WORDS,
    buttons,
    in_every_language,
    labels,
    language_of,
    players,
    selects,
)

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Face
    from bot.words.words import Words

OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""
"""A building in every row and column, but for the first space."""
SHUT, OPEN, DEAR, CIVIC = (f"{first} {OTHERS}" for first in ("c1", "c2", "c144", "c65"))
"""On the first space stands a building that costs economy and ecology, two community, three economy
and three community, or that is civic and costs three ecology."""


@pytest.mark.parametrize("seats", SEATS)
def test_controls_are_exactly_the_legal_actions(seats: int) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        assert offered(shown, words) == legal(shown.view)


@pytest.mark.parametrize("seats", SEATS)
def test_controls_fit_into_what_discord_allows(seats: int) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        for row in PRESENTER.screen(PRESENTER.read(shown.view, words, recent=shown.recent)).rows:
            if isinstance(row, Select):
                assert 1 <= len(row.options) <= 25
                assert len(row.placeholder) <= 150
                assert all(len(packed(option.action)) <= 100 for option in row.options)
                assert all(len(option.label) <= 100 for option in row.options)
                assert all(len(option.description) <= 100 for option in row.options)
            else:
                assert 1 <= len(row) <= 5
                assert all(len(button_id(9999, 999, each.action)) <= LONGEST for each in row)
                assert all(1 <= len(button.label) <= LONGEST_LABEL for button in row)


@pytest.mark.parametrize("seats", SEATS)
def test_no_label_of_a_pick_is_cut_or_said_twice(seats: int) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        for space in (*SPACES, "deck"):
            said = [
                each.label
                for each in buttons(PRESENTER.pick(PRESENTER.read(shown.view, words), space)[1])
            ]
            assert len(said) == len(set(said))
            assert all(len(each) <= LONGEST_LABEL and "…" not in each for each in said)


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("building", ["c1", "c2", "c65", "c140"])
def test_the_longest_names_leave_room_for_the_points(
    building: str, face: Face, words: Words
) -> None:
    hand = " ".join(f"{each} {each}" for each in FACES)
    state = position(f"city 1 hand {hand}", in_rows(f"{building} {OTHERS}"))
    state = replace(state, market=(state.market[0], Spot(Card(face, 1)), *state.market[2:]))
    view = mover_view(state)
    take = next(each for each in buttons(PRESENTER.pick(PRESENTER.read(view, words), "a1")[1]))
    assert len(take.label) <= LONGEST_LABEL
    assert "…" not in take.label
    told = effect(view, GAME.parse(1, "take a1 b1"))
    assert not told.points or signed_points(told.points) in take.label


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_that_can_be_pressed_leads_to_something_and_no_other(seats: int) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        cards = [
            button
            for button in buttons(
                PRESENTER.screen(PRESENTER.read(shown.view, words, recent=shown.recent)).rows
            )
            if button.action.startswith("!pick ")
        ]
        for card in cards:
            text, rows = PRESENTER.pick(
                PRESENTER.read(shown.view, words), card.action.removeprefix("!pick ")
            )
            assert bool(rows) is card.enabled
            assert len(text) <= 4000


def test_cards_are_named_by_their_spaces_beside_the_deck() -> None:
    state = position(in_rows(QUIET))
    assert labels(screen_of(state).rows) == [
        ["a1", "b1", "c1", "d1"],
        ["a2", "b2", "c2", "d2"],
        ["a3", "b3", "c3", "d3"],
        ["a4", "b4", "c4", "d4", "Take 2 cards from the deck"],
    ]


def test_buildings_look_otherwise_than_resources() -> None:
    state = position("city 1 hand community community", in_rows(OPEN))
    styles = {button.label: button.style for button in buttons(screen_of(state).rows)}
    assert (styles["a1"], styles["b1"]) == (Style.MAIN, Style.PLAIN)


def test_a_building_that_cannot_be_paid_cannot_be_pressed() -> None:
    state = position("city 1 hand", in_rows(SHUT))
    enabled = {button.label: button.enabled for button in buttons(screen_of(state).rows)}
    assert (enabled["a1"], enabled["b1"], enabled["Take 2 cards from the deck"]) == (
        False,
        True,
        True,
    )


def test_a_card_shows_its_partners_with_what_they_cost_and_can_be_turned_over() -> None:
    state = position("city 1 hand community community", in_rows(OPEN))
    text, rows = PRESENTER.pick(PRESENTER.read(mover_view(state), WORDS), "b1")
    assert text == (
        "**b1** economy. Take it together with:\n"
        f"- a1 Hydro plant (energy, 1 point; costs community {TIMES}2)\n"
        "- c1 industry"
    )
    assert labels(rows) == [
        ["Take a1 + b1: +1, permanent energy", "Take b1 + c1: economy, industry"]
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_pairs_that_do_the_same_name_the_other_card_and_where_there_is_room_both(
    seats: int,
) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        spots = {spot.space: spot for spot in shown.view.market if spot is not None}
        reading = PointCityReading(shown.view, words)
        for space in spots:
            said = buttons(PRESENTER.pick(reading, space)[1])
            told = [each.label for each in said if each.action.startswith("take ")]
            does = [each.partition(": ")[2] for each in told]
            for take, label, effects in zip(said, told, does, strict=False):
                pair = [spots[each] for each in take.action.split()[1:]]
                open_ = all(each.side is Side.RESOURCE for each in pair)
                if does.count(effects) > 1 and not open_:
                    names = [reading.spot_name(each) for each in pair]
                    other = next(each for each in pair if each.space != space)
                    assert f"{other.space} {reading.spot_name(other)}" in label
                    room = len(f"a1 {' + '.join(names)}: {effects}") <= LONGEST_LABEL
                    assert not room or all(each in label for each in names), label


def test_pairs_of_a_building_with_equal_cards_name_both() -> None:
    own = position("city 1 hand community2", in_rows(f"c2 {' '.join(QUIET.split()[1:])}"))
    assert labels(PRESENTER.pick(PRESENTER.read(mover_view(own), WORDS), "a1")[1])[0] == [
        "Take a1 Hydro plant + b1 economy: +1",
        "Take a1 Hydro plant + a2 economy: +1",
    ]


def test_two_buildings_are_named_where_what_they_give_would_only_be_counted() -> None:
    market = f"c2 c37 {' '.join(QUIET.split()[2:])}"
    state = position(f"city 1 hand{' ingenuity' * 9}", in_rows(market))
    told = labels(PRESENTER.pick(PRESENTER.read(mover_view(state), WORDS), "a1")[1])[0]
    assert told[0] == "a1 Hydro plant + b1 Glassworks: +3"


def test_a_card_of_a_line_without_buildings_can_be_turned_over() -> None:
    text, rows = PRESENTER.pick(PRESENTER.read(mover_view(position(in_rows(QUIET))), WORDS), "a1")
    assert text == ("**a1** energy. Flip it first, or take it together with:")
    assert labels(rows) == [
        ["Take a1 + b1: energy, economy", "Take a1 + a2: energy, economy"],
        ["Flip a1: shows its building"],
    ]


def test_two_cards_of_the_deck_take_a_second_press() -> None:
    state = position(in_rows(QUIET))
    deck = buttons(screen_of(state).rows)[-1]
    assert (deck.label, deck.action) == ("Take 2 cards from the deck", "!pick deck")
    text, rows = PRESENTER.pick(PRESENTER.read(mover_view(state), WORDS), "deck")
    top = WORDS.say("pc-face", face=state.pile[0].face)
    assert text.startswith(f"Take two cards from the deck: **{top}** on top, and the one below it")
    assert [(each.action, each.label) for each in buttons(rows)] == [
        ("take deck", f"Take 2 cards from the deck: {top} + ?")
    ]


def test_a_deck_without_cards_has_nothing_to_pick() -> None:
    state = position("city 1 hand", in_rows(QUIET), "left 0")
    assert PRESENTER.pick(PRESENTER.read(mover_view(state), WORDS), "deck")[1] == ()


@pytest.mark.parametrize("space", ["a1", "z9", ""])
def test_a_card_that_cannot_be_taken_any_more_says_so(space: str) -> None:
    state = position("city 1 hand", in_rows(SHUT))
    text, rows = PRESENTER.pick(PRESENTER.read(mover_view(state), WORDS), space)
    assert text == "You can\u2019t take this card now. Check the newest message for your options."
    assert rows == ()


def test_the_proposed_payment_is_one_button_and_the_others_are_a_list() -> None:
    owner = "city 1 hand community community2 ingenuity ingenuity"
    state = after(position(owner, in_rows(OPEN)), "take a1 b1")
    rows = screen_of(state).rows
    assert labels(rows) == [["Pay double community: +1"]]
    (select,) = selects(rows)
    assert select.placeholder == "Other ways to pay"
    assert [(option.label, option.description) for option in select.options] == [
        ("community, ingenuity: +1, permanent energy", "2 cards, 1 of them ingenuity"),
        (f"ingenuity {TIMES}2: +1, permanent energy", "2 cards, 2 of them ingenuity"),
    ]


def test_more_payments_than_a_list_holds_are_turned_page_by_page() -> None:
    hand = "economy economy economy2 economy2 community community community2 community2"
    owner = f"city 1 hand {hand}{' ingenuity' * 6}"
    state = after(position(owner, in_rows(DEAR)), "take a1 b1")
    first, later = screen_of(state), screen_of(state, page=1)
    assert selects(first.rows)[0].placeholder == "Other ways to pay (1 to 25 of 41)"
    assert labels(first.rows)[1] == ["Previous page", "Next page"]
    assert selects(later.rows)[0].placeholder == "Other ways to pay (26 to 41 of 41)"


def test_civic_tokens_are_a_list_with_their_words_and_what_they_are_worth() -> None:
    owner = f"city 1 built {giving('economy*2')} hand ecology ecology ecology ecology2"
    state = after(position(owner, in_rows(CIVIC)), "take a1 b1", "pay ecology ecology2")
    (select,) = selects(screen_of(state).rows)
    assert select.placeholder == "Choose a civic token"
    shown = [(option.action, option.label, option.description) for option in select.options]
    assert shown[7] == (
        "token 8",
        "Token 8: 2 points for each permanent economy resource",
        "Worth 4 now",
    )


def test_a_turn_with_nothing_to_take_has_one_button() -> None:
    market = "c8 c9 c11 c15 c16 c25 " + " ".join(f"c{number}" for number in range(151, 161))
    state = position("city 1 hand", in_rows(market), "left 0")
    assert labels(screen_of(state).rows) == [["End the turn"]]


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_a_token_is_named_as_one_wherever_its_number_stands(words: Words) -> None:
    owner = f"city 1 built {giving('economy*2')} hand ecology ecology ecology ecology2"
    state = after(position(owner, in_rows(CIVIC)), "take a1 b1", "pay ecology ecology2")
    view = mover_view(state)
    (select,) = selects(PRESENTER.screen(PRESENTER.read(view, words, players(2))).rows)
    for option in select.options:
        number = option.action.partition(" ")[2]
        action = GAME.parse(1, option.action)
        for said in (option.label, PRESENTER.action_label(PRESENTER.read(view, words), action)):
            before, _, text = said.partition(": ")
            assert before.endswith(f" {number}")
            assert text
