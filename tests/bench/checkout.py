"""The project as it was at a commit, in a folder for as long as it is needed."""

from __future__ import annotations

import io
import subprocess
import tarfile
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator


class CheckoutError(Exception):
    """The commit is not to be had; the text says why in one sentence."""


@contextmanager
def check_out(root: Path, commit: str) -> Generator[Path]:
    """Give the tree of a commit.

    Parameters
    ----------
    root
        A checkout with its history.

    Raises
    ------
    CheckoutError
        When git or the commit is not there.
    """
    try:
        archive = _git(root, "archive", "--format=tar", commit)
    except (OSError, subprocess.CalledProcessError):
        raise CheckoutError(f"There is no commit {commit} here, so nothing is compared.") from None
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder)


def _git(root: Path, *arguments: str) -> bytes:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True).stdout  # noqa: S603
