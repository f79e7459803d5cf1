"""Builds the buttons and selects that lead to every legal action, in at most five rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX, SIDE, Face, Side
from bot.games.pointcity.state import Phase
from bot.games.pointcity.text.notation import format_action
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.labels import label
from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.pointcity.cards import (
    face_words,
    numbered,
    payment_words,
    spot_words,
    token_text,
)
from bot.presenters.pointcity.labels import PointCityLabels
from bot.presenters.rows import LONGEST_OPTION, PICK, paged_select

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import SpotView, View
    from bot.presenters.controls import Row
    from bot.presenters.reading import Reading
    from bot.words.words import Words

DECK = "deck"
"""The name of the deck, in place of a space."""


def rows(reading: Reading[View], page: int) -> tuple[Row, ...]:
    """Return the controls of a position; no rows if the view has no legal action."""
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


def pick(reading: Reading[View], space: str) -> tuple[str, tuple[Row, ...]]:
    """Return the words and buttons for a card of the market: pairs with it, and turning it over.

    For the deck they are those for taking two from it.
    """
    view, words = reading.view, reading.words
    if space == DECK:
        return _pick_deck(reading)
    spot = _spot(view, space)
    takes = [take for take in takes_of(view, space) if spot is not None]
    flip = next(
        (each for each in view.legal if isinstance(each, Flip) and each.space == space), None
    )
    if spot is None or not (takes or flip):
        return words.say("pc-pick-gone"), ()
    card = spot_words(spot, words, priced=True)
    kind = "take" if not flip else "both" if takes else "flip"
    lines = [words.say(f"pc-pick-{kind}", space=space, card=card)]
    lines += _partners(reading, takes, space)
    labels = PointCityLabels(reading)
    buttons = tuple(
        Button(format_action(take), said, Style.MAIN)
        for take, said in zip(takes, labels.of_pairs(takes, space), strict=True)
    )
    turning = () if flip is None else (Button(format_action(flip), labels.of(flip)),)
    return "\n".join(lines), tuple(row for row in (buttons, turning) if row)


def _pick_deck(reading: Reading[View]) -> tuple[str, tuple[Row, ...]]:
    """Return the words and the button for two cards of the deck: what is taken back by none."""
    view, words = reading.view, reading.words
    take = next((each for each in view.legal if isinstance(each, TakeDeck)), None)
    if take is None or view.top is None:
        return words.say("pc-pick-gone"), ()
    text = words.say("pc-pick-deck", card=face_words(view.top.face, words))
    return text, ((Button(format_action(take), PointCityLabels(reading).of(take), Style.GOOD),),)


def takes_of(view: View, space: str) -> Iterator[Take]:
    """Return the legal pairs with a card of the market."""
    return (
        action
        for action in view.legal
        if isinstance(action, Take) and space in (action.first, action.second)
    )


def partner(take: Take, space: str) -> str:
    """Return the other space of a pair."""
    return take.second if space == take.first else take.first


def payment_option(payment: Pay, labels: PointCityLabels, words: Words) -> Option:
    """Return a payment as an entry of a list: its cards and effects, and the number of cards."""
    ingenuity = payment.cards.count(Face.INGENUITY)
    count = words.say("pc-entry-payment", cards=len(payment.cards), ingenuity=ingenuity)
    said = label([payment_words(payment, words)], labels.effects(payment), LONGEST_OPTION)
    return Option(format_action(payment), said, count)


def _market(reading: Reading[View]) -> tuple[Row, ...]:
    """Return four rows of four cards, as on the table, with the deck after the last card.

    Cards are named as in the picture; buildings have the colour of main buttons.
    """
    view, words = reading.view, reading.words
    if any(isinstance(action, End) for action in view.legal):
        return ((Button("end", words.say("pc-button-end"), Style.MAIN),),)
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
    said = words.say("pc-button-deck")
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


def _payments(reading: Reading[View], page: int) -> tuple[Row, ...]:
    """Return the proposed payment as a button, and a paged select of the others."""
    words = reading.words
    proposed, *others = [action for action in reading.view.legal if isinstance(action, Pay)]
    labels = PointCityLabels(reading)
    button = Button(format_action(proposed), labels.of(proposed), Style.MAIN)

    def option(payment: Pay) -> Option:
        return payment_option(payment, labels, words)

    return ((button,), *paged_select("pc", "payments", others, page, words, option))


def _tokens(reading: Reading[View]) -> Select:
    options = tuple(
        token_option(reading, action)
        for action in reading.view.legal
        if isinstance(action, TakeToken)
    )
    return Select("tokens", reading.words.say("pc-select-tokens"), options)


def token_option(reading: Reading[View], action: TakeToken) -> Option:
    """Return a civic token as an entry of a list: its text and its present worth."""
    words = reading.words
    worth = words.say("pc-entry-worth", points=points_words(worth_of(reading.view, action)))
    return Option(format_action(action), numbered(action.token, words), worth)


def worth_of(view: View, action: TakeToken) -> int:
    """Return the half points that a civic token is worth to the seat in turn now."""
    return next(each.worth[view.mover - 1] for each in view.tokens if each.token.id == action.token)


def _partners(reading: Reading[View], takes: list[Take], space: str) -> list[str]:
    """Return a line for the other card of each pair if any is a building, with its cost."""
    words = reading.words
    found = [_spot(reading.view, partner(take, space)) for take in takes]
    others = [each for each in found if each is not None]
    if all(each.side is not Side.BUILDING for each in others):
        return []
    named = [(each.space, spot_words(each, words, priced=True)) for each in others]
    return [f"- {words.say('pc-at', space=at, card=card)}" for at, card in named]


def _spot(view: View, space: str) -> SpotView | None:
    return view.market[INDEX[space]] if space in INDEX else None


def action_label(reading: Reading[View], action: Action) -> str:
    """Return the label of a legal action in at most a line; a civic token by its text."""
    words = reading.words
    if isinstance(action, TakeToken):
        halves = worth_of(reading.view, action)
        return words.say(
            "pc-label-token",
            number=action.token,
            token=token_text(action.token, words),
            points=points_phrase(halves, words),
        )
    return PointCityLabels(reading).of(action, LONGEST_OPTION)
