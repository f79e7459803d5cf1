"""The portrait of a seat for a phone: the market as it sees it, what it can pay, the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.prospects import prospects
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.pointcity.alt import Detail, city_alt, deck_alt, market_alt, turn_words
from bot.presenters.pointcity.cards import faces_words
from bot.presenters.pointcity.prompt import TURNS
from bot.presenters.pointcity.scene import city_scene, market_scene, supply_scenes
from bot.presenters.reading import alt_names
from bot.presenters.turn import heading, turn_alt
from render.parts.scene import Mark
from render.pointcity.zooms import GainScene, PortraitScene, Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.prospects import Prospect
    from bot.games.pointcity.view import View
    from bot.presenters.reading import Player, Recent
    from bot.presenters.turn import Short
    from bot.words.words import Words
    from render.pointcity.scene import MarketScene

_STAGES = {Phase.PAY: Stage.PAY, Phase.TOKEN: Stage.TOKEN}


def portrait_scene(
    view: View,
    players: Sequence[Player],
    recent: Recent,
    words: Words,
    seat: int,
    short: Short,
    *,
    paused: bool,
) -> PortraitScene:
    """Return the scene of a seat; `short` are the short lines of the position."""
    title, fallback, prompt, last, active = heading(
        "pc", view, players, words, short, seat=seat, mover=view.mover
    )
    over = view.phase is Phase.OVER
    cities = [city_scene(view, city, players, recent, words) for city in view.cities]
    city = cities.pop(seat - 1)
    seen = prospects(view, seat)
    market, tokens = market_scene(view, recent), supply_scenes(view, seat)
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
        stage=_STAGES.get(view.phase, Stage.TAKE) if active else Stage.TAKE,
        cost=view.bill.cost if active and view.bill is not None else None,
    )


def _as_seen(market: MarketScene, seen: Sequence[Prospect | None]) -> MarketScene:
    """Return the market as it is to a seat that waits: without choices, and with its own locks."""
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


def portrait_alt(
    view: View, players: Sequence[Player], words: Words, seat: int, short: Short
) -> str:
    """Return the description; if it is too long, with less on the market."""
    names = alt_names(players, len(view.cities), words)
    head = turn_alt("pc", turn_words(view, names, words), words, prompt=short.prompt, last="")
    city = view.cities[seat - 1]
    held = faces_words((card.face for card in city.hand), words)
    cards = words.say("pc-alt-cards", cards=held) if held else ""
    rest = [city_alt(each, view, names, words) for each in view.cities if each is not city]
    own = city_alt(city, view, names, words)
    tokens = words.say("pc-alt-tokens", count=len(view.tokens))
    return first_fitting(
        joined(
            (
                *head,
                own,
                cards,
                market_alt(view, words, detail),
                deck_alt(view, words),
                tokens,
                *rest,
            )
        )
        for detail in sorted(Detail, reverse=True)
    )
