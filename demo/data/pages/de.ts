import type { LanguagePages } from './format'

export const DE: LanguagePages = {
  pages: {
    about: {
      title: 'Über uns', meta: 'Sechs Filialen, ein Lager, zwei Werkstätten und ein Geschäft, das seit 1987 unterwegs ist: wer wir sind und warum wir flicken.',
      text: `{shop} begann 1987 mit einem Tresen, einer Nähmaschine und einem Stapel gebrauchter Rucksäcke in einem Hafenspeicher. Heute sind es sechs Filialen von Helsinki bis Rovaniemi, ein Lager in Hämeenlinna und zwei Werkstätten, und noch immer steht hinter jedem Tresen eine Nähmaschine.
      ## Woran wir glauben
      Gute Ausrüstung ist Ausrüstung, die benutzt wird. Darum sagen wir, wenn etwas klein ausfällt, nennen das Gewicht von unserer eigenen Waage und geben zu, wenn Ihre alte Jacke nur einen neuen Reißverschluss braucht.
      ## Wem wir gehören
      {shop} gehört denen, die hier arbeiten. Niemand bekommt eine Prämie dafür, Ihnen einen zweiten Kocher zu verkaufen.`,
    },
    delivery: {
      title: 'Lieferung', meta: 'Versandarten, Preise und Zeiten in Finnland, der EU und darüber hinaus sowie die Abholung in der Filiale.',
      text: `Was auf Lager ist, verlässt uns am nächsten Werktag. Preis und Tage sehen Sie, bevor etwas im Warenkorb liegt.
      ## In Finnland
      - Paketautomat: 4,90 €, ab 60 € frei, 1–3 Werktage
      - Lieferung nach Hause: 9,90 €, ab 150 € frei, 2–5 Werktage
      - Abholung in der Filiale: kostenlos, meist am selben oder nächsten Tag
      - Express in den größten Städten: 14,90 €, am selben oder nächsten Tag
      ## In der Europäischen Union
      Paket an eine Abholstelle 12,90 €, ab 200 € frei, 4–8 Werktage auf der Straße.
      ## Anderswo
      Internationales Paket 29,90 €, ab 400 € frei. Außerhalb der EU kaufen Sie ohne Mehrwertsteuer; Steuern und Zoll erhebt der Paketdienst bei Ankunft. Nach Nordirland liefern wir nicht. Gas und sehr lange Ware bleiben in Finnland.`,
    },
    'payment-methods': {
      title: 'Zahlungsarten', meta: 'Bank, Karte, Mobil, PayPal, Raten und Gutscheine: wie Sie zahlen können und wann abgebucht wird.',
      text: `Sie zahlen in der Währung, die der Warenkorb zeigt; die Preise enthalten die Mehrwertsteuer des Lieferlandes.
      ## So können Sie zahlen
      - Bankzahlung: deutsche, finnische und andere europäische Banken
      - Swish in Schweden
      - MobilePay in Finnland und Dänemark
      - Karte: Debit und Kredit, mit Bestätigung Ihrer Bank
      - PayPal
      - Klarna: später oder in Raten, wo es angeboten wird; das ist ein Kredit
      Zuerst stehen die Wege ohne Kredit, und nichts ist vorausgewählt. Organisationen können auf Rechnung zahlen, 14 Tage netto.
      ## Gutscheine
      Beliebig viele Gutscheine je Bestellung; der Rest bleibt erhalten. Ein Rabattcode je Bestellung.
      ## Wann wird abgebucht?
      Mit Ihrer Bestätigung. Fehlt etwas, ist das Geld in 1–5 Werktagen zurück.`,
    },
    returns: {
      title: 'Rücksendungen und Umtausch', meta: 'Hundert Tage für unbenutzte Ware, in jeder Filiale kostenlos. So senden Sie zurück, tauschen und erhalten Ihr Geld.',
      text: `Unbenutztes nehmen wir 100 Tage lang zurück. Das gesetzliche Widerrufsrecht von 14 Tagen ist darin enthalten.
      ## So geht es
      - In jeder Filiale: kostenlos, mit der Bestellnummer
      - Per Post aus Finnland: 4,90 €, von der Erstattung abgezogen
      - Per Post von anderswo: auf eigene Kosten, mit dem Formular aus dem Paket
      ## Umtausch
      Die neue Größe legen wir drei Wochen zurück, solange die alte unterwegs ist. Ist das Paket dann nicht da, geht sie wieder in den Verkauf.
      ## Geld zurück
      Binnen 14 Tagen, meist fünf Werktage nach Eingang, auf dem Weg, auf dem Sie bezahlt haben.
      ## Was ausgeschlossen ist
      Gutscheine, von uns ausgeführte Reparaturen, Lebensmittel und geöffnetes Gas. Kletterschutz nur versiegelt, dem nächsten Kletterer zuliebe.`,
    },
    terms: {
      title: 'Allgemeine Geschäftsbedingungen', meta: 'Zu welchen Bedingungen wir an Verbraucher verkaufen: Bestellung, Preise, Lieferung, Mängel, Widerruf und Streitfälle.',
      text: `Diese Bedingungen gelten, wenn Verbraucher bei {shop} bestellen. Sie nehmen Ihnen kein Recht, das Ihnen das Gesetz Ihres Landes gibt.
      ## Bestellung und Preise
      Der Vertrag kommt mit unserer Bestätigung zustande. Die Preise enthalten die Mehrwertsteuer und gelten so, wie sie beim Bestellen angezeigt werden; der Versand kommt vor der Bestätigung hinzu. Ein offensichtlicher Preisfehler bindet nicht.
      ## Lieferung und Gefahr
      Bis die Ware bei Ihnen oder im gewählten Automaten ist, tragen wir das Risiko. Bei Verzug dürfen Sie zurücktreten.
      ## Mängel
      Melden Sie sich in angemessener Zeit. Wir reparieren, ersetzen, mindern den Preis oder erstatten. Dieses Recht haben Sie unabhängig von jeder Garantie; auf Gebrauchtes geben wir zusätzlich ein Jahr eigene Garantie.
      ## Widerruf
      Sie können binnen 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen; den Rest deckt unser 100-Tage-Rückgaberecht.
      ## Streitfälle
      Schreiben Sie zuerst an {email}. Danach steht Ihnen die Schlichtungsstelle Ihres Landes offen.
      {shop}, {address}, {phone}`,
    },
    privacy: {
      title: 'Datenschutz', meta: 'Was wir über Sie wissen, wozu, wie lange, und wie Sie es berichtigen oder löschen lassen.',
      text: `Wir speichern, was eine Bestellung braucht, und sonst nichts. Verantwortlich ist {shop}, {address}.
      ## Was wir speichern
      - Name, Adresse, E-Mail, Telefon und Einkäufe: zum Liefern und Antworten, und weil das Buchführungsgesetz sechs Jahre verlangt
      - Konto und Wunschliste: bis Sie sie löschen
      - Sicherheitsprotokolle: 90 Tage
      ## Wer es noch sieht
      Der Paketdienst und der Zahlungsdienst; niemand, der Werbung verkauft, es sei denn, Sie haben zugestimmt.
      ## Ihre Rechte
      Auskunft, Berichtigung und Löschung unter {email}. Sind wir uneins, entscheidet die Datenschutzaufsicht.`,
    },
    cookies: {
      title: 'Cookie-Hinweise', meta: 'Welche Cookies der Shop ohne Frage setzt, für welche er fragt und wie Sie es sich anders überlegen.',
      text: `## Notwendig
      Warenkorb, Anmeldung, Sprache, Land und Währung sowie die Größe der Produktansicht. Gesetzt, wenn Sie etwas wählen, und höchstens ein Jahr gespeichert.
      ## Nur mit Ihrer Zustimmung
      Statistik und Marketing. Ohne Ja gibt es sie nicht: Ablehnen ist ein Klick wie Zustimmen, und der Shop funktioniert gleich.
      ## Anders überlegt?
      Der Link am Fuß jeder Seite öffnet die Auswahl erneut.`,
    },
    accessibility: {
      title: 'Barrierefreiheit', meta: 'Wie wir den Shop für alle bauen, was noch nicht geht und wo Sie es uns sagen können.',
      text: `Wir bauen den Shop nach WCAG 2.2 Stufe AA: mit Tastatur, Screenreader, 400 % Vergrößerung und ohne Farbsehen.
      ## Was uns noch fehlt
      Einige Herstellervideos haben keine Untertitel, ältere PDF-Anleitungen sind nicht ausgezeichnet.
      ## Sagen Sie es uns
      Schreiben Sie an {email}; wir antworten in fünf Werktagen. Genügt das nicht, beaufsichtigt uns die finnische Behörde für Verkehr und Kommunikation.`,
    },
    pikanouto: {
      title: 'Express-Abholung', meta: 'Morgens bestellen, nach elf abholen: so geht Express-Abholung in unseren finnischen Filialen.',
      text: `Werktags bis 9 Uhr bestellt, nach 11 Uhr bereit. Bis 14 Uhr bestellt, nach 16 Uhr bereit.
      ## So funktioniert es
      - Filiale auf der Produktseite und Express-Abholung im Warenkorb wählen
      - Gleich bezahlen; wir melden uns, wenn alles gepackt ist
      - Nachricht am Tresen zeigen. Wir bewahren es sieben Tage auf
      Filialen: Kalasatama, Leppävaara, Tampere und Oulu.`,
    },
    faq: {
      title: 'Häufige Fragen', meta: 'Größen, Verfügbarkeit, Reparatur, Gutscheine und Bestellungen: kurze Antworten auf das, was wir am häufigsten hören.',
      text: `## Welche Größe nehme ich?
      Auf jeder Produktseite steht eine Tabelle mit Körpermaßen. Zwischen zwei Größen: die größere für Schichten, die kleinere zum Laufen.
      ## Die Größe ist ausverkauft. Kommt sie wieder?
      Lassen Sie Ihre E-Mail auf der Produktseite. Wir schreiben einmal, wenn sie im Regal liegt.
      ## Kann ich eine Bestellung ändern?
      Bis sie gepackt ist: ja, telefonisch unter {phone}, werktags 8–20 Uhr.
      ## Reparieren Sie auch anderswo Gekauftes?
      Ja. Bitte sauber und trocken bringen.
      ## Verfällt ein Gutschein?
      Nach drei Jahren.
      ## Kaufen Sie Gebrauchtes an?
      In jeder Filiale, gegen Gutschein. Helme, Seile und Gurte nehmen wir nicht.`,
    },
    responsibility: {
      title: 'Nachhaltigkeit', meta: 'Reparieren vor Neukauf, Gebrauchtes neben Neuem, keine PFAS in unseren Hüllen: was wir tun und was noch nicht gelungen ist.',
      text: `## Was wir tun
      - Im letzten Jahr haben wir 11.400 Stücke repariert und 6.900 gebraucht verkauft
      - Als nachhaltig gilt bei uns nur, was drei von fünf schriftlichen Kriterien erfüllt
      - Pakete gehen in zugeschnittenen Kartons aus einem Lager mit finnischem Windstrom
      ## Die fünf Kriterien
      Reparierbar mit Ersatzteilen; Hauptmaterial recycelt oder nachwachsend; frei von PFAS; in Europa gefertigt; rückverfolgbare Tierfaser.
      ## Was nicht gelungen ist
      Ein Drittel unserer Schuhe lässt sich noch nicht neu besohlen, und vier Prozent der Ware kamen per Luftfracht. Es sollten null sein.`,
    },
    'member-discounts': {
      title: 'Der Club', meta: 'Beitritt kostenlos: Clubpreise, eine Reparatur im Jahr und Gebrauchtes vor allen anderen. Was Mitglieder bekommen und was nicht.',
      text: `Der Beitritt kostet nichts und dauert eine Minute, an der Kasse oder im Konto.
      ## Was Sie bekommen
      - Den Clubpreis neben dem allgemeinen Preis, bei etwa der Hälfte der Ware
      - Jedes Jahr eine Reparatur bis 25 € umsonst
      - Gebrauchtes einen Abend vor allen anderen
      - Aufbewahrte Belege, falls die Garantie sie braucht
      ## Was Sie nicht bekommen
      Drei E-Mails pro Woche. Wir schreiben einmal im Monat, und Sie wählen, worüber.`,
    },
    'repair-service': {
      title: 'Reparaturservice', meta: 'Reißverschlüsse, Flicken, Sohlen, Zeltstangen, Skibeläge: was unsere Werkstätten reparieren, was es kostet und wie lange es dauert.',
      text: `Diese Bedingungen gelten, wenn Verbraucher bei {shop} bestellen. Sie nehmen Ihnen kein Recht, das Ihnen das Gesetz Ihres Landes gibt.
      ## Bestellung und Preise
      Der Vertrag kommt mit unserer Bestätigung zustande. Die Preise enthalten die Mehrwertsteuer und gelten so, wie sie beim Bestellen angezeigt werden; der Versand kommt vor der Bestätigung hinzu. Ein offensichtlicher Preisfehler bindet nicht.
      Neben einem ermäßigten Preis steht der niedrigste Preis der 30 Tage vor der Ermäßigung, und der Prozentsatz bezieht sich auf ihn. Was noch keine 30 Tage im Verkauf ist, bewerben wir nicht als ermäßigt.
      ## Lieferung und Gefahr
      Wir liefern in der vor der Bestellung angezeigten Zeit, spätestens binnen 30 Tagen. Die Gefahr tragen wir, bis Sie oder eine von Ihnen benannte Person die Ware in Händen haben; beim Automaten, bis Sie sie entnehmen. Sind wir in Verzug, können Sie eine angemessene Nachfrist setzen und dann zurücktreten.
      ## Mängel
      Es gilt die gesetzliche Gewährleistung; keine Garantie verkürzt sie. Melden Sie einen Mangel in angemessener Zeit; zwei Monate nach dem Entdecken sind immer rechtzeitig. Zeigt sich ein Mangel binnen eines Jahres, wird vermutet, dass er von Anfang an da war. Wir reparieren oder ersetzen auf unsere Kosten; hilft das nicht oder nicht in angemessener Zeit, mindern wir den Preis oder Sie treten zurück und erhalten Ihr Geld.
      In Deutschland verjähren die Ansprüche zwei Jahre nach der Lieferung. Auf Gebrauchtes geben wir zusätzlich ein Jahr eigene Garantie.
      ## Widerruf
      Sie können binnen 14 Tagen nach Erhalt der Ware oder der letzten Teillieferung ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung genügt, zum Beispiel mit diesem Formular; den Rest deckt unser 100-Tage-Rückgaberecht.
      - An {shop}, {address}, {email}: Hiermit widerrufe ich den Kaufvertrag über folgende Waren: …
      - Bestellt am / erhalten am: …
      - Name, Anschrift, Datum, auf Papier Unterschrift: …
      ## Bewertungen
      Eine als verifiziert gekennzeichnete Bewertung stammt von jemandem, der das Produkt bei uns gekauft hat. Wir veröffentlichen gute wie schlechte und bezahlen für keine.
      ## Streitfälle
      Schreiben Sie zuerst an {email}. In Finnland entscheidet danach die Verbraucherstreitkommission, kuluttajariita.fi; an Verfahren vor einer deutschen Verbraucherschlichtungsstelle nehmen wir nicht teil. Kostenlos hilft das Europäische Verbraucherzentrum Ihres Landes. Es gilt finnisches Recht; der Schutz Ihres Wohnsitzlandes bleibt Ihnen erhalten.
      {shop}, {address}, {phone}`,
    },
  },
  service: {
    title: 'Kundenservice', meta: 'Telefon und E-Mail zu Leuten, die die Ausrüstung selbst benutzen: Zeiten, Bestellungen, Rücksendungen und Pflege.',
    tabs: [
      { title: 'Kontakt', text: `## Sprechen Sie mit uns
        Telefon {phone}, werktags 8–20 Uhr. E-Mail {email}; wir antworten innerhalb eines Werktags.
        {shop}, {address}` },
      { title: 'Bestellungen', text: `## Wo ist meine Bestellung?
        Der Link zur Sendungsverfolgung kommt, wenn das Paket uns verlässt. Sie finden die Bestellung auch mit Nummer und E-Mail.
        ## Etwas fehlt oder ist kaputt
        Melden Sie sich, sobald Sie es merken, gern mit einem Bild. Wir schicken zuerst Ersatz und klären den Rest danach.` },
      { title: 'Pflege', text: `Zehn Minuten Pflege pro Saison verdoppeln das Leben einer Jacke.`, tabs: [
        { title: 'Hardshell', text: `## Öfter waschen, als man denkt
          Reißverschlüsse zu, 30–40 °C, Spezialwaschmittel, zweimal spülen, schonend trocknen. Imprägnieren, wenn das Wasser nicht mehr perlt.` },
        { title: 'Daune', text: `## Seltener waschen, als man denkt
          Daunenwaschmittel, Schonprogramm und drei Stunden im Trockner mit zwei Tennisbällen. Locker lagern.` },
        { title: 'Leder', text: `## Bürsten, trocknen, fetten
          Schlamm abbürsten, bei Zimmertemperatur trocknen und dünn fetten, solange das Leder noch etwas feucht ist.` },
      ] },
    ],
  },
}
