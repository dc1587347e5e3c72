## Whether the draws of a play can be trusted: a page and a command say it alike

verified-proven = Tutte le estrazioni derivano dall’impegno.
verified-seeded = Le estrazioni sono calcolate come si deve, ma qualcuno ha scelto il seme.
verified-failed = In questa partita qualcosa non va.
verified-open = Non c’è niente di sbagliato, ma le estrazioni non si possono controllare.
check-noted-passed = L’impegno è quello che hai annotato.
check-noted-failed = L’impegno non è quello che hai annotato.
check-noted-open = Confronta l’impegno con quello che il tavolo mostrava prima della partita: solo allora dimostra qualcosa.
check-commitment-passed = Il segreto rivelato è quello a cui il tavolo era vincolato.
check-commitment-failed = Il segreto non corrisponde all’impegno: non è quello a cui il tavolo era vincolato.
check-commitment-open = Il segreto non è noto, quindi nessuna estrazione si può ricalcolare.
check-rules-passed = Tutti i { $count } eventi seguono le regole del gioco e portano a questo risultato.
check-rules-failed = Le regole del gioco non permettono quello che è scritto qui.
check-draws-passed = Ogni estrazione è quella che deriva dal segreto.
check-draws-failed = Un’estrazione non è quella che deriva dal segreto.
check-draws-open = Non è stato possibile ricalcolare le estrazioni.
check-weights-passed = Ogni volta, quello che poteva essere estratto è quello che dicono le regole.
check-weights-failed = Quello che si dice possibile per un’estrazione non è quello che dicono le regole.
check-weights-open = La registrazione non elenca che cosa poteva essere estratto.
check-chain-passed = La cronaca finisce con { $head }. Se è l’ultima impronta della cronaca che hai visto, niente è stato cambiato.
check-chain-failed = La cronaca non porta alla sua impronta: qualcosa è stato cambiato, aggiunto o tolto.
check-chain-open = La registrazione non ha un’impronta della cronaca che si possa ricalcolare.
chance-commitment = Impegno del tavolo
check-of = { $number } su { $total }
