import type { CategoryTexts } from '../help-texts'

export const labelsTexts: CategoryTexts = {
  title: 'Etiketten und Versand',
  desc: 'Etiketten drucken, packen, Sendungsnummern eintragen, Dateien für Zusteller',
  groups: [
    'Etiketten drucken',
    'Papier und Inhalt',
    'Noch einmal drucken und Druckprobleme',
    'Bevor das Paket geschlossen wird',
    'Sendungsnummern und Versand',
    'Dateien für Zusteller',
  ],
  articles: {
    'print-labels': {
      question: 'Wie drucke ich alle Etiketten von heute?',
      steps: [
        '**Etiketten** öffnen. Hier warten die Bestellungen ohne Etikett, die ältesten oben.',
        'Einzelne anhaken oder **Alle angezeigten auswählen**.',
        'Die **Vorschau** ansehen und **… Etiketten drucken** drücken.',
        'Im Druckfenster des Browsers den Drucker wählen und die Skalierung auf 100 % stellen.',
      ],
      hint: 'Was gedruckt ist, verschwindet sofort aus der Liste. So druckt es niemand ein zweites Mal.',
    },
    'print-one-label': {
      question: 'Kann ich das Etikett einer einzelnen Bestellung drucken?',
      steps: [
        'Die Bestellung in **Bestellungen** öffnen und **Etikett drucken** drücken.',
        'Die Seite **Etiketten** öffnet sich, die Bestellung ist schon angehakt. Jetzt nur noch drucken.',
      ],
      hint: 'Für mehrere, die nicht untereinander stehen: in **Bestellungen** anhaken und unten in der Leiste **Etiketten drucken** drücken.',
    },
    'choose-paper': {
      question: 'Wie stelle ich die Papiergröße für meinen Drucker ein?',
      steps: [
        'In **Etiketten** zu **Papier und Inhalt** gehen.',
        '**Rolle 100 × 150 mm**, **Rolle 100 × 100 mm** oder **A4, 4 pro Seite** wählen.',
        'Im Druckfenster dieselbe Papiergröße wählen und Kopf- und Fußzeilen ausschalten.',
      ],
      hint: 'Fehlt am Rand etwas, steht die Skalierung fast immer auf „An Seite anpassen“. Auf 100 % stellen.',
    },
    'used-sheet': {
      question: 'Ein A4-Bogen ist halb verbraucht. Kann ich den Rest bedrucken?',
      steps: [
        '**A4, 4 pro Seite** wählen.',
        'Unter **Erster freier Platz auf dem Blatt** den ersten freien Platz wählen, von links nach rechts gezählt, von oben an.',
        'Die **Vorschau** prüfen, bevor der Bogen wieder in den Drucker kommt.',
      ],
    },
    'label-contents': {
      question: 'Kann ich wählen, was auf dem Etikett steht?',
      steps: [
        'In **Etiketten** zu **Papier und Inhalt** gehen.',
        'Unter **Auf dem Etikett** anhaken, was darauf soll, zum Beispiel **Nachnahmebetrag**, **Artikel**, **Notiz** oder **Strichcode**.',
        '**Schriftgröße** und **Sprache des Etiketts** werden auch dort eingestellt.',
      ],
      hint: 'Wer das Paket bringt, soll nicht wissen, was darin ist? Dann den Haken bei **Artikel** entfernen.',
    },
    'print-again': {
      question: 'Ein Etikett ist beschädigt oder weg. Wie drucke ich es noch einmal?',
      steps: [
        'Die Bestellung in **Bestellungen** öffnen und **Etikett erneut drucken** drücken.',
        'Drucken. Es heißt dann, dass dieses Etikett schon gedruckt wurde: **Trotzdem noch einmal drucken** drücken.',
      ],
      hint: 'Sind neue und schon gedruckte gemischt angehakt, **Nur die neuen drucken** drücken. So gibt es keine zwei Etiketten für ein Paket.',
    },
    'printing-interrupted': {
      question: 'Der Drucker druckt nicht, oder die Seite war zu früh geschlossen. Was tun?',
      steps: [
        '**Etiketten** noch einmal öffnen. Dort steht **Ein Druck wurde nicht fertig**.',
        '**Druck fertigstellen** drücken. Keine Bestellung wird dadurch zweimal als gedruckt gezählt.',
        'Ging das Druckfenster nicht auf, **Noch einmal drucken** drücken und Pop-ups für diese Website erlauben.',
      ],
    },
    'unpaid-label': {
      question: 'Auf dem Etikett steht, dass noch nicht bezahlt ist. Darf das Paket raus?',
      about:
        'Bei Überweisungen ohne Zahlungseingang steht neben der Bestellnummer **Noch nicht bezahlt** oder **Zahlung in Prüfung**. Der Zusteller kassiert dabei nichts.',
      steps: [
        'Das Paket beiseitestellen und die Person fragen, die Überweisungen prüft.',
        'Geld ist da: die Bestellung öffnen, **Zahlung erfassen** drücken und das Etikett neu drucken.',
      ],
      hint: 'Auf Etiketten mit Nachnahme steht groß **Nachnahme** mit dem Betrag, auf den anderen **Bezahlt** oder **Nichts zu kassieren**.',
    },
    'sender-on-label': {
      question: 'Der Absender auf dem Etikett ist falsch oder fehlt. Wo ändere ich ihn?',
      steps: [
        '**Shops** öffnen und beim Shop **Bearbeiten** drücken (das dürfen nur Inhaber).',
        'Unter **Absender auf dem Etikett** die **Adresse auf dem Etikett**, **Postleitzahl** und **Telefon** ausfüllen.',
        '**Änderungen speichern** drücken und neu drucken.',
      ],
      hint: 'Unzustellbare Pakete gehen an diese Adresse zurück. Vor dem ersten Etikett vollständig eintragen.',
    },
    'scan-tracking': {
      question: 'Wie trage ich Sendungsnummern mit dem Scanner ein?',
      steps: [
        'In **Bestellungen** zuerst **Sendungsnummern** drücken, dann **Scannen oder tippen** wählen.',
        'Den Strichcode der Bestellung auf dem Etikett scannen, dann den des Zustellers, dann das nächste Paket.',
        'Die Liste darunter ansehen und **… Nummern speichern** drücken.',
      ],
      hint: 'Heißt es, eine Ziffer sei falsch, noch einmal scannen. Nummern der Post enthalten eine Prüfziffer.',
    },
    'paste-tracking': {
      question: 'Der Zusteller schickt die Sendungsnummern als Datei. Geht das in einem Schritt?',
      steps: [
        'Die zwei Spalten Bestellnummer und Sendungsnummer aus der Datei oder dem Chat kopieren.',
        'In **Bestellungen** zuerst **Sendungsnummern** drücken, dann **Liste einfügen** wählen und die Spalten einfügen.',
        'Zeilen mit **Bereit** werden gespeichert. Bei den anderen steht unter **Anmerkung**, was zu berichtigen ist.',
        '**… Nummern speichern** drücken.',
        'Gehört eine Nummer schon zu einer anderen Bestellung, mit dem Paket vergleichen. Sind beide in einem Paket, **Trotzdem verwenden** drücken. In der Bestellung selbst kommt dieselbe Frage: **Verwenden** drücken.',
      ],
      hint: 'Die Spalten dürfen beliebig stehen, aber in jeder Zeile darf nur eine Bestellung sein.',
    },
    'ship-orders': {
      question: 'Die Pakete sind verschickt. Was muss ich drücken, und wie erfährt es der Kunde?',
      steps: [
        'In **Bestellungen** die verschickten anhaken, **Status ändern** drücken und **Versenden** wählen.',
        'Werden Sie gefragt, ob Sie schon versenden wollen, fehlt irgendwo die Sendungsnummer oder das Geld. Die Liste ansehen, erst dann **Trotzdem versenden** drücken.',
        'Die Bestellung öffnen, zu **Antwort zum Einfügen** gehen und **Antwort kopieren** drücken. Darin steht die Sendungsnummer.',
      ],
    },
    'courier-file': {
      question: 'Wie erstelle ich die Excel-Datei zum Hochladen beim Zusteller?',
      steps: [
        'In **Bestellungen** anhaken, was heute verschickt wird, oder mit den Filtern eingrenzen.',
        '**Exportieren** drücken, **Pakete für einen Zusteller (Excel)** und dann den **Zusteller** wählen.',
        '**… Bestellungen exportieren** drücken und die Datei auf der Website des Zustellers hochladen.',
      ],
      hint: 'Beim ersten Mal die Spalten mit der Vorlage Ihres Kontos vergleichen. Zusteller ändern ihre Vorlagen ohne Ankündigung.',
    },
    'courier-format': {
      question: 'Die Spalten der Datei passen nicht zur Vorlage des Zustellers. Was tun?',
      steps: [
        'Als Inhaber im Menü **Zusteller** den Zusteller öffnen.',
        '**Mit der Vorlage des Zustellers beginnen** drücken und die Datei wählen, die Sie aus Ihrem Konto geladen haben.',
        'Für unklare Spalten selbst wählen, was hineinkommt. Das letzte Paket steht zum Vergleich daneben. Dann **Format speichern** drücken.',
      ],
      hint: 'Gefällt das Ergebnis nicht, führt **Mitgeliefertes Format verwenden** jederzeit zurück.',
    },
    'courier-refuses': {
      question: 'Beim Export heißt es, der Zusteller nimmt einige Bestellungen nicht an. Was tun?',
      steps: [
        'Unter **Zu korrigierende Bestellungen** steht, welches Feld falsch ist, zum Beispiel eine Postleitzahl ohne 5 Ziffern.',
        'Die Bestellung öffnen, **Bearbeiten** drücken, berichtigen und speichern.',
        'Noch einmal **Exportieren**, oder vorerst nur die anderen Bestellungen speichern.',
      ],
    },
  },
}
