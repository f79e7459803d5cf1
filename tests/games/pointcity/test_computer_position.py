"""The boards on which computers try turns agree with the rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import INDEX, Side
from bot.games.pointcity.computer.deals import DealSight
from bot.games.pointcity.computer.evaluation import points
from bot.games.pointcity.computer.position import goal, piece
from bot.games.pointcity.computer.turns import payable
from bot.games.pointcity.legal import payable_pairs
from bot.games.pointcity.market import PAIRS, flippable
from bot.games.pointcity.state import Phase
from bot.games.pointcity.turns import crossing
from tests.games.pointcity.table import TOKENS, position
from tests.games.positions import play

if TYPE_CHECKING:
    from bot.games.pointcity.computer.position import CompactCard, CompactCity, CompactTable
    from bot.games.pointcity.state import State


def board_of(state: State) -> CompactTable:
    """Return a position as a board that knows the deck."""
    board = DealSight(GAME.view(state, state.seat)).board
    board.deck = [piece(card) for card in reversed(state.pile)]
    return board


def told(board: CompactTable) -> dict[str, Any]:
    """Return all that a board knows of a position."""
    return {
        "cities": [
            (city.printed, city.lasting, city.held, city.doubles, city.wild, city.cards)
            for city in board.cities
        ],
        "goals": [*(city.goals for city in board.cities), board.goals],
        "market": None
        if board.over
        else [
            (card.points, card.gives, card.civic, card.cost)
            if board.built[space]
            else (card.resource, card.symbols)
            for space, card in enumerate(board.market)
            if space not in board.gaps
        ],
        "built": board.built if not board.over else None,
        "gaps": [] if board.over else board.gaps,
        "seat": None if board.over else board.seat,
        "left": board.left,
        "over": board.over,
    }


def carry_out(board: CompactTable, state: State, action: Any) -> None:
    """Play an action alone."""
    match action:
        case Flip(space=space):
            spot = state.market[INDEX[space]]
            assert spot is not None
            board.market[INDEX[space]] = piece(spot.card)
            board.flip(INDEX[space])
        case Take(first=first, second=second):
            if not board.take((INDEX[first], INDEX[second])):
                board.end_turn()
        case TakeDeck():
            board.take_deck()
        case Pay(cards=cards):
            board.city.spend(cards)
            sight = DealSight(GAME.view(state, state.seat))
            if not board.build(sight.taken):
                board.end_turn()
        case TakeToken(token=number):
            board.take_token(goal(TOKENS[number]))
            if state.owed == 1:
                board.end_turn()
        case _:
            board.end()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_action_of_a_random_game_leads_to_the_same_position(seats: int):
    for seed in range(2):
        for step in play("pointcity", seats, seed):
            board = board_of(step.before)
            carry_out(board, step.before, step.action)
            assert told(board) == told(board_of(step.after)), step.action
            assert tuple(points(board)) == GAME.scores(step.after)
            if step.before.phase is Phase.TAKE:
                board = board_of(step.before)
                legal = [pair for pair in PAIRS if payable(board, pair)]
                assert legal == payable_pairs(step.before)
                may_flip = [] if step.before.flipped else [*flippable(step.before)]
                assert (board.flippable() if not step.before.flipped else []) == may_flip
                if step.before.level is not None:
                    assert board.crossing() == tuple(sorted(crossing(step.before)))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_board_pays_as_the_rules_allow_and_with_the_fewest_ingenuity_cards(seats: int):
    paid = 0
    for seed in range(6):
        for step in play("pointcity", seats, seed):
            if not isinstance(step.action, Take) or step.after.phase is not Phase.PAY:
                continue
            board = board_of(step.before)
            board.pay(board.take((INDEX[step.action.first], INDEX[step.action.second])))
            after: State = step.after
            ways = [
                had(board_of(GAME.apply(after, action)[0]).cities[after.seat - 1])
                for action in GAME.legal_actions(after)
            ]
            paid += 1
            own = had(board.cities[after.seat - 1])
            assert own in ways
            assert own[0] == max(wild for wild, *_ in ways)
    assert paid > 80


def had(city: CompactCity) -> tuple[int, list[int], list[int], list[int], int]:
    return city.wild, city.held, city.doubles, city.lasting, city.printed


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_turns_left_are_counted_for_every_seat(seats: int):
    cities = max(seats, 2)
    states = [step.before for step in play("pointcity", seats, 3)]
    assert [board_of(states[0]).turns(seat) for seat in range(cities)] == [17] * cities
    for before, after in pairwise(states):
        board = board_of(before)
        if before.seat != after.seat:
            assert board_of(after).turns(before.seat - 1) == board.turns_after()
            assert board.turns(before.seat - 1) == board.turns_after() + 1


def test_deals_agree_with_what_lies_open():
    state = [*play("pointcity", 2, 5)][20].before
    sight, rng = DealSight(GAME.view(state, state.seat)), Random(1)
    top = state.pile[0].resource_side
    hidden = GAME.view(state, None).unseen
    allowed = {(piece(card), card.tier) for card in hidden}
    seen: set[CompactCard] = set()
    for _ in range(200):
        dealt = sight.deal(12, rng).deck[::-1]
        assert len(dealt) == 12
        tiers = [card.tier for card in state.pile]
        assert allowed.issuperset(zip(dealt, tiers, strict=False))
        assert dealt[0] in {piece(card) for card in hidden if card.resource_side == top}
        seen |= {*dealt}
    assert len(seen) > 20
    for space, spot in enumerate(state.market):
        if spot is not None and spot.side is Side.RESOURCE:
            assert piece(spot.card) in sight.behind(space)


def test_a_deal_never_holds_more_of_a_card_than_there_can_be():
    state = [*play("pointcity", 2, 5)][20].before
    sight, rng = DealSight(GAME.view(state, state.seat)), Random(2)
    there = Counter(piece(card) for card in GAME.view(state, None).unseen)
    for _ in range(100):
        dealt = sight.deal(state.deck, rng).deck
        assert len(dealt) == state.deck
        assert not Counter(dealt) - there


def test_nothing_is_dealt_from_an_empty_deck():
    assert DealSight(GAME.view(position("left 0"), 1)).deal(6, Random(1)).deck == []
