"""Point City by Molly Johnson, Robert Melvin and Shawn Stankewich: the rules."""

from __future__ import annotations

from bot.games.pointcity.rulebook import GAME, PointCity

__all__ = ["GAME", "PointCity"]
