"""What an operator gets in `bot/deploy`, tried as far as it can be without a registry."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "bot" / "deploy"
_COMMAND = re.compile(r"python\"?,? \"?-m\"?,? \"?bot\"?,? \"?([a-z-]+)")


def commands(text: str) -> set[str]:
    """Return the commands of the bot that a text has, as `python -m bot run` or as a list."""
    return set(_COMMAND.findall(text))


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")
