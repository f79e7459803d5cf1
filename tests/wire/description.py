"""Discord's own description of its API, closed and compiled, to check what the bot sends.

The file is found through the environment variable ``DISCORD_OPENAPI``.
"""

from __future__ import annotations

import os
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import jsonschema_rs
import msgspec
from jsonschema_rs import ValidationErrorKind as Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from jsonschema_rs import ValidationError

    from tests.wire.world import Json

VARIABLE = "DISCORD_OPENAPI"
SHOWN = 200

# What discord.py sends though the description does not know it; Discord ignores it.
_HABITS = {
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "CreateForumThreadRequest": {"type": {"type": "integer"}},
    "BaseCreateMessageCreateRequest": {"tts": {"type": "boolean"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
}


class Description:
    """The schemas of the request bodies."""

    def __init__(self, path: Path) -> None:
        document = msgspec.json.decode(path.read_bytes())
        self._paths: Json = document["paths"]
        self._schemas: Json = _closed(document["components"]["schemas"])
        self._validators: dict[tuple[str, str], jsonschema_rs.Validator] = {}

    def faults(self, method: str, template: str, body: Any) -> list[str]:
        """Return everything in the body that the description does not allow."""
        key = method.lower(), template
        if key not in self._validators:
            self._validators[key] = self._compile(*key)
        return [
            f"{_place(error)}: {error.message[:SHOWN]}"
            for error in _leaves(self._validators[key].iter_errors(body))
        ]

    def has_body(self, method: str, template: str) -> bool:
        """Return whether requests of a route have a body."""
        return "requestBody" in self._paths[template][method.lower()]

    def _compile(self, method: str, template: str) -> jsonschema_rs.Validator:
        content = self._paths[template][method]["requestBody"]["content"]
        schema: Json = _closed(content["application/json"]["schema"])
        whole = {**schema, "components": {"schemas": self._schemas}}
        return jsonschema_rs.validator_for(whole)


@cache
def description() -> Description | None:
    """Return the description that the environment names, None when it names none."""
    path = os.environ.get(VARIABLE)
    return Description(Path(path)) if path else None


def _closed(schema: Any) -> Any:
    """Return the schema without room for properties it does not name."""
    closed = deepcopy(schema)
    for node in _nodes(closed):
        if isinstance(node.get("properties"), dict) and "type" in node:
            node.setdefault("additionalProperties", False)
    for name, properties in _HABITS.items():
        if name in closed:
            closed[name]["properties"].update(properties)
    if "SnowflakeType" in closed:
        closed["SnowflakeType"]["type"] = ["string", "integer"]
    return closed


def _nodes(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        node = cast("Json", value)
        yield node
        for child in node.values():
            yield from _nodes(child)
    elif isinstance(value, list):
        children = cast("list[Any]", value)
        for child in children:
            yield from _nodes(child)


def _leaves(errors: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """Yield the errors, those of a union as the errors of the variant that was meant."""
    for error in errors:
        match error.kind:
            case Kind.AnyOf(context) | Kind.OneOfNotValid(context):
                meant = [variant for variant in context if not _foreign(variant, error)]
                yield from _leaves(meant[0]) if len(meant) == 1 else [error]
            case _:
                yield error


def _foreign(variant: list[ValidationError], union: ValidationError) -> bool:
    """Return whether a variant is of another type than the value, by JSON type or ``type``."""
    place = len(union.instance_path)
    return any(
        (isinstance(error.kind, Kind.Type) and len(error.instance_path) == place)
        or (isinstance(error.kind, Kind.Enum) and list(error.instance_path[place:]) == ["type"])
        for error in variant
    )


def _place(error: ValidationError) -> str:
    return "/".join(map(str, error.instance_path)) or "body"
