"""A PostgreSQL server for tests: started from the packages of the machine, reached by a socket."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import psycopg

from storage import Database
from storage.location import Server

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian's packages put the programs, by version."""
USER = "postgres"
"""Who runs the server for root, whom it refuses."""
WANTED = "TEST_POSTGRES"
"""Set to `required`, the variable makes tests fail that find no server; `none` skips them."""
PATIENCE = 60.0
_UNSAFE = ("fsync", "synchronous_commit", "full_page_writes")
"""What only a machine that fails needs."""


def name_of(location: Server) -> str:
    """Return the name of a database among those of its server."""
    return urlsplit(location.url).path.lstrip("/")


def programs() -> Path | None:
    """Return the folder of the newest server's programs, or None if there is none."""
    found = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    known = shutil.which("postgres")
    return Path(known).parent if known else None


_EMPTY = """
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT relname FROM pg_class JOIN pg_namespace ON relnamespace = pg_namespace.oid
        WHERE nspname = 'public' AND relkind = 'r' AND relname <> 'cable_car'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
    PERFORM setval(seqrelid, 1, false) FROM pg_sequence;
END $$
"""


class PostgresServer:
    """A server of one's own, with a template of an empty database of today's schema.

    Parameters
    ----------
    primary
        The server whose standby it is.
    """

    def __init__(self, programs: Path, primary: PostgresServer | None = None) -> None:
        self.programs = programs
        # The path of a socket may have 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="cc-", dir="/tmp"))
        self.data = self.folder / "data"
        self._numbers = count(1)
        self._empty: list[Server] = []
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, pwd.getpwnam(USER).pw_gid)
        if primary is None:
            self.run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "-N",
                     "--locale=C.UTF-8", "--no-instructions")  # fmt: skip
        else:
            self.run("pg_basebackup", "-D", self.data, "-R", "-N", "-c", "fast",
                     "-d", primary.url("postgres"))  # fmt: skip

    def start(self, *, safe: bool = False) -> None:
        """Start the server and wait until it answers; a `safe` one writes to the disk as usual."""
        off = [] if safe else [f"-c{name}=off" for name in _UNSAFE]
        command = ["postgres", "-D", self.data, "-k", self.folder, "-clisten_addresses="]
        command += ["-cshared_buffers=16MB", "-cmax_connections=60", *off]
        log = (self.folder / "log").open("ab")
        with log:
            self._process = self._popen(command, stdout=log, stderr=log)
        self.wait()

    @property
    def pid(self) -> int:
        """Return the number of the server's first process."""
        assert self._process is not None
        return self._process.pid

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def promote(self) -> None:
        """Let a standby become a server that takes changes."""
        self.run("pg_ctl", "promote", "-D", self.data)

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: at once with SIGINT, as a crash does with SIGQUIT."""
        assert self._process is not None
        self._process.send_signal(number)
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """Kill all processes of the server at once."""
        assert self._process is not None
        killed = self._send_all(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None
        # The memory that they share is in use until the last of them has ended.
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{number}").exists() for number in killed):
            assert time.monotonic() < end, f"some of {killed} go on"
            time.sleep(0.01)

    @contextmanager
    def frozen(self) -> Generator[None]:
        """Let all processes of the server stand still meanwhile, their connections open."""
        stopped = self._send_all(signal.SIGSTOP)
        try:
            yield
        finally:
            for number in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGCONT)

    def _send_all(self, how: signal.Signals) -> list[int]:
        """Send a signal to all processes of the server; return their numbers."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        children = " ".join(each.read_text(encoding="ascii") for each in lists).split()
        # The first process must not see others stop.
        reached = [self.pid, *map(int, children)]
        for number in reached:
            with suppress(ProcessLookupError):
                os.kill(number, how)
        return reached

    def close(self) -> None:
        """Stop the server if it runs, and delete all of it."""
        if self._process is not None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def run(self, program: str, *arguments: object) -> None:
        """Run a program of PostgreSQL as the server's user."""
        with self._popen(
            [program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process:
            said, _ = process.communicate()
        assert process.returncode == 0, said.decode()

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def location(self, name: str) -> Server:
        url = self.url(name)
        return Server(url, url)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement; return its rows if it has any."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    async def make_template(self) -> None:
        """Make the database that the others are copies of."""
        self.execute("CREATE DATABASE empty")
        await (await Database.open(self.location("empty"))).close()

    def lend(self) -> Server:
        """Return an empty database of today's schema, until `take_back`."""
        return self._empty.pop() if self._empty else self.create()

    def take_back(self, location: Server) -> None:
        """Empty a database, which is much faster than to create another."""
        self.execute(_EMPTY, name_of(location))
        self._empty.append(location)

    def create(self, template: str = "empty") -> Server:
        """Create a database: of today's schema, or `template0` for one with nothing in it."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return self.location(name)

    def drop(self, location: Server) -> None:
        """Delete a database, whoever uses it."""
        self.execute(f"DROP DATABASE IF EXISTS {name_of(location)} WITH (FORCE)")

    def _popen(self, command: Sequence[object], **options: Any) -> subprocess.Popen[bytes]:
        program, *arguments = command
        if os.geteuid() == 0:
            options |= {"user": USER, "group": pwd.getpwnam(USER).pw_gid, "extra_groups": []}
        return subprocess.Popen[bytes](
            [str(self.programs / str(program)), *map(str, arguments)], cwd=self.folder, **options
        )
