import type { CategoryTexts } from '../help-texts'

export const labelsTexts: CategoryTexts = {
  title: 'Étiquettes et expédition',
  desc: 'Imprimer les étiquettes, emballer, saisir les numéros de suivi, fichiers des transporteurs',
  groups: [
    'Imprimer les étiquettes',
    'Papier et contenu',
    'Réimpression et impression ratée',
    'Avant de fermer le colis',
    'Numéros de suivi et expédition',
    'Fichiers pour les transporteurs',
  ],
  articles: {
    'print-labels': {
      question: 'Comment imprimer toutes les étiquettes du jour ?',
      steps: [
        'Ouvrez **Étiquettes**. Les commandes à imprimer s’y trouvent, les plus anciennes en haut.',
        'Cochez-les une à une, ou cochez **Sélectionner tout ce qui est affiché**.',
        'Regardez l’**Aperçu**, puis appuyez sur **Imprimer … étiquettes**.',
        'Dans la fenêtre d’impression du navigateur, choisissez l’imprimante et réglez l’échelle sur 100 %.',
      ],
      hint: 'Une fois imprimées, les commandes quittent aussitôt la liste : personne ne les imprime une seconde fois.',
    },
    'print-one-label': {
      question: 'Peut-on imprimer l’étiquette d’une seule commande ?',
      steps: [
        'Ouvrez la commande depuis **Commandes** et appuyez sur **Imprimer l’étiquette**.',
        '**Étiquettes** s’ouvre avec cette commande déjà cochée : il ne reste qu’à imprimer.',
      ],
      hint: 'Pour plusieurs commandes qui ne se suivent pas, cochez-les dans **Commandes**, puis appuyez sur **Imprimer les étiquettes** dans la barre du bas.',
    },
    'choose-paper': {
      question: 'Comment choisir le papier de mon imprimante ?',
      steps: [
        'Dans **Étiquettes**, allez à **Papier et contenu**.',
        'Choisissez **Rouleau 100 × 150 mm**, **Rouleau 100 × 100 mm** ou **A4, 4 par page**.',
        'Dans la fenêtre d’impression, choisissez le même format et désactivez les en-têtes et pieds de page.',
      ],
      hint: 'Un bord coupé vient presque toujours d’une échelle réglée sur « Ajuster à la page » : mettez 100 %.',
    },
    'used-sheet': {
      question: 'Une feuille A4 est à moitié utilisée : peut-on imprimer sur le reste ?',
      steps: [
        'Choisissez **A4, 4 par page**.',
        'Sous **Première place libre sur la feuille**, choisissez la première place vide, comptée de gauche à droite à partir du haut.',
        'Vérifiez dans l’**Aperçu** avant de remettre la feuille dans l’imprimante.',
      ],
    },
    'label-contents': {
      question: 'Peut-on choisir ce qui figure sur l’étiquette ?',
      steps: [
        'Dans **Étiquettes**, allez à **Papier et contenu**.',
        'Sous **Sur l’étiquette**, cochez ce qui doit y figurer, par exemple **Montant du contre-remboursement**, **Articles**, **Note** ou **Code-barres**.',
        'Réglez au même endroit la **Taille du texte** et la **Langue de l’étiquette**.',
      ],
      hint: 'Pour que le livreur ne sache pas ce que contient le colis, décochez **Articles**.',
    },
    'print-again': {
      question: 'Une étiquette est abîmée ou perdue : comment la réimprimer ?',
      steps: [
        'Ouvrez la commande depuis **Commandes** et appuyez sur **Réimprimer l’étiquette**.',
        'Lancez l’impression. Un message rappelle que cette étiquette a déjà été imprimée : appuyez sur **Imprimer quand même**.',
      ],
      hint: 'Si des étiquettes déjà imprimées sont cochées avec de nouvelles, appuyez sur **Imprimer seulement les nouvelles** : aucun colis n’aura deux étiquettes.',
    },
    'printing-interrupted': {
      question: 'Rien n’est sorti de l’imprimante, ou la page a été fermée trop tôt : que faire ?',
      steps: [
        'Ouvrez de nouveau **Étiquettes**. Le message **Une impression n’est pas terminée** s’affiche.',
        'Appuyez sur **Terminer l’impression**. Les commandes ne comptent pas comme imprimées deux fois.',
        'Si la fenêtre d’impression ne s’est pas ouverte, appuyez sur **Imprimer à nouveau** et autorisez les fenêtres pop-up de ce site.',
      ],
    },
    'unpaid-label': {
      question: 'L’étiquette dit que la commande n’est pas payée : peut-on l’expédier ?',
      about:
        'Une commande à payer par virement dont l’argent n’est pas arrivé porte **Pas encore payée** ou **Paiement en vérification** à côté de son numéro. Le transporteur n’encaissera rien.',
      steps: [
        'Mettez le colis de côté et demandez à la personne qui suit les virements.',
        'L’argent est arrivé : ouvrez la commande, appuyez sur **Enregistrer le paiement**, puis réimprimez.',
      ],
      hint: 'Si le transporteur doit encaisser, l’étiquette porte **Contre-remboursement** et le montant en grand. Les autres portent **Payée** ou **Rien à encaisser**.',
    },
    'sender-on-label': {
      question: 'L’expéditeur manque sur l’étiquette ou est faux : où le corriger ?',
      steps: [
        'Ouvrez **Boutiques** et appuyez sur **Modifier** à côté de la boutique (réservé au propriétaire).',
        'Sous **Expéditeur sur l’étiquette**, remplissez **Adresse sur l’étiquette**, **Code postal** et **Téléphone**.',
        'Appuyez sur **Enregistrer les modifications**, puis imprimez de nouveau.',
      ],
      hint: 'Les colis non distribués reviennent à cette adresse. Saisissez-la en entier avant la première étiquette.',
    },
    'scan-tracking': {
      question: 'Comment saisir les numéros de suivi avec un scanner ?',
      steps: [
        'Dans **Commandes**, appuyez sur **Numéros de suivi** et choisissez **Scanner ou taper**.',
        'Scannez le code-barres de la commande sur l’étiquette, puis celui du transporteur, et passez au colis suivant.',
        'Vérifiez la liste en dessous, puis appuyez sur **Enregistrer … numéros**.',
      ],
      hint: 'Si un chiffre est signalé comme faux, scannez de nouveau : les numéros de la poste contiennent une clé de contrôle.',
    },
    'paste-tracking': {
      question: 'Le transporteur envoie les numéros de suivi dans un fichier : peut-on les saisir d’un coup ?',
      steps: [
        'Copiez deux colonnes du fichier ou de la conversation : le numéro de commande et le numéro de suivi.',
        'Dans **Commandes**, appuyez sur **Numéros de suivi**, choisissez **Coller une liste** et collez.',
        'Les lignes marquées **Prêt** seront enregistrées. Pour les autres, la **Remarque** donne la raison : corrigez-les.',
        'Appuyez sur **Enregistrer … numéros**.',
        'Si un numéro appartient déjà à une autre commande, comparez-le avec le colis. Si les deux commandes sont dans le même colis, appuyez sur **Utiliser quand même**. La commande pose la même question quand vous y saisissez un numéro : appuyez sur **L’utiliser**.',
      ],
      hint: 'L’ordre des colonnes est libre, mais chaque ligne ne contient qu’une commande.',
    },
    'ship-orders': {
      question: 'Les colis sont partis : que faut-il noter, et comment prévenir le client ?',
      steps: [
        'Dans **Commandes**, cochez les colis partis, appuyez sur **Changer l’état** et choisissez **Expédier**.',
        'Si une confirmation est demandée, certaines commandes n’ont pas de numéro de suivi ou ne sont pas payées. Lisez la liste avant d’appuyer sur **Expédier quand même**.',
        'Ouvrez la commande, allez à **Réponse à coller** et appuyez sur **Copier la réponse**. Le numéro de suivi s’y trouve.',
      ],
    },
    'courier-file': {
      question: 'Comment créer le fichier Excel à importer chez le transporteur ?',
      steps: [
        'Dans **Commandes**, cochez les commandes, ou filtrez la liste pour ne garder que les envois du jour.',
        'Appuyez sur **Exporter**, choisissez **Colis pour un transporteur (Excel)**, puis le **Transporteur**.',
        'Appuyez sur **Exporter … commandes** et importez le fichier sur le site du transporteur.',
      ],
      hint: 'La première fois, comparez les colonnes avec le modèle de votre compte : les transporteurs le changent sans prévenir.',
    },
    'courier-format': {
      question: 'Les colonnes du fichier ne sont pas celles du transporteur : comment les corriger ?',
      steps: [
        'Le propriétaire ouvre **Transporteurs** dans le menu, puis le transporteur concerné.',
        'Appuyez sur **Partir du modèle du transporteur** et choisissez le fichier téléchargé depuis votre compte.',
        'Pour les colonnes qui ne sont pas claires, choisissez le contenu en comparant avec le dernier colis affiché à côté, puis appuyez sur **Enregistrer le format**.',
      ],
      hint: 'Pour revenir en arrière, appuyez à tout moment sur **Utiliser le format d’origine**.',
    },
    'courier-refuses': {
      question: 'À l’export, le transporteur n’accepte pas certaines commandes : que faire ?',
      steps: [
        '**Commandes à corriger** indique le champ en cause, par exemple un code postal qui n’a pas 5 chiffres.',
        'Ouvrez la commande, appuyez sur **Modifier**, corrigez et enregistrez.',
        'Revenez et appuyez de nouveau sur **Exporter**, ou enregistrez déjà le fichier des autres commandes.',
      ],
    },
  },
}
