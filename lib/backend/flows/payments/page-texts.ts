/** The words of the shop's own payment pages, and of what stands on a provider's, in six languages. */
import type { Language } from '@/lib/market/languages'

export interface PageTexts {
  readonly title: string
  readonly note: string
  readonly order: string
  readonly amount: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly fail: string
  readonly notFound: string
  readonly unavailable: string
  readonly klarnaTitle: string
  readonly klarnaUnavailable: string
  readonly delivery: string
  readonly gift_card: string
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Test payment',
    note: 'This is a test payment page. No money moves.',
    order: 'Order',
    amount: 'To pay',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel and return to the shop',
    fail: 'Let the payment fail',
    notFound: 'This payment does not exist.',
    unavailable: 'The payment could not be recorded just now. Try again in a moment.',
    klarnaTitle: 'Pay with Klarna',
    klarnaUnavailable: 'Klarna does not answer just now. Load this page again in a moment.',
    delivery: 'Delivery',
    gift_card: 'Gift card',
  },
  fi: {
    title: 'Testimaksu',
    note: 'Tämä on testimaksusivu. Rahaa ei siirry.',
    order: 'Tilaus',
    amount: 'Maksettavaa',
    pay: (amount) => `Maksa ${amount}`,
    cancel: 'Peruuta ja palaa kauppaan',
    fail: 'Anna maksun epäonnistua',
    notFound: 'Tätä maksua ei ole.',
    unavailable: 'Maksua ei voitu juuri nyt kirjata. Yritä hetken kuluttua uudelleen.',
    klarnaTitle: 'Maksa Klarnalla',
    klarnaUnavailable: 'Klarna ei juuri nyt vastaa. Lataa sivu hetken kuluttua uudelleen.',
    delivery: 'Toimitus',
    gift_card: 'Lahjakortti',
  },
  sv: {
    title: 'Testbetalning',
    note: 'Det här är en testsida för betalning. Inga pengar flyttas.',
    order: 'Beställning',
    amount: 'Att betala',
    pay: (amount) => `Betala ${amount}`,
    cancel: 'Avbryt och gå tillbaka till butiken',
    fail: 'Låt betalningen misslyckas',
    notFound: 'Betalningen finns inte.',
    unavailable: 'Betalningen kunde inte registreras just nu. Försök igen om en stund.',
    klarnaTitle: 'Betala med Klarna',
    klarnaUnavailable: 'Klarna svarar inte just nu. Ladda om sidan om en stund.',
    delivery: 'Leverans',
    gift_card: 'Presentkort',
  },
  de: {
    title: 'Testzahlung',
    note: 'Dies ist eine Testseite. Es fließt kein Geld.',
    order: 'Bestellung',
    amount: 'Zu zahlen',
    pay: (amount) => `${amount} zahlen`,
    cancel: 'Abbrechen und zurück zum Shop',
    fail: 'Zahlung fehlschlagen lassen',
    notFound: 'Diese Zahlung gibt es nicht.',
    unavailable: 'Die Zahlung konnte gerade nicht erfasst werden. Versuchen Sie es gleich noch einmal.',
    klarnaTitle: 'Mit Klarna bezahlen',
    klarnaUnavailable: 'Klarna antwortet gerade nicht. Laden Sie die Seite gleich noch einmal.',
    delivery: 'Lieferung',
    gift_card: 'Gutschein',
  },
  fr: {
    title: 'Paiement de test',
    note: 'Ceci est une page de paiement de test. Aucun argent n’est débité.',
    order: 'Commande',
    amount: 'À payer',
    pay: (amount) => `Payer ${amount}`,
    cancel: 'Annuler et revenir à la boutique',
    fail: 'Faire échouer le paiement',
    notFound: 'Ce paiement n’existe pas.',
    unavailable: 'Le paiement n’a pas pu être enregistré. Réessayez dans un instant.',
    klarnaTitle: 'Payer avec Klarna',
    klarnaUnavailable: 'Klarna ne répond pas pour le moment. Rechargez la page dans un instant.',
    delivery: 'Livraison',
    gift_card: 'Carte cadeau',
  },
  ru: {
    title: 'Тестовый платёж',
    note: 'Это тестовая страница оплаты. Деньги не списываются.',
    order: 'Заказ',
    amount: 'К оплате',
    pay: (amount) => `Оплатить ${amount}`,
    cancel: 'Отменить и вернуться в магазин',
    fail: 'Имитировать ошибку оплаты',
    notFound: 'Такого платежа не существует.',
    unavailable: 'Сейчас не удалось записать платёж. Попробуйте ещё раз чуть позже.',
    klarnaTitle: 'Оплата через Klarna',
    klarnaUnavailable: 'Klarna сейчас не отвечает. Обновите страницу чуть позже.',
    delivery: 'Доставка',
    gift_card: 'Подарочная карта',
  },
}
