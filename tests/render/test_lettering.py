"""Names and sentences: what is shown of them, and how they fit."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.fonts import Style, can_shape
from render.lettering import bounds, fit, legible, runs, shown_name, width, wrap, write


@pytest.mark.parametrize(
    "name",
    ["Ana", "Zażółć Gęśl", "Nguyễn Ánh", "Жанна", "Ελένη Παπαδοπούλου", "O'Brien-2", "Łukasz½"],
)
def test_a_name_the_fonts_have_shows_as_it_is(name: str) -> None:
    assert shown_name(name, "Player 3") == name


@pytest.mark.parametrize("name", ["山田太郎", "مريم العربي", "דוד", "สมชาย", "한국", "Ana 山田"])
def test_a_name_with_a_letter_no_font_has_gives_way_as_a_whole(name: str) -> None:
    assert shown_name(name, "Player 3") == "Player 3"


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
    ],
)
def test_marks_and_emoji_vanish_and_markdown_stays(name: str, shown: str) -> None:
    assert shown_name(name, "Player 3") == shown


def test_devanagari_shows_only_where_it_can_be_shaped() -> None:
    name = "मीरा"
    assert shown_name(name, "Player 3") == (name if can_shape() else "Player 3")


def test_a_text_of_two_scripts_takes_two_fonts() -> None:
    parts = runs("Ana Жанна", Style.NAME)
    assert [part for _, _, part in parts] == ["Ana ", "Жанна"]
    assert [family for family, _, _ in parts] == ["Barlow Semi Condensed", "Noto Sans"]


def test_sentences_lose_only_what_no_font_has() -> None:
    assert legible("山 drew a card 🎴.", Style.PROSE) == "drew a card ."


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


def test_a_word_wider_than_the_line_is_cut() -> None:
    (line,) = wrap("W" * 60, Style.PROSE, 28, 200)
    assert line.endswith("…")
    assert width(line, Style.PROSE, 28) <= 200


@pytest.mark.parametrize("text", ["Ż", "gj", "½", "Жанна"])
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
