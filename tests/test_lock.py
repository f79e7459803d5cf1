"""The lock file names a version in range for everything that the project asks for."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKED: list[dict[str, Any]] = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
LISTS: list[list[str]] = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
ASKED = [
    requirement
    for each in LISTS
    for requirement in map(Requirement, each)
    if requirement.name != PROJECT["name"]
]


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_what_is_asked_for_is_locked_in_range(asked: Requirement) -> None:
    name = canonicalize_name(asked.name)
    versions = [package["version"] for package in LOCKED if package["name"] == name]
    assert versions
    assert all(asked.specifier.contains(version, prereleases=True) for version in versions)


def test_the_lock_is_of_this_release() -> None:
    (own,) = (package for package in LOCKED if package["name"] == PROJECT["name"])
    assert own["version"] == PROJECT["version"]


def test_everything_locked_comes_from_the_usual_index() -> None:
    sources = [package["source"] for package in LOCKED if package["name"] != PROJECT["name"]]
    assert all(source == {"registry": "https://pypi.org/simple"} for source in sources)
