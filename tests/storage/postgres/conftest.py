from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from storage.location import Server


@pytest.fixture
def location(postgres_location: Server) -> Server:
    return postgres_location
