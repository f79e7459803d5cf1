"""The contact sheet of San Francisco: every piece of the table in every state."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, PANEL, SLOT
from render.layout import Size
from render.parts.contactsheet import Section, SheetPiece, piece
from render.parts.icons import (
    contract,
    lock,
    medal,
    number_disc,
    paper,
    pile,
    play,
    plus_disc,
    recent,
    spark_chip,
    sunburst,
    tick,
)
from render.parts.panels import (
    Tone,
    contract_plate,
    laid,
    place_pill,
    rank_badge,
    score_plate,
    seat_arrow,
    seat_disc,
)
from render.parts.scene import Mark, TableParts, TurnScene
from render.parts.turnpanel import paint_turn
from render.sanfrancisco.cards import CardSpace, draw_card, draw_slot, draw_space
from render.sanfrancisco.city import paint_city
from render.sanfrancisco.columns import draw_head, paint_columns
from render.sanfrancisco.landmarks import (
    anchor,
    cable_car,
    depot,
    foundation,
    fountain,
    skyscraper,
    tracks_disc,
)
from render.sanfrancisco.layout import LAYOUTS
from render.sanfrancisco.painter import SPRITES
from render.sanfrancisco.scene import (
    DISTRICTS,
    Bonus,
    BonusScene,
    CardScene,
    CityScene,
    Colour,
    ColumnScene,
    ColumnState,
    MajorityStanding,
    RowScene,
    Site,
    SupplyScene,
    Tracks,
)
from render.sanfrancisco.scenery import deck_back
from render.sanfrancisco.supply import bonus_icon, completion, paint_supply
from render.sanfrancisco.tickets import draw_more, draw_ticket
from render.text.numbers import MINUS

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from render.colours import RGB
    from render.surface.canvas import Canvas

_CARDS = (Size(96, 72), Size(126, 72), Size(126, 100))
_TICKETS = (Size(96, 34), Size(126, 44))
_FOUR, _TWO = LAYOUTS[4], LAYOUTS[2]


def sections() -> list[Section]:
    """Return all sections, small pieces first."""
    icons = [piece(SPRITES, laid, draw, PANEL, *args) for draw, *args in _icons()]
    return [
        Section("Icons", [icons]),
        Section("Headers, calm and gold", [list(_header_parts(tone)) for tone in Tone]),
        Section("Heads of columns", [list(_heads(edge)) for edge in (None, FLARE)]),
        *(Section(f"Cards, {w} x {h}", list(_cards(Size(w, h)))) for w, h in _CARDS),
        *(Section(f"Tickets, {w} x {h}", list(_tickets(Size(w, h)))) for w, h in _TICKETS),
        *(Section(f"Empty spaces, {w} x {h}", list(_spaces(Size(w, h)))) for w, h in _CARDS),
        Section("Boards: not to act, to act, first and second at the end", [list(_boards())]),
        Section("Columns of 0, 3 and 6, of 7, 12 and 13 cards, and as lanes", [list(_columns())]),
        Section("Supplies: full, a choice to make, all gone", [list(_supplies())]),
        Section("Whose turn it is, and the end", [list(_turns())]),
    ]


def _icons() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    yield from ((cable_car, 46, 34), (skyscraper, 34, 62), (foundation, 46, 36), (depot, 54, 40))
    yield from ((draw, 14) for draw in (anchor, fountain, spark_chip, tracks_disc))
    yield from ((number_disc, 14, "+2"), (contract, 54, 66), (paper, 30, 36, f"{MINUS}2"))
    yield from ((medal, 32, 36), (sunburst, 18, "1½"), (tick, 11), (plus_disc, 17))
    yield from ((lock, 14, 21, CREAM), (pile, 21, 30, CREAM, PANEL), (play, 22), (recent, 22))
    yield from ((completion, district, 17) for district in DISTRICTS)
    yield from ((bonus_icon, kind) for kind in Bonus)
    yield (deck_back, 96, 72)


def _header_parts(tone: Tone) -> Iterator[SheetPiece]:
    seat = seat_arrow if tone is Tone.GOLD else seat_disc
    for number in range(1, 5):
        yield piece(SPRITES, laid, seat, tone.ground, number, 31)
    for rank in range(1, 5):
        yield piece(SPRITES, laid, rank_badge, tone.ground, rank, 34)
    for count in (0, 7, 12):
        yield piece(SPRITES, laid, contract_plate, tone.ground, count, 54, 66)
    for points in ("0", "9½", f"{MINUS}12½"):
        yield piece(SPRITES, laid, score_plate, tone.ground, points, 116, 66, tone)
    for place in (1, 2, 0):
        yield piece(SPRITES, laid, place_pill, tone.ground, "+2", place, 46, 32, tone)


def _heads(edge: RGB | None) -> Iterator[SheetPiece]:
    for state in ColumnState:
        for count, needs in ((0, 0), (12, 0), (1, 3)):
            yield piece(SPRITES, laid, draw_head, PANEL, 2, count, needs, state, 96, edge)


def _cards(size: Size) -> Iterator[list[SheetPiece]]:
    for colour in Colour:
        yield [piece(SPRITES, draw_card, size, PANEL, card) for card in every_card(colour)]
    yield [piece(SPRITES, draw_slot, size, PANEL, SLOT)]


def _tickets(size: Size) -> Iterator[list[SheetPiece]]:
    for colour in Colour:
        yield [piece(SPRITES, draw_ticket, size, SLOT, card) for card in every_card(colour)]
    yield [piece(SPRITES, draw_more, size, SLOT, 73, mark) for mark in Mark]


def _spaces(size: Size) -> Iterator[list[SheetPiece]]:
    states = [
        *((CardSpace.LATER, view) for view in range(5)),
        (CardSpace.NEXT, 0),
        (CardSpace.TARGET, 4),
    ]
    for district in DISTRICTS:
        yield [
            piece(SPRITES, draw_space, size, PANEL, district, view, state) for state, view in states
        ]


def _boards() -> Iterator[SheetPiece]:
    board = _FOUR.board
    for seat, rank, active in ((1, None, False), (2, None, True), (3, 1, False), (4, 2, False)):
        rows = (
            RowScene(
                cards=every_card(colour)[seat : seat + 5],
                total=12,
                advantage=(4, 2, 0, -2, 5)[number],
                standing=list(MajorityStanding)[number % 3],
                bonuses=number % 3,
                bonus_taken=number == seat,
                completed=True,
            )
            for number, colour in enumerate(DISTRICTS)
        )
        city = CityScene(
            seat=seat,
            name=f"Player {seat}",
            fallback_name=f"Player {seat}",
            rows=tuple(replace(row, cards=row.cards[: 6 - seat]) for row in rows),
            score=9,
            contracts=seat,
            cars=8,
            cars_standing=list(MajorityStanding)[seat % 3],
            skyscrapers=2,
            medal=seat == 1,
            points_token=seat == 1,
            discard_token=seat == 1,
            rank=rank,
        )
        paint = partial(paint_city, board=board, city=city, active=active)
        yield SheetPiece(board.width, board.height, paint)


def _columns() -> Iterator[SheetPiece]:
    cards = tuple(card for colour in Colour for card in every_card(colour))
    for layout, lengths in ((_FOUR, (0, 3, 6)), (_FOUR, (7, 12, 13)), (_TWO, (3, 6, 13))):
        columns = tuple(
            ColumnScene(cards=cards[:length], state=state)
            for length, state in zip(lengths, ColumnState, strict=True)
        )
        card = layout.board.card
        paint = partial(paint_columns, columns=columns, card=card, lanes=layout.lanes)
        yield SheetPiece(layout.columns.width, layout.columns.height, paint)


def _supplies() -> Iterator[SheetPiece]:
    full = SupplyScene(tokens=10, tokens_total=10, deck=87)
    choice = tuple(BonusScene(kind=kind, left=2, choice=True) for kind in Bonus)
    gone = tuple(BonusScene(kind=kind, left=0) for kind in Bonus)
    turned = CardScene(colour=Colour.BLUE, value=3, mark=Mark.CHOICE)
    for supply in (
        full,
        replace(full, tokens=5, bonuses=choice, turned_over=turned),
        replace(full, tokens=0, deck=0, completions=(False,) * 5, medal=False, bonuses=gone),
    ):
        paint = partial(paint_supply, supply=supply, wide=False)
        yield SheetPiece(_FOUR.supply.width, _FOUR.supply.height, paint)


def _turns() -> Iterator[SheetPiece]:
    for seat, title in ((1, "Player 1"), (None, "End")):
        turn = TurnScene(
            title=title,
            fallback_title=title,
            prompt="What can be done.",
            last="What was done in the last turn.",
        )
        paint = partial(paint_turn, table=TableParts(turn=turn, active=seat, over=seat is None))
        yield SheetPiece(_FOUR.turn.width, _FOUR.turn.height, paint)


def every_card(colour: Colour) -> tuple[CardScene, ...]:
    """Return a card of every kind in a colour, with every sign somewhere."""
    printed, token = Tracks.PRINTED, Tracks.TOKEN
    site, tower = Site.FOUNDATION, Site.SKYSCRAPER
    return (
        CardScene(colour=colour, value=1, tracks=printed, car=True),
        CardScene(colour=colour, value=2, bonus=True, view=1),
        CardScene(colour=colour, value=3, waterfront=True, bonus=True, tracks=printed, view=2),
        CardScene(colour=colour, value=6, plus=1, tracks=printed, car=True, view=3),
        CardScene(colour=colour, site=site, around=5, needed=7, tracks=token, plus=1, view=4),
        CardScene(colour=colour, site=site, bonus=True, mark=Mark.CHOICE),
        CardScene(colour=colour, site=tower, tracks=printed, car=True, view=1),
        CardScene(colour=colour, depot=True, car=True, view=2),
        CardScene(colour=colour, square=True, value=4, bonus=True, view=3),
        CardScene(colour=colour, square=True, value=0, tracks=token, mark=Mark.LAST, view=4),
        CardScene(colour=colour, square=True, bonus=True, tracks=printed),
        CardScene(colour=colour, value=12, plus=4, car=True, mark=Mark.TARGET, view=1),
    )
