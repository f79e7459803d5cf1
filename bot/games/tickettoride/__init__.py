"""Ticket to Ride: San Francisco by Alan R. Moon: the rules."""

from __future__ import annotations

from bot.games.tickettoride.rulebook import GAME, TicketToRide

__all__ = ["GAME", "TicketToRide"]
