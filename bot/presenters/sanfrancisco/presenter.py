"""The presenter of San Francisco."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Choose, Discard, Draw, Finalize, Place
from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.counted import scores
from bot.games.sanfrancisco.scoring import Tiebreak
from bot.games.sanfrancisco.state import Phase
from bot.presenters.phrases import capital, points_words
from bot.presenters.presenter import Illustration, Presenter
from bot.presenters.rows import LONGEST_OPTION
from bot.presenters.sanfrancisco import complete, controls, teaching
from bot.presenters.sanfrancisco.alt import alt_text
from bot.presenters.sanfrancisco.labels import SanFranciscoLabels
from bot.presenters.sanfrancisco.log import SanFranciscoTeller
from bot.presenters.sanfrancisco.portrait import portrait_alt, portrait_scene
from bot.presenters.sanfrancisco.reading import SanFranciscoReading
from bot.presenters.sanfrancisco.scene import marked, table_scene
from bot.presenters.sanfrancisco.state import city_page, table_page
from bot.presenters.sanfrancisco.zoom import city_closeup, columns_closeup
from bot.presenters.sheet import ScoreLine
from render.sanfrancisco.review import ReviewScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.cards import Bonus
    from bot.games.sanfrancisco.scoring import Majority, Tie
    from bot.games.sanfrancisco.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Closeup
    from bot.presenters.turn import Short
    from bot.words.words import Words
    from render import Scene


class SanFranciscoPresenter(Presenter["View", SanFranciscoReading, "Action"]):
    """Shows San Francisco to people."""

    game = "sanfrancisco"
    group = "sf"
    commands = complete.COMMANDS
    topic_keys = teaching.TOPICS
    tutorial = teaching.STEPS
    middle = (Draw, Place, Finalize)
    review_scene = ReviewScene
    reading = SanFranciscoReading
    teller = SanFranciscoTeller

    def turn(self, reading: SanFranciscoReading) -> list[str]:
        view = reading.view
        turn, *others = _turn(reading)
        shut = _shut_columns(reading) if view.legal and view.phase is Phase.START else []
        return [turn, *shut, *others]

    def awaited(self, reading: SanFranciscoReading) -> str:
        """Return the situation without the columns that are shut."""
        over = reading.view.result is not None
        return "\n".join(self.situation(reading) if over else _turn(reading))

    def task(self, reading: SanFranciscoReading) -> str:
        view = reading.view
        if not view.legal:
            return ""
        bonuses = ", ".join(reading.bonus(bonus) for bonus in _bonuses(view))
        prompt = _prompt(reading)
        return "\n".join((f"{prompt} {bonuses}." if bonuses else prompt, *_discard(reading)))

    def prompt_short(self, reading: SanFranciscoReading) -> str:
        view = reading.view
        if not view.legal:
            return ""
        match view.phase:
            case Phase.START:
                return _start(reading, "sf-short-start")
            case Phase.TURNED:
                return reading.say("sf-short-turned")
            case Phase.BUILDING if not view.taken:
                return reading.say("sf-short-settled")
            case Phase.BUILDING:
                return reading.say("sf-short-building", count=len(view.taken))
            case Phase.BONUS:
                return reading.say("sf-short-bonus", colour=_district(view))
            case _:
                return reading.say(f"sf-short-put-{view.bonus}")

    def rows(self, reading: SanFranciscoReading, page: int) -> tuple[Row, ...]:
        return controls.rows(reading, page)

    def pick(self, reading: SanFranciscoReading, item: str) -> tuple[str, tuple[Row, ...]]:
        return controls.pick(reading, item)

    def action_label(self, reading: SanFranciscoReading, action: Action) -> str:
        return SanFranciscoLabels(reading).of(action, LONGEST_OPTION)

    def table_picture(
        self, reading: SanFranciscoReading, short: Short, *, paused: bool
    ) -> Illustration:
        shown = table_scene(reading, short, paused=paused)
        return Illustration(shown, alt_text(reading, short))

    def compared(self, scene: Scene, view: View, played: Action, better: Action) -> Scene:
        return marked(scene, view, played, better)

    def zoom(self, reading: SanFranciscoReading, seat: int | None) -> Closeup:
        if seat is None:
            return columns_closeup(reading)
        return city_closeup(reading, reading.view.cities[seat - 1])

    def portrait_picture(
        self, reading: SanFranciscoReading, seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        shown = portrait_scene(reading, seat, short, paused=paused)
        return Illustration(shown, portrait_alt(reading, seat, short))

    def pages(self, reading: SanFranciscoReading) -> list[str]:
        cities = (city_page(reading, city) for city in reading.view.cities)
        return [table_page(reading, self.situation(reading)), *cities]

    def complete(
        self, reading: SanFranciscoReading, command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        return complete.complete(reading, command, parameter, given)

    def taste(self, notation: str) -> str:
        command, _, kind = notation.partition(" ")
        return f"sf-bonus-{kind}" if command == "bonus" else ""

    def points(self, view: View) -> Sequence[int]:
        """Leave out the majorities that nobody has begun."""
        return scores(view)

    def score_lines(self, reading: SanFranciscoReading) -> list[ScoreLine]:
        view = reading.view
        majorities = [
            ScoreLine(_majority_name(reading, majority), majority.points)
            for majority in view.majorities
        ]
        awards = [
            ScoreLine(capital(reading.say(f"sf-line-{line.code}")), line.points)
            for line in view.awards
        ]
        return majorities + awards

    def sheet_head(self, reading: SanFranciscoReading) -> list[str]:
        ended = reading.say(
            "sf-sheet-ended",
            ending=reading.view.ending or "",
            player=reading.bold_name(reading.view.mover),
        )
        return [ended, *self.situation(reading)]

    def sheet_details(self, reading: SanFranciscoReading, names: Sequence[str]) -> list[str]:
        """Return a line a majority, with its ties and the tiebreak of each."""
        lines = [reading.say("sf-sheet-majorities")]
        for majority in reading.view.majorities:
            ranks = "; ".join(
                reading.say(
                    "sf-sheet-place",
                    place=place,
                    player=names[seat - 1],
                    sum=majority.sums[seat - 1],
                    points=points_words(majority.points[seat - 1]),
                )
                for place, seat in enumerate(majority.ranking, start=1)
            )
            name = _majority_name(reading, majority)
            said = [reading.say("sf-sheet-majority", name=name, list=ranks)]
            said += [_tie(reading, tie, names) for tie in majority.ties]
            lines.append(f"- {' '.join(said)}")
        return lines

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        return teaching.illustrations(words.language)


def _turn(reading: SanFranciscoReading) -> list[str]:
    view = reading.view
    turn = reading.say(
        "sf-turn", player=reading.bold_name(view.mover), seat=view.mover, seats=len(view.cities)
    )
    if not view.legal:
        return [turn]
    # In a Markdown list the next line would join the last item.
    effects = [f"• {reading.say(f'sf-effect-{bonus.value}')}" for bonus in _bonuses(view)]
    return [f"{turn} {_prompt(reading)}", *effects, *_discard(reading)]


def _bonuses(view: View) -> list[Bonus]:
    return [action.bonus for action in view.legal if isinstance(action, Choose)]


def _discard(reading: SanFranciscoReading) -> list[str]:
    view = reading.view
    if any(isinstance(action, Discard) for action in view.legal):
        contracts = view.cities[view.mover - 1].contracts
        return [reading.say("sf-prompt-discard", contracts=contracts)]
    return []


def _open_columns(view: View) -> list[int]:
    """Return the columns that can be taken."""
    return [action.column for action in view.legal if isinstance(action, Finalize)]


def _shut_columns(reading: SanFranciscoReading) -> list[str]:
    """Return a sentence on the columns that cannot be taken, or none."""
    view = reading.view
    contracts = view.cities[view.mover - 1].contracts
    opened = _open_columns(view)
    shut = [
        reading.say("sf-shut-column", column=number, cards=len(column))
        for number, column in enumerate(view.columns, start=1)
        if number not in opened
    ]
    if not shut:
        return []
    columns = ", ".join(shut)
    return [reading.say("sf-shut", contracts=contracts, needs=contracts + 1, columns=columns)]


def _prompt(reading: SanFranciscoReading) -> str:
    view = reading.view
    match view.phase:
        case Phase.START:
            return _start(reading, "sf-prompt-start")
        case Phase.TURNED:
            card = "" if view.turned is None else reading.card(view.turned)
            turned = reading.say("sf-prompt-turned", card=card)
            return f"{turned} {reading.say('sf-prompt-last-token')}" if _ends(view) else turned
        case Phase.BUILDING if not view.taken:
            return reading.say("sf-prompt-settled")
        case Phase.BUILDING:
            cards = reading.card_list(view.taken)
            return reading.say("sf-prompt-building", count=len(view.taken), cards=cards)
        case Phase.BONUS:
            return reading.say("sf-prompt-bonus", colour=_district(view))
        case Phase.PUT:
            return reading.say(f"sf-prompt-put-{view.bonus}")
        case Phase.OVER:
            return ""


def _ends(view: View) -> bool:
    """Return whether the card turned over will get the last foundation token."""
    return view.turned is not None and view.turned.foundation and view.tokens == 1


def _district(view: View) -> str:
    return ROWS[view.district or 0].value


def _start(reading: SanFranciscoReading, key: str) -> str:
    columns = _open_columns(reading.view)
    first, second, *_ = (*columns, 0, 0)
    return reading.say(key, count=len(columns), first=first, second=second)


def _majority_name(reading: SanFranciscoReading, majority: Majority) -> str:
    if majority.district is None:
        return capital(reading.say("sf-line-cable-cars"))
    return capital(reading.district(majority.district))


def _tie(reading: SanFranciscoReading, tie: Tie, names: Sequence[str]) -> str:
    parted: dict[str, str | int] = {"ahead": names[tie.ahead - 1], "behind": names[tie.behind - 1]}
    if tie.kind is Tiebreak.NEAREST:
        parted["ender"] = names[reading.view.mover - 1]
    elif tie.kind is not Tiebreak.ENDER:
        parted |= {"higher": tie.higher, "lower": tie.lower, "space": tie.space}
        if tie.row is not None:
            parted["colour"] = tie.row.value
    return reading.say(f"sf-sheet-tie-{tie.kind.value}", **parted)
