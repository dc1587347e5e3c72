report = Report something
report-lead = Those who moderate this site see it, with what was said around it. Nobody else learns of it.
report-what = What is wrong?
report-line = { $name } said: { $text }
report-name = The name { $name }
report-table = This table
report-reason = Why, if it is not obvious
report-send = Report
report-thanks = Thank you
report-thanks-text = Those who moderate this site will look at it.
moderation = Moderation
moderation-not-you = Only those who moderate this site see this page.
moderation-your-id = Whoever runs the site can make you one of them by your id: { $id }
moderation-line = A line by { $name }
moderation-name = The name { $name }
moderation-table = A table
moderation-look = Look at the table
moderation-because = Reported because:
moderation-reason = Your reason, for the log
moderation-dismiss = Dismiss
moderation-close = Close the table
moderation-mute = { $hours ->
    [1] Mute for an hour
    [24] Mute for a day
   *[other] Mute for a week
  }
moderation-ban = { $days ->
    [0] Ban for ever
    [1] Ban for a day
   *[other] Ban for { $days } days
  }
moderation-unknown = The site does not know who this is, so nobody can be muted or banned.
moderation-none = Nothing has been reported.
moderation-address = Ban an address
moderation-network = Address or network, such as 203.0.113.7
moderation-held = Muted and banned
moderation-held-none = Nobody is muted or banned.
moderation-held-mute = { $until ->
    [none] { $name } is muted
   *[other] { $name } is muted until { $until }
  }
moderation-held-ban = { $until ->
    [none] { $name } is banned for ever
   *[other] { $name } is banned until { $until }
  }
moderation-lift-unmute = Let them talk again
moderation-lift-unban = Lift the ban
moderation-lift-unban-address = Lift the ban
moderation-wrong-held = Nobody is muted or banned there any more.
moderation-wrong-reason = Give a reason: it is kept in the log.
moderation-wrong-report = Somebody else has dealt with this report.
moderation-wrong-network = An address looks like 203.0.113.7 or 2001:db8::7, a network like 203.0.113.0/24; it may not be too large.
moderation-wrong-act = Choose one of the buttons.
audit = What moderators have done
audit-none = Nothing yet.
audit-dismiss = Dismissed a report about table { $target }
audit-mute = Muted { $name }
audit-close = Closed table { $target }
audit-ban = Banned { $name }
audit-ban-address = Banned the address { $target }
audit-unmute = Let { $name } talk again
audit-unban = Lifted the ban of { $name }
audit-unban-address = Lifted the ban of the address { $target }
audit-add = Made { $name } a moderator
audit-remove = Removed { $name } as a moderator
