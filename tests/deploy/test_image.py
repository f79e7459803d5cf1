"""The Dockerfile names what is there, and nothing secret comes into the image."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.specifiers import SpecifierSet

from bot.__main__ import COMMANDS
from bot.settings import PREFIX, Settings
from tests.deploy import DEPLOY, ROOT, commands, read

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCKERFILE = read("Dockerfile")
LINES = re.sub(r"\\\n\s*", "", DOCKERFILE).splitlines()


def instructions(name: str) -> list[str]:
    """Return the arguments of every instruction of a name."""
    return [line.partition(" ")[2] for line in LINES if line.startswith(f"{name} ")]


def copied() -> set[str]:
    lines = [line for line in instructions("COPY") if not line.startswith("--from")]
    return {source for line in lines for source in line.split()[:-1]}


def test_the_python_of_the_image_is_pinned_and_runs_this_release() -> None:
    (base,) = (line for line in instructions("ARG") if line.startswith("PYTHON="))
    version = re.fullmatch(r"PYTHON=python:(\d+\.\d+)-slim-[a-z]+", base)
    assert version is not None
    assert version[1] in SpecifierSet(PROJECT["project"]["requires-python"])


def test_what_is_copied_is_there_and_let_through_and_is_all_of_the_wheel() -> None:
    ignored = read("Dockerfile.dockerignore").splitlines()
    assert ignored[1] == "*"
    let_through = {line[1:] for line in ignored if line.startswith("!")}
    assert copied() == let_through
    assert all((ROOT / name).exists() for name in let_through)
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    described = {"pyproject.toml", PROJECT["project"]["readme"]}
    assert let_through == {*wheel["packages"], *PROJECT["project"]["license-files"], *described}
    assert {"**/.env", "bot/deploy"} <= set(ignored)


def test_the_files_of_this_folder_are_not_in_the_wheel() -> None:
    assert PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"] == ["bot/deploy"]


def test_what_is_installed_besides_exists() -> None:
    (extras,) = (line for line in instructions("ARG") if line.startswith("EXTRAS="))
    assert extras.removeprefix("EXTRAS=") in PROJECT["project"]["optional-dependencies"]


def test_every_command_of_the_image_is_one() -> None:
    assert commands(DOCKERFILE) == {"draw-sprites", "health"}
    assert instructions("ENTRYPOINT") == ['["python", "-m", "bot"]']
    (run,) = re.findall(r'\["([a-z-]+)"\]', "\n".join(instructions("CMD")))
    assert {*commands(DOCKERFILE), run} <= set(COMMANDS)


def test_the_image_sets_no_secret_and_nothing_that_is_no_setting() -> None:
    given = set(re.findall(rf"{PREFIX}[A-Z_]+", DOCKERFILE))
    assert given == {f"{PREFIX}SPRITES"}
    assert "sprites" in Settings.model_fields


def test_nobody_runs_as_root() -> None:
    (user,) = instructions("USER")
    assert re.fullmatch(r"(\d+):\1", user)
    compose = read("compose.yaml")
    assert "uid={0},gid={0}".format(user.partition(":")[0]) in compose


@pytest.mark.parametrize("name", ["README.md", "cable-car.service", "cable-car-backup.service"])
def test_every_command_that_is_told_is_one(name: str) -> None:
    found = commands(read(name))
    assert found
    assert found <= set(COMMANDS)


def test_no_file_of_this_folder_is_a_module() -> None:
    assert [*DEPLOY.rglob("*.py")] == []
