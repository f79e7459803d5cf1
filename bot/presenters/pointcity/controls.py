"""Buttons and selects that lead to every legal action, in at most five rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX, SIDE, Face, Side
from bot.games.pointcity.state import Phase
from bot.games.pointcity.text.notation import format_action
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.labels import label
from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.pointcity.labels import PointCityLabels
from bot.presenters.rows import LONGEST_OPTION, PICK, paged_select

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import SpotView, View
    from bot.presenters.controls import Row
    from bot.presenters.pointcity.reading import PointCityReading

DECK = "deck"
"""The name of the deck, in place of a space."""


def rows(reading: PointCityReading, page: int) -> tuple[Row, ...]:
    view = reading.view
    if not view.legal:
        return ()
    match view.phase:
        case Phase.TAKE:
            return _market(reading)
        case Phase.PAY:
            return _payments(reading, page)
        case Phase.TOKEN:
            return (_tokens(reading),)
        case Phase.OVER:
            return ()


def pick(reading: PointCityReading, space: str) -> tuple[str, tuple[Row, ...]]:
    """Return text and buttons for a card of the market, or for the deck."""
    view = reading.view
    if space == DECK:
        return _pick_deck(reading)
    spot = _spot(view, space)
    takes = [take for take in takes_of(view, space) if spot is not None]
    flip = next(
        (each for each in view.legal if isinstance(each, Flip) and each.space == space), None
    )
    if spot is None or not (takes or flip):
        return reading.say("pc-pick-gone"), ()
    card = reading.spot(spot, priced=True)
    kind = "take" if not flip else "both" if takes else "flip"
    lines = [reading.say(f"pc-pick-{kind}", space=space, card=card)]
    lines += _partners(reading, takes, space)
    labels = PointCityLabels(reading)
    buttons = tuple(
        Button(format_action(take), said, Style.MAIN)
        for take, said in zip(takes, labels.of_pairs(takes, space), strict=True)
    )
    turning = () if flip is None else (Button(format_action(flip), labels.of(flip)),)
    return "\n".join(lines), tuple(row for row in (buttons, turning) if row)


def _pick_deck(reading: PointCityReading) -> tuple[str, tuple[Row, ...]]:
    view = reading.view
    take = next((each for each in view.legal if isinstance(each, TakeDeck)), None)
    if take is None or view.top is None:
        return reading.say("pc-pick-gone"), ()
    text = reading.say("pc-pick-deck", card=reading.face(view.top.face))
    return text, ((Button(format_action(take), PointCityLabels(reading).of(take), Style.GOOD),),)


def takes_of(view: View, space: str) -> Iterator[Take]:
    """Yield the legal pairs with a card of the market."""
    return (
        action
        for action in view.legal
        if isinstance(action, Take) and space in (action.first, action.second)
    )


def partner(take: Take, space: str) -> str:
    """Return the other space of a pair."""
    return take.second if space == take.first else take.first


def payment_option(reading: PointCityReading, payment: Pay, labels: PointCityLabels) -> Option:
    """Return a payment with its effects and the number of its cards."""
    ingenuity = payment.cards.count(Face.INGENUITY)
    count = reading.say("pc-entry-payment", cards=len(payment.cards), ingenuity=ingenuity)
    said = label([reading.payment(payment)], labels.effects(payment), LONGEST_OPTION)
    return Option(format_action(payment), said, count)


def _market(reading: PointCityReading) -> tuple[Row, ...]:
    """Return four rows of four cards, as on the table, then the deck.

    Cards are named as in the picture; buildings have the colour of main buttons.
    """
    view = reading.view
    if any(isinstance(action, End) for action in view.legal):
        return ((Button("end", reading.say("pc-button-end"), Style.MAIN),),)
    free = _free_spaces(view)
    cards = [
        Button(
            f"{PICK} {spot.space}",
            spot.space,
            Style.MAIN if spot.side is Side.BUILDING else Style.PLAIN,
            enabled=spot.space in free,
        )
        for spot in view.market
        if spot is not None
    ]
    *others, last = (tuple(cards[at : at + SIDE]) for at in range(0, len(cards), SIDE))
    from_deck = any(isinstance(action, TakeDeck) for action in view.legal)
    said = reading.say("pc-button-deck")
    deck = Button(f"{PICK} {DECK}", said, Style.GOOD, enabled=from_deck)
    return (*others, (*last, deck))


def _free_spaces(view: View) -> frozenset[str]:
    """Return the spaces whose card can be taken or turned over."""
    found: set[str] = set()
    for action in view.legal:
        if isinstance(action, Take):
            found |= {action.first, action.second}
        elif isinstance(action, Flip):
            found.add(action.space)
    return frozenset(found)


def _payments(reading: PointCityReading, page: int) -> tuple[Row, ...]:
    proposed, *others = [action for action in reading.view.legal if isinstance(action, Pay)]
    labels = PointCityLabels(reading)
    button = Button(format_action(proposed), labels.of(proposed), Style.MAIN)

    def option(payment: Pay) -> Option:
        return payment_option(reading, payment, labels)

    return ((button,), *paged_select("pc", "payments", others, page, reading.words, option))


def _tokens(reading: PointCityReading) -> Select:
    options = tuple(
        token_option(reading, action)
        for action in reading.view.legal
        if isinstance(action, TakeToken)
    )
    return Select("tokens", reading.say("pc-select-tokens"), options)


def token_option(reading: PointCityReading, action: TakeToken) -> Option:
    """Return a civic token with its present worth as an entry of a list."""
    worth = reading.say("pc-entry-worth", points=points_words(worth_of(reading.view, action)))
    return Option(format_action(action), reading.numbered(action.token), worth)


def worth_of(view: View, action: TakeToken) -> int:
    """Return the half points that a civic token is worth to the seat in turn."""
    return next(each.worth[view.mover - 1] for each in view.tokens if each.token.id == action.token)


def _partners(reading: PointCityReading, takes: list[Take], space: str) -> list[str]:
    """Return the other card of each pair with its cost, if any is a building."""
    found = [_spot(reading.view, partner(take, space)) for take in takes]
    others = [each for each in found if each is not None]
    if all(each.side is not Side.BUILDING for each in others):
        return []
    named = [(each.space, reading.spot(each, priced=True)) for each in others]
    return [f"- {reading.say('pc-at', space=at, card=card)}" for at, card in named]


def _spot(view: View, space: str) -> SpotView | None:
    return view.market[INDEX[space]] if space in INDEX else None


def action_label(reading: PointCityReading, action: Action) -> str:
    if isinstance(action, TakeToken):
        halves = worth_of(reading.view, action)
        return reading.say(
            "pc-label-token",
            number=action.token,
            token=reading.token(action.token),
            points=points_phrase(halves, reading.words),
        )
    return PointCityLabels(reading).of(action, LONGEST_OPTION)
