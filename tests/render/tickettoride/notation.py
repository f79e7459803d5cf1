"""Short texts for the parts of scenes of Ticket to Ride."""

from __future__ import annotations

from bot.games.tickettoride.maps import standard
from render.parts.scene import Mark
from render.tickettoride.board import Colour, LocationScene, MapBoard, TrackScene
from render.tickettoride.scene import (
    Access,
    ClaimScene,
    OpenedScene,
    PlayerScene,
    RowCardScene,
    Souvenir,
    StackScene,
)
from render.tickettoride.zooms import CaptionScene, PaymentScene, RouteScene, TicketScene


def _board() -> MapBoard:
    """The map that comes with the game."""
    shipped = standard()
    places = {each.id: number for number, each in enumerate(shipped.locations)}
    return MapBoard(
        name=shipped.name,
        hash=shipped.digest,
        locations=tuple(
            LocationScene(name=each.name, x=each.x, y=each.y) for each in shipped.locations
        ),
        tracks=tuple(
            TrackScene(
                start=places[route.a],
                end=places[route.b],
                length=route.length,
                colour=Colour.GRAY if route.colour is None else Colour(str(route.colour.value)),
                ferries=route.ferries,
                group=" ".join(sorted((route.id, route.twin))) if route.twin else "",
                bend=route.bend,
            )
            for route in shipped.routes
        ),
    )


BOARD = _board()


def claims(text: str, newest: int = 0) -> tuple[ClaimScene, ...]:
    """Claims as "TRACK:SEAT", tracks from 1."""
    pairs = [tuple(map(int, each.split(":"))) for each in text.split()]
    return tuple(
        ClaimScene(track=track - 1, seat=seat, newest=track == newest) for track, seat in pairs
    )


def row(
    text: str, access: Access = Access.OPEN, shut: int = 0, last: tuple[int, ...] = ()
) -> tuple[RowCardScene, ...]:
    """The row as colours with a blank between, "-" for a gap; places from 1."""
    return tuple(
        RowCardScene(
            colour=None if colour == "-" else Colour(colour),
            access=Access.SHUT if place == shut else access,
            mark=Mark.LAST if place in last else Mark.NONE,
        )
        for place, colour in enumerate(text.split(), start=1)
    )


def stacks(text: str) -> tuple[StackScene, ...]:
    """Stacks as "LOCATION:SOUVENIR:COUNT", with ":MARK" if there is one; locations from 0."""
    found: list[StackScene] = []
    for each in text.split():
        location, souvenir, count, *mark = each.split(":")
        found.append(
            StackScene(
                location=int(location),
                souvenir=Souvenir(souvenir),
                count=int(count),
                mark=Mark(mark[0]) if mark else Mark.NONE,
            )
        )
    return tuple(found)


def player(
    seat: int,
    name: str,
    counts: tuple[int, int, int, int | None],
    souvenirs: str = "",
    **more: object,
) -> PlayerScene:
    """A player with points, trams, cards and tickets."""
    score, trams, cards, tickets = counts
    return PlayerScene(
        seat=seat,
        name=name,
        fallback_name=f"Player {seat}",
        score=score,
        trams=trams,
        cards=cards,
        tickets=tickets,
        souvenirs=frozenset(Souvenir(each) for each in souvenirs.split()),
        **more,  # type: ignore[arg-type]
    )


def opened(text: str) -> tuple[OpenedScene, ...]:
    """Opened tickets by their points, those not complete below zero."""
    values = [int(each) for each in text.split()]
    return tuple(OpenedScene(points=abs(value), complete=value > 0) for value in values)


def caption(title: str, more: str = "") -> CaptionScene:
    return CaptionScene(title=title, more=more)


def ticket(text: str, missing: int | None, number: int | None = None) -> TicketScene:
    """A ticket as "PLACE - PLACE POINTS"."""
    start, rest = text.split(" - ")
    end, _, points = rest.rpartition(" ")
    return TicketScene(start=start, end=end, points=int(points), missing=missing, number=number)


def route(text: str, payment: str, *, helps: bool = False) -> RouteScene:
    """A track as "PLACE - PLACE POINTS", and cards as "COUNT COLOUR"."""
    start, rest = text.split(" - ")
    end, _, points = rest.rpartition(" ")
    words = payment.split()
    parts = zip(words[::2], words[1::2], strict=True)
    paid = tuple(PaymentScene(colour=Colour(colour), count=int(count)) for count, colour in parts)
    return RouteScene(start=start, end=end, payment=paid, points=int(points), helps=helps)
