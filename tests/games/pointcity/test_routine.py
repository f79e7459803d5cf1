"""What leaves no choice, and so comes with the take."""

from __future__ import annotations

from bot.games.pointcity import GAME
from bot.games.pointcity.actions import Pay, TakeToken
from bot.games.pointcity.cards import Face
from tests.games.pointcity.table import after, in_rows, offered, position, seen

MARKET = """
    c3       c15      industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""


def test_the_only_payment_comes_with_the_take():
    state = after(position("city 1 hand energy community", in_rows(MARKET)), "take a1 a2")
    assert GAME.follow_up(seen(state, 1)) == Pay(1, (Face.ENERGY, Face.COMMUNITY))
    assert GAME.routine(seen(state, 1)) == (Pay(1, (Face.ENERGY, Face.COMMUNITY)),)


def test_a_payment_among_several_is_a_decision():
    own = "city 1 hand energy community ingenuity"
    state = after(position(own, in_rows(MARKET)), "take a1 a2")
    assert len(offered(state)) == 3
    assert GAME.follow_up(seen(state, 1)) is None


def test_the_only_token_comes_with_the_payment():
    own = "city 1 hand economy economy economy"
    state = position(own, in_rows(MARKET), "tokens 4")
    state = after(state, "take b1 c1", "pay economy economy economy")
    assert GAME.follow_up(seen(state, 1)) == TakeToken(1, 4)


def test_a_token_among_several_is_a_decision():
    state = position("city 1 hand economy economy economy", in_rows(MARKET))
    state = after(state, "take b1 c1", "pay economy economy economy")
    assert GAME.follow_up(seen(state, 1)) is None


def test_the_only_take_is_left_to_the_player():
    market = " ".join(f"c{number}" for number in (*range(129, 135), *range(151, 161)))
    state = position("city 1 hand", in_rows(market), "left 2")
    assert offered(state) == ["take deck"]
    assert GAME.follow_up(seen(state, 1)) is None
    state = position("city 1 hand", in_rows(market), "left 0")
    assert offered(state) == ["end"]
    assert GAME.follow_up(seen(state, 1)) is None


def test_nothing_follows_for_another_seat():
    state = after(position("city 1 hand energy community", in_rows(MARKET)), "take a1 a2")
    assert GAME.follow_up(seen(state, 2)) is None
