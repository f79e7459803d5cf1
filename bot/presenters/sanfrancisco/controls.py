"""Builds the buttons and selects that lead to every legal action, in at most five rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import COLUMNS, ROWS
from bot.games.sanfrancisco.notation import format_action
from bot.games.sanfrancisco.routine import routines
from bot.games.sanfrancisco.state import Phase
from bot.presenters.phrases import capital
from bot.presenters.presenter import ROUTINE, Button, Option, Select, Style
from bot.presenters.rows import HEIGHT, PICK, packed, paged_select
from bot.presenters.sanfrancisco.cards import card_words, district_words, space_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Row
    from bot.words.words import Words

CROWD = 20
"""The most actions that are all shown as buttons; more make a select."""


def rows(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return the controls of a position; no rows if the view has no legal action."""
    if not view.legal:
        return ()
    match view.phase:
        case Phase.START:
            return (*_start(view, words), *_spend(view, words))
        case Phase.TURNED:
            return (_place(view, words), *_spend(view, words))
        case Phase.BUILDING:
            crowded = len(view.legal) > CROWD
            return _crowd(view, words, page) if crowded else _building(view, words)
        case Phase.BONUS:
            return (_choose(view, words), *_spend(view, words))
        case Phase.PUT:
            return _put(view, words)
        case Phase.OVER:
            return ()


def pick(view: View, card_id: str, words: Words) -> tuple[str, tuple[Row, ...]]:
    """Return the words and buttons for one taken card chosen from a select."""
    card = next((card for card in view.taken if card.id == card_id), None)
    buttons = [] if card is None else [*_builds(view, card, words), *_refusal(view, card, words)]
    if card is None or not buttons:
        return words.say("sf-pick-gone"), ()
    text = words.say("sf-pick", card=capital(card_words(card, words)))
    return text, tuple(packed(buttons))


def _start(view: View, words: Words) -> list[tuple[Button, ...]]:
    opened = {action.column for action in view.legal if isinstance(action, Finalize)}
    buttons = [
        Button(format_action(action), words.say("sf-button-draw"), Style.MAIN)
        for action in view.legal
        if isinstance(action, Draw)
    ]
    for number in range(1, COLUMNS + 1):
        cards = len(view.columns[number - 1])
        label = words.say("sf-button-finalize", column=number, cards=cards)
        action = format_action(Finalize(view.mover, number))
        buttons.append(Button(action, label, enabled=number in opened))
    return [tuple(buttons)]


def _place(view: View, words: Words) -> tuple[Button, ...]:
    return tuple(
        Button(
            format_action(action),
            words.say(
                "sf-button-place", column=action.column, cards=len(view.columns[action.column - 1])
            ),
            Style.MAIN,
        )
        for action in view.legal
        if isinstance(action, Place)
    )


def _choose(view: View, words: Words) -> tuple[Button, ...]:
    return tuple(
        Button(format_action(action), words.say(f"sf-button-{action.bonus.value}"), Style.MAIN)
        for action in view.legal
        if isinstance(action, Choose)
    )


def _put(view: View, words: Words) -> tuple[Row, ...]:
    """Return the rows for a bonus card, or the spaces for a token: a row of buttons a district."""
    puts = [action for action in view.legal if isinstance(action, Put)]
    if len(puts) > CROWD:
        options = tuple(_space_option(view, action, words) for action in puts)
        return (Select("spaces", words.say("sf-select-spaces"), options),)
    if any(action.space is None for action in puts):
        return tuple(packed([_put_button(view, action, words) for action in puts]))
    districts = (
        tuple(_put_button(view, action, words) for action in puts if action.row is colour)
        for colour in ROWS
    )
    return tuple(buttons for buttons in districts if buttons)


def _put_button(view: View, action: Put, words: Words) -> Button:
    if action.space is None:
        label = words.say("sf-button-put-row", colour=action.row.value)
    else:
        space, card = _space_and_card(view, action, words)
        label = words.say("sf-button-put", space=space, card=card)
    return Button(format_action(action), label, Style.MAIN)


def _space_option(view: View, action: Put, words: Words) -> Option:
    space, card = _space_and_card(view, action, words)
    label = words.say("sf-button-put", space=space, card=card)
    spot = view.cities[view.mover - 1].rows[ROWS.index(action.row)][(action.space or 1) - 1]
    return Option(format_action(action), label, words.say("sf-entry-space", value=spot.value))


def _space_and_card(view: View, action: Put, words: Words) -> tuple[str, str]:
    spots = view.cities[view.mover - 1].rows[ROWS.index(action.row)]
    card = spots[(action.space or 1) - 1].card
    return capital(space_words(f"{action.row}{action.space}", words)), card_words(card, words)


def _building(view: View, words: Words) -> tuple[Row, ...]:
    """Return buttons to build, a row for each universal card, then refusals and the turn's end.

    If that makes too many rows, all buttons are packed together.
    """
    builds = {card.id: _builds(view, card, words) for card in view.taken}
    single = [buttons[0] for buttons in builds.values() if len(buttons) == 1]
    several = [buttons for buttons in builds.values() if len(buttons) > 1]
    refusals = [button for card in view.taken for button in _refusal(view, card, words)]
    closing = _closing(view, words)
    roomy = (*packed(single), *(tuple(row) for row in several), *packed(refusals), closing)
    if len(roomy) <= HEIGHT:
        return roomy
    everything = [*single, *(button for buttons in several for button in buttons), *refusals]
    return (*packed(everything), closing)


def _crowd(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return a paged select of the taken cards, then the end of the turn."""

    def option(card: Card) -> Option:
        return _card_option(view, card, words)

    select = paged_select("sf", "cards", view.taken, page, words, option)
    return (*select, _closing(view, words))


def _card_option(view: View, card: Card, words: Words) -> Option:
    fits = ", ".join(
        district_words(action.row or card.colour, words) for action in _builds_of(view, card)
    )
    label = capital(card_words(card, words))
    return Option(f"{PICK} {card.id}", label, words.say("sf-entry-rows", rows=fits))


def _builds_of(view: View, card: Card) -> Iterable[Build]:
    return (action for action in view.legal if isinstance(action, Build) and action.card == card.id)


def _builds(view: View, card: Card, words: Words) -> list[Button]:
    """Return a button to build a card; for a universal card one for each row."""
    name = capital(card_words(card, words))
    return [
        Button(
            format_action(action),
            name
            if action.row is None
            else words.say("sf-button-universal", card=name, row=district_words(action.row, words)),
            Style.MAIN,
        )
        for action in _builds_of(view, card)
    ]


def _refusal(view: View, card: Card, words: Words) -> list[Button]:
    label = words.say("sf-button-refuse", card=card_words(card, words))
    return [
        Button(format_action(action), label)
        for action in view.legal
        if isinstance(action, Refuse) and action.card == card.id
    ]


def _closing(view: View, words: Words) -> tuple[Button, ...]:
    """Return the buttons that settle many cards at once, then the contract-discard token."""
    buttons: list[Button] = []
    if len(routines(view)) > 1:
        buttons.append(Button(ROUTINE, words.say("sf-button-all"), Style.GOOD))
    done = words.say("sf-button-done", count=len(view.taken))
    buttons += [
        Button(format_action(action), done, Style.BAD)
        for action in view.legal
        if isinstance(action, Done)
    ]
    return (*buttons, *(button for row in _spend(view, words) for button in row))


def _spend(view: View, words: Words) -> list[tuple[Button, ...]]:
    """Return a row of buttons that spend the contract-discard token, or no row."""
    buttons = tuple(
        Button(format_action(action), words.say("sf-button-spend", count=action.count))
        for action in view.legal
        if isinstance(action, Discard)
    )
    return [buttons] if buttons else []
