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
from bot.presenters.reading import alt_names
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, SumNote, TokenNote

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.pointcity.view import CityView, View
    from bot.presenters.reading import Player, Recent
    from bot.words.words import Words
    from render.pointcity.scene import TokenScene

SUMS = 3
"""The most parts of a score that fit into the picture of one city."""


def zoom(
    view: View, players: Sequence[Player], recent: Recent, words: Words, seat: int | None
) -> Closeup:
    """Return the closeup of a seat's city, or of the market for None."""
    if seat is None:
        return _market(view, players, recent, words)
    return _city(view, view.cities[seat - 1], players, recent, words)


def _city(
    view: View, city: CityView, players: Sequence[Player], recent: Recent, words: Words
) -> Closeup:
    painted = city_scene(view, city, players, recent, words)
    lines = [city_title(view, city, players, words), *city_lines(view, city, words)]
    # Without an empty line the next line would join the last item of the list.
    lines.append("")
    return Closeup(
        text="\n".join(with_supply(view, players, words, lines)).strip(),
        scene=CityZoomScene(
            city=painted,
            tokens=_notes(painted.tokens, words),
            sums=_sums(view, city, words),
            active=view.phase is not Phase.OVER and city.seat == view.mover,
        ),
        alt=_city_alt(view, city, players, words),
    )


def _notes(tokens: Iterable[TokenScene], words: Words) -> tuple[TokenNote, ...]:
    return tuple(TokenNote(token=token, text=token_text(token.number, words)) for token in tokens)


def _sums(view: View, city: CityView, words: Words) -> tuple[SumNote, ...]:
    """Return the parts of the score; if there are too many, the last ones are added up."""
    *rest, last = [
        SumNote(text=capital(name), points=halves // HALVES)
        for name, halves in sums(view, city, words)
    ]
    while len(rest) >= SUMS:
        before = rest.pop()
        text = words.say("pc-sums", first=before.text, second=last.text)
        last = SumNote(text=text, points=before.points + last.points)
    return (*rest, last)


def _city_alt(view: View, city: CityView, players: Sequence[Player], words: Words) -> str:
    """Return the description of a city, without its civic tokens if it is too long."""
    names = alt_names(players, len(view.cities), words)
    name = names[city.seat - 1]
    head = words.say("pc-alt-zoom", player=name, seat=city.seat, seats=people(view))
    head = f"{head} {city_alt(city, view, names, words)}"
    cards = faces_words((card.face for card in city.hand), words)
    held = [words.say("pc-alt-cards", cards=cards)] if cards else []
    tokens = "; ".join(token_text(each.token.id, words) for each in city.tokens)
    listed = [words.say("pc-alt-held", tokens=tokens)] if tokens else []
    return first_fitting((" ".join((head, *held, *listed)), " ".join((head, *held))))


def _market(view: View, players: Sequence[Player], recent: Recent, words: Words) -> Closeup:
    lines = [
        f"### {words.say('pc-zoom-market')}",
        *market_lines(view, words),
        deck_line(view, words),
    ]
    return Closeup(
        text="\n".join(with_supply(view, players, words, lines)),
        scene=MarketZoomScene(
            market=market_scene(view, recent),
            tokens=_notes(supply_scenes(view), words),
            discards=held_scenes(view.discard),
            caption=words.say("pc-zoom-discard", count=len(view.discard)),
        ),
        alt=_market_alt(view, words),
    )


def _market_alt(view: View, words: Words) -> str:
    """Return the description of the market, in less detail if it is too long."""
    head, deck = words.say("pc-alt-zoom-market"), deck_alt(view, words)
    return first_fitting(
        " ".join((head, market_alt(view, words, detail), deck))
        for detail in sorted(Detail, reverse=True)
    )
