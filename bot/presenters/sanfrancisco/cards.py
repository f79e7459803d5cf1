"""Cards, spaces, districts, bonuses and points in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUS_CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.errors import Value
    from bot.games.sanfrancisco.cards import Bonus, Card, Colour
    from bot.games.sanfrancisco.view import SpotView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words

LISTED = 12
"""The most things a sentence lists; it only counts the others."""


def known_cards(view: View) -> Mapping[str, Card]:
    """Return every card of the game by id; all but the order of the deck is public."""
    found = {card.id: card for card in BONUS_CARDS.values()}
    for pile in (view.unseen, view.box, view.taken, *view.columns):
        found.update((card.id, card) for card in pile)
    if view.turned is not None:
        found[view.turned.id] = view.turned
    for city in view.cities:
        found.update((spot.card.id, spot.card) for row in city.rows for spot in row)
    return found


def card_words(card: Card, words: Words) -> str:
    """Return a card in words, such as ``blue 3, tracks, bonus``."""
    colour = card.colour.value
    if card.foundation:
        name = words.say("sf-card-foundation", colour=colour)
    elif card.depot:
        name = words.say("sf-card-depot", colour=colour)
    elif card.square:
        name = words.say("sf-card-square", colour=colour)
    else:
        name = words.say("sf-card-value", colour=colour, value=card.value)
    return ", ".join((name, *feature_words(card, words)))


def named(reading: Reading[View], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values of a refusal or a cause with cards, spaces and districts in words."""
    words = reading.words
    told = dict(values)
    if "colour" in told:
        colour = str(told["colour"])
        told["where"] = words.say("sf-why-in", colour=colour)
        told["whole"] = words.say("sf-why-whole", colour=colour)
        told["of"] = words.say("sf-why-of", colour=colour)
    card = known_cards(reading.view).get(str(told.get("card")))
    if card is not None:
        told["card"] = card_words(card, words)
    if "space" in told:
        told["space"] = space_words(str(told["space"]), words)
    return told


def spot_words(spot: SpotView, number: int, words: Words) -> str:
    """Return a card on a board with all facts that are not printed on it."""
    facts: list[str] = []
    if spot.card.square or spot.plus:
        facts.append(words.say("sf-state-worth", value=spot.value))
    if spot.plus:
        facts.append(words.say("sf-state-plus", count=spot.plus))
    if spot.rails:
        facts.append(words.say("sf-state-rails"))
    if spot.car:
        facts.append(words.say("sf-state-car"))
    if spot.skyscraper:
        facts.append(words.say("sf-state-skyscraper"))
    elif spot.neighbours is not None and spot.required is not None:
        facts.append(words.say("sf-state-around", sum=spot.neighbours, required=spot.required))
    card = card_words(spot.card, words)
    if not facts:
        return words.say("sf-state-spot", number=number, card=card)
    return words.say("sf-state-spot-facts", number=number, card=card, facts=", ".join(facts))


def feature_words(card: Card, words: Words) -> list[str]:
    """Return the features printed on a card beside its colour and value, a word each."""
    features = (("tracks", card.tracks), ("waterfront", card.waterfront), ("bonus", card.bonus))
    return [words.say(f"sf-card-{name}") for name, has in features if has]


def card_list(cards: Iterable[Card], words: Words, limit: int = LISTED) -> str:
    """Return a list of cards in words; beyond `limit` only their number."""
    return listed([card_words(card, words) for card in cards], words, limit)


def listed(items: list[str], words: Words, limit: int = LISTED) -> str:
    """Return a list of items, which may have commas; beyond `limit` only their number."""
    if len(items) <= limit:
        return "; ".join(items)
    more = words.say("sf-list-more", count=len(items) - limit)
    return "; ".join((*items[:limit], more))


def space_words(space: str, words: Words) -> str:
    """Return a space of a city board in words; `space` is notation such as ``grey3``."""
    return words.say("sf-space", colour=space[:-1], number=int(space[-1]))


def district_words(colour: Colour, words: Words) -> str:
    """Return the name of a district, such as ``grey``."""
    return words.say("sf-colour", colour=colour.value)


def bonus_words(bonus: Bonus, words: Words) -> str:
    """Return the name of a kind of bonus."""
    return words.say(f"sf-bonus-{bonus.value}")
