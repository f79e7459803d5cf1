"""The scene of the whole table, and two actions marked on it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Claim, DrawTickets, Place, Take, TakeDeck, TakeToken
from bot.games.tickettoride.cards import CARDS, Card
from bot.games.tickettoride.state import Phase
from bot.presenters.reading import fallback_name
from bot.presenters.tickettoride.log import (
    changed_locations,
    claimed_routes,
    drew_cards,
    drew_tickets,
    filled_positions,
    fresh_moves,
    taken_symbols,
)
from bot.presenters.tickettoride.reading import HALVES
from bot.presenters.turn import turn_scene
from render.parts.scene import Mark, TurnScene
from render.tickettoride import scene
from render.tickettoride.board import Colour, LocationScene, MapBoard, TrackScene
from render.tickettoride.scene import ClaimScene, TableScene

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Map
    from bot.games.tickettoride.view import PlayerView, View
    from bot.presenters.tickettoride.reading import TicketToRideReading
    from bot.presenters.turn import Short
    from render import Scene


def table_scene(reading: TicketToRideReading, short: Short, *, paused: bool) -> scene.TableScene:
    view = reading.view
    over = view.phase is Phase.OVER
    board = view.board
    places = [each for each in view.legal if isinstance(each, Place)]
    placed = {each.symbol for each in places}
    return scene.TableScene(
        board=board_scene(board),
        note=reading.map_name(view.map),
        claims=claim_scenes(reading),
        closed=closed_tracks(view),
        stacks=stack_scenes(reading),
        targets=tuple(sorted({board.place[each.location] for each in places})),
        waiting=tuple(
            scene.WaitingScene(
                souvenir=scene.Souvenir(symbol), count=view.batch, choice=symbol in placed
            )
            for symbol in view.waiting
        ),
        offer=offer_scene(reading),
        players=tuple(player_scene(reading, player) for player in view.players),
        last_round=reading.say("ttr-short-last-round") if view.last and not over else "",
        turn=_turn(reading, short),
        active=None if over else view.mover or None,
        over=over,
        paused=paused,
    )


def _turn(reading: TicketToRideReading, short: Short) -> TurnScene:
    """Return the turn panel; while all choose tickets it names nobody."""
    if reading.view.phase is Phase.KEEP:
        title = reading.say("ttr-short-all")
        return TurnScene(title=title, fallback_title=title, prompt=short.prompt, last=short.last)
    return turn_scene("ttr", reading, short)


def claim_scenes(reading: TicketToRideReading) -> tuple[scene.ClaimScene, ...]:
    """Return the claimed tracks, and which of them are new to the reader."""
    view = reading.view
    new = claimed_routes(fresh_moves(reading.recent))
    return tuple(
        scene.ClaimScene(track=number, seat=owner, newest=view.board.routes[number].id in new)
        for number, owner in enumerate(view.owners)
        if owner
    )


def closed_tracks(view: View) -> tuple[int, ...]:
    """Return the tracks that nobody can claim any more."""
    return tuple(view.board.number[route] for route in view.closed)


def offer_scene(reading: TicketToRideReading) -> scene.OfferScene:
    """Return the row, the deck, the discards and the ticket pile."""
    view = reading.view
    moves = fresh_moves(reading.recent)
    new = filled_positions(moves)
    legal = {each.position for each in view.legal if isinstance(each, Take)}
    deck = any(isinstance(each, TakeDeck) for each in view.legal)
    tickets = any(isinstance(each, DrawTickets) for each in view.legal)
    return scene.OfferScene(
        row=tuple(
            scene.RowCardScene(
                colour=None if card is None else Colour(card),
                access=_access(position, card, legal, drawing=deck or bool(legal)),
                mark=_last(position in new and card is not None),
            )
            for position, card in enumerate(view.row, start=1)
        ),
        deck=scene.PileScene(count=view.deck, open=deck, mark=_last(drew_cards(moves))),
        discards=sum(view.discards),
        face=_most(view.discards),
        tickets=scene.PileScene(count=view.pile, open=tickets, mark=_last(drew_tickets(moves))),
    )


def _most(discards: Counts) -> Colour | None:
    """Return the colour of which most cards are discarded, or None without any."""
    number, card = max(zip(discards, CARDS, strict=True), key=lambda each: each[0])
    return Colour(card) if number else None


def _access(position: int, card: Card | None, legal: set[int], *, drawing: bool) -> scene.Access:
    if position in legal:
        return scene.Access.OPEN
    return scene.Access.SHUT if drawing and card is Card.FERRY else scene.Access.IDLE


def stack_scenes(reading: TicketToRideReading) -> tuple[scene.StackScene, ...]:
    view = reading.view
    board, changed = view.board, changed_locations(fresh_moves(reading.recent))
    choice = {each.location for each in view.legal if isinstance(each, TakeToken)}
    return tuple(
        scene.StackScene(
            location=board.place[each.location],
            souvenir=scene.Souvenir(each.symbol),
            count=each.left,
            mark=Mark.CHOICE if each.location in choice else _last(each.location in changed),
        )
        for each in view.stacks
    )


def player_scene(reading: TicketToRideReading, player: PlayerView) -> scene.PlayerScene:
    """Return the open facts about a player, with tickets that all may see."""
    view = reading.view
    over = view.phase is Phase.OVER
    taken = taken_symbols(fresh_moves(reading.recent), player.seat)
    points = view.scores[player.seat - 1] if over else player.points
    return scene.PlayerScene(
        seat=player.seat,
        name=reading.full_name(player.seat),
        fallback_name=fallback_name(player.seat, reading.words),
        rank=reading.ranking()[player.seat - 1] if over else None,
        score=points // HALVES,
        trams=player.trams,
        cards=player.cards,
        tickets=player.tickets,
        souvenirs=frozenset(scene.Souvenir(each) for each in player.tokens),
        taken=scene.Souvenir(taken[-1]) if taken else None,
        choosing=bool(player.offered) and not player.chosen,
        opened=_opened(player) if over or view.seat is None else (),
    )


def _opened(player: PlayerView) -> tuple[scene.OpenedScene, ...]:
    return tuple(
        scene.OpenedScene(points=each.ticket.points, complete=each.way.complete)
        for each in player.held or ()
    )


def hand_counts(player: PlayerView) -> tuple[int, ...] | None:
    """Return the cards of a hand by kind, or None where they cannot be seen."""
    return None if player.hand is None else tuple(player.hand[at] for at in range(len(CARDS)))


def _last(new: bool) -> Mark:  # noqa: FBT001  (says what it is)
    return Mark.LAST if new else Mark.NONE


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Mark the cards, routes or locations of two actions."""
    if not isinstance(scene, TableScene):
        return scene
    board, offer = view.board, scene.offer

    def mark(kind: type[Action], *values: object) -> Mark:
        """Return the mark of a piece by the action that takes it."""
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
    """Return the value that tells an action from others of its kind."""
    match action:
        case Take(position=position):
            return (position,)
        case TakeToken(location=location):
            return (location,)
        case _:
            return ()


MAPS = 8
"""How many maps are kept as pictures take them."""


@lru_cache(maxsize=MAPS)
def board_scene(board: Map) -> MapBoard:
    """Return a map with the places of its locations and tracks."""
    return MapBoard(
        name=board.name,
        hash=board.digest,
        locations=tuple(
            LocationScene(name=each.name, x=each.x, y=each.y) for each in board.locations
        ),
        tracks=tuple(
            TrackScene(
                start=board.place[each.a],
                end=board.place[each.b],
                length=each.length,
                colour=Colour(each.colour or "gray"),
                ferries=each.ferries,
                group=min(each.id, each.twin) if each.twin else "",
                bend=each.bend,
            )
            for each in board.routes
        ),
        worth=board.route_points,
        souvenirs_worth=board.token_points,
    )
