"""The limits of Discord that its API description leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.wire.limits import V2, command_faults, message_faults
from tests.wire.messages import Attachment, Message
from tests.wire.world import Channel

if TYPE_CHECKING:
    from tests.wire.world import Json

EMPTY = Message(Channel("games"))
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Draw", "custom_id": custom_id} | more


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def select(*values: str) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options}


def container(*children: Json) -> Message:
    return replace(EMPTY, components=[{"type": 17, "components": list(children)}], flags=V2)


def attachment(size: int, name: str = "board.png", alt: str = "") -> Attachment:
    return Attachment(name, bytes(size), alt)


def thirty_buttons(rows: int) -> list[Json]:
    return [row(*(button(f"{line}-{place}") for place in range(5))) for line in range(rows)]


@pytest.mark.parametrize(
    "message",
    [
        replace(EMPTY, content="x" * 2000),
        replace(EMPTY, attachments=(attachment(10 * 2**20),)),
        replace(container(text(4000), PICTURE), attachments=(attachment(9, alt="x" * 1024),)),
        container(text(1), *thirty_buttons(6)),
        container(row(select(*map(str, range(25))))),
    ],
)
def test_what_is_just_allowed_passes(message: Message) -> None:
    assert message_faults(message) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (EMPTY, "an empty message"),
        (replace(EMPTY, flags=V2), "an empty message"),
        (replace(EMPTY, content="x" * 2001), "2001 characters of content; 2000 are allowed"),
        (replace(container(text(1)), content="x"), "components V2 exclude content and embeds"),
        (replace(container(text(1)), flags=0), "components V2 without their flag"),
        (container(text(4000), text(1)), "4001 characters of text; 4000 are allowed"),
        (container(PICTURE), "a picture shows board.png, which is not attached"),
        (
            container(*(row(button(str(number))) for number in range(20))),
            "41 components, nested ones counted; 40 are allowed",
        ),
        (container(row(button("a")), row(button("a"))), "the custom id 'a' is there twice"),
        (container(row(button("x" * 101))), "a custom id of 101 characters; 100 are allowed"),
        (container(row(*map(button, "abcdef"))), "6 buttons in a row; 5 are allowed"),
        (container(row(select("x"), button())), "a row holds one select and nothing else"),
        (container(row()), "an empty row"),
        (container(), "an empty container"),
        (container(row(select("x", "x"))), "the option 'x' is there twice"),
        (
            container(row(select(*map(str, range(26))))),
            "26 options in a select; 1 to 25 are allowed",
        ),
        (
            container(row(button(label="x" * 81))),
            "a button's label of 81 characters; 80 are allowed",
        ),
        (container(row(button(label=None))), "a button without label and emoji"),
        (
            replace(EMPTY, attachments=(attachment(1, alt="x" * 1025),)),
            "an alt text of 1025 characters; 1024 are allowed",
        ),
        (replace(EMPTY, attachments=(attachment(0),)), "a file of 0 bytes"),
        (
            replace(EMPTY, attachments=(attachment(10 * 2**20 + 1),)),
            "files of [10485761] bytes; 10485760 each and 26214400 in all are allowed",
        ),
        (
            replace(EMPTY, components=[row(button(name)) for name in "abcdef"]),
            "6 rows; 5 are allowed",
        ),
    ],
)
def test_what_is_just_too_much_is_named(message: Message, fault: str) -> None:
    assert message_faults(message) == [fault]


def command(name: str = "game", **more: Any) -> Json:
    return {"name": name, "description": "A game.", "type": 1} | more


def option(name: str, **more: Any) -> Json:
    return command(name, type=3, **more)


def test_a_group_of_25_subcommands_passes() -> None:
    group = command(options=[command(f"sub{number}", type=1) for number in range(25)])
    assert command_faults([group]) == []


@pytest.mark.parametrize(
    ("commands", "fault"),
    [
        ([command(), command()], "the command game is there twice"),
        ([command("Game")], "/Game: names ['Game']"),
        ([command(name_localizations={"pl": "Gra"})], "/game: names ['game', 'Gra']"),
        ([command(description="")], "/game: descriptions are 1 to 100 characters"),
        (
            [command(options=[option(f"o{number}") for number in range(26)])],
            "/game: 26 options; 25 are allowed",
        ),
        ([command(options=[option("a"), option("a")])], "/game: the option a is there twice"),
        (
            [command(options=[option("a", name_localizations={"pl": "b"}), option("b")])],
            "/game: the option b is there twice",
        ),
        (
            [command(options=[option("a"), option("b", required=True)])],
            "/game: a required option after an optional one",
        ),
        (
            [command(options=[option("a"), command("b", type=1)])],
            "/game: subcommands beside options",
        ),
    ],
)
def test_a_command_discord_refuses_is_named(commands: list[Json], fault: str) -> None:
    assert command_faults(commands) == [fault]


def test_the_longest_translation_counts() -> None:
    translated = {"description": "x", "description_localizations": {"pl": "x" * 97}}
    subcommands = [command(f"s{number:02}", type=1) | translated for number in range(20)]
    groups = [command(f"g{number}", type=2, options=subcommands) for number in range(4)]
    [fault] = command_faults([command(options=groups)])
    assert fault == "/game: 8047 characters; 8000 are allowed"
