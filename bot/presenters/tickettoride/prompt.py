"""The seats to act and their choices in words: for the post and, shorter, for the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Pass, TakeToken
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.reading import bold_name
from bot.presenters.sheet import outcome_short
from bot.presenters.tickettoride.cards import location_words, symbol_words, symbols_words
from bot.presenters.tickettoride.sheet import outcome_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import View
    from bot.presenters.reading import Player
    from bot.words.words import Words

_SHORT = {
    Phase.KEEP: "start",
    Phase.PLACE: "place",
    Phase.TURN: "turn",
    Phase.SECOND: "second",
    Phase.TOKEN: "token",
    Phase.OFFER: "keep",
}
"""By phase, the message for the picture."""


def situation(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return lines that name the seats to act and their choices, or the winners."""
    if view.phase is Phase.OVER:
        return [outcome_words(view, players, words)]
    turn = turn_words(view, players, words)
    return [turn, *choices(view, words)] if view.legal else [turn]


def turn_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence that names the seat in turn, or all who have still to choose tickets."""
    if view.phase is Phase.KEEP:
        waited = ", ".join(bold_name(players, seat, words) for seat in view.to_act)
        return words.say("ttr-choosing", players=waited)
    return words.say(
        "ttr-turn",
        player=bold_name(players, view.mover, words),
        seat=view.mover,
        seats=len(view.players),
    )


def goes_first(view: View, players: Sequence[Player], words: Words) -> str:
    """Return who goes first, which can decide which tickets to keep."""
    who = "you" if view.seat == view.first else "player"
    return words.say("ttr-goes-first", who=who, player=bold_name(players, view.first, words))


def choices(view: View, words: Words) -> list[str]:
    """Return lines on what the seats to act can do, without naming them.

    Those who choose tickets do so in their own panels, so the public view has no action for them.
    """
    private = view.phase in (Phase.KEEP, Phase.OFFER)
    if not view.to_act or not (view.legal or private or _only_claims(view)):
        return []
    lines = [_prompt(view, words)]
    if view.last:
        lines.append(words.say("ttr-prompt-last-round", turns=len(view.to_come)))
    return [" ".join(lines)]


def _only_claims(view: View) -> bool:
    """Return whether nothing can be drawn, so that the public view of a turn has no action."""
    return view.phase is Phase.TURN and view.seat is None and not _offer(view)


def prompt_short(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the possible choices, or the winners, in about 25 characters for the picture."""
    if view.phase is Phase.OVER:
        return outcome_short("ttr", view.result, players, words)
    if any(isinstance(action, Pass) for action in view.legal):
        return words.say("ttr-short-pass")
    short = _SHORT.get(view.phase)
    return words.say(f"ttr-short-{short}") if short and view.to_act else ""


def _prompt(view: View, words: Words) -> str:
    match view.phase:
        case Phase.KEEP:
            return words.say("ttr-prompt-start", panel=words.say("button-panel"))
        case Phase.PLACE:
            symbols = symbols_words(view.waiting, words)
            return words.say("ttr-prompt-place", count=len(view.waiting), symbols=symbols)
        case Phase.TURN:
            if any(isinstance(action, Pass) for action in view.legal):
                return words.say("ttr-prompt-pass")
            line = words.say("ttr-prompt-turn", offer=_offer(view) or "none")
            if view.seat is not None:
                return line
            panel = words.say("button-panel")
            return joined((line, words.say("ttr-prompt-claim", panel=panel)))
        case Phase.SECOND:
            ferry = "yes" if Card.FERRY in view.row else "no"
            return words.say("ttr-prompt-second", ferry=ferry)
        case Phase.TOKEN:
            return words.say("ttr-prompt-token", tokens=_tokens(view, words))
        case Phase.OFFER:
            return words.say("ttr-prompt-keep")
        case _:
            return ""


def _offer(view: View) -> str:
    """Return what anybody could draw now: cards, tickets, both, or nothing as an empty text."""
    cards = bool(view.deck) or any(card is not None for card in view.row)
    if cards and view.pile:
        return "both"
    return "cards" if cards else "tickets" if view.pile else ""


def _tokens(view: View, words: Words) -> str:
    """Return the tokens that can be taken, each with its location."""
    board = view.board
    lying = {each.location: each.symbol for each in view.stacks}
    return ", ".join(
        words.say(
            "ttr-token-at",
            location=location_words(board, action.location),
            symbol=symbol_words(lying[action.location], words),
        )
        for action in view.legal
        if isinstance(action, TakeToken)
    )
