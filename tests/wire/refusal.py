"""What the loopback Discord refuses, with the codes of the real one."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818
    """A request is answered with an error.

    Parameters
    ----------
    status
        The HTTP status.
    code
        Discord's own code, such as 10008.
    """

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def foreign_message() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def thread_is_archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_exists() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def invalid_form(reason: str) -> Refusal:
    return Refusal(400, 50035, f"Invalid Form Body: {reason}")
