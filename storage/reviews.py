"""Reviews of finished games, each kept with its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage.changes import hold

if TYPE_CHECKING:
    from storage.session import Session
    from storage.sql import Connection


class KeptReview(NamedTuple):
    """A review as it is kept.

    Attributes
    ----------
    format
        The number of the way in which it was worked out and written.
    log
        A checksum of the actions that it is about.
    review
        A text stored unread.
    """

    format: int
    log: str
    review: str


class ReviewStore:
    """Reads and writes the reviews of tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def get(self, table_id: int) -> KeptReview | None:
        """Return the review of a table, or None if there is none."""
        rows = await self._session.rows(
            "SELECT format, log, review FROM reviews WHERE table_id = ?", table_id
        )
        return next((KeptReview(*row) for row in rows), None)

    async def keep(self, table_id: int, kept: KeptReview) -> None:
        """Keep the review of a table in place of an earlier one."""
        await self._session.execute(
            "INSERT INTO reviews (table_id, format, log, review) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET"
            " format = excluded.format, log = excluded.log, review = excluded.review",
            table_id,
            *kept,
            table_id=table_id,
        )


class HintStore:
    """Reads and writes the hints that were given."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def give(self, table_id: int, seat: int, step: str, most: int) -> int:
        """Note a hint; return how many the seat has had with it, or 0 if it has had the most.

        A second hint for the same step counts once.

        Parameters
        ----------
        step
            What tells the seat's steps of the game apart.
        """

        def give(connection: Connection) -> int:
            hold(connection, table_id)
            connection.execute(
                "INSERT INTO hints (table_id, seat, step) SELECT ?, ?, ? WHERE"
                " (SELECT count(*) FROM hints WHERE table_id = ? AND seat = ?) < ?"
                " ON CONFLICT DO NOTHING",
                (table_id, seat, step, table_id, seat, most),
            )
            steps = [
                row[0]
                for row in connection.execute(
                    "SELECT step FROM hints WHERE table_id = ? AND seat = ?", (table_id, seat)
                )
            ]
            return len(steps) if step in steps else 0

        return await self._session.write(give, table_id=table_id)

    async def may(self, table_id: int, seat: int, step: str, most: int) -> bool:
        """Return whether `give` would give the seat a hint for this step."""
        rows = await self._session.rows(
            "SELECT step FROM hints WHERE table_id = ? AND seat = ?", table_id, seat
        )
        return len(rows) < most or any(given == step for (given,) in rows)

    async def of_table(self, table_id: int) -> dict[int, int]:
        """Return how many hints were given at a table, by seat."""
        rows = await self._session.rows(
            "SELECT seat, count(*) FROM hints WHERE table_id = ? GROUP BY seat", table_id
        )
        return {seat: given for seat, given in rows}  # noqa: C416  (rows are no pairs)
