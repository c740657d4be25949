/** The words of the shop's mails in six languages. They are sent from the back end, which has no React around it. */
import type { Language } from '@/lib/market/languages'

export interface MailTexts {
  readonly confirmationSubject: (number: string, shop: string) => string
  readonly greeting: (name: string) => string
  readonly confirmation: string
  readonly orderNumber: string
  readonly quantity: string
  readonly goods: string
  readonly discount: string
  readonly giftCard: string
  readonly delivery: string
  readonly vatIncluded: (percent: string) => string
  readonly total: string
  readonly deliveredTo: string
  readonly viewOrder: string
  readonly giftCardSubject: (shop: string) => string
  readonly giftCardIntro: (amount: string, name: string) => string
  readonly giftCardCode: string
  readonly giftCardUse: string
  readonly refundSubject: (number: string) => string
  readonly refund: string
  readonly signature: (shop: string) => string
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    confirmationSubject: (number, shop) => `Your order ${number} from ${shop}`,
    greeting: (name) => `Hello ${name},`,
    confirmation: 'Thank you for your order. We have received your payment and start packing.',
    orderNumber: 'Order number', quantity: 'pcs', goods: 'Products', discount: 'Discount', giftCard: 'Gift card', delivery: 'Delivery',
    vatIncluded: (percent) => `Incl. VAT ${percent}`, total: 'Total', deliveredTo: 'Delivered to', viewOrder: 'View your order',
    giftCardSubject: (shop) => `Your gift card from ${shop}`,
    giftCardIntro: (amount, name) => (name ? `A gift card for ${amount}, for ${name}.` : `A gift card for ${amount}.`),
    giftCardCode: 'Code', giftCardUse: 'Enter the code in the cart. Keep it like cash.',
    refundSubject: (number) => `Order ${number}: your payment will be refunded`,
    refund: 'Your payment arrived when the order had already expired, and not all of the products are left. We will refund the whole amount within 1–5 days.',
    signature: (shop) => `Best regards, ${shop}`,
  },
  fi: {
    confirmationSubject: (number, shop) => `Tilauksesi ${number}, ${shop}`,
    greeting: (name) => `Hei ${name}`,
    confirmation: 'Kiitos tilauksestasi! Olemme vastaanottaneet maksusi ja alamme pakata.',
    orderNumber: 'Tilausnumero', quantity: 'kpl', goods: 'Tuotteet', discount: 'Alennus', giftCard: 'Lahjakortti', delivery: 'Toimitus',
    vatIncluded: (percent) => `Sis. alv ${percent}`, total: 'Yhteensä', deliveredTo: 'Toimitusosoite', viewOrder: 'Katso tilaustasi',
    giftCardSubject: (shop) => `Lahjakorttisi, ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Lahjakortti ${amount}, saaja ${name}.` : `Lahjakortti ${amount}.`),
    giftCardCode: 'Koodi', giftCardUse: 'Syötä koodi ostoskorissa. Säilytä se kuin käteinen.',
    refundSubject: (number) => `Tilaus ${number}: maksusi palautetaan`,
    refund: 'Maksusi saapui, kun tilaus oli jo vanhentunut, eikä kaikkia tuotteita ole enää jäljellä. Palautamme koko summan 1–5 päivässä.',
    signature: (shop) => `Ystävällisin terveisin ${shop}`,
  },
  sv: {
    confirmationSubject: (number, shop) => `Din beställning ${number} från ${shop}`,
    greeting: (name) => `Hej ${name}!`,
    confirmation: 'Tack för din beställning. Vi har fått din betalning och börjar packa.',
    orderNumber: 'Ordernummer', quantity: 'st', goods: 'Produkter', discount: 'Rabatt', giftCard: 'Presentkort', delivery: 'Leverans',
    vatIncluded: (percent) => `Inkl. moms ${percent}`, total: 'Totalt', deliveredTo: 'Leveransadress', viewOrder: 'Visa din beställning',
    giftCardSubject: (shop) => `Ditt presentkort från ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Ett presentkort på ${amount} till ${name}.` : `Ett presentkort på ${amount}.`),
    giftCardCode: 'Kod', giftCardUse: 'Ange koden i kundvagnen. Förvara den som kontanter.',
    refundSubject: (number) => `Beställning ${number}: din betalning återbetalas`,
    refund: 'Din betalning kom in efter att beställningen hade gått ut och alla produkter finns inte kvar. Vi återbetalar hela beloppet inom 1–5 dagar.',
    signature: (shop) => `Med vänlig hälsning, ${shop}`,
  },
  de: {
    confirmationSubject: (number, shop) => `Ihre Bestellung ${number} bei ${shop}`,
    greeting: (name) => `Guten Tag ${name},`,
    confirmation: 'vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen, wir packen jetzt.',
    orderNumber: 'Bestellnummer', quantity: 'Stk.', goods: 'Artikel', discount: 'Rabatt', giftCard: 'Gutschein', delivery: 'Versand',
    vatIncluded: (percent) => `Inkl. MwSt. ${percent}`, total: 'Gesamtsumme', deliveredTo: 'Lieferadresse', viewOrder: 'Bestellung ansehen',
    giftCardSubject: (shop) => `Ihr Gutschein von ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Ein Gutschein über ${amount} für ${name}.` : `Ein Gutschein über ${amount}.`),
    giftCardCode: 'Code', giftCardUse: 'Geben Sie den Code im Warenkorb ein. Bewahren Sie ihn auf wie Bargeld.',
    refundSubject: (number) => `Bestellung ${number}: Ihre Zahlung wird erstattet`,
    refund: 'Ihre Zahlung ging ein, als die Bestellung bereits abgelaufen war, und es sind nicht mehr alle Artikel verfügbar. Wir erstatten den vollen Betrag innerhalb von 1–5 Tagen.',
    signature: (shop) => `Mit freundlichen Grüßen, ${shop}`,
  },
  fr: {
    confirmationSubject: (number, shop) => `Votre commande ${number} chez ${shop}`,
    greeting: (name) => `Bonjour ${name},`,
    confirmation: 'Merci pour votre commande. Nous avons reçu votre paiement et préparons votre colis.',
    orderNumber: 'Numéro de commande', quantity: 'pces', goods: 'Articles', discount: 'Remise', giftCard: 'Carte cadeau', delivery: 'Livraison',
    vatIncluded: (percent) => `Dont TVA ${percent}`, total: 'Total', deliveredTo: 'Adresse de livraison', viewOrder: 'Voir votre commande',
    giftCardSubject: (shop) => `Votre carte cadeau ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Une carte cadeau de ${amount} pour ${name}.` : `Une carte cadeau de ${amount}.`),
    giftCardCode: 'Code', giftCardUse: 'Saisissez le code dans le panier. Conservez-le comme de l’argent liquide.',
    refundSubject: (number) => `Commande ${number} : votre paiement sera remboursé`,
    refund: 'Votre paiement est arrivé après l’expiration de la commande et certains articles ne sont plus disponibles. Nous vous remboursons la totalité sous 1 à 5 jours.',
    signature: (shop) => `Cordialement, ${shop}`,
  },
  ru: {
    confirmationSubject: (number, shop) => `Ваш заказ ${number} в ${shop}`,
    greeting: (name) => `Здравствуйте, ${name}!`,
    confirmation: 'Спасибо за заказ. Мы получили оплату и начинаем сборку.',
    orderNumber: 'Номер заказа', quantity: 'шт.', goods: 'Товары', discount: 'Скидка', giftCard: 'Подарочная карта', delivery: 'Доставка',
    vatIncluded: (percent) => `В том числе НДС ${percent}`, total: 'Итого', deliveredTo: 'Адрес доставки', viewOrder: 'Посмотреть заказ',
    giftCardSubject: (shop) => `Ваша подарочная карта ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Подарочная карта на ${amount} для ${name}.` : `Подарочная карта на ${amount}.`),
    giftCardCode: 'Код', giftCardUse: 'Введите код в корзине. Храните его как наличные деньги.',
    refundSubject: (number) => `Заказ ${number}: оплата будет возвращена`,
    refund: 'Оплата поступила, когда срок заказа уже истёк, и не все товары остались в наличии. Мы вернём всю сумму в течение 1–5 дней.',
    signature: (shop) => `С уважением, ${shop}`,
  },
}
