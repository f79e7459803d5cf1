"""The settings, read once from the environment and `.env`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage.location import Location, at_home, beside, parse_location, unquoted

if TYPE_CHECKING:
    from pydantic import ValidationInfo

PREFIX = "CABLE_CAR_"
LAST_PORT = 65535
_SETS = re.compile(r"\s*(?:export\s+)?(?P<name>[A-Za-z_][A-Za-z0-9_]*)\s*=")
_NAME = re.compile(r"[A-Z_]+")


class SettingsError(Exception):
    """Settings are wrong. The text lists every fault, one a line."""


class Settings(BaseSettings):
    """Everything an operator can set; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        # Notepad marks the beginning of a file.
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    token: SecretStr | None = None
    database: Annotated[Location, NoDecode] = Path("data/cable-car.sqlite3")
    sprites: Path | None = None
    decks: Annotated[tuple[Path, ...], NoDecode] = ()
    map: Path | None = None
    limits: bool = True
    shards: int | None = None
    requests: int | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    metrics: int | None = None

    def sprites_beside(self, database: Location) -> Path:
        """Return the file that keeps sprites between two runs: as set, or beside the database."""
        return self.sprites or beside(database, "").with_name("sprites.cache")

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("metrics", mode="before")
    @classmethod
    def _port(cls, value: object) -> object:
        text = str(value)
        if value is None or (text.isascii() and text.isdecimal() and 0 < int(text) <= LAST_PORT):
            return value
        raise ValueError(f"name a port, 1 to {LAST_PORT}")

    @field_validator("shards", "requests", mode="before")
    @classmethod
    def _number(cls, value: object, info: ValidationInfo) -> object:
        text = str(value)
        if value is None or (text.isascii() and text.isdecimal() and int(text) > 0):
            return value
        raise ValueError(f"name a number of {info.field_name}, 1 or more")

    @field_validator("database", mode="before")
    @classmethod
    def _place(cls, value: object) -> object:
        return parse_location(value) if isinstance(value, str) else value

    @field_validator("sprites")
    @classmethod
    def _at_home(cls, value: Path | None) -> Path | None:
        return value and at_home(value)

    @field_validator("decks", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        """Paths come separated by commas; blanks around them do not count."""
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("decks")
    @classmethod
    def _decks_exist(cls, value: tuple[Path, ...]) -> tuple[Path, ...]:
        value = tuple(map(at_home, value))
        missing = [str(path) for path in value if not path.is_file()]
        if missing:
            raise ValueError(f"no such deck file: {', '.join(missing)}")
        return value

    @field_validator("map")
    @classmethod
    def _map_exists(cls, value: Path | None) -> Path | None:
        value = value and at_home(value)
        if value is not None and not value.is_file():
            raise ValueError(f"no such map file: {value}")
        return value

    # pydantic calls validators of the mode `before` from the last one to the first.
    @field_validator("*", mode="before")
    @classmethod
    def _unquoted(cls, value: object) -> object:
        return unquoted(value) if isinstance(value, str) else value


def load_settings(*, need_token: bool) -> Settings:
    """Return the settings.

    Parameters
    ----------
    need_token
        Whether the command talks to Discord and so cannot go without a token.

    Raises
    ------
    SettingsError
        Listing everything wrong at once, names that are no setting included.
    """
    faults = _faults_of_names()
    settings: Settings | None = None
    try:
        settings = Settings()
    except ValidationError as error:
        faults += [
            f"{PREFIX}{str(fault['loc'][0]).upper()}: {_reason(fault['msg'])}"
            for fault in error.errors()
        ]
    if need_token and settings is not None and settings.token is None:
        faults.append(f"{PREFIX}TOKEN is missing: paste the bot token of your application.")
    if settings is None or faults:
        raise SettingsError("\n".join(faults))
    return settings


def _reason(message: str) -> str:
    text = message.removeprefix("Value error, ")
    return text[:1].lower() + text[1:] + "."


def _faults_of_names() -> list[str]:
    """Return a sentence on each name that is no setting, and on each line that sets nothing.

    What stands after a name may be the token: it is never repeated.
    """
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields}
    given, faults = {*os.environ}, list[str]()
    for number, line in enumerate(_lines_of_file(), start=1):
        if sets := _SETS.match(line):
            given.add(sets["name"])
        elif PREFIX in line.upper() and not line.lstrip().startswith("#"):
            named = (name for name in _NAME.findall(line.upper()) if name in known)
            form = f"{next(named, f'{PREFIX}NAME')}=VALUE"
            faults.append(f"Line {number} of .env sets nothing; write {form} there.")
    unknown = (name for name in given if name.upper().startswith(PREFIX))
    names = sorted(name for name in unknown if name.upper() not in known)
    return [*(f"{name} is not a setting." for name in names), *faults]


def _lines_of_file() -> list[str]:
    file = Path(".env")
    if not file.is_file():
        return []
    try:
        return file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            "The file .env cannot be read as text; save it as UTF-8, readable for the bot."
        ) from error
