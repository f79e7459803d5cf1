"""Choices for the options of slash commands, while they are typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX
from bot.presenters.command import Command, Parameter
from bot.presenters.controls import Option
from bot.presenters.labels import label
from bot.presenters.phrases import capital
from bot.presenters.pointcity.cards import face_words, spot_words
from bot.presenters.pointcity.controls import DECK, partner, payment_option, takes_of, token_option
from bot.presenters.pointcity.labels import Labels
from bot.presenters.rows import LONGEST_OPTION

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.pointcity.view import View
    from bot.words.words import Words

COMMANDS = (
    Command("flip", (Parameter("space"),)),
    Command("take", (Parameter("first"), Parameter("second", required=False))),
    Command("pay", (Parameter("cards", required=False),)),
    Command("token", (Parameter("token"),)),
    Command("end"),
)
"""The slash commands, in the order of a turn."""


def complete(
    view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
) -> list[Option]:
    """Return the legal values of one option, each once, in the order of the legal actions."""
    match command, parameter:
        case "flip", "space":
            spaces = [action.space for action in view.legal if isinstance(action, Flip)]
            return _spaces(view, spaces, words)
        case "take", "first":
            takes = [action for action in view.legal if isinstance(action, Take)]
            spaces = {space for take in takes for space in (take.first, take.second)}
            return [
                *_spaces(view, sorted(spaces, key=INDEX.__getitem__), words),
                *_deck(view, words),
            ]
        case "take", "second":
            first = given.get("first", "")
            takes = {partner(take, first): take for take in takes_of(view, first)}
            labels = Labels(view, words)
            return [
                replace(
                    space,
                    label=label([space.label], labels.effects(takes[space.action]), LONGEST_OPTION),
                )
                for space in _spaces(view, takes, words)
            ]
        case "pay", "cards":
            payments = [each for each in view.legal if isinstance(each, Pay) and each.cards]
            labels = Labels(view, words)
            return [_without_name(payment_option(each, labels, words)) for each in payments]
        case "token", "token":
            tokens = [action for action in view.legal if isinstance(action, TakeToken)]
            return [_without_name(token_option(view, each, words)) for each in tokens]
        case _:
            return []


def _spaces(view: View, spaces: Iterable[str], words: Words) -> list[Option]:
    spots = [spot for space in spaces if (spot := view.market[INDEX[space]]) is not None]
    return [
        Option(
            spot.space,
            words.say("pc-at", space=spot.space, card=spot_words(spot, words, priced=True)),
        )
        for spot in spots
    ]


def _deck(view: View, words: Words) -> list[Option]:
    if view.top is None or not any(isinstance(action, TakeDeck) for action in view.legal):
        return []
    return [Option(DECK, words.say("pc-choice-deck", card=face_words(view.top.face, words)))]


def _without_name(option: Option) -> Option:
    """Return the entry with the command's name taken off its action."""
    _, _, value = option.action.partition(" ")
    return Option(value, capital(option.label))
