"""What can be wrong with what people ask for about themselves."""

from __future__ import annotations

from cuboteca.table.errors import TableError


class PeopleError(TableError):
    """Something about a person cannot be done; pages say why by ``key``.

    Attributes:
        key: Of the sentence in the pages' texts.
    """

    key = "people-refused"

    def __init__(self) -> None:
        super().__init__(type(self).__doc__ or "")


class UnknownSignInError(PeopleError):
    """This passkey or recovery code is wrong, was used, was removed or has expired."""

    key = "people-unknown-sign-in"


class TooManyPasskeysError(PeopleError):
    """An account has at most ten passkeys, each once."""

    key = "people-many-passkeys"


class LastPasskeyError(PeopleError):
    """The last passkey of an account cannot be removed."""

    key = "people-last-passkey"


class NoAccountError(PeopleError):
    """Only an account has keys for programs: make a passkey first."""

    key = "account-keys-first"


class TooManyKeysError(PeopleError):
    """An account has at most ten keys for programs; revoke one first."""

    key = "people-many-keys"


class UnknownKeyError(PeopleError):
    """This key is wrong or was revoked; its person makes another one on the page of the account."""

    key = "people-unknown-key"


class UnknownPersonError(PeopleError):
    """There is no such person."""

    key = "people-unknown-person"


class UnknownFriendLinkError(PeopleError):
    """This link is wrong, was replaced by another one or has expired."""

    key = "people-unknown-link"


class TooManyFriendsError(PeopleError):
    """A person has at most 200 friends, and blocks at most 200 others."""

    key = "people-many-friends"


class NobodyError(PeopleError):
    """Only a person who has played here or has signed in can do this."""

    key = "people-nobody"


__all__ = [
    "LastPasskeyError",
    "NoAccountError",
    "NobodyError",
    "PeopleError",
    "TooManyFriendsError",
    "TooManyKeysError",
    "TooManyPasskeysError",
    "UnknownFriendLinkError",
    "UnknownKeyError",
    "UnknownPersonError",
    "UnknownSignInError",
]
