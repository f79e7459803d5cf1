"""Where a database is: a file, or a database of a PostgreSQL server."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
"""The schemes of a server's address."""
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")
_FOLDER = Path("data")
"""Where the files go that have no database file to be beside of."""


@dataclass(frozen=True, slots=True)
class Server:
    """A database of a PostgreSQL server; its text leaves out the password.

    Attributes
    ----------
    url
        The address as PostgreSQL's own programs take it, with the password if there is one.
    name
        The address without password and options.
    """

    url: str = field(repr=False)
    name: str

    def __str__(self) -> str:
        return self.name

    @property
    def file(self) -> Path:
        """Return a path for files on this machine that belong to the database."""
        return _FOLDER / _UNSAFE.sub("-", self.name.partition("://")[2].rpartition("@")[2]).strip(
            "-"
        )


Location: TypeAlias = Path | Server


def parse_location(text: str) -> Location:
    """Return the place that a path or an address `postgresql://...` names.

    Raises
    ------
    ValueError
        When it is an address and no good one. The message does not repeat it.
    """
    if not _SCHEME.match(text):
        return Path(text).expanduser()
    try:
        parts = urlsplit(text)
        options = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
        database = options.get("dbname") or unquote(parts.path.lstrip("/"))
    except ValueError:
        raise ValueError(_FORM) from None
    if parts.scheme not in SCHEMES or not database or "/" in database or parts.fragment:
        raise ValueError(_FORM)
    user, _, where = parts.netloc.rpartition("@")
    who = user.partition(":")[0] or options.get("user", "")
    host = f"?host={options['host']}" if "host" in options else ""
    return Server(text, f"postgresql://{who and f'{who}@'}{where}/{database}{host}")


def machine_name() -> str:
    """Return the name of this machine, in characters that any file name can have."""
    return re.sub(r"[^A-Za-z0-9.-]", "", platform.node())


def beside(location: Location, suffix: str) -> Path:
    """Return the file on this machine whose name is that of the database and a suffix."""
    file = location.file if isinstance(location, Server) else location
    return Path(f"{file.resolve()}{suffix}")


_FORM = "write a path, or postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
