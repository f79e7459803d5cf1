"""Why the bot cannot get to Discord, in one sentence each."""

from __future__ import annotations

import aiohttp
import discord

from bot.chat.gateway.starts import StartsUsedUp

UNREACHABLE = (
    discord.DiscordException,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    StartsUsedUp,
)
"""What logging in and staying connected raises, besides `NotDiscord`."""
_REFUSED = "Discord refuses the token; copy it anew from the Bot page of the application."
_RATE_LIMITED, _SERVER_ERROR = 429, 500
_CLOSED_FOR_TOKEN, _CLOSED_FOR_SHARDS = 4004, (4010, 4011)
_CLOSED_FOR_RELEASE = (4012, 4013, 4014)
_CLOSED_FOR_GOOD = (_CLOSED_FOR_TOKEN, *_CLOSED_FOR_SHARDS, *_CLOSED_FOR_RELEASE)


class NotDiscord(Exception):  # noqa: N818  (it is so, and no fault)
    """Something else than Discord has answered the login."""


def explain_connection(error: Exception) -> str:
    """Return a sentence on why the bot does not get to Discord, and on what to do.

    A page that a proxy has sent in Discord's place is not repeated.
    """
    match error:
        case discord.LoginFailure():
            return _REFUSED
        case discord.ConnectionClosed():
            return _closed(error.code)
        case discord.PrivilegedIntentsRequired():
            return _closed(4014)
        case discord.RateLimited():
            return _limited(error.retry_after)
        case discord.HTTPException():
            return _refused(error)
        case StartsUsedUp():
            return (
                f"Discord lets the bot begin {error.remaining} more connections, and it needs "
                f"{error.needed}; wait {_minutes(error.seconds)} before the next start, and let "
                "nothing restart the bot meanwhile."
            )
        case NotDiscord():
            return (
                "Something between the bot and Discord answers in its place; let the bot reach "
                "https://discord.com directly."
            )
        case _:
            reason = str(error) or type(error).__name__
            return f"Discord cannot be reached ({reason}); check the network and try again."


def is_refused_for_good(error: Exception) -> bool:
    """Return whether Discord refuses the bot again until somebody changes its token or settings."""
    match error:
        case discord.LoginFailure() | discord.PrivilegedIntentsRequired():
            return True
        case discord.ConnectionClosed():
            return error.code in _CLOSED_FOR_GOOD
        case _:
            return False


def _refused(error: discord.HTTPException) -> str:
    status = f"{error.status} {error.response.reason or ''}".strip()
    if error.status == _RATE_LIMITED:
        return _limited(_seconds(error.response.headers.get("Retry-After", "")))
    if error.status >= _SERVER_ERROR:
        return (
            f"Discord has a fault of its own ({status}); wait until https://discordstatus.com says "
            "that it is over, then start again."
        )
    if not error.code:
        return (
            f"Something between the bot and Discord refuses the connection ({status}); let the bot "
            "reach https://discord.com directly."
        )
    return f"Discord refuses the bot ({status}, error {error.code}); look it up in its Portal."


def _limited(seconds: float) -> str:
    return (
        "Discord has had too many logins from this bot or address (429); wait "
        f"{_minutes(seconds)} before the next start, and let nothing restart the bot meanwhile."
    )


def _minutes(seconds: float) -> str:
    return f"{-(-seconds // 60):.0f} minutes" if seconds else "an hour"


def _seconds(text: str) -> float:
    try:
        return max(0.0, float(text))
    except ValueError:
        return 0.0


def _closed(code: int | None) -> str:
    if code == _CLOSED_FOR_TOKEN:
        return _REFUSED
    if code in _CLOSED_FOR_SHARDS:
        return (
            f"Discord wants the bot in more shards ({code}), for it is on too many servers; leave "
            "CABLE_CAR_SHARDS empty, or name a larger number."
        )
    if code in _CLOSED_FOR_RELEASE:
        return f"Discord no longer takes what this release sends ({code}); update the bot."
    return f"Discord has closed the connection ({code}); wait a minute and start again."
