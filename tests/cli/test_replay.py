"""`python -m bot replay`: right and wrong records, positions, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from tests.games.sanfrancisco.test_deck import TEXT
from tests.records import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

RECORD = FOLDER / "sanfrancisco/foundations-2p-1.txt"
ACTIONS = RECORD.read_text().split("---\n")[1].count("\n")


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """Return a record whose score is wrong."""
    path = tmp_path / "changed.txt"
    path.write_text(RECORD.read_text().replace("score 11.5", "score 12"))
    return path


def said(capsys: pytest.CaptureFixture[str], *args: str | Path) -> tuple[int, str, str]:
    """Run a command; return its status and what it wrote to either stream."""
    status = main([str(arg) for arg in args])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_right_record(capsys: pytest.CaptureFixture[str]):
    assert said(capsys, "replay", RECORD) == (
        0,
        (
            f"{ACTIONS} actions, all legal; end, score and winner agree: "
            "foundations in the turn of seat 1, score 11.5 5, winner 1.\n"
        ),
        "",
    )


def test_a_wrong_score_is_named_with_its_line(capsys: pytest.CaptureFixture[str], changed: Path):
    line = len(RECORD.read_text().splitlines()) - 1
    assert said(capsys, "replay", changed) == (
        1,
        "",
        f"{changed}: Line {line}: The score is different: “score 11.5 5”.\n",
    )


def test_an_illegal_action_is_named_with_its_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    path = tmp_path / "illegal.txt"
    first, _, rest = RECORD.read_text().partition("---\n")
    path.write_text(f"{first}---\n{rest[0]} finalize 2\n{rest}")
    status, out, err = said(capsys, "replay", path)
    assert (status, out) == (1, "")
    assert err.startswith(f"{path}: Line 8: Column 2 is empty.")


def test_any_position_can_be_reached_and_a_wrong_end_does_not_matter_then(
    capsys: pytest.CaptureFixture[str], changed: Path
):
    status, out, _ = said(capsys, "replay", changed, "--until", "0")
    assert status == 0
    assert out.startswith("0 actions, all legal; seat ")
    status, out, _ = said(capsys, "replay", changed, "--until", str(ACTIONS))
    assert status == 0
    assert "the game is over" in out


def test_a_position_beyond_the_last_is_refused(capsys: pytest.CaptureFixture[str]):
    assert said(capsys, "replay", RECORD, "--until", str(ACTIONS + 1)) == (
        1,
        "",
        f"The record has {ACTIONS} actions, not {ACTIONS + 1}.\n",
    )


@pytest.mark.parametrize("until", [[], ["--until", "5"]])
def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, until: list[str]):
    picture = tmp_path / "position.png"
    status, out, _ = said(capsys, "replay", RECORD, "--picture", picture, *until)
    assert status == 0
    assert out.endswith(f"The picture is in {picture}.\n")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str]):
    status, _, err = said(capsys, "replay", RECORD, "--picture", RECORD / "x.png")
    assert (status, err) == (1, f"{RECORD / 'x.png'} cannot be written: Not a directory.\n")


def test_a_record_of_another_deck_needs_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    deck = tmp_path / "boxed.csv"
    deck.write_text(TEXT.replace("c14,blue,3", "c14,blue,2"))
    folder = tmp_path / "records"
    options = ("--players", "2", "--games", "1", "--seed", "1", "--deck", deck, "--record", folder)
    assert said(capsys, "simulate", *options)[0] == 0
    (record,) = folder.iterdir()
    assert said(capsys, "replay", record)[2] == (
        f"{record}: Line 3: The deck “boxed” was not found. Name its file with --deck.\n"
    )
    assert said(capsys, "replay", record, "--deck", deck)[0] == 0
    deck.write_text(TEXT)
    status, _, err = said(capsys, "replay", record, "--deck", deck)
    assert status == 1
    assert "Line 3: The record was made with another version of the deck boxed" in err


def test_every_fault_of_a_deck_is_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    deck = tmp_path / "faulty.csv"
    deck.write_text(TEXT.replace("c14,blue,3", "c14,blue,7").replace("c20,grey", "c20,gray"))
    status, out, err = said(capsys, "replay", RECORD, "--deck", deck)
    assert (status, out) == (1, "")
    assert err == (
        f"{deck}:\n"
        "Line 15: The value is “7” and must be a number from 0 to 4.\n"
        "Line 21: “gray” is not a colour. The colours are blue, grey, orange, yellow, "
        "green and black.\n"
    )


def test_a_deck_may_not_take_the_name_of_the_one_shipped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    deck = tmp_path / "standard.csv"
    deck.write_text(TEXT)
    assert said(capsys, "replay", RECORD, "--deck", deck) == (
        1,
        "",
        f"{deck}: There is another deck called standard. Rename the file.\n",
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(None, "cannot be read: No such file or directory."), (b"\xff\xfe", "is not a text file.")],
)
def test_a_file_that_cannot_be_read_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, sentence: str
):
    path = tmp_path / "record.txt"
    if content is not None:
        path.write_bytes(content)
    assert said(capsys, "replay", path) == (1, "", f"{path} {sentence}\n")


@pytest.mark.parametrize("until", ["-1", "x", "1.5", "\u0663"])
def test_a_number_that_is_none_is_wrong_usage(until: str):
    with pytest.raises(SystemExit) as caught:
        main(["replay", str(RECORD), "--until", until])
    assert caught.value.code == 2
