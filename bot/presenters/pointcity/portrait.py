"""The portrait of a seat for a phone: market, payments it can make, the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.prospects import prospects
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.pointcity.alt import Detail, city_alt, deck_alt, market_alt, turn_words
from bot.presenters.pointcity.reading import TURNS
from bot.presenters.pointcity.scene import city_scene, market_scene, supply_scenes
from bot.presenters.turn import Short, heading, turn_alt
from render.parts.scene import Mark
from render.pointcity.zooms import GainScene, PortraitScene, ZoomStage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.prospects import Prospect
    from bot.presenters.pointcity.reading import PointCityReading
    from render.pointcity.scene import MarketScene

_STAGES = {Phase.PAY: ZoomStage.PAY, Phase.TOKEN: ZoomStage.TOKEN}


def portrait_scene(
    reading: PointCityReading, seat: int, short: Short, *, paused: bool
) -> PortraitScene:
    view = reading.view
    title, fallback, prompt, last, active = heading("pc", reading, seat, short)
    over = view.phase is Phase.OVER
    cities = [city_scene(reading, city) for city in view.cities]
    city = cities.pop(seat - 1)
    seen = prospects(view, seat)
    market, tokens = market_scene(reading), supply_scenes(view, seat)
    if not active and not over:
        market = _as_seen(market, seen)
        tokens = tuple(replace(token, mark=Mark.NONE) for token in tokens)
    return PortraitScene(
        title=title,
        fallback_title=fallback,
        prompt=prompt,
        last=last,
        active=active,
        over=over,
        paused=paused,
        city=city,
        others=tuple(cities),
        market=market,
        gains=tuple(
            None if each is None else GainScene(points=each.points, lacking=each.lacking)
            for each in seen
        ),
        tokens=tokens,
        turn_number=min(view.round, TURNS),
        turns=TURNS,
        stage=_STAGES.get(view.phase, ZoomStage.TAKE) if active else ZoomStage.TAKE,
        cost=view.bill.cost if active and view.bill is not None else None,
    )


def _as_seen(market: MarketScene, seen: Sequence[Prospect | None]) -> MarketScene:
    """Return the market to a seat that waits: without choices, and with its own locks."""
    return replace(
        market,
        spaces=tuple(
            replace(
                space,
                mark=Mark.NONE if space.mark is Mark.CHOICE else space.mark,
                unpayable=prospect is not None and prospect.lacking > 0,
            )
            for space, prospect in zip(market.spaces, seen, strict=True)
        ),
    )


def portrait_alt(reading: PointCityReading, seat: int, short: Short) -> str:
    """Return the description; if it is too long, with less on the market."""
    view = reading.view
    head = turn_alt("pc", turn_words(reading), Short(short.prompt), reading.words)
    city = view.cities[seat - 1]
    held = reading.faces(card.face for card in city.hand)
    cards = reading.say("pc-alt-cards", cards=held) if held else ""
    rest = [city_alt(reading, each) for each in view.cities if each is not city]
    own = city_alt(reading, city)
    tokens = reading.say("pc-alt-tokens", count=len(view.tokens))
    return first_fitting(
        joined((*head, own, cards, market_alt(reading, detail), deck_alt(reading), tokens, *rest))
        for detail in sorted(Detail, reverse=True)
    )
