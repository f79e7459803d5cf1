from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bot
from bot.settings import PREFIX, Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(bot.__file__).parent.parent


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)


@pytest.fixture
def env(tmp_path: Path) -> Callable[[str], None]:
    def write(text: str) -> None:
        (tmp_path / ".env").write_text(text, encoding="utf-8")

    return write


def faults(*, need_token: bool = False) -> list[str]:
    with pytest.raises(SettingsError) as refused:
        load_settings(need_token=need_token)
    return str(refused.value).splitlines()


def test_everything_but_the_token_has_a_default() -> None:
    assert load_settings(need_token=False).database == Path("data/cable-car.sqlite3")


def test_missing_token_says_where_to_get_it() -> None:
    assert faults(need_token=True) == [
        "CABLE_CAR_TOKEN is missing: paste the bot token of your application."
    ]


def test_empty_line_counts_as_missing(env: Callable[[str], None]) -> None:
    env("CABLE_CAR_TOKEN=\n")
    assert len(faults(need_token=True)) == 1


def test_all_faults_are_listed_at_once(env: Callable[[str], None]) -> None:
    env(
        "CABLE_CAR_LOG_LEVEL=loud\nCABLE_CAR_LOG_FORMAT=xml\n"
        "CABLE_CAR_DECKS=nowhere.csv\nCABLE_CAR_TOKKEN=x\nCABLE_CAR_MAP=atlantis.csv\n"
        "CABLE_CAR_METRICS=everywhere\n"
    )
    assert faults() == [
        "CABLE_CAR_TOKKEN is not a setting.",
        "CABLE_CAR_DECKS: no such deck file: nowhere.csv.",
        "CABLE_CAR_MAP: no such map file: atlantis.csv.",
        "CABLE_CAR_LOG_LEVEL: input should be 'debug', 'info', 'warning' or 'error'.",
        "CABLE_CAR_LOG_FORMAT: input should be 'console' or 'json'.",
        "CABLE_CAR_METRICS: name a port, 1 to 65535.",
    ]


def test_quotes_that_a_panel_has_kept_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABLE_CAR_TOKEN", '"secret"')
    monkeypatch.setenv("CABLE_CAR_METRICS", " '9464'")
    settings = load_settings(need_token=True)
    assert settings.token is not None
    assert (settings.token.get_secret_value(), settings.metrics) == ("secret", 9464)


def test_home_folder_that_is_not_there_is_a_fault_of_each_path(env: Callable[[str], None]) -> None:
    names = ("DATABASE", "SPRITES", "DECKS", "MAP")
    env("".join(f"CABLE_CAR_{name}=~nobodyhere/x\n" for name in names))
    told = "~nobodyhere is no home folder here; write the whole path."
    assert faults() == [f"CABLE_CAR_{name}: {told}" for name in names]


@pytest.mark.parametrize("port", ["0", "65536", "-1", "9.5", "0.0.0.0:9464", "٩٤٦٤"])
def test_metrics_are_shown_on_a_port_and_nowhere_else(
    env: Callable[[str], None], port: str
) -> None:
    env(f"CABLE_CAR_METRICS={port}\n")
    assert faults() == ["CABLE_CAR_METRICS: name a port, 1 to 65535."]


@pytest.mark.parametrize("number", ["0", "-1", "1.5", "many", "٤"])
@pytest.mark.parametrize("counted", ["shards", "requests"])
def test_shards_and_requests_are_numbers(
    env: Callable[[str], None], counted: str, number: str
) -> None:
    name = f"CABLE_CAR_{counted.upper()}"
    env(f"{name}={number}\n")
    assert faults() == [f"{name}: name a number of {counted}, 1 or more."]


def test_discord_says_how_many_shards_unless_they_are_named(env: Callable[[str], None]) -> None:
    env("CABLE_CAR_SHARDS=\n")
    assert load_settings(need_token=False).shards is None
    env("CABLE_CAR_SHARDS=16\n")
    assert load_settings(need_token=False).shards == 16


def test_metrics_are_off_unless_a_port_is_named(env: Callable[[str], None]) -> None:
    env("CABLE_CAR_METRICS=\n")
    assert load_settings(need_token=False).metrics is None
    env("CABLE_CAR_METRICS=9464\n")
    assert load_settings(need_token=False).metrics == 9464


def test_decks_are_separated_by_commas(env: Callable[[str], None], tmp_path: Path) -> None:
    for name in ("mine.csv", "yours.csv"):
        (tmp_path / name).touch()
    env("CABLE_CAR_DECKS=mine.csv, yours.csv\n")
    assert load_settings(need_token=False).decks == (Path("mine.csv"), Path("yours.csv"))


def test_token_is_never_shown(env: Callable[[str], None]) -> None:
    env("CABLE_CAR_TOKEN=very.secret.token\n")
    settings = load_settings(need_token=True)
    assert "secret" not in repr(settings)
    assert "secret" not in settings.model_dump_json()


def test_token_is_not_shown_when_something_else_is_wrong(env: Callable[[str], None]) -> None:
    env("CABLE_CAR_TOKEN=very.secret.token\nCABLE_CAR_LOG_LEVEL=loud\n")
    assert not any("secret" in fault for fault in faults(need_token=True))


@pytest.mark.parametrize(
    "line",
    [
        "CABLE_CAR_TOKEN: {}",
        "CABLE_CAR_TOKEN {}",
        "CABLE_CAR_TOKEN:{}",
        "CABLE_CAR_TOKEN\t{}",
        "cable_car_token {}",
        "export CABLE_CAR_TOKEN {}",
        "set CABLE_CAR_TOKEN={}",
        '$env:CABLE_CAR_TOKEN = "{}"',
        '"CABLE_CAR_TOKEN": "{}",',
        "- CABLE_CAR_TOKEN={}",
        "CABLE_CAR_TOKEN",
    ],
)
def test_line_that_sets_nothing_is_told_by_name_without_its_value(
    env: Callable[[str], None], line: str
) -> None:
    env("# CABLE_CAR_TOKEN goes here\n" + line.format("very.secret.token==") + "\n")
    told = faults(need_token=True)
    assert told[0] == "Line 2 of .env sets nothing; write CABLE_CAR_TOKEN=VALUE there."
    assert not any(part in fault for fault in told for part in ("very", "secret", "=="))


@pytest.mark.parametrize("line", ["CABLE_CAR_TOKEN{}", "CABLE_CAR_{}", "my CABLE_CAR_TOKKEN: {}"])
def test_line_without_a_name_is_told_by_its_number(env: Callable[[str], None], line: str) -> None:
    env(line.format("very.secret.token") + "\n")
    assert faults(need_token=True)[0] == (
        "Line 1 of .env sets nothing; write CABLE_CAR_NAME=VALUE there."
    )


@pytest.mark.parametrize(
    "line",
    ["CABLE_CAR_TOKEN = x.y.z", "export CABLE_CAR_TOKEN='x.y.z'", "\ufeffCABLE_CAR_TOKEN=x.y.z"],
)
def test_every_shape_of_a_line_that_sets_is_read(env: Callable[[str], None], line: str) -> None:
    env(line + "\n")
    token = load_settings(need_token=True).token
    assert token is not None
    assert token.get_secret_value() == "x.y.z"


def test_example_and_readme_name_every_setting() -> None:
    names = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {line.split("=")[0] for line in example.splitlines() if line[:1] == "C"} == names
    assert all(f"| `{name}` |" in readme for name in names)


def test_settings_file_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"CABLE_CAR_TOKEN=\xff\xfe\n")
    assert faults() == [
        "The file .env cannot be read as text; save it as UTF-8, readable for the bot."
    ]


def test_home_and_case_are_understood(env: Callable[[str], None], tmp_path: Path) -> None:
    (tmp_path / "mine.csv").touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path))
        env(
            "CABLE_CAR_DATABASE=~/t.sqlite3\nCABLE_CAR_DECKS=~/mine.csv\nCABLE_CAR_LOG_LEVEL=INFO\n"
            "CABLE_CAR_MAP=~/mine.csv\n"
        )
        settings = load_settings(need_token=False)
    assert settings.database == tmp_path / "t.sqlite3"
    assert settings.decks == (tmp_path / "mine.csv",)
    assert settings.map == tmp_path / "mine.csv"
    assert settings.log_level == "info"
