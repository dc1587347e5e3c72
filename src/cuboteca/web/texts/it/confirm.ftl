confirm-title = Conferma che sei tu
confirm-why = Un tavolo classificato cambia i punteggi, quindi chiede di nuovo la tua passkey se non la usi in questo browser da { $hours } ore.
confirm-passkey = Conferma con la tua passkey
confirm-done = Confermato. Ora crea il tavolo.
rated-needs-fresh = Prima conferma con la tua passkey: un tavolo classificato la chiede di nuovo dopo dodici ore.
