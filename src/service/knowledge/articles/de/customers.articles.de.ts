import type { CategoryTexts } from '../help-texts'

export const customersTexts: CategoryTexts = {
  title: 'Kunden',
  desc: 'Suchen, frühere Käufe, Nachbestellungen und personenbezogene Daten',
  groups: [
    'Kunden suchen',
    'Frühere Käufe',
    'Stammkunden bestellen wieder',
    'Adressen und Telefonnummern',
    'Kunden, die Pakete nicht annahmen',
    'Personenbezogene Daten',
  ],
  articles: {
    'find-customer': {
      question: 'Wie finde ich einen Kunden nach Nummer oder Name?',
      steps: [
        '**Kunden** öffnen und einen Teil des Namens oder der Telefonnummer tippen.',
        'Den Namen drücken, um Telefon, Adresse, Gesamtumsatz und frühere Bestellungen zu sehen.',
      ],
      hint: 'Die letzten vier Ziffern der Nummer genügen, ohne Bindestriche.',
    },
    'search-everything': {
      question: 'Kann ich alles über ein einziges Feld suchen?',
      steps: [
        'Auf einer beliebigen Seite / oder Strg + K drücken, oder oben **Suchen**.',
        'Bestellnummer, Name, Telefonnummer oder den Namen einer Seite tippen.',
        'Mit den Pfeiltasten wählen, mit Enter öffnen, mit Esc schließen.',
      ],
      hint: 'Die Taste / geht mit thailändischer und englischer Belegung, nur nicht, während Sie in ein Feld tippen.',
    },
    'earlier-orders': {
      question: 'Ein Kunde fragt, was er letztes Mal bestellt hat. Wo sehe ich das?',
      steps: [
        '**Kunden** öffnen, suchen und den Namen drücken.',
        'Unter **Frühere Bestellungen** die Bestellnummer drücken, um Produkte, Sendungsnummer und Zahlung zu sehen.',
      ],
    },
    'import-old-orders': {
      question: 'Alte Bestellungen stehen in einer Excel-Datei. Wie kommen sie ins System?',
      steps: [
        'Öffnen Sie **Bestellungen**, drücken Sie **Import** und wählen Sie eine Excel- (.xlsx) oder CSV-Datei, oder ziehen Sie sie dorthin. Wenn mehrere Blätter der Datei Bestellungen enthalten, etwa eines pro Monat, wählen Sie eines; die anderen können folgen.',
        'Sagt die Datei nicht, von welchem Shop sie ist, oder sind Überschriften unbekannt, wählen Sie zuerst Shop und Spalten, unter **Spalten der Datei**.',
        'Die Seite sagt, wie viele Bestellungen neu sind, wie viele schon da sind und welche Zeilen warum nicht lesbar sind. Noch ist nichts gespeichert.',
        'Drücken Sie die Schaltfläche zum Importieren. Alte Bestellungen stehen an ihren eigenen Tagen, ändern keinen Bestand und benachrichtigen niemanden. Bricht die Verbindung ab, wählen Sie dieselbe Datei noch einmal: Nichts wird doppelt gespeichert.',
        'Speichern Sie die nicht importierten Zeilen mit **Als Excel speichern**, verbessern Sie sie dort und importieren Sie jene Datei. Bei einer Datei über 4 MB gibt die Person, die den Server betreut, langraan import orders.xlsx --dry-run ein.',
        'Nur eine Kundenliste: Öffnen Sie **Kunden** und drücken Sie **Import, Export**.',
      ],
    },
    'where-is-parcel': {
      question: 'Ein Kunde fragt, wo sein Paket ist. Was antworte ich?',
      steps: [
        'In **Bestellungen** nach der Telefonnummer suchen und die Bestellung öffnen.',
        '**Sendungsnummer kopieren** drücken und sie dem Kunden schicken. Damit kann er beim Zusteller nachsehen.',
        'Ist das Paket noch nicht versandt, steht der Status oben in der Bestellung.',
      ],
    },
    'order-again': {
      question: 'Kann ich für einen Stammkunden bestellen, ohne die Adresse neu zu tippen?',
      steps: [
        '**Kunden** öffnen und in der Zeile des Kunden **Neue Bestellung** drücken.',
        'Oder zuerst den Kunden öffnen und **Neue Bestellung für diesen Kunden** drücken.',
        'In **Bestellung aufnehmen** stehen Name, Telefon und letzte Adresse schon da. Es fehlen nur die Produkte.',
      ],
      hint: 'Immer erst fragen, ob die Adresse noch stimmt.',
    },
    'customer-list': {
      question: 'Muss ich Kunden selbst anlegen?',
      about:
        'Nein, Kunden entstehen aus Bestellungen: Mit der ersten gespeicherten Bestellung steht die Telefonnummer in **Kunden**, die neuesten oben. Dieselbe Nummer ist derselbe Kunde. Wer schon vor der ersten Bestellung dabei sein soll, kommt mit **Kunden hinzufügen** dazu.',
      hint: 'Hat ein Kunde zwei Nummern, beide mit Komma getrennt in das Feld **Telefon** eingeben. Gezählt wird nach der ersten.',
    },
    'change-address': {
      question: 'Ein Kunde ist umgezogen oder hat eine neue Nummer. Wo ändere ich das?',
      steps: [
        'Bestellungen, die noch nicht versandt sind: öffnen, **Bearbeiten** drücken, die Adresse ändern und **Änderungen speichern** drücken.',
        'Neue Bestellungen: in **Bestellung aufnehmen** einfach die neue Adresse eingeben. Sie wird beim nächsten Mal verwendet. Oder den Kunden unter **Kunden** öffnen und **Bearbeiten** drücken.',
      ],
      hint: 'Ist das Etikett schon gedruckt, **Etikett erneut drucken** nicht vergessen.',
    },
    'pickup-customer': {
      question: 'Der Kunde holt selbst ab. Braucht es eine Adresse?',
      steps: [
        'In **Bestellung aufnehmen** zu **Versand** gehen und **Selbstabholung** wählen.',
        'Nur Name und Telefon eingeben und speichern.',
      ],
    },
    'refused-customer': {
      question: 'Woher kommt der Hinweis, dass ein Kunde Nachnahme verweigert hat?',
      about:
        'Aus Nachnahme-Bestellungen dieser Nummer mit dem Status **Zurückgekommen**. Der Hinweis steht in **Kunden** und erscheint bei **Bestellung aufnehmen**.',
      steps: [
        'Den Kunden um Vorkasse bitten und **Überweisung** oder **PromptPay** wählen.',
        'Bleibt es bei Nachnahme, eine **Notiz** für alle schreiben, die packen.',
      ],
      hint: 'Auch Pakete, deren Adresse der Zusteller nicht fand, zählen mit. Vor der Entscheidung die früheren Bestellungen ansehen.',
    },
    'export-personal-data': {
      question: 'Ein Kunde will wissen, welche Daten der Shop über ihn hat. Was tun?',
      steps: [
        '**Kunden** öffnen, den Namen drücken und zu **Personenbezogene Daten** gehen.',
        '**Exportieren** drücken und die Datei dem Kunden schicken.',
      ],
      hint: 'Das sehen nur Inhaber und wer die Berechtigung für personenbezogene Daten von Kunden hat.',
    },
    'erase-personal-data': {
      question: 'Ein Kunde will seine Daten gelöscht haben. Was passiert dabei?',
      steps: [
        'Zuerst die Steuerrechnungen drucken, die aufbewahrt werden müssen.',
        '**Kunden** öffnen, den Namen drücken, zu **Personenbezogene Daten** gehen, **Löschen…** drücken und bestätigen.',
        'Name, Telefon, Adresse, Sendungsnummern und Bilder von Belegen verschwinden aus allen Bestellungen dieser Nummer. Umsätze, Bestell- und Rechnungsnummern bleiben.',
      ],
      hint: 'Das lässt sich nicht rückgängig machen. Vorher müssen alle Bestellungen des Kunden abgeschlossen sein.',
    },
  },
}
