"""Every language has every message, whole, with the right plurals."""

from __future__ import annotations

import pytest
from babel import Locale

from bot.words.words import Words, language_of, languages
from tests.games.case import case_of
from tests.registry import GAMES
from tests.words.catalogue import Parts, catalogue_files, messages

TRANSLATED = languages()[1:]
MINUS = "\N{MINUS SIGN}"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""What a plural form can be called."""
ALIKE = {"button-decline", "command-server-name", "computer-seat", "lobby-host"}.union(
    *(case_of(game).alike for game in GAMES)
)
"""What may read in a translation as it does in English."""
BESIDE_THEIR_BUTTONS = "vote-"
"""What messages are called that stand in one post with the buttons they name."""


def test_polish_and_italian_are_there() -> None:
    assert languages() == ("en", "it", "pl")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("pl", "pl"), ("it", "it"), ("en-US", "en"), ("en-GB", "en"), ("de", "en"), ("pt-BR", "en")],
)
def test_a_locale_has_the_language_that_serves_it(locale: str, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    assert catalogue_files(language) == catalogue_files()
    for name in catalogue_files():
        assert set(messages(language, [name])) == set(messages("en", [name]))


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_has_the_same_placeholders_and_mentions_in_every_language(language: str) -> None:
    english, translated = messages(), messages(language)
    for key, message in translated.items():
        ours, theirs = Parts(message), Parts(english[key])
        assert (ours.variables, ours.mentioned) == (theirs.variables, theirs.mentioned), key


def test_a_message_names_a_button_as_the_post_shows_it() -> None:
    """The post speaks the table's language, so whoever says the message gives the label."""
    for key, message in messages().items():
        if not key.startswith(BESIDE_THEIR_BUTTONS):
            assert not [name for name in Parts(message).mentioned if "button-" in name], key


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_knows_the_same_words_to_choose_by_in_every_language(language: str) -> None:
    """Numbers and their plural forms are each language's own; colours, kinds and persons not."""
    english, translated = messages(), messages(language)
    for key, message in translated.items():
        assert words_chosen_by(Parts(message)) == words_chosen_by(Parts(english[key])), key


def words_chosen_by(parts: Parts) -> dict[str, set[str]]:
    """Return by variable the keys of its variants that are neither numbers nor plural forms."""
    found = {
        variable: {key for keys in variants for key in keys if key.isalnum() and not key.isdigit()}
        for variable, variants in parts.variants.items()
    }
    return {variable: keys - CATEGORIES for variable, keys in found.items() if keys - CATEGORIES}


@pytest.mark.parametrize("language", languages())
def test_whatever_chooses_a_plural_form_has_all_its_language_needs(language: str) -> None:
    plural = Locale(language).plural_form
    needed = {plural(number) for number in range(1000)}
    for key, message in messages(language).items():
        for variants in Parts(message).variants.values():
            for keys in variants:
                forms = keys & CATEGORIES - {"other"}
                assert not forms or needed <= keys, key


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_is_left_in_english(language: str) -> None:
    english, translated = messages(), messages(language)
    same = {
        key
        for key, message in translated.items()
        if any(map(str.isalpha, Parts(message).text))
        and Parts(message).text == Parts(english[key]).text
    }
    assert same <= ALIKE


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Zbuduj albo odrzuć dobraną kartę: X."),
        (2, "Zbuduj albo odrzuć 2 dobrane karty: X."),
        (5, "Zbuduj albo odrzuć 5 dobranych kart: X."),
        (12, "Zbuduj albo odrzuć 12 dobranych kart: X."),
        (22, "Zbuduj albo odrzuć 22 dobrane karty: X."),
        (25, "Zbuduj albo odrzuć 25 dobranych kart: X."),
    ],
)
def test_polish_counts_cards(count: int, sentence: str) -> None:
    assert Words("pl").say("sf-prompt-building", count=count, cards="X") == sentence


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (0, "Trafia na nią ostatni żeton fundamentu."),
        (1, "Trafia na nią żeton fundamentu, zostaje 1."),
        (2, "Trafia na nią żeton fundamentu, zostają 2."),
        (5, "Trafia na nią żeton fundamentu, zostaje 5."),
        (12, "Trafia na nią żeton fundamentu, zostaje 12."),
        (22, "Trafia na nią żeton fundamentu, zostają 22."),
        (25, "Trafia na nią żeton fundamentu, zostaje 25."),
    ],
)
def test_polish_verbs_agree_with_what_is_counted(left: int, sentence: str) -> None:
    assert Words("pl").say("sf-did-token-laid", left=left) == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Ann bierze 0 kart z obszaru 3 i zobowiązanie."),
        (1, "Ann bierze 1 kartę z obszaru 3 i zobowiązanie."),
        (2, "Ann bierze 2 karty z obszaru 3 i zobowiązanie."),
        (5, "Ann bierze 5 kart z obszaru 3 i zobowiązanie."),
        (12, "Ann bierze 12 kart z obszaru 3 i zobowiązanie."),
        (22, "Ann bierze 22 karty z obszaru 3 i zobowiązanie."),
        (25, "Ann bierze 25 kart z obszaru 3 i zobowiązanie."),
    ],
)
def test_polish_says_how_many_cards_somebody_takes(count: int, sentence: str) -> None:
    said = Words("pl").say("sf-did-finalized", person="other", player="Ann", column=3, cards=count)
    assert said == sentence


@pytest.mark.parametrize(
    ("count", "points", "english", "polish", "italian"),
    [
        (0, "0", "0 points", "0 punktów", "0 punti"),
        (0.5, "½", "½ point", "½ punktu", "½ punto"),
        (1.0, "1", "1 point", "1 punkt", "1 punto"),
        (-1.0, f"{MINUS}1", f"{MINUS}1 point", f"{MINUS}1 punkt", f"{MINUS}1 punto"),
        (2.0, "2", "2 points", "2 punkty", "2 punti"),
        (5.0, "5", "5 points", "5 punktów", "5 punti"),
        (9.5, "9½", "9½ points", "9½ punktu", "9½ punti"),
        (12.0, "12", "12 points", "12 punktów", "12 punti"),
        (22.0, "22", "22 points", "22 punkty", "22 punti"),
    ],
)
def test_points_and_half_points_are_counted_as_each_language_does(
    count: float, points: str, english: str, polish: str, italian: str
) -> None:
    said = [Words(language).say("points", count=count, points=points) for language in languages()]
    assert said == [english, italian, polish]
