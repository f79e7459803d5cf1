"""Trying the actions of a view of Point City on boards: the seat's turn and some more."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, cast

from bot.games.computer.estimating import lead
from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX
from bot.games.pointcity.computer.evaluation import PRICES, automatic, ends, points, promise
from bot.games.pointcity.computer.position import TAKEN
from bot.games.pointcity.computer.turns import NEVER, finish, glance, play_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games import game
    from bot.games.game import Rng
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.computer.deals import DealSight
    from bot.games.pointcity.computer.evaluation import Prices
    from bot.games.pointcity.computer.position import CompactCard, CompactTable

FLIP = 0.3
"""Half points that a flip must promise: others may build what it shows, too."""
CANDIDATES = 12
"""Actions that are played on from: those whose turn promises most."""
FLIPS = 3
"""Flips among them: before it is known what they show, most are alike."""
DEALS = 3
"""Deals on which a turn is judged."""
NEXT = 0.8
"""The share of what the next turn could bring that counts."""
WASTE = 0.1
"""Half points by which a payment may be worse than the best one and is still looked at."""
EFFORT = 6000
"""Turns played, over all playings-out."""
MOST = 150
"""Playings-out for each candidate, where there are few."""
HORIZON = 6
"""The turns of a playing-out after the seat's; with more than two seats three for each."""


def carry_out(
    sight: DealSight, board: CompactTable, action: Action, prices: Sequence[Prices] = PRICES
) -> None:
    """Play an action and the rest of its turn on a board that was dealt from `sight`."""
    match action:
        case Flip(space=space):
            board.flip(INDEX[space])
            play_turn(board, prices, flips=False)
        case Take(first=first, second=second):
            finish(board, board.pay(board.take((INDEX[first], INDEX[second]))), prices)
        case TakeDeck():
            board.take_deck()
        case Pay(cards=cards):
            board.city.spend(cards)
            finish(board, board.build(sight.taken), prices)
        case TakeToken(token=number):
            board.take_token(next(goal for goal in board.goals if goal.id == number))
            finish(board, sight.owed - 1, prices)
        case _:
            board.end()


def promises(
    sight: DealSight, legal: Sequence[game.Action], rng: Rng, short: Sequence[Prices] | None = None
) -> list[float]:
    """Return what the city of the seat in turn promises after each action and its turn.

    Where it is not about a payment it counts, too, what the next turn could take if the market
    stayed as it is then. Alone the half
    points of the automaton, which has moved, are taken off.

    Parameters
    ----------
    short
        Other prices, by turns left, for one who does not think of the next turn.
    """
    level, seat = sight.board.level, sight.board.seat
    prices = short or PRICES
    thinks = short is None and not isinstance(legal[0], Pay)
    starts = [sight.deal(2 * TAKEN, rng) for _ in range(DEALS)]

    def after(action: game.Action, behind: tuple[int, CompactCard] | None = None) -> float:
        return fmean([reached(start.copy(), action, behind) for start in starts])

    def reached(
        board: CompactTable, action: game.Action, behind: tuple[int, CompactCard] | None
    ) -> float:
        if behind:
            board.market[behind[0]] = behind[1]
        carry_out(sight, board, cast("Action", action), prices)
        promised = promise(board.cities[seat], prices[board.turns(seat)])
        if thinks and board.turns(seat):
            board.seat = seat
            _, following = glance(board, prices[board.turns_after()])
            promised += NEXT * max(0.0, following)
        return promised if level is None else promised - automatic(board.cities[-1], level)

    others = {action: after(action) for action in legal if not isinstance(action, Flip)}
    best = max(others.values())

    def flipped(flip: Flip) -> float:
        space = INDEX[flip.space]
        return fmean([max(best, after(flip, (space, card))) for card in sight.behind(space)]) - FLIP

    return [flipped(each) if isinstance(each, Flip) else others[each] for each in legal]


class Trial:
    """An action, and how the playings-out after it have gone.

    All trials of an occasion were played on from the same deals, in the same order, but the worse
    ones not so often.

    Attributes
    ----------
    leads
        By playing-out, the expected lead of the seat in turn over the best of the others.
    now
        By playing-out, the half points of each seat after the own turn.
    ends
        By playing-out, the half points that each seat was expected to end with.
    """

    __slots__ = ("action", "ends", "leads", "now")

    def __init__(self, action: game.Action) -> None:
        self.action = action
        self.leads: list[float] = []
        self.now: list[list[int]] = []
        self.ends: list[list[float]] = []

    def play(self, sight: DealSight, board: CompactTable, turns: int) -> None:
        """Add a playing-out, on a board that was dealt from `sight`."""
        seat = board.seat
        carry_out(sight, board, cast("Action", self.action))
        self.now.append(points(board))
        play_on(board, turns)
        end = ends(board)
        self.ends.append(end)
        self.leads.append(lead(end, seat))


def trials(
    sight: DealSight,
    legal: Sequence[game.Action],
    rng: Rng,
    effort: int = EFFORT,
    also: game.Action | None = None,
) -> list[Trial]:
    """Return the actions that promise most, the best after playings-out first.

    Each round plays the candidates on from the same deals and keeps the better half.

    Parameters
    ----------
    also
        An action that is a candidate whatever it promises.
    """
    candidates = _candidates(sight, legal, rng)
    if also is not None and also not in candidates:
        candidates.append(also)
    left = [Trial(action) for action in candidates]
    out: list[Trial] = []
    turns = horizon(len(sight.board.cities))
    cards = drawn(sight.board, turns)
    playouts = min(effort // (turns + 1), MOST * len(left))
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, playouts // rounds // len(left))):
            dealt = sight.deal(cards, rng)
            for trial in left:
                trial.play(sight, dealt.copy(), turns)
        left.sort(key=lambda trial: -sum(trial.leads))
        keep = (len(left) + 1) // 2
        left, out = left[:keep], left[keep:] + out
    return left + out


def _candidates(sight: DealSight, legal: Sequence[game.Action], rng: Rng) -> list[game.Action]:
    worths = promises(sight, legal, rng)
    order = sorted(range(len(legal)), key=lambda place: -worths[place])
    least = worths[order[0]] - WASTE if isinstance(legal[0], Pay) else NEVER
    ranked = [legal[place] for place in order if worths[place] >= least]
    flips = [action for action in ranked if isinstance(action, Flip)][FLIPS:]
    return [action for action in ranked if action not in flips][:CANDIDATES]


def resume(sight: DealSight, board: CompactTable) -> None:
    """Play the turn that has begun to its end."""
    if sight.taken:
        finish(board, board.pay(sight.taken))
    elif sight.owed:
        finish(board, sight.owed)
    else:
        play_turn(board)


def horizon(seats: int) -> int:
    """Return the turns of a playing-out."""
    return max(HORIZON, 3 * seats)


def drawn(board: CompactTable, turns: int) -> int:
    """Return the most cards of the deck that a turn and some more need; an automaton moves, too."""
    return TAKEN * (turns + 1) * (1 if board.level is None else 2)


def play_on(board: CompactTable, turns: int) -> None:
    """Play some turns, or to the end of the game."""
    for _ in range(turns):
        if board.over:
            return
        play_turn(board)
