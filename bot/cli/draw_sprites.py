"""`python -m bot draw-sprites`: draw all sprites before the bot is started."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.chat.posts.rehearsal import rehearsal
from bot.cli.progress import drawing_sprites
from bot.cli.startup import complain
from bot.settings import SettingsError, load_settings
from render.worker.ahead import DrawingProcesses
from render.worker.cache import prepare
from render.worker.process import PaintingError, PaintingProcess

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "draw-sprites",
        help="draw all sprites before the bot is started",
        description="Draw all sprites and keep them in a file, as the bot does by itself in the"
        " background of its first start: for an image of a container, which starts many times.",
    )
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="the file of sprites (default: the one set in CABLE_CAR_SPRITES)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Draw what the file lacks; return 0 when all of it is there, or 1."""
    try:
        settings = load_settings(need_token=False)
        file: Path = args.file or settings.sprites_beside(settings.database)
        found = prepare(file)
        if found.kept and not found.rehearsed:
            _draw(file)
            found = prepare(file)
    except (SettingsError, PaintingError) as error:
        return complain(str(error))
    if not found.kept:
        return complain(f"The file {file} cannot be written ({found.fault}); name another one.")
    if not found.rehearsed:
        return complain("Some sprites could not be drawn; the lines above say why.")
    print(f"All sprites are in {file}.")
    return 0


def _draw(file: Path) -> None:
    process = PaintingProcess(file)
    try:
        process.ready()
        with drawing_sprites() as tell:
            if DrawingProcesses(file, rehearsal()).run(process.take, tell):
                process.rehearsed()
    finally:
        process.close()
