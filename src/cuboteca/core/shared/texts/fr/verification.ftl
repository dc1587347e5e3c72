## Whether the draws of a play can be trusted: a page and a command say it alike

verified-proven = Tous les tirages découlent de l’engagement.
verified-seeded = Les tirages sont calculés comme il faut, mais quelqu’un a choisi la graine.
verified-failed = Quelque chose ne va pas dans cette partie.
verified-open = Rien n’est faux, mais les tirages ne peuvent pas être vérifiés.
check-noted-passed = L’engagement est celui que vous avez noté.
check-noted-failed = L’engagement n’est pas celui que vous avez noté.
check-noted-open = Comparez l’engagement avec celui que la table affichait avant la partie : alors seulement il prouve quelque chose.
check-commitment-passed = Le secret révélé est bien celui auquel la table était liée.
check-commitment-failed = Le secret ne correspond pas à l’engagement : ce n’est pas celui auquel la table était liée.
check-commitment-open = Le secret n’est pas connu, aucun tirage ne peut donc être recalculé.
check-rules-passed = Les { $count } événements respectent tous les règles du jeu et mènent à ce résultat.
check-rules-failed = Les règles du jeu n’autorisent pas ce qui est écrit ici.
check-draws-passed = Chaque tirage est celui qui découle du secret.
check-draws-failed = Un tirage n’est pas celui qui découle du secret.
check-draws-open = Les tirages n’ont pas pu être recalculés.
check-weights-passed = Chaque fois, ce qui pouvait être tiré est ce que disent les règles.
check-weights-failed = Ce qui est dit possible lors d’un tirage n’est pas ce que disent les règles.
check-weights-open = L’enregistrement n’indique pas ce qui pouvait être tiré.
check-chain-passed = Le journal se termine par { $head }. Si c’est la dernière empreinte du journal que vous avez vue, rien n’y a été changé.
check-chain-failed = Le journal ne mène pas à son empreinte : quelque chose y a été changé, ajouté ou enlevé.
check-chain-open = L’enregistrement n’a pas d’empreinte du journal qui puisse être recalculée.
chance-commitment = Engagement de la table
check-of = { $number } sur { $total }
