"""Slash commands as nobody could type them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.messages.ids import packed
from tests.wire.abuse.texts import HUGE, anything, word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from tests.wire.world import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANGING = frozenset({("game", "new"), ("me", "settings"), ("server", "settings")})
"""Commands by which anybody may change something: they get no option that can be right."""
WATCH = ("game", "table", "watch")
"""A command that anybody may use as it is: it is left out."""
COSTLY = ("game", "record", "replay")


def spoken(commands: Sequence[Json], group: str, notation: str) -> Json:
    """Return the data of a game's own command for an action; the last option takes the rest."""
    name, *rest = notation.split(maxsplit=1)
    command = next(each for each in commands if each["name"] == group)
    leaf = next(each for each in command["options"] if each["name"] == name)
    known: list[Json] = leaf.get("options") or []
    values = rest[0].split(maxsplit=len(known) - 1) if rest else []
    options = [
        {"name": option["name"], "type": STRING, "value": packed(value)}
        for option, value in zip(known, values, strict=False)
    ]
    return _data(command, [name], options)


def forged(commands: Sequence[Json], rng: Random) -> Json:
    """Return the data of a command: often a known one, with options of any kind."""
    command, path, leaf = _pick(commands, rng)
    if (command["name"], *path) == WATCH:
        command, path, leaf = _pick(commands[1:], rng)
    if rng.random() < 0.05:
        path = [word(rng)]
    elif rng.random() < 0.1:
        path = path[-1:]  # for some, where an earlier release had the command
    known: list[Json] = leaf.get("options") or []
    wrong = (command["name"], *path) in CHANGING
    options = [_given(option, rng, wrong=wrong) for option in known if wrong or rng.random() < 0.6]
    if rng.random() < 0.15:
        options.append({"name": word(rng), "type": STRING, "value": anything(rng, HUGE)})
    return _data(command, path, options)


def typing(commands: Sequence[Json], rng: Random) -> Json:
    """Return the data of an option that is being typed."""
    command, path, leaf = _pick(commands, rng)
    known: list[Json] = leaf.get("options") or []
    options = [_given(option, rng) for option in known if rng.random() < 0.5]
    rng.shuffle(options)
    if not options or rng.random() < 0.1:
        options.append({"name": word(rng), "type": STRING, "value": anything(rng, HUGE)})
    if rng.random() < 0.95:
        rng.choice(options)["focused"] = True
    return _data(command, path, options)


def _pick(commands: Sequence[Json], rng: Random) -> tuple[Json, list[str], Json]:
    command = rng.choice(commands)
    leaves = list(_leaves(command, []))
    if leaves == [([], command)] or rng.random() < 0.03:
        return command, [], command
    path, leaf = rng.choice(leaves)
    if (command["name"], *path) == COSTLY and rng.random() < 0.9:
        path, leaf = leaves[0]
    return command, path, leaf


def _leaves(node: Json, path: list[str]) -> Iterator[tuple[list[str], Json]]:
    below = [each for each in node.get("options") or () if each["type"] in (SUBCOMMAND, GROUP)]
    if not below:
        yield path, node
    for each in below:
        yield from _leaves(each, [*path, each["name"]])


def _given(option: Json, rng: Random, *, wrong: bool = False) -> Json:
    kind = option["type"] if rng.random() < 0.9 else rng.choice((3, 4, 5, 6, 7, 8, 10, 11, 99))
    return {"name": option["name"], "type": kind, "value": _value(option, rng, wrong=wrong)}


def _value(option: Json, rng: Random, *, wrong: bool) -> Any:
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if wrong:
        return f"no {anything(rng, HUGE)}" if option["type"] == STRING else "none"
    if choices and rng.random() < 0.5:
        return rng.choice(choices)
    if rng.random() < 0.15:
        return rng.choice((None, True, -1, 10**30, 1.5, "x", [], {"a": 1}, "9" * 40))
    match option["type"]:
        case 4:
            return rng.choice((0, 1, 2, 3, 9, 99, -1, 2**53, 10**18))
        case 5:
            return rng.random() < 0.5
        case 6:
            return str(rng.choice((0, 1, 10**17, 10**19)))
        case _:
            return anything(rng, HUGE)


def _data(command: Json, path: Sequence[str], options: list[Json]) -> Json:
    for distance, step in enumerate(reversed(path)):
        kind = GROUP if distance else SUBCOMMAND
        options = [{"name": step, "type": kind, "options": options}]
    return {"id": command["id"], "name": command["name"], "type": 1, "options": options}
