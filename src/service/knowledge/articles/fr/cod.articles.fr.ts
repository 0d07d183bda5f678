import type { CategoryTexts } from '../help-texts'

export const codTexts: CategoryTexts = {
  title: 'Contre-remboursement',
  desc: 'Frais, montants en attente et listes de paiement des transporteurs',
  groups: [
    'Frais de contre-remboursement',
    'Montants en attente',
    'Liste de paiement du transporteur',
    'Montant différent ou colis introuvable',
    'Noter un paiement à la main',
    'Colis retournés',
  ],
  articles: {
    'fee-of-shop': {
      question: 'Comment fixer les frais de contre-remboursement de la boutique ?',
      steps: [
        'Ouvrez **Boutiques** et appuyez sur **Modifier** à côté de la boutique.',
        'Sous **Frais de contre-remboursement**, choisissez **Sans frais**, **Montant fixe** ou **Pourcentage**.',
        'Pour un pourcentage, vous pouvez aussi remplir **Au moins**. L’exemple en dessous montre ce que paie le client.',
        'Appuyez sur **Enregistrer les modifications**. Les nouvelles commandes suivent cette règle.',
      ],
      hint: 'Les commandes déjà enregistrées ne changent pas.',
    },
    'fee-of-order': {
      question: 'Peut-on offrir les frais de contre-remboursement à un client ?',
      steps: [
        'Dans **Prendre une commande**, sous **Paiement**, choisissez **Contre-remboursement**.',
        'Changez le montant dans **Frais de contre-remboursement**. Mettez 0 pour les offrir.',
        'Pour revenir en arrière, appuyez sur **Appliquer la règle de la boutique**.',
      ],
    },
    outstanding: {
      question: 'Où voir ce que les transporteurs doivent encore ?',
      steps: [
        'Ouvrez **Contre-remboursement** et choisissez la période avec **Commandes du** et **Au**.',
        'Regardez **Par transporteur** : la colonne **En attente** est l’argent qui se trouve encore chez le transporteur.',
        'Le détail par colis se trouve dans **Colis en attente de paiement**.',
      ],
      hint: 'Un colis n’apparaît ici qu’une fois sa commande marquée comme expédiée. S’il manque, vérifiez que cette étape n’a pas été oubliée.',
    },
    'late-parcels': {
      question: 'Comment voir les colis dont l’argent tarde trop ?',
      steps: [
        'Dans **Colis en attente de paiement**, regardez la colonne **Attend depuis**. Au-delà de 14 jours, elle est en rouge.',
        'Choisissez un transporteur en haut à droite du tableau pour ne voir que ses colis.',
        'Copiez les numéros de suivi et demandez au transporteur si l’argent est parti ou si le colis est revenu.',
      ],
    },
    'tick-off-list': {
      question: 'Le transporteur a versé l’argent : comment pointer sa liste ?',
      steps: [
        'Ouvrez **Contre-remboursement**. Sous **Pointer la liste d’un transporteur**, appuyez sur **Ouvrir un fichier**, ou collez les lignes avec leurs en-têtes.',
        'Regardez le **Résultat** : les lignes marquées **Concorde** sont déjà cochées.',
        'Comparez le total sous la liste avec l’argent vraiment reçu sur le compte.',
        'Appuyez sur **Marquer … comme reçus**.',
      ],
      hint: 'Une connexion perdue pendant l’enregistrement n’est pas grave : appuyez de nouveau, aucun colis n’est marqué deux fois.',
    },
    'list-columns': {
      question: 'Quelle colonne choisir comme montant encaissé auprès des clients ?',
      steps: [
        'Choisissez la colonne de ce que le client a payé, avant déduction des frais et de la TVA.',
        'Pour les colonnes sans rapport, choisissez **Non utilisée**.',
        'Les lignes marquées **Pas clair : vérifiez la liste** peuvent être cochées une fois la colonne choisie.',
      ],
      hint: 'Les montants ne sont jamais devinés. Si plusieurs lectures sont possibles, la question est toujours posée.',
    },
    'list-not-readable': {
      question: 'Le fichier du transporteur ne s’ouvre pas : que faire ?',
      steps: [
        'Ancien fichier .xls ou fichier avec mot de passe : ouvrez-le dans Excel et enregistrez-le en .xlsx ou CSV.',
        'Fichier de plus de 4 Mo : supprimez les autres feuilles et ne gardez que la liste.',
        'Ou copiez les lignes du fichier dans **Collez la liste du transporteur**.',
      ],
    },
    'amount-differs': {
      question: 'Le résultat indique un autre montant : que faire ?',
      steps: [
        'Regardez **Montant encaissé** et **Écart** sur cette ligne.',
        'Ouvrez la commande : son montant a-t-il été modifié après l’impression de l’étiquette ? Le transporteur encaisse ce que dit l’étiquette.',
        'Si vous acceptez l’écart, cochez la ligne vous-même et enregistrez. Sinon, laissez-la et réclamez d’abord au transporteur.',
      ],
    },
    'not-in-list': {
      question: 'Que veut dire « Introuvable sur cette période » ?',
      steps: [
        'Reculez **Commandes du** jusqu’avant le jour où la commande a été prise.',
        'Si elle reste introuvable, cherchez le numéro de suivi dans **Commandes** : il n’est peut-être pas encore saisi.',
        '**Rien à encaisser** : la commande n’est peut-être pas encore marquée comme expédiée. **Déjà reçu** : le paiement est déjà noté, il n’y a rien à refaire.',
      ],
    },
    'tick-by-hand': {
      question: 'Le transporteur ne donne pas de fichier : peut-on noter les paiements à la main ?',
      steps: [
        'Dans **Colis en attente de paiement**, cochez chaque colis, ou la case de l’en-tête pour tous ceux qui sont affichés.',
        'Vérifiez sous le tableau que le nombre et le total correspondent à l’argent reçu sur le compte.',
        'Appuyez sur **Marquer … comme reçus**.',
      ],
    },
    'receive-one': {
      question: 'Peut-on noter l’encaissement d’une seule commande depuis son écran ?',
      steps: [
        'Ouvrez la commande depuis **Commandes**.',
        'Sous **Paiement**, appuyez sur **Contre-remboursement encaissé**.',
      ],
      hint: 'Le bouton apparaît une fois le colis expédié ; seuls le propriétaire et la comptabilité le voient. Le rôle Prise de commandes ne peut pas noter cet encaissement.',
    },
    'parcel-returned': {
      question: 'Le client a refusé le colis et il revient : que faire ?',
      steps: [
        'Ouvrez la commande, appuyez sur **Autres étapes** et choisissez **Marquer comme retournée**.',
        'Confirmez. La commande ne compte plus dans les montants en attente.',
        'Rangez les articles et demandez au client s’il faut renvoyer le colis. Dans ce cas, prenez une nouvelle commande.',
      ],
      hint: 'Une commande retournée ne change plus d’état. En cas d’erreur, vous pouvez revenir en arrière pendant 10 minutes.',
    },
    'refused-before': {
      question: 'Comment savoir si un client a déjà refusé un colis ?',
      about:
        'Les commandes en contre-remboursement retournées sont comptées par numéro de téléphone. Un avertissement s’affiche quand vous prenez une nouvelle commande avec le même numéro.',
      steps: [
        'Si l’avertissement s’affiche dans **Prendre une commande**, demandez le paiement avant l’envoi et choisissez **Virement** ou **PromptPay**.',
        'Pour en savoir plus, ouvrez **Clients**, puis le client, et regardez **Commandes précédentes**.',
      ],
    },
  },
}
