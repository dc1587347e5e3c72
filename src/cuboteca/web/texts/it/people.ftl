## People: accounts, one's own plays, profiles, friends

my-plays = Le mie partite
former-player = un ex giocatore

account-title = Account
account-nobody = Su questo dispositivo non ha effettuato l’accesso nessuno. Puoi giocare senza account: quando crei un tavolo o prendi un posto, questo dispositivo ricorda le tue partite.
account-guest = Su questo dispositivo giochi come ospite, con il nome { $name }. Con una passkey ritrovi le tue partite anche sugli altri dispositivi.
account-is = Hai effettuato l’accesso come { $name }.
account-rename = Salva
account-remove = Rimuovi
account-profile = Che cosa vedono di te gli altri
account-passkeys = Passkey
account-passkey-what = Con una passkey accedi con l’impronta, il volto o il PIN del dispositivo. Non c’è password, e non serve un indirizzo e-mail.
account-insecure = Le passkey funzionano solo se apri il sito con il suo nome tramite https, oppure su http://localhost da questo computer. Qui funzionano i codici di recupero e i codici dei posti.
account-no-script = Le passkey richiedono JavaScript. I codici di recupero e i codici dei posti funzionano anche senza.
account-no-passkeys = Questo browser non ha passkey. Qui funzionano i codici di recupero e i codici dei posti.
account-passkey-failed = Non ha funzionato, oppure è stato annullato. Non è cambiato nulla.
account-passkey-name = Nome della passkey
account-passkey-named = Passkey { $number }
account-passkey-made = Creata il { $day }.
account-passkey-used = Usata l’ultima volta il { $day }.
account-make = Crea una passkey
account-make-more = Crea un’altra passkey
account-sign-in = Accedi con una passkey
account-codes = Codici di recupero
account-codes-what = Se perdi le passkey, ognuno dei dieci codici di recupero ti fa accedere una volta.
account-codes-left = { $count ->
    [0] Al momento non ne hai.
    [one] Ne resta uno.
   *[other] Ne restano { $count }.
  }
account-codes-make = Crea nuovi codici di recupero
account-codes-new = I tuoi nuovi codici di recupero
account-codes-once = Scrivili adesso: vengono mostrati solo questa volta. I codici precedenti non valgono più.
account-codes-first = Crea prima una passkey: i codici di recupero sono per gli account.
account-codes-missing = Non hai ancora codici di recupero
account-codes-missing-what = Se perdi le tue passkey, non potrai più accedere in nessun altro modo. Crea ora dieci codici e conservali su carta: ciascuno vale una volta.
account-name-empty = Un nome ha bisogno di almeno una lettera.
account-keys = Chiavi per programmi
account-keys-what = Con una chiave un tuo programma gioca al posto tuo tramite l’API: vede i tuoi tavoli e agisce nei tuoi posti, ma non ai tavoli classificati, alle smazzate e ai tornei.
account-keys-docs = L’API
account-keys-first = Crea prima una passkey: le chiavi per programmi sono per gli account.
account-key-name = Nome del programma
account-key-make = Crea una chiave
account-key-made = Creata il { $day }.
account-key-used = Usata l’ultima volta il { $day }.
account-key-unused = Mai usata.
account-key-revoke = Revoca
account-key-revoke-name = Revoca la chiave di { $name }
account-key-new = La tua nuova chiave
account-key-once = Copiala adesso: viene mostrata solo questa volta. Chi la possiede gioca al posto tuo finché non la revochi.
account-devices = Dispositivi
account-devices-count = { $count ->
    [one] Hai effettuato l’accesso solo su questo dispositivo.
   *[other] Hai effettuato l’accesso su { $count } dispositivi.
  }
account-sign-out = Esci da qui
account-sign-out-others = Esci da tutti gli altri dispositivi
account-guest-stays = Un ospite non può uscire: nessuno ritroverebbe più le partite. Crea prima una passkey, oppure elimina l’ospite.
account-recover = Accedi con un codice di recupero
account-recover-what = Ogni codice vale una volta. I posti che giochi su questo dispositivo passano poi al tuo account.
account-code = Codice di recupero
account-recover-do = Accedi
account-move = Continua una sola partita con il codice di un posto
account-data = I tuoi dati
account-export-what = Tutto ciò che il sito sa di te: profilo, impostazioni e registrazioni delle tue partite, in JSON.
account-export = Scarica tutto
account-delete = Elimina tutto
account-delete-what = Il tuo nome, le passkey, gli amici e le impostazioni vengono eliminati. Le partite finite restano agli altri; lì i tuoi posti diventano di «un ex giocatore». Non si può annullare.
account-delete-running = { $count ->
    [one] Sei seduto a una partita non ancora finita. Nessuno potrà più giocare i tuoi posti, quindi gli altri non potranno finirla.
   *[other] Sei seduto a { $count } partite non ancora finite. Nessuno potrà più giocare i tuoi posti, quindi gli altri non potranno finirle.
  }
account-delete-sure = Sì, elimina tutto
account-delete-now = Elimina
account-delete-confirm = Non è stato eliminato nulla: spunta prima la casella.
account-deleted-title = Eliminato
account-deleted-text = Il sito non ti conosce più. Puoi giocare di nuovo come ospite quando vuoi.

plays-unknown = Non hai effettuato l’accesso: questi sono i tavoli che ricorda questo browser.
plays-next = Avanti: tocca a te
plays-next-table = Prossima partita
plays-running = In corso
plays-none-running = Nessuna partita in corso.
plays-finished = Finite
plays-none-finished = Nessuna partita finita.
plays-game = Gioco
plays-all-games = Tutti i giochi
plays-with = Con
plays-search = Cerca
plays-earlier = Partite precedenti
plays-later = Partite successive
plays-records = Scarica le registrazioni (JSONL)
plays-alone = solo tu
plays-nobody-yet = ancora nessuno
plays-closed = chiusa prima della fine
plays-rank = { $rank ->
    [1] Hai vinto.
   *[other] { $rank }º posto su { $count }.
  }

person-since = Qui dal { $day }.
person-friend = Siete amici.
person-finished = Partite finite
person-none = Ancora nessuna.
person-count = Partite
person-wins = Vinte

friends-title = Amici
friends-none = Ancora nessun amico.
friend-link-make = Crea un link per gli amici
friend-link = Link da condividere
friend-link-what = Chi lo apre e accetta diventa tuo amico. Vale 14 giorni, o finché non ne crei un altro.
friend-title = { $name } vorrebbe la tua amicizia
friend-means = Gli amici vedono l’uno l’elenco degli amici dell’altro e ne trovano il profilo.
friend-accept = Accetta l’amicizia
friend-own = È il tuo link: dallo a qualcun altro.
friend-remove = Togli { $name } dagli amici
blocked-title = Bloccati
block-name = Blocca { $name }
unblock = Sblocca
unblock-name = Sblocca { $name }
block-what = Chi blocchi non può diventare tuo amico né unirsi ai tavoli che apri a tutti. Non ne viene informato.

people-refused = Non è possibile.
people-unknown-sign-in = Questa passkey o questo codice non è giusto, oppure è già stato usato o rimosso. Riprova o usane un altro.
people-many-passkeys = Un account ha al massimo dieci passkey, ognuna una volta sola.
people-many-keys = Hai dieci chiavi, e non puoi averne di più. Revocane prima una.
people-unknown-key = Questa chiave è sbagliata o è stata revocata. Creane un’altra nella pagina del tuo account.
people-last-passkey = È l’ultima passkey, e senza non potresti accedere. Creane prima un’altra.
people-unknown-person = A questo indirizzo non c’è nessuno. Forse l’account è stato eliminato.
people-unknown-link = Questo link è sbagliato, è scaduto o è stato sostituito da uno più recente. Chiedine uno nuovo.
people-many-friends = Sarebbero più di 200 persone. Togline prima qualcuna.
people-nobody = Questa pagina è per chi il sito già conosce. Gioca una volta, o accedi, e riapri la pagina.
message-people-title = Non è possibile
message-people-text = Torna indietro e prova qualcos’altro.
