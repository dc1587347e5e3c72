## Études d’un jeu

studies = Études
studies-of = Études sur { $game }
studies-lead = Des questions auxquelles répond l’expérience : des bots ont joué des milliers de parties où une seule chose changeait.
studies-all = Toutes les études sur ce jeu
studies-picture = En image
