"""Autocomplete offers what is legal now, in words, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.presenters.rows import ROUTINE
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import PRESENTER, legal, mover_view, sampled_shown
from tests.presenters.shown import WORDS

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

COMMANDS = {command.name: command for command in PRESENTER.commands}


def offers(state: State, command: str, parameter: str, **given: str) -> list[tuple[str, str]]:
    options = PRESENTER.complete(
        PRESENTER.read(mover_view(state), WORDS), command, parameter, given
    )
    return [(option.action, option.label) for option in options]


def test_columns_say_how_many_cards_they_have() -> None:
    state = position("column 1 c08 c09", "column 3 c21", "pile c36")
    assert offers(state, "finalize", "column") == [
        ("1", "Column 1, 2 cards: a contract"),
        ("3", "Column 3, 1 card: a contract"),
    ]
    assert offers(after(state, "draw"), "place", "column") == [
        ("1", "Column 1, 2 cards: makes 3 cards"),
        ("2", "Column 2, empty: first card"),
        ("3", "Column 3, 1 card: makes 2 cards"),
    ]


def test_a_universal_card_is_offered_once_and_then_its_rows() -> None:
    state = position("city 1 blue c05 c06 c08 c09 c10", "taken 1 c84 c36")
    assert offers(state, "build", "card") == [
        ("c84", "Universal 1, tracks, bonus"),
        ("c36", "Orange 4: +2"),
    ]
    assert offers(state, "build", "row", card="c84") == [
        ("grey", "Grey: +2"),
        ("orange", "Orange: +2"),
        ("yellow", "Yellow: +2"),
        ("green", "Green: +4½, cable car"),
    ]


def test_a_coloured_card_has_no_row_to_choose() -> None:
    assert offers(position("taken 1 c84 c36"), "build", "row", card="c36") == []


def test_all_cards_that_need_no_choice_are_offered_together() -> None:
    assert offers(position("taken 1 c84 c36 c21"), "build", "card") == [
        (ROUTINE, "Build orange 4 + grey 4: +4"),
        ("c84", "Universal 1, tracks, bonus"),
        ("c36", "Orange 4: +2"),
        ("c21", "Grey 4: +2"),
    ]


def test_taken_cards_can_be_refused() -> None:
    assert offers(position("taken 1 c36"), "refuse", "card") == [("c36", "Orange 4")]


def test_bonuses_have_names() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28")
    assert offers(state, "bonus", "kind") == [
        ("card4", "Universal card worth 4: for any row"),
        ("tracks", "Tracks token: for a card"),
    ]


def test_spaces_say_which_card_lies_there() -> None:
    state = after(position("city 1 blue c12", "taken 1 c06"), "build c06", "bonus plus2")
    assert offers(state, "put", "space") == [
        ("blue1", "Blue space 1 (blue 3, bonus)"),
        ("blue2", "Blue space 2 (blue 1, waterfront, bonus)"),
    ]


def test_a_bonus_card_is_put_in_a_row() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28", "bonus card4")
    assert offers(state, "put", "space")[:2] == [
        ("blue", "Put in blue: +2"),
        ("grey", "Put in grey"),
    ]


def test_the_discard_token_counts_contracts() -> None:
    state = position("city 1 contracts 1 discard", "pile c36")
    assert offers(state, "discard", "count") == [("1", "Discard 1 contract: none left")]


def test_nothing_is_offered_out_of_turn() -> None:
    state = position("pile c36")
    assert offers(state, "place", "column") == []
    assert offers(state, "build", "row") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_commands_and_what_they_offer_make_exactly_the_legal_actions(seats: int) -> None:
    for shown in sampled_shown(seats):
        found: set[str] = set()
        for command in COMMANDS.values():
            texts = {command.name: dict[str, str]()}
            for parameter in command.parameters:
                longer: dict[str, dict[str, str]] = {}
                for text, given in texts.items():
                    options = PRESENTER.complete(
                        PRESENTER.read(shown.view, WORDS), command.name, parameter.name, given
                    )
                    assert len({option.action for option in options}) == len(options)
                    options = [option for option in options if option.action != ROUTINE]
                    assert all(len(option.label) <= 100 for option in options)
                    longer |= {
                        f"{text} {option.action}": {**given, parameter.name: option.action}
                        for option in options
                    }
                    if not parameter.required and not options:
                        longer[text] = given
                texts = longer
            found |= set(texts)
        # These two have no parameters: there is nothing to complete.
        assert found - {"draw", "done"} == legal(shown.view) - {"draw", "done"}


def test_every_command_and_parameter_is_described() -> None:
    for command in PRESENTER.commands:
        assert len(WORDS.say(f"{PRESENTER.group}-command-{command.name}")) <= 100
        for parameter in command.parameters:
            assert len(WORDS.say(f"{PRESENTER.group}-parameter-{parameter.name}")) <= 100
