import type { CategoryTexts } from '../help-texts'

export const ordersTexts: CategoryTexts = {
  title: 'Prendre les commandes',
  desc: 'Coller le message du client, vérifier, enregistrer',
  groups: [
    'Coller un message',
    'Produits et prix',
    'Vérifier avant d’enregistrer',
    'Après l’enregistrement',
    'Modifier, changer l’état, annuler',
    'Connexion perdue ou saisie interrompue',
  ],
  articles: {
    'paste-message': {
      question: 'Comment prendre une commande au plus vite à partir d’une conversation ?',
      steps: [
        'Dans la conversation, copiez le message du client en entier.',
        'Ouvrez **Prendre une commande** et collez-le dans **Message du client**. Le nom, le téléphone, l’adresse et le mode de paiement sont remplis.',
        'Regardez **Produits dans le message**. Si tout est juste, appuyez sur **Ajouter … produits à la commande**.',
        'Vérifiez le total, puis appuyez sur **Enregistrer la commande**, ou sur Ctrl + Entrée depuis n’importe quel champ.',
      ],
      hint: 'Inutile de retirer les salutations avant de coller. Le message d’origine reste avec la commande : vous pourrez toujours comparer.',
    },
    'message-misread': {
      question: 'Le message a été mal lu ou pas entièrement : où corriger ?',
      steps: [
        'Commencez par les champs marqués **À vérifier** : leur lecture n’est pas certaine.',
        'Sélectionnez les mots justes dans le message, puis indiquez ce que c’est sous **C’est…**.',
        'Ou corrigez directement dans le champ. Ce que vous tapez vous-même n’est jamais remplacé.',
      ],
      hint: 'Si le code postal ne va pas avec le sous-district, demandez au client avant l’envoi. Ne devinez pas : le colis partirait au mauvais centre de tri.',
    },
    'several-recipients': {
      question: 'Un seul message pour plusieurs destinataires, comment faire ?',
      steps: [
        'Collez le message comme d’habitude. Il vous est alors demandé pour quel destinataire est cette commande.',
        'Choisissez le premier destinataire, vérifiez ses produits, puis appuyez sur **Enregistrer la commande**.',
        'Appuyez sur **Prendre la commande suivante**, collez de nouveau le message et choisissez le destinataire suivant.',
      ],
      hint: 'Un destinataire, une commande : ainsi, les étiquettes et les numéros de suivi ne se mélangent pas.',
    },
    'add-products': {
      question: 'Comment ajouter des produits sans message ?',
      steps: [
        'Dans **Prendre une commande**, allez au champ **Ajouter des produits** et tapez une partie du nom.',
        'Choisissez avec les flèches et appuyez sur Entrée. Le produit est aussitôt dans la commande.',
        'Changez la quantité sur sa ligne. En cas d’erreur, retirez la ligne.',
      ],
      hint: 'Si le client n’a pas envoyé de message, choisissez **Champs seuls** et saisissez le nom et l’adresse.',
    },
    'special-price': {
      question: 'Où saisir un prix spécial, ou des frais qui ne sont pas un produit ?',
      steps: [
        'Remise sur un produit : appuyez sur le crayon de sa ligne. Sous **Changer le prix**, indiquez le prix et la **Raison**, puis appuyez sur **Utiliser ce prix**.',
        'Emballage cadeau ou article que la boutique ne vend pas : appuyez sur **Ajouter une ligne libre**, puis sur **Ajouter à la commande**.',
        'Remise sur toute la commande : remplissez **Remise**. Le port se saisit dans **Frais de port**.',
      ],
      hint: 'La raison d’un prix spécial reste avec la commande : à l’emballage et à la comptabilité, on sait pourquoi le prix n’est pas celui affiché.',
    },
    'short-of-stock': {
      question: 'Le stock est insuffisant : puis-je quand même prendre la commande ?',
      steps: [
        'S’il n’en reste pas assez, **Enregistrer la commande** ouvre **Stock insuffisant** : combien sont commandés et combien il en reste.',
        'Si le client peut attendre, ou si une livraison arrive, appuyez sur **Enregistrer quand même**.',
        'Sinon, appuyez sur **Retour à la commande** et réduisez la quantité ou changez de produit.',
      ],
      hint: 'Une commande réserve ses pièces dès qu’elle est enregistrée : ce qui reste ne compte pas celles des autres. Si elle est annulée, ses pièces sont de nouveau disponibles.',
    },
    'total-differs': {
      question: 'La commande diffère du message : que faire ?',
      about:
        'Avant l’enregistrement, les produits et le total sont comparés au message du client. S’ils diffèrent, une question s’affiche d’abord.',
      steps: [
        'Comparez les deux colonnes **Dans le message** et **Dans le formulaire**.',
        'Si le message a raison, appuyez sur **Reprendre les produits du message**.',
        'Si le formulaire a raison, par exemple parce que le client a changé d’avis, appuyez sur **Enregistrer tel que saisi**.',
      ],
      hint: 'Quand le total est trop bas, il manque souvent le port, que le client a déjà compté. Regardez d’abord **Frais de port**.',
    },
    'same-phone-today': {
      question: 'Ce numéro a déjà commandé aujourd’hui : que faire ?',
      steps: [
        'Appuyez sur le numéro de commande dans l’avertissement pour voir si c’est la même commande.',
        'Si elle est en double, appuyez sur **Vider le formulaire** sans l’enregistrer.',
        'Si le client commande vraiment autre chose, enregistrez comme d’habitude, ou ouvrez la première commande et appuyez sur **Modifier** pour tout mettre dans un seul colis.',
      ],
      hint: 'Cet avertissement n’empêche pas d’enregistrer. Il évite seulement qu’une commande soit prise deux fois quand deux personnes répondent au même client.',
    },
    'reply-to-customer': {
      question: 'Comment envoyer au client le récapitulatif et le code QR ?',
      steps: [
        'Après l’enregistrement, allez à **Récapitulatif pour le client** et choisissez la langue sous **Langue du client**.',
        'Appuyez sur **Copier la réponse** et collez-la dans la conversation.',
        'Si la commande se paie avec **PromptPay**, appuyez sous le code QR sur **Copier l’image** ou **Enregistrer l’image**, puis envoyez-la. Le code contient déjà le montant.',
      ],
      hint: 'Pas de code QR ? La boutique n’a encore ni numéro PromptPay ni numéro de facturier. Voyez la catégorie Boutiques et finances.',
    },
    'after-saving': {
      question: 'La commande est enregistrée : et ensuite ?',
      steps: [
        'Pour le client suivant, appuyez sur **Prendre la commande suivante**.',
        'Pour expédier aujourd’hui, appuyez sur **Imprimer l’étiquette**.',
        'Pour voir toutes les commandes, appuyez sur **Voir les commandes**.',
      ],
    },
    'edit-order': {
      question: 'Peut-on modifier une commande enregistrée ?',
      steps: [
        'Ouvrez **Commandes**, cherchez un numéro de commande, un nom ou un téléphone, puis appuyez sur la commande.',
        'Appuyez sur **Modifier**, corrigez l’adresse, les produits ou les montants, puis appuyez sur **Enregistrer les modifications**.',
        'Si l’étiquette est déjà imprimée, appuyez sur **Réimprimer l’étiquette** et jetez l’ancienne.',
      ],
      hint: 'Au bas de la commande, **Historique** indique qui a modifié quoi, avec la valeur d’avant et celle d’après.',
    },
    'order-steps': {
      question: 'Par quelles étapes passe une commande, et peut-on en avancer plusieurs à la fois ?',
      about: 'Une commande passe de **Nouvelle** à **Confirmée**, **Emballée**, **Expédiée**, puis **Livrée**.',
      steps: [
        'Une seule : dans **Commandes**, appuyez sur le bouton de la colonne **Étape suivante**.',
        'Plusieurs : cochez les commandes, appuyez sur **Changer l’état** et choisissez l’étape.',
        'Celles qui n’ont pas pu être modifiées restent cochées, avec la raison.',
      ],
      hint: 'Si vous expédiez une commande sans numéro de suivi ou pas encore payée, une question s’affiche d’abord. Dans le doute, appuyez sur **Ne pas encore expédier**.',
    },
    'undo-or-cancel': {
      question: 'Mauvaise étape, ou le client annule : comment faire ?',
      steps: [
        'Mauvaise étape : appuyez sur **Annuler l’action** dans le message au coin de l’écran, ou ouvrez la commande et appuyez sur **Revenir à : …**. C’est possible pendant 10 minutes.',
        'Annulation : ouvrez la commande, appuyez sur **Autres étapes** et choisissez **Annuler la commande**.',
        'Si le client a déjà payé, renvoyez-lui d’abord l’argent, puis appuyez sur **Rembourser** dans la commande.',
      ],
      hint: 'Une commande annulée ne disparaît pas : la recherche la trouve toujours, mais elle ne compte pas dans les ventes.',
    },
    'offline-while-saving': {
      question: 'La connexion a été perdue pendant l’enregistrement : la commande est-elle perdue ?',
      about:
        'Non. La commande est gardée sur l’appareil avant l’envoi. Quel que soit le nombre d’envois, elle n’est enregistrée qu’une fois.',
      steps: [
        'Attendez le retour de la connexion : l’envoi se fait tout seul. Ou appuyez sur **Renvoyer maintenant**.',
        'Pendant ce temps, vous pouvez appuyer sur **Prendre une autre commande en attendant**.',
        'Quand **La commande est enregistrée** s’affiche avec son numéro, c’est terminé.',
      ],
      hint: 'En attendant, ne ressaisissez pas la même commande sur un autre appareil : il y en aurait vraiment deux.',
    },
    'unfinished-order': {
      question: 'J’ai fermé la page avant d’enregistrer : puis-je reprendre la commande ?',
      steps: [
        'Ouvrez **Prendre une commande** sur le même appareil. Le message **Une commande est restée inachevée** s’affiche.',
        'Appuyez sur **La reprendre** pour continuer, ou sur **Abandonner** si elle ne sert plus.',
      ],
      hint: 'Le brouillon n’existe que sur votre appareil. La déconnexion le supprime, après confirmation.',
    },
    'edited-together': {
      question: 'Quelqu’un modifie la même commande que moi : que faire ?',
      steps: [
        'À l’enregistrement, **Deux versions de cette commande** s’affiche. Rien de votre saisie n’est perdu.',
        'Choisissez champ par champ ce qui est gardé, ou appuyez sur **Garder tout le mien** ou **Prendre toute leur version**.',
        'Appuyez sur **Enregistrer ce choix**.',
      ],
    },
  },
}
