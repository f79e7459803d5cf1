"""What every presenter promises: each test here runs over every registered game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec import structs

from bot.chat.messages.ids import LONGEST, button_id, decode
from bot.cli.positions import picture_of
from bot.presenters.controls import Option, Select
from bot.presenters.labels import LONGEST_LABEL
from bot.presenters.reading import Player
from bot.words.words import Words
from tests.games.positions import in_turn
from tests.presenters.shown import in_every_language, players
from tests.registry import GAMES, PRESENTERS
from tests.tiny.registered import TINY_PRESENTER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.presenters.controls import Button, Row
    from bot.presenters.presenter import AnyPresenter, Panel
    from tests.games.positions import Step

WORDS = Words()
PAINTED = 24
"""One position in so many is painted: a picture costs as much as a hundred other checks."""


def test_every_game_has_its_presenter():
    assert set(PRESENTERS) == set(GAMES)


def test_every_command_is_described():
    for presenter in PRESENTERS.values():
        for command in presenter.commands:
            assert WORDS.has(f"{presenter.group}-command-{command.name}")
            for parameter in command.parameters:
                assert WORDS.has(f"{presenter.group}-parameter-{parameter.name}")


def test_every_taste_has_a_name(steps: list[Step]):
    for step in steps:
        presenter = PRESENTERS[step.game.name]
        taste = presenter.taste(step.game.format(step.action))
        assert not taste or WORDS.has(taste)
        assert WORDS.has(f"{presenter.group}-taste")


def test_notation_is_understood_as_it_is(steps: list[Step]):
    for step in steps:
        text = step.game.format(step.action)
        assert PRESENTERS[step.game.name].notation(text) == text
        assert text == text.casefold(), "commands are understood in capitals too"


def test_whoever_has_points_has_a_name(steps: list[Step]):
    for step in steps:
        view = step.game.view(step.after, None)
        people = [Player(seat, "Ann", "Ann") for seat in range(1, step.setup.seats + 1)]
        everyone = PRESENTERS[step.game.name].read(view, WORDS, people).players
        named = [each.seat for each in everyone]
        assert named == sorted({*named}), "by seat"
        assert {each.seat for each in people} <= {*named} <= {*range(1, len(view.scores) + 1)}


def test_every_control_fits_discord_and_decodes(steps: list[Step]):
    for step, words in in_every_language(steps):
        view = step.game.view(step.after, in_turn(step.game, step.after) or None)
        screen = PRESENTERS[step.game.name].screen(PRESENTERS[step.game.name].read(view, words))
        assert len(screen.text) <= 3500
        assert len(screen.alt) <= 1024
        _check_rows(screen.rows)


def test_without_a_legal_action_there_is_no_control(steps: list[Step]):
    for step in steps:
        view = structs.replace(step.game.view(step.after, None), legal=())
        presenter = PRESENTERS[step.game.name]
        assert presenter.screen(presenter.read(view, WORDS)).rows == ()
        assert presenter.panel(presenter.read(view, WORDS)).rows == ()


def test_who_looks_on_reads_whose_portrait_a_panel_shows(steps: list[Step]):
    for step in steps:
        presenter = PRESENTERS[step.game.name]
        view = structs.replace(step.game.view(step.after, None), legal=())
        panel = presenter.panel(presenter.read(view, WORDS, players(step.setup.seats)))
        scene: Any = panel.scene
        shown = scene.hands[0].name if presenter is TINY_PRESENTER else scene.title
        assert re.findall(r"so this shows \*\*(.+)\*\*\.\n", panel.text) == [shown]


def test_every_panel_fits_discord_decodes_and_leads_to_every_action(steps: list[Step]):
    for step in steps:
        for seat in range(1, step.setup.seats + 1):
            view = step.game.view(step.after, seat)
            offered: set[str] = set()
            for panel in _panels(PRESENTERS[step.game.name], view):
                assert 0 < len(panel.text) <= 3500
                assert 0 < len(panel.alt) <= 1024
                _check_rows(panel.rows)
                offered |= {*_actions(panel.rows)}
            # Of several actions that lead to one position, or to some alike, one has a button.
            after = {
                step.game.format(action): step.game.apply(step.after, action)[0]
                for action in view.legal
            }
            led = {step.game.encode(state) for text, state in after.items() if text in offered}
            others = [state for state in after.values() if step.game.encode(state) not in led]
            if others:
                told = {
                    _told(step, state, seat) for text, state in after.items() if text in offered
                }
                assert all(_told(step, state, seat) in told for state in others)


def test_what_a_panel_asks_itself_stands_behind_its_question(steps: list[Step]):
    for step in steps:
        presenter = PRESENTERS[step.game.name]
        for seat in step.game.to_act(step.after):
            view = step.game.view(step.after, seat)
            own = {step.game.format(each) for each in view.legal if presenter.asks_itself(each)}
            public = step.game.view(step.after, None)
            for shown in (
                presenter.panel(presenter.read(view, WORDS)),
                presenter.screen(presenter.read(public, WORDS)),
            ):
                assert not own & {*_actions(shown.rows)}


def _told(step: Step, state: Any, seat: int) -> str:
    """Return a position in words, without the numbers of tracks that are the same otherwise.

    Those alike, but for the ids of cards, are told alike.
    """
    view = step.game.view(state, seat)
    return re.sub(
        r"track \d",
        "",
        "\n".join(PRESENTERS[step.game.name].pages(PRESENTERS[step.game.name].read(view, WORDS))),
    )


def test_every_scene_paints(steps: list[Step], soak: bool):
    share = 1 if soak else PAINTED
    for step in steps[::share]:
        view = step.game.view(step.after, None)
        assert picture_of(PRESENTERS[step.game.name], view).startswith(b"\x89PNG\r\n\x1a\n")


def _check_rows(rows: Sequence[Row]) -> None:
    """Assert that Discord takes the rows, and that every control in them means what it says."""
    assert len(rows) <= 5
    for row in rows:
        controls = _controls(row)
        assert 1 <= len(controls) <= (25 if isinstance(row, Select) else 5)
        for control in controls:
            _check(control)


def _panels(presenter: AnyPresenter, view: Any) -> Iterator[Panel]:
    """Yield the panel of a seat with every page of it and everything that is picked in it."""
    steps, seen = [("", 0)], {("", 0)}
    for item, page in steps:
        panel = presenter.panel(presenter.read(view, WORDS), item=item, page=page)
        yield panel
        for action in _actions(panel.rows):
            command, _, rest = action.partition(" ")
            if command in ("!pick", "!panel"):
                further = rest, 0
            elif command == "!page":
                number, _, of = rest.partition(" ")
                further = of, int(number)
            else:
                continue
            if further not in seen:
                seen.add(further)
                steps.append(further)


def _actions(rows: Sequence[Row]) -> Iterator[str]:
    """Yield what can be pressed or chosen in rows of controls."""
    for row in rows:
        for control in _controls(row):
            if isinstance(control, Option) or control.enabled:
                yield control.action


def _controls(row: Row) -> Sequence[Button | Option]:
    return row.options if isinstance(row, Select) else row


def _check(control: Button | Option) -> None:
    """Assert that a control has a label and an id that means what it says."""
    assert 1 <= len(control.label) <= (100 if isinstance(control, Option) else LONGEST_LABEL)
    custom_id = button_id(99999, 99999, control.action)
    assert len(custom_id) <= LONGEST
    press = decode(custom_id, [])
    assert press is not None
    assert press.action == control.action
