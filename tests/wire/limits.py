"""Discord's limits that its API description does not know, as lists of everything wrong."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from tests.wire import components as tree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tests.wire.messages import Message
    from tests.wire.world import Json

V2 = 1 << 15
COMPONENTS, TEXT, CONTENT, ROWS, BUTTONS, CUSTOM_ID = 40, 4000, 2000, 5, 5, 100
OPTIONS, CHOICES, COMMANDS, COMMAND_TEXT = 25, 25, 100, 8000
LABEL, OPTION_LABEL, PLACEHOLDER, ALT_TEXT = 80, 100, 150, 1024
FILES, FILE_SIZE, REQUEST_SIZE = 10, 10 * 2**20, 25 * 2**20
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMANDS = frozenset({1, 2})


def message_faults(message: Message) -> list[str]:
    """Return everything that makes Discord refuse this message."""
    return [
        *(_v2_faults(message) if message.flags & V2 else _v1_faults(message)),
        *_component_faults(message.components),
        *_file_faults(message),
    ]


def _v2_faults(message: Message) -> Iterator[str]:
    if message.content or message.embeds:
        yield "components V2 exclude content and embeds"
    count = sum(1 for _ in tree.walk(message.components))
    if not count:
        yield "an empty message"
    if count > COMPONENTS:
        yield f"{count} components, nested ones counted; {COMPONENTS} are allowed"
    length = sum(map(len, tree.texts(message.components)))
    if length > TEXT:
        yield f"{length} characters of text; {TEXT} are allowed"
    names = {attachment.filename for attachment in message.attachments}
    for name in sorted(tree.attached(message.components) - names):
        yield f"a picture shows {name}, which is not attached"


def _v1_faults(message: Message) -> Iterator[str]:
    if not (message.content or message.embeds or message.components or message.attachments):
        yield "an empty message"
    if len(message.content) > CONTENT:
        yield f"{len(message.content)} characters of content; {CONTENT} are allowed"
    if len(message.components) > ROWS:
        yield f"{len(message.components)} rows; {ROWS} are allowed"
    if any(component["type"] != tree.ROW for component in message.components):
        yield "components V2 without their flag"


def _component_faults(components: Iterable[Json]) -> Iterator[str]:
    every = list(tree.walk(components))
    for name, values in (
        ("custom id", [item["custom_id"] for item in every if item.get("custom_id")]),
        ("id", [item["id"] for item in every if item.get("id")]),
    ):
        for value in _repeated(values):
            yield f"the {name} {value!r} is there twice"
    for item in every:
        yield from _longer("a custom id", item.get("custom_id"), CUSTOM_ID)
        if item["type"] == tree.ROW:
            yield from _row_faults(item)
        elif item["type"] == tree.CONTAINER and not item["components"]:
            yield "an empty container"
        elif item["type"] == tree.BUTTON:
            yield from _button_faults(item)
        elif item["type"] in tree.SELECTS:
            yield from _select_faults(item)
    for item in tree.media(components):
        yield from _longer("an alt text", item.get("description"), ALT_TEXT)


def _row_faults(row: Json) -> Iterator[str]:
    kinds = [child["type"] for child in row["components"]]
    selects = sum(kind in tree.SELECTS for kind in kinds)
    if not kinds:
        yield "an empty row"
    if selects and len(kinds) > 1:
        yield "a row holds one select and nothing else"
    if len(kinds) > BUTTONS:
        yield f"{len(kinds)} buttons in a row; {BUTTONS} are allowed"


def _button_faults(button: Json) -> Iterator[str]:
    yield from _longer("a button's label", button.get("label"), LABEL)
    if button["style"] in (tree.LINK, tree.PREMIUM):
        if button.get("custom_id"):
            yield "a link with a custom id"
    elif not button.get("custom_id"):
        yield "a button without a custom id"
    if button["style"] != tree.PREMIUM and not (button.get("label") or button.get("emoji")):
        yield "a button without label and emoji"


def _select_faults(select: Json) -> Iterator[str]:
    yield from _longer("a placeholder", select.get("placeholder"), PLACEHOLDER)
    if select["type"] != tree.SELECT:
        return
    options = select["options"]
    if not 1 <= len(options) <= CHOICES:
        yield f"{len(options)} options in a select; 1 to {CHOICES} are allowed"
    for value in _repeated(option["value"] for option in options):
        yield f"the option {value!r} is there twice"
    for option in options:
        for key in ("label", "value", "description"):
            yield from _longer(f"an option's {key}", option.get(key), OPTION_LABEL)


def _file_faults(message: Message) -> Iterator[str]:
    sizes = [len(attachment.content) for attachment in message.attachments]
    if len(sizes) > FILES:
        yield f"{len(sizes)} files; {FILES} are allowed"
    if any(size > FILE_SIZE for size in sizes) or sum(sizes) > REQUEST_SIZE:
        yield f"files of {sizes} bytes; {FILE_SIZE} each and {REQUEST_SIZE} in all are allowed"
    if 0 in sizes:
        yield "a file of 0 bytes"
    for attachment in message.attachments:
        yield from _longer("an alt text", attachment.description, ALT_TEXT)


def command_faults(commands: list[Json]) -> list[str]:
    """Return everything that makes Discord refuse to register these commands."""
    faults = [f"the command {name} is there twice" for name in _repeated_names(commands)]
    if len(commands) > COMMANDS:
        faults.append(f"{len(commands)} commands; {COMMANDS} are allowed")
    for command in commands:
        length = _command_length(command)
        if length > COMMAND_TEXT:
            faults.append(f"/{command['name']}: {length} characters; {COMMAND_TEXT} are allowed")
        faults += _node_faults(command, f"/{command['name']}")
    return faults


def _node_faults(node: Json, path: str) -> Iterator[str]:
    names = _versions(node, "name")
    if any(not COMMAND_NAME.fullmatch(name) or name != name.lower() for name in names):
        yield f"{path}: names {names}"
    if any(not 1 <= len(text) <= 100 for text in _versions(node, "description")):
        yield f"{path}: descriptions are 1 to 100 characters"
    options: list[Json] = node.get("options") or []
    if len(options) > OPTIONS:
        yield f"{path}: {len(options)} options; {OPTIONS} are allowed"
    for name in _repeated_names(options):
        yield f"{path}: the option {name} is there twice"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"
    if len({option["type"] in SUBCOMMANDS for option in options}) > 1:
        yield f"{path}: subcommands beside options"
    if len(node.get("choices") or ()) > CHOICES:
        yield f"{path}: {len(node['choices'])} choices; {CHOICES} are allowed"
    for option in options:
        yield from _node_faults(option, f"{path} {option['name']}")


def _command_length(node: Json) -> int:
    texts = sum(_longest(node, key) for key in ("name", "description"))
    choices: list[Json] = node.get("choices") or []
    listed = sum(_longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    return texts + listed + sum(map(_command_length, node.get("options") or ()))


def _longest(node: Json, key: str) -> int:
    return max(map(len, _versions(node, key)))


def _versions(node: Json, key: str) -> list[str]:
    translated: Mapping[str, str] = node.get(f"{key}_localizations") or {}
    return [node.get(key) or "", *translated.values()]


def _repeated_names(nodes: list[Json]) -> list[str]:
    """Return the names that two nodes have in any one language."""
    translated: list[dict[str, str]] = [node.get("name_localizations") or {} for node in nodes]
    plain: list[str] = [node["name"] for node in nodes]
    found = _repeated(plain)
    for locale in sorted({locale for names in translated for locale in names}):
        pairs = zip(translated, plain, strict=True)
        found += _repeated(names.get(locale, name) for names, name in pairs)
    return list(dict.fromkeys(found))


def _repeated(values: Iterable[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def _longer(what: str, text: str | None, most: int) -> Iterator[str]:
    if text and len(text) > most:
        yield f"{what} of {len(text)} characters; {most} are allowed"
