## People: accounts, one's own plays, profiles, friends

my-plays = My plays
former-player = a former player

account-title = Account
account-nobody = Nobody is signed in on this device. You can play without an account; once you create a table or take a seat, this device remembers your plays.
account-guest = You are playing on this device as a guest, { $name }. With a passkey you find your plays on your other devices too.
account-is = You are signed in as { $name }.
account-rename = Save
account-remove = Remove
account-profile = What others see of you
account-passkeys = Passkeys
account-passkey-what = A passkey signs you in with your fingerprint, your face or the PIN of your device. There is no password, and no email address is needed.
account-insecure = Passkeys work only where this site is opened by its name over https, or at http://localhost on this computer. Recovery codes and seat codes work here.
account-no-script = Passkeys need JavaScript. Recovery codes and seat codes work without it.
account-no-passkeys = This browser has no passkeys. Recovery codes and seat codes work here.
account-passkey-failed = That did not work, or was cancelled. Nothing has changed.
account-passkey-name = Name of the passkey
account-passkey-named = Passkey { $number }
account-passkey-made = Made on { $day }.
account-passkey-used = Last used on { $day }.
account-make = Make a passkey
account-make-more = Make another passkey
account-sign-in = Sign in with a passkey
account-codes = Recovery codes
account-codes-what = If you lose your passkeys, each of ten recovery codes signs you in once.
account-codes-left = { $count ->
    [0] You have none at the moment.
    [one] One is left.
   *[other] { $count } are left.
  }
account-codes-make = Make new recovery codes
account-codes-new = Your new recovery codes
account-codes-once = Write them down now: they are shown only this once. Earlier codes no longer work.
account-codes-first = Make a passkey first: recovery codes are for accounts.
account-codes-missing = You have no recovery codes yet
account-codes-missing-what = If you lose your passkeys, nothing else signs you in. Make ten codes now and keep them on paper; each works once.
account-name-empty = A name needs at least one letter.
account-keys = Keys for programs
account-keys-what = With a key, a program of yours plays as you over the API: it sees your tables and acts in your seats, but not at rated tables, deals and tournaments.
account-keys-docs = The API
account-keys-first = Make a passkey first: keys for programs are for accounts.
account-key-name = Name of the program
account-key-make = Make a key
account-key-made = Made on { $day }.
account-key-used = Last used on { $day }.
account-key-unused = Never used.
account-key-revoke = Revoke
account-key-revoke-name = Revoke the key of { $name }
account-key-new = Your new key
account-key-once = Copy it now: it is shown only this once. Whoever has it plays as you until you revoke it.
account-devices = Devices
account-devices-count = { $count ->
    [one] You are signed in on this device only.
   *[other] You are signed in on { $count } devices.
  }
account-sign-out = Sign out here
account-sign-out-others = Sign out everywhere else
account-guest-stays = A guest cannot sign out: nobody could get back to the plays. Make a passkey first, or delete the guest.
account-recover = Sign in with a recovery code
account-recover-what = Each code works once. The seats that you play on this device then belong to your account.
account-code = Recovery code
account-recover-do = Sign in
account-move = Continue a single play with a seat code
account-data = Your data
account-export-what = Everything that this site knows about you: profile, settings and the records of your plays, as JSON.
account-export = Download everything
account-delete = Delete everything
account-delete-what = Your name, passkeys, friends and settings are deleted. Your finished plays stay for the others; your seats there belong to “a former player”. This cannot be undone.
account-delete-running = { $count ->
    [one] You sit at one play that is not over. Nobody can play your seats there any more, so the others cannot finish it.
   *[other] You sit at { $count } plays that are not over. Nobody can play your seats there any more, so the others cannot finish them.
  }
account-delete-sure = Yes, delete everything
account-delete-now = Delete
account-delete-confirm = Nothing was deleted: tick the box first.
account-deleted-title = Deleted
account-deleted-text = This site no longer knows you. You can play again as a guest at any time.

plays-unknown = You are not signed in; these are the tables that this browser remembers.
plays-next = Next: your turn
plays-next-table = Next play
plays-running = Running
plays-none-running = No play is running.
plays-finished = Finished
plays-none-finished = No finished plays.
plays-game = Game
plays-all-games = All games
plays-with = With
plays-search = Search
plays-earlier = Earlier plays
plays-later = Later plays
plays-records = Download the records (JSONL)
plays-alone = only you
plays-nobody-yet = nobody yet
plays-closed = closed before its end
plays-rank = { $rank ->
    [1] You won.
   *[other] Place { $rank } of { $count }.
  }

person-since = Here since { $day }.
person-friend = You are friends.
person-finished = Finished plays
person-none = None yet.
person-count = Plays
person-wins = Won

friends-title = Friends
friends-none = No friends yet.
friend-link-make = Make a link for friends
friend-link = Link to share
friend-link-what = Whoever opens it and accepts becomes your friend. It works for 14 days, until you make another one.
friend-title = { $name } would like to be your friend
friend-means = Friends see each other’s lists of friends and find each other’s profiles.
friend-accept = Become friends
friend-own = This is your own link: share it with somebody else.
friend-remove = Remove { $name } from your friends
blocked-title = Blocked
block-name = Block { $name }
unblock = Unblock
unblock-name = Unblock { $name }
block-what = Whoever you block cannot become your friend and cannot join the tables that you open to everybody. They are not told.

people-refused = This is not possible.
people-unknown-sign-in = This passkey or code is not right, or was used or removed. Try again, or use another one.
people-many-passkeys = An account can have at most ten passkeys, each of them only once.
people-many-keys = You have ten keys, and more are not possible. Revoke one first.
people-unknown-key = This key is wrong or was revoked. Make another one on the page of your account.
people-last-passkey = This is the last passkey, and without one you could not sign in. Make another one first.
people-unknown-person = There is nobody here by this address. Perhaps the account was deleted.
people-unknown-link = This link is wrong, has expired or was replaced by a newer one. Ask for a new one.
people-many-friends = This would be more than 200 people. Remove somebody first.
people-nobody = This is for people whom the site knows. Play once, or sign in, and open the page again.
message-people-title = That is not possible
message-people-text = Go back and try something else.
