"""Closeups: one city or the market, as a large picture and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting
from bot.presenters.phrases import capital
from bot.presenters.pointcity.alt import Detail, city_alt, deck_alt, market_alt
from bot.presenters.pointcity.scene import city_scene, held_scenes, market_scene, supply_scenes
from bot.presenters.pointcity.state import (
    city_lines,
    city_title,
    deck_line,
    market_lines,
    sums,
    with_supply,
)
from bot.presenters.presenter import Closeup
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, SumNote, TokenNote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.view import CityView
    from bot.presenters.pointcity.reading import PointCityReading
    from render.pointcity.scene import TokenScene

SUMS = 3
"""The most parts of a score that fit into the picture of one city."""


def city_closeup(reading: PointCityReading, city: CityView) -> Closeup:
    view = reading.view
    painted = city_scene(reading, city)
    lines = [city_title(reading, city), *city_lines(reading, city)]
    # Without an empty line the next line would join the last item of the list.
    lines.append("")
    return Closeup(
        text="\n".join(with_supply(reading, lines)).strip(),
        scene=CityZoomScene(
            city=painted,
            tokens=_notes(reading, painted.tokens),
            sums=_sums(reading, city),
            active=view.phase is not Phase.OVER and city.seat == view.mover,
        ),
        alt=_city_alt(reading, city),
    )


def _notes(reading: PointCityReading, tokens: Iterable[TokenScene]) -> tuple[TokenNote, ...]:
    return tuple(TokenNote(token=token, text=reading.token(token.number)) for token in tokens)


def _sums(reading: PointCityReading, city: CityView) -> tuple[SumNote, ...]:
    """Return the parts of the score; if there are too many, the last ones are added up."""
    *rest, last = [
        SumNote(text=capital(name), points=halves // HALVES) for name, halves in sums(reading, city)
    ]
    while len(rest) >= SUMS:
        before = rest.pop()
        text = reading.say("pc-sums", first=before.text, second=last.text)
        last = SumNote(text=text, points=before.points + last.points)
    return (*rest, last)


def _city_alt(reading: PointCityReading, city: CityView) -> str:
    """Return the description of a city, without its civic tokens if it is too long."""
    name = reading.alt_name(city.seat)
    head = reading.say("pc-alt-zoom", player=name, seat=city.seat, seats=reading.people)
    head = f"{head} {city_alt(reading, city)}"
    cards = reading.faces(card.face for card in city.hand)
    held = [reading.say("pc-alt-cards", cards=cards)] if cards else []
    tokens = "; ".join(reading.token(each.token.id) for each in city.tokens)
    listed = [reading.say("pc-alt-held", tokens=tokens)] if tokens else []
    return first_fitting((" ".join((head, *held, *listed)), " ".join((head, *held))))


def market_closeup(reading: PointCityReading) -> Closeup:
    view = reading.view
    lines = [f"### {reading.say('pc-zoom-market')}", *market_lines(reading), deck_line(reading)]
    return Closeup(
        text="\n".join(with_supply(reading, lines)),
        scene=MarketZoomScene(
            market=market_scene(reading),
            tokens=_notes(reading, supply_scenes(view)),
            discards=held_scenes(view.discard),
            caption=reading.say("pc-zoom-discard", count=len(view.discard)),
        ),
        alt=_market_alt(reading),
    )


def _market_alt(reading: PointCityReading) -> str:
    head, deck = reading.say("pc-alt-zoom-market"), deck_alt(reading)
    return first_fitting(
        " ".join((head, market_alt(reading, detail), deck))
        for detail in sorted(Detail, reverse=True)
    )
