messages-link = Tell me when it is my turn
messages-title = When it is your turn
messages-lead = You can be told that it is your turn even when the table is not open: once a turn, and never while you are looking at it.
messages-unknown = You have not played in this browser yet. Create a table or take a seat, then come back.
messages-devices = Notifications on your devices
messages-subscribe = Notify me on this device
messages-no-push = This browser cannot show notifications of this site. On an iPhone or iPad, add the site to the home screen first; elsewhere the site’s address must begin with https.
messages-no-key = Whoever runs this site has not set up notifications.
messages-denied = The browser does not allow it. Its settings for this site can be changed beside the address.
messages-failed = That did not work. Try again later.
messages-device = A device
messages-since = since { $date }
messages-remove = Remove { $name }
messages-remove-short = Remove
messages-when = When
messages-wait = After your turn has begun at a live table, wait
messages-wait-one = { $seconds ->
    [0] not at all
    [30] 30 seconds
   *[other] { $minutes } minutes
  }
messages-quiet = Quiet hours
messages-from = from
messages-to = to
messages-zone = Time zone
messages-quiet-what = What would come in these hours comes when they end. Leave both empty for none.
messages-keep = Save
messages-kept = Saved.
messages-feed = A feed
messages-feed-what = A feed reader shows the tables that wait for you. Its address is secret: whoever has it sees where it is your turn. It is shown once.
messages-feed-here = Address of your feed
messages-feed-new = Make an address
messages-feed-renew = Make a new address
messages-feed-end = End the feed
messages-feed-title = Cuboteca: your turn
messages-hook = A webhook
messages-hook-what = For those who program: each turn is posted as JSON to an https address on the internet, signed by HMAC-SHA256 in the header X-Cuboteca-Signature.
messages-hook-where = Address, empty for none
messages-hook-secret = Key of the signatures, shown once
messages-wrong-hook = A webhook needs an address like https://example.org/path that is not in a private network.
messages-wrong-wait = Choose one of the times to wait.
messages-wrong-zone = A time zone looks like Europe/Rome, or UTC.
messages-wrong-time = Quiet hours need two times of the day, such as 22:30 and 7:00.
messages-turn-title = { $game }: it is your turn
messages-turn-text = The table waits for you.
