"""SanFranciscoLabels say what is done; none is cut or said twice, and all fit in every language."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import BONUSES
from bot.games.sanfrancisco.effects import distinct, printed
from bot.games.sanfrancisco.state import Phase
from bot.presenters.labels import LONGEST_LABEL
from bot.presenters.sanfrancisco.labels import SanFranciscoLabels, ShortNames
from bot.presenters.sanfrancisco.reading import SanFranciscoReading
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import mover_view, screen_of
from tests.presenters.shown import EVERY_WORDS, language_of
from tests.presenters.shown import labels as in_rows

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from bot.words.words import Words

DECK = GAME.decks["standard"].cards
PRINTS = list({printed(card): card for card in DECK}.values())
FULL = (
    "city 1 blue c12 c08 c09 c10 grey c21 c22 c23 c24 c30 orange c36 c37 c38 c40 c41 "
    "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67 contracts 9 discard"
)
PAIRS = 300
"""How many of the pairs of cards are looked at without `--soak`."""
every_language = pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)


def labels(state: State, words: Words) -> list[str]:
    """Return the labels of all buttons of a position, after a check of each."""
    view = mover_view(state)
    named = SanFranciscoLabels(SanFranciscoReading(view, words))
    said = [named.of(action) for action in distinct(view)]
    if everything := named.everything():
        said.append(everything)
    assert len(said) == len(set(said)), said
    for each in said:
        assert len(each) <= LONGEST_LABEL, each
        assert "…" not in each, each
    return said


@every_language
def test_any_two_cards_have_labels_of_their_own(words: Words, soak: bool) -> None:
    pairs = list(combinations(PRINTS, 2))
    for pair in pairs if soak else Random(words.language).sample(pairs, PAIRS):
        labels(replace(position("taken 1"), taken=pair), words)


@every_language
def test_all_universal_cards_beside_one_of_the_same_worth_have_labels(words: Words) -> None:
    universal = [card for card in PRINTS if card.colour == "black"]
    for card in PRINTS:
        taken = (*(each for each in universal if each is not card), card)
        labels(replace(position("taken 1"), taken=taken), words)


@every_language
@pytest.mark.parametrize("count", [1, 2, 3, 5, 10, 12, 22, 30, 87])
def test_a_column_of_any_length_tells_its_cards_and_its_contract(words: Words, count: int) -> None:
    state = position("city 2 contracts 1", "column 2 c08", "pile c36")
    state = replace(state, columns=(DECK[:count], (), DECK[:count]))
    for holding in (state, replace(state, cities=(state.cities[0], state.cities[0]))):
        take = labels(holding, words)[1]
        assert str(count) in take
        assert take.endswith(f"{words.say('sf-does-contract', count=int(holding is not state))})")


@every_language
@pytest.mark.parametrize("tokens", ["tokens 1", "tokens 2"])
def test_a_drawn_card_has_labels(words: Words, tokens: str) -> None:
    state = after(position(tokens, "pile c76"), "draw")
    labels(replace(state, columns=(DECK[:86], DECK[:9], ())), words)


@every_language
@pytest.mark.parametrize("district", range(5))
def test_bonuses_have_labels(words: Words, district: int) -> None:
    for own in (FULL, FULL.replace("green c64", "green c68 c64")):
        state = replace(position(own, "taken 1"), phase=Phase.BONUS, district=district)
        labels(state, words)


@every_language
@pytest.mark.parametrize("bonus", [each for each in BONUSES if each not in ("points", "discard")])
def test_places_for_a_bonus_have_labels(words: Words, bonus: str) -> None:
    for own in (FULL, FULL.replace("green c64", "green c68 c64"), "city 1 blue c12"):
        state = replace(position(own, "taken 1"), phase=Phase.PUT, bonus=bonus)
        labels(state, words)


@every_language
@pytest.mark.parametrize("count", [2, 3, 5, 12, 22, 25])
def test_any_number_of_cards_can_be_built_at_once(words: Words, count: int) -> None:
    colours = ("blue", "grey", "orange", "yellow", "green")
    taken = [
        card
        for colour in colours
        for card in [each for each in DECK if each.colour == colour and not each.bonus][:5]
    ][:count]
    said = labels(replace(position("taken 1"), taken=tuple(taken)), words)
    assert str(count) in said[-1]


@every_language
@pytest.mark.parametrize(
    ("taken", "named"),
    [
        ("c84 c36 c21", "c36 c21"),
        ("c84 c36 c21 c51 c65", "c84"),
    ],
)
def test_cards_built_together_are_named_unless_they_are_all(
    words: Words, taken: str, named: str
) -> None:
    state = position(f"taken 1 {taken}")
    said = labels(state, words)[-1]
    reading = SanFranciscoReading(mover_view(state), words)
    for card in reading.view.taken:
        name = ShortNames(reading, reading.view.taken).refused(card.id)
        assert (name in said) == (card.id in named.split()), said


def test_a_button_tells_what_the_action_does() -> None:
    own = "city 1 blue c01 c05 c06 c08 grey c25 c21 c22 yellow c51 c52 c53 c54 green c64"
    other = "city 2 blue c10 grey c30 c23 yellow c55"
    state = position(own, other, "taken 1 c09 c28 c59 c65")
    first, _, closing = in_rows(screen_of(state).rows)
    assert first == [
        "Build the 4 in blue: +3, tower, medal",
        "Build the 2 in grey: +2, tower, bonus",
        "Build the 2 in yellow: +3, skyscraper",
        "Build the 4 in green: +2, tower, medal",
    ]
    assert closing[0] == "Blue 4 + grey 2, then the bonus: +3"
    state = position(own, other, "taken 1 c65")
    assert in_rows(screen_of(state).rows)[0] == ["Build in green: +2, skyscraper, medal"]


def test_what_does_not_fit_is_told_in_fewer_characters_or_not_at_all() -> None:
    own = "city 1 blue c12 c08 c09 c10 grey c25 orange c36 yellow c51 green c64"
    other = "city 2 blue c05 grey c30 c23 yellow c55"
    state = position(own, other, "taken 1 c06 c76")
    assert in_rows(screen_of(state).rows)[1][:2] == [
        "Build foundation in blue: +1, row full",
        "Build foundation in grey: +2, tower",
    ]


def test_cards_are_told_apart_by_no_more_than_they_must() -> None:
    """Colours name places alone: "Universal 1, bonus: blue" could be a bonus for blue."""
    state = position("taken 1 c84 c86 c12 c36")
    first, *several, refusals, _ = in_rows(screen_of(state).rows)
    assert first == ["Build the 3 in blue: +2", "Build the 4 in orange: +2"]
    assert [row[1] for row in several] == [
        "The 1 (tracks, bonus) → grey: +2",
        "Build the 1 (bonus) in grey: +2",
    ]
    assert refusals[:2] == ["Refuse universal 1, tracks, bonus", "Refuse universal 1, bonus"]


def test_a_universal_card_says_so_where_a_card_of_the_district_is_worth_the_same() -> None:
    state = position("taken 1 c79 c12 c36")
    rows = in_rows(screen_of(state).rows)
    assert rows[0] == ["Build the 3 in blue: +2", "Build the 4 in orange: +2"]
    assert rows[1][:2] == ["Build universal in blue: +2", "Build universal in grey: +2"]
    two = position("taken 1 c79 c81 c12 c36")
    assert in_rows(screen_of(two).rows)[1][0] == "Build universal 3 in blue: +2"


def test_cards_printed_alike_have_one_button() -> None:
    state = position("taken 1 c84 c85")
    assert [len(row) for row in in_rows(screen_of(state).rows)] == [5, 1, 1]


def test_what_is_built_at_once_stops_at_a_bonus_and_says_so() -> None:
    state = position("city 1 grey c25", "taken 1 c36 c28 c08")
    assert in_rows(screen_of(state).rows)[-1][0] == "Orange 4 + grey 2, then the bonus: +2"
    state = position("city 1 grey c25", "taken 1 c36 c08 c28")
    assert in_rows(screen_of(state).rows)[-1][0] == "Build all 3 cards: +4, bonus"


def test_nothing_is_built_at_once_where_a_bonus_comes_first() -> None:
    state = position("city 1 grey c25", "taken 1 c28 c36")
    assert in_rows(screen_of(state).rows)[-1] == ["Refuse both cards, end the turn"]


def test_a_column_without_room_says_how_many_of_its_cards_fit() -> None:
    own = "city 1 grey c21 c22 c23 c24"
    state = position(own, "column 1 c25 c30 c36", "column 2 c08", "pile c40")
    assert in_rows(screen_of(state).rows)[0][1:3] == [
        "Take column 1 (3 cards, a contract)",
        "Take column 2 (1 card, a contract)",
    ]
    full = "city 1 grey c21 c22 c23 c24 c25"
    state = position(full, "column 1 c30 c29 c36", "pile c40")
    assert in_rows(screen_of(state).rows)[0][1] == "Take column 1 (3 cards, 1 fits)"


def test_a_column_costs_no_contract_where_everybody_holds_one_then() -> None:
    state = position("city 2 contracts 1", "column 1 c08", "pile c36")
    assert in_rows(screen_of(state).rows)[0][1] == "Take column 1 (1 card, no contract)"


def test_the_last_foundation_token_says_that_it_ends_the_game() -> None:
    own = "city 1 blue c12 grey c21 orange c36 yellow c51 green c65"
    other = "city 2 blue c05 grey c22 orange c37 yellow c52 green c63"
    state = position(own, other, "tokens 1", "pile c76")
    state = after(state, "draw")
    assert in_rows(screen_of(state).rows)[0][0] == "Place in column 1: ends the game, +2½"
