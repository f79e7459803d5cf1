"""Walking and reading the components of a message, as they travel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.wire.world import Json

ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 17
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
ATTACHMENT = "attachment://"


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component, nested ones after the one that holds them."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        if accessory := component.get("accessory"):
            yield accessory


def media(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every picture: the items of galleries and the thumbnails."""
    for component in walk(components):
        if component["type"] == GALLERY:
            yield from component.get("items") or ()
        elif component["type"] == THUMBNAIL:
            yield component


def attached(components: Iterable[Json]) -> set[str]:
    """Return the names of the files that the pictures show."""
    urls: list[str] = [item["media"]["url"] for item in media(components)]
    return {url.removeprefix(ATTACHMENT) for url in urls if url.startswith(ATTACHMENT)}


def texts(components: Iterable[Json]) -> list[str]:
    """Return what the text displays say, from the top."""
    return [component["content"] for component in walk(components) if component["type"] == TEXT]


def pressable(components: Iterable[Json]) -> dict[str, Json]:
    """Return the buttons and selects that can be used, by custom id."""
    return {
        component["custom_id"]: component
        for component in walk(components)
        if component.get("custom_id") and not component.get("disabled")
    }


def delivered(components: list[Json], urls: dict[str, str]) -> list[Json]:
    """Return the components as Discord sends them: numbered, with real addresses for files."""
    result: list[Json] = msgspec.json.decode(msgspec.json.encode(components))
    for number, component in enumerate(walk(result), start=1):
        component.setdefault("id", number)
    for item in media(result):
        name = str(item["media"]["url"]).removeprefix(ATTACHMENT)
        if name in urls:
            item["media"] = {
                "url": urls[name],
                "proxy_url": urls[name],
                "content_type": "image/png",
            }
    return result
