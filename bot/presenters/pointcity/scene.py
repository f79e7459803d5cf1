"""The scene of the whole table, and two actions marked on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, SIDE, SPACES, Side
from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.state import Phase
from bot.presenters.pointcity.log import (
    built,
    changed_spaces,
    gained_faces,
    gained_tokens,
    last_moves,
    took_from_deck,
)
from bot.presenters.pointcity.reading import TURNS
from bot.presenters.reading import fallback_name
from bot.presenters.turn import turn_scene
from render.parts.scene import Mark
from render.pointcity import scene
from render.pointcity.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Building, Card, Face, Token
    from bot.games.pointcity.view import CityView, SpotView, View
    from bot.presenters.pointcity.reading import PointCityReading
    from bot.presenters.turn import Short
    from render import Scene


_OTHER = {Side.RESOURCE: scene.Side.BUILDING, Side.BUILDING: scene.Side.RESOURCE}
"""The side of the card that refills a space, by the side of the card before."""


def table_scene(reading: PointCityReading, short: Short, *, paused: bool) -> scene.TableScene:
    view = reading.view
    over = view.phase is Phase.OVER
    active = None if over else view.mover
    return scene.TableScene(
        cities=tuple(city_scene(reading, city) for city in view.cities),
        market=market_scene(reading),
        tokens=supply_scenes(view),
        turn=turn_scene("pc", reading, short),
        turn_number=min(view.round, TURNS),
        turns=TURNS,
        active=active,
        over=over,
        paused=paused,
    )


def market_scene(reading: PointCityReading) -> scene.MarketScene:
    view = reading.view
    moves = last_moves(reading.recent)
    changed = changed_spaces(moves)
    waiting = _waiting(view)
    spaces: list[scene.SpaceScene] = []
    for space, spot in enumerate(view.market):
        aimed = view.markers is not None and space in view.markers
        if spot is None:
            spaces.append(_gap(view, space, waiting.get(space), aimed=aimed))
        else:
            spaces.append(_space(view, spot, aimed=aimed, new=spot.space in changed))
    return scene.MarketScene(
        spaces=tuple(spaces),
        deck=view.deck,
        top=None if view.top is None else face_scene(view.top.face),
        deck_mark=Mark.LAST if took_from_deck(moves) else Mark.NONE,
        markers=None if view.markers is None else _column_and_row(view.markers[0]),
    )


def _column_and_row(space: int) -> tuple[int, int]:
    row, column = divmod(space, SIDE)
    return column + 1, row + 1


def _waiting(view: View) -> dict[int, Building]:
    """Return the buildings to pay for, by the space they were taken from."""
    gaps = [gap.space for gap in view.gaps if gap.side is Side.BUILDING]
    # After payment there are gaps but no buildings taken, until the turn ends.
    return dict(zip(gaps, view.taken, strict=False))


def _gap(view: View, space: int, building: Building | None, *, aimed: bool) -> scene.SpaceScene:
    """Return a space emptied in this turn, with the building to be paid for."""
    side = next((gap.side for gap in view.gaps if gap.space == space), None)
    return scene.SpaceScene(
        card=None if building is None else _priced(building),
        refills=None if side is None or not view.deck else _OTHER[side],
        mark=Mark.NONE if building is None else Mark.CHOICE,
        aimed=aimed,
    )


def _space(view: View, spot: SpotView, *, aimed: bool, new: bool) -> scene.SpaceScene:
    building = spot.card.building if spot.side is Side.BUILDING else None
    taking = view.phase is Phase.TAKE
    shut = not spot.takeable if taking else spot.lacking > 0
    return scene.SpaceScene(
        card=face_scene(spot.card.face) if building is None else _priced(building),
        refills=_OTHER[spot.side] if view.deck else None,
        mark=Mark.LAST if new else Mark.NONE,
        unpayable=building is not None and shut and view.phase is not Phase.OVER,
        aimed=aimed,
    )


def face_scene(face: Face) -> scene.FaceScene:
    resource = "ingenuity" if face.resource is None else face.resource.value
    return scene.FaceScene(resource=scene.Resource(resource), symbols=face.symbols)


def _priced(building: Building) -> scene.BuildingScene:
    return scene.BuildingScene(
        kind=scene.Kind(building.kind.value),
        points=building.points,
        gives=None if building.gives is None else scene.Resource(building.gives.value),
        cost=building.cost,
    )


def _built(building: Building) -> scene.BuildingScene:
    return scene.BuildingScene(
        kind=scene.Kind(building.kind.value),
        points=building.points,
        gives=None if building.gives is None else scene.Resource(building.gives.value),
    )


def supply_scenes(view: View, seat: int | None = None) -> tuple[scene.TokenScene, ...]:
    """Return the civic tokens that can be taken, each with its worth to a seat.

    Parameters
    ----------
    seat
        The seat, or None for the seat in turn.
    """
    owner = seat or view.mover
    choices = {action.token for action in view.legal if isinstance(action, TakeToken)}
    over = view.phase is Phase.OVER
    return tuple(
        token_scene(
            each.token,
            worth=None if over else each.worth[owner - 1],
            mark=Mark.CHOICE if each.token.id in choices else Mark.NONE,
        )
        for each in view.tokens
    )


def token_scene(token: Token, *, worth: int | None, mark: Mark) -> scene.TokenScene:
    """Return a civic token; `worth` is in half points."""
    return scene.TokenScene(
        number=token.id,
        meaning=scene.Meaning(token.kind.value),
        points=token.points,
        resources=tuple(scene.Resource(resource.value) for resource in token.resources),
        at_least=token.at_least,
        worth=None if worth is None else worth // HALVES,
        mark=mark,
    )


def city_scene(reading: PointCityReading, city: CityView) -> scene.CityScene:
    view = reading.view
    moves = last_moves(reading.recent)
    new, tokens = built(moves), gained_tokens(moves)
    return scene.CityScene(
        seat=city.seat,
        name=reading.full_name(city.seat),
        fallback_name=fallback_name(city.seat, reading.words),
        score=view.scores[city.seat - 1] // HALVES,
        permanent=city.permanent,
        built=tuple(
            scene.BuiltScene(building=_built(building), mark=_last(building.id in new))
            for building in city.buildings
        ),
        hand=held_scenes(city.hand, gained_faces(moves, city.seat), _proposed(view, city.seat)),
        tokens=tuple(
            token_scene(held.token, worth=held.points, mark=_last(held.token.id in tokens))
            for held in city.tokens
        ),
        automaton=city.automaton,
        rank=reading.ranking()[city.seat - 1] if view.phase is Phase.OVER else None,
    )


def held_scenes(
    cards: Iterable[Card],
    new: frozenset[Face] = frozenset(),
    proposed: frozenset[Face] = frozenset(),
) -> tuple[scene.HeldScene, ...]:
    """Return resource cards by face; those of the proposed payment are marked as a choice."""
    count = Counter(card.face for card in cards)
    return tuple(
        scene.HeldScene(
            face=face_scene(face),
            count=count[face],
            mark=Mark.CHOICE if face in proposed else _last(face in new),
        )
        for face in FACES
        if count[face]
    )


def _proposed(view: View, seat: int) -> frozenset[Face]:
    payment = next((action for action in view.legal if isinstance(action, Pay)), None)
    return frozenset(payment.cards) if payment is not None and seat == view.mover else frozenset()


def _last(new: bool) -> Mark:  # noqa: FBT001  (says what it is)
    return Mark.LAST if new else Mark.NONE


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    if not isinstance(scene, TableScene):
        return scene

    def mark(taken: bool, wanted: bool) -> Mark:  # noqa: FBT001  (says what it is)
        return Mark.CHOICE if wanted else Mark.LAST if taken else Mark.NONE

    one, other = _spaces(played), _spaces(better)
    spaces = tuple(
        replace(space, mark=mark(name in one, name in other))
        for name, space in zip(SPACES, scene.market.spaces, strict=True)
    )
    deck = mark(isinstance(played, TakeDeck), isinstance(better, TakeDeck))
    first, second = (
        each.token if isinstance(each, TakeToken) else None for each in (played, better)
    )
    paid, due = (
        [face_scene(face) for face in each.cards] if isinstance(each, Pay) else []
        for each in (played, better)
    )
    return replace(
        scene,
        market=replace(scene.market, spaces=spaces, deck_mark=deck),
        tokens=tuple(
            replace(each, mark=mark(each.number == first, each.number == second))
            for each in scene.tokens
        ),
        cities=tuple(
            replace(
                city,
                hand=tuple(
                    replace(each, mark=mark(each.face in paid, each.face in due))
                    for each in city.hand
                ),
            )
            if city.seat == view.mover
            else city
            for city in scene.cities
        ),
    )


def _spaces(action: Action) -> tuple[str, ...]:
    if isinstance(action, Take):
        return action.first, action.second
    return (action.space,) if isinstance(action, Flip) else ()
