"""What figures were measured on."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

import PIL


def machine() -> str:
    """Name what the figures were measured on."""
    return (
        f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"Pillow {PIL.__version__}, {sys.platform}"
    )


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for row in info.read_text("utf-8").splitlines():
            if row.startswith("model name"):
                return row.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
