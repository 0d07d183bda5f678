import type { CategoryTexts } from '../help-texts'

export const shopsTexts: CategoryTexts = {
  title: 'Shop und Geld',
  desc: 'Angaben zum Shop, PromptPay, Zahlungen, Rechnungen und Zahlen',
  groups: [
    'Erste Schritte',
    'Angaben zum Shop',
    'PromptPay',
    'Zahlungen',
    'Rechnungen und Steuerrechnungen',
    'Zahlen und Dateien',
  ],
  articles: {
    'first-day': {
      question: 'Was muss am ersten Tag vor der ersten Bestellung eingestellt sein?',
      steps: [
        '**Shops** öffnen, **Bearbeiten** drücken und **Name des Shops**, Absenderadresse und **Telefon** eingeben.',
        '**PromptPay-Nummer** und Nachnahmegebühr eingeben und **Änderungen speichern** drücken.',
        'Zu **Benutzer** gehen, **Einladen** drücken und das Team hinzufügen.',
        'Zur Probe mit einer echten Nachricht eine **Bestellung aufnehmen** und ein Etikett drucken, um die Größe zu prüfen.',
      ],
      hint: 'In der Probebestellung **Bestellung stornieren** wählen. Dann zählt sie nicht zum Umsatz.',
    },
    'opening-stock': {
      question: 'Wie lege ich ein Produkt gleich mit seinem Bestand an?',
      steps: [
        '**Produkte** öffnen, **Produkt hinzufügen** drücken und **Artikelname** und **Preis** eingeben.',
        'Die Anzahl unter **Im Laden** eingeben und unter **Knapp ab**, bei wie vielen gewarnt werden soll. Beides leer lassen, wenn Sie es nicht zählen.',
        'Bei mehreren Größen oder Farben **Variante hinzufügen** drücken und für jede die Stücke eingeben. Was vorher eingegeben war, gehört zur ersten.',
        '**Produkt anlegen** drücken.',
      ],
      hint: 'Es geht auch später: beim Produkt **Bestand** drücken.',
    },
    'count-stock': {
      question: 'Wo gebe ich eine Inventur oder eine Lieferung ein?',
      steps: [
        '**Produkte** öffnen und beim Produkt **Bestand** drücken.',
        'Inventur: **Ich habe gezählt** wählen und **Stück im Laden** eingeben, auch die für offene Bestellungen, die noch nicht versandt sind.',
        'Lieferung oder Bruch: **Es kam etwas hinzu oder ging ab** wählen, die Stücke eingeben, bei Abgang mit Minus, und den **Grund**.',
        '**Bestand ändern** drücken. Bei mehreren Varianten geht es mit der nächsten weiter; am Ende **Schließen** drücken.',
      ],
      hint: 'Wer wann und warum geändert hat, steht unter **Frühere Änderungen**.',
    },
    'sender-address': {
      question: 'Wo ändere ich Name und Adresse des Shops auf dem Etikett?',
      steps: [
        '**Shops** öffnen und **Bearbeiten** drücken.',
        '**Name des Shops** und die Felder unter **Absender auf dem Etikett** ändern.',
        '**Änderungen speichern** drücken. Etiketten, die danach gedruckt werden, haben die neue Adresse.',
      ],
    },
    'several-shops': {
      question: 'Wir haben mehrere Shops. Wie landet die Bestellung beim richtigen?',
      steps: [
        'In **Bestellung aufnehmen** zuerst im Feld **Shop** den Shop wählen. Der letzte bleibt eingestellt.',
        'In **Bestellungen** im Feld **Shop** einen wählen, um nur dessen Bestellungen zu sehen (auf dem Handy zuerst **Filter** drücken).',
      ],
      hint: 'Nachnahmegebühr, QR-Code und Absender auf dem Etikett kommen vom gewählten Shop. Ist er falsch, sind alle drei falsch.',
    },
    promptpay: {
      question: 'Wie trage ich die PromptPay-Nummer ein und prüfe den QR-Code?',
      steps: [
        '**Shops** öffnen, **Bearbeiten** drücken und zu **Zahlung und Steuer** gehen.',
        'Die **PromptPay-Nummer** eingeben: Handynummer, 13 Ziffern oder E-Wallet mit 15 Ziffern.',
        'Den QR-Code, der dann erscheint, mit der Bank-App scannen. Sie muss den Namen des Kontos Ihres Shops zeigen. Erst dann **Änderungen speichern** drücken.',
      ],
      hint: 'Gehört der Name nicht zu Ihrem Shop, nicht speichern. Das Geld der Kunden ginge auf ein fremdes Konto.',
    },
    'no-qr': {
      question: 'Warum enthält die Antwort an den Kunden keinen QR-Code?',
      steps: [
        'In der Bestellung nachsehen: Die Zahlungsart muss **PromptPay** sein, und sie darf noch nicht bezahlt sein. Bei **Überweisung** gibt es keinen QR-Code.',
        'Unter **Shops** nachsehen, ob der Shop dieser Bestellung eine PromptPay-Nummer oder eine Biller-Nummer hat.',
      ],
    },
    'record-payment': {
      question: 'Ein Kunde hat den Zahlungsbeleg geschickt. Wie erfasse ich ihn?',
      steps: [
        'Die Bestellung in **Bestellungen** öffnen und zu **Zahlung** gehen.',
        'Zu **Bilder des Belegs** gehen und **Bild hinzufügen** drücken, oder das Bild kopieren und Strg + V drücken.',
        'Prüfen, ob das Geld wirklich auf dem Konto ist. Dann **Zahlung erfassen** drücken, **Betrag auf dem Beleg** mit Datum und Uhrzeit eingeben und **Als bezahlt speichern** drücken.',
      ],
      hint: 'Noch nicht geprüft? Erst **Beleg ist da, noch zu prüfen** drücken. Auf dem Etikett steht dann, dass die Zahlung in Prüfung ist.',
    },
    'slip-differs': {
      question: 'Der Betrag auf dem Beleg passt nicht zur Bestellung. Was tun?',
      steps: [
        'Den Betrag eingeben, der wirklich auf dem Beleg steht. Dann wird angezeigt, wie viel mehr oder weniger als die Summe das ist.',
        'Zu wenig: den Kunden zuerst um den Rest bitten und dann **Als bezahlt speichern** drücken.',
        'Zu viel: speichern, den Rest zurücküberweisen und in der **Notiz** festhalten.',
      ],
    },
    refund: {
      question: 'Wie vermerke ich, dass ein Kunde sein Geld zurückbekommen hat?',
      steps: [
        'Das Geld zuerst in der Bank-App zurücküberweisen.',
        'Die Bestellung öffnen, zu **Zahlung** gehen, **Erstatten** drücken und mit **Als erstattet markieren** bestätigen.',
      ],
      hint: 'Hier wird es nur vermerkt, nicht überwiesen, und es lässt sich nicht rückgängig machen.',
    },
    'invoice-from-order': {
      question: 'Wie schreibe ich eine Rechnung zu einer Bestellung?',
      steps: [
        'Die Bestellung öffnen und **Rechnung schreiben** drücken. Kunde und Positionen sind schon ausgefüllt.',
        'Prüfen und speichern, dann **Drucken** oder **Senden** drücken.',
        'Wenn der Kunde zahlt, in der Rechnung **Zahlung eintragen** drücken.',
      ],
    },
    'tax-invoice': {
      question: 'Warum wird eine Quittung gedruckt und keine Steuerrechnung?',
      about: 'Eine Steuerrechnung braucht drei Dinge. In der geöffneten Rechnung steht, was noch fehlt.',
      steps: [
        'Der Shop hat in **Shops** eine **Steuernummer**.',
        'Die Rechnung hat Mehrwertsteuer.',
        'Name und Adresse des Kunden stehen darauf.',
      ],
    },
    'cancel-invoice': {
      question: 'Eine Rechnung ist falsch. Wie berichtige oder storniere ich sie?',
      steps: [
        'Die Rechnung öffnen, **Mehr** drücken, **Rechnung stornieren** wählen und den **Grund** eingeben.',
        '**Duplizieren** drücken und damit die richtige Rechnung beginnen.',
      ],
      hint: 'Ausgestellte Rechnungen lassen sich nicht löschen. Die Nummer bleibt und ist als storniert gekennzeichnet. Nur Entwürfe lassen sich löschen.',
    },
    'overview-figures': {
      question: 'Wo sehe ich den Verkauf von heute und was noch zu tun ist?',
      steps: [
        '**Überblick** öffnen. Dort stehen **Verkauf heute**, **Zu packen**, **Etiketten zu drucken** und **Nachnahme offen**.',
        'Eine Zahl drücken, um die Bestellungen dahinter zu sehen.',
        'Unter **Bestellungen zeigen vom** einen anderen Tag wählen.',
      ],
      hint: 'Stornierte Bestellungen zählen nicht zum Verkauf.',
    },
    'export-orders': {
      question: 'Kann ich Bestellungen als Datei für die Buchhaltung exportieren?',
      steps: [
        'In **Bestellungen** mit **Von** und **Bis** den Zeitraum eingrenzen.',
        '**Exportieren** drücken, **Bestellungen (CSV)** wählen und **… Bestellungen exportieren** drücken.',
        'Die Datei lässt sich direkt in Excel öffnen. Die Beträge sind in Baht.',
      ],
    },
    'low-stock': {
      question: 'Wo sehe ich, was knapp wird und was reserviert ist?',
      steps: [
        '**Produkte** öffnen und **Knapper Bestand** wählen: Produkte, von denen höchstens so viele verfügbar sind, wie unter **Knapp ab** steht.',
        '**Bestand** drücken: wie viele **Im Laden**, **In offenen Bestellungen** und **Verfügbar** sind.',
        'Für eine andere Grenze beim Zählen **Knapp ab** ändern und **Bestand ändern** drücken.',
      ],
      hint: 'Stücke gehen vom Bestand ab, wenn die Bestellung versandt ist. Was zurückkommt, wird nicht von selbst dazugezählt: als Zugang eingeben.',
    },
  },
}
