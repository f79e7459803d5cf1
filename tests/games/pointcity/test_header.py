"""What a record says before its first action, and what is refused there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadRecord
from bot.games.pointcity import GAME
from bot.games.record import read, replay, write

if TYPE_CHECKING:
    from bot.games.game import Action, AnyGame

POINT_CITY: AnyGame = GAME
GAMES = {GAME.name: POINT_CITY}


def recorded(seats: int, actions: int | None = None, option: str = "medium") -> str:
    """Return the record of a random game, as a whole or after some actions."""
    rng = Random(5)
    setup = POINT_CITY.setup(seats, option, rng)
    state = POINT_CITY.start(setup)
    done: list[Action] = []
    while (legal := POINT_CITY.legal_actions(state)) and len(done) != actions:
        done.append(rng.choice(legal))
        state, _ = POINT_CITY.apply(state, done[-1])
    return write(POINT_CITY, setup, done, state)


FINISHED = recorded(2)
ALONE = recorded(1)
RUNNING = recorded(2, 30)
LINES = FINISHED.splitlines()
ORDER = LINES[6].split()


def refused(text: str) -> tuple[int, str]:
    """Return the line and the code of the refusal."""
    with pytest.raises(BadRecord) as caught:
        replay(POINT_CITY, read(text, GAMES))
    return caught.value.line, caught.value.code


def with_line(number: int, line: str | None, text: str = FINISHED) -> str:
    """Return the text with a line, counted from 1, replaced or (None) left out."""
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def keys(text: str) -> list[str]:
    header, _, _ = text.partition("\n---\n")
    return [line.split()[0] for line in header.splitlines()]


def test_a_finished_record_gives_all_cards():
    assert keys(FINISHED) == [
        "game",
        "rules",
        "deck",
        "seats",
        "first",
        "removed",
        "order",
        "tokens",
    ]
    assert LINES[2] == f"deck standard {GAME.deck.digest}"
    assert len(LINES[5].split()) == 1 + 160 - 82
    assert len(ORDER) == 1 + 82
    assert len(LINES[7].split()) == 1 + 10
    assert read(FINISHED, GAMES).claim is not None


def test_a_record_of_a_game_alone_names_the_level_and_scores_the_automaton():
    assert keys(ALONE)[3:6] == ["seats", "first", "level"]
    assert "\nlevel medium\n" in ALONE
    *_, end, score, winner = ALONE.splitlines()
    assert end == "end market 2"
    assert len(score.split()) == 3
    assert winner in ("winner 1", "winner 2", "winner 1 2")


def test_no_line_of_a_game_alone_is_the_automatons():
    _, actions, _ = ALONE.split("---\n")
    assert {line.split()[0] for line in actions.splitlines()} == {"1"}


def test_a_running_record_names_unseen_cards_by_face_and_ends_with_the_card_in_sight():
    assert keys(RUNNING) == ["game", "rules", "deck", "seats", "first", "order", "tokens"]
    order = RUNNING.splitlines()[5].split()[1:]
    state = replay(POINT_CITY, read(RUNNING, GAMES))
    assert len(order) == 82 - state.deck + 1
    assert order[-1] == state.pile[0].face
    assert {word[0] for word in order} >= {"c", "e"}


def test_a_record_before_the_first_action_shows_seventeen_faces():
    text = recorded(2, 0)
    order = text.splitlines()[5].split()[1:]
    assert len(order) == 17
    assert set(order) <= {"economy", "energy", "ecology", "community", "industry"}
    assert replay(POINT_CITY, read(text, GAMES)).deck == 66


def test_a_running_record_is_written_the_same_once_read():
    record = read(RUNNING, GAMES)
    state = replay(POINT_CITY, record)
    assert write(POINT_CITY, record.setup, [each for _, each in record.actions], state) == RUNNING


@pytest.mark.parametrize("take", ["take deck", "take a1 b1"])
def test_drawing_past_a_running_record_is_refused(take: str):
    text = recorded(2, 0)
    state = replay(POINT_CITY, read(text, GAMES))
    assert POINT_CITY.legal_actions(state) == []
    assert refused(f"{text}{state.seat} {take}\n") == (9, "deck-beyond-record")


def test_a_running_record_may_stop_between_a_take_and_its_payment():
    paid = next(count for count in range(60) if " pay" in recorded(2, count).splitlines()[-1])
    state = replay(POINT_CITY, read(recorded(2, paid - 1), GAMES))
    assert state.phase == "pay"
    assert POINT_CITY.legal_actions(state) == []


def test_turning_up_a_card_a_running_record_does_not_know_is_refused():
    text = recorded(2, 0)
    first = text.splitlines()[4].split()[1]
    assert refused(f"{text}{first} flip a1\n") == (9, "card-beyond-record")


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (with_line(3, "deck standard"), 3, "deck-malformed"),
        (with_line(3, f"deck other {GAME.deck.digest}"), 3, "deck-unknown"),
        (with_line(3, "deck standard 000000000000"), 3, "deck-differs"),
        (with_line(4, "seats 5"), 4, "seats-out-of-range"),
        (with_line(4, "seats 3"), 8, "tokens-count"),
        (with_line(5, "first 3"), 5, "first-out-of-range"),
        (with_line(5, "first 1\nlevel easy"), 6, "level-not-alone"),
        (with_line(6, "level brutal", ALONE), 6, "level-unknown"),
        (with_line(6, None, ALONE), 4, "level-missing"),
        (with_line(6, "removed c1"), 6, "removed-differs"),
        (
            with_line(6, " ".join(["removed", *reversed(LINES[5].split()[1:])])),
            6,
            "removed-differs",
        ),
        (with_line(6, None), 8, "key-missing"),
        (with_line(7, " ".join(ORDER[:-1])), 7, "order-count"),
        (with_line(7, " ".join([*ORDER, "c1"])), 7, "order-count"),
        (with_line(7, " ".join([*ORDER[:-1], ORDER[-2]])), 7, "order-twice"),
        (with_line(7, " ".join([*ORDER[:-1], "c161"])), 7, "order-unknown-card"),
        (with_line(7, " ".join([*ORDER[:-1], "energy2"])), 7, "order-unknown-card"),
        (with_line(7, " ".join([ORDER[0], ORDER[-1], *ORDER[2:-1], ORDER[1]])), 7, "order-tier"),
        (with_line(8, LINES[7] + " 23"), 8, "tokens-unknown"),
        (with_line(8, " ".join([*LINES[7].split()[:-1], LINES[7].split()[1]])), 8, "tokens-twice"),
        (with_line(8, " ".join(LINES[7].split()[:-1])), 8, "tokens-count"),
        (with_line(6, LINES[6], RUNNING), 6, "header-differs"),
        (with_line(6, "order " + "energy " * 16 + "energy", RUNNING), 6, "order-too-often"),
        (with_line(6, "order energy", RUNNING), 6, "order-count"),
        (with_line(6, f"{LINES[5]}\n{LINES[6]}", RUNNING), 6, "key-out-of-place"),
    ],
)
def test_what_is_out_of_place_is_refused_with_its_line(text: str, line: int, code: str):
    assert refused(text) == (line, code)
