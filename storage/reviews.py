"""Reviews of finished games, each kept with its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from storage.session import Session


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
