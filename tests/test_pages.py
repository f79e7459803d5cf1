"""The pages beside the code: what they link to is there, and the first one stays short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    page
    for page in sorted(ROOT.rglob("*.md"))
    if not any(part.startswith(".") or part == "build" for part in page.relative_to(ROOT).parts)
]


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if target.is_dir():
            target /= "README.md"
        assert not anchor or anchor in anchors(target), link


def test_every_file_named_in_the_map_of_the_house_is_there() -> None:
    text = (ROOT / "bot" / "README.md").read_text("utf-8")
    (rooms,) = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    above = ROOT
    for line in rooms.splitlines():
        name = line.split()[0]
        if line.startswith("  "):
            assert [*above.glob(f"{name}*")], line
        elif line.startswith("python"):
            continue
        else:
            above = ROOT / name
            assert above.is_dir(), line


def test_the_first_page_is_short() -> None:
    assert len((ROOT / "README.md").read_bytes()) <= 12 * 1024
