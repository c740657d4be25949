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
  readonly complaintSubject: (number: string, shop: string) => string
  readonly complaint: string
  readonly complaintNumber: string
  readonly product: string
  readonly pictures: string
  readonly complaintNext: string
  readonly stockSubject: (product: string) => string
  readonly stock: (product: string) => string
  readonly stockLink: string
  readonly stockOnce: string
  readonly signature: (shop: string) => string
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    confirmationSubject: (number, shop) => `Your order ${number} from ${shop}`,
    greeting: (name) => `Hello ${name},`,
    confirmation: 'Thank you for your order. We have received your payment and start packing.',
    orderNumber: 'Order number',
    quantity: 'pcs',
    goods: 'Products',
    discount: 'Discount',
    giftCard: 'Gift card',
    delivery: 'Delivery',
    vatIncluded: (percent) => `Incl. VAT ${percent}`,
    total: 'Total',
    deliveredTo: 'Delivered to',
    viewOrder: 'View your order',
    giftCardSubject: (shop) => `Your gift card from ${shop}`,
    giftCardIntro: (amount, name) => (name ? `A gift card for ${amount}, for ${name}.` : `A gift card for ${amount}.`),
    giftCardCode: 'Code',
    giftCardUse: 'Enter the code in the cart. Keep it like cash.',
    refundSubject: (number) => `Order ${number}: your payment will be refunded`,
    refund:
      'Your payment arrived when the order had already expired, and not all of the products are left. We will refund the whole amount within 1–5 days.',
    complaintSubject: (number, shop) => `Your complaint ${number}, ${shop}`,
    complaint: 'We have received your complaint. Thank you for telling us.',
    complaintNumber: 'Complaint number',
    product: 'Product',
    pictures: 'Pictures',
    complaintNext:
      'We look into it and answer to this e-mail address. Keep the product until you hear from us, and mention the complaint number if you write again.',
    stockSubject: (product) => `Back in stock: ${product}`,
    stock: (product) => `You asked us to tell you: ${product} is in stock again.`,
    stockLink: 'To the product',
    stockOnce: 'This is the only message that we send about it. Your address has been deleted from the list.',
    signature: (shop) => `Best regards, ${shop}`,
  },
  fi: {
    confirmationSubject: (number, shop) => `Tilauksesi ${number}, ${shop}`,
    greeting: (name) => `Hei ${name}`,
    confirmation: 'Kiitos tilauksestasi! Olemme vastaanottaneet maksusi ja alamme pakata.',
    orderNumber: 'Tilausnumero',
    quantity: 'kpl',
    goods: 'Tuotteet',
    discount: 'Alennus',
    giftCard: 'Lahjakortti',
    delivery: 'Toimitus',
    vatIncluded: (percent) => `Sis. alv ${percent}`,
    total: 'Yhteensä',
    deliveredTo: 'Toimitusosoite',
    viewOrder: 'Katso tilaustasi',
    giftCardSubject: (shop) => `Lahjakorttisi, ${shop}`,
    giftCardIntro: (amount, name) => (name ? `Lahjakortti ${amount}, saaja ${name}.` : `Lahjakortti ${amount}.`),
    giftCardCode: 'Koodi',
    giftCardUse: 'Syötä koodi ostoskorissa. Säilytä se kuin käteinen.',
    refundSubject: (number) => `Tilaus ${number}: maksusi palautetaan`,
    refund:
      'Maksusi saapui, kun tilaus oli jo vanhentunut, eikä kaikkia tuotteita ole enää jäljellä. Palautamme koko summan 1–5 päivässä.',
    complaintSubject: (number, shop) => `Reklamaatiosi ${number}, ${shop}`,
    complaint: 'Olemme vastaanottaneet reklamaatiosi. Kiitos, että kerroit asiasta.',
    complaintNumber: 'Reklamaation numero',
    product: 'Tuote',
    pictures: 'Kuvia',
    complaintNext:
      'Selvitämme asian ja vastaamme tähän sähköpostiosoitteeseen. Säilytä tuote, kunnes kuulet meistä, ja mainitse reklamaation numero, jos kirjoitat uudelleen.',
    stockSubject: (product) => `Taas varastossa: ${product}`,
    stock: (product) => `Pyysit meitä kertomaan: ${product} on taas varastossa.`,
    stockLink: 'Siirry tuotteeseen',
    stockOnce: 'Tämä on ainoa viesti, jonka lähetämme asiasta. Osoitteesi on poistettu listalta.',
    signature: (shop) => `Ystävällisin terveisin ${shop}`,
  },
  sv: {
    confirmationSubject: (number, shop) => `Din beställning ${number} från ${shop}`,
    greeting: (name) => `Hej ${name}!`,
    confirmation: 'Tack för din beställning. Vi har fått din betalning och börjar packa.',
    orderNumber: 'Ordernummer',
    quantity: 'st',
    goods: 'Produkter',
    discount: 'Rabatt',
    giftCard: 'Presentkort',
    delivery: 'Leverans',
    vatIncluded: (percent) => `Inkl. moms ${percent}`,
    total: 'Totalt',
    deliveredTo: 'Leveransadress',
    viewOrder: 'Visa din beställning',
    giftCardSubject: (shop) => `Ditt presentkort från ${shop}`,
    giftCardIntro: (amount, name) =>
      name ? `Ett presentkort på ${amount} till ${name}.` : `Ett presentkort på ${amount}.`,
    giftCardCode: 'Kod',
    giftCardUse: 'Ange koden i kundvagnen. Förvara den som kontanter.',
    refundSubject: (number) => `Beställning ${number}: din betalning återbetalas`,
    refund:
      'Din betalning kom in efter att beställningen hade gått ut och alla produkter finns inte kvar. Vi återbetalar hela beloppet inom 1–5 dagar.',
    complaintSubject: (number, shop) => `Din reklamation ${number}, ${shop}`,
    complaint: 'Vi har tagit emot din reklamation. Tack för att du hör av dig.',
    complaintNumber: 'Reklamationsnummer',
    product: 'Produkt',
    pictures: 'Bilder',
    complaintNext:
      'Vi undersöker saken och svarar till den här e-postadressen. Behåll produkten tills du hör av oss och ange reklamationsnumret om du skriver igen.',
    stockSubject: (product) => `Åter i lager: ${product}`,
    stock: (product) => `Du bad oss höra av oss: ${product} finns i lager igen.`,
    stockLink: 'Till produkten',
    stockOnce: 'Det här är det enda meddelandet vi skickar om detta. Din adress är borttagen från listan.',
    signature: (shop) => `Med vänlig hälsning, ${shop}`,
  },
  de: {
    confirmationSubject: (number, shop) => `Ihre Bestellung ${number} bei ${shop}`,
    greeting: (name) => `Guten Tag ${name},`,
    confirmation: 'vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen, wir packen jetzt.',
    orderNumber: 'Bestellnummer',
    quantity: 'Stk.',
    goods: 'Artikel',
    discount: 'Rabatt',
    giftCard: 'Gutschein',
    delivery: 'Versand',
    vatIncluded: (percent) => `Inkl. MwSt. ${percent}`,
    total: 'Gesamtsumme',
    deliveredTo: 'Lieferadresse',
    viewOrder: 'Bestellung ansehen',
    giftCardSubject: (shop) => `Ihr Gutschein von ${shop}`,
    giftCardIntro: (amount, name) =>
      name ? `Ein Gutschein über ${amount} für ${name}.` : `Ein Gutschein über ${amount}.`,
    giftCardCode: 'Code',
    giftCardUse: 'Geben Sie den Code im Warenkorb ein. Bewahren Sie ihn auf wie Bargeld.',
    refundSubject: (number) => `Bestellung ${number}: Ihre Zahlung wird erstattet`,
    refund:
      'Ihre Zahlung ging ein, als die Bestellung bereits abgelaufen war, und es sind nicht mehr alle Artikel verfügbar. Wir erstatten den vollen Betrag innerhalb von 1–5 Tagen.',
    complaintSubject: (number, shop) => `Ihre Reklamation ${number} bei ${shop}`,
    complaint: 'wir haben Ihre Reklamation erhalten. Danke, dass Sie uns Bescheid geben.',
    complaintNumber: 'Reklamationsnummer',
    product: 'Artikel',
    pictures: 'Bilder',
    complaintNext:
      'Wir prüfen den Fall und antworten an diese E-Mail-Adresse. Bewahren Sie den Artikel auf, bis Sie von uns hören, und nennen Sie bei Rückfragen die Reklamationsnummer.',
    stockSubject: (product) => `Wieder auf Lager: ${product}`,
    stock: (product) => `Sie hatten um Nachricht gebeten: ${product} ist wieder auf Lager.`,
    stockLink: 'Zum Produkt',
    stockOnce: 'Das ist die einzige Nachricht, die wir dazu schicken. Ihre Adresse ist aus der Liste gelöscht.',
    signature: (shop) => `Mit freundlichen Grüßen, ${shop}`,
  },
  fr: {
    confirmationSubject: (number, shop) => `Votre commande ${number} chez ${shop}`,
    greeting: (name) => `Bonjour ${name},`,
    confirmation: 'Merci pour votre commande. Nous avons reçu votre paiement et préparons votre colis.',
    orderNumber: 'Numéro de commande',
    quantity: 'pces',
    goods: 'Articles',
    discount: 'Remise',
    giftCard: 'Carte cadeau',
    delivery: 'Livraison',
    vatIncluded: (percent) => `Dont TVA ${percent}`,
    total: 'Total',
    deliveredTo: 'Adresse de livraison',
    viewOrder: 'Voir votre commande',
    giftCardSubject: (shop) => `Votre carte cadeau ${shop}`,
    giftCardIntro: (amount, name) =>
      name ? `Une carte cadeau de ${amount} pour ${name}.` : `Une carte cadeau de ${amount}.`,
    giftCardCode: 'Code',
    giftCardUse: 'Saisissez le code dans le panier. Conservez-le comme de l’argent liquide.',
    refundSubject: (number) => `Commande ${number} : votre paiement sera remboursé`,
    refund:
      'Votre paiement est arrivé après l’expiration de la commande et certains articles ne sont plus disponibles. Nous vous remboursons la totalité sous 1 à 5 jours.',
    complaintSubject: (number, shop) => `Votre réclamation ${number} chez ${shop}`,
    complaint: 'Nous avons bien reçu votre réclamation. Merci de nous avoir prévenus.',
    complaintNumber: 'Numéro de réclamation',
    product: 'Article',
    pictures: 'Photos',
    complaintNext:
      'Nous examinons votre demande et vous répondrons à cette adresse e-mail. Conservez l’article jusqu’à notre réponse et indiquez le numéro de réclamation si vous nous écrivez de nouveau.',
    stockSubject: (product) => `De nouveau en stock : ${product}`,
    stock: (product) => `Vous nous aviez demandé de vous prévenir : ${product} est de nouveau en stock.`,
    stockLink: 'Voir le produit',
    stockOnce: 'C’est le seul message que nous envoyons à ce sujet. Votre adresse a été effacée de la liste.',
    signature: (shop) => `Cordialement, ${shop}`,
  },
  ru: {
    confirmationSubject: (number, shop) => `Ваш заказ ${number} в ${shop}`,
    greeting: (name) => `Здравствуйте, ${name}!`,
    confirmation: 'Спасибо за заказ. Мы получили оплату и начинаем сборку.',
    orderNumber: 'Номер заказа',
    quantity: 'шт.',
    goods: 'Товары',
    discount: 'Скидка',
    giftCard: 'Подарочная карта',
    delivery: 'Доставка',
    vatIncluded: (percent) => `В том числе НДС ${percent}`,
    total: 'Итого',
    deliveredTo: 'Адрес доставки',
    viewOrder: 'Посмотреть заказ',
    giftCardSubject: (shop) => `Ваша подарочная карта ${shop}`,
    giftCardIntro: (amount, name) =>
      name ? `Подарочная карта на ${amount} для ${name}.` : `Подарочная карта на ${amount}.`,
    giftCardCode: 'Код',
    giftCardUse: 'Введите код в корзине. Храните его как наличные деньги.',
    refundSubject: (number) => `Заказ ${number}: оплата будет возвращена`,
    refund:
      'Оплата поступила, когда срок заказа уже истёк, и не все товары остались в наличии. Мы вернём всю сумму в течение 1–5 дней.',
    complaintSubject: (number, shop) => `Ваша рекламация ${number}, ${shop}`,
    complaint: 'Мы получили вашу рекламацию. Спасибо, что сообщили нам.',
    complaintNumber: 'Номер рекламации',
    product: 'Товар',
    pictures: 'Фотографии',
    complaintNext:
      'Мы разберёмся и ответим на этот адрес электронной почты. Сохраните товар до нашего ответа и указывайте номер рекламации, если будете писать ещё раз.',
    stockSubject: (product) => `Снова в наличии: ${product}`,
    stock: (product) => `Вы просили сообщить: ${product} снова есть в наличии.`,
    stockLink: 'Перейти к товару',
    stockOnce: 'Это единственное письмо, которое мы отправляем по этому поводу. Ваш адрес удалён из списка.',
    signature: (shop) => `С уважением, ${shop}`,
  },
}
