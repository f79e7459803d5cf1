"""Marks on the picture of a table what was played, pink, and what had been better, gold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Place,
    Take,
    TakeDeck,
    TakeToken,
)
from render.parts.scene import Mark
from render.tickettoride.scene import ClaimScene, TableScene

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.view import View
    from render import Scene


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Return the table in which the cards, routes or locations of two actions are marked."""
    if not isinstance(scene, TableScene):
        return scene
    board, offer = view.board, scene.offer

    def mark(kind: type[Action], *values: object) -> Mark:
        """Return the mark of what an action of a kind is about."""
        for each, found in ((better, Mark.CHOICE), (played, Mark.LAST)):
            if isinstance(each, kind) and _about(each) == values:
                return found
        return Mark.NONE

    track, wanted = (
        board.number[each.route] if isinstance(each, Claim) else None for each in (played, better)
    )
    claimed = (
        () if track in (None, wanted) else (ClaimScene(track=track, seat=view.mover, newest=True),)
    )
    targets = [board.place[better.location]] if isinstance(better, Place) else []
    return replace(
        scene,
        claims=(*(replace(each, newest=False) for each in scene.claims), *claimed),
        wanted=() if wanted is None else (wanted,),
        targets=tuple(targets),
        stacks=tuple(
            replace(each, mark=mark(TakeToken, board.locations[each.location].id))
            for each in scene.stacks
        ),
        offer=replace(
            offer,
            row=tuple(
                replace(card, mark=mark(Take, position))
                for position, card in enumerate(offer.row, start=1)
            ),
            deck=replace(offer.deck, mark=mark(TakeDeck)),
            tickets=replace(offer.tickets, mark=mark(DrawTickets)),
        ),
    )


def _about(action: Action) -> tuple[object, ...]:
    """Return what tells an action from others of its kind on the picture."""
    match action:
        case Take(position=position):
            return (position,)
        case TakeToken(location=location):
            return (location,)
        case _:
            return ()
