"""The scene of the whole table, and two actions marked on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build, Choose, Finalize, Place, Put
from bot.games.sanfrancisco.cards import BONUS_PIECES, BONUSES, ROWS, SPACE_NAMES
from bot.games.sanfrancisco.counted import built, counts, points_of, scores
from bot.games.sanfrancisco.state import Phase
from bot.presenters.reading import fallback_name
from bot.presenters.sanfrancisco.log import (
    emptied_column,
    last_moves,
    placed_cards,
    taken_card_ids,
    touched_spaces,
)
from bot.presenters.turn import turn_scene
from render.parts.scene import Mark
from render.sanfrancisco import scene
from render.sanfrancisco.scene import ColumnState, TableScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.cards import Card, Colour
    from bot.games.sanfrancisco.scoring import Majority
    from bot.games.sanfrancisco.view import CityView, SpotView, View
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading
    from bot.presenters.turn import Short
    from render import Scene
    from render.sanfrancisco.scene import CityScene, ColumnScene, RowScene


_SLICES = 5


def table_scene(reading: SanFranciscoReading, short: Short, *, paused: bool) -> scene.TableScene:
    view = reading.view
    over = view.phase is Phase.OVER
    active = None if over else view.mover
    return scene.TableScene(
        cities=tuple(city_scene(reading, city) for city in view.cities),
        columns=column_scenes(reading),
        supply=supply_scene(view),
        turn=turn_scene("sf", reading, short),
        active=active,
        over=over,
        paused=paused,
    )


def supply_scene(view: View) -> scene.SupplyScene:
    """Return the pieces beside the boards."""
    choices = {action.bonus for action in view.legal if isinstance(action, Choose)}
    blue, grey, orange, yellow, green = (holder == 0 for holder in view.completions)
    return scene.SupplyScene(
        tokens=view.tokens,
        tokens_total=view.tokens_at_start,
        deck=len(view.unseen),
        turned_over=None if view.turned is None else _card(view.turned, Mark.CHOICE),
        completions=(blue, grey, orange, yellow, green),
        medal=view.medal == 0,
        bonuses=tuple(
            scene.BonusScene(
                kind=scene.Bonus(kind.value), left=left, total=BONUS_PIECES, choice=kind in choices
            )
            for kind, left in zip(BONUSES, view.supply, strict=True)
        ),
    )


def column_scenes(
    reading: SanFranciscoReading,
) -> tuple[scene.ColumnScene, scene.ColumnScene, scene.ColumnScene]:
    return _column(reading, 1), _column(reading, 2), _column(reading, 3)


def _column(reading: SanFranciscoReading, number: int) -> scene.ColumnScene:
    view = reading.view
    if view.column == number:
        return scene.ColumnScene(cards=_taken(reading), state=scene.ColumnState.TAKEN)
    moves = last_moves(reading.recent)
    placed, emptied = placed_cards(moves), emptied_column(moves) == number
    cards = tuple(
        _card(card, Mark.LAST if card.id in placed else Mark.NONE)
        for card in view.columns[number - 1]
    )
    if any(
        isinstance(action, Finalize | Place) and action.column == number for action in view.legal
    ):
        return scene.ColumnScene(cards=cards, state=scene.ColumnState.OPEN, emptied=emptied)
    short = view.phase is Phase.START and len(cards) <= view.cities[view.mover - 1].contracts
    needs = view.cities[view.mover - 1].contracts + 1 if short else None
    return scene.ColumnScene(
        cards=cards, state=scene.ColumnState.SHUT, needs=needs, emptied=emptied
    )


def _taken(reading: SanFranciscoReading) -> tuple[scene.CardScene | None, ...]:
    """Return the taken cards in their places; None for a card that is settled."""
    left = {card.id: _card(card, Mark.CHOICE) for card in reading.view.taken}
    places = taken_card_ids(reading.recent) or tuple(left)
    return tuple(left.get(place) for place in places)


def _card(card: Card, mark: Mark) -> scene.CardScene:
    """Return a card of a column or of the supply."""
    numberless = card.foundation or card.depot or card.square
    return scene.CardScene(
        colour=scene.Colour(card.colour.value),
        value=None if numberless else card.value,
        tracks=scene.Tracks.PRINTED if card.tracks else scene.Tracks.NONE,
        site=scene.Site.FOUNDATION if card.foundation else scene.Site.NONE,
        depot=card.depot,
        square=card.square,
        waterfront=card.waterfront,
        bonus=card.bonus,
        view=int(card.id[1:]) % _SLICES,
        mark=mark,
    )


def city_scene(reading: SanFranciscoReading, city: CityView) -> scene.CityScene:
    view = reading.view
    *districts, cars = view.majorities
    touched = touched_spaces(last_moves(reading.recent))
    return scene.CityScene(
        seat=city.seat,
        name=reading.full_name(city.seat),
        fallback_name=fallback_name(city.seat, reading.words),
        rows=tuple(
            _row(view, city, index, majority, touched) for index, majority in enumerate(districts)
        ),
        score=scores(view)[city.seat - 1],
        contracts=city.contracts,
        cars=city.cars,
        cars_standing=standing(view, cars, city.seat),
        cars_advantage=points_of(view, cars, city.seat),
        skyscrapers=city.skyscrapers,
        needed=city.required,
        medal=city.medal,
        points_token=city.points_tokens > 0,
        discard_token=city.discard,
        rank=reading.ranking()[city.seat - 1] if view.phase is Phase.OVER else None,
    )


def _row(
    view: View, city: CityView, index: int, majority: Majority, touched: frozenset[tuple[int, str]]
) -> scene.RowScene:
    seat = city.seat
    targets = _target_spaces(view) if seat == view.mover else frozenset[str]()
    cards: list[scene.CardScene] = []
    for column, spot in enumerate(city.rows[index]):
        space = SPACE_NAMES[index][column]
        mark = Mark.LAST if (seat, space) in touched else Mark.NONE
        cards.append(_spot(spot, column, Mark.TARGET if space in targets else mark))
    return scene.RowScene(
        cards=tuple(cards),
        total=city.sums[index],
        advantage=points_of(view, majority, seat),
        standing=standing(view, majority, seat),
        bonuses=city.symbols[index],
        bonus_taken=city.bonuses[index] is not None,
        completed=city.completions[index],
        target=seat == view.mover and ROWS[index] in _target_rows(view),
    )


def _target_spaces(view: View) -> frozenset[str]:
    """Return the spaces a token may be put on."""
    return frozenset(
        f"{action.row}{action.space}"
        for action in view.legal
        if isinstance(action, Put) and action.space is not None
    )


def _target_rows(view: View) -> frozenset[Colour]:
    """Return the rows a taken card or a bonus card may be built in."""
    colours = {card.id: card.colour for card in view.taken}
    built = {
        action.row or colours[action.card] for action in view.legal if isinstance(action, Build)
    }
    put = {action.row for action in view.legal if isinstance(action, Put) and action.space is None}
    return frozenset(built | put)


def _spot(spot: SpotView, column: int, mark: Mark) -> scene.CardScene:
    """Return a card on a board."""
    card = spot.card
    numberless = (card.foundation or card.depot) and not spot.plus
    tracks = scene.Tracks.PRINTED if card.tracks else scene.Tracks.NONE
    site = scene.Site.FOUNDATION if card.foundation else scene.Site.NONE
    return scene.CardScene(
        colour=scene.Colour(card.colour.value),
        value=None if numberless else spot.value,
        tracks=scene.Tracks.TOKEN if spot.rails else tracks,
        site=scene.Site.SKYSCRAPER if spot.skyscraper else site,
        around=spot.neighbours,
        needed=spot.required,
        depot=card.depot,
        square=card.square,
        waterfront=card.waterfront,
        bonus=card.bonus,
        plus=spot.plus,
        car=spot.car,
        view=column,
        mark=mark,
    )


_STANDINGS = (scene.MajorityStanding.LEAD, scene.MajorityStanding.SECOND)


def standing(view: View, majority: Majority, seat: int) -> scene.MajorityStanding:
    """Return the place of a seat in a majority, last while it does not count."""
    place = majority.ranking.index(seat)
    known = place < len(_STANDINGS) and counts(view, majority) and built(view, seat)
    return _STANDINGS[place] if known else scene.MajorityStanding.REST


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Mark the columns or spaces of two actions.

    A column taken has its cards marked; the one where a card is placed is open, and the one where
    it was placed has a pink number. In the city the space of the better action alone is gold.
    """
    if not isinstance(scene, TableScene):
        return scene
    one, two, three = (
        _column_marked(column, number, played, better)
        for number, column in enumerate(scene.columns, 1)
    )
    cities = tuple(
        replace(city, rows=tuple(_rows(city, view, played, better)))
        if city.seat == view.mover
        else city
        for city in scene.cities
    )
    return replace(scene, columns=(one, two, three), cities=cities)


def _rows(city: CityScene, view: View, played: Action, better: Action) -> Iterator[RowScene]:
    one, other = _space(view, played), _space(view, better)
    for colour, row in zip(ROWS, city.rows, strict=True):
        cards = tuple(
            replace(
                card,
                mark=Mark.TARGET
                if other == (colour, number)
                else Mark.LAST
                if one == (colour, number)
                else Mark.NONE,
            )
            for number, card in enumerate(row.cards, start=1)
        )
        yield replace(row, cards=cards, target=other == (colour, None))


def _space(view: View, action: Action) -> tuple[Colour, int | None] | None:
    """Return the row and the space for a piece; the next space is None."""
    match action:
        case Build(card=card, row=row):
            return row or next(each.colour for each in view.taken if each.id == card), None
        case Put(row=row, space=space):
            return row, space
        case _:
            return None


def _column_marked(column: ColumnScene, number: int, played: Action, better: Action) -> ColumnScene:
    taken, wanted = (
        isinstance(each, Finalize) and each.column == number for each in (played, better)
    )
    mark = Mark.CHOICE if wanted else Mark.LAST if taken else Mark.NONE
    if column.state is not ColumnState.TAKEN:
        cards = tuple(card and replace(card, mark=mark) for card in column.cards)
        column = replace(column, cards=cards, emptied=False)
    if not isinstance(better, Place):
        return column
    if better.column == number:
        return replace(column, state=ColumnState.OPEN)
    placed = isinstance(played, Place) and played.column == number
    return replace(column, state=ColumnState.SHUT, needs=None, emptied=placed)
