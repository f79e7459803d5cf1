"""Shows the tiny game to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot.presenters.controls import Button, Command, Option, Parameter, Style
from bot.presenters.presenter import Closeup, Panel, Screen
from bot.presenters.reading import bold_name, fallback_name, full_name, painted_name
from bot.presenters.rows import PANEL
from render.parts.reviewscene import Review
from render.parts.scene import TurnScene
from tests.tiny.notation import format_action
from tests.tiny.picture import HandScene, TinyScene
from tests.tiny.state import Discard, Draw, Give, Phase, Take
from tests.tiny.telling import card_words, hand_words, middle, number, situation, story, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.errors import GameError
    from bot.presenters.controls import Row
    from bot.presenters.presenter import Illustration
    from bot.presenters.reading import Move, Player, Recent
    from bot.words.words import Words
    from render import Scene
    from tests.tiny.state import Action
    from tests.tiny.view import View

TOPICS = ("play", "end")
_CARD = (Parameter("card"),)


class TinyPresenter:
    """Shows the tiny game, for `bot.presenters.presenter.Presenter`."""

    game = "tiny"
    group = "tiny"
    commands = (Command("give", _CARD), Command("draw"), Command("take"), Command("discard", _CARD))
    tutorial = ()
    review_scene = Review

    def reasons(
        self, view: View, causes: Sequence[object], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return nothing: nobody judges the game."""
        return []

    def compared(self, scene: Scene, view: View, played: Action, better: Action) -> Scene:
        """Return the picture as it is."""
        del view, played, better
        return scene

    def in_middle(self, action: object) -> bool:
        """Return that every action is about what all choose from."""
        return True

    def everyone(self, view: View, players: Sequence[Player], words: Words) -> Sequence[Player]:
        """Return the players."""
        return players

    def screen(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        page: int = 0,
        paused: bool = False,
    ) -> Screen:
        """Return the public post: what names no hidden card is done there, the rest in panels."""
        buttons = tuple(_buttons(view, words))
        told = "" if paused else situation(view, players, words, painted_name)
        return Screen(
            text="\n".join((situation(view, players, words), *story(players, recent, words))),
            rows=(buttons,) if buttons else (),
            scene=_scene(view, players, words, told, paused=paused),
            alt=_alt(view, players, words, range(1, len(view.hands) + 1)),
        )

    def panel(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        item: str = "",
        page: int = 0,
        paused: bool = False,
    ) -> Panel:
        """Return the own cards, and what can be done: a card is picked first, then it is used."""
        if view.seat is None:
            shown = self.portrait(view, players, recent, words, None)
            return Panel(shown.text, (), shown.scene, shown.alt)
        hand = hand_words(view.hands[view.seat - 1], words)
        rows, said = (
            _panel_item(view, players, words, item) if item else _panel(view, players, words)
        )
        return Panel(
            text="\n".join((words.say("tiny-panel", cards=hand), *said)),
            rows=rows,
            scene=_scene(view, players, words, seats=(view.seat,)),
            alt=_alt(view, players, words, (view.seat,)),
        )

    def opened(self, view: View, own: Sequence[View]) -> View:
        """Return the public view with every hand open."""
        hands = tuple(each.hands[seat] for seat, each in enumerate(own))
        return structs.replace(view, hands=hands)

    def task(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return what can be done."""
        return "" if view.phase is Phase.OVER else words.say(f"tiny-task-{view.phase}")

    def brief(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves in sentences."""
        return tell(moves, players, words)

    def upright(self, scene: Scene) -> Scene:
        """Return the same scene."""
        return scene

    def news(self, view: View, moves: Sequence[Move], words: Words) -> list[str]:
        """Return nothing."""
        del view, moves, words
        return []

    def points(self, view: View) -> Sequence[int]:
        """Return nothing: whoever gives the highest card wins."""
        del view
        return ()

    def action_label(self, view: View, action: Action, words: Words) -> str:
        """Return the notation: nobody is given hints."""
        del view, words
        return format_action(action)

    def asks_itself(self, action: Action) -> bool:
        """Return False."""
        del action
        return False

    def verdict(self, view: View, players: Sequence[Player], words: Words) -> list[str]:
        """Return who wins."""
        return [situation(view, players, words)]

    def awaited(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return whose turn it is and what they can do."""
        return situation(view, players, words)

    def zoom(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return a seat's cards large; None: the deck and the discards."""
        seats = () if seat is None else (seat,)
        return Closeup(
            text=_page(view, players, words, seat),
            scene=_scene(view, players, words, seats=seats),
            alt=_alt(view, players, words, seats),
        )

    def portrait(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
        *,
        paused: bool = False,
    ) -> Closeup:
        """Return a seat's cards large, with whose turn it is and what they can do."""
        seats = (seat or view.mover or view.seat or 1,)
        told = situation(view, players, words, painted_name)
        return Closeup(
            text=situation(view, players, words),
            scene=_scene(view, players, words, told, seats=seats, paused=paused),
            alt=_alt(view, players, words, seats),
        )

    def pick(self, view: View, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return that nothing is picked from the public post."""
        return words.say("tiny-panel-gone"), ()

    def notation(self, text: str) -> str:
        """Return the text: commands are spelled as notation."""
        return text

    def spelled(
        self, view: View, command: str, given: Mapping[str, str], words: Words
    ) -> Mapping[str, str]:
        """Return the values as they are: every card has a name of its own."""
        del view, command, words
        return given

    def complete(
        self, view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
    ) -> list[Option]:
        """Return the cards a command may name now."""
        kind = {"give": Give, "discard": Discard}.get(command)
        if kind is None:
            return []
        cards = [action.card for action in view.legal if isinstance(action, kind)]
        return [Option(card, card_words(card, words)) for card in cards]

    def moved(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return what the moves did, for the mover."""
        return tell(moves, players, words, view.seat)

    def turn_lines(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return a line a move."""
        return [tell([move], players, words) for move in moves]

    def taste(self, notation: str) -> str:
        """Return nothing: no choice is a matter of taste."""
        return ""

    def pages(self, view: View, players: Sequence[Player], words: Words) -> list[str]:
        """Return the table, then each hand."""
        seats = range(1, len(view.hands) + 1)
        return [_page(view, players, words, seat) for seat in (None, *seats)]

    def sheet(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return who wins, and every hand."""
        hands = [_hand(view, players, words, seat) for seat in range(1, len(view.hands) + 1)]
        return "\n".join((situation(view, players, words), *hands))

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules."""
        return [Option(topic, words.say(f"tiny-rules-{topic}-title")) for topic in TOPICS]

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return no pictures: the rules are short."""
        return ()

    def rules(self, topic: str, words: Words) -> str:
        """Return one topic of the rules."""
        key = topic if topic in TOPICS else TOPICS[0]
        return words.say(f"tiny-rules-{key}")

    def refusal(self, error: GameError, words: Words, view: View | None = None) -> str:
        """Return why the game refused."""
        del view
        return words.say(f"tiny-refused-{error.code}", **error.values)


def _buttons(view: View, words: Words) -> Iterable[Button]:
    """Return a button for each legal action; for the public they name no hidden card."""
    for action in view.legal:
        match action:
            case Draw():
                yield Button("draw", words.say("tiny-button-draw"), Style.MAIN)
            case Take():
                card = card_words(view.discards[-1], words)
                yield Button("take", words.say("tiny-button-take", card=card))
            case Give() | Discard():
                yield Button(format_action(action), card_words(action.card, words))
            case _:
                pass


def _panel(
    view: View, players: Sequence[Player], words: Words
) -> tuple[tuple[Row, ...], list[str]]:
    """Return what can be done with the own cards, and the words for it."""
    picks = tuple(
        Button(f"{PANEL} {action.card}", card_words(action.card, words), Style.MAIN)
        for action in view.legal
        if isinstance(action, Give | Discard)
    )
    buttons = picks or tuple(_buttons(view, words))
    left = bold_name(players, _left(view), words)
    if buttons:
        said = words.say(f"tiny-panel-{view.phase}", player=left)
    elif view.given:
        said = words.say("tiny-panel-given", card=card_words(view.given, words), player=left)
    else:
        said = ""
    told = [said, situation(view, players, words)]
    return ((buttons,) if buttons else ()), [line for line in told if line]


def _panel_item(
    view: View, players: Sequence[Player], words: Words, item: str
) -> tuple[tuple[Row, ...], list[str]]:
    """Return what can be done with one of the own cards."""
    for action in view.legal:
        if isinstance(action, Give | Discard) and action.card == item:
            label = words.say(f"tiny-button-{view.phase}")
            use = Button(f"{view.phase} {item}", label, Style.GOOD)
            left = bold_name(players, _left(view), words)
            card = card_words(item, words)
            said = words.say("tiny-panel-item", phase=view.phase, card=card, player=left)
            return ((use,),), [said]
    return (), [words.say("tiny-panel-gone")]


def _left(view: View) -> int:
    """Return the seat to the left of the looker."""
    return (view.seat or 0) % len(view.hands) + 1


def _hand(view: View, players: Sequence[Player], words: Words, seat: int) -> str:
    """Return a line with what can be seen of a hand."""
    cards = hand_words(view.hands[seat - 1], words)
    return words.say("tiny-hand", player=bold_name(players, seat, words), cards=cards)


def _page(view: View, players: Sequence[Player], words: Words, seat: int | None) -> str:
    """Return what a seat has in words; None: what lies between all."""
    if seat is not None:
        return _hand(view, players, words, seat)
    cards = hand_words(view.discards, words)
    told = situation(view, players, words)
    return "\n".join((told, middle(view, words), words.say("tiny-discards", cards=cards)))


def _alt(view: View, players: Sequence[Player], words: Words, seats: Iterable[int]) -> str:
    """Return the description of a picture with the hands of some seats."""
    hands = (
        words.say(
            "tiny-hand",
            player=full_name(players, seat, words),
            cards=hand_words(view.hands[seat - 1], words),
        )
        for seat in seats
    )
    return " ".join((situation(view, players, words, full_name), middle(view, words), *hands))


def _scene(
    view: View,
    players: Sequence[Player],
    words: Words,
    prompt: str = "",
    *,
    seats: Sequence[int] | None = None,
    paused: bool = False,
) -> Scene:
    """Return the picture: of the whole table, or with the hands of some seats only."""
    if view.phase is Phase.OVER:
        title = words.say("tiny-short-over")
    elif view.phase is Phase.GIVE:
        title = words.say("tiny-short-all")
    else:
        title = full_name(players, view.mover, words)
    return TinyScene(
        hands=tuple(
            HandScene(
                seat=seat,
                name=full_name(players, seat, words),
                fallback_name=fallback_name(seat, words),
                cards=tuple(number(card) if card else "" for card in view.hands[seat - 1]),
                waited=seat in view.to_act,
            )
            for seat in (range(1, len(view.hands) + 1) if seats is None else seats)
        ),
        deck=view.deck,
        opened=number(view.discards[-1]) if view.discards else "",
        caption=words.say("tiny-caption"),
        turn=TurnScene(title=title, fallback_title=title, prompt=prompt),
        active=view.to_act[0] if len(view.to_act) == 1 else None,
        over=view.phase is Phase.OVER,
        paused=paused,
    )
