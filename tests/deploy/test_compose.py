"""compose.yaml is what Compose takes, and says of the bot what is so."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import timedelta
from typing import Any

import pytest
from ruamel.yaml import YAML

from bot.chat.gateway.keeper import LAST_ANSWERS
from bot.settings import PREFIX, Settings
from render.worker.children import PATIENCE
from storage.location import Server, parse_location
from tests.deploy import DEPLOY, read

FILE = DEPLOY / "compose.yaml"
BOTS = "bot-1", "bot-2"
SETTINGS = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}


@pytest.fixture(scope="module")
def composed() -> dict[str, Any]:
    yaml: Any = YAML(typ="safe")
    return yaml.load(read("compose.yaml"))


@pytest.fixture(scope="module")
def services(composed: dict[str, Any]) -> dict[str, Any]:
    return composed["services"]


def test_it_is_as_the_specification_of_compose_says() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run(  # noqa: S603  (its own command)
        [*command, str(FILE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("bot", BOTS)
def test_every_setting_of_a_bot_is_one_and_only_sprites_come_from_the_image(
    services: dict[str, Any], bot: str
) -> None:
    given = {name for name in services[bot]["environment"] if name.startswith(PREFIX)}
    assert given == SETTINGS - {f"{PREFIX}SPRITES"}


@pytest.mark.parametrize("bot", BOTS)
def test_the_bots_use_the_database_of_the_server_beside_them(
    services: dict[str, Any], bot: str
) -> None:
    location = parse_location(services[bot]["environment"][f"{PREFIX}DATABASE"])
    made = services["db"]["environment"]
    assert isinstance(location, Server)
    assert location.name == f"postgresql://{made['POSTGRES_USER']}@db/{made['POSTGRES_DB']}"
    client = services["backup"]["environment"]
    assert (client["PGUSER"], client["PGDATABASE"]) == (made["POSTGRES_USER"], made["POSTGRES_DB"])


def test_what_is_asked_of_the_operator_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+):\?", read("compose.yaml")))
    example = {line.split("=")[0] for line in read(".env.example").splitlines() if "=" in line}
    assert asked == {"CABLE_CAR_TOKEN", "POSTGRES_PASSWORD"}
    assert {name for name in example if name.isupper()} == asked | {"KEEP_DAYS"}


@pytest.mark.parametrize("name", [*BOTS, "db", "backup"])
def test_no_service_writes_to_its_root_or_has_rights_or_a_port(
    services: dict[str, Any], name: str
) -> None:
    service = services[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "mem_limit" in service
    assert not {"ports", "privileged", "cap_add", "network_mode"} & set(service)


def test_the_database_is_in_a_network_without_a_way_out(
    composed: dict[str, Any], services: dict[str, Any]
) -> None:
    assert composed["networks"]["database"] == {"internal": True}
    assert services["db"]["networks"] == services["backup"]["networks"] == ["database"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_has_the_time_to_end(services: dict[str, Any], bot: str) -> None:
    grace = timedelta(seconds=int(services[bot]["stop_grace_period"].removesuffix("s")))
    assert grace >= timedelta(seconds=2 * (LAST_ANSWERS + PATIENCE))


def test_what_is_built_and_mounted_is_there(services: dict[str, Any]) -> None:
    for bot in BOTS:
        build = services[bot]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    scripts = [mount.split(":")[0] for mount in services["backup"]["volumes"] if ".sh:" in mount]
    assert len(scripts) == 2
    assert all((DEPLOY / script).is_file() for script in scripts)
