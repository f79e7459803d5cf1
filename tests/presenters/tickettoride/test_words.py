"""What everybody is told, what a player is told, and that both fit."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.tickettoride import GAME
from bot.games.tickettoride.state import Phase
from bot.words.words import languages
from render.tickettoride.scene import TableScene
from render.tickettoride.zooms import PortraitScene
from tests.games.tickettoride.table import after, begun, turn
from tests.presenters.shown import (
    EVERY_WORDS,
    LONG_NAMES,
    WORDS,
    buttons,
    in_every_language,
    language_of,
    players,
)
from tests.presenters.tickettoride.shown import (
    PRESENTER,
    QUIET,
    middle,
    panel,
    sampled_states,
    screen,
)

if TYPE_CHECKING:
    from bot.words.words import Words

SEATS = (2, 3, 4)
SHORT = 22
"""Characters of a button that phones show in full."""


def test_post_says_who_has_still_to_choose_and_never_how_many():
    state = begun(3)
    assert screen(state).text == "Still choosing tickets: **Ann**, **Bo**, **Cleo**."
    one, both = after(state, "2 keep 1"), after(state, "2 keep both")
    assert screen(one) == screen(both)
    assert screen(one).text.startswith("Still choosing tickets: **Ann**, **Cleo**.")
    assert screen(one).rows == ()


def test_choices_of_a_turn_say_what_is_left_to_draw():
    where = " Routes are claimed in your own panel: **My turn**."
    both = "Draw two cards, claim a route or draw tickets."
    assert screen(middle()).text.endswith(both + where)
    assert both in panel(middle()).text
    assert where not in panel(middle()).text
    tickets = " ".join(f"t{number:02}" for number in range(7, 25))
    held = "tickets 1 t01 t02 t03", f"tickets 2 t04 t05 t06 {tickets}"
    shown = screen(turn(QUIET, "hand 1", "hand 2", *held))
    left = "Draw cards or claim a route. No tickets are left to draw."
    assert shown.text.endswith(left + where)
    assert "tickets" not in {each.action for each in buttons(shown.rows)}


def test_ferry_of_the_row_ends_the_turn_and_is_shut_for_the_second_card():
    (ferry,) = (each for each in buttons(screen(middle()).rows) if each.action == "take 2")
    assert ferry.label == "No. 2: ferry (ends turn)"
    second = screen(after(middle(), "take 1"))
    (ferry,) = (each for each in buttons(second.rows) if each.action == "take 2")
    assert (ferry.label, ferry.enabled) == ("No. 2: ferry", False)


def test_last_round_is_told_with_how_long_it_goes_on_and_who_has_still_to_play():
    state = middle("last 2", "seats 2")
    assert "This is the last round: 2 turns are left, this one included." in screen(state).text
    last = middle("last 1", "seats 2")
    assert "This is the last turn of the game." in screen(last).text
    first, *_ = PRESENTER.pages(PRESENTER.read(GAME.view(state, None), WORDS, players(2)))
    assert "**Last round.** Still to play: **Ann**, **Bo**." in first


def test_state_tells_the_own_hand_and_of_others_only_the_numbers():
    table, own, other = PRESENTER.pages(PRESENTER.read(GAME.view(middle(), 1), WORDS, players(2)))
    assert "**Row:** 1 red · 2 ferry · 3 blue · 4 green · 5 black." in table
    assert "**Map:** reconstructed map." in table
    assert "Golden Gate Bridge – Fort Mason: grey 5 with 2 ferries" in table
    assert "**Cards** (7): purple ×3, red ×2, ferry ×2." in own
    assert "Presidio – Sunset (5): 5 cable cars to go (Presidio – Richmond, blue; " in own
    assert "**Cards:** 1, hidden." in other
    assert "**Tickets:** 1, hidden." in other


@pytest.mark.parametrize("seats", SEATS)
def test_everything_fits_with_the_longest_names(seats: int):
    named = players(seats, LONG_NAMES)
    for (state, recent), words in in_every_language(sampled_states(seats)):
        public = GAME.view(state, None)
        for seat in (None, *range(1, seats + 1)):
            view = GAME.view(state, seat)
            shown = PRESENTER.screen(PRESENTER.read(view, words, named, recent))
            own = PRESENTER.panel(PRESENTER.read(view, words, named, recent))
            assert max(len(shown.text), len(own.text)) <= 3500
            assert max(len(shown.alt), len(own.alt)) <= 1024
            assert all(
                len(page) <= 3500 for page in PRESENTER.pages(PRESENTER.read(view, words, named))
            )
        if public.phase is Phase.OVER:
            assert len(PRESENTER.sheet(PRESENTER.read(public, words, named))) <= 3500


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_most_labels_are_shown_whole_on_a_phone(words: Words):
    labels: list[str] = []
    for state, _ in sampled_states(3):
        labels += (each.label for each in buttons(screen(state, words=words).rows))
    assert max(map(len, labels)) <= 38
    short = sum(len(each) <= SHORT for each in labels)
    assert short >= 0.75 * len(labels)


def test_end_shows_all_tickets_done_and_not_and_the_sums_by_line():
    for state, recent in sampled_states(3):
        view = GAME.view(state, None)
        if view.phase is not Phase.OVER:
            continue
        told = PRESENTER.sheet(PRESENTER.read(view, WORDS, players(3)))
        for player in view.players:
            for each in player.held or ():
                sign = "✓" if each.way.complete else "✗"
                place = view.board.location[each.ticket.a].name
                assert f"- {sign} {place} – " in told
        for line in ("Routes", "Tickets", "Tokens", "Total"):
            assert f"\n{line} " in told
        own = PRESENTER.panel(PRESENTER.read(GAME.view(state, 1), WORDS, players(3), recent))
        assert own.rows == ()


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_rules_have_every_ruling_and_say_that_the_map_is_a_reconstruction(words: Words):
    topics = [each.action for each in PRESENTER.topics(words)]
    told = [PRESENTER.rules(topic, words) for topic in topics]
    assert all(len(each) <= 3500 for each in told)
    ruling = {"en": "Our ruling:", "pl": "Doprecyzowanie:", "it": "Chiarimento:"}[words.language]
    assert sum(each.count(ruling) for each in told) == 14
    assert told[0] != told[topics.index("map")]


def test_map_is_called_a_reconstruction_where_it_shows():
    shown = screen(middle())
    assert isinstance(shown.scene, TableScene)
    assert shown.scene.note == "reconstructed map"
    assert "Map: reconstructed map." in shown.alt
    assert {"en", "pl", "it"} == set(languages())


def test_hand_is_described_for_who_cannot_see_it():
    shown = panel(middle())
    assert "Your cards: purple ×3, red ×2, ferry ×2." in shown.alt
    assert "Presidio – Sunset (5), 5 cable cars to go" in shown.alt
    looked_at = PRESENTER.panel(PRESENTER.read(GAME.view(middle(), None), WORDS, players(2)))
    assert "Your" not in looked_at.alt
    assert isinstance(looked_at.scene, PortraitScene)
    assert looked_at.scene.hand is None
