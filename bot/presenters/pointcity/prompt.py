"""The seat in turn and its choices in words: for the post and, shorter, for the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck
from bot.games.pointcity.cards import SPACES
from bot.games.pointcity.state import Phase
from bot.presenters.pointcity.cards import (
    amounts,
    both,
    building_words,
    payment_words,
    people,
)
from bot.presenters.pointcity.sheet import outcome_words
from bot.presenters.reading import bold_name
from bot.presenters.sheet import outcome_short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.reading import Player
    from bot.words.words import Words

TURNS = 17
"""The number of turns each player has."""


def situation(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return lines that name the seat in turn and its choices, or the winners."""
    if view.phase is Phase.OVER:
        return [outcome_words(view, players, words)]
    turn = words.say(
        "pc-turn",
        player=bold_name(players, view.mover, words),
        seat=view.mover,
        seats=people(view),
        turn=view.round,
        turns=TURNS,
    )
    return [turn, *_prompt(view, words), *_automaton(view, words)] if view.legal else [turn]


def choices(view: View, words: Words) -> list[str]:
    """Return lines on what can be done, without naming the seat; none without actions."""
    if not view.legal:
        return []
    number = words.say("pc-turn-number", turn=view.round, turns=TURNS)
    first, *others = _prompt(view, words)
    lines = [f"{number} {first}", *others]
    return [*lines, *_automaton(view, words)]


def _automaton(view: View, words: Words) -> list[str]:
    """Return a sentence on the spaces from which the automaton takes next, or none."""
    if view.markers is None:
        return []
    first, second = (SPACES[space] for space in view.markers)
    return [words.say("pc-prompt-automaton", first=first, second=second)]


def prompt_short(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the possible choices, or the winners, in about 25 characters for the picture."""
    if view.phase is Phase.OVER:
        return outcome_short("pc", view.result, players, words)
    if not view.legal:
        return ""
    match view.phase:
        case Phase.TAKE:
            return words.say(f"pc-short-{_way(view)}")
        case Phase.PAY:
            return words.say("pc-short-pay", count=len(view.taken))
        case Phase.TOKEN:
            return words.say("pc-short-token")


def _prompt(view: View, words: Words) -> list[str]:
    match view.phase:
        case Phase.TAKE:
            return [_take(view, words)]
        case Phase.PAY:
            return _pay(view, words)
        case Phase.TOKEN:
            return [words.say("pc-prompt-token", count=view.owed)]
        case Phase.OVER:
            return []


def _way(view: View) -> str:
    """Return the message for the choices: either, pair, deck or end."""
    kinds = {type(action) for action in view.legal}
    if End in kinds:
        return "end"
    if Take not in kinds:
        return "deck"
    return "either" if TakeDeck in kinds else "pair"


def _take(view: View, words: Words) -> str:
    said = words.say(f"pc-prompt-{_way(view)}")
    if any(isinstance(action, Flip) for action in view.legal):
        said = f"{said} {words.say('pc-prompt-flip')}"
    return said


def _pay(view: View, words: Words) -> list[str]:
    """Return lines on the buildings to pay for, their cost and the part already covered."""
    bill = view.bill
    if bill is None:
        return []
    buildings = both([building_words(building, words) for building in view.taken], words)
    bill_words = [
        words.say("pc-prompt-pay", cards=buildings),
        words.say("pc-prompt-cost", cost=amounts(bill.cost, words)),
    ]
    rest: list[str] = []
    if any(bill.permanent):
        covered, due = amounts(bill.permanent, words), amounts(bill.due, words) or "none"
        rest.append(words.say("pc-prompt-covered", covered=covered, due=due))
    proposed = next((action for action in view.legal if isinstance(action, Pay)), None)
    if proposed is not None and proposed.cards:
        rest.append(words.say("pc-prompt-proposed", cards=payment_words(proposed, words)))
    return [" ".join(said) for said in (bill_words, rest) if said]
