app-description = Modern tabletop games against bots or with friends.
offline-title = The site cannot be reached
offline-text = You may be offline, or the site is being restarted. Nothing you have played is lost.
offline-again = Try again
offline-waits = This page asks again by itself every few seconds.
