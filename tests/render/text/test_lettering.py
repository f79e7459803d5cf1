"""Names and sentences: what is shown of them, and how they fit."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageDraw, features

from render.text import fonts, lettering
from render.text.covers import cover
from render.text.fonts import Style, can_shape
from render.text.lettering import (
    balanced,
    bounds,
    fit,
    legible,
    runs,
    settled,
    shown_name,
    width,
    wrap,
    write,
)
from render.text.scripts import Direction, clusters, isolated
from tests.render.names import EAST_ASIAN, PLAIN, SHAPED, UNSHOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

shaping = pytest.mark.skipif(not can_shape(), reason="Pillow cannot shape scripts here")
east_asian = pytest.mark.skipif(
    find_spec("noto_cjk_sans_jp_bold") is None, reason="the extra cjk is not installed"
)


@pytest.fixture
def no_shaping(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system without the library that shapes."""
    caches = (
        *(fonts.can_shape, fonts.family_for, lettering.legible, lettering.shown_name),
        lettering.runs,
    )

    def check(feature: str) -> bool:
        return feature != "raqm"

    monkeypatch.setattr(features, "check", check)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("name", PLAIN.values(), ids=PLAIN)
def test_a_name_the_fonts_have_shows_as_it_is(name: str) -> None:
    assert shown_name(name, "Player 3") == name


@shaping
@pytest.mark.parametrize("name", SHAPED.values(), ids=SHAPED)
def test_a_name_to_be_shaped_shows_as_it_is(name: str) -> None:
    assert shown_name(name, "Player 3") == name


@east_asian
@pytest.mark.parametrize("name", EAST_ASIAN.values(), ids=EAST_ASIAN)
def test_an_east_asian_name_shows_as_it_is(name: str) -> None:
    assert shown_name(name, "Player 3") == name


@pytest.mark.usefixtures("no_shaping")
@pytest.mark.parametrize("name", SHAPED.values(), ids=SHAPED)
def test_a_name_to_be_shaped_shows_the_part_it_can_where_nothing_shapes(name: str) -> None:
    shown = {"Ana مريم": "Ana", "x\u0302y": "xy"}.get(name, "Player 3")
    assert shown_name(name, "Player 3") == shown


@pytest.mark.usefixtures("no_shaping")
@pytest.mark.parametrize("name", PLAIN.values(), ids=PLAIN)
def test_a_plain_name_shows_where_nothing_shapes(name: str) -> None:
    assert shown_name(name, "Player 3") == name
    assert {way for _, way, _ in runs(name, Style.NAME)} == {Direction.PLAIN}


@pytest.mark.parametrize("name", UNSHOWN.values(), ids=UNSHOWN)
def test_a_name_shows_the_part_of_which_a_font_has_the_letters(name: str) -> None:
    assert shown_name(name, "Player 3") == ("Ana" if name.startswith("Ana") else "Player 3")


@pytest.mark.parametrize("name", [*PLAIN.values(), *SHAPED.values(), *EAST_ASIAN.values()])
@pytest.mark.parametrize("style", Style)
def test_no_font_writes_a_box_for_a_letter(name: str, style: Style) -> None:
    def drawn(letter: str) -> bytes:
        image = Image.new("L", (80, 80))
        ImageDraw.Draw(image).text((20, 60), letter, 255, font, anchor="ls")
        return image.tobytes()

    for family, way, part in runs(legible(name, style), style):
        font = fonts.face(family, style, 40, way)
        box = drawn("\U0010fffd")
        assert [letter for letter in set(part) - {" "} if drawn(letter) == box] == []


@pytest.mark.parametrize("name", ["", "   ", "😀" * 32, "\u200b\u202e", "___", "❤️‍🔥", "\ufe0f"])
def test_a_name_without_letters_gives_way(name: str) -> None:
    assert shown_name(name, "Player 3") == "Player 3"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana 🎉🎉", "Ana"),
        ("\u202eAna\u202c", "Ana"),
        ("A\u200bn\u200da\ufe0f", "Ana"),
        ("An\x00a\n\tBo", "Ana Bo"),
        ("  Ana   Bo  ", "Ana Bo"),
        ("Łu\u0301cja", "Łúcja"),
        ("**Ana** <@123>", "**Ana** <@123>"),
        ("\U0001d56c\U0001d593\U0001d586", "Ana"),
        ("\uff21\uff4e\uff41\uff11", "Ana1"),
        ("1\ufe0f\u20e3 Ana", "1 Ana"),
        ("\u2068Ana\u2069", "Ana"),
        ("Z\u0337\u0322\u031b\u0359a\u0338", "Z\u0337a\u0338"),
    ],
)
def test_marks_and_emoji_vanish_and_markdown_stays(name: str, shown: str) -> None:
    assert shown_name(name, "Player 3") == shown


def test_a_text_of_two_scripts_takes_two_fonts() -> None:
    assert runs("Ana Жанна", Style.NAME) == (
        ("Barlow Semi Condensed", Direction.PLAIN, "Ana "),
        ("Noto Sans", Direction.PLAIN, "Жанна"),
    )


@shaping
def test_a_name_from_the_right_lies_from_the_right_as_a_whole() -> None:
    assert runs("דוד (2) Ana", Style.NAME) == (
        ("Barlow Semi Condensed", Direction.PLAIN, "2) Ana"),
        ("Barlow Semi Condensed", Direction.LEFTWARD, "("),
        ("Heebo", Direction.LEFTWARD, "דוד "),
    )


@shaping
def test_a_name_from_the_right_turns_nothing_around_it_in_a_sentence() -> None:
    sentence = f"{isolated('דוד (המלך)')}: 2 (of 3)"
    assert runs(legible(sentence, Style.PROSE), Style.PROSE) == (
        ("Barlow Condensed", Direction.LEFTWARD, ")"),
        ("Heebo", Direction.LEFTWARD, "המלך"),
        ("Barlow Condensed", Direction.LEFTWARD, "("),
        ("Heebo", Direction.LEFTWARD, "דוד "),
        ("Barlow Condensed", Direction.PLAIN, ": 2 (of 3)"),
    )


@shaping
def test_letters_join_and_stack_as_their_script_has_it() -> None:
    for text in ("مريم", "क्षत्रिय", "శ్రీ"):
        apart = sum(width(letter, Style.NAME, 40) for letter in text)
        assert width(text, Style.NAME, 40) < 0.95 * apart


def test_sentences_lose_only_what_no_font_has() -> None:
    assert legible("ሰ drew a card 🎴.", Style.PROSE) == "drew a card ."


def test_a_short_text_keeps_its_size() -> None:
    assert fit("Ana", Style.NAME, 42, 300, 30) == ("Ana", 42)


def test_a_longer_text_shrinks_before_it_is_cut() -> None:
    text, size = fit("Marlena Kowalska", Style.NAME, 42, 240, 30)
    assert text == "Marlena Kowalska"
    assert 30 <= size < 42


@pytest.mark.parametrize("room", [30, 100, 240])
def test_a_text_too_long_is_cut_at_the_smallest_size_and_fits(room: float) -> None:
    text, size = fit("W" * 32, Style.NAME, 42, room, 30)
    assert (text[-1], size) == ("…", 30)
    assert width(text, Style.NAME, 30) <= room


def test_lines_break_between_words_and_lose_none() -> None:
    sentence = "Draw a card, or finalize column 2 or 3."
    lines = wrap(sentence, Style.PROSE, 28, 200)
    assert " ".join(lines) == sentence
    assert len(lines) > 1
    assert all(width(line, Style.PROSE, 28) <= 200 for line in lines)


def longest(lines: tuple[str, ...]) -> float:
    return max(width(line, Style.PROSE, 28) for line in lines)


SENTENCES = (
    "Draw a card, or finalize column 2 or 3.",
    "Ben: column 2 gets blue depot, bonus.",
    "Cleo: column 1 gets grey city square, tracks.",
)


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("room", [200, 260, 320])
def test_balanced_lines_are_as_many_and_no_longer_than_full_ones(sentence: str, room: int) -> None:
    full = wrap(sentence, Style.PROSE, 28, room)
    lines = balanced(sentence, Style.PROSE, 28, room)
    assert " ".join(lines) == sentence
    assert len(lines) == len(full)
    assert longest(lines) <= longest(full)


def test_no_word_ends_a_balanced_text_alone() -> None:
    sentence = "Ben: column 2 gets blue depot, bonus."
    room = width(sentence, Style.PROSE, 28) - 1
    assert wrap(sentence, Style.PROSE, 28, room)[-1] == "bonus."
    assert balanced(sentence, Style.PROSE, 28, room) == ("Ben: column 2 gets", "blue depot, bonus.")


@pytest.mark.parametrize("break_lines", [wrap, balanced])
@pytest.mark.parametrize("text", ["W" * 60, "Ana: " + "W" * 60 + " now."])
def test_a_word_wider_than_the_line_is_cut_among_lines_that_fit(
    break_lines: Callable[[str, Style, int, float], tuple[str, ...]], text: str
) -> None:
    lines = break_lines(text, Style.PROSE, 28, 200)
    assert any(line.endswith("…") for line in lines)
    assert longest(lines) <= 200


@shaping
def test_a_cut_parts_no_letter_from_its_marks() -> None:
    name = "ที่ปรึกษา" * 6
    pieces = clusters(name)
    whole = {"".join(pieces[:count]) for count in range(len(pieces))}
    cut = {fit(name, Style.NAME, 40, room, 30)[0] for room in range(40, 400, 7)}
    assert len(cut) > 10
    assert {text.removesuffix("…") for text in cut} <= whole


@shaping
@pytest.mark.parametrize("text", ["Ấn Độ", "สมชาย ที่ปรึกษา", "శ్రీకాంత్ కృష్ణ", "مريم العربي"])
def test_a_tall_script_is_shrunk_and_moved_to_the_height_there_is(text: str) -> None:
    shown, size = fit(text, Style.NAME, 60, 900, 30, 46)
    middle = settled(text, Style.NAME, size, 25, 2, 48)
    _, top, _, bottom = bounds(text, Style.NAME, size)
    baseline = middle + size * lettering.CAPITALS / 2
    assert shown == text
    assert 30 < size < 60
    assert baseline + top >= 2
    assert baseline + bottom <= 48


def test_a_plain_name_stays_in_the_middle() -> None:
    assert settled("Ana", Style.NAME, 40, 25, 2, 48) == 25


@pytest.mark.parametrize("text", ["Ż", "gj", "½", "Жанна", *SHAPED.values(), *EAST_ASIAN.values()])
def test_ink_stays_in_its_bounds(text: str) -> None:
    image = Image.new("L", (300, 200))
    write(ImageDraw.Draw(image), (50, 100), text, Style.NAME, 40, 255)
    left, top, right, bottom = bounds(text, Style.NAME, 40)
    ink = image.getbbox()
    assert ink is not None
    assert ink[0] >= 50 + left
    assert ink[1] >= 100 + top
    assert ink[2] <= 50 + right
    assert ink[3] <= 100 + bottom


@pytest.mark.parametrize("style", Style)
def test_barlow_has_every_letter_of_ascii(style: Style) -> None:
    letters = "".join(map(chr, range(32, 127)))
    assert {fonts.family_for(letter, style) for letter in letters} == {style.value[0]}
    assert runs(letters, style) == ((style.value[0], Direction.PLAIN, letters),)


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize(
    "text", ["“jjj” fi To AV. (½)", "Żółć Wf f' 12+", "Жанна and Ana", "Ana דוד", "मीरा 2", " "]
)
def test_letters_set_one_by_one_cover_what_the_font_writes(text: str, style: Style) -> None:
    for size in (17, 28, 52):
        left, top, right, bottom = bounds(text, style, size)
        whole = Image.new("L", (right - left, bottom - top), 0)
        write(ImageDraw.Draw(whole), (-left, -top), text, style, size, 255)
        assert cover(text, style, size).tobytes() == whole.tobytes()
