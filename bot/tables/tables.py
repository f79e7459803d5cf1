"""Hosts games for people; made of one part for each subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.changes.agreement import Agreement
from bot.tables.changes.hints import Hints
from bot.tables.changes.inactivity import Inactivity
from bot.tables.changes.ledger import BOARD, LOBBY, Ledger
from bot.tables.changes.lobby import Lobby
from bot.tables.changes.play import Play
from bot.tables.changes.seats import Seats
from bot.tables.changes.votes import Votes
from bot.tables.history.reviews import Reviews
from bot.thinking.thinker import ThreadThinker
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.games.game import AnyGame, Rng
    from bot.thinking.thinker import Thinker
    from storage import Database
    from storage.posts import Standing


class Tables:
    """Every table of the bot. A change happens under the lock of its table, in one transaction.

    Parameters
    ----------
    games
        The games by name.
    rng
        Shuffles decks, draws first players, decides chance and plays for the computer.
    on_written
        Called when posts or due rows may have been added; its parameters are told at `Ledger`.
    now
        Returns the time in milliseconds since 1970-01-01 UTC; the database must use the same.
    thinker
        Chooses for computers, works out hints and reviews; None: threads of this process.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        rng: Rng,
        on_written: Callable[[int, int | None, Standing | None], None],
        now: Callable[[], int],
        thinker: Thinker | None = None,
    ) -> None:
        self._ledger = Ledger(database, games, rng, on_written, now)
        self.archive = self._ledger.archive
        self.sightings = self._ledger.sightings
        self.lobby = Lobby(self._ledger)
        thinker = thinker or ThreadThinker()
        self.play = Play(self._ledger, thinker)
        self.hints = Hints(self._ledger, thinker)
        self.reviews = Reviews(database, self.archive, thinker)
        self.seats = Seats(self._ledger)
        self.votes = Votes(self._ledger)
        self.agreement = Agreement(self._ledger)
        self.inactivity = Inactivity(self._ledger)

    async def show_again(self, table_id: int) -> None:
        """Have the table's post sent as it stands now, as a new message if the old one is gone."""
        async with self._ledger.locked(table_id, any_game=True) as table:
            kind = LOBBY if table.record.status is TableStatus.GATHERING else BOARD
            await self._ledger.owe(table, kind)
