"""Closeups: one city or the market, as a large picture and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import first_fitting
from bot.presenters.phrases import capital
from bot.presenters.pointcity.alt import Detail, city_alt, deck_alt, market_alt
from bot.presenters.pointcity.cards import faces_words, people, token_text
from bot.presenters.pointcity.scene import (
    city_scene,
    held_scenes,
    market_scene,
    supply_scenes,
)
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

    from bot.games.pointcity.view import CityView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words
    from render.pointcity.scene import TokenScene

SUMS = 3
"""The most parts of a score that fit into the picture of one city."""


def city_closeup(reading: Reading[View], city: CityView) -> Closeup:
    view = reading.view
    painted = city_scene(reading, city)
    lines = [city_title(reading, city), *city_lines(reading, city)]
    # Without an empty line the next line would join the last item of the list.
    lines.append("")
    return Closeup(
        text="\n".join(with_supply(reading, lines)).strip(),
        scene=CityZoomScene(
            city=painted,
            tokens=_notes(painted.tokens, reading.words),
            sums=_sums(reading, city),
            active=view.phase is not Phase.OVER and city.seat == view.mover,
        ),
        alt=_city_alt(reading, city),
    )


def _notes(tokens: Iterable[TokenScene], words: Words) -> tuple[TokenNote, ...]:
    return tuple(TokenNote(token=token, text=token_text(token.number, words)) for token in tokens)


def _sums(reading: Reading[View], city: CityView) -> tuple[SumNote, ...]:
    """Return the parts of the score; if there are too many, the last ones are added up."""
    *rest, last = [
        SumNote(text=capital(name), points=halves // HALVES) for name, halves in sums(reading, city)
    ]
    while len(rest) >= SUMS:
        before = rest.pop()
        text = reading.words.say("pc-sums", first=before.text, second=last.text)
        last = SumNote(text=text, points=before.points + last.points)
    return (*rest, last)


def _city_alt(reading: Reading[View], city: CityView) -> str:
    """Return the description of a city, without its civic tokens if it is too long."""
    words = reading.words
    name = reading.alt_name(city.seat)
    head = words.say("pc-alt-zoom", player=name, seat=city.seat, seats=people(reading.view))
    head = f"{head} {city_alt(reading, city)}"
    cards = faces_words((card.face for card in city.hand), words)
    held = [words.say("pc-alt-cards", cards=cards)] if cards else []
    tokens = "; ".join(token_text(each.token.id, words) for each in city.tokens)
    listed = [words.say("pc-alt-held", tokens=tokens)] if tokens else []
    return first_fitting((" ".join((head, *held, *listed)), " ".join((head, *held))))


def market_closeup(reading: Reading[View]) -> Closeup:
    view, words = reading.view, reading.words
    lines = [
        f"### {words.say('pc-zoom-market')}",
        *market_lines(reading),
        deck_line(reading),
    ]
    return Closeup(
        text="\n".join(with_supply(reading, lines)),
        scene=MarketZoomScene(
            market=market_scene(reading),
            tokens=_notes(supply_scenes(view), words),
            discards=held_scenes(view.discard),
            caption=words.say("pc-zoom-discard", count=len(view.discard)),
        ),
        alt=_market_alt(reading),
    )


def _market_alt(reading: Reading[View]) -> str:
    """Return the description of the market, in less detail if it is too long."""
    head, deck = reading.words.say("pc-alt-zoom-market"), deck_alt(reading)
    return first_fitting(
        " ".join((head, market_alt(reading, detail), deck))
        for detail in sorted(Detail, reverse=True)
    )
