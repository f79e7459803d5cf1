"""Legends: every sign that a table can show is there, and its words can be read on a phone."""

from __future__ import annotations

import sys
from dataclasses import MISSING, fields, is_dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

import pytest

from bot.words.words import Words, languages
from render import ARTS, compose_onto
from render.colours import NIGHT
from render.layout import PORTRAIT
from render.parts.panels import place_pill
from render.parts.scene import Lasting, Legend, Mark, TableParts
from render.pointcity import scene as pointcity
from render.sanfrancisco import scene as sanfrancisco
from render.sanfrancisco.cards import CardSpace
from render.sanfrancisco.city import PLACES
from render.surface.sheet import Sheet
from render.surface.sprites import Sprites, Store
from render.text import lettering
from render.tickettoride import board as tickettoride_board
from render.tickettoride import scene as tickettoride
from render.tickettoride.marks import draw_status, draw_target
from render.tickettoride.tracks import Status
from tests.registry import PRESENTERS
from tests.render.recorder import record
from tests.render.scenes import PICTURES, SCENES
from tests.render.test_portraits import LEAST, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator
    from types import FrameType

    from PIL import Image

    from render import Scene

GAMES = [art.game for art in ARTS if art.game in PRESENTERS]
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", languages())
LASTING = {name: scene for name, scene in SCENES.items() if isinstance(scene, Lasting)}

KINDS: dict[str, tuple[type[Enum], ...]] = {
    "sanfrancisco": (
        *(sanfrancisco.Colour, sanfrancisco.Tracks, sanfrancisco.Site),
        *(sanfrancisco.ColumnState, sanfrancisco.Bonus, Mark, CardSpace),
    ),
    "pointcity": (pointcity.Resource, pointcity.Kind, pointcity.Side, pointcity.Meaning, Mark),
    "tickettoride": (
        *(tickettoride_board.Colour, tickettoride.Souvenir, tickettoride.Access, Status, Mark),
    ),
}
"""The kinds of thing that a table shows by sign."""
ABSENT: dict[str, frozenset[Enum]] = {
    "sanfrancisco": frozenset((sanfrancisco.Tracks.NONE, sanfrancisco.Site.NONE, Mark.NONE)),
    "pointcity": frozenset((Mark.NONE, Mark.TARGET)),
    "tickettoride": frozenset((Mark.NONE, Mark.TARGET, Status.FADED)),
}
"""What has no sign: that there is nothing, a mark that only San Francisco has, and trams of others
where they are faded."""
PIECES: dict[str, tuple[type[Any], ...]] = {
    "sanfrancisco": (sanfrancisco.CardScene, sanfrancisco.BonusScene),
    "pointcity": (
        *(pointcity.SpaceScene, pointcity.FaceScene, pointcity.BuildingScene),
        *(pointcity.TokenScene, pointcity.HeldScene),
    ),
    "tickettoride": (tickettoride.RowCardScene, tickettoride.PileScene),
}
"""The pieces whose every field is a sign."""
ELSEWHERE = {("BonusScene", "total"), ("HeldScene", "mark"), ("PileScene", "mark")}
"""Fields that never change, or whose signs other pieces bear."""


def legends(game: str, language: str = "en") -> list[Scene]:
    """The pictures of a game's legend."""
    pictures = PRESENTERS[game].illustrations(Words(language))
    return [picture.scene for picture in pictures if isinstance(picture.scene, Legend)]


def values(found: Any) -> Iterator[object]:
    """Everything inside the arguments of a sprite."""
    yield found
    inner: list[Any] = []
    if is_dataclass(found):
        inner = [getattr(found, field.name) for field in fields(found)]
    elif isinstance(found, tuple):
        inner = [*found]
    for each in inner:
        yield from values(each)


def shown(game: str) -> list[object]:
    """Everything that the sprites of a legend are made of."""
    sprites = [sprite for scene in legends(game) for sprite in record(scene).drawn]
    return [value for sprite in sprites for value in values(sprite.args)]


@every_game
def test_every_kind_of_thing_is_in_the_legend(game: str) -> None:
    found = {value for value in shown(game) if isinstance(value, Enum)}
    wanted = {member for kind in KINDS[game] for member in kind} - ABSENT[game]
    assert wanted - found == set()


@every_game
def test_every_sign_that_a_piece_can_bear_is_in_the_legend(game: str) -> None:
    pieces = [value for value in shown(game) if isinstance(value, PIECES[game])]
    for kind in PIECES[game]:
        for field in fields(kind):
            if (kind.__name__, field.name) in ELSEWHERE:
                continue
            seen = {getattr(piece, field.name) for piece in pieces if type(piece) is kind}
            default = field.default
            assert seen - {default} if default is not MISSING else seen, (kind, field.name)


def test_each_place_in_a_majority_is_in_the_legend() -> None:
    drawn = [sprite for scene in legends("sanfrancisco") for sprite in record(scene).drawn]
    places = {sprite.args[3] for sprite in drawn if sprite.args[0] is place_pill}
    assert places == set(PLACES.values())


class Once(Sheet):
    """A sheet that draws the same thing on one place of a map only."""

    def __init__(self, sprites: Sprites, seen: set[Hashable]) -> None:
        super().__init__(PORTRAIT, 1, NIGHT, sprites)
        self._seen = seen

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        key: Hashable = (draw, args)
        if draw is draw_status:
            key = (draw, args[3:])
        elif draw is draw_target:
            key = draw
        elif isinstance(args[-1], tickettoride.StackScene):
            key = (draw, replace(args[-1], location=0))
        if key in self._seen:
            return 0, 0
        self._seen.add(key)
        return super().sprite(x, y, draw, *args)


def drawings(scenes: Iterable[Scene], game: str) -> set[str]:
    """The functions of the modules of signs that are called while scenes are painted."""
    art = next(art for art in ARTS if art.game == game)
    called: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        name = frame.f_code.co_name
        if event == "call" and module in SIGNS[game] and name[0] != "<":
            called.add(f"{module}.{name}")

    # A store of its own draws every sprite anew.
    sprites = Sprites(art.sprites.palette, Store())
    seen: set[Hashable] = set()
    for scene in scenes:
        sheet = Once(sprites, seen)
        sys.setprofile(note)
        try:
            compose_onto(sheet, scene)
        finally:
            sys.setprofile(None)
    return called


SIGNS: dict[str, frozenset[str]] = {
    "sanfrancisco": frozenset(
        (
            *("render.parts.icons", "render.parts.frames", "render.sanfrancisco.glyphs"),
            *("render.sanfrancisco.landmarks", "render.sanfrancisco.cards"),
        )
    ),
    "pointcity": frozenset(
        (
            *("render.parts.icons", "render.parts.frames", "render.pointcity.glyphs"),
            *("render.pointcity.pieces", "render.pointcity.cards", "render.pointcity.buildings"),
        )
    ),
    "tickettoride": frozenset(
        (
            *("render.parts.icons", "render.parts.frames", "render.tickettoride.glyphs"),
            *("render.tickettoride.pieces", "render.tickettoride.cards"),
        )
    ),
}
"""The modules whose functions draw signs."""
OTHERWISE: dict[str, frozenset[str]] = {
    # The place of a card that was turned over has no sign of its own.
    "sanfrancisco": frozenset(("render.sanfrancisco.cards.draw_slot",)),
    # On a small token of a city the least number of symbols stands in the sign, not beside it.
    "pointcity": frozenset(("render.pointcity.glyphs._text_disc",)),
    # Trams one by one repeat the number beside them, the medal stands above the winners' names, and
    # an empty place is empty.
    "tickettoride": frozenset(
        (
            *("render.tickettoride.pieces.depot", "render.parts.icons.medal"),
            "render.tickettoride.cards.no_card",
        )
    ),
}


@pytest.mark.soak
@every_game
def test_the_legend_has_every_drawing_of_a_table(game: str) -> None:
    tables = [scene for scene in PICTURES[game].scenes.values() if isinstance(scene, TableParts)]
    called = drawings(tables, game)
    assert len(called) > 20
    assert called - drawings(legends(game), game) - OTHERWISE[game] == set()


@every_game
@every_language
def test_every_sign_has_at_most_three_words(game: str, language: str) -> None:
    texts = [
        entry.text
        for scene in legends(game, language)
        if isinstance(scene, Legend)
        for group in scene.groups
        for entry in group.entries
    ]
    assert len(texts) > 40
    assert [text for text in texts if not 1 <= len(text.split()) <= 3] == []


@every_game
@every_language
def test_no_word_of_the_pictures_is_cut(game: str, language: str) -> None:
    for picture in PRESENTERS[game].illustrations(Words(language)):
        assert [line.text for line in record(picture.scene).lines if "…" in line.text] == []


@pytest.mark.parametrize("name", LASTING)
def test_words_are_high_enough_on_a_phone(name: str) -> None:
    lines = record(LASTING[name]).lines
    assert lines
    heights = {line.text: line.look.size * lettering.CAPITALS * PHONE / PORTRAIT for line in lines}
    assert {text: height for text, height in heights.items() if height < LEAST} == {}
