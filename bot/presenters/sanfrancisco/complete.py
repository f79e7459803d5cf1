"""Slash commands: names, and options while they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import actions
from bot.games.sanfrancisco.cards import ROWS
from bot.presenters.controls import Command, Option, Parameter
from bot.presenters.labels import label
from bot.presenters.phrases import capital
from bot.presenters.rows import LONGEST_OPTION, ROUTINE
from bot.presenters.sanfrancisco.labels import SanFranciscoLabels

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.presenters.sanfrancisco.reading import SanFranciscoReading

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

_KINDS: dict[str, type[actions.Action]] = {
    "place": actions.Place,
    "finalize": actions.Finalize,
    "build": actions.Build,
    "refuse": actions.Refuse,
    "bonus": actions.Choose,
    "put": actions.Put,
    "discard": actions.Discard,
}


def complete(
    reading: SanFranciscoReading, command: str, parameter: str, given: Mapping[str, str]
) -> list[Option]:
    """Return the legal values of one option, each once.

    If several taken cards can be built in one way only, the first value of `card` builds them all.
    """
    view = reading.view
    kind = _KINDS.get(command)
    if kind is None or not any(isinstance(action, kind) for action in view.legal):
        return []
    labels = SanFranciscoLabels(reading)
    options: dict[str, Option] = {}
    if (
        kind is actions.Build
        and parameter == "card"
        and (everything := labels.everything(LONGEST_OPTION))
    ):
        options[ROUTINE] = Option(ROUTINE, everything)
    for action in view.legal:
        if isinstance(action, kind):
            value, text = _value(reading, action, parameter, given)
            if value and value not in options:
                # A universal card is offered once; what it does depends on the row.
                whole = parameter == "card" and isinstance(action, actions.Build) and action.row
                told = () if whole else labels.effects(action)
                options[value] = Option(value, label([text], told, LONGEST_OPTION))
    return list(options.values())


def _value(
    reading: SanFranciscoReading, action: actions.Action, parameter: str, given: Mapping[str, str]
) -> tuple[str, str]:
    """Return the option's value in an action and its name; empty if given values differ."""
    view = reading.view
    match action:
        case actions.Place(column=column) | actions.Finalize(column=column):
            cards = len(view.columns[column - 1])
            return str(column), reading.say("sf-choice-column", column=column, cards=cards)
        case actions.Build(card=card, row=row) if parameter == "row":
            if row is None or given.get("card", card) != card:
                return "", ""
            return row.value, capital(reading.district(row))
        case actions.Build(card=card) | actions.Refuse(card=card):
            return card, capital(reading.card(reading.cards[card]))
        case actions.Choose(bonus=bonus):
            return bonus.value, capital(reading.bonus(bonus))
        case actions.Put(row=row, space=None):
            return row.value, reading.say("sf-button-put-row", colour=row.value)
        case actions.Put(row=row, space=int(space)):
            card = view.cities[view.mover - 1].rows[ROWS.index(row)][space - 1].card
            name = capital(reading.space(f"{row}{space}"))
            return f"{row}{space}", reading.say(
                "sf-choice-space", space=name, card=reading.card(card)
            )
        case actions.Discard(count=count):
            return str(count), reading.say("sf-button-spend", count=count)
        case _:
            return "", ""
