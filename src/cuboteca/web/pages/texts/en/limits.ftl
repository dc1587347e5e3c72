## A table that was closed before its end

closed-title = This table is closed
closed-idle = Nobody had played here for a long time, so the table was closed. The points are as they stood.
closed-rules = The rules of this game have been corrected, and this play could not go on under the new rules. The points are as they stood at the last step that both agree on.
closed-admin = Whoever runs this site has closed this table. The points are as they stood.
closed-reason = The reason given: { $reason }
closed-on = Closed on { $date }
message-410-title = This table is closed
message-410-text = This table was closed before its end. Its replay and its record remain.

## Limits

message-429-title = Please wait a little
message-429-text = That was too much in a short time. Wait a minute and try again.
message-429-tables = Many tables have just been created from your connection. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, then you can create another one.
message-429-open = Many tables that were created from your connection are still open. Finish one of them, or try again in { $minutes } minutes.
message-429-costly = Many hints, analyses and checks have just been asked for from your connection. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} and ask again; you can go on playing.
message-429-codes = Many codes have been tried from your connection. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} and try again.
message-full-title = All tables are taken
message-full-text = The site is doing as much as it can. Try again in a minute; plays in progress go on.
message-banned-title = This address was banned
message-banned-text = Those who run this site have banned the address that you use. If you think this is a mistake, ask them.
message-banned-you-title = You are banned
message-banned-you-text = { $until ->
    [none] Those who moderate this site have banned you. If you think this is a mistake, ask them.
   *[other] Those who moderate this site have banned you until { $until }. If you think this is a mistake, ask them.
  }
