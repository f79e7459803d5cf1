"""San Francisco by Reiner Knizia: the rules."""

from __future__ import annotations

from bot.games.sanfrancisco.rulebook import GAME, SanFrancisco

__all__ = ["GAME", "SanFrancisco"]
