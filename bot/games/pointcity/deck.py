"""The cards and civic tokens, read from the two files that lie beside this one."""

from __future__ import annotations

from csv import DictReader
from hashlib import sha256
from importlib.resources import files

from bot.games.pointcity.cards import (
    RESOURCES,
    Building,
    Card,
    Deck,
    Face,
    Kind,
    Resource,
    Token,
    TokenKind,
)

STANDARD = "standard"


def standard() -> Deck:
    """Return the cards and tokens of the game, in the order of their numbers."""
    folder = files("bot.games.pointcity")
    cards = folder.joinpath("cards.csv").read_text(encoding="utf-8")
    tokens = folder.joinpath("tokens.csv").read_text(encoding="utf-8")
    return Deck(
        name=STANDARD,
        digest=sha256((cards + tokens).encode()).hexdigest()[:12],
        cards=tuple(_card(row) for row in DictReader(cards.splitlines())),
        tokens=tuple(_token(row) for row in DictReader(tokens.splitlines())),
    )


def _card(row: dict[str, str]) -> Card:
    economy, energy, ecology, community, industry = (
        int(row[f"cost_{resource}"]) for resource in RESOURCES
    )
    return Card(
        face=Face(row["resource"] + ("2" if row["symbols"] == "2" else "")),
        tier=int(row["tier"]),
        building=Building(
            id=f"c{row['id']}",
            kind=Kind(row["kind"]),
            cost=(economy, energy, ecology, community, industry),
            points=int(row["points"]),
            gives=Resource(row["gives"]) if row["gives"] else None,
        ),
    )


def _token(row: dict[str, str]) -> Token:
    return Token(
        id=int(row["id"]),
        kind=TokenKind(row["kind"]),
        points=int(row["points"]),
        at_least=int(row["at_least"] or 0),
        resources=tuple(Resource(name) for name in row["resources"].split()),
    )
