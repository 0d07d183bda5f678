import type { CategoryTexts } from '../help-texts'

export const codTexts: CategoryTexts = {
  title: 'Nachnahme',
  desc: 'Gebühr, offene Beträge und Zahlungslisten der Zusteller',
  groups: [
    'Nachnahmegebühr',
    'Offene Beträge',
    'Zahlungslisten der Zusteller',
    'Anderer Betrag oder nicht gefunden',
    'Geldeingang von Hand vermerken',
    'Zurückgekommene Pakete',
  ],
  articles: {
    'fee-of-shop': {
      question: 'Wie stelle ich die Nachnahmegebühr des Shops ein?',
      steps: [
        '**Shops** öffnen und beim Shop **Bearbeiten** drücken.',
        'Unter **Nachnahmegebühr** wählen, was gilt: **Keine Gebühr**, **Fester Betrag** oder **Prozentsatz**.',
        'Beim Prozentsatz lässt sich auch **Mindestens** angeben. Darunter steht ein Beispiel, was der Kunde zahlt.',
        '**Änderungen speichern** drücken. Neue Bestellungen rechnen damit.',
      ],
      hint: 'Gespeicherte Bestellungen ändern sich dadurch nicht.',
    },
    'fee-of-order': {
      question: 'Kann ich einem Kunden die Nachnahmegebühr erlassen?',
      steps: [
        'In **Bestellung aufnehmen** zu **Zahlung** gehen und **Nachnahme** wählen.',
        'Die Zahl im Feld **Nachnahmegebühr** ändern; 0 heißt keine Gebühr.',
        'Soll doch die übliche Gebühr gelten, **Regel des Ladens verwenden** drücken.',
      ],
    },
    outstanding: {
      question: 'Wo sehe ich, wie viel Geld die Zusteller noch schulden?',
      steps: [
        '**Nachnahme** öffnen und mit **Bestellungen vom** und **Bis** den Zeitraum wählen.',
        'Unter **Nach Zusteller** zeigt die Spalte **Offen**, wie viel noch beim Zusteller liegt.',
        'Die einzelnen Pakete stehen unter **Offene Pakete**.',
      ],
      hint: 'Pakete erscheinen hier erst, wenn ihre Bestellung als versandt markiert ist. Fehlt eines, wurde das vielleicht vergessen.',
    },
    'late-parcels': {
      question: 'Welche Pakete warten zu lange auf ihr Geld?',
      steps: [
        'Unter **Offene Pakete** auf die Spalte **Wartet seit** achten. Mehr als 14 Tage sind rot.',
        'Rechts oben an der Tabelle einen Zusteller wählen, um nur dessen Pakete zu sehen.',
        'Die Sendungsnummer kopieren und den Zusteller fragen: Wurde gezahlt, oder kam das Paket zurück?',
      ],
    },
    'tick-off-list': {
      question: 'Der Zusteller hat gezahlt. Wie gleiche ich seine Liste ab?',
      steps: [
        '**Nachnahme** öffnen, zu **Liste eines Zustellers abhaken** gehen und **Datei öffnen** drücken, oder die Zeilen mit den Überschriften kopieren und einfügen.',
        'Das **Ergebnis** ansehen. Zeilen mit **Stimmt überein** sind schon angehakt.',
        'Die Summe unter der Liste mit dem Eingang auf dem Konto vergleichen.',
        '**… als erhalten markieren** drücken.',
      ],
      hint: 'Bricht die Verbindung dabei ab, einfach noch einmal drücken. Kein Paket wird doppelt markiert.',
    },
    'list-columns': {
      question: 'Ich werde gefragt, in welcher Spalte der eingezogene Betrag steht. Welche ist es?',
      steps: [
        'Die Spalte mit dem Geld wählen, das der Kunde gezahlt hat, vor Abzug von Gebühren und Mehrwertsteuer.',
        'Für Spalten, die damit nichts zu tun haben, **Nicht verwendet** wählen.',
        'Zeilen mit **Unklar: Liste prüfen** lassen sich anhaken, sobald die Spalte gewählt ist.',
      ],
      hint: 'Beträge werden nie geraten. Ist mehr als eine Lesart möglich, werden Sie immer gefragt.',
    },
    'list-not-readable': {
      question: 'Die Datei des Zustellers lässt sich nicht öffnen. Was tun?',
      steps: [
        'Alte .xls-Dateien und Dateien mit Passwort in Excel öffnen und als .xlsx oder CSV speichern.',
        'Aus Dateien über 4 MB die anderen Tabellenblätter löschen, sodass nur die Liste bleibt.',
        'Oder die Zeilen aus der Datei kopieren und in das Feld **Liste des Zustellers einfügen** setzen.',
      ],
    },
    'amount-differs': {
      question: 'Das Ergebnis zeigt einen anderen Betrag. Was tun?',
      steps: [
        'In der Zeile die Spalten **Eingezogener Betrag** und **Differenz** ansehen.',
        'In der Bestellung nachsehen, ob der Betrag nach dem Drucken des Etiketts geändert wurde. Der Zusteller kassiert, was auf dem Etikett steht.',
        'Ist die Differenz in Ordnung, die Zeile selbst anhaken und speichern. Sonst offen lassen und zuerst beim Zusteller nachfragen.',
      ],
    },
    'not-in-list': {
      question: 'Was heißt: in diesem Zeitraum nicht gefunden?',
      steps: [
        '**Bestellungen vom** auf einen Tag vor der Aufnahme der Bestellung stellen.',
        'Noch immer nicht da? Die Sendungsnummer in **Bestellungen** suchen: Vielleicht ist sie noch nicht eingetragen.',
        '**Nichts zu kassieren** kann heißen: Die Bestellung ist noch nicht als versandt markiert. **Schon früher erhalten** heißt: Es ist bereits vermerkt, nichts zu tun.',
      ],
    },
    'tick-by-hand': {
      question: 'Der Zusteller schickt keine Datei. Kann ich den Geldeingang von Hand vermerken?',
      steps: [
        'Unter **Offene Pakete** jedes bezahlte Paket anhaken, oder das Kästchen in der Kopfzeile für alle angezeigten.',
        'Anzahl und Summe unter der Tabelle mit dem Eingang auf dem Konto vergleichen.',
        '**… als erhalten markieren** drücken.',
      ],
    },
    'receive-one': {
      question: 'Kann ich das Nachnahmegeld einer einzelnen Bestellung in der Bestellung vermerken?',
      steps: [
        'Die Bestellung in **Bestellungen** öffnen.',
        'Zu **Zahlung** gehen und **Nachnahmegeld erhalten** drücken.',
      ],
      hint: 'Die Schaltfläche erscheint, sobald das Paket verschickt ist; nur Inhaber und Buchhaltung sehen sie. Die Auftragsannahme kann Nachnahmegeld nicht vermerken.',
    },
    'parcel-returned': {
      question: 'Der Kunde hat das Paket nicht angenommen, es kam zurück. Was tun?',
      steps: [
        'Die Bestellung öffnen, **Weitere Schritte** drücken und **Als zurückgekommen markieren** wählen.',
        'Bestätigen. Die Bestellung zählt nicht mehr zu den offenen Beträgen.',
        'Die Ware einräumen und den Kunden fragen, ob er sie noch einmal geschickt haben will. Dafür eine neue Bestellung aufnehmen.',
      ],
      hint: 'Danach lässt sich der Status nicht mehr ändern. Ein Versehen lässt sich 10 Minuten lang rückgängig machen.',
    },
    'refused-before': {
      question: 'Woher weiß ich, ob ein Kunde schon einmal ein Paket nicht angenommen hat?',
      about:
        'Gezählt werden die zurückgekommenen Nachnahme-Pakete dieser Telefonnummer. Beim Aufnehmen einer neuen Bestellung mit derselben Nummer erscheint ein Hinweis.',
      steps: [
        'Erscheint der Hinweis in **Bestellung aufnehmen**, um Vorkasse bitten und **Überweisung** oder **PromptPay** wählen.',
        'Zum Nachsehen **Kunden** und dort den Kunden öffnen und **Frühere Bestellungen** ansehen.',
      ],
    },
  },
}
