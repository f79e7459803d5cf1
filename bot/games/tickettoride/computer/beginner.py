"""A computer player who plays as in a first game: one ticket, one route at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Claim, DrawTickets, Keep, Take, TakeDeck
from bot.games.tickettoride.cards import NONE, PLACE, Card
from bot.games.tickettoride.computer.tickets import best_colour, lacking
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Route
    from bot.games.tickettoride.view import PlayerView, View

LONG = 14
"""With so many spaces missing it does not keep both tickets."""
MANY = 7
"""With so many cards in hand it claims whatever it can."""
TRAMS = 10
"""With so many trams left it draws more tickets once its own are complete."""
_LUCK = 100


def easy(view: View, rng: Rng) -> Action:
    """Claim what the nearest ticket lacks, or collect cards for the next route of it."""
    own = view.own
    if own is None or len(view.legal) == 1:
        return view.legal[0]
    if view.phase in (Phase.KEEP, Phase.OFFER):
        return _keep(view, own)
    if view.phase in (Phase.PLACE, Phase.TOKEN):
        return rng.choice(view.legal)
    wanted = _wanted(view, own)
    claims = [each for each in view.legal if isinstance(each, Claim)]
    ids = {route.id for route in wanted}
    for claim in claims:
        if claim.route in ids:
            return claim
    if claims and (not wanted or view.last or own.cards >= MANY):
        return max(claims, key=lambda each: len(each.cards) - each.cards.count(Card.FERRY) / 2)
    tickets = [each for each in view.legal if isinstance(each, DrawTickets)]
    if tickets and not wanted and own.trams >= TRAMS:
        return tickets[0]
    return _draw(view, own, wanted, rng)


def _keep(view: View, own: PlayerView) -> Action:
    """Keep both tickets if they are near, or else the nearer one."""
    missing = [99 if each.way.missing is None else each.way.missing for each in own.offer or ()]
    open_ = any(each.way.missing for each in own.held or ())
    both = sum(missing) <= min(LONG, own.trams) and not open_
    places = (1, 2) if both else (1,) if missing[0] <= missing[-1] else (2,)
    keeps = [each for each in view.legal if isinstance(each, Keep)]
    return next((each for each in keeps if each.places == places), view.legal[0])


def _wanted(view: View, own: PlayerView) -> list[Route]:
    """Return what is missing of the nearest ticket, or nothing once all are complete."""
    ways = [each.way for each in own.held or () if each.way.missing]
    near = [way for way in ways if (way.missing or 0) <= own.trams]
    if not near:
        return []
    way = min(near, key=lambda each: (each.missing or 0, each.routes))
    return [view.board.route[each] for each in way.routes]


def _draw(view: View, own: PlayerView, wanted: list[Route], rng: Rng) -> Action:
    """Take a card for one of the routes, best that which lacks fewest."""
    hand = own.hand or NONE
    takes = [each for each in view.legal if isinstance(each, Take | TakeDeck)]
    if not takes:
        return rng.choice(view.legal)
    lack = sorted(wanted, key=lambda each: lacking(each, hand))
    wished = [_wish(each, hand) for each in lack if lacking(each, hand)]

    def worth(action: Take | TakeDeck) -> tuple[int, int]:
        luck = rng.randrange(_LUCK)
        if isinstance(action, TakeDeck):
            return 1, luck
        card = view.row[action.position - 1]
        if card is None:
            return 0, luck
        if card in wished:
            return (3 if card is wished[0] else 2), luck
        return (1 if not wished and hand[PLACE[card]] else 0), luck

    return max(takes, key=worth)


def _wish(route: Route, hand: Counts) -> Card:
    """Return the kind of card that a route lacks: first of its colour, then ferries."""
    colour = best_colour(route, hand)
    plain = route.length - route.ferries
    return colour if hand[PLACE[colour]] < plain else Card.FERRY
