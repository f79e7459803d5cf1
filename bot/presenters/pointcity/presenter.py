"""The presenter of Point City."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck
from bot.games.pointcity.cards import SPACES
from bot.games.pointcity.state import Phase
from bot.presenters.phrases import capital, points_words
from bot.presenters.pointcity import complete, controls, teaching
from bot.presenters.pointcity.alt import alt_text
from bot.presenters.pointcity.log import PointCityTeller
from bot.presenters.pointcity.portrait import portrait_alt, portrait_scene
from bot.presenters.pointcity.reading import TURNS, PointCityReading, token_key
from bot.presenters.pointcity.scene import marked, table_scene
from bot.presenters.pointcity.state import city_page, table_page
from bot.presenters.pointcity.zoom import city_closeup, market_closeup
from bot.presenters.presenter import Illustration, Presenter
from bot.presenters.reading import Player
from bot.presenters.sheet import ScoreLine
from render.pointcity.review import ReviewScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Closeup
    from bot.presenters.turn import Short
    from bot.words.words import Words
    from render import Scene


class PointCityPresenter(Presenter["View", PointCityReading, "Action"]):
    """Shows Point City to people."""

    game = "pointcity"
    group = "pc"
    commands = complete.COMMANDS
    topic_keys = teaching.TOPICS
    tutorial = teaching.STEPS
    middle = (Take, TakeDeck, Flip, End)
    review_scene = ReviewScene
    reading = PointCityReading
    teller = PointCityTeller

    def everyone(self, view: View, words: Words, players: Sequence[Player]) -> Sequence[Player]:
        name = words.say("pc-automaton")
        seats = [city.seat for city in view.cities if city.automaton]
        persons = [player for player in players if player.seat not in seats]
        return [*persons, *(Player(seat, name, name) for seat in seats)]

    def turn(self, reading: PointCityReading) -> list[str]:
        view = reading.view
        turn = reading.say(
            "pc-turn",
            player=reading.bold_name(view.mover),
            seat=view.mover,
            seats=reading.people,
            turn=view.round,
            turns=TURNS,
        )
        return [turn, *_prompt(reading), *_automaton(reading)] if view.legal else [turn]

    def task(self, reading: PointCityReading) -> str:
        if not reading.view.legal:
            return ""
        number = reading.say("pc-turn-number", turn=reading.view.round, turns=TURNS)
        first, *others = _prompt(reading)
        return "\n".join((f"{number} {first}", *others, *_automaton(reading)))

    def prompt_short(self, reading: PointCityReading) -> str:
        view = reading.view
        if not view.legal:
            return ""
        match view.phase:
            case Phase.TAKE:
                return reading.say(f"pc-short-{_way(view)}")
            case Phase.PAY:
                return reading.say("pc-short-pay", count=len(view.taken))
            case _:
                return reading.say("pc-short-token")

    def rows(self, reading: PointCityReading, page: int) -> tuple[Row, ...]:
        return controls.rows(reading, page)

    def pick(self, reading: PointCityReading, item: str) -> tuple[str, tuple[Row, ...]]:
        return controls.pick(reading, item)

    def action_label(self, reading: PointCityReading, action: Action) -> str:
        return controls.action_label(reading, action)

    def table_picture(
        self, reading: PointCityReading, short: Short, *, paused: bool
    ) -> Illustration:
        shown = table_scene(reading, short, paused=paused)
        return Illustration(shown, alt_text(reading, short))

    def compared(self, scene: Scene, view: View, played: Action, better: Action) -> Scene:
        return marked(scene, view, played, better)

    def zoom(self, reading: PointCityReading, seat: int | None) -> Closeup:
        if seat is None:
            return market_closeup(reading)
        return city_closeup(reading, reading.view.cities[seat - 1])

    def portrait_picture(
        self, reading: PointCityReading, seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        shown = portrait_scene(reading, seat, short, paused=paused)
        return Illustration(shown, portrait_alt(reading, seat, short))

    def pages(self, reading: PointCityReading) -> list[str]:
        cities = (city_page(reading, city) for city in reading.view.cities)
        return [table_page(reading, self.situation(reading)), *cities]

    def notation(self, text: str) -> str:
        return complete.notation(text)

    def spelled(
        self, reading: PointCityReading, command: str, given: Mapping[str, str]
    ) -> Mapping[str, str]:
        return complete.spelled(reading.view, command, given)

    def complete(
        self, reading: PointCityReading, command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        return complete.complete(reading, command, parameter, given)

    def taste(self, notation: str) -> str:
        command, _, number = notation.partition(" ")
        return token_key(number) if command == "token" else ""

    def score_lines(self, reading: PointCityReading) -> list[ScoreLine]:
        """Return the lines of the sheet, with all tokens in one."""
        view = reading.view
        sums: dict[str, tuple[int, ...]] = {}
        for line in view.sheet:
            code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
            name = capital(reading.say(f"pc-line-{code}"))
            before = sums.get(name, (0,) * len(view.cities))
            sums[name] = tuple(map(sum, zip(before, line.points, strict=True)))
        return [ScoreLine(name, points) for name, points in sums.items()]

    def sheet_head(self, reading: PointCityReading) -> list[str]:
        ended = reading.say("pc-sheet-ended")
        return [ended, *self.situation(reading), *reading.level_lines()]

    def sheet_details(self, reading: PointCityReading, names: Sequence[str]) -> list[str]:
        """Return a line a civic token with its points, without those of the automaton."""
        lines = [
            reading.say(
                "pc-sheet-token",
                player=names[city.seat - 1],
                token=reading.token(held.token.id),
                count=held.points / 2,
                points=points_words(held.points),
            )
            for city in reading.view.cities
            if not city.automaton
            for held in city.tokens
        ]
        return [reading.say("pc-sheet-tokens"), *(f"- {line}" for line in lines)] if lines else []

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        return teaching.illustrations(words.language)


def _automaton(reading: PointCityReading) -> list[str]:
    """Return a sentence on the spaces from which the automaton takes next, or none."""
    view = reading.view
    if view.markers is None:
        return []
    first, second = (SPACES[space] for space in view.markers)
    return [reading.say("pc-prompt-automaton", first=first, second=second)]


def _prompt(reading: PointCityReading) -> list[str]:
    view = reading.view
    match view.phase:
        case Phase.TAKE:
            return [_take(reading)]
        case Phase.PAY:
            return _pay(reading)
        case Phase.TOKEN:
            return [reading.say("pc-prompt-token", count=view.owed)]
        case Phase.OVER:
            return []


def _way(view: View) -> str:
    """Return the part of a message key for the choices: either, pair, deck or end."""
    kinds = {type(action) for action in view.legal}
    if End in kinds:
        return "end"
    if Take not in kinds:
        return "deck"
    return "either" if TakeDeck in kinds else "pair"


def _take(reading: PointCityReading) -> str:
    view = reading.view
    said = reading.say(f"pc-prompt-{_way(view)}")
    if any(isinstance(action, Flip) for action in view.legal):
        said = f"{said} {reading.say('pc-prompt-flip')}"
    return said


def _pay(reading: PointCityReading) -> list[str]:
    """Return lines on the buildings to pay for, their cost and the part already covered."""
    view = reading.view
    bill = view.bill
    if bill is None:
        return []
    buildings = reading.both([reading.building(building) for building in view.taken])
    bill_words = [
        reading.say("pc-prompt-pay", cards=buildings),
        reading.say("pc-prompt-cost", cost=reading.amounts(bill.cost)),
    ]
    rest: list[str] = []
    if any(bill.permanent):
        covered, due = reading.amounts(bill.permanent), reading.amounts(bill.due) or "none"
        rest.append(reading.say("pc-prompt-covered", covered=covered, due=due))
    proposed = next((action for action in view.legal if isinstance(action, Pay)), None)
    if proposed is not None and proposed.cards:
        rest.append(reading.say("pc-prompt-proposed", cards=reading.payment(proposed)))
    return [" ".join(said) for said in (bill_words, rest) if said]
