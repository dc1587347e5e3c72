## Ce que font les bots forts, et ce qui coûte le plus aux débutants ; les chiffres sont mesurés par scripts/habits.py

strategy-1-title = Conservez plus que vous ne pensez
strategy-1-body =
    La recherche qui évalue les décisions conserve { $kept_one } % des Mains d’une carte, { $kept_two } % de celles de deux, { $kept_three } % de celles de trois, { $kept_four } % de celles de quatre et { $kept_more } % des plus grandes.

    Refuser n’est jamais gratuit : vous cédez une carte qui compte pour vous et vous passez une Main plus grande au joueur suivant. Plus une Main est grande, plus il y a de bonnes cartes parmi les mauvaises, et plus le joueur suivant en reçoit.
strategy-2-title = Les points du moment ne sont pas tout
strategy-2-body =
    Parmi les Mains qui vous feraient perdre des points à cet instant, la recherche en conserve quand même { $kept_losing } %. Un Brontosaure ou un Pentaceratops seul coûte des points et rapporte à partir du deuxième ou du troisième, et un Vélociraptor attend son partenaire ; la carte que vous devriez céder compte aussi.
habit-refused-few-title = Refuser deux ou trois cartes à conserver
habit-refused-few-body = On cède une de ses cartes pour se défaire de deux ou trois autres. Comptez les deux côtés avant de refuser : ce que la Main fait à vos points, et ce que vaut la carte cédée, pour vous et pour celui qui la reçoit.
habit-refused-many-title = Refuser une grande Main
habit-refused-many-body = Une Main de quatre cartes ou plus fait peur, mais elle n’a qu’une carte de chaque type. Comparez-la tout entière avec votre collection : souvent une mauvaise carte arrive avec trois bonnes.
habit-refused-one-title = Refuser la carte que l’on vient de piocher
habit-refused-one-body = Une carte coûte peu, et la refuser coûte aussi une carte, de la collection. Si la carte piochée vous retire un ou deux points, conservez-la, sauf si vous avez une carte à perdre volontiers.
habit-wrong-card-title = Refuser avec la mauvaise carte
habit-wrong-card-body = Refuser était juste, mais une autre carte devait partir : une de trop de son espèce, ou celle qui aide le moins le joueur suivant. Ce n’est presque jamais un Vélociraptor qui a un partenaire.
habit-kept-one-title = Conserver une carte qu’il fallait passer
habit-kept-one-body = On conserve la carte que l’on vient de piocher alors qu’elle coûte des points, comme un quatrième T-Rex ou un deuxième Stégosaure. Avant de la conserver, cherchez parmi vos cartes celle dont vous pouvez vous passer : les deux peuvent partir.
habit-kept-few-title = Conserver deux ou trois cartes pour une seule
habit-kept-few-body = Une carte de la Main est bonne, et les autres viennent avec elle. Comptez-les toutes : les autres peuvent coûter plus qu’elle ne rapporte.
habit-kept-many-title = Conserver une grande Main qu’il fallait passer
habit-kept-many-body = On conserve quatre cartes ou plus, et ensemble elles coûtent plus qu’elles ne rapportent. Le joueur suivant devra les compter aussi.
