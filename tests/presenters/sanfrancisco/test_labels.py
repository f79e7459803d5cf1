"""No label is cut, none is said twice, and all fit on a button in every language."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import BONUSES
from bot.games.sanfrancisco.effects import distinct, printed
from bot.games.sanfrancisco.state import Phase
from bot.presenters.labels import LONGEST_LABEL
from bot.presenters.sanfrancisco.labels import Labels
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import mover_view
from tests.presenters.shown import EVERY_WORDS, language_of

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from bot.words.words import Words

DECK = GAME.decks["standard"].cards
PRINTS = list({printed(card): card for card in DECK}.values())
FULL = (
    "city 1 blue c12 c08 c09 c10 grey c21 c22 c23 c24 c30 orange c36 c37 c38 c40 c41 "
    "yellow c51 c52 c53 c59 c60 green c64 c65 c66 c67 contracts 9 discard"
)
every_language = pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)


def labels(state: State, words: Words) -> list[str]:
    """Return the labels of all buttons of a position, after a check of each."""
    view = mover_view(state)
    named = Labels(view, words)
    said = [named.of(action) for action in distinct(view)]
    if everything := named.everything():
        said.append(everything)
    assert len(said) == len(set(said)), said
    for each in said:
        assert len(each) <= LONGEST_LABEL, each
        assert "…" not in each, each
    return said


@every_language
def test_any_two_cards_have_labels_of_their_own(words: Words) -> None:
    for pair in combinations(PRINTS, 2):
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
