confirm-title = Confirmez que c’est vous
confirm-why = Une table classée change les cotes : elle redemande votre clé d’accès si vous ne l’avez pas utilisée dans ce navigateur depuis { $hours } heures.
confirm-passkey = Confirmer avec votre clé d’accès
confirm-done = C’est confirmé. Créez la table maintenant.
rated-needs-fresh = Confirmez d’abord avec votre clé d’accès : une table classée la redemande après douze heures.
