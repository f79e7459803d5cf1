"""Texts, lists and numbers of interactions have their bounds before anything is done about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from tests.wire.abuse.sending import Sending
from tests.wire.interaction import Kind
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Json

Path: TypeAlias = tuple[str, ...]
"""The words of a command."""
UNKNOWN = "This button is from an older version of the bot."
CHANGED = "This command was updated. Type it again"
LONG = "x" * 101


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def told(discord: Loopback, sending: Sending) -> Interaction:
    """Send it and wait for the answer."""
    await sending.send(discord)
    await discord.until(lambda: sending.answered)
    return sending.interaction


def press(seen: TableSeen, actor: Actor, **data: Any) -> Sending:
    """Return a press on the newest post."""
    data = {"component_type": 2, "custom_id": seen.actions["draw"]} | data
    return Sending("door", Kind.COMPONENT, actor.person, seen.channel, data, seen.post)


def named(name: str) -> Callable[[Json], None]:
    """Return a change of an event: its person has another name on the server."""

    def change(payload: Json) -> None:
        payload["member"]["nick"] = name

    return change


def without(field: str) -> Callable[[Json], None]:
    """Return a change of an event: it lacks a field."""

    def change(payload: Json) -> None:
        del payload[field]

    return change


def having(field: str, value: object) -> Callable[[Json], None]:
    """Return a change of an event: it has another value in a field."""

    def change(payload: Json) -> None:
        payload[field] = value

    return change


async def test_a_press_within_all_bounds_is_carried_out(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    before = seen.post
    await told(discord, press(seen, ann))
    await discord.until(lambda: seen.post is not before)


BEYOND: list[tuple[Json, Callable[[Json], None] | None]] = [
    ({"custom_id": LONG}, None),
    ({"custom_id": 7}, None),
    ({"custom_id": ""}, None),
    ({"values": [LONG]}, None),
    ({"values": ["x"] * 26}, None),
    ({"values": "draw"}, None),
    ({"values": [None]}, None),
    ({}, named(LONG)),
    ({}, having("locale", "x" * 36)),
    ({}, having("guild_locale", 7)),
    ({}, having("guild_id", "9" * 19)),
    ({}, having("channel_id", "x")),
    ({}, having("message", {"id": "x"})),
    ({}, without("message")),
    ({}, without("member")),
]
"""What is in a press that nobody can send, and what is changed in its event."""


async def test_a_press_beyond_a_bound_is_answered_and_changes_nothing(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    before = seen.post
    for data, twist in BEYOND:
        sending = press(seen, ann, **data)
        sending.twist = twist
        [answer] = ann.answers(await told(discord, sending))
        assert answer.reader is ann.person
        assert answer.text.startswith(UNKNOWN), str(sending)
        assert seen.post is before
    assert "Traceback" not in bot.log
    assert LONG not in bot.log
    assert "event dropped" not in bot.log


async def test_a_form_is_answered_as_an_unknown_button(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    field: Json = {"type": 4, "custom_id": "note", "value": "x" * 6_000}
    data = {"custom_id": "t:1:1:draw", "components": [{"type": 1, "components": [field]}]}
    sending = Sending("door", Kind.MODAL, ann.person, games, data)
    [answer] = ann.answers(await told(discord, sending))
    assert answer.text.startswith("There\u2019s no table 1 on this server.")
    assert "Traceback" not in bot.log


OPTIONS: list[list[Json]] = [
    [{"name": "turn", "type": 4, "value": 2**53 + 1}],
    [{"name": "turn", "type": 4, "value": 10_000}],
    [{"name": "turn", "type": 3, "value": "1"}],
    [{"name": "turn", "type": 4, "value": True}],
    [{"name": "turn", "type": 4, "value": [1]}],
    [{"name": LONG, "type": 3, "value": "1"}],
    [{"name": "page", "type": 3, "value": "x" * 6_001}],
    [{"name": "other", "type": 3, "value": "x"}],
    [{"name": "page", "type": 4, "value": 1}] * 26,
]
"""Options of `/game log` that nobody can send."""


async def test_an_option_beyond_a_bound_is_answered(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    for options in OPTIONS:
        [answer] = ann.answers(await command(discord, ann, games, ("game", "log"), options))
        assert answer.reader is ann.person
        assert answer.text.startswith(CHANGED), options
    assert "Traceback" not in bot.log
    assert LONG not in bot.log


async def test_no_text_of_any_command_is_worked_on_when_it_is_long(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    typed = list(texts_of(discord.commands))
    assert {("me", "settings"), ("sf", "place"), ("stats",)} <= {path for path, _, _ in typed}
    for path, option, others in typed:
        given: list[Json] = [{"name": option, "type": 3, "value": "x" * 401}, *others]
        [answer] = ann.answers(await command(discord, ann, games, path, given))
        assert answer.text.startswith("That\u2019s too long"), (path, option)
        given[0]["focused"] = True
        sent = await command(discord, ann, games, path, given, kind=Kind.AUTOCOMPLETE)
        assert sent.choices == []
    assert "Traceback" not in bot.log


def texts_of(commands: list[Json]) -> Iterator[tuple[Path, str, list[Json]]]:
    """Yield every option for text: its command, its name, and what else the command needs."""
    for path, leaf in leaves_of(commands):
        for option in leaf.get("options") or ():
            if option["type"] == 3 and not option.get("choices"):
                yield path, option["name"], list(due(leaf, option))


def leaves_of(nodes: list[Json], above: tuple[str, ...] = ()) -> Iterator[tuple[Path, Json]]:
    """Yield every command that can be used, with its path."""
    for node in nodes:
        path = (*above, node["name"])
        below = [each for each in node.get("options") or () if each["type"] in (1, 2)]
        if below:
            yield from leaves_of(below, path)
        else:
            yield path, node


def due(leaf: Json, option: Json) -> Iterator[Json]:
    """Yield the other options that a command needs."""
    for other in leaf["options"]:
        if other.get("required") and other is not option:
            choices = other.get("choices")
            value = choices[0]["value"] if choices else "x"
            yield {"name": other["name"], "type": other["type"], "value": value}


async def test_a_late_completion_is_no_fault(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    discord.ack_window = 0
    given = [{"name": "zone", "type": 3, "value": "eur", "focused": True}]
    data = data_of(discord, ("me", "settings"), given)
    requests = len(discord.requests)
    await Sending("door", Kind.AUTOCOMPLETE, ann.person, games, data).send(discord)
    await discord.until(lambda: len(discord.requests) > requests)
    assert await bot.stop() == 0
    assert "answer not delivered" in bot.log
    assert "Traceback" not in bot.log


def data_of(discord: Loopback, path: Sequence[str], options: Any) -> Json:
    """Return the data of a command with options of any form."""
    name, *below = path
    found = next(each for each in discord.commands if each["name"] == name)
    for distance, step in enumerate(reversed(below)):
        options = [{"name": step, "type": 2 if distance else 1, "options": options}]
    return {"id": found["id"], "name": name, "type": 1, "options": options}


async def command(
    discord: Loopback,
    actor: Actor,
    channel: Channel,
    path: Sequence[str],
    options: Any,
    *,
    kind: Kind = Kind.COMMAND,
) -> Interaction:
    """Send a command, or what is being typed for one, and wait for the answer."""
    data = data_of(discord, path, options)
    return await told(discord, Sending("door", kind, actor.person, channel, data))
