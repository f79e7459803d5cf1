"""Map files of Ticket to Ride: what is read, and every fault with its line."""

from __future__ import annotations

import random
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from bot.cli.faults import explain_faults
from bot.games.deckfile import BadDeck
from bot.games.errors import GameError
from bot.games.tickettoride import GAME, maps
from bot.games.tickettoride.mapfile import read_map

if TYPE_CHECKING:
    from bot.games.deckfile import DeckFault

SHIPPED = files("bot.games.tickettoride").joinpath(maps.SHIPPED).read_text(encoding="utf-8")
LINES = SHIPPED.splitlines()
ROUTES, TICKETS, SCORING = (LINES.index(f"[{each}]") for each in ("routes", "tickets", "scoring"))


def faults(text: str) -> list[DeckFault]:
    with pytest.raises(BadDeck) as caught:
        read_map("mine", text)
    assert all(sentence.endswith(".") for sentence in explain_faults(caught.value.faults))
    return list(caught.value.faults)


def found(text: str) -> list[tuple[int, str]]:
    """Return line and code of each fault, the codes without ``map-``."""
    return [(fault.line, fault.code.removeprefix("map-")) for fault in faults(text)]


def line_of(start: str) -> int:
    """Return the number of the first line that begins so."""
    return next(n for n, line in enumerate(LINES, start=1) if line.startswith(start))


def changed(old: str, new: str) -> tuple[int, str]:
    """Return the file with one line changed, and the number of that line."""
    place = line_of(old)
    lines = [*LINES]
    lines[place - 1] = new
    return place, "\n".join((*lines, ""))


def test_the_shipped_map_is_whole_and_its_digest_the_one_of_records():
    read = read_map("mine", SHIPPED)
    assert read.warnings == ()
    assert (read.map.name, read.map.digest) == ("reconstruction-1", "330a51861e76")
    assert sha256(SHIPPED.encode()).hexdigest().startswith(read.map.digest)
    sizes = (len(read.map.locations), len(read.map.routes), len(read.map.tickets))
    assert sizes == (20, 52, 24)
    assert sum(route.length for route in read.map.routes) == 111
    assert [each.id for each in read.map.souvenirs] == [
        "golden-gate-bridge",
        "sunset",
        "alcatraz",
        "the-embarcadero",
        "potrero-hill",
    ]
    route = read.map.route["r01"]
    assert (route.ends, route.length, route.colour, route.ferries, route.bend) == (
        ("golden-gate-bridge", "fort-mason"),
        5,
        None,
        2,
        -85,
    )
    assert (read.map.route["r04"].twin, read.map.route["r05"].twin) == ("r05", "r04")


def test_line_ends_of_another_system_change_nothing():
    assert read_map("mine", SHIPPED.replace("\n", "\r\n")).map.digest == "330a51861e76"


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("name,", "name,Mine", ["name"]),
        ("name,", "map,mine", ["name"]),
        ("name,", "name,", ["name"]),
        ("id,name", "id,name,x,y", ["heading"]),
        ("a,b,points", "a,b,value", ["heading"]),
        ("presidio,Presidio", "Presidio,Presidio,550,335,0", ["id"]),
        ("presidio,Presidio", "presidio,,550,335,0", ["location-name"]),
        ("presidio,Presidio", "presidio,Presidio,55.5,335,0", ["range"]),
        ("presidio,Presidio", "presidio,Presidio,550,1051,0", ["range"]),
        ("presidio,Presidio", "presidio,Presidio,550,335,x", ["souvenir"]),
        ("presidio,Presidio", "presidio,Presidio,550,335", ["cells"]),
        ("presidio,Presidio", "soma,Presidio,550,335,0", []),
        ("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,3,yellow,0,,0", ["colour"]),
        (
            "golden-gate-bridge,richmond,",
            "golden-gate-bridge,oakland,3,red,0,,0",
            ["location-unknown"],
        ),
        ("golden-gate-bridge,richmond,", "richmond,richmond,3,red,0,,0", ["ends-equal"]),
        ("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,0,red,0,,0", ["range"]),
        ("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,7,red,0,,0", ["range"]),
        ("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,3,red,4,,0", ["ferries"]),
        (
            "golden-gate-bridge,richmond,",
            "golden-gate-bridge,richmond,3,red,-1,,0",
            ["not-negative"],
        ),
        ("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,3,red,0,,x", ["whole"]),
        (
            "golden-gate-bridge,richmond,",
            "golden-gate-bridge,richmond,3,red,0,d13,0",
            ["group-size"],
        ),
        ("golden-gate-bridge,richmond,", "presidio,golden-gate-bridge,3,red,0,,0", ["third-track"]),
        ("golden-gate-bridge,richmond,", "fort-mason,alcatraz,3,red,0,,0", []),
        ("haight-ashbury,civic", "haight-ashbury,civic-center,0", ["positive"]),
        ("haight-ashbury,civic", "haight-ashbury,civic-center,three", ["positive"]),
        ("haight-ashbury,civic", "haight-ashbury,haight-ashbury,3", ["ends-equal"]),
        ("haight-ashbury,civic", "haight-ashbury,oakland,3", ["location-unknown"]),
        ("haight-ashbury,civic", "haight-ashbury,3", ["cells"]),
        ("routes,1", "routes,1,2,4,7,10", ["scoring-numbers"]),
        ("routes,1", "routes,0,2,4,7,10,15", ["positive"]),
        ("tokens,0", "tokens,0,0,1,2,4,6,9", ["scoring-numbers"]),
        ("tokens,0", "tokens,0,0,1,2,4,6,9,-12", ["not-negative"]),
    ],
)
def test_a_line_out_of_place_is_listed(old: str, new: str, codes: list[str]):
    line, text = changed(old, new)
    if codes:
        assert [code for number, code in found(text) if number == line] == codes
    else:
        assert found(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(1, "name"), (1, "last-line-cut"), *[(0, "section-missing")] * 4]),
        (SHIPPED[:-1], [(len(LINES), "last-line-cut")]),
        (SHIPPED.replace("[routes]", "\n[routes]"), [(ROUTES + 1, "line-empty")]),
        (
            SHIPPED.replace("[scoring]", "[points]"),
            [(0, "section-missing"), (SCORING + 1, "section-unknown")],
        ),
        (
            SHIPPED.replace("[scoring]", "[tickets]"),
            [(0, "section-missing"), (SCORING + 1, "section-twice")],
        ),
        (SHIPPED.replace("[locations]\n", ""), None),
        (
            SHIPPED.replace("tokens,0,0,1,2,4,6,9,12", "routes,1,2,4,7,10,15"),
            [(0, "scoring-missing"), (len(LINES), "scoring-twice")],
        ),
        (
            SHIPPED.replace("tokens,0", "stars,0"),
            [(0, "scoring-missing"), (len(LINES), "scoring-unknown")],
        ),
        (SHIPPED.replace("[scoring]", "soma,castro,3\n[scoring]"), [(0, "tickets")]),
        (
            SHIPPED.replace("[scoring]", "civic-center,haight-ashbury,3\n[scoring]"),
            [(0, "tickets"), (SCORING + 1, "ticket-twice")],
        ),
        (SHIPPED.replace("sunset,Sunset,240,835,1", "sunset,Sunset,240,835,0"), [(0, "souvenirs")]),
        (
            SHIPPED.replace("[routes]", "oakland,Oakland,1600,300,0\n[routes]"),
            [(ROUTES + 1, "not-connected")],
        ),
        (SHIPPED.replace("[routes]", "soma,Soma,1600,300,0\n[routes]"), [(ROUTES + 1, "id-twice")]),
        (
            SHIPPED.replace("[tickets]", "soma,potrero-hill,2,blue,0,,0\n[tickets]"),
            [(TICKETS + 1, "third-track")],
        ),
        (
            SHIPPED.replace("[tickets]", "alcatraz,pier-39,2,blue,0,,0\n[tickets]"),
            [(TICKETS + 1, "pair-twice")],
        ),
        (
            SHIPPED.replace("soma,potrero-hill,2,red", "potrero-hill,soma,2,red"),
            [(TICKETS, "group-turned")],
        ),
        (
            SHIPPED.replace("soma,potrero-hill,2,red", "soma,potrero-hill,3,red"),
            [(TICKETS, "group-length")],
        ),
        (
            SHIPPED.replace("soma,potrero-hill,2,red", "soma,castro,2,red"),
            [(TICKETS, "group-ends")],
        ),
        (
            SHIPPED.replace("[tickets]", "soma,potrero-hill,2,blue,0,d12,0\n[tickets]"),
            [(TICKETS + 1, "third-track"), (TICKETS + 1, "group-size")],
        ),
    ],
)
def test_what_is_wrong_with_the_file_is_listed(text: str, expected: list[tuple[int, str]] | None):
    if expected is None:
        assert (2, "no-section") in found(text)
    else:
        assert sorted(found(text)) == sorted(expected)


def test_a_number_out_of_its_range_is_told_with_the_range():
    _, text = changed("golden-gate-bridge,richmond,", "golden-gate-bridge,richmond,7,red,0,,0")
    (fault,) = faults(text)
    assert (fault.values["lowest"], fault.values["highest"]) == (1, 6)


def test_every_fault_is_listed_at_once():
    text = SHIPPED.replace("red", "rot").replace("[scoring]", "soma,soma,x\n[scoring]")
    assert len(faults(text)) == 7 + 3


@pytest.mark.parametrize("points", [4, 1])
def test_a_ticket_off_its_shortest_path_is_a_warning_alone(points: int):
    line, text = changed("haight-ashbury,civic", f"haight-ashbury,civic-center,{points}")
    (warning,) = read_map("mine", text).warnings
    assert (warning.line, warning.code) == (line, "map-ticket-value")
    assert dict(warning.values) == {"points": points, "spaces": 3}
    (sentence,) = explain_faults([warning])
    assert sentence.startswith(
        f"Line {line}: The ticket is worth {points}, and its shortest path has 3"
    )


@pytest.fixture
def own_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the maps added by a test be known there alone."""
    monkeypatch.setattr("bot.games.tickettoride.maps._added", {})
    monkeypatch.setattr("bot.games.tickettoride.maps._current", [])


@pytest.mark.usefixtures("own_map")
def test_new_tables_are_opened_on_an_own_map_and_others_go_on(monkeypatch: pytest.MonkeyPatch):
    before = GAME.setup(2, "standard", random.Random(1))
    mine = read_map("mine", changed("name,", "name,mine")[1]).map
    maps.add(mine)
    assert maps.current() is mine
    setup = GAME.setup(2, "standard", random.Random(1))
    assert (setup.map, setup.digest) == ("mine", mine.digest)
    assert GAME.view(GAME.start(setup), None).board is mine
    assert GAME.view(GAME.start(before), None).board is maps.standard()
    stored = GAME.encode_setup(setup)
    monkeypatch.setattr("bot.games.tickettoride.maps._added", {})
    with pytest.raises(GameError) as caught:
        GAME.decode_setup(stored)
    assert caught.value.code == "map-unknown"
