import type { CategoryTexts } from '../help-texts'

export const teamTexts: CategoryTexts = {
  title: 'Équipe',
  desc: 'Invitations, autorisations, mots de passe et astuces',
  groups: [
    'Ajouter des personnes',
    'Rôles et autorisations',
    'Compte et mot de passe',
    'Appareils',
    'Travailler à plusieurs',
    'Aller plus vite',
  ],
  articles: {
    'invite-colleague': {
      question: 'Comment inviter un nouveau collègue ?',
      steps: [
        'Ouvrez **Utilisateurs** et appuyez sur **Inviter**.',
        'Saisissez le nom et l’e-mail, choisissez le **Rôle**, puis appuyez sur **Créer le lien**.',
        'Appuyez sur **Copier le lien** et envoyez-le à la personne, qui choisira elle-même son mot de passe.',
      ],
      hint: 'Le lien ne sert qu’une fois et n’est affiché qu’une fois : copiez-le avant de fermer. S’il est perdu, créez-en un nouveau. Si la boutique envoie des e-mails, le lien part aussi par e-mail.',
    },
    'invitation-lost': {
      question: 'Le lien d’invitation est perdu ou a expiré : que faire ?',
      steps: [
        'Ouvrez **Utilisateurs** et allez à **Invitations en attente**, en haut.',
        'Appuyez sur **Nouveau lien** et envoyez-le. L’ancien ne fonctionne plus.',
        'Si l’invitation n’a plus lieu d’être, appuyez sur **Annuler l’invitation**.',
      ],
    },
    'someone-leaves': {
      question: 'Quelqu’un quitte l’équipe : comment fermer son compte ?',
      steps: [
        'Ouvrez **Utilisateurs**, ouvrez le menu d’actions sur la ligne de la personne et choisissez **Supprimer**.',
        'Si la personne peut revenir, appuyez plutôt sur **Modifier** et mettez **État** sur **Inactif**.',
      ],
      hint: 'Ses commandes et son historique restent en entier.',
    },
    roles: {
      question: 'Que peut faire chaque rôle ?',
      steps: [
        '**Propriétaire** : peut tout faire, y compris gérer les boutiques et les utilisateurs.',
        '**Comptabilité** : voit les commandes et les chiffres, note l’encaissement des contre-remboursements et fait les factures.',
        '**Prise de commandes** : prend et modifie les commandes, imprime les étiquettes et voit les clients.',
        '**Emballage** : imprime les étiquettes, saisit les numéros de suivi, marque les commandes comme emballées et expédiées, mais ne peut pas les modifier.',
      ],
      hint: 'Donnez seulement les autorisations utiles. Deux propriétaires au plus suffisent.',
    },
    'change-permissions': {
      question: 'Peut-on autoriser une chose de plus à une personne ?',
      steps: [
        'Ouvrez **Utilisateurs**, appuyez sur le nom, puis sur **Modifier**.',
        'Sous **Autorisations**, cochez ce que la personne peut faire, puis appuyez sur **Enregistrer les modifications**.',
      ],
      hint: 'Vous ne pouvez donner que les autorisations que vous avez vous-même.',
    },
    'my-permissions': {
      question: 'Pourquoi certains écrans ne s’ouvrent-ils pas ?',
      about:
        'Votre compte n’y a pas accès : ils ne figurent donc pas dans le menu. Si vous en avez besoin, demandez au propriétaire d’ajouter l’autorisation dans **Utilisateurs**.',
    },
    'change-password': {
      question: 'Comment changer mon mot de passe ?',
      steps: [
        'Appuyez sur votre nom en haut à droite, choisissez **Paramètres du compte**, puis **Mot de passe**.',
        'Saisissez **Mot de passe actuel**, puis deux fois **Nouveau mot de passe**, et appuyez sur **Changer le mot de passe**.',
      ],
      hint: 'Tous vos autres appareils sont alors déconnectés : reconnectez-vous avec le nouveau mot de passe.',
    },
    'forgot-password': {
      question: 'J’ai oublié mon mot de passe : comment me connecter ?',
      steps: [
        'Sur l’écran de connexion, appuyez sur **Mot de passe oublié ?**, saisissez votre e-mail, puis appuyez sur **Envoyer le lien**.',
        'Ouvrez le lien de l’e-mail, choisissez un nouveau mot de passe et appuyez sur **Enregistrer le mot de passe**.',
      ],
      hint: 'Pas d’e-mail reçu ? La boutique n’en envoie peut-être pas encore. Demandez un lien au propriétaire ou à la personne qui gère le système.',
    },
    'my-devices': {
      question: 'J’ai oublié de me déconnecter d’un autre appareil : que faire ?',
      steps: [
        'Ouvrez **Paramètres du compte** et choisissez **Appareils**.',
        'Appuyez sur **Se déconnecter** à côté de l’appareil, ou sur **Déconnecter tous les autres appareils**.',
        'Si vous ne reconnaissez pas un appareil, changez aussi votre mot de passe.',
      ],
    },
    'use-on-phone': {
      question: 'Peut-on travailler sur un téléphone ?',
      about:
        'Oui, sur tous les écrans. Ouvrez la même adresse dans le navigateur du téléphone. Les tableaux deviennent des fiches et **Enregistrer la commande** reste en bas de l’écran.',
      steps: [
        'Appuyez sur **Ouvrir le menu**, en haut à gauche, pour changer d’écran.',
        'Appuyez sur la loupe pour chercher une commande, un client ou un écran.',
      ],
    },
    'working-together': {
      question: 'Que se passe-t-il si deux personnes travaillent sur la même commande ?',
      about:
        'Les écrans de tous se mettent à jour seuls, et une commande en cours de modification montre le nom de la personne. Si deux enregistrements se croisent, les deux versions s’affichent et vous choisissez : rien n’est remplacé sans prévenir.',
      hint: 'Si quelqu’un est déjà en train de modifier, le plus rapide est de lui en parler.',
    },
    'who-did-what': {
      question: 'Comment savoir qui a modifié ou annulé une commande ?',
      steps: [
        'Une commande : ouvrez-la et regardez **Historique**, en bas.',
        'Toute la boutique : ouvrez **Journal d’activité** et choisissez **Personne**, **Type** et la période (propriétaire seulement).',
        'Qui a enregistré des commandes ou des clients dans un fichier : sous **Type**, choisissez **Listes enregistrées dans un fichier**.',
      ],
      hint: 'Personne ne peut effacer ni modifier l’historique, pas même le propriétaire. Seules les données personnelles d’un client en disparaissent si elles sont effacées.',
    },
    notifications: {
      question: 'Que signale la cloche ?',
      about:
        'Les nouvelles commandes prises par d’autres, les commandes annulées, retournées ou refusées, les produits dont le stock est bas, les nouveaux e-mails et les messages des collègues, sur 7 jours. Vous ne voyez que ce à quoi vous avez accès.',
      steps: [
        'Appuyez sur la cloche en haut, puis sur une notification pour l’ouvrir.',
        'Appuyez sur **Tout marquer comme lu** quand vous avez tout vu.',
      ],
    },
    bookmarks: {
      question: 'Peut-on garder en haut les écrans les plus utilisés ?',
      steps: [
        'Appuyez sur **Rechercher** et tapez le nom de l’écran.',
        'Appuyez sur l’étoile du résultat : l’écran devient une icône dans la barre du haut.',
        'Pour en retirer ou en ajouter, choisissez **Gérer les favoris**.',
      ],
    },
    keyboard: {
      question: 'Comment travailler plus vite au clavier ?',
      steps: [
        'Appuyez sur ? depuis n’importe quel écran, sans être dans un champ. Les raccourcis de cet écran viennent en premier.',
        'Ou appuyez sur votre nom en haut à droite et choisissez **Raccourcis clavier**.',
        'Les trois plus utiles : / pour rechercher, Ctrl + Entrée pour enregistrer, Échap pour fermer.',
      ],
      hint: 'Avec un clavier thaï, les mêmes touches marchent : inutile de changer de langue.',
    },
    appearance: {
      question: 'Où changer la langue, le mode sombre ou les couleurs ?',
      steps: [
        'La langue et l’apparence sont des icônes dans la barre du haut : choisissez **Clair**, **Sombre** ou **Comme l’appareil**.',
        'Pour les couleurs, le menu et la largeur, choisissez **Personnaliser l’affichage**.',
      ],
      hint: 'Ces réglages valent sur cet appareil, pour toutes les personnes qui l’utilisent. Les autres appareils ne changent pas.',
    },
  },
}
