confirm-title = Confirm that it is you
confirm-why = A rated table changes ratings, so it asks for your passkey again if you have not used it in this browser for { $hours } hours.
confirm-passkey = Confirm with your passkey
confirm-done = Confirmed. Create the table now.
rated-needs-fresh = Confirm with your passkey first: a rated table asks for it again after twelve hours.
