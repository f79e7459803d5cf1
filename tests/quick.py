"""What makes a whole bot quick enough to test with."""

from __future__ import annotations

import json
import tempfile
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from discord import app_commands
from PIL import Image
from pytest import MonkeyPatch  # noqa: PT013  (used outside of tests)

from bot.chat.app import CableCar, now
from bot.chat.commands.registration import CatalogueTranslator, spellings
from bot.chat.painter import Painter
from bot.games import GAMES
from render.film.animation import NARROWEST
from render.surface.png import Page
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    import simcord

    from render import Scene
    from tests.wire.world import Json

GREYS = [level for level in range(256) for _ in "rgb"]
TRANSLATED: dict[str, str] = {}
"""Commands in every language, by what they are in English."""


def remember_translations(patch: MonkeyPatch) -> None:
    """Let every bot of a process translate its commands only if they are new to the process.

    The library asks for each name and description in each of Discord's languages.
    """
    kinds: tuple[Any, ...] = (app_commands.Command, app_commands.Group)
    for kind in kinds:
        patch.setattr(kind, "get_translated_payload", _remembering(kind.get_translated_payload))


def _remembering(translated: Callable[..., Awaitable[Json]]) -> Callable[..., Awaitable[Json]]:
    async def payload(command: Any, tree: Any, translator: Any) -> Json:
        english = json.dumps(command.to_dict(tree))
        if english not in TRANSLATED:
            TRANSLATED[english] = json.dumps(await translated(command, tree, translator))
        return json.loads(TRANSLATED[english])

    return payload


async def translate_all_commands() -> None:
    """Translate every command once, so that forks of this process need not."""
    remember_translations(MonkeyPatch())
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder, "none.sqlite3"), now=now) as database:
            bot = CableCar(database, GAMES, Painter(sketch))
            tree = bot.open_shards(1)[0].tree
            await tree.set_translator(CatalogueTranslator())
            await spellings(tree)


def look_often(env: simcord.Env) -> None:
    """Let it look every 2 ms whether the bot is done; its 50 ms are most of a game's time."""
    settle = env._settle_internal  # pyright: ignore[reportPrivateUsage]
    vars(env)["_settle_internal"] = partial(settle, idle=0.002)


def sketch(scene: Scene) -> bytes:
    """Return a PNG of one row that differs from scene to scene.

    What pictures show is tested in `tests/render`, and painting them would take longer than all
    else that a test here does.
    """
    pixels = hash(scene).to_bytes(8, "big", signed=True) * (NARROWEST // 8)
    page = Page(NARROWEST, 1, 0)
    page.image.im.paste(Image.frombytes("P", (NARROWEST, 1), pixels).im, (0, 0, NARROWEST, 1))
    return page.png(GREYS)


@asynccontextmanager
async def open_sketching(*_: object) -> AsyncGenerator[Painter]:
    """Return a painter as `open_painter` does, one that sketches in a thread."""
    painter = Painter(sketch)
    yield painter
    await painter.close()
