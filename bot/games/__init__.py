"""The rules of every game, one folder each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity import GAME as POINT_CITY
from bot.games.sanfrancisco import GAME as SAN_FRANCISCO
from bot.games.sanfrancisco import SanFrancisco
from bot.games.sanfrancisco.deck import read_deck
from bot.games.tickettoride import GAME as TICKET_TO_RIDE
from bot.games.tickettoride import maps
from bot.games.tickettoride.mapfile import read_map

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.deckfile import DeckFault
    from bot.games.game import AnyGame

GAMES: Mapping[str, AnyGame] = {
    SAN_FRANCISCO.name: SAN_FRANCISCO,
    POINT_CITY.name: POINT_CITY,
    TICKET_TO_RIDE.name: TICKET_TO_RIDE,
}
"""Every game by name, without decks of the host's own."""


def games_with(decks: Iterable[tuple[str, str]]) -> dict[str, AnyGame]:
    """Return every game by name, San Francisco with further decks.

    Parameters
    ----------
    decks
        The name (the file's stem) and the text of each deck file.

    Raises
    ------
    BadDeck
        Listing every fault of the first faulty deck.
    GameError
        When two decks have one name.
    """
    game = SanFrancisco(read_deck(name, text) for name, text in decks)
    return {**GAMES, game.name: game}


def open_on_map(name: str, text: str) -> tuple[DeckFault, ...]:
    """Open new tables of Ticket to Ride on the map of a file; return what is odd in it.

    Parameters
    ----------
    name, text
        Of the map file; its name is the file's stem.

    Raises
    ------
    BadDeck
        Listing every fault of the map.
    """
    found = read_map(name, text)
    maps.add(found.map)
    return tuple(found.warnings)
