"""What people are told of a database that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.messages.answers import explain
from bot.words.words import Words, languages
from storage.errors import OutcomeUnknown, StorageFailed

if TYPE_CHECKING:
    from storage.errors import StorageError


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StorageFailed("disk full"), "so nothing has changed."),
        (OutcomeUnknown(), "can\u2019t tell whether that was saved."),
    ],
)
def test_people_are_told_that_nothing_changed_only_where_that_is_certain(
    error: StorageError, told: str
):
    assert told in explain(error, Words("en"))
    assert len({explain(error, Words(language)) for language in languages()}) == len(languages())
