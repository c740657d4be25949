/** What a calendar says of an order that is to be fetched. */
import type { Language } from '@/lib/market/languages'

interface CalendarTexts {
  readonly summary: (number: string) => string
  readonly note: string /** Of the link in the mail. */
  readonly link: string
}

export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    summary: (number) => `Collect order ${number}`,
    note: 'We write to you as soon as it is ready. Bring the order number. We keep the order for seven days.',
    link: 'Add to calendar',
  },
  fi: {
    summary: (number) => `Nouda tilaus ${number}`,
    note: 'Ilmoitamme sinulle heti, kun tilaus on noudettavissa. Ota mukaan tilausnumero. Säilytämme tilausta seitsemän päivää.',
    link: 'Lisää kalenteriin',
  },
  sv: {
    summary: (number) => `Hämta beställning ${number}`,
    note: 'Vi meddelar dig så snart den är klar att hämtas. Ta med ordernumret. Vi sparar beställningen i sju dagar.',
    link: 'Lägg till i kalendern',
  },
  de: {
    summary: (number) => `Bestellung ${number} abholen`,
    note: 'Wir schreiben Ihnen, sobald sie bereitliegt. Bringen Sie die Bestellnummer mit. Wir heben die Bestellung sieben Tage auf.',
    link: 'In den Kalender eintragen',
  },
  fr: {
    summary: (number) => `Retirer la commande ${number}`,
    note: 'Nous vous écrivons dès qu’elle est prête. Apportez le numéro de commande. Nous gardons la commande sept jours.',
    link: 'Ajouter au calendrier',
  },
  ru: {
    summary: (number) => `Забрать заказ ${number}`,
    note: 'Мы напишем вам, как только заказ будет готов. Возьмите с собой номер заказа. Мы храним заказ семь дней.',
    link: 'Добавить в календарь',
  },
}
