"""What is written to the log, and what never is."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.settings import load_settings

TOKEN = "aW50ZXJhY3Rpb246MTQ1-abc_DEF.ghi"  # noqa: S105
FAILING = f"""
import logging
import structlog
from bot.cli.startup import set_up_logging
from bot.settings import load_settings

set_up_logging(load_settings(need_token=False))
address = "http://discord.test/api/v10/interactions/145/{TOKEN}/callback"
edit = "http://discord.test/api/v10/webhooks/9/{TOKEN}/messages/@original"
again = "http://discord.test/api/v10/webhooks/9/{TOKEN}?wait=true"
structlog.get_logger().warning("not delivered", error=f"Can not write request body for {{address}}")
logging.getLogger("discord").warning("failed at %r", edit)
try:
    raise OSError(f"no answer from '{{again}}'")
except OSError:
    logging.getLogger("asyncio").exception("never retrieved")
"""


@pytest.mark.parametrize("form", ["console", "json"])
def test_the_token_of_an_interaction_is_in_no_line_whoever_names_its_address(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLE_CAR_LOG_FORMAT", form)
    assert load_settings(need_token=False).log_format == form
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", FAILING], capture_output=True, text=True, check=True
    )
    assert TOKEN not in done.stderr
    assert "/interactions/145/…/callback" in done.stderr
    assert "/webhooks/9/…/messages/@original" in done.stderr
    assert "/webhooks/9/…?wait=true" in done.stderr
    assert "Traceback" in done.stderr
