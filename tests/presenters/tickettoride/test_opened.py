"""Looking back at a game that is over: every hand is open."""

from __future__ import annotations

from bot.games.tickettoride import GAME
from render.tickettoride.scene import TableScene
from tests.presenters.shown import WORDS, players
from tests.presenters.tickettoride.shown import PRESENTER, middle


def test_tickets_of_every_seat_are_seen_once_the_game_is_over():
    state = middle()
    public = GAME.view(state, None)
    opened = PRESENTER.opened(public, [GAME.view(state, seat) for seat in (1, 2)])
    assert [each.hand for each in opened.players] == list(state.hands)
    shown = PRESENTER.screen(PRESENTER.read(opened, WORDS, players(2))).scene
    hidden = PRESENTER.screen(PRESENTER.read(public, WORDS, players(2))).scene
    assert isinstance(shown, TableScene)
    assert isinstance(hidden, TableScene)
    assert [[each.points for each in player.opened] for player in shown.players] == [[5, 3], [4]]
    assert [player.opened for player in hidden.players] == [(), ()]
