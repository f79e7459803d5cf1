"""Choices for the options of slash commands, while they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.routine import routines
from bot.presenters.phrases import capital
from bot.presenters.presenter import ROUTINE, Command, Option, Parameter
from bot.presenters.sanfrancisco.cards import (
    bonus_words,
    card_words,
    district_words,
    known_cards,
    space_words,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.sanfrancisco.actions import (
        Action,
    )
    from bot.games.sanfrancisco.view import View
    from bot.words.words import Words

_CARD = Parameter("card")
_COLUMN = Parameter("column")

COMMANDS = (
    Command("draw"),
    Command("place", (_COLUMN,)),
    Command("finalize", (_COLUMN,)),
    Command("build", (_CARD, Parameter("row", required=False))),
    Command("refuse", (_CARD,)),
    Command("done"),
    Command("bonus", (Parameter("kind"),)),
    Command("put", (Parameter("space"),)),
    Command("discard", (Parameter("count"),)),
)
"""The slash commands, in the order of a turn."""

_KINDS: dict[str, type[Action]] = {
    "place": Place,
    "finalize": Finalize,
    "build": Build,
    "refuse": Refuse,
    "bonus": Choose,
    "put": Put,
    "discard": Discard,
}


def complete(
    view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
) -> list[Option]:
    """Return the legal values of one option, each once, in the order of the legal actions.

    If several taken cards can be built in one way only, the first value of `card` builds them all.
    """
    kind = _KINDS.get(command)
    options: dict[str, Option] = {}
    if kind is Build and parameter == "card" and len(routines(view)) > 1:
        options[ROUTINE] = Option(ROUTINE, words.say("sf-button-all"))
    for action in view.legal:
        if kind is not None and isinstance(action, kind):
            option = _option(view, action, parameter, given, words)
            if option is not None:
                options.setdefault(option.action, option)
    return list(options.values())


def _option(
    view: View, action: Action, parameter: str, given: Mapping[str, str], words: Words
) -> Option | None:
    """Return the option's value in an action, or None if the given parameters differ."""
    match action:
        case Place(column=column) | Finalize(column=column):
            cards = len(view.columns[column - 1])
            return Option(str(column), words.say("sf-choice-column", column=column, cards=cards))
        case Build(card=card, row=row) if parameter == "row":
            if row is None or given.get("card", card) != card:
                return None
            return Option(row.value, capital(district_words(row, words)))
        case Build(card=card) | Refuse(card=card):
            return Option(card, capital(card_words(known_cards(view)[card], words)))
        case Choose(bonus=bonus):
            return Option(bonus.value, capital(bonus_words(bonus, words)))
        case Put(row=row, space=None):
            return Option(row.value, words.say("sf-button-put-row", colour=row.value))
        case Put(row=row, space=int(space)):
            card = view.cities[view.mover - 1].rows[ROWS.index(row)][space - 1].card
            name = capital(space_words(f"{row}{space}", words))
            label = words.say("sf-button-put", space=name, card=card_words(card, words))
            return Option(f"{row}{space}", label)
        case Discard(count=count):
            return Option(str(count), words.say("sf-button-spend", count=count))
        case _:
            return None
