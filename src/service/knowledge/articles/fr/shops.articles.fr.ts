import type { CategoryTexts } from '../help-texts'

export const shopsTexts: CategoryTexts = {
  title: 'Boutiques et finances',
  desc: 'Boutique, PromptPay, paiements, factures et chiffres',
  groups: [
    'Pour commencer',
    'La boutique',
    'PromptPay',
    'Recevoir les paiements',
    'Factures et factures fiscales',
    'Chiffres et fichiers',
  ],
  articles: {
    'first-day': {
      question: 'Le premier jour, que faut-il régler avant de prendre des commandes ?',
      steps: [
        'Ouvrez **Boutiques**, appuyez sur **Modifier** et remplissez **Nom de la boutique**, l’adresse de l’expéditeur et **Téléphone**.',
        'Indiquez **Numéro PromptPay** et les frais de contre-remboursement, puis appuyez sur **Enregistrer les modifications**.',
        'Dans **Utilisateurs**, appuyez sur **Inviter** pour ajouter votre équipe.',
        'Essayez **Prendre une commande** avec un vrai message, puis imprimez une étiquette pour vérifier sa taille.',
      ],
      hint: 'Terminez la commande d’essai par **Annuler la commande** : elle ne compte pas dans les ventes.',
    },
    'opening-stock': {
      question: 'Comment ajouter un produit avec son stock ?',
      steps: [
        'Ouvrez **Produits**, appuyez sur **Ajouter un produit** et remplissez **Nom de l’article** et **Prix**.',
        'Indiquez la quantité dans **En boutique** et, dans **Seuil bas**, à combien vous prévenir. Laissez les deux vides si vous ne le comptez pas.',
        'Pour plusieurs tailles ou couleurs, appuyez sur **Ajouter une variante** et indiquez les pièces de chacune. Ce qui était déjà saisi va à la première.',
        'Appuyez sur **Ajouter le produit**.',
      ],
      hint: 'C’est possible plus tard aussi : appuyez sur **Stock** à côté du produit.',
    },
    'count-stock': {
      question: 'Où saisir un inventaire ou une livraison ?',
      steps: [
        'Ouvrez **Produits** et appuyez sur **Stock** à côté du produit.',
        'Inventaire : choisissez **Je les ai comptées** et remplissez **Pièces en boutique**, avec celles des commandes pas encore expédiées.',
        'Livraison ou casse : choisissez **Il en est entré ou sorti**, indiquez les pièces, avec un moins si elles sortent, et la **Raison**.',
        'Appuyez sur **Modifier le stock**. S’il y a plusieurs variantes, la suivante s’affiche ; à la fin, appuyez sur **Fermer**.',
      ],
      hint: 'Qui a changé quoi, quand et pourquoi se trouve sous **Modifications précédentes**.',
    },
    'sender-address': {
      question: 'Où changer le nom et l’adresse de la boutique sur les étiquettes ?',
      steps: [
        'Ouvrez **Boutiques** et appuyez sur **Modifier**.',
        'Changez **Nom de la boutique** et les champs sous **Expéditeur sur l’étiquette**.',
        'Appuyez sur **Enregistrer les modifications**. Les étiquettes imprimées ensuite portent la nouvelle adresse.',
      ],
    },
    'several-shops': {
      question: 'Avec plusieurs boutiques, comment prendre la commande pour la bonne ?',
      steps: [
        'Dans **Prendre une commande**, choisissez d’abord la **Boutique**. La dernière choisie est gardée.',
        'Dans **Commandes**, choisissez la **Boutique** pour ne voir que ses commandes (sur un téléphone, appuyez d’abord sur **Filtres**).',
      ],
      hint: 'Les frais de contre-remboursement, le code QR et l’expéditeur de l’étiquette sont ceux de la boutique choisie. Si elle est fausse, les trois le sont.',
    },
    promptpay: {
      question: 'Comment saisir le numéro PromptPay et tester le code QR ?',
      steps: [
        'Ouvrez **Boutiques**, appuyez sur **Modifier** et allez à **Paiement et fiscalité**.',
        'Remplissez **Numéro PromptPay** : un numéro de mobile, 13 chiffres, ou les 15 d’un porte-monnaie électronique.',
        'Scannez le code QR affiché avec l’application d’une banque. Si elle montre le nom du compte de la boutique, appuyez sur **Enregistrer les modifications**.',
      ],
      hint: 'Si ce n’est pas le compte de la boutique, n’enregistrez pas : l’argent des clients irait à quelqu’un d’autre.',
    },
    'no-qr': {
      question: 'Pourquoi la réponse au client n’a-t-elle pas de code QR ?',
      steps: [
        'Vérifiez que la commande se paie avec **PromptPay** et n’est pas encore payée. Avec **Virement**, il n’y a pas de code QR.',
        'Vérifiez dans **Boutiques** que la boutique de cette commande a un numéro PromptPay ou un numéro de facturier.',
      ],
    },
    'record-payment': {
      question: 'Le client a envoyé son reçu de virement : comment le noter ?',
      steps: [
        'Ouvrez la commande depuis **Commandes** et allez à **Paiement**.',
        'Sous **Images du reçu**, appuyez sur **Ajouter une image**, ou copiez l’image et appuyez sur Ctrl + V.',
        'Vérifiez que l’argent est bien arrivé sur le compte, puis appuyez sur **Enregistrer le paiement**. Remplissez **Montant du reçu** ainsi que la date et l’heure, puis appuyez sur **Enregistrer comme payée**.',
      ],
      hint: 'Pas encore vérifié ? Appuyez sur **Reçu arrivé, à vérifier** : l’étiquette dira à l’emballage que le paiement est en vérification.',
    },
    'slip-differs': {
      question: 'Le montant du reçu n’est pas celui de la commande : que faire ?',
      steps: [
        'Saisissez le montant réel du reçu. L’écart avec le total s’affiche, en plus ou en moins.',
        'Il manque de l’argent : demandez d’abord le reste au client, puis appuyez sur **Enregistrer comme payée**.',
        'Le client a trop payé : enregistrez, renvoyez-lui le surplus et notez-le dans **Note**.',
      ],
    },
    refund: {
      question: 'Comment noter un remboursement ?',
      steps: [
        'Renvoyez d’abord l’argent au client dans l’application de la banque.',
        'Ouvrez la commande. Sous **Paiement**, appuyez sur **Rembourser**, puis confirmez avec **Marquer comme remboursée**.',
      ],
      hint: 'Ce bouton note seulement le remboursement : il n’envoie pas d’argent et ne peut pas être annulé.',
    },
    'invoice-from-order': {
      question: 'Comment faire une facture à partir d’une commande ?',
      steps: [
        'Ouvrez la commande et appuyez sur **Faire une facture**. Le client et les produits sont remplis.',
        'Vérifiez, enregistrez, puis appuyez sur **Imprimer** ou **Envoyer**.',
        'Quand le client a payé, appuyez sur **Enregistrer un paiement** dans la facture.',
      ],
    },
    'tax-invoice': {
      question: 'Pourquoi un reçu est-il imprimé, et pas une facture fiscale ?',
      about: 'Une facture fiscale demande trois choses. Ouvrez la facture : elle indique ce qui manque.',
      steps: [
        'La boutique a un **Numéro fiscal** dans **Boutiques**.',
        'La facture compte la TVA.',
        'Le nom et l’adresse du client y figurent.',
      ],
    },
    'cancel-invoice': {
      question: 'Une facture est fausse : comment la corriger ou l’annuler ?',
      steps: [
        'Ouvrez la facture, appuyez sur **Plus**, choisissez **Annuler la facture** et indiquez la **Raison**.',
        'Appuyez sur **Dupliquer** pour en préparer une nouvelle, corrigée.',
      ],
      hint: 'Une facture émise ne peut pas être supprimée : son numéro reste, avec la mention « annulée ». Seuls les brouillons peuvent être supprimés.',
    },
    'overview-figures': {
      question: 'Où voir les ventes du jour et ce qui reste à faire ?',
      steps: [
        'Ouvrez **Vue d’ensemble** : elle montre **Ventes du jour**, **À emballer**, **À imprimer** et **Contre-remb. dû**.',
        'Appuyez sur un chiffre pour voir les commandes qui le composent.',
        'Choisissez un autre jour sous **Afficher les commandes du**.',
      ],
      hint: 'Les ventes ne comptent pas les commandes annulées.',
    },
    'export-orders': {
      question: 'Peut-on exporter les commandes dans un fichier pour la comptabilité ?',
      steps: [
        'Dans **Commandes**, choisissez la période avec **Du** et **Au**.',
        'Appuyez sur **Exporter**, choisissez **Commandes (CSV)**, puis appuyez sur **Exporter … commandes**.',
        'Le fichier s’ouvre directement dans Excel. Les montants sont en bahts.',
      ],
    },
    'low-stock': {
      question: 'Où voir ce qui s’épuise et ce qui est réservé ?',
      steps: [
        'Ouvrez **Produits** et choisissez **Stock bas** : les produits dont le nombre disponible ne dépasse pas le **Seuil bas**.',
        'Appuyez sur **Stock** pour voir combien sont **En boutique**, **Dans les commandes en cours** et **Disponible**.',
        'Pour un autre seuil, changez **Seuil bas** en comptant, puis appuyez sur **Modifier le stock**.',
      ],
      hint: 'Les pièces quittent le stock quand la commande est expédiée. Un retour ne s’ajoute pas tout seul : saisissez-le comme une entrée.',
    },
  },
}
