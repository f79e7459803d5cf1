"""Slash commands: names, options while they are typed, and other ways to spell an action."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, INDEX
from bot.games.pointcity.text.notation import format_action
from bot.presenters.controls import Command, Option, Parameter
from bot.presenters.labels import label
from bot.presenters.phrases import capital
from bot.presenters.pointcity.controls import DECK, partner, payment_option, takes_of, token_option
from bot.presenters.pointcity.labels import PointCityLabels
from bot.presenters.rows import LONGEST_OPTION

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.pointcity.view import View
    from bot.presenters.pointcity.reading import PointCityReading


COMMANDS = (
    Command("flip", (Parameter("space"),)),
    Command("take", (Parameter("first"), Parameter("second", required=False))),
    Command("pay", (Parameter("cards", required=False),)),
    Command("token", (Parameter("token"),)),
    Command("end"),
)
"""The slash commands, in the order of a turn."""


def complete(
    reading: PointCityReading, command: str, parameter: str, given: Mapping[str, str]
) -> list[Option]:
    """Return the legal values of one option, each once."""
    view = reading.view
    match command, parameter:
        case "flip", "space":
            spaces = [action.space for action in view.legal if isinstance(action, Flip)]
            return _spaces(reading, spaces)
        case "take", "first":
            takes = [action for action in view.legal if isinstance(action, Take)]
            spaces = {space for take in takes for space in (take.first, take.second)}
            return [*_spaces(reading, sorted(spaces, key=INDEX.__getitem__)), *_deck(reading)]
        case "take", "second":
            first = given.get("first", "")
            takes = {partner(take, first): take for take in takes_of(view, first)}
            labels = PointCityLabels(reading)
            return [
                replace(
                    space,
                    label=label([space.label], labels.effects(takes[space.action]), LONGEST_OPTION),
                )
                for space in _spaces(reading, takes)
            ]
        case "pay", "cards":
            payments = [each for each in view.legal if isinstance(each, Pay) and each.cards]
            labels = PointCityLabels(reading)
            return [_without_name(payment_option(reading, each, labels)) for each in payments]
        case "token", "token":
            tokens = [action for action in view.legal if isinstance(action, TakeToken)]
            return [_without_name(token_option(reading, each)) for each in tokens]
        case _:
            return []


def _spaces(reading: PointCityReading, spaces: Iterable[str]) -> list[Option]:
    spots = [spot for space in spaces if (spot := reading.view.market[INDEX[space]]) is not None]
    return [
        Option(
            spot.space, reading.say("pc-at", space=spot.space, card=reading.spot(spot, priced=True))
        )
        for spot in spots
    ]


def _deck(reading: PointCityReading) -> list[Option]:
    view = reading.view
    if view.top is None or not any(isinstance(action, TakeDeck) for action in view.legal):
        return []
    return [Option(DECK, reading.say("pc-choice-deck", card=reading.face(view.top.face)))]


def _without_name(option: Option) -> Option:
    """Take the command's name off the action of an entry."""
    _, _, value = option.action.partition(" ")
    return Option(value, capital(option.label))


_ORDER = {face.value: place for place, face in enumerate(FACES)}
"""The place of each face in the order in which payments list them."""
_PAIR = re.compile(r"take ([a-d][1-4]) ([a-d][1-4])", re.ASCII)


def notation(text: str) -> str:
    """Return the notation; text may list cards in any order."""
    pair = _PAIR.fullmatch(text)
    if pair is not None:
        return " ".join(("take", *sorted(pair.groups(), key=INDEX.__getitem__)))
    command, *cards = text.split(" ")
    if command == "pay" and all(card in _ORDER for card in cards):
        return " ".join((command, *sorted(cards, key=_ORDER.__getitem__)))
    return text


def spelled(view: View, command: str, given: Mapping[str, str]) -> Mapping[str, str]:
    """Fill a payment that is left out with the proposed one."""
    proposed = next((each for each in view.legal if isinstance(each, Pay)), None)
    if command != "pay" or given.get("cards") or proposed is None:
        return given
    return {**given, "cards": format_action(proposed).partition(" ")[2]}
