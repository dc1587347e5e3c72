mail-head = E-mail
mail-what = One message a turn, and none in your quiet hours. Nothing else is ever sent, nobody else sees the address, and each message has a link that ends them.
mail-address = Your address
mail-send = Send me a code
mail-sent = A code is on its way to that address.
mail-waits = A code was sent to { $address }. Type it here within half an hour.
mail-code = Code
mail-confirm = Confirm
mail-confirmed = Confirmed. You will be told of your turns there.
mail-to = You are told of your turns at { $address }.
mail-forget = Forget this address
mail-forgotten = The address has been deleted.
mail-wrong-address = An e-mail address looks like name@example.org.
mail-wrong-code = That code is wrong or too old. Ask for a new one.
mail-many = Too many codes were requested today. Try again tomorrow.
mail-failed = The message could not be sent now. Try again later.
mail-code-title = Your code for Cuboteca
mail-code-text =
    Your code is { $code }. It works for { $minutes } minutes, where you asked for it.

    If you did not ask for it, somebody has mistyped an address: do nothing, and no more will come.
mail-turn-text =
    { $text }

    { $url }

    No more of these messages: { $stop }
mail-stop = No more e-mail
mail-stop-what = Messages about your turns will no longer come to your address, which is then forgotten.
mail-stop-do = Send me no more e-mail
mail-stopped = No more e-mail
mail-stopped-text = The address has been deleted.
