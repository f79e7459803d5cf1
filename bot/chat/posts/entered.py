"""What people type for a game's command: what it means, and what is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.errors import BadNotation
from bot.presenters.phrases import listed
from bot.presenters.rows import ROUTINE
from bot.words.folding import folded
from bot.words.names import safe_name, safe_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.errors import GameError
    from bot.presenters.controls import Command, Option, Parameter
    from bot.presenters.presenter import AnyPresenter
    from bot.presenters.reading import Reading
    from bot.words.words import Words

ANY_WRONG = "not-an-action"
"""The code of text that is no notation, which tells nothing about the reason."""


@dataclass(frozen=True, slots=True)
class Entered:
    """A command of a game with the values typed for its parameters, in lower case."""

    command: Command
    given: Mapping[str, str]

    @property
    def action(self) -> str:
        """Return the action that the command spells, or `ROUTINE`."""
        values = [value for value in self.given.values() if value]
        return ROUTINE if ROUTINE in values else " ".join((self.command.name, *values))


class _Fault(NamedTuple):
    """The first parameter that is not as offered: what it is given, and what it can be."""

    name: str
    value: str
    options: list[Option]


def with_labels_read(
    presenter: AnyPresenter,
    reading: Reading[Any],
    entered: Entered,
) -> Entered:
    """Return the command with a value for each label that was typed.

    Its beginning is enough where no other label begins with the same words: what an action does
    stands after its name. A value that is left out and can only be one is filled in. What is named
    but cannot be chosen is read as well, so that the rules say why.
    """
    for parameter in entered.command.parameters:
        value = entered.given.get(parameter.name, "")
        options = _options(presenter, reading, entered, parameter.name)
        meant = _labelled(options, value) if value else _only(parameter, options)
        if meant and value not in [option.action for option in options]:
            entered = replace(entered, given={**entered.given, parameter.name: meant})
    given = presenter.spelled(reading, entered.command.name, entered.given)
    return replace(entered, given=given)


def _only(parameter: Parameter, options: list[Option]) -> str:
    return options[0].action if len(options) == 1 and not parameter.required else ""


def _labelled(options: list[Option], typed: str) -> str:
    labels = [(folded(option.label), option.action) for option in options]
    wanted = folded(typed)
    whole = [action for label, action in labels if label == wanted]
    begun = re.compile(rf"{re.escape(wanted)}(?!\w)")
    begin = [action for label, action in labels if wanted and begun.match(label)]
    return whole[0] if whole else begin[0] if len(begin) == 1 else ""


def refused(
    presenter: AnyPresenter,
    reading: Reading[Any],
    entered: Entered,
    error: GameError,
    legal: Iterable[str],
) -> str:
    """Return what is wrong with a command that the game refuses, and what is possible.

    Parameters
    ----------
    reading
        Of the seat in whose name it was typed.
    legal
        The legal actions of the view in notation.
    """
    words, fault = reading.words, _fault(presenter, reading, entered)
    unread = isinstance(error, BadNotation) and error.code == ANY_WRONG
    lines: list[str] = []
    if not unread:
        lines.append(presenter.refusal(error, words, reading.view))
    if fault is None:
        if unread:
            lines += [
                presenter.refusal(error, words, reading.view),
                _commands(presenter, legal, words),
            ]
        return "\n".join(lines)
    option = words.say(f"{presenter.group}-parameter-{fault.name}-name")
    value = safe_name(fault.value)
    choices = listed([safe_text(each.label) for each in fault.options], words)
    if choices and unread and fault.value:
        lines.append(words.say("wrong-choice", value=value, option=option, choices=choices))
    elif choices:
        lines.append(words.say("choices-now", choices=choices))
    elif unread:
        lines.append(words.say("wrong-choice-now", value=value, option=option))
        lines.append(_commands(presenter, legal, words))
    return "\n".join(lines)


def _fault(
    presenter: AnyPresenter,
    reading: Reading[Any],
    entered: Entered,
) -> _Fault | None:
    for parameter in entered.command.parameters:
        value = entered.given.get(parameter.name, "")
        options = _options(presenter, reading, entered, parameter.name)
        left_out = bool(options) and not value
        if left_out or (value and value not in [option.action for option in options]):
            return _Fault(parameter.name, value, options)
    return None


def _options(
    presenter: AnyPresenter,
    reading: Reading[Any],
    entered: Entered,
    parameter: str,
) -> list[Option]:
    return presenter.complete(reading, entered.command.name, parameter, entered.given)


def _commands(presenter: AnyPresenter, legal: Iterable[str], words: Words) -> str:
    group, possible = presenter.group, {action.partition(" ")[0] for action in legal}
    named = [
        f"`/{group} {words.say(f'{group}-command-{command.name}-name')}`"
        for command in presenter.commands
        if command.name in possible
    ]
    return words.say("commands-now", commands=", ".join(named)) if named else ""
