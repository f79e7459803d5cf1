"""The refusals of tables. Each carries a code and values; `bot.words` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from bot.games.errors import Value


class Refusal(Exception):  # noqa: N818  (a refusal is an answer, not a fault)
    """The table refuses; nothing has changed.

    Parameters
    ----------
    values
        The values of the message's placeholders.
    """

    code: ClassVar[str]
    """The key of the message."""

    def __init__(self, **values: Value) -> None:
        self.values: dict[str, Value] = values
        # Values hold names; a traceback of what fails meanwhile would bring them to the log.
        super().__init__(self.code)


class NoTable(Refusal):
    """No such table, or none in this channel."""

    code = "no-table"


class NoSuchTable(NoTable):
    """The server has no table with this number. Values: `table`."""

    code = "no-such-table"


class ChannelBusy(Refusal):
    """The channel has a table already.

    Values: `way`, what the person can do about it: ``close`` it, ``join`` it or go ``elsewhere``.
    """

    code = "channel-busy"

    def __init__(self, way: str = "elsewhere") -> None:
        super().__init__(way=way)


class LobbyBusy(ChannelBusy):
    """The channel has a table already, so that none can gather there for its own thread."""

    code = "channel-busy-lobby"


class UnknownGame(Refusal):
    """No such game. Values: `game`."""

    code = "unknown-game"


class UnknownOption(Refusal):
    """The game has no such option. Values: `game`, `option`, `options` (divided by blanks)."""

    code = "unknown-option"


class WrongSeatCount(Refusal):
    """The game cannot be played by this number of players. Values: `least`, `most`."""

    code = "wrong-seat-count"


class UnknownInterval(Refusal):
    """No table reminds at this interval. Values: `hours` (those possible, divided by commas)."""

    code = "unknown-interval"


class UnknownPace(Refusal):
    """No clock gives a turn this time. Values: `hours` (those possible, divided by commas)."""

    code = "unknown-pace"


class NotGathering(Refusal):
    """The game has started or the table is closed."""

    code = "not-gathering"


class NotStarted(Refusal):
    """The game has not started. Values: `language`, the language of the table."""

    code = "not-started"


class GameOver(Refusal):
    """The game has ended, or its table was closed before the end."""

    code = "table-closed"


class TableFull(Refusal):
    """Every seat is taken. Values: `seats`."""

    code = "table-full"


class UnknownStrength(Refusal):
    """No computer plays with this strength. Values: `strength`."""

    code = "unknown-strength"


class TooManyComputers(Refusal):
    """The computer was to get more seats than people have left free. Values: `most`, those free."""

    code = "too-many-computers"


class AlreadySeated(Refusal):
    """The person sits at the table already."""

    code = "already-seated"


class NotSeated(Refusal):
    """The person does not sit at the table."""

    code = "not-seated"


class TheyAreNotSeated(Refusal):
    """The person whose seat is meant does not sit at the table."""

    code = "they-are-not-seated"


class LeavingStopsTheGame(Refusal):
    """A player tried to leave a running game, which needs all its players."""

    code = "leaving-stops-the-game"


class LeaveInstead(Refusal):
    """Nobody hands a seat over before the game starts: one leaves, another joins."""

    code = "leave-instead"


class TheyAreSeated(Refusal):
    """The person to be given a seat sits at the table already."""

    code = "they-are-seated"


class SawAnotherHand(Refusal):
    """The person has held another seat of the game, and has seen its hidden cards."""

    code = "saw-another-hand"


class TheySawAnotherHand(Refusal):
    """The person to be given a seat has seen the hidden cards of another. Values: `player`."""

    code = "they-saw-another-hand"


class StillHeld(Refusal):
    """Only the player whose seat it is can offer it. Values: `player`, their name."""

    code = "still-held"


class OfferOver(Refusal):
    """The offer of a seat has lapsed or been withdrawn."""

    code = "offer-over"


class OfferNotYours(Refusal):
    """The offer of a seat was made to somebody else."""

    code = "offer-not-yours"


class OfferStays(Refusal):
    """Only the person who made an offer, was made it, or holds the seat can end the offer."""

    code = "offer-stays"


class ResignChanged(Refusal):
    """A resignation would not have the effect that the person was told."""

    code = "resign-changed"


class HostOnly(Refusal):
    """Only the host may do this. Values: `host`."""

    code = "host-only"


class OthersPlay(Refusal):
    """The host cannot close a game alone that others play, too."""

    code = "others-play"


class QuestionOver(Refusal):
    """A player has said no to what the table was asked."""

    code = "question-over"


class JustRefused(Refusal):
    """A player has said no to the same not long ago."""

    code = "just-refused"


class KickYourself(Refusal):
    """The host cannot kick themselves. Values: `language`, the language of the table."""

    code = "kick-yourself"


class StillAsked(Refusal):
    """People who are asked to a rematch have not answered, and are asked once more.

    Values: `players` (a line each), `language`, the language of the table.
    """

    code = "still-asked"


class StartsAlone(Refusal):
    """Nobody who is asked to a rematch has come, so the host would play alone."""

    code = "starts-alone"


class TooFewPlayers(Refusal):
    """The game needs more players. Values: `least`, `seated`."""

    code = "too-few-players"


class NotYourTurn(Refusal):
    """Another seat is to act. Values: `player`."""

    code = "not-your-turn"


class WaitingForOthers(Refusal):
    """Several other seats are to act. Values: `players` (a line each)."""

    code = "waiting-for-others"


class NotAsked(Refusal):
    """The vote is about the person's own seat, so they have no vote."""

    code = "not-asked"


class NoStandIn(Refusal):
    """The players have not agreed on a stand-in."""

    code = "no-stand-in"


class Paused(Refusal):
    """The table is paused."""

    code = "paused"


class NotPaused(Refusal):
    """The table is not paused. Values: `table`."""

    code = "not-paused"


class NoHints(Refusal):
    """The table was opened without hints, or its game gives none."""

    code = "no-hints"


class HintsUsedUp(Refusal):
    """The seat has had all its hints. Values: `most`, how many."""

    code = "hints-used-up"


class NothingToChoose(Refusal):
    """There is only one thing to do, so a hint would tell nothing."""

    code = "nothing-to-choose"


class ComputerToMove(Refusal):
    """The computer is to act."""

    code = "computer-to-move"


class StaleAction(Refusal):
    """The button belongs to an earlier position."""

    code = "stale-action"


class DoubledAction(Refusal):
    """The interaction has been carried out already."""

    code = "doubled-action"


class NoRoutine(Refusal):
    """The next action needs a decision."""

    code = "no-routine"


class NothingToUndo(Refusal):
    """The last action of the game is not the person's, so they cannot undo it."""

    code = "nothing-to-undo"


class NothingPlayed(NothingToUndo):
    """Nobody has acted yet."""

    code = "nothing-played"


class Revealed(Refusal):
    """The player learned something by the action, or chance followed it."""

    code = "revealed"


class EndStands(Refusal):
    """The game is over, and its record tells everything: no player can undo the end alone."""

    code = "end-stands"


class AlreadyAgreed(Refusal):
    """The person has agreed already. Values: `agreed`, `seats`."""

    code = "already-agreed"


class GoesOn(Refusal):
    """Somebody has said already that the table goes on, or has acted."""

    code = "goes-on"


class StillOpen(Refusal):
    """The table is not closed. Values: `table`."""

    code = "still-open"


class PlayedToItsEnd(Refusal):
    """The game was played to its end and cannot go on. Values: `table`."""

    code = "played-to-its-end"


class StillPlaying(Refusal):
    """A person who wants to be forgotten plays at running tables. Values: `tables`, `count`."""

    code = "still-playing"


class TableUnreadable(Refusal):
    """The game cannot be rebuilt from its log. Values: `table`."""

    code = "table-unreadable"


class GameMissing(TableUnreadable):
    """A release opened the table whose game this one lacks. Values: `table`."""

    code = "game-missing"


class RulesDiffer(GameMissing):
    """The game was set up with a version of its rules that this release lacks. Values: `table`."""

    code = "rules-differ"
