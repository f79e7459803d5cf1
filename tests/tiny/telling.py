"""The tiny game in words: whose turn it is, what happened, what lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.game import TURN
from bot.presenters.phrases import points_phrase
from bot.presenters.reading import bold_name
from tests.tiny.state import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.games.game import Event
    from bot.presenters.reading import Move, Player, Recent
    from bot.words.words import Words
    from tests.tiny.view import View

    Name = Callable[[Sequence[Player], int, Words], str]


def number(card: str) -> str:
    """Return what is written on a card."""
    return str(int(card[1:]))


def card_words(card: str, words: Words) -> str:
    """Return a card in words."""
    return words.say("tiny-card", number=number(card))


def hand_words(hand: Iterable[str], words: Words) -> str:
    """Return the cards of a hand that can be seen, and how many cannot."""
    cards = list(hand)
    seen = [card_words(card, words) for card in cards if card]
    backs = len(cards) - len(seen)
    return ", ".join(
        (*seen, *([words.say("tiny-backs", count=backs)] if backs or not seen else ()))
    )


def situation(view: View, players: Sequence[Player], words: Words, name: Name = bold_name) -> str:
    """Return whose turn it is and what can be done, or who has won."""
    result = view.result
    if result is not None:
        winners = ", ".join(name(players, seat, words) for seat in result.winners)
        points = points_phrase(max(result.points), words)
        return words.say("tiny-over", count=len(result.winners), players=winners, points=points)
    waited = ", ".join(name(players, seat, words) for seat in view.to_act)
    round_words = words.say("tiny-round", round=view.round, rounds=ROUNDS)
    return f"{round_words} {words.say(f'tiny-turn-{view.phase}', players=waited)}"


def middle(view: View, words: Words) -> str:
    """Return what lies between the players."""
    deck = words.say("tiny-middle", deck=view.deck)
    if not view.discards:
        return deck
    return f"{deck} {words.say('tiny-open', card=card_words(view.discards[-1], words))}"


def tell(
    moves: Iterable[Move], players: Sequence[Player], words: Words, you: int | None = None
) -> str:
    """Return in sentences what the moves did, to one seat or to everybody."""
    said = (_sentence(event, players, words, you) for move in moves for event in move.events)
    return " ".join(sentence for sentence in said if sentence)


def story(players: Sequence[Player], recent: Recent, words: Words) -> list[str]:
    """Return what the last turn and the one that is on did, a line each."""
    turns = (("last", recent.previous), ("this", recent.current))
    return [
        words.say(f"tiny-{which}-turn", story=tell(moves, players, words))
        for which, moves in turns
        if moves
    ]


def _sentence(event: Event, players: Sequence[Player], words: Words, you: int | None) -> str:
    if event.code == TURN:
        return ""
    card = str(event.values.get("card", ""))
    hidden = "-hidden" if event.code in ("gave", "drew") and not card else ""
    return words.say(
        f"tiny-did-{event.code}{hidden}",
        person="you" if event.seat == you else "other",
        player=bold_name(players, event.seat, words),
        card=card_words(card, words) if card else "",
        left=event.values.get("left", 0),
    )
