"""What claims change for a seat is told to it alone, and what happened since its last turn."""

# ruff: noqa: RUF001  (what people read has dashes of print)

from __future__ import annotations

from bot.games.tickettoride import GAME
from bot.presenters.reading import Recent
from render.parts.scene import Mark
from render.tickettoride.zooms import HandMapScene
from tests.games.tickettoride.table import after, turn
from tests.presenters.shown import WORDS, players
from tests.presenters.tickettoride.shown import PRESENTER, QUIET, moves_of

OWN = (QUIET, "hand 1 blue*2 green", "tickets 1 t01", "routes 1 r21")
"""A position in which two blue cards complete the only ticket of seat 1."""


def test_completed_ticket_is_told_to_its_owner_alone():
    state = turn(*OWN, rest="hand 2")
    for seat, told in ((1, ["Haight Ashbury – Civic Center is complete: 3 points."]), (2, [])):
        view, moves = moves_of(state, "claim r26 blue blue", seat=seat)
        assert PRESENTER.news(PRESENTER.read(view, WORDS), moves) == told


def test_claim_that_completes_nothing_tells_nothing():
    state = turn(QUIET, "hand 1 blue*2 green", "tickets 1 t01", rest="hand 2")
    view, moves = moves_of(state, "claim r26 blue blue", seat=1)
    assert PRESENTER.news(PRESENTER.read(view, WORDS), moves) == []


def test_ticket_that_others_have_made_impossible_is_told_to_its_owner():
    board = GAME.view(turn(*OWN, rest="hand 2"), 1).board
    ways = [each.id for each in board.routes if "alcatraz" in (each.a, each.b)]
    taken = " ".join(each for each in ways if each != "r03")
    lines = QUIET, "turn 2", "hand 2 green ferry", "tickets 1 t02", f"routes 2 {taken}"
    view, moves = moves_of(turn(*lines, rest="hand 1"), "claim r03 green ferry", seat=1)
    assert PRESENTER.news(PRESENTER.read(view, WORDS), moves) == [
        "Alcatraz – Lombard Street (3 points) can’t be completed any more."
    ]
    view, moves = moves_of(turn(*lines, rest="hand 1"), "claim r03 green ferry", seat=2)
    assert PRESENTER.news(PRESENTER.read(view, WORDS), moves) == []


def test_ticket_for_which_too_few_trams_are_left_is_told_to_its_owner():
    routes = "routes 1 r01 r02 r03 r06 r07 r21 r32"
    lines = QUIET, "hand 1 green*2", "tickets 1 t01", routes
    for claim, told in (
        (
            "claim r38 green",
            ["Haight Ashbury – Civic Center (3 points) can’t be completed any more."],
        ),
        ("take 1", []),
    ):
        view, moves = moves_of(turn(*lines, rest="hand 2"), claim, seat=1)
        assert PRESENTER.news(PRESENTER.read(view, WORDS), moves) == told


def test_map_of_a_seat_marks_all_claims_and_tokens_since_its_last_turn():
    start = turn(QUIET, "hand 1 blue*2 green", "hand 2 black*3", "stacks sunset:guitar*2")
    state = after(start, "claim r26 blue blue")
    view, moves = moves_of(state, "claim r18 black black black", seat=1)
    recent = Recent(since=tuple(moves))
    scene = PRESENTER.zoom(PRESENTER.read(view, WORDS, players(2), recent), 1).scene
    assert isinstance(scene, HandMapScene)
    board = view.board
    assert [each.track for each in scene.claims if each.newest] == [board.number["r18"]]
    marked = [each.location for each in scene.stacks if each.mark is Mark.LAST]
    assert marked == [board.place["sunset"]]
