"""Questions: what the players of a table are asked, and the message that asks them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from storage.changes import held_version
from storage.due_rows import insert_due
from storage.errors import VersionConflict
from storage.players import QuestionRecord
from storage.records import NewDue

if TYPE_CHECKING:
    from storage.session import Session
    from storage.sql import Connection

_QUESTIONS = "SELECT id, table_id, version, topic, asker_id, channel_id, message_id FROM questions"


class QuestionStore:
    """Reads and writes questions. Each ends with its row, when its message has lost its buttons."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def ask(
        self, table_id: int, version: int, topic: str, asker_id: int, channel_id: int, kind: str
    ) -> QuestionRecord:
        """Add a question that is still to be sent, or find the same one; add a due row for it.

        Asked in another channel than before, it is still to be sent there.

        Parameters
        ----------
        kind
            The kind of the due row, due at once; its payload is the question's id.

        Raises
        ------
        VersionConflict, NoSuchTable
            When the table is at another version, or does not exist.
        """

        def ask(connection: Connection) -> QuestionRecord:
            if (found := held_version(connection, table_id)) != version:
                raise VersionConflict(table_id, version, found)
            _insert(connection, QuestionRecord(0, table_id, version, topic, asker_id, channel_id))
            (row,) = connection.execute(
                f"{_QUESTIONS} WHERE table_id = ? AND version = ? AND topic = ?",
                (table_id, version, topic),
            )
            asked = QuestionRecord(*row)
            if asked.channel_id != channel_id:
                connection.execute(
                    "UPDATE questions SET channel_id = ?, message_id = 0 WHERE id = ?",
                    (channel_id, asked.id),
                )
                asked = replace(asked, channel_id=channel_id, message_id=0)
            due = NewDue(kind, payload=str(asked.id))
            insert_due(connection, table_id, (due,), self._session.now())
            return asked

        return await self._session.write(ask, table_id=table_id)

    async def note(self, question: QuestionRecord, due: NewDue) -> None:
        """Add a question of the bot's own that has been sent.

        Parameters
        ----------
        due
            The due row to add where the table has changed since it was asked.
        """

        def note(connection: Connection) -> None:
            _insert(connection, question)
            if held_version(connection, question.table_id) != question.version:
                insert_due(connection, question.table_id, (due,), self._session.now())

        await self._session.write(note, table_id=question.table_id)

    async def of_table(self, table_id: int) -> list[QuestionRecord]:
        """Return the questions of a table, the oldest first."""
        rows = await self._session.rows(f"{_QUESTIONS} WHERE table_id = ? ORDER BY id", table_id)
        return [QuestionRecord(*row) for row in rows]

    async def sent(self, question_id: int, message_id: int) -> None:
        """Save the message that asks a question."""
        await self._session.execute(
            "UPDATE questions SET message_id = ? WHERE id = ?", message_id, question_id
        )

    async def close(self, question_id: int) -> None:
        """Delete a question. Closing twice is harmless."""
        await self._session.execute("DELETE FROM questions WHERE id = ?", question_id)


def _insert(connection: Connection, new: QuestionRecord) -> None:
    connection.execute(
        "INSERT INTO questions (table_id, version, topic, asker_id, channel_id, message_id)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (new.table_id, new.version, new.topic, new.asker_id, new.channel_id, new.message_id),
    )
