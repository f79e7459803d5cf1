"""The seat in turn and its choices in words: for the post and, shorter, for the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Choose, Discard, Finalize
from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.state import Phase
from bot.presenters.reading import bold_name
from bot.presenters.sanfrancisco.cards import bonus_words, card_list, card_words
from bot.presenters.sanfrancisco.sheet import outcome_words
from bot.presenters.sheet import outcome_short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.cards import Bonus
    from bot.games.sanfrancisco.view import View
    from bot.presenters.reading import Player
    from bot.words.words import Words


def situation(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return lines as `awaited`, and one on the columns that are shut."""
    turn, *others = awaited(view, players, words)
    shut = _shut_columns(view, words) if view.legal and view.phase is Phase.START else []
    return [turn, *shut, *others]


def awaited(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return lines that name the seat in turn and its choices, or the winners."""
    if view.phase is Phase.OVER:
        return [outcome_words(view, players, words)]
    turn = words.say(
        "sf-turn",
        player=bold_name(players, view.mover, words),
        seat=view.mover,
        seats=len(view.cities),
    )
    if not view.legal:
        return [turn]
    # In a Markdown list the next line would join the last item.
    effects = [f"• {words.say(f'sf-effect-{bonus.value}')}" for bonus in _bonuses(view)]
    return [f"{turn} {_prompt(view, words)}", *effects, *_discard(view, words)]


def choices(view: View, words: Words) -> list[str]:
    """Return lines on what can be done, without naming the seat; none without actions."""
    if not view.legal:
        return []
    bonuses = ", ".join(bonus_words(bonus, words) for bonus in _bonuses(view))
    prompt = _prompt(view, words)
    return [f"{prompt} {bonuses}." if bonuses else prompt, *_discard(view, words)]


def _bonuses(view: View) -> list[Bonus]:
    """Return the bonuses that can be chosen."""
    return [action.bonus for action in view.legal if isinstance(action, Choose)]


def _discard(view: View, words: Words) -> list[str]:
    """Return a sentence on the contracts that can be discarded, or none."""
    if any(isinstance(action, Discard) for action in view.legal):
        contracts = view.cities[view.mover - 1].contracts
        return [words.say("sf-prompt-discard", contracts=contracts)]
    return []


def prompt_short(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the possible choices, or the winners, in about 25 characters for the picture."""
    if view.phase is Phase.OVER:
        return outcome_short("sf", view.result, players, words)
    if not view.legal:
        return ""
    match view.phase:
        case Phase.START:
            return _start("sf-short-start", view, words)
        case Phase.TURNED:
            return words.say("sf-short-turned")
        case Phase.BUILDING if not view.taken:
            return words.say("sf-short-settled")
        case Phase.BUILDING:
            return words.say("sf-short-building", count=len(view.taken))
        case Phase.BONUS:
            return words.say("sf-short-bonus", colour=_district(view))
        case Phase.PUT:
            return words.say(f"sf-short-put-{view.bonus}")


def _open_columns(view: View) -> list[int]:
    """Return the columns the seat in turn may finalize."""
    return [action.column for action in view.legal if isinstance(action, Finalize)]


def _shut_columns(view: View, words: Words) -> list[str]:
    """Return a sentence on the columns that cannot be taken, or none."""
    contracts = view.cities[view.mover - 1].contracts
    opened = _open_columns(view)
    shut = [
        words.say("sf-shut-column", column=number, cards=len(column))
        for number, column in enumerate(view.columns, start=1)
        if number not in opened
    ]
    if not shut:
        return []
    columns = ", ".join(shut)
    return [words.say("sf-shut", contracts=contracts, needs=contracts + 1, columns=columns)]


def _prompt(view: View, words: Words) -> str:
    match view.phase:
        case Phase.START:
            return _start("sf-prompt-start", view, words)
        case Phase.TURNED:
            card = "" if view.turned is None else card_words(view.turned, words)
            turned = words.say("sf-prompt-turned", card=card)
            return f"{turned} {words.say('sf-prompt-last-token')}" if _ends(view) else turned
        case Phase.BUILDING if not view.taken:
            return words.say("sf-prompt-settled")
        case Phase.BUILDING:
            cards = card_list(view.taken, words)
            return words.say("sf-prompt-building", count=len(view.taken), cards=cards)
        case Phase.BONUS:
            return words.say("sf-prompt-bonus", colour=_district(view))
        case Phase.PUT:
            return words.say(f"sf-prompt-put-{view.bonus}")
        case Phase.OVER:
            return ""


def _ends(view: View) -> bool:
    """Return True if the card turned over will get the last foundation token."""
    return view.turned is not None and view.turned.foundation and view.tokens == 1


def _district(view: View) -> str:
    return ROWS[view.district or 0].value


def _start(key: str, view: View, words: Words) -> str:
    columns = _open_columns(view)
    first, second, *_ = (*columns, 0, 0)
    return words.say(key, count=len(columns), first=first, second=second)
