"""`python -m bot show`: how positions stand, their pictures, and what is no position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.sanfrancisco.cards import ROWS
from tests.cli.test_replay import said
from tests.games.sanfrancisco.test_deck import TEXT

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Return the file of a position in which the second of three has taken two cards."""
    path = tmp_path / "position.txt"
    path.write_text("game sanfrancisco\nseats 3\nturn 2\ntaken 1 c08 c80\ncity 1 medal\n")
    return path


def test_a_position_is_said_with_its_legal_actions(
    capsys: pytest.CaptureFixture[str], position: Path
):
    status, out, err = said(capsys, "show", position)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Seat 2 is to act; score if the game ended now 1 12.5 6.",
        "build c08",
        *(f"build c80 {row}" for row in ROWS),
        "refuse c08",
        "refuse c80",
        "done",
    ]


def test_another_seat_has_no_legal_actions(capsys: pytest.CaptureFixture[str], position: Path):
    _, out, _ = said(capsys, "show", position, "--seat", "3")
    assert out.count("\n") == 1


def test_a_seat_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str], position: Path):
    assert said(capsys, "show", position, "--seat", "4") == (
        1,
        "",
        "The position has seats 1 to 3, and no seat 4.\n",
    )


def test_the_end_of_a_game_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = tmp_path / "over.txt"
    path.write_text("game pointcity\nleft 0\nend market\n")
    assert said(capsys, "show", path) == (
        0,
        "The game is over: market in the turn of seat 1, score 0 0, winner 1 2.\n",
        "",
    )


@pytest.mark.parametrize("seat", [[], ["--seat", "2"]])
def test_a_position_is_drawn(
    capsys: pytest.CaptureFixture[str], position: Path, tmp_path: Path, seat: list[str]
):
    picture = tmp_path / "position.png"
    status, out, _ = said(capsys, "show", position, "--picture", picture, *seat)
    assert status == 0
    assert out.endswith(f"The picture is in {picture}.\n")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_fault_is_one_sentence_with_its_line(
    capsys: pytest.CaptureFixture[str], position: Path, tmp_path: Path
):
    position.write_text(position.read_text() + "column 2 c08\n")
    assert said(capsys, "show", position) == (
        1,
        "",
        f"{position}: Line 6: Card c08 is in another place too.\n",
    )
    missing = tmp_path / "missing.txt"
    assert said(capsys, "show", missing) == (
        1,
        "",
        f"{missing} cannot be read: No such file or directory.\n",
    )


def test_a_position_of_another_deck_needs_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    deck = tmp_path / "boxed.csv"
    deck.write_text(TEXT.replace("c14,blue,3", "c14,blue,2"))
    path = tmp_path / "position.txt"
    path.write_text("game sanfrancisco\ndeck boxed\n")
    assert said(capsys, "show", path)[2] == (
        f"{path}: Line 2: The deck “boxed” was not found. Name its file with --deck.\n"
    )
    assert said(capsys, "show", path, "--deck", deck)[0] == 0
