"""A review in words: for every game, in every language, with the longest names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from bot.chat.painter import Painter
from bot.chat.posts.public import Posts
from bot.chat.posts.review import progress_bar, review_post
from bot.games.computer.reviewing import Judged, Moment, Review, Stroke
from bot.games.judging import Cause
from bot.presenters import PRESENTERS
from bot.tables.history.reviews import Reviewed, turns_of
from bot.words.words import Words, languages
from render.parts.reviewscene import ReviewPicture as ReviewScene
from tests.hidden.courses import played

if TYPE_CHECKING:
    from bot.games.computer.reviewing import ReviewedTurn
    from bot.games.game import AnyGame
    from bot.tables.model import Position
    from render import Scene

WORDS = Words()
SEEN: list[Scene] = []


def note(scene: Scene) -> bytes:
    """Note what is to be painted."""
    SEEN.append(scene)
    return b"png"


def reviewed(name: str, seats: int, *, longest: bool = False) -> Reviewed:
    """Return a random game with chances that nobody has worked out, and three turns of it."""
    course = played(name, seats, 4)
    table, history = course.table, course.history
    if longest:
        named = (replace(seat, name=f"{seat.seat}*_{'W' * 29}") for seat in table.seats)
        table = replace(table, seats=tuple(named))
    turns = turns_of(history)
    sides = max(2, seats)
    shares = tuple(1 / sides for _ in range(sides))
    errors = tuple(0.0213 for _ in range(sides))
    end = tuple(float(side == 0) for side in range(sides)), tuple(0.0 for _ in range(sides))
    judged = [Judged(turn, shares, errors) for turn in range(len(turns))]
    chosen = [number for number, turn in enumerate(turns, 1) if turn.seat][-3:]
    found = (_moment(course.game, history, turns[number - 1], number) for number in chosen)
    moments = [moment for moment in found if moment is not None]
    stroke = Stroke(chosen[0], turns[chosen[0] - 1].seat, 0.24)
    review = Review((*judged, Judged(len(turns), *end)), tuple(moments), stroke)
    return Reviewed(table, history, turns, review)


def _moment(
    game: AnyGame, history: list[Position], turn: ReviewedTurn, number: int
) -> Moment | None:
    for step in range(turn.first, turn.last):
        legal = [
            action for action in game.legal_actions(history[step].state) if action.seat == turn.seat
        ]
        if len(legal) > 1:
            return Moment(
                turn=number,
                seat=turn.seat,
                step=step,
                better=game.format(legal[-1]),
                lead=7,
                cost=0.093,
                luck=-0.28,
                causes=(Cause(".coming", 3, {"halves": 3}),),
            )
    return None


async def text_of(found: Reviewed, words: Words) -> tuple[str, str, ReviewScene]:
    SEEN.clear()
    post = await review_post(Posts(PRESENTERS, Painter(note)), found, words)
    (scene,) = SEEN
    assert isinstance(scene, ReviewScene)
    return post.text, post.alt, scene


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "seats"),
    [("sanfrancisco", 4), ("pointcity", 1), ("pointcity", 4), ("tickettoride", 4)],
)
async def test_all_of_it_is_told_in_every_language(name: str, seats: int, language: str):
    words = Words(language)
    for longest in (False, True):
        found = reviewed(name, seats, longest=longest)
        text, alt, scene = await text_of(found, words)
        assert len(text) <= 4000
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for moment, letter in zip(found.review.moments, "ABC", strict=True):
            assert f"**{letter}. " in text
            assert f"{letter}. " in alt
            assert str(moment.turn) in text
        assert len(scene.lines) == max(2, seats)
        assert type(scene) is PRESENTERS[name].review_scene
        assert "*" not in "".join(each.played for each in scene.moments).replace("*_", "")
        assert "<" not in text


async def test_chances_are_never_certain_before_the_end():
    text, alt, scene = await text_of(reviewed("sanfrancisco", 2), WORDS)
    assert "decision \N{MINUS SIGN}9%, luck \N{MINUS SIGN}28%" in text
    assert "Ann: 50% at the start, " in alt
    assert "100% at the end" in alt
    assert scene.certainty == "Accurate to about 3 percentage points."


async def test_alone_the_turn_is_that_of_the_player_not_of_the_automaton():
    text, _, scene = await text_of(reviewed("pointcity", 1), WORDS)
    assert [line.name for line in scene.lines] == ["Ann", "Automaton"]
    assert all("Automaton" not in each.played for each in scene.moments)
    assert text.count("Ann") >= 3


async def test_the_better_action_is_told_with_why_and_by_how_much():
    found = reviewed("sanfrancisco", 2)
    stroke = found.review.stroke
    assert stroke is not None
    text, alt, scene = await text_of(found, WORDS)
    why = "It promises about 1½ points more in later turns. About 3½ points more at the end."
    better = [line for line in text.splitlines() if line.startswith("Better")]
    assert len(better) == len(scene.moments) > 0
    assert all(line.endswith(why) for line in better)
    for moment in scene.moments:
        assert moment.better.endswith(why)
        assert (moment.decision, moment.luck) == (
            "decision \N{MINUS SIGN}9%",
            "luck \N{MINUS SIGN}28%",
        )
    assert "decision \N{MINUS SIGN}9%" in alt
    assert scene.lucky is not None
    assert (
        scene.lucky.title
        == f"Luckiest turn: {scene.lines[stroke.seat - 1].name}, turn {stroke.turn} (+24%)."
    )
    assert alt.endswith(scene.lucky.title)
    assert scene.lucky.title in text.translate({ord(each): None for each in "\u2068\u2069"})
    assert text.splitlines()[-1].startswith("-# Decision: ")


async def test_where_no_decision_cost_much_it_says_so():
    found = reviewed("sanfrancisco", 2)
    nothing = replace(found, review=Review(found.review.judged, ()))
    text, alt, scene = await text_of(nothing, WORDS)
    assert text.endswith("No decision cost much.")
    assert alt.endswith("No decision cost much.")
    assert scene.moments == ()


async def test_no_luck_is_told_where_there_was_none():
    found = reviewed("sanfrancisco", 2)
    calm = tuple(structs.replace(each, luck=0.0, cost=0.001) for each in found.review.moments)
    text, _, scene = await text_of(replace(found, review=Review(found.review.judged, calm)), WORDS)
    assert {each.luck for each in scene.moments} == {""}
    assert "decision \N{MINUS SIGN}1%\n" in text
    assert "Luckiest" not in text
    assert scene.lucky is None


async def test_the_last_rounds_are_marked():
    _, _, scene = await text_of(reviewed("pointcity", 4), WORDS)
    assert (scene.turns[-1], scene.late) == (68, 68 - 3 * 4)
    assert scene.late_title == "last 3 rounds"
    assert scene.moments[0].table is not None


@pytest.mark.parametrize(
    ("done", "bar"), [(0, "▱" * 10), (0.19, "▰" + "▱" * 9), (0.5, "▰" * 5 + "▱" * 5), (1, "▰" * 10)]
)
def test_a_bar_fills_from_the_left(done: float, bar: str):
    assert progress_bar(done) == bar
