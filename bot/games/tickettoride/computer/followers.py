"""A player for simulated games: it follows its tickets, and sees no more than its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Place,
    Take,
    TakeDeck,
)
from bot.games.tickettoride.cards import FERRY, NONE, PLACE, Card
from bot.games.tickettoride.computer.tickets import plan_for, turns_left, wishes
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.game import Action, Rng
    from bot.games.tickettoride.computer.tickets import Plan
    from bot.games.tickettoride.view import PlayerView, View

_LUCK = 1000
BLIND = 0.25
"""How useful a card of the deck is, beside the use of one that is wanted."""
MORE = 9
"""With so many trams left it draws more tickets once its own are complete."""


def traveller(view: View, rng: Rng) -> Action:
    """Claim what completes tickets, then what brings points; collect the cards for that."""
    own = view.own
    if own is None or len(view.legal) == 1:
        return view.legal[0]
    match view.phase:
        case Phase.KEEP | Phase.OFFER:
            return _keep(view, own)
        case Phase.PLACE:
            return _place(view, own, rng)
        case Phase.TOKEN:
            return view.legal[rng.randrange(len(view.legal))]
        case _:
            return _turn(view, own, rng)


def _keep(view: View, own: PlayerView) -> Action:
    """Keep what can be completed together with the tickets kept before, and is worth most."""
    held = [each.ticket for each in own.held or ()]
    offer = [each.ticket for each in own.offer or ()]

    def worth(action: Action) -> float:
        places = action.places if isinstance(action, Keep) else ()
        kept = [offer[place - 1] for place in places]
        plan = plan_for(view, own, [*held, *kept])
        points = sum(
            each.points if each.id in plan.tickets else -each.points for each in [*held, *kept]
        )
        return points - 0.3 * plan.trams

    return max(view.legal, key=worth)


def _place(view: View, own: PlayerView, rng: Rng) -> Action:
    """Put tokens where the seat's tickets lead."""
    plan = plan_for(view, own, [each.ticket for each in own.held or ()])
    near = {end for number in plan.routes for end in view.board.routes[number].ends}

    def worth(action: Action) -> tuple[bool, int]:
        return isinstance(action, Place) and action.location in near, rng.randrange(_LUCK)

    return max(view.legal, key=worth)


def _turn(view: View, own: PlayerView, rng: Rng) -> Action:
    plan = plan_for(view, own, [each.ticket for each in own.held or ()])
    claims = [each for each in view.legal if isinstance(each, Claim)]
    wanted = {view.board.routes[number].id for number in plan.routes}
    hurry = turns_left(view) <= 1
    if for_tickets := [each for each in claims if each.route in wanted]:
        return max(for_tickets, key=lambda each: _worth(view, own, plan, each))
    if hurry and claims:
        return max(claims, key=lambda each: _worth(view, own, plan, each))
    spare = own.trams - plan.trams
    if not plan.routes and view.phase is Phase.TURN:
        tickets = [each for each in view.legal if isinstance(each, DrawTickets)]
        if tickets and own.trams >= MORE and turns_left(view) >= MORE - 2:
            return tickets[0]
    long = [each for each in claims if 2 <= view.board.route[each.route].length <= spare]
    if long and (not plan.routes or own.cards > MORE + 3):
        return max(long, key=lambda each: _worth(view, own, plan, each))
    return _draw(view, own, plan, rng) or max(
        view.legal, key=lambda each: _worth(view, own, plan, each)
    )


def _worth(view: View, own: PlayerView, plan: Plan, action: Action) -> float:
    """Return about what an action brings: points, tokens, and cards not spent that are wanted."""
    if not isinstance(action, Claim):
        return -_LUCK if isinstance(action, DrawTickets) else 0
    board = view.board
    route = board.route[action.route]
    others = [number for number in plan.routes if board.routes[number].id != route.id]
    use = wishes(board, others, NONE)
    spent = sum(use[card] for card in action.cards)
    held = len(own.tokens)
    symbols = {each.location: each.symbol for each in view.stacks}
    ends = [symbols[end] for end in route.ends if end in symbols]
    gain = 0.0
    if any(symbol not in own.tokens for symbol in ends):
        gain = 1 + board.token_points[held + 1] - board.token_points[held]
    return board.points_of(route) + gain - 0.4 * spent - 0.7 * action.cards.count(Card.FERRY)


def _draw(view: View, own: PlayerView, plan: Plan, rng: Rng) -> Action | None:
    """Take the most useful card; of none in particular the deck."""
    hand = own.hand or NONE
    board = view.board
    routes = plan.routes or tuple(
        number
        for number, route in enumerate(board.routes)
        if not view.owners[number]
        and route.id not in view.closed
        and 2 <= route.length <= own.trams
    )
    use = wishes(board, routes, hand)
    most = max(use.values()) or 1

    def worth(action: Take | TakeDeck) -> tuple[float, int]:
        luck = rng.randrange(_LUCK)
        if isinstance(action, TakeDeck):
            return BLIND, luck
        card = view.row[action.position - 1]
        if card is None:
            return -1, luck
        if card is Card.FERRY:
            # It takes the whole turn, in which two other cards could be drawn.
            return use[card] / most - (0.5 if hand[FERRY] else 0.3), luck
        return use[card] / most + 0.01 * hand[PLACE[card]], luck

    takes = [each for each in view.legal if isinstance(each, Take | TakeDeck)]
    return max(takes, key=worth) if takes else None
