"""The tutorials played through in every language, and every wrong press in them answered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.chat.messages.ids import NO_TABLE, decode
from bot.chat.painter import Painter
from bot.chat.posts.public import Posts
from bot.chat.posts.tutorial import FIRST_GAME, LEARN, Tutorial, TutorialPlace, choice_post, taught
from bot.presenters import PRESENTERS
from bot.presenters.controls import Select, Style
from bot.presenters.rows import PANEL, PICK, TURN_PAGE
from bot.tables.errors import UnknownGame
from tests.games.positions import Amount
from tests.presenters.shown import EVERY_WORDS, WORDS
from tests.quick import sketch
from tests.wire import components as tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.chat.messages.post import Post
    from bot.words.words import Words
    from render import Scene

NAME = "Ann_of_the_Hills"
LONGEST_TEXT, LONGEST_ALT = 1_200, 1_024
TAUGHT = taught(PRESENTERS.values())
LOOKS = (PICK, PANEL, TURN_PAGE)
PAINTER = Painter(sketch)
POSTS = Posts(PRESENTERS, PAINTER)


def tutorial(game: str, words: Words = WORDS) -> Tutorial:
    return Tutorial(PRESENTERS, game, NAME, words)


def pressed(post: Post) -> Iterator[tuple[str, str]]:
    """Every control of a message that can be used: what it does, as its press is decoded."""
    for custom_id, component in tree.pressable(post.view().to_components()).items():
        options = component.get("options")
        for values in [[each["value"]] for each in options] if options else [[]]:
            press = decode(custom_id, values)
            assert press is not None
            assert press.table == NO_TABLE
            yield press.command


def in_step(post: Post, game: str, number: int) -> list[str]:
    """The game's own actions that a step offers."""
    begin = f"{game} {number} "
    return [rest.removeprefix(begin) for _, rest in pressed(post) if rest.startswith(begin)]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("words", Amount.some(EVERY_WORDS, 3), ids=lambda words: words.language)
async def test_a_tutorial_is_played_through_by_its_buttons(game: str, words: Words) -> None:
    lesson = tutorial(game, words)
    place, presses = TutorialPlace(1), 0
    while place.number <= lesson.length:
        step, number = PRESENTERS[game].tutorial[place.number - 1], place.number
        post = await lesson.post(POSTS, place)
        first = post.text.split("\n")[0]
        assert words.say(f"game-{game}") in first
        assert re.findall(r"\d+", first)[-2:] == [str(number), str(lesson.length)]
        assert "****" not in post.text
        assert len(post.text) <= LONGEST_TEXT
        assert post.picture
        alts = [post.alt, *(each.alt for each in post.illustrations)]
        assert len(alts) == 1 + step.board
        assert all(0 < len(alt) <= LONGEST_ALT for alt in alts)
        offered = in_step(post, game, number)
        found = [each for each in offered if each in step.expected]
        if not found:
            found = [each for each in offered if lesson.place(number, each).item]
        place = lesson.place(number, found[0])
        assert place.number in (number, number + 1)
        assert not place.note
        presses += 1
    assert lesson.length <= presses <= 2 * lesson.length
    end = await lesson.post(POSTS, place)
    assert words.say(f"game-{game}") in end.text.split("\n")[0]
    assert end.picture
    assert end.alt
    assert (FIRST_GAME[1:], game) in list(pressed(end))
    assert (LEARN[1:], f"{game} 1") in list(pressed(end))


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_wrong_press_is_answered_with_what_to_try(game: str) -> None:
    lesson = tutorial(game)
    wrong = 0
    for number, step in enumerate(PRESENTERS[game].tutorial, start=1):
        shown = await lesson.post(POSTS, TutorialPlace(number))
        actions = in_step(shown, game, number)
        picked = [each for each in actions if each.startswith(LOOKS)]
        noted = TutorialPlace(number)
        for each in picked:
            place = lesson.place(number, each)
            actions += in_step(await lesson.post(POSTS, place), game, number)
        for action in set(actions):
            place = lesson.place(number, action)
            if action in step.expected or place.number > number:
                assert place.number == number + place.done
                assert not place.note
                continue
            assert place.number == number
            if not place.note:
                assert action in picked or place.zoom
                continue
            assert place.note.startswith("✗")
            assert "****" not in place.note
            noted = place
            wrong += 1
        if noted.note:
            told = await lesson.post(POSTS, noted)
            assert noted.note in told.text
            assert told.rows == shown.rows
    assert wrong > 2 * lesson.length


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("words", EVERY_WORDS, ids=lambda words: words.language)
async def test_what_a_step_was_good_for_stays_with_the_step_after_it(
    game: str, words: Words
) -> None:
    lesson = tutorial(game, words)
    group, example = PRESENTERS[game].group, words.say("learn-example")
    assert example in (await lesson.post(POSTS, TutorialPlace(1))).text
    for number, step in enumerate(PRESENTERS[game].tutorial, start=2):
        right = words.say("learn-right", reason=step.reason(group, words))
        post = await lesson.post(POSTS, lesson.place(number, ""))
        places = [lesson.place(number, each) for each in in_step(post, game, number)]
        missed = [place for place in places if place.number == number]
        wrong = [place for place in missed if place.note][:1]
        picked = [place for place in missed if place.item][:1]
        for place in (TutorialPlace(number), *wrong, *picked):
            text = (await lesson.post(POSTS, place)).text
            assert text.split("\n")[1] == right
            assert place.note in text
            assert example not in text


@pytest.mark.parametrize(
    ("number", "action", "done"),
    [
        # The cards lie as the foundation, the 4 and the 3.
        (4, "!all", 0),
        (4, "build c64", 1),
        (4, "build c66", 0),
        (5, "!all", 2),
        (5, "build c61", 1),
        (5, "build c66", 0),
        (6, "build c66", 1),
        (6, "done", 0),
        (7, "!all", 1),
        (7, "build c36", 1),
        (7, "refuse c36", 0),
    ],
)
async def test_a_press_is_judged_by_the_position_it_leads_to(
    number: int, action: str, done: int
) -> None:
    lesson = tutorial("sanfrancisco")
    place = lesson.place(number, action)
    assert place.number == number + done
    assert bool(place.note) == (done == 0)
    steps = PRESENTERS["sanfrancisco"].tutorial[number - 1 : number - 1 + done]
    post = await lesson.post(POSTS, place)
    for step in steps:
        assert step.reason("sf", WORDS) in post.text, "each step that is done is explained"


@pytest.mark.parametrize(
    ("game", "number", "action", "told"),
    [
        ("sanfrancisco", 1, "finalize 1", "You may take that column. There is no hurry"),
        ("sanfrancisco", 4, "refuse c64", "A refused card leaves the game. Build the 4 first"),
        ("sanfrancisco", 4, "!all", "as they lay in the column"),
        ("sanfrancisco", 4, "build c66", "3 and 4 make 7 in either order"),
        ("sanfrancisco", 6, "done", "refuses every card you haven\u2019t built"),
        ("pointcity", 1, "take c3 c4", "You may take those two. Here"),
        ("tickettoride", 4, "claim r47 red", "You can pay for that route, too. The blue route"),
        ("tickettoride", 1, "keep 1", "That choice is allowed, too. Both lead"),
    ],
)
def test_a_wrong_press_is_told_what_it_does(game: str, number: int, action: str, told: str) -> None:
    assert told in tutorial(game).place(number, action).note


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_task_stands_between_the_pictures_and_its_buttons(game: str) -> None:
    lesson = tutorial(game)
    for number in range(1, lesson.length + 1):
        post = await lesson.post(POSTS, TutorialPlace(number))
        (container,) = post.view().to_components()
        kinds = [component["type"] for component in container["components"]]
        assert kinds == sorted(kinds, key=[12, 10, 1].index)


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_rules_open_beside_the_tutorial(game: str) -> None:
    lesson = tutorial(game)
    for number in (1, lesson.length, lesson.length + 1):
        post = await lesson.post(POSTS, TutorialPlace(number))
        assert ("rules-beside", game) in list(pressed(post))


async def test_a_card_that_can_be_picked_is_shown_with_a_way_back() -> None:
    lesson = tutorial("pointcity")
    place = lesson.place(1, "!pick a1")
    assert place == TutorialPlace(1, item="a1")
    post = await lesson.post(POSTS, place)
    assert "take a1 b1" in in_step(post, "pointcity", 1)
    assert ("learn", "pointcity 1") in list(pressed(post))
    assert "**a1** energy" in post.text


async def test_the_map_of_ones_tickets_is_shown_and_leads_back() -> None:
    lesson = tutorial("tickettoride")
    place = lesson.place(4, "!city 1")
    assert place == TutorialPlace(4, zoom="1")
    post = await lesson.post(POSTS, place)
    assert post.picture is not None
    assert list(pressed(post)) == [("learn", "tickettoride 4")]


@pytest.mark.parametrize("game", TAUGHT)
async def test_only_what_a_step_asks_for_is_coloured(game: str) -> None:
    lesson = tutorial(game)
    for number, step in enumerate(PRESENTERS[game].tutorial, start=1):
        post = await lesson.post(POSTS, TutorialPlace(number))
        head = f"{LEARN} {game} {number} "
        shown = [
            button
            for row in post.rows
            if not isinstance(row, Select)
            for button in row
            if button.action.startswith(head)
        ]
        coloured = {
            button.action.removeprefix(head) for button in shown if button.style is not Style.PLAIN
        }
        assert all(each in step.expected or each.startswith(LOOKS) for each in coloured)
        assert coloured or not any(each.enabled for each in shown) or step.panel


async def test_the_pages_of_a_list_are_turned() -> None:
    lesson = tutorial("tickettoride")
    assert lesson.place(5, "!page 0 r21") == TutorialPlace(5, item="r21")
    assert lesson.place(5, "!page x") == TutorialPlace(5)
    post = await lesson.post(POSTS, lesson.place(5, "!page 0 r21"))
    assert "claim r21 black" in in_step(post, "tickettoride", 5)


async def test_a_step_leads_back_and_on() -> None:
    lesson = tutorial("sanfrancisco")
    first, second, last = [
        await lesson.post(POSTS, TutorialPlace(each)) for each in (1, 2, lesson.length)
    ]
    assert ("learn", "sanfrancisco 2") in list(pressed(first))
    assert ("learn", "") in list(pressed(first))
    assert ("learn", "") not in list(pressed(second))
    assert not any(rest == "sanfrancisco 1" for _, rest in pressed(first))
    assert ("learn", "sanfrancisco 1") in list(pressed(second))
    assert ("learn", f"sanfrancisco {lesson.length + 1}") in list(pressed(last))


@pytest.mark.parametrize(("number", "shown"), [(0, 1), (1, 1), (12, 12), (13, 13), (999, 13)])
def test_a_number_out_of_range_is_the_nearest_step(number: int, shown: int) -> None:
    assert tutorial("sanfrancisco").place(number, "") == TutorialPlace(shown)


def test_an_action_of_an_older_tutorial_stays_in_its_step() -> None:
    for action in ("build c87", "nothing like it", "!all", "!pick c87", "!fly"):
        place = tutorial("sanfrancisco").place(1, action)
        assert place.number == 1
        assert place.note.startswith("✗")
    assert tutorial("sanfrancisco").place(13, "draw") == TutorialPlace(13)


@pytest.mark.parametrize("game", ["tiny", "chess", ""])
def test_a_game_without_a_tutorial_is_refused(game: str) -> None:
    with pytest.raises(UnknownGame):
        tutorial(game)


@pytest.mark.parametrize("words", EVERY_WORDS, ids=lambda words: words.language)
def test_a_person_is_asked_which_game_to_learn(words: Words) -> None:
    post = choice_post(PRESENTERS.values(), words)
    assert list(pressed(post)) == [("learn", game) for game in TAUGHT]
    assert all(words.say(f"game-{game}") in post.text for game in TAUGHT)


async def test_a_step_is_shown_also_where_it_cannot_be_painted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fails(_: Scene) -> bytes:
        raise OSError

    posts = Posts(PRESENTERS, PAINTER)
    monkeypatch.setattr(posts, "paint", fails)
    post = await tutorial("pointcity").post(posts, TutorialPlace(1))
    assert post.picture is None
    assert in_step(post, "pointcity", 1)


async def test_a_reader_whose_name_cannot_be_seen_is_called_by_their_seat() -> None:
    lesson = Tutorial(PRESENTERS, "sanfrancisco", "\u200b", WORDS)
    assert "Player 1" in (await lesson.post(POSTS, TutorialPlace(1))).alt
