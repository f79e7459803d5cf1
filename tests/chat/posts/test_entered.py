"""What is typed for a game's command: what it means, and what its refusal says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

import pytest

from bot.chat.posts.entered import Entered, refused, with_labels_read
from bot.games.errors import GameError
from bot.words.words import Words
from tests.games.pointcity import table as pointcity
from tests.games.pointcity.table import QUIET
from tests.games.sanfrancisco import table as sanfrancisco
from tests.games.tickettoride import table as tickettoride
from tests.presenters.shown import WORDS
from tests.registry import GAMES, PRESENTERS

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

BARE = str.maketrans("ąćęłńóśźż", "acelnoszz")


def entered(game: str, name: str, **given: str) -> Entered:
    command = next(each for each in PRESENTERS[game].commands if each.name == name)
    return Entered(command, given)


def labels_read(game: str, view: Any, typed: Entered) -> Entered:
    """Return a command with its labels read, for somebody who sees the view."""
    presenter = PRESENTERS[game]
    return with_labels_read(presenter, presenter.read(view, WORDS), typed)


def answer(game: str, state: Any, name: str, **given: str) -> list[str]:
    """Return the lines with which a command of seat 1 is refused."""
    rules, presenter, typed = GAMES[game], PRESENTERS[game], entered(game, name, **given)
    view = rules.view(state, 1)
    with pytest.raises(GameError) as error:
        rules.apply(state, rules.parse(1, presenter.notation(typed.action)))
    legal = [rules.format(action) for action in view.legal]
    told = refused(presenter, presenter.read(view, WORDS), typed, error.value, legal)
    return told.translate({ord("\u2068"): None, ord("\u2069"): None}).split("\n")


def sf(state: State, name: str, **given: str) -> list[str]:
    return answer("sanfrancisco", state, name, **given)


def columns() -> State:
    return sanfrancisco.position("column 1 c08 c09", "column 3 c21", "pile c36")


def test_a_value_that_is_none_is_told_with_what_is_possible() -> None:
    [told] = sf(sanfrancisco.after(columns(), "draw"), "place", column="9")
    assert told.startswith(
        "“9” isn\u2019t possible for `column`. You can choose: Column 1, 2 cards"
    )
    assert all(f"; Column {number}, " in told for number in (2, 3))


def test_a_value_where_nothing_is_possible_is_told_with_the_commands_that_are() -> None:
    assert sf(columns(), "place", column="9") == [
        "“9” isn\u2019t possible for `column` right now.",
        "Right now you can use: `/sf draw`, `/sf finalize`.",
    ]


def test_a_card_is_named_as_it_is_printed() -> None:
    taken = sanfrancisco.position("taken 1 c84 c36", "column 2 c21")
    reason, possible = sf(taken, "refuse", card="c21")
    assert possible == "You can choose: Universal 1, tracks, bonus; Orange 4."
    [other] = sf(taken, "build", card="c36", row="blue")
    for told, card in ((reason, "grey 4"), (other, "orange 4")):
        assert card in told.casefold()
        assert told[0].isupper()
        assert not re.search(r"c\d\d", told)


def test_an_option_left_out_is_told_with_what_it_can_be() -> None:
    taken = sanfrancisco.position("taken 1 c84 c36")
    reason, possible = sf(taken, "build", card="c84")
    assert "universal 1, tracks, bonus" in reason.casefold()
    assert possible.startswith("You can choose: Blue")
    assert "; Green" in possible


def test_a_reason_of_the_rules_comes_before_what_is_possible() -> None:
    state = sanfrancisco.position(
        "city 1 contracts 1", "column 1 c08", "column 2 c09 c21", "pile c36"
    )
    first, second = sf(state, "finalize", column="1")
    assert "column 1 has 1" in first
    assert second.startswith("You can choose: Column 2, 2 cards")
    assert ";" not in second


def test_many_choices_are_counted() -> None:
    taken = " ".join(f"c{number:02}" for number in range(1, 14))
    [told] = sf(sanfrancisco.position(f"taken 1 {taken}"), "refuse", card="x")
    assert told.endswith("; 3 more.")


def test_what_was_typed_does_nothing_in_the_answer() -> None:
    state = sanfrancisco.after(columns(), "draw")
    [told] = sf(state, "place", column="@everyone **9** " * 20)
    assert told.startswith("“\\@\u200beveryone \\*\\*9\\*\\*")
    assert len(told) < 200


def test_the_second_card_of_a_pair_is_asked_for_with_its_neighbours() -> None:
    state = pointcity.position(pointcity.in_rows(QUIET))
    reason, possible = answer("pointcity", state, "take", first="a1")
    assert "two cards" in reason
    assert possible.startswith("You can choose: b1 economy")
    assert "; a2 economy" in possible


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("universal 1, tracks, bonus", "build c84 green"),
        ("universal 1", "build c84 green"),
        ("grey 4", "build c21 green"),
        ("grey", "build grey green"),
        ("orang", "build orang green"),
    ],
)
def test_a_label_or_the_beginning_of_only_one_means_its_value(card: str, action: str) -> None:
    taken = sanfrancisco.position("taken 1 c84 c36 c21 c17")
    typed = entered("sanfrancisco", "build", card=card, row="green")
    view = GAMES["sanfrancisco"].view(taken, 1)
    read = labels_read("sanfrancisco", view, typed)
    assert read.action == action


@pytest.mark.parametrize("form", ["bare", "NFD"])
def test_polish_label_is_read_as_any_keyboard_types_it(form: str) -> None:
    view = GAMES["sanfrancisco"].view(sanfrancisco.position("taken 1 c36 c21 c60"), 1)
    presenter, words = PRESENTERS["sanfrancisco"], Words("pl")
    labels = {
        option.action: option.label
        for option in presenter.complete(presenter.read(view, words), "build", "card", {})
    }
    assert any("ń" in label or "ó" in label or "ż" in label for label in labels.values())
    for action, label in labels.items():
        text = label.casefold()
        typed = text.translate(BARE) if form == "bare" else normalize("NFD", text)
        command = entered("sanfrancisco", "build", card=typed)
        read = with_labels_read(presenter, presenter.read(view, words), command)
        assert read.given["card"] == action


def test_the_cards_of_a_payment_can_be_typed_in_any_order() -> None:
    typed = entered("pointcity", "pay", cards="ingenuity energy2 economy energy2")
    spelled = PRESENTERS["pointcity"].notation(typed.action)
    assert spelled == "pay economy energy2 energy2 ingenuity"


def payments(*hand: str) -> tuple[Any, Entered]:
    """Return a position with a hand, and the claim of a black route of three without a payment."""
    state: Any = tickettoride.turn("row green orange green orange green", *hand, "hand 2")
    return state, entered("tickettoride", "claim", route="r18")


def test_a_value_left_out_that_can_only_be_one_is_filled_in() -> None:
    state, typed = payments("hand 1 black*3")
    view = GAMES["tickettoride"].view(state, 1)
    read = labels_read("tickettoride", view, typed)
    assert read.action == "claim r18 black black black"


def test_a_value_left_out_that_can_be_several_is_asked_for() -> None:
    state, typed = payments("hand 1 black*3 ferry")
    view = GAMES["tickettoride"].view(state, 1)
    assert labels_read("tickettoride", view, typed) == typed
    assert answer("tickettoride", state, "claim", route="r18") == [
        "You can choose: Black \u00d73; Black \u00d72, ferry."
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "presidio \u2013 richmond",
        "presidio - richmond",
        "richmond \u2013 presidio, blue: blue \u00d73 \u00b7 4 points",
    ],
)
def test_a_route_that_cannot_be_claimed_is_read_by_its_name(typed: str) -> None:
    state: Any = tickettoride.turn("row green orange green orange green", "hand 1", "hand 2")
    view = GAMES["tickettoride"].view(state, 1)
    claim = entered("tickettoride", "claim", route=typed)
    read = labels_read("tickettoride", view, claim)
    route = view.board.route[read.given["route"]]
    assert set(route.ends) == {"presidio", "richmond"}
    assert len(read.given["cards"].split()) == route.length


def test_a_payment_left_out_is_the_one_that_the_button_proposes() -> None:
    hand = "city 1 hand community2 community ingenuity"
    state: Any = pointcity.position(pointcity.in_rows(f"c2 {' '.join(QUIET.split()[1:])}"), hand)
    state = pointcity.after(state, "take a1 b1")
    view = GAMES["pointcity"].view(state, 1)
    assert len(view.legal) > 1
    typed = entered("pointcity", "pay")
    read = labels_read("pointcity", view, typed)
    row, *_ = PRESENTERS["pointcity"].screen(PRESENTERS["pointcity"].read(view, WORDS)).rows
    assert isinstance(row, tuple)
    [button] = row
    assert read.action == button.action == pointcity.offered(state, "pay")[0]
    chosen = entered("pointcity", "pay", cards="community ingenuity")
    assert labels_read("pointcity", view, chosen) == chosen
