"""The score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.game import Result
from bot.games.sanfrancisco.state import Phase
from tests.games.sanfrancisco.table import position
from tests.presenters.sanfrancisco.shown import PRESENTER, mover_view, moves_of, sampled_shown
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, NAMES, WORDS, language_of, players

if TYPE_CHECKING:
    from bot.words.words import Words


def sheet_of(*lines: str, names: tuple[str, ...] = NAMES) -> list[str]:
    """Return the sheet of a game that the first player ends with the last foundation token."""
    state, _ = moves_of(position(*lines, "pile c01", "tokens 1"), "draw", "place 1")
    seated = players(len(state.cities), names)
    return PRESENTER.sheet(PRESENTER.read(mover_view(state), WORDS, seated)).split("\n")


def test_every_line_of_the_sum_for_every_player() -> None:
    sheet = sheet_of(
        "city 1 blue c08 yellow bonus points green c67~@",
        "city 2 grey c22 orange c31! c36 c38 yellow completed medal",
    )
    assert sheet == [
        "**Ann** placed the last foundation token.",
        "**Ann** wins with 10 points.",
        "1\\. **Ann**, seat 1: 10 points, 1 cable car",
        "2\\. **Bo**, seat 2: 7 points, 0 cable cars",
        "```",
        "Seat                Ann    Bo",
        "Blue                  2     0",
        "Grey                  0     2",
        "Orange                0     2",
        "Yellow                2     0",
        "Green                 2     0",
        "Cable cars           2½     0",
        "Skyscrapers           0     1",
        "Medal                 0     1",
        "1½-point tokens      1½     0",
        "Completion tokens     0     1",
        "Total                10     7",
        "```",
        "Majorities, with sums (and points in brackets):",
        "- **Blue**: 1. **Ann** 4 (2); 2. **Bo** 0 (0).",
        "- **Grey**: 1. **Bo** 4 (2); 2. **Ann** 0 (0).",
        "- **Orange**: 1. **Bo** 7 (2); 2. **Ann** 0 (0).",
        (
            "- **Yellow**: 1. **Ann** 0 (2); 2. **Bo** 0 (0). **Ann** ahead of **Bo**: 3 "
            "to 0 on space 1 of green."
        ),
        "- **Green**: 1. **Ann** 3 (2); 2. **Bo** 0 (0).",
        "- **Cable cars**: 1. **Ann** 1 (2½); 2. **Bo** 0 (0).",
    ]


def majority(sheet: list[str], name: str) -> str:
    return next(line for line in sheet if line.startswith(f"- **{name}**: "))


def test_a_tie_in_the_row_itself_names_the_space() -> None:
    sheet = sheet_of("city 1 blue c05 c08", "city 2 blue c09 c07")
    assert majority(sheet, "Blue") == (
        "- **Blue**: 1. **Bo** 6 (2); 2. **Ann** 6 (0). **Bo** ahead of **Ann**: 4 to 2 on space 1."
    )


def test_a_tie_in_cable_cars_names_the_column() -> None:
    sheet = sheet_of("seats 3", "city 1 green c67 c66~@", "city 2 green c72@")
    assert majority(sheet, "Cable cars") == (
        "- **Cable cars**: 1. **Bo** 1 (2½); 2. **Ann** 1 (1); 3. **Cleo** 0 (0). "
        "**Bo** ahead of **Ann**: 1 to 0 cable cars in column 1."
    )


def test_a_tie_nothing_parts_goes_to_who_ends_the_game_then_in_turn_order() -> None:
    assert majority(sheet_of("seats 3"), "Blue") == (
        "- **Blue**: 1. **Ann** 0 (2); 2. **Bo** 0 (1); 3. **Cleo** 0 (0). **Ann** ahead "
        "of **Bo**: the game ended on **Ann**\u2019s turn. **Bo** ahead of **Cleo**: "
        "sooner in turn order after **Ann**."
    )


def test_equal_points_are_decided_by_cable_cars() -> None:
    assert winner_line(Result("foundations", 1, (19, 19), (2,), "cable-cars")) == (
        "**Bo** wins with 9½ points. Tiebreak: 2 cable cars."
    )
    assert winner_line(Result("foundations", 1, (19, 19), (1,), "cable-cars")) == (
        "**Ann** wins with 9½ points. Tiebreak: 1 cable car."
    )


def test_what_nothing_decides_is_shared() -> None:
    assert winner_line(Result("foundations", 1, (16, 16), (1, 2))) == (
        "**Ann**, **Bo** share the win with 8 points each: they also have the same "
        "number of cable cars."
    )


def winner_line(result: Result) -> str:
    """Return who wins a game with that result, one cable car in the city of Ann and two in Bo's."""
    state = position("city 1 green c68@", "city 2 green c72@ c69@", "tokens 1", "pile c01")
    state, _ = moves_of(state, "draw", "place 1")
    view = replace(mover_view(state), result=result)
    return PRESENTER.sheet(PRESENTER.read(view, WORDS, players(2))).split("\n")[1]


def test_a_full_board_ends_the_game_too() -> None:
    rows = (
        "blue c05 c06 c08 c09 c10 grey c21 c22 c23 c24 c25 orange c36 c37 c38 c39 c40 "
        "yellow c51 c52 c53 c54 c55 green c64 c65 c66 c67"
    )
    state = position(f"city 1 {rows}", "column 1 c75", "pile c87")
    state, _ = moves_of(state, "finalize 1", "build c75")
    sheet = PRESENTER.sheet(PRESENTER.read(mover_view(state), WORDS, players(2)))
    assert sheet.split("\n")[0] == "**Ann** filled their city board."


def test_names_too_long_for_the_sheet_give_way_to_seats() -> None:
    sheet = sheet_of("seats 4", names=LONG_NAMES)
    assert len("\n".join(sheet)) <= 3500
    assert majority(sheet, "Blue").startswith("- **Blue**: 1. Player 1 0 (2); 2. Player 2 0 (1); ")


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sheets_of_random_games_add_up(seats: int, words: Words) -> None:
    over = [each for each in sampled_shown(seats) if each.view.phase is Phase.OVER]
    assert over
    for shown in over:
        for names in (LONG_NAMES, NAMES):
            sheet = PRESENTER.sheet(PRESENTER.read(shown.view, words, players(seats, names)))
            assert len(sheet) <= 3500
            table_rows = sheet.split("```")[1].strip("\n").split("\n")
            cells = [[_halves(cell) for cell in row.split()[-seats:]] for row in table_rows[1:]]
            assert [sum(column) for column in zip(*cells[:-1], strict=True)] == cells[-1]


def _halves(text: str) -> int:
    sign = -1 if text.startswith("\N{MINUS SIGN}") else 1
    number = text.lstrip("\N{MINUS SIGN}")
    return sign * (2 * int(number.rstrip("½") or 0) + number.endswith("½"))
