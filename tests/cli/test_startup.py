"""What is said once, when the bot starts."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.cli import startup


@pytest.mark.parametrize(("shapes", "lines"), [(True, 0), (False, 1)])
def test_one_line_says_that_scripts_cannot_be_shaped(
    monkeypatch: pytest.MonkeyPatch, shapes: bool, lines: int
) -> None:
    monkeypatch.setattr(startup, "can_shape", lambda: shapes)
    with capture_logs() as logged:
        startup.tell_of_unshaped_names()
    assert [line["log_level"] for line in logged] == ["warning"] * lines
