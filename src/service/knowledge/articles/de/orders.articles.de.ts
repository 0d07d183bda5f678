import type { CategoryTexts } from '../help-texts'

export const ordersTexts: CategoryTexts = {
  title: 'Bestellungen aufnehmen',
  desc: 'Chatnachricht einfügen, prüfen, speichern',
  groups: [
    'Chatnachricht einfügen',
    'Produkte und Preise',
    'Vor dem Speichern prüfen',
    'Nach dem Speichern',
    'Bearbeiten, Status ändern, stornieren',
    'Verbindung weg oder mittendrin unterbrochen',
  ],
  articles: {
    'paste-message': {
      question: 'Wie nehme ich eine Bestellung aus dem Chat am schnellsten auf?',
      steps: [
        'Die ganze Bestellnachricht im Chat des Kunden kopieren.',
        '**Bestellung aufnehmen** öffnen und die Nachricht in das Feld **Nachricht des Kunden** einfügen. Name, Telefon, Adresse und Zahlungsart werden ausgefüllt.',
        '**Produkte in der Nachricht** ansehen. Wenn alles stimmt, **… Produkte in die Bestellung** drücken.',
        'Die Summe prüfen und **Bestellung speichern** drücken, oder in einem beliebigen Feld Strg + Enter.',
      ],
      hint: 'Grüße und andere Sätze müssen vorher nicht weg. Die Nachricht bleibt wörtlich bei der Bestellung, zum späteren Vergleich.',
    },
    'message-misread': {
      question: 'Die Nachricht wurde falsch oder unvollständig gelesen. Wo berichtige ich das?',
      steps: [
        'Zuerst die Felder ansehen, bei denen **Bitte prüfen** steht: Sie wurden nicht sicher erkannt.',
        'Die richtigen Wörter in der Nachricht markieren und unter **Das ist …** wählen, was sie sind.',
        'Oder direkt in das Feld tippen. Was Sie selbst eingeben, wird nicht überschrieben.',
      ],
      hint: 'Wenn die Postleitzahl nicht zum Unterbezirk passt, vor dem Versand den Kunden fragen. Nicht raten: Das Paket geht sonst ins falsche Verteilzentrum.',
    },
    'several-recipients': {
      question: 'Eine Nachricht nennt mehrere Empfänger. Was nun?',
      steps: [
        'Die Nachricht wie immer einfügen. Sie werden gefragt, für wen diese Bestellung ist.',
        'Den ersten Empfänger wählen, seine Produkte prüfen und **Bestellung speichern** drücken.',
        '**Nächste Bestellung aufnehmen** drücken, dieselbe Nachricht noch einmal einfügen und den nächsten Empfänger wählen.',
      ],
      hint: 'Ein Empfänger ist eine Bestellung. So geraten Etiketten und Sendungsnummern nicht durcheinander.',
    },
    'add-products': {
      question: 'Wie füge ich Produkte ohne Nachricht hinzu?',
      steps: [
        'In **Bestellung aufnehmen** in das Feld **Produkte hinzufügen** gehen und einen Teil des Namens tippen.',
        'Mit den Pfeiltasten wählen und Enter drücken. Das Produkt ist sofort in der Bestellung.',
        'Die Menge in der Zeile ändern. Was falsch ist, dort gleich entfernen.',
      ],
      hint: 'Ohne Nachricht des Kunden **Nur Felder** wählen und Name und Adresse selbst eingeben.',
    },
    'special-price': {
      question: 'Wo gebe ich einen Sonderpreis oder andere Kosten ein, die kein Produkt sind?',
      steps: [
        'Nur eine Position billiger: den Stift in der Zeile drücken, unter **Preis ändern** den Preis und den **Grund** eingeben und **Diesen Preis verwenden** drücken.',
        'Geschenkverpackung oder etwas, das nicht im Sortiment ist: **Freie Zeile hinzufügen** drücken, dann **Zur Bestellung hinzufügen**.',
        'Nachlass auf die ganze Bestellung: in das Feld **Rabatt**. Porto: in das Feld **Versandkosten**.',
      ],
      hint: 'Der Grund des Sonderpreises steht auf der Bestellung. So wissen alle, die packen und abrechnen, warum der Preis abweicht.',
    },
    'short-of-stock': {
      question: 'Es heißt, es sei nicht genug auf Lager. Kann ich die Bestellung trotzdem aufnehmen?',
      steps: [
        'Ist zu wenig da, öffnet **Bestellung speichern** das Fenster **Nicht genug auf Lager**: wie viel bestellt ist und wie viel noch da ist.',
        'Kann die Kundin warten oder kommt Ware nach: **Trotzdem speichern** drücken.',
        'Sonst **Zurück zur Bestellung** drücken und weniger oder ein anderes Produkt nehmen.',
      ],
      hint: 'Eine Bestellung reserviert ihre Stücke, sobald sie gespeichert ist; was andere reserviert haben, ist schon abgezogen. Wird eine Bestellung storniert, sind ihre Stücke wieder verfügbar.',
    },
    'total-differs': {
      question: 'Es heißt, die Bestellung weicht von der Nachricht ab. Was tun?',
      about:
        'Vor dem Speichern werden Produkte und Summe mit der Nachricht des Kunden verglichen. Stimmt etwas nicht überein, werden Sie zuerst gefragt.',
      steps: [
        'Die Spalten **In der Nachricht** und **Im Formular** vergleichen.',
        'Wenn die Nachricht stimmt, **Produkte aus der Nachricht übernehmen** drücken.',
        'Wenn das Formular stimmt, etwa weil der Kunde es sich anders überlegt hat, **Wie eingegeben speichern** drücken.',
      ],
      hint: 'Fehlt ein Betrag, sind es meist Versandkosten, die der Kunde schon mitgerechnet hat. Zuerst das Feld **Versandkosten** ansehen.',
    },
    'same-phone-today': {
      question: 'Es heißt, diese Nummer hat heute schon bestellt. Was tun?',
      steps: [
        'Die Bestellnummer im Hinweis drücken und nachsehen, ob es dieselbe Bestellung ist.',
        'Wenn sie doppelt ist, **Formular leeren** drücken und nichts speichern.',
        'Wenn der Kunde wirklich mehr bestellt, wie immer speichern. Oder die erste Bestellung öffnen und **Bearbeiten** drücken, damit alles in ein Paket kommt.',
      ],
      hint: 'Der Hinweis verhindert das Speichern nicht. Er hilft nur gegen doppelte Bestellungen, wenn zwei Personen gleichzeitig im Chat antworten.',
    },
    'reply-to-customer': {
      question: 'Wie schicke ich dem Kunden die Zusammenfassung und den QR-Code?',
      steps: [
        'Nach dem Speichern zu **Zusammenfassung für den Kunden** gehen und die **Sprache des Kunden** wählen.',
        '**Antwort kopieren** drücken und die Antwort in den Chat einfügen.',
        'Ist die Zahlungsart **PromptPay**, unter dem QR-Code **Bild kopieren** oder **Bild speichern** drücken und das Bild schicken. Der Betrag steckt schon im QR-Code.',
      ],
      hint: 'Ohne QR-Code hat der Shop noch keine PromptPay-Nummer und keine Biller-Nummer. Mehr dazu in der Kategorie Shop und Geld.',
    },
    'after-saving': {
      question: 'Die Bestellung ist gespeichert. Wie geht es weiter?',
      steps: [
        'Für den nächsten Kunden **Nächste Bestellung aufnehmen** drücken.',
        'Für den Versand noch heute **Etikett drucken** drücken.',
        'Um alle zu sehen, **Bestellungen ansehen** drücken.',
      ],
    },
    'edit-order': {
      question: 'Lässt sich eine gespeicherte Bestellung noch ändern?',
      steps: [
        '**Bestellungen** öffnen, nach Bestellnummer, Name oder Telefon suchen und die Bestellung öffnen.',
        '**Bearbeiten** drücken, Adresse, Produkte oder Beträge ändern und **Änderungen speichern** drücken.',
        'Wenn das Etikett schon gedruckt ist, **Etikett erneut drucken** drücken und das alte wegwerfen.',
      ],
      hint: 'Im **Verlauf** am Ende der Bestellung steht, wer was geändert hat, mit altem und neuem Wert.',
    },
    'order-steps': {
      question: 'Welche Schritte hat eine Bestellung, und lassen sich mehrere auf einmal ändern?',
      about: 'Eine Bestellung geht von **Neu** über **Bestätigt**, **Gepackt** und **Versandt** bis **Zugestellt**.',
      steps: [
        'Eine: in **Bestellungen** die Schaltfläche in der Spalte **Nächster Schritt** drücken.',
        'Mehrere: die gewünschten Bestellungen anhaken, **Status ändern** drücken und den Schritt wählen.',
        'Was sich nicht ändern ließ, bleibt angehakt, mit dem Grund dazu.',
      ],
      hint: 'Fehlt beim Versenden noch die Sendungsnummer oder das Geld, werden Sie zuerst gefragt. Im Zweifel **Noch nicht versenden** drücken.',
    },
    'undo-or-cancel': {
      question: 'Falscher Schritt, oder der Kunde will stornieren: Was tun?',
      steps: [
        'Falscher Schritt: **Rückgängig** in der Meldung am Bildschirmrand drücken, oder die Bestellung öffnen und **Zurück zu: …** drücken. Das geht 10 Minuten lang.',
        'Stornieren: die Bestellung öffnen, **Weitere Schritte** drücken und **Bestellung stornieren** wählen.',
        'Hat der Kunde schon überwiesen, das Geld zuerst zurücküberweisen und dann in der Bestellung **Erstatten** drücken.',
      ],
      hint: 'Stornierte Bestellungen verschwinden nicht. Sie bleiben auffindbar, zählen aber nicht zum Umsatz.',
    },
    'offline-while-saving': {
      question: 'Beim Speichern ist die Verbindung abgebrochen. Ist die Bestellung weg?',
      about:
        'Nein. Sie bleibt auf diesem Gerät, bis sie angekommen ist. Wie oft sie auch gesendet wird, gespeichert wird sie nur einmal.',
      steps: [
        'Warten, bis die Verbindung wieder da ist: Die Bestellung wird dann von selbst gesendet. Oder **Jetzt erneut senden** drücken.',
        'Bis dahin geht es mit **Inzwischen eine andere Bestellung aufnehmen** weiter.',
        'Sobald **Die Bestellung ist gespeichert** mit der Bestellnummer erscheint, ist alles fertig.',
      ],
      hint: 'Dieselbe Bestellung in der Zwischenzeit nicht auf einem anderen Gerät eingeben: Das ergibt wirklich zwei Bestellungen.',
    },
    'unfinished-order': {
      question: 'Ich habe die Seite vor dem Speichern geschlossen. Kann ich weitermachen?',
      steps: [
        '**Bestellung aufnehmen** auf demselben Gerät öffnen. Dort steht **Eine Bestellung blieb unvollendet**.',
        '**Weiter bearbeiten** drücken, oder **Verwerfen**, wenn sie nicht mehr gebraucht wird.',
      ],
      hint: 'Der Entwurf liegt nur auf diesem Gerät. Beim Abmelden wird er gelöscht; vorher werden Sie gefragt.',
    },
    'edited-together': {
      question: 'Jemand hat dieselbe Bestellung zur gleichen Zeit geändert. Was tun?',
      steps: [
        'Beim Speichern erscheint **Zwei Versionen dieser Bestellung**. Ihre Eingaben sind noch alle da.',
        'Für jedes Feld wählen, was gilt, oder **Alles von mir behalten** oder **Alles von dort übernehmen** drücken.',
        '**Diese Auswahl speichern** drücken.',
      ],
    },
  },
}
