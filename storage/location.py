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
_ADDRESS = re.compile(
    r"""
    (?![A-Z]:[/\\])[^/\\]*:     # a scheme, or a host and a port; no drive of Windows
    | .*://                     # a scheme behind other words, as DATABASE_URL=postgresql://...
    | (//)?[^/]*@[^/]*/         # a user and a host without a scheme
    | psql\s                    # a command line
    | \$                        # a variable that nothing has filled in
    | (.*\s)?(host|hostaddr|port|dbname|user|password|service)\s*=  # keywords and values
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
"""What is meant as the address of a server, in any spelling."""
_BARE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
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

    Blanks and quotes around the text do not count.

    Raises
    ------
    ValueError
        When the text looks like an address and is none that is read, or names no place. The
        message does not repeat the text.
    """
    text = unquoted(text)
    if not text:
        raise ValueError(_FORM)
    if not _ADDRESS.match(text):
        return at_home(Path(text))
    try:
        parts = urlsplit(text)
        options = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
        database = options.get("dbname") or unquote(parts.path.lstrip("/"))
    except ValueError:
        raise ValueError(_FORM) from None
    if _BARE_PERCENT.search(text):
        raise ValueError(_ESCAPED)
    if parts.scheme not in SCHEMES or not database or "/" in database or parts.fragment:
        raise ValueError(_FORM)
    user, _, where = parts.netloc.rpartition("@")
    if "@" in user:
        # PostgreSQL ends the password at the first one, and repeats the rest in its errors.
        raise ValueError(_ESCAPED)
    url = f"{parts.scheme}{text[len(parts.scheme) :]}"
    who = user.partition(":")[0] or options.get("user", "")
    host = f"?host={options['host']}" if "host" in options else ""
    return Server(url, f"postgresql://{who and f'{who}@'}{where}/{database}{host}")


def unquoted(text: str) -> str:
    """Return a text without blanks around it, and without one pair of quotes.

    `docker run --env-file` and some panels of hosts keep the quotes of a line.
    """
    text = text.strip()
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1].strip() if quoted else text


def at_home(path: Path) -> Path:
    """Return a path with the folder of a user in place of `~` or `~USER`.

    Raises
    ------
    ValueError
        When the user has none.
    """
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError(f"{path.parts[0]} is no home folder here; write the whole path") from None


def machine_name() -> str:
    """Return the name of this machine, in characters that any file name can have."""
    return re.sub(r"[^A-Za-z0-9.-]", "", platform.node())


def beside(location: Location, suffix: str) -> Path:
    """Return the file on this machine whose name is that of the database and a suffix."""
    file = location.file if isinstance(location, Server) else location
    return Path(f"{file.resolve()}{suffix}")


_FORM = "write a path, or postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
_ESCAPED = "in the user's name and the password of the address, write %40 for @ and %25 for %"
