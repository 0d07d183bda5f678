import type { CategoryTexts } from '../help-texts'

export const customersTexts: CategoryTexts = {
  title: 'Clients',
  desc: 'Recherche, achats précédents, nouvelles commandes et données personnelles',
  groups: [
    'Trouver un client',
    'Achats précédents',
    'Un client commande de nouveau',
    'Adresse et téléphone',
    'Clients qui ont refusé un colis',
    'Données personnelles',
  ],
  articles: {
    'find-customer': {
      question: 'Comment trouver un client par son numéro ou son nom ?',
      steps: [
        'Ouvrez **Clients** et tapez une partie du nom ou du numéro de téléphone.',
        'Appuyez sur le nom pour voir le téléphone, l’adresse, le total dépensé et les commandes précédentes.',
      ],
      hint: 'Les quatre derniers chiffres du numéro suffisent, sans tirets.',
    },
    'search-everything': {
      question: 'Peut-on tout chercher depuis un seul champ ?',
      steps: [
        'Appuyez sur / ou Ctrl + K depuis n’importe quel écran, ou sur **Rechercher** en haut.',
        'Tapez un numéro de commande, un nom, un téléphone ou le nom d’un écran.',
        'Choisissez avec les flèches, ouvrez avec Entrée, fermez avec Échap.',
      ],
      hint: 'La touche / marche aussi avec un clavier thaï, mais pas pendant que vous écrivez dans un champ.',
    },
    'earlier-orders': {
      question: 'Un client demande ce qu’il avait commandé : où le voir ?',
      steps: [
        'Ouvrez **Clients**, cherchez le client et appuyez sur son nom.',
        'Regardez **Commandes précédentes**. Appuyez sur un numéro de commande pour voir les produits, le numéro de suivi et le paiement.',
      ],
    },
    'import-old-orders': {
      question: 'D’anciennes commandes sont dans un fichier Excel : comment les importer ?',
      steps: [
        'Ouvrez **Commandes**, appuyez sur **Import** et choisissez un fichier Excel (.xlsx) ou CSV, ou déposez-le là. Si plusieurs feuilles du fichier contiennent des commandes, par exemple une par mois, choisissez-en une ; les autres pourront suivre.',
        'Si le fichier ne dit pas de quelle boutique il vient, ou si des titres sont inconnus, choisissez d’abord la boutique et les colonnes, dans **Colonnes du fichier**.',
        'L’écran dit combien de commandes sont nouvelles, combien sont déjà là, et quelles lignes sont illisibles et pourquoi. Rien n’est encore enregistré.',
        'Appuyez sur le bouton d’importation. Les anciennes commandes sont à leurs propres jours, ne changent aucun stock et ne notifient personne. Si la connexion est coupée, choisissez à nouveau le même fichier : rien n’est enregistré en double.',
        'Enregistrez les lignes non importées avec **Enregistrer en Excel**, corrigez-les là et importez ce fichier. Pour un fichier de plus de 4 Mo, la personne qui s’occupe du serveur tape langraan import orders.xlsx --dry-run',
        'Une liste de clients seule : ouvrez **Clients** et appuyez sur **Import, export**.',
      ],
    },
    'where-is-parcel': {
      question: 'Un client demande où est son colis : que répondre ?',
      steps: [
        'Cherchez le téléphone du client dans **Commandes** et ouvrez la commande.',
        'Appuyez sur **Copier le numéro de suivi** et envoyez-le au client, qui peut suivre le colis chez le transporteur.',
        'Si le colis n’est pas encore parti, l’état en haut de la commande indique l’étape en cours.',
      ],
    },
    'order-again': {
      question: 'Peut-on prendre une commande d’un client connu sans ressaisir son adresse ?',
      steps: [
        'Ouvrez **Clients** et appuyez sur **Nouvelle commande** sur la ligne du client.',
        'Ou ouvrez d’abord le client, puis appuyez sur **Nouvelle commande pour ce client**.',
        '**Prendre une commande** s’ouvre avec le nom, le téléphone et la dernière adresse. Il ne reste qu’à ajouter les produits.',
      ],
      hint: 'Demandez toujours au client si l’adresse est encore la bonne.',
    },
    'customer-list': {
      question: 'Faut-il ajouter les clients soi-même ?',
      about:
        'Non, les clients viennent des commandes : dès la première commande d’un numéro, il apparaît dans **Clients**, les plus récents en haut. Un même numéro est un même client. Pour en avoir un avant sa première commande, appuyez sur **Ajouter un client**.',
      hint: 'Si un client a deux numéros, saisissez les deux dans **Téléphone**, séparés par une virgule. Le premier identifie le client.',
    },
    'change-address': {
      question: 'Un client a déménagé ou changé de numéro : où le corriger ?',
      steps: [
        'Commande pas encore expédiée : ouvrez-la, appuyez sur **Modifier**, corrigez l’adresse, puis appuyez sur **Enregistrer les modifications**.',
        'Nouvelle commande : saisissez la nouvelle adresse dans **Prendre une commande**, comme d’habitude. Elle sera proposée la fois suivante. Ou ouvrez le client sous **Clients** et appuyez sur **Modifier**.',
      ],
      hint: 'Si l’étiquette est déjà imprimée, n’oubliez pas **Réimprimer l’étiquette**.',
    },
    'pickup-customer': {
      question: 'Le client vient chercher sa commande : faut-il une adresse ?',
      steps: [
        'Dans **Prendre une commande**, sous **Livraison**, choisissez **Retrait par le client**.',
        'Saisissez seulement le nom et le téléphone, puis enregistrez.',
      ],
    },
    'refused-customer': {
      question: 'D’où vient la mention « A refusé un contre-remboursement » ?',
      about:
        'Elle vient des commandes en contre-remboursement de ce numéro dont l’état est **Retournée**. Elle s’affiche dans **Clients** et dans **Prendre une commande**.',
      steps: [
        'Si vous voyez cette mention, proposez au client de payer d’avance et choisissez **Virement** ou **PromptPay**.',
        'S’il préfère le contre-remboursement, ajoutez une **Note** pour la personne qui emballe.',
      ],
      hint: 'Un colis revenu parce que le transporteur n’a pas trouvé la maison compte aussi. Regardez les commandes précédentes avant de décider.',
    },
    'export-personal-data': {
      question: 'Un client demande ce que la boutique sait de lui : que faire ?',
      steps: [
        'Ouvrez **Clients**, appuyez sur le nom et descendez à **Données personnelles**.',
        'Appuyez sur **Exporter** et envoyez le fichier au client.',
      ],
      hint: 'Seuls le voient le propriétaire et les personnes qui ont accès aux données personnelles des clients.',
    },
    'erase-personal-data': {
      question: 'Un client demande l’effacement de ses données : que se passe-t-il ?',
      steps: [
        'Imprimez d’abord les factures fiscales à conserver.',
        'Ouvrez **Clients** et appuyez sur le nom. Sous **Données personnelles**, appuyez sur **Effacer…** et confirmez.',
        'Le nom, le téléphone, l’adresse, les numéros de suivi et les photos des reçus disparaissent de toutes les commandes de ce numéro. Les ventes et les numéros des documents restent.',
      ],
      hint: 'Cette action est irréversible, et toutes les commandes du client doivent d’abord être terminées.',
    },
  },
}
