"""A finished game looked back on: the chart of chances, and the decisions that cost most."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import game_title, moves
from bot.presenters.fitting import cut, first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.reading import LONGEST_IN_ALT, Player, fallback_name
from render.parts.reviewscene import ChanceLine, LuckyScene, MomentScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.posts.public import Posts
    from bot.games.computer.reviewing import Judged, Moment, Stroke
    from bot.presenters.reading import Move
    from bot.tables.history.reviews import Reviewed
    from bot.words.words import Words
    from render.parts.reviewscene import ReviewPicture

ROUNDS = 3
"""The rounds at the end that are marked."""
REVIEW_NAME = "review.png"
_PARTS = 4
"""Into how many parts the description of a line divides the game."""
_BAR = 10
"""The signs of a bar of progress."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A decision in words; the picture cannot show Markdown.

    Attributes
    ----------
    decision, luck
        What the decision cost and, where there was any, what luck did.
    played, better
        As the picture has them.
    reasons
        Why the better action is better, as the picture and its description have it.
    line
        The same for the message.
    """

    decision: str
    luck: str
    played: str
    better: str
    reasons: str
    line: str

    @property
    def figures(self) -> str:
        return ", ".join(text for text in (self.decision, self.luck) if text)


async def review_post(posts: Posts, reviewed: Reviewed, words: Words) -> Post:
    """Return the picture of a review, with the decisive turns in words below."""
    table = reviewed.table
    title = words.say("review-title", table=str(table.id), game=game_title(table, words))
    told = [_told(posts, reviewed, number, words) for number in range(len(reviewed.review.moments))]
    lines = [each.line for each in told] or [words.say("review-nothing")]
    if (stroke := reviewed.review.stroke) is not None:
        lines.append(_lucky(stroke, _everyone(posts, reviewed, words), words))
    if told:
        legend = words.say("review-legend")
        lines.append(f"-# {legend}")
    return Post(
        "\n".join((title, *lines)),
        table.id,
        table.version,
        picture=await posts.paint(_scene(posts, reviewed, told, words)),
        alt=_alt(posts, reviewed, told, words),
        picture_name=REVIEW_NAME,
        picture_first=True,
    )


def progress_bar(done: float) -> str:
    """Return a bar for a share from 0 to 1."""
    full = int(done * _BAR)
    return "▰" * full + "▱" * (_BAR - full)


def _scene(posts: Posts, reviewed: Reviewed, told: Sequence[_Told], words: Words) -> ReviewPicture:
    table, review = reviewed.table, reviewed.review
    turns, seats = len(reviewed.turns), len(table.seats)
    rounds = max(1, min(ROUNDS, turns // (2 * seats)))
    return posts.presenter(table).review_scene(
        title=words.say("review-heading"),
        turns=tuple(each.turn for each in review.judged),
        lines=tuple(
            ChanceLine(
                seat=player.seat,
                name=player.plain,
                fallback_name=fallback_name(player.seat, words),
                shares=tuple(each.shares[player.seat - 1] for each in review.judged),
            )
            for player in _everyone(posts, reviewed, words)
        ),
        late=max(0, turns - rounds * seats),
        late_title=words.say("review-late", rounds=rounds),
        error=review.error,
        certainty=words.say("review-certainty", points=_points(review.error)),
        moments=tuple(
            _moment_scene(posts, reviewed, moment, each, words)
            for moment, each in zip(review.moments, told, strict=True)
        ),
        nothing=words.say("review-nothing"),
        lucky=_lucky_scene(posts, reviewed, words),
    )


def _plain(named: Sequence[Player]) -> list[Player]:
    return [Player(each.seat, each.plain, each.plain) for each in named]


def _lucky(stroke: Stroke, named: Sequence[Player], words: Words) -> str:
    player = next(each.name for each in named if each.seat == stroke.seat)
    percent = round(100 * stroke.luck)
    return words.say("review-stroke", player=player, turn=stroke.turn, percent=percent)


def _lucky_scene(posts: Posts, reviewed: Reviewed, words: Words) -> LuckyScene | None:
    stroke = reviewed.review.stroke
    if stroke is None:
        return None
    view = reviewed.history[-1].view(reviewed.table.game, None)
    plain = _plain(posts.read(reviewed.table, view, words).painted().players)
    share = _judged_at(reviewed, stroke.turn).shares[stroke.seat - 1]
    return LuckyScene(turn=stroke.turn, share=share, title=_lucky(stroke, plain, words))


def _judged_at(reviewed: Reviewed, turn: int) -> Judged:
    return next(each for each in reversed(reviewed.review.judged) if each.turn <= turn)


def _moment_scene(
    posts: Posts, reviewed: Reviewed, moment: Moment, told: _Told, words: Words
) -> MomentScene:
    table = reviewed.table
    presenter, position = posts.presenter(table), reviewed.history[moment.step]
    screen = posts.screen(table, position, words, opened=True, calm=True)
    better = table.game.parse(moment.seat, moment.better)
    played = table.game.parse(moment.seat, _notation(reviewed, moment))
    view = position.view(table.game, moment.seat)
    return MomentScene(
        turn=moment.turn,
        seat=moment.seat,
        title=words.say("review-turn", turn=moment.turn),
        share=_judged_at(reviewed, moment.turn).shares[moment.seat - 1],
        decision=told.decision,
        luck=told.luck,
        played=told.played,
        better=joined((told.better, told.reasons)),
        middle=presenter.in_middle(better) or presenter.in_middle(played),
        table=presenter.compared(screen.scene, view, played, better),
    )


def _notation(reviewed: Reviewed, moment: Moment) -> str:
    move = reviewed.history[moment.step + 1].last
    return moment.better if move is None else move.notation


def _told(posts: Posts, reviewed: Reviewed, place: int, words: Words) -> _Told:
    table, moment = reviewed.table, reviewed.review.moments[place]
    presenter = posts.presenter(table)
    after = reviewed.history[reviewed.turns[moment.turn - 1].last]
    made = _of_seat(moves(table.game, after.previous, over=True), moment.seat)
    view = after.view(table.game, None)
    reading = posts.read(table, view, words)
    played = presenter.brief(reading, made)
    # What a picture shows has neither Markdown nor anything escaped.
    plain = _plain(reading.painted().players)
    shown = presenter.brief(presenter.read(view, words, plain), made).replace("**", "")
    better = _better(posts, reviewed, moment, words)
    percent = max(1, round(100 * moment.cost))
    decision = words.say("review-decision", percent=percent)
    luck = words.say("review-luck", change=_signed(moment.luck)) if moment.luck else ""
    own_view = reviewed.history[moment.step].view(table.game, moment.seat)
    gain = words.say("review-gain", points=points_phrase(moment.lead, words))

    def reasons(players: Sequence[Player]) -> str:
        own = presenter.read(own_view, words, players)
        return joined((*presenter.reasons(own, moment.causes), gain))

    everyone = {player.seat: player for player in _everyone(posts, reviewed, words)}
    told = _Told(decision, luck, shown, better, reasons(plain), "")
    head = words.say(
        "review-moment",
        letter=_letter(place),
        player=everyone[moment.seat].name,
        turn=moment.turn,
        figures=told.figures,
    )
    line = "\n".join((head, f"-# {played}", joined((better, reasons(reading.players)))))
    return replace(told, line=line)


def _signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "\N{MINUS SIGN}")


def _of_seat(made: Sequence[Move], seat: int) -> list[Move]:
    return [
        replace(move, events=tuple(event for event in move.events if event.seat in (0, seat)))
        for move in made
    ]


def _better(posts: Posts, reviewed: Reviewed, moment: Moment, words: Words) -> str:
    table, history = reviewed.table, reviewed.history
    presenter, position = posts.presenter(table), history[moment.step]
    view = position.view(table.game, moment.seat)
    reading = posts.read(table, view, words)
    action = presenter.action_label(reading, table.game.parse(moment.seat, moment.better))
    if moment.step == reviewed.turns[moment.turn - 1].first:
        return words.say("review-better", action=action)
    chosen = table.game.parse(moment.seat, _notation(reviewed, moment))
    played = presenter.action_label(reading, chosen)
    return words.say("review-better-than", played=played, action=action)


def _alt(posts: Posts, reviewed: Reviewed, told: Sequence[_Told], words: Words) -> str:
    review = reviewed.review
    head = words.say("review-alt", table=str(reviewed.table.id), points=_points(review.error))
    everyone = [
        Player(each.seat, each.name, cut(each.plain, LONGEST_IN_ALT))
        for each in _everyone(posts, reviewed, words)
    ]
    names = {each.seat: each.plain for each in everyone}

    def lines(parts: int) -> list[str]:
        places = sorted(
            {round(part * (len(review.judged) - 1) / parts) for part in range(parts + 1)}
        )
        shown = [review.judged[place] for place in places]
        return [
            words.say(
                "review-alt-line",
                player=player.plain,
                shares=", ".join(
                    _share(each, player.seat, review.judged[-1], words) for each in shown
                ),
            )
            for player in everyone
        ]

    def turns(*, played: bool, better: bool, reasons: bool) -> list[str]:
        heads = [
            words.say(
                "review-alt-moment",
                letter=_letter(place),
                player=names[moment.seat],
                turn=moment.turn,
                figures=each.figures,
            )
            for place, (moment, each) in enumerate(zip(review.moments, told, strict=True))
        ]
        return [
            joined(
                (
                    head,
                    each.played if played else "",
                    each.better if better else "",
                    each.reasons if reasons else "",
                )
            )
            for head, each in zip(heads, told, strict=True)
        ] or [words.say("review-nothing")]

    stroke = review.stroke
    lucky = () if stroke is None else (_lucky(stroke, _plain(everyone), words),)
    return first_fitting(
        joined(
            (
                head,
                *lines(parts),
                *turns(played=played, better=better, reasons=reasons),
                *(lucky if better else ()),
            )
        )
        for parts, played, better, reasons in (
            (_PARTS, True, True, True),
            (2, True, True, True),
            (2, True, True, False),
            (2, False, True, False),
            (1, False, True, False),
            (1, False, False, False),
        )
    )


def _share(judged: Judged, seat: int, last: Judged, words: Words) -> str:
    percent = _percent(judged.shares[seat - 1], words)
    if judged is last:
        return words.say("review-alt-end", percent=percent)
    if not judged.turn:
        return words.say("review-alt-start", percent=percent)
    return words.say("review-alt-after", percent=percent, turn=judged.turn)


def _percent(share: float, words: Words) -> str:
    """Return a chance in percent; what is not certain is neither 0 nor 100."""
    percent = round(100 * share)
    if 0 < share < 1:
        percent = min(max(percent, 1), 99)
    return words.say("review-percent", percent=percent)


def _letter(place: int) -> str:
    return chr(ord("A") + place)


def _points(error: float) -> int:
    return ceil(100 * error)


def _everyone(posts: Posts, reviewed: Reviewed, words: Words) -> Sequence[Player]:
    return posts.everyone(reviewed.table, reviewed.history[-1], words)
