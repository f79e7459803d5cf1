"""The controls of a post are exactly the legal actions, within what Discord allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.chat.messages.ids import LONGEST, decode, select_id
from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.state import Phase
from bot.presenters.controls import Select, Style
from bot.presenters.labels import LONGEST_LABEL
from bot.presenters.reading import Recent
from tests.games.sanfrancisco.table import after, cards, position
from tests.presenters.sanfrancisco.shown import (
    PRESENTER,
    Shown,
    buttoned,
    mover_view,
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
    from bot.presenters.controls import Row
    from bot.words.words import Words

UNIVERSALS = "c76 c77 c78 c79 c80 c81 c82 c83 c84 c85 c86 c87"
EVERY_COLOUR = " ".join(f"c{number:02}" for number in range(1, 88))


def offered(shown: Shown, words: Words = WORDS) -> set[str]:
    """Return the notation of everything the controls lead to, through every page and pick."""
    seated = players(len(shown.view.cities))
    found: set[str] = set()
    page: int | None = 0
    while page is not None:
        rows = PRESENTER.screen(
            PRESENTER.read(shown.view, words, seated, shown.recent), page=page
        ).rows
        check_limits(rows)
        live = {button.action for button in buttons(rows) if button.enabled}
        chosen = {option.action for select in selects(rows) for option in select.options}
        found |= live | chosen
        page = page + 1 if f"!page {page + 1}" in live else None
    for pick in [action for action in found if action.startswith("!pick ")]:
        _, rows = PRESENTER.pick(PRESENTER.read(shown.view, words), pick.removeprefix("!pick "))
        check_limits(rows)
        found |= {button.action for button in buttons(rows)}
    return {action for action in found if not action.startswith("!")}


def check_limits(rows: tuple[Row, ...]) -> None:
    """Assert what Discord asks of five rows beside one of the table's own."""
    assert len(rows) <= 5
    ids = [button.action for button in buttons(rows)]
    assert len(ids) == len(set(ids)) <= 25
    said = [button.label for button in buttons(rows)]
    assert len(said) == len(set(said)), "no two buttons say the same"
    for button in buttons(rows):
        assert 1 <= len(button.label) <= LONGEST_LABEL
        assert len(f"t:99999:99999:{button.action}") <= LONGEST
        assert decode(f"t:99999:99999:{button.action}", []) is not None
    for row in rows:
        if isinstance(row, Select):
            assert 1 <= len(row.options) <= 25
            assert len(row.placeholder) <= 150
            assert select_id(99_999, 99_999, row.name)
            for option in row.options:
                assert 1 <= len(option.label) <= 100
                assert len(option.action) <= 100
                assert len(option.description) <= 100
        else:
            assert 1 <= len(row) <= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_controls_lead_to_exactly_the_legal_actions_those_alike_once(seats: int) -> None:
    for shown, words in in_every_language(sampled_shown(seats)):
        assert offered(shown, words) == buttoned(shown.view)


@pytest.mark.parametrize(
    "taken",
    [UNIVERSALS, EVERY_COLOUR, "c76 c77 c78", "c08 c76 c77 c78", "c08 c21 c36 c51 c64 c65 c76"],
)
@pytest.mark.parametrize("discard", [False, True])
@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_taken_cards_of_any_number_have_their_controls(
    taken: str, discard: bool, words: Words
) -> None:
    own = "city 1 contracts 2 discard" if discard else "city 1 contracts 2"
    state = replace(position(own, "taken 1"), taken=cards(taken))
    shown = Shown(mover_view(state), Recent())
    assert offered(shown, words) == buttoned(shown.view)


def test_rows_close_up_where_universal_cards_would_need_too_many() -> None:
    own = "city 1 blue c05 c06 c08 c09 c10 grey c21 c22 c23 c24 c25 orange c36 c37 c38 c39 c40"
    state = position(own, "taken 1 c76 c77 c78 c79 c81")
    rows = screen_of(state).rows
    assert len(rows) == 4
    shown = Shown(mover_view(state), Recent())
    assert offered(shown) == buttoned(shown.view)


def test_a_turn_begins_with_the_deck_and_three_columns() -> None:
    state = position("city 1 contracts 1", "column 1 c08 c09", "column 2 c21", "pile c36")
    assert [
        [(button.label, button.action, button.enabled) for button in buttons(screen_of(state).rows)]
    ] == [
        [
            ("Draw a card", "draw", True),
            ("Take column 1 (2 cards, a contract)", "finalize 1", True),
            ("Take column 2 (1 card, needs 2)", "finalize 2", False),
            ("Take column 3 (empty)", "finalize 3", False),
        ]
    ]


def test_a_card_turned_over_goes_in_a_column() -> None:
    state = after(position("column 1 c08", "pile c36"), "draw")
    assert labels(screen_of(state).rows) == [
        [
            "Place in column 1: makes 2 cards",
            "Place in column 2: first card",
            "Place in column 3: first card",
        ]
    ]


def test_taken_cards_are_built_or_refused() -> None:
    own = "city 1 blue c05 c06 c08 c09 c10 grey c21 c22 c23 c24 c25 contracts 1"
    state = position(own, "taken 1 c36 c39 c76")
    assert labels(screen_of(state).rows) == [
        ["Build the 4 in orange: +2", "Build the 3 in orange: +2"],
        [
            "Build foundation in orange: +2",
            "Build foundation in yellow: +2",
            "Build foundation in green: +2",
        ],
        ["Refuse orange 4", "Refuse orange 3", "Refuse universal foundation"],
        ["Build orange 4 + orange 3: +2", "Refuse all 3 cards, end the turn"],
    ]


def test_one_card_alone_needs_no_name_and_one_refusal() -> None:
    assert labels(screen_of(position("taken 1 c36")).rows) == [
        ["Build in orange: +2"],
        ["Refuse the card, end the turn"],
    ]


def test_refusing_the_rest_is_in_the_style_of_danger() -> None:
    done = buttons(screen_of(position("taken 1 c36")).rows)[-1]
    assert (done.action, done.style) == ("done", Style.BAD)


def test_the_discard_token_has_a_button_for_each_number_of_contracts() -> None:
    state = position("city 1 contracts 3 discard", "pile c36")
    assert labels(screen_of(state).rows)[1:] == [
        ["Discard 1 contract: 2 left", "Discard 2 contracts: 1 left"]
    ]


def test_settled_cards_leave_the_token_or_the_end_of_the_turn() -> None:
    state = after(position("city 1 contracts 1 discard", "taken 1 c36"), "build c36")
    assert labels(screen_of(state).rows) == [["End the turn", "Discard 1 contract: none left"]]


def test_a_bonus_is_chosen_by_its_name() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28")
    assert labels(screen_of(state).rows) == [
        ["Take the universal 4: for any row", "Take the tracks token: for a card"]
    ]


def test_a_bonus_card_goes_in_a_row() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28", "bonus card4")
    assert labels(screen_of(state).rows) == [
        [
            "Put in blue: +2",
            "Put in grey",
            "Put in orange: +2",
            "Put in yellow: +2",
            "Put in green: +2",
        ]
    ]


def test_a_token_goes_on_a_space_a_row_of_buttons_a_district() -> None:
    own = "city 1 blue c12 grey c20"
    state = after(position(own, "taken 1 c06"), "build c06", "bonus plus2")
    assert labels(screen_of(state).rows) == [
        ["+2 on blue space 1", "+2 on blue space 2"],
        ["+2 on grey space 1"],
    ]


def test_more_than_twenty_spaces_become_a_select() -> None:
    own = (
        "city 1 blue c12 c08 c09 c10 grey c21 c22 c23 c24 c30 orange c36 c37 c38 c40 c41 "
        "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67"
    )
    state = after(position(own, "taken 1 c06"), "build c06", "bonus plus2")
    (select,) = screen_of(state).rows
    assert isinstance(select, Select)
    assert len(select.options) == 24
    assert select.options[0].action == "put blue1"
    assert select.options[0].label == "+2 on blue space 1"
    assert select.options[0].description == "Blue 3, bonus, worth 3"


def test_a_crowd_of_cards_becomes_a_select_in_pages() -> None:
    state = replace(position("taken 1"), taken=cards(EVERY_COLOUR))
    select, turning, closing = screen_of(state, page=2).rows
    assert isinstance(select, Select)
    assert select.placeholder == "Choose a card to build or refuse (51 to 71 of 71)"
    offered = {option.action: option for option in select.options}
    assert [*offered][-2:] == ["!pick c84", "!pick c86"], "c85 is printed like c84"
    assert offered["!pick c76"].label == "Universal foundation"
    assert offered["!pick c76"].description == "Fits in: blue, grey, orange, yellow, green"
    assert [(button.action, button.enabled) for button in buttons([turning])] == [
        ("!page 1", True),
        ("!page 3", False),
    ]
    assert [button.action for button in buttons([closing])] == ["done"]


def test_a_page_beyond_the_last_shows_the_last() -> None:
    state = replace(position("taken 1"), taken=cards(EVERY_COLOUR))
    assert screen_of(state, page=99).rows == screen_of(state, page=2).rows


def test_a_picked_card_shows_its_rows_and_its_refusal() -> None:
    view = mover_view(position("city 1 blue c05 c06 c08 c09 c10", "taken 1 c84 c36"))
    text, rows = PRESENTER.pick(PRESENTER.read(view, WORDS), "c84")
    assert text == "Universal 1, tracks, bonus: build or refuse it."
    assert [button.action for button in buttons(rows)] == [
        "build c84 grey",
        "build c84 orange",
        "build c84 yellow",
        "build c84 green",
        "refuse c84",
    ]


def test_a_picked_card_that_is_gone_says_so() -> None:
    view = mover_view(position("taken 1 c80"))
    assert PRESENTER.pick(PRESENTER.read(view, WORDS), "c36") == (
        "You can\u2019t build this card any more. Check the newest message for your options.",
        (),
    )


def test_without_legal_actions_there_are_no_controls() -> None:
    state = position("taken 1 c36")
    screen = PRESENTER.screen(PRESENTER.read(GAME.view(state, 2), WORDS, players(2)))
    assert screen.rows == ()


def test_the_public_gets_the_controls_of_the_seat_in_turn() -> None:
    state = position("taken 1 c36")
    public, own = (
        PRESENTER.screen(PRESENTER.read(GAME.view(state, seat), WORDS, players(2)))
        for seat in (None, 1)
    )
    assert public.rows == own.rows != ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_has_no_controls(seats: int) -> None:
    over = [each for each in sampled_shown(seats) if each.view.phase is Phase.OVER]
    assert over
    for shown in over:
        assert (
            PRESENTER.screen(PRESENTER.read(shown.view, WORDS, players(seats), shown.recent)).rows
            == ()
        )
