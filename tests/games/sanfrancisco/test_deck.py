"""Deck files: the one shipped, and every fault another can have."""

from __future__ import annotations

import hashlib
from collections import Counter
from importlib.resources import files

import pytest

from bot.games import GAMES, games_with
from bot.games.deckfile import BadDeck, DeckFault
from bot.games.errors import GameError
from bot.games.sanfrancisco import GAME, SanFrancisco
from bot.games.sanfrancisco.cards import Colour
from bot.games.sanfrancisco.deck import read_deck

TEXT = files("bot.games.sanfrancisco").joinpath("deck.csv").read_text()


def faults(text: str, name: str = "mine"):
    with pytest.raises(BadDeck) as caught:
        read_deck(name, text)
    return caught.value.faults


def changed(**lines: str):
    """Return the standard file with some lines, `c14=...`, put in place of its own."""
    rows = TEXT.splitlines()
    for name, line in lines.items():
        rows[int(name[1:])] = line
    return "\n".join(rows) + "\n"


def test_the_standard_deck_is_as_it_is_described():
    cards = GAME.decks["standard"].cards
    assert Counter(card.colour for card in cards) == {
        **dict.fromkeys(Colour, 15),
        Colour.BLACK: 12,
    }
    for mark, count in {
        "foundation": 12,
        "depot": 6,
        "square": 6,
        "waterfront": 4,
        "bonus": 29,
        "tracks": 28,
    }.items():
        assert sum(getattr(card, mark) for card in cards) == count
    assert Counter(card.value for card in cards) == {0: 24, 1: 7, 2: 21, 3: 25, 4: 10}


def test_the_digest_is_that_of_the_file_with_lf_line_ends():
    digest = hashlib.sha256(TEXT.encode()).hexdigest()[:12]
    assert GAME.decks["standard"].digest == digest
    assert read_deck("windows", TEXT.replace("\n", "\r\n")).digest == digest


def test_a_last_line_without_line_end_is_no_fault():
    assert len(read_deck("mine", TEXT.removesuffix("\n")).cards) == 87


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("c15,blue,3,0,0,0,0,0,0", DeckFault(15, "deck-id", {"found": "c15", "expected": "c14"})),
        ("c14,pink,3,0,0,0,0,0,0", DeckFault(15, "deck-colour", {"found": "pink"})),
        ("c14,blue,5,0,0,0,0,0,0", DeckFault(15, "deck-value", {"found": "5"})),
        ("c14,blue,03,0,0,0,0,0,0", DeckFault(15, "deck-value", {"found": "03"})),
        ("c14,blue,,0,0,0,0,0,0", DeckFault(15, "deck-value", {"found": ""})),
        ("c14,blue,3,2,0,0,0,0,0", DeckFault(15, "deck-flag", {"flag": "tracks", "found": "2"})),
        ("c14,blue,3,0,0,0,0,0,x", DeckFault(15, "deck-flag", {"flag": "bonus", "found": "x"})),
        ("c14,blue,3,0,0", DeckFault(15, "deck-fields", {"found": 5, "expected": 9})),
        ("", DeckFault(15, "deck-fields", {"found": 1, "expected": 9})),
        (
            "c14,blue,0,0,1,0,1,0,0",
            DeckFault(15, "deck-kinds", {"first": "foundation", "second": "depot"}),
        ),
        (
            "c14,blue,3,0,0,0,1,0,0",
            DeckFault(15, "deck-printed-value", {"kind": "foundation", "value": "3"}),
        ),
        ("c14,blue,0,0,0,1,0,0,0", DeckFault(15, "deck-square", {"colour": "blue"})),
    ],
)
def test_one_fault_and_its_line(line: str, fault: DeckFault):
    assert faults(changed(c14=line)) == (fault,)


def test_every_fault_is_listed_by_line():
    text = changed(
        c03="c03,red,9,0,0,0,0,0,0", c40="c40,black,0,0,0,1,0,0,7", c87="c87,black,2,0,0,0,0,0"
    )
    assert [(fault.line, fault.code) for fault in faults(text)] == [
        (4, "deck-colour"),
        (4, "deck-value"),
        (41, "deck-flag"),
        (41, "deck-square"),
        (88, "deck-fields"),
    ]


def test_too_few_cards():
    text = "\n".join(TEXT.splitlines()[:-1])
    assert faults(text) == (DeckFault(0, "deck-cards", {"found": 86, "expected": 87}),)


def test_too_many_cards():
    extra = TEXT + "c88,black,2,0,0,0,0,0,0\n"
    assert faults(extra) == (DeckFault(0, "deck-cards", {"found": 88, "expected": 87}),)


def test_too_few_foundations():
    text = TEXT.replace(",0,0,0,0,1,0,0\n", ",2,0,0,0,0,0,0\n")
    found = text.count(",0,1,0,0\n") + text.count(",0,1,0,1\n")
    assert found < 10
    assert faults(text) == (DeckFault(0, "deck-foundations", {"found": found, "expected": 10}),)


def test_a_colour_that_is_missing():
    text = TEXT.replace(",black,", ",blue,")
    assert faults(text) == (DeckFault(0, "deck-colour-missing", {"colour": "black"}),)


def test_another_header():
    assert faults(TEXT.replace("colour", "color"))[0].code == "deck-header"


def test_a_file_of_another_kind_is_one_fault():
    assert [fault.code for fault in faults(TEXT.replace(",", ";"))] == ["deck-header"]


def test_a_line_left_out_is_told_once():
    lines = TEXT.splitlines(keepends=True)
    assert faults("".join(lines[:50] + lines[51:])) == (
        DeckFault(0, "deck-cards", {"found": 86, "expected": 87}),
        DeckFault(51, "deck-id", {"found": "c51", "expected": "c50"}),
    )


def test_a_line_told_twice_is_told_once():
    lines = TEXT.splitlines(keepends=True)
    assert faults("".join(lines[:51] + lines[50:])) == (
        DeckFault(0, "deck-cards", {"found": 88, "expected": 87}),
        DeckFault(52, "deck-id", {"found": "c50", "expected": "c51"}),
    )


def test_an_empty_file():
    codes = [fault.code for fault in faults("")]
    assert codes[-1] == "deck-header"
    assert {"deck-cards", "deck-foundations", "deck-colour-missing"} <= set(codes)


@pytest.mark.parametrize("name", ["my deck", "", "dęck", "a/b", "x" * 41])
def test_a_name_that_could_not_stand_in_a_record(name: str):
    assert faults(TEXT, name) == (DeckFault(0, "deck-name", {"name": name}),)


def test_further_decks_are_options_after_the_standard_one():
    games = games_with([("boxed", TEXT)])
    assert games["sanfrancisco"].options() == ("standard", "boxed")
    assert GAMES["sanfrancisco"].options() == ("standard",)


def test_two_decks_cannot_have_one_name():
    with pytest.raises(GameError, match="deck-name-twice"):
        SanFrancisco([read_deck("standard", TEXT)])
