import type { CategoryTexts } from '../help-texts'

export const teamTexts: CategoryTexts = {
  title: 'Team',
  desc: 'Einladen, Berechtigungen, Passwörter und schnelleres Arbeiten',
  groups: [
    'Personen hinzufügen',
    'Rollen und Berechtigungen',
    'Konto und Passwort',
    'Geräte',
    'Gemeinsam arbeiten',
    'Schneller arbeiten',
  ],
  articles: {
    'invite-colleague': {
      question: 'Wie lade ich eine neue Person ein?',
      steps: [
        '**Benutzer** öffnen und **Einladen** drücken.',
        'Name und E-Mail eingeben, eine **Rolle** wählen und **Link erstellen** drücken.',
        '**Link kopieren** drücken und ihn der Person schicken. Sie öffnet ihn und legt selbst ein Passwort fest.',
      ],
      hint: 'Der Link gilt einmal und wird nur einmal angezeigt. Vor dem Schließen kopieren. Ging er verloren, einen neuen erstellen. Verschickt der Shop E-Mails, kommt der Link auch per E-Mail.',
    },
    'invitation-lost': {
      question: 'Der Einladungslink ist weg oder abgelaufen. Was tun?',
      steps: [
        '**Benutzer** öffnen und oben **Offene Einladungen** ansehen.',
        '**Neuer Link** drücken und ihn noch einmal schicken. Der alte gilt dann nicht mehr.',
        'Soll die Person doch nicht kommen, **Zurückziehen** drücken.',
      ],
    },
    'someone-leaves': {
      question: 'Jemand verlässt das Team. Wie schließe ich das Konto?',
      steps: [
        '**Benutzer** öffnen, in der Zeile der Person die drei Punkte drücken und **Löschen** wählen.',
        'Oder, wenn die Person vielleicht wiederkommt, **Bearbeiten** drücken und den **Status** auf **Inaktiv** stellen.',
      ],
      hint: 'Alle Bestellungen und der Verlauf dieser Person bleiben erhalten.',
    },
    roles: {
      question: 'Was darf welche Rolle?',
      steps: [
        '**Inhaber** dürfen alles, auch Shops und Benutzer ändern.',
        '**Buchhaltung** sieht Bestellungen, vermerkt Nachnahmegeld, schreibt Rechnungen und sieht die Zahlen.',
        '**Auftragsannahme** nimmt Bestellungen auf, ändert sie, druckt Etiketten und sieht Kunden.',
        '**Packerei** druckt Etiketten, trägt Sendungsnummern ein und markiert als gepackt und versandt, ändert aber keine Bestellungen.',
      ],
      hint: 'Nur geben, was wirklich gebraucht wird. Mehr als zwei Inhaber sollte es nicht geben.',
    },
    'change-permissions': {
      question: 'Kann ich einer Person einzelne Berechtigungen geben?',
      steps: [
        '**Benutzer** öffnen, den Namen drücken und **Bearbeiten** drücken.',
        'Zu **Berechtigungen** gehen, anhaken, was erlaubt ist, und **Änderungen speichern** drücken.',
      ],
      hint: 'Sie können nur Berechtigungen geben, die Sie selbst haben.',
    },
    'my-permissions': {
      question: 'Warum kann ich manche Seiten nicht öffnen?',
      about:
        'Ihr Konto hat für diese Seite keine Berechtigung, darum fehlt sie im Menü. Wenn Sie sie brauchen, bitten Sie einen Inhaber um die Berechtigung in **Benutzer**.',
    },
    'change-password': {
      question: 'Wie ändere ich mein Passwort?',
      steps: [
        'Rechts oben den eigenen Namen drücken, **Kontoeinstellungen** und dann **Passwort** wählen.',
        '**Aktuelles Passwort** und zweimal **Neues Passwort** eingeben und **Passwort ändern** drücken.',
      ],
      hint: 'Alle anderen angemeldeten Geräte werden dabei abgemeldet. Dort mit dem neuen Passwort wieder anmelden.',
    },
    'forgot-password': {
      question: 'Passwort vergessen und keine Anmeldung möglich: Was tun?',
      steps: [
        'Auf der Anmeldeseite **Passwort vergessen?** drücken, die E-Mail-Adresse eingeben und **Link senden** drücken.',
        'Den Link in der E-Mail öffnen, ein neues Passwort eingeben und **Passwort festlegen** drücken.',
      ],
      hint: 'Kommt keine E-Mail an, ist der Versand vielleicht noch nicht eingerichtet. Dann kann ein Inhaber oder die Person, die den Server betreut, einen Link erstellen.',
    },
    'my-devices': {
      question: 'Ich habe mich auf einem anderen Gerät nicht abgemeldet. Was tun?',
      steps: [
        '**Kontoeinstellungen** öffnen und **Geräte** wählen.',
        'Beim Gerät **Abmelden** drücken, oder **Alle anderen Geräte abmelden**.',
        'Ist ein unbekanntes Gerät dabei, auch das Passwort ändern.',
      ],
    },
    'use-on-phone': {
      question: 'Geht das auch auf dem Handy?',
      about:
        'Ja, jede Seite. Dieselbe Adresse im Browser des Handys öffnen. Tabellen werden zu Karten, und **Bestellung speichern** bleibt am unteren Rand.',
      steps: [
        'Links oben **Menü öffnen** drücken, um zu anderen Seiten zu gehen.',
        'Die Lupe drücken, um Bestellungen, Kunden oder Seiten zu suchen.',
      ],
    },
    'working-together': {
      question: 'Was passiert, wenn zwei Personen dieselbe Bestellung bearbeiten?',
      about:
        'Alle Bildschirme aktualisieren sich von selbst, und bei einer Bestellung steht, wer sie gerade bearbeitet. Speichern beide, erscheinen die zwei Versionen zur Auswahl. Nichts wird stillschweigend überschrieben.',
      hint: 'Steht dort ein anderer Name, geht es schneller, kurz nachzufragen.',
    },
    'who-did-what': {
      question: 'Wo sehe ich, wer eine Bestellung geändert oder storniert hat?',
      steps: [
        'Eine Bestellung: öffnen und unten den **Verlauf** ansehen.',
        'Der ganze Shop: **Aktivitätsprotokoll** öffnen und **Person**, **Art** und Zeitraum wählen (nur Inhaber).',
        'Wer Bestellungen oder Kunden als Datei gespeichert hat: unter **Art** **Als Datei gespeicherte Listen** wählen.',
      ],
      hint: 'Niemand kann den Verlauf löschen oder ändern, auch Inhaber nicht. Nur gelöschte personenbezogene Daten von Kunden verschwinden auch daraus.',
    },
    notifications: {
      question: 'Was meldet die Glocke?',
      about:
        'Neue Bestellungen, die andere aufgenommen haben, stornierte, zurückgekommene und verweigerte Bestellungen, Produkte mit knappem Bestand, neue E-Mails und Chatnachrichten aus dem Team. Sie zeigt die letzten 7 Tage und nur, was Sie sehen dürfen.',
      steps: [
        'Oben die Glocke drücken und einen Eintrag öffnen.',
        'Wenn alles gelesen ist, **Alle als gelesen markieren** drücken.',
      ],
    },
    bookmarks: {
      question: 'Kann ich Seiten, die ich oft brauche, oben ablegen?',
      steps: [
        '**Suchen** drücken und den Namen der Seite tippen.',
        'Beim Treffer den Stern drücken. Die Seite erscheint als Symbol in der oberen Leiste.',
        'Mit **Lesezeichen bearbeiten** entfernen oder ergänzen.',
      ],
    },
    keyboard: {
      question: 'Wie arbeite ich mit der Tastatur schneller?',
      steps: [
        'Auf einer beliebigen Seite ? (Umschalt + /) drücken, während Sie nicht in ein Feld tippen. Die Tastenkürzel dieser Seite stehen zuerst.',
        'Oder rechts oben den eigenen Namen drücken und **Tastenkürzel** wählen.',
        'Diese drei lohnen sich am meisten: / zum Suchen, Strg + Enter zum Speichern, Esc zum Schließen.',
      ],
      hint: 'Mit thailändischer Belegung sind es dieselben Tasten. Die Sprache muss nicht umgestellt werden.',
    },
    appearance: {
      question: 'Wo ändere ich Sprache, dunkle Ansicht und Farben?',
      steps: [
        'Sprache und Erscheinungsbild haben Symbole in der oberen Leiste. Dort **Hell**, **Dunkel** oder **Wie das Gerät** wählen.',
        'Für Farbe, Menü und Breite **Layout anpassen** wählen.',
      ],
      hint: 'Das gilt auf diesem Gerät, für alle, die daran arbeiten. Andere Geräte bleiben, wie sie sind.',
    },
  },
}
