"""Requests are checked against Discord's own description of its API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.wire.description import VARIABLE, description
from tests.wire.rest import ROUTES

if TYPE_CHECKING:
    from tests.wire.description import Description

MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture
def api() -> Description:
    found = description()
    if found is None:
        pytest.skip(f"{VARIABLE} is not set: no request is checked against Discord's description")
    return found


def test_every_route_with_a_body_is_described(api: Description) -> None:
    changing = [route for route in ROUTES if route.method in {"POST", "PUT", "PATCH"}]
    without = [each for each in changing if not api.has_body(each.method, each.template)]
    assert [each.template.split("/")[3:] for each in without] == [["thread-members", "{user_id}"]]
    for route in changing:
        if route not in without:
            assert api.faults(route.method, route.template, "no body") != []


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"content": "x", "colour": 1}, "body"),
        ({"content": "x" * 4001}, "content"),
        ({"attachments": [{"id": "0", "description": "x" * 1025}]}, "attachments/0/description"),
        (
            {"components": [{"type": 17, "components": [{"type": 10, "text": "x"}]}]},
            "components/0/components/0",
        ),
        ({"allowed_mentions": {"users": [1], "parse": ["users"], "all": True}}, "allowed_mentions"),
    ],
)
def test_what_the_description_does_not_know_is_refused(
    api: Description, body: dict[str, Any], place: str
) -> None:
    places = [fault.split(":")[0] for fault in api.faults("POST", MESSAGES, body)]
    assert set(places) == {place}


def test_the_habits_of_the_library_are_allowed(api: Description) -> None:
    command = {"name": "game", "description": "A game.", "type": 1, "nsfw": False}
    assert api.faults("PUT", "/applications/{application_id}/commands", [command]) == []
    assert api.faults("POST", MESSAGES, {"embeds": [{"title": "x", "flags": 0}]}) == []
    assert api.faults("POST", MESSAGES, {"attachments": [{"id": 0, "filename": "a.png"}]}) == []
    assert api.faults("PATCH", f"{MESSAGES}/{{message_id}}", {"content": "x", "tts": False}) == []
