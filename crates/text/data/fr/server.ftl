### What a server tells people: refusals by their codes, and its plain page.

problem-stale = La partie a avancé. Regardez-la et choisissez à nouveau.
problem-not-asked = Ce n'est pas à vous de répondre.
problem-not-your-seat = Cette place n'est pas la vôtre. Ouvrez le lien de la place.
problem-no-such-seat = Cette place n'existe pas à cette table.
problem-seat-taken = Cette place est déjà occupée. Choisissez-en une autre.
problem-unreadable = Ce n'est pas un coup.
problem-illegal = Les règles interdisent ce coup.
problem-not-started = La partie n'a pas encore commencé : des places sont libres.
problem-over = La partie est terminée.
problem-not-over = La partie n'est pas encore terminée.
problem-too-late = Votre temps est écoulé.
problem-no-undo = Vous ne pouvez rien annuler sans l'accord des autres.
problem-no-nonce = On ne peut rien ajouter aux tirages maintenant.
problem-no-takeback = Rien ne peut être annulé maintenant.
problem-no-abort = Le deuxième tour a commencé. Abandonnez ou continuez à jouer.
problem-not-absent = La personne de cette place est là, ou peut encore revenir.
problem-bad-text = Le texte est vide ou trop long.
problem-muted = La discussion de cette partie a été coupée par l'administration du serveur.
problem-aids = Les aides de cette partie ne permettent pas cette réponse.
problem-unsaved = La partie ne peut pas être enregistrée pour le moment, rien n'a donc été changé. Réessayez.
problem-stalled = La partie est arrêtée, car le serveur ne peut pas l'enregistrer pour le moment. Elle reprendra d'elle-même dès que possible.
problem-broken = La partie ne peut pas être lue. Prévenez l'administration du serveur.
problem-unknown-game = Cette partie n'existe pas. Elle a peut-être été supprimée.
problem-unknown-token = Ce lien n'est pas connu ici. La partie a peut-être été supprimée.
problem-too-many = Trop de demandes à la fois. Attendez un instant et réessayez.
problem-unavailable = Le serveur ne peut pas le faire pour le moment. Réessayez.
problem-bad-request = Le serveur n'a pas compris.
problem-forbidden = Vous n'en avez pas le droit.
problem-not-found = Il n'y a rien ici. Vérifiez le lien.
problem-wrong-method = Ce n'est pas possible ici.
problem-too-large = C'est trop volumineux pour être envoyé.
problem-no-token = Ouvrez le lien de votre place ou présentez votre identité.
problem-not-greeted = Votre programme n'a pas d'abord salué le serveur.
problem-protocol = Ce programme et le serveur ne sont pas de la même version. Utilisez le programme de la même version que le serveur.

lobby-about = Une table pour un jeu de tuiles, non officielle et gratuite. Ce serveur a été construit sans la table dans le navigateur ; avec Node installé, la commande « cargo xtask serve » l'ajoute.
lobby-terminal = Sans elle, vous jouez dans un terminal :
lobby-programs = Les programmes jouent par l'interface.
lobby-interface = Interface
lobby-tables = Tables publiques
lobby-empty = Aucune table publique n'est ouverte.
lobby-free = libre
status-gathering = en attente
status-playing = en cours
status-over = terminée

game-link-title = Une table pour vous
game-link-about = Quelqu'un vous a donné le lien d'une table. Si l'adresse de cette page finit par #seat= et un long mot, une place est à vous. Sans cela, vous pouvez regarder la partie.
game-link-type = On joue depuis un terminal. Copiez l'adresse entière de la barre de votre navigateur et mettez-la entre les guillemets :
game-link-address = l'adresse entière
game-link-secret = Qui a le lien d'une place peut y jouer : gardez-le pour vous.
game-link-seats = Qui joue
game-link-board = Le plateau tel qu'il est maintenant
game-link-none-title = Cette table n'existe pas
game-link-none = Le lien n'a peut-être pas été copié en entier, ou la partie a été supprimée. Demandez à la personne qui vous a donné le lien.
