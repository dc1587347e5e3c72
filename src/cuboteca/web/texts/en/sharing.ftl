## Records from files

record-open = Open a record
record-open-what = A play that was downloaded as a file, from this site or another one, or that the terminal has saved: watch it again and have it analysed.
record-open-drop = Drop the file anywhere on this page, or choose it.
record-open-file = File with one record (JSON or JSONL)
record-open-do = Open
record-from-file = opened from a file
record-from-file-title = Opened from a file
record-from-file-note = This play was opened from a file. It follows the rules; who played, when and where is what the file says.
record-from-file-check = The play took place elsewhere, and this site has promised nothing about its chance. What the file claims was computed again; whether its draws were chosen is known only to whoever noted its fingerprint before the first one.
verified-imported = What this file claims holds together; nobody here can know more.
message-record-title = This file cannot be opened
record-refused-form = This is not the record of one play. A record is a JSON file as this site, cuboteca play or cuboteca simulate writes it; of a file with several plays, choose one line.
record-refused-game = The record is of a game that this site does not have.
record-refused-version = The record was played by another version of the rules than the one that this site plays.
record-refused-unfinished = The play of this record is not over, or the record was written before its end. Download it again once the play is over.
record-refused-event = At step { $step } the record says something that the rules do not allow.
record-refused-proof = The proof in this record does not hold: somebody has changed the record.
record-refused-large = A record has at most { $most } KiB.
record-refused-slow = This record takes too long to check.

## Positions from links

position-title = A position of { $game }
position-link = This position by itself
position-play = Play on from here
position-play-note = A table begins at this position, against bots; it is not rated.
position-refused = This link holds no position of this game.
