/** The words of the mails about an order after its confirmation, in six languages. Amounts and dates come formatted. */
import type { Language } from '@/lib/market/languages'

export interface OrderMailTexts {
  readonly codeSubject: (code: string) => string
  readonly code: (number: string) => string
  readonly codeLabel: string
  readonly codeNote: string
  readonly sentSubject: (number: string) => string
  readonly sent: string
  readonly ready: string
  readonly readySubject: (number: string) => string
  readonly tracking: string
  readonly trackLink: string
  readonly cancelledSubject: (number: string) => string
  readonly cancelled: string
  /** Money goes back the way it came. */
  readonly refundSoon: (amount: string) => string
  readonly cardsRefilled: string
  readonly returnSubject: (number: string) => string
  readonly returned: string
  readonly returnNumber: string
  readonly byParcel: string
  readonly toStore: string
  readonly fee: string
  readonly refund: string
  readonly refundLater: string
  readonly exchangeKept: (day: string) => string
  readonly instead: (product: string) => string
  readonly receivedSubject: (number: string) => string
  readonly received: string
  readonly exchangeSent: string
  readonly expiredSubject: (number: string) => string
  readonly expired: string
  readonly returnsHint: (days: number) => string
  readonly orderDate: string
  readonly paidBy: string
  readonly readyFrom: string
  /** Before days: when a parcel comes, and when it waits in the store. */
  readonly arrives: string
  readonly arrivesStore: string
  readonly request: string
  /** What confirms an order of gift cards that go by e-mail alone: nothing is packed. */
  readonly confirmationByEmail: string
}

export const ORDER_MAIL_TEXTS: Readonly<Record<Language, OrderMailTexts>> = {
  en: {
    codeSubject: (code) => `${code} is your code`,
    code: (number) => `With this code you open order ${number}.`,
    codeLabel: 'Code',
    codeNote:
      'It is valid for 15 minutes and can be used once. If you did not ask for it, you need do nothing: without the code nobody sees the order.',
    sentSubject: (number) => `Order ${number} is on its way`,
    sent: 'Your parcel has left us.',
    ready: 'Your order waits for you in the store. Bring this message or the order number. We keep it for seven days.',
    readySubject: (number) => `Order ${number} can be collected`,
    tracking: 'Tracking code',
    trackLink: 'Track the parcel',
    cancelledSubject: (number) => `Order ${number} has been cancelled`,
    cancelled: 'Your order has been cancelled and nothing will be delivered.',
    refundSoon: (amount) => `We refund ${amount} the way you paid. The money is with you within 1–5 days.`,
    cardsRefilled: 'What you paid with gift cards is back on them.',
    returnSubject: (number) => `Your return ${number}`,
    returned: 'We have registered your return.',
    returnNumber: 'Return number',
    byParcel:
      'Pack the products unused and with their labels, write the return number on the parcel, and hand it in at a parcel counter.',
    toStore: 'Bring the products unused and with their labels to any of our stores and tell the return number.',
    fee: 'Return parcel',
    refund: 'Refund',
    refundLater: 'We refund within 1–5 days after the products have arrived.',
    exchangeKept: (day) =>
      `We keep the new size or colour for you until ${day}. If your parcel has not arrived by then, it goes back on sale.`,
    instead: (product) => `in exchange: ${product}`,
    receivedSubject: (number) => `Return ${number} has arrived`,
    received: 'Your return has arrived. Thank you.',
    exchangeSent: 'What you chose instead leaves for you now.',
    expiredSubject: (number) => `Exchange ${number} has lapsed`,
    expired:
      'Your products did not arrive within three weeks, so what we kept for you is on sale again. If you still want to return something, register it anew.',
    returnsHint: (days) =>
      `You can return unused products within ${days} days. Cancel, return and receipt: all on the page of your order.`,
    orderDate: 'Ordered',
    paidBy: 'Payment',
    readyFrom: 'Ready from',
    arrives: 'Arrives',
    arrivesStore: 'Ready in the store',
    request: 'Your request',
    confirmationByEmail:
      'Thank you for your order. We have received your payment. Each gift card comes in a message of its own.',
  },
  fi: {
    codeSubject: (code) => `${code} on koodisi`,
    code: (number) => `Tällä koodilla avaat tilauksen ${number}.`,
    codeLabel: 'Koodi',
    codeNote:
      'Koodi on voimassa 15 minuuttia, ja sen voi käyttää kerran. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: ilman koodia kukaan ei näe tilausta.',
    sentSubject: (number) => `Tilaus ${number} on matkalla`,
    sent: 'Pakettisi on lähtenyt meiltä.',
    ready:
      'Tilauksesi odottaa sinua myymälässä. Ota mukaan tämä viesti tai tilausnumero. Säilytämme tilausta seitsemän päivää.',
    readySubject: (number) => `Tilaus ${number} on noudettavissa`,
    tracking: 'Seurantakoodi',
    trackLink: 'Seuraa pakettia',
    cancelledSubject: (number) => `Tilaus ${number} on peruttu`,
    cancelled: 'Tilauksesi on peruttu, eikä mitään toimiteta.',
    refundSoon: (amount) => `Palautamme ${amount} samaa tietä kuin maksoit. Rahat ovat sinulla 1–5 päivässä.`,
    cardsRefilled: 'Lahjakorteilla maksamasi summa on taas korteilla.',
    returnSubject: (number) => `Palautuksesi ${number}`,
    returned: 'Palautuksesi on kirjattu.',
    returnNumber: 'Palautusnumero',
    byParcel:
      'Pakkaa tuotteet käyttämättöminä lappuineen, kirjoita palautusnumero pakettiin ja jätä paketti noutopisteeseen.',
    toStore: 'Tuo tuotteet käyttämättöminä lappuineen mihin tahansa myymäläämme ja kerro palautusnumero.',
    fee: 'Palautuspaketti',
    refund: 'Palautetaan',
    refundLater: 'Palautamme rahat 1–5 päivässä siitä, kun tuotteet ovat saapuneet.',
    exchangeKept: (day) =>
      `Pidämme uuden koon tai värin sinulle varattuna ${day} asti. Jos pakettisi ei ole silloin perillä, tuote palaa myyntiin.`,
    instead: (product) => `vaihdetaan: ${product}`,
    receivedSubject: (number) => `Palautus ${number} on saapunut`,
    received: 'Palautuksesi on saapunut. Kiitos!',
    exchangeSent: 'Tilalle valitsemasi tuote lähtee nyt sinulle.',
    expiredSubject: (number) => `Vaihto ${number} on rauennut`,
    expired:
      'Tuotteesi eivät saapuneet kolmessa viikossa, joten sinulle varattu tuote on taas myynnissä. Jos haluat yhä palauttaa jotain, kirjaa palautus uudelleen.',
    returnsHint: (days) =>
      `Voit palauttaa käyttämättömät tuotteet ${days} päivän kuluessa. Peruutus, palautus ja kuitti löytyvät tilauksesi sivulta.`,
    orderDate: 'Tilattu',
    paidBy: 'Maksutapa',
    readyFrom: 'Noudettavissa',
    arrives: 'Saapuu',
    arrivesStore: 'Noudettavissa myymälästä',
    request: 'Toiveesi',
    confirmationByEmail:
      'Kiitos tilauksestasi! Olemme vastaanottaneet maksusi. Jokainen lahjakortti tulee omassa viestissään.',
  },
  sv: {
    codeSubject: (code) => `${code} är din kod`,
    code: (number) => `Med den här koden öppnar du beställning ${number}.`,
    codeLabel: 'Kod',
    codeNote:
      'Koden gäller i 15 minuter och kan användas en gång. Om du inte bad om den behöver du inte göra något: utan koden ser ingen beställningen.',
    sentSubject: (number) => `Beställning ${number} är på väg`,
    sent: 'Ditt paket har lämnat oss.',
    ready:
      'Din beställning väntar på dig i butiken. Ta med det här meddelandet eller ordernumret. Vi sparar den i sju dagar.',
    readySubject: (number) => `Beställning ${number} kan hämtas`,
    tracking: 'Spårningskod',
    trackLink: 'Spåra paketet',
    cancelledSubject: (number) => `Beställning ${number} är avbeställd`,
    cancelled: 'Din beställning är avbeställd och ingenting levereras.',
    refundSoon: (amount) =>
      `Vi återbetalar ${amount} på samma sätt som du betalade. Pengarna är hos dig inom 1–5 dagar.`,
    cardsRefilled: 'Det du betalade med presentkort finns på korten igen.',
    returnSubject: (number) => `Din retur ${number}`,
    returned: 'Vi har registrerat din retur.',
    returnNumber: 'Returnummer',
    byParcel:
      'Packa produkterna oanvända och med etiketter, skriv returnumret på paketet och lämna in det hos ett ombud.',
    toStore: 'Ta med produkterna oanvända och med etiketter till någon av våra butiker och uppge returnumret.',
    fee: 'Returpaket',
    refund: 'Återbetalas',
    refundLater: 'Vi återbetalar inom 1–5 dagar efter att produkterna har kommit fram.',
    exchangeKept: (day) =>
      `Vi håller den nya storleken eller färgen åt dig till och med ${day}. Har ditt paket inte kommit fram då säljs den igen.`,
    instead: (product) => `byts mot: ${product}`,
    receivedSubject: (number) => `Retur ${number} har kommit fram`,
    received: 'Din retur har kommit fram. Tack!',
    exchangeSent: 'Det du valde i stället skickas till dig nu.',
    expiredSubject: (number) => `Byte ${number} har förfallit`,
    expired:
      'Dina produkter kom inte fram inom tre veckor, så det vi höll åt dig är till salu igen. Vill du fortfarande returnera något, registrera det på nytt.',
    returnsHint: (days) =>
      `Du kan returnera oanvända produkter inom ${days} dagar. Avbeställning, retur och kvitto finns på beställningens sida.`,
    orderDate: 'Beställd',
    paidBy: 'Betalningssätt',
    readyFrom: 'Klar att hämtas från',
    arrives: 'Anländer',
    arrivesStore: 'Klart att hämta i butiken',
    request: 'Ditt önskemål',
    confirmationByEmail:
      'Tack för din beställning. Vi har fått din betalning. Varje presentkort kommer i ett eget meddelande.',
  },
  de: {
    codeSubject: (code) => `${code} ist Ihr Code`,
    code: (number) => `Mit diesem Code öffnen Sie Bestellung ${number}.`,
    codeLabel: 'Code',
    codeNote:
      'Er gilt 15 Minuten und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code sieht niemand die Bestellung.',
    sentSubject: (number) => `Bestellung ${number} ist unterwegs`,
    sent: 'Ihr Paket hat unser Lager verlassen.',
    ready:
      'Ihre Bestellung liegt in der Filiale bereit. Bringen Sie diese Nachricht oder die Bestellnummer mit. Wir heben sie sieben Tage auf.',
    readySubject: (number) => `Bestellung ${number} kann abgeholt werden`,
    tracking: 'Sendungsnummer',
    trackLink: 'Sendung verfolgen',
    cancelledSubject: (number) => `Bestellung ${number} wurde storniert`,
    cancelled: 'Ihre Bestellung wurde storniert, es wird nichts geliefert.',
    refundSoon: (amount) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem Sie bezahlt haben. Das Geld ist innerhalb von 1–5 Tagen bei Ihnen.`,
    cardsRefilled: 'Was Sie mit Gutscheinen bezahlt haben, ist den Gutscheinen wieder gutgeschrieben.',
    returnSubject: (number) => `Ihre Rücksendung ${number}`,
    returned: 'Wir haben Ihre Rücksendung erfasst.',
    returnNumber: 'Rücksendenummer',
    byParcel:
      'Packen Sie die Artikel unbenutzt und mit Etiketten ein, schreiben Sie die Rücksendenummer auf das Paket und geben Sie es in einem Paketshop ab.',
    toStore:
      'Bringen Sie die Artikel unbenutzt und mit Etiketten in eine unserer Filialen und nennen Sie die Rücksendenummer.',
    fee: 'Rücksendepaket',
    refund: 'Erstattung',
    refundLater: 'Wir erstatten innerhalb von 1–5 Tagen, nachdem die Artikel eingetroffen sind.',
    exchangeKept: (day) =>
      `Die neue Größe oder Farbe halten wir bis ${day} für Sie zurück. Ist Ihr Paket bis dahin nicht eingetroffen, geht sie wieder in den Verkauf.`,
    instead: (product) => `im Tausch gegen: ${product}`,
    receivedSubject: (number) => `Rücksendung ${number} ist eingetroffen`,
    received: 'Ihre Rücksendung ist eingetroffen. Vielen Dank!',
    exchangeSent: 'Was Sie stattdessen gewählt haben, geht jetzt an Sie ab.',
    expiredSubject: (number) => `Umtausch ${number} ist verfallen`,
    expired:
      'Ihre Artikel sind nicht innerhalb von drei Wochen eingetroffen, daher ist die zurückgehaltene Ware wieder im Verkauf. Wenn Sie weiterhin etwas zurückgeben möchten, melden Sie es bitte neu an.',
    returnsHint: (days) =>
      `Unbenutzte Artikel können Sie innerhalb von ${days} Tagen zurückgeben. Storno, Rücksendung und Beleg finden Sie auf der Seite Ihrer Bestellung.`,
    orderDate: 'Bestellt',
    paidBy: 'Zahlungsart',
    readyFrom: 'Abholbereit ab',
    arrives: 'Ankunft',
    arrivesStore: 'Abholbereit in der Filiale',
    request: 'Ihr Wunsch',
    confirmationByEmail:
      'vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen. Jeder Gutschein kommt in einer eigenen Nachricht.',
  },
  fr: {
    codeSubject: (code) => `${code} est votre code`,
    code: (number) => `Ce code ouvre la commande ${number}.`,
    codeLabel: 'Code',
    codeNote:
      'Il est valable 15 minutes et ne sert qu’une fois. Si vous ne l’avez pas demandé, vous n’avez rien à faire : sans ce code, personne ne voit la commande.',
    sentSubject: (number) => `La commande ${number} est en route`,
    sent: 'Votre colis vient de partir.',
    ready:
      'Votre commande vous attend en magasin. Apportez ce message ou le numéro de commande. Nous la gardons sept jours.',
    readySubject: (number) => `La commande ${number} est prête en magasin`,
    tracking: 'Numéro de suivi',
    trackLink: 'Suivre le colis',
    cancelledSubject: (number) => `La commande ${number} est annulée`,
    cancelled: 'Votre commande est annulée et rien ne sera livré.',
    refundSoon: (amount) => `Nous vous remboursons ${amount} par le moyen de paiement utilisé, sous 1 à 5 jours.`,
    cardsRefilled: 'Ce que vous avez payé par carte cadeau y est de nouveau crédité.',
    returnSubject: (number) => `Votre retour ${number}`,
    returned: 'Votre retour est enregistré.',
    returnNumber: 'Numéro de retour',
    byParcel:
      'Emballez les articles non utilisés avec leurs étiquettes, écrivez le numéro de retour sur le colis et déposez-le dans un point relais.',
    toStore:
      'Rapportez les articles non utilisés avec leurs étiquettes dans l’un de nos magasins et indiquez le numéro de retour.',
    fee: 'Colis de retour',
    refund: 'Remboursement',
    refundLater: 'Nous remboursons sous 1 à 5 jours après la réception des articles.',
    exchangeKept: (day) =>
      `La nouvelle taille ou couleur vous est réservée jusqu’au ${day}. Si votre colis n’est pas arrivé d’ici là, elle est remise en vente.`,
    instead: (product) => `en échange : ${product}`,
    receivedSubject: (number) => `Le retour ${number} est arrivé`,
    received: 'Votre retour est bien arrivé. Merci !',
    exchangeSent: 'L’article choisi en échange vous est envoyé maintenant.',
    expiredSubject: (number) => `L’échange ${number} a expiré`,
    expired:
      'Vos articles ne sont pas arrivés sous trois semaines ; celui que nous gardions pour vous est remis en vente. Pour retourner quelque chose malgré tout, enregistrez un nouveau retour.',
    returnsHint: (days) =>
      `Vous pouvez retourner les articles non utilisés sous ${days} jours. Annulation, retour et reçu : tout est sur la page de votre commande.`,
    orderDate: 'Commandé le',
    paidBy: 'Mode de paiement',
    readyFrom: 'Prêt à partir de',
    arrives: 'Arrivée',
    arrivesStore: 'Prêt en magasin',
    request: 'Votre demande',
    confirmationByEmail:
      'Merci pour votre commande. Nous avons reçu votre paiement. Chaque carte cadeau arrive dans un message à part.',
  },
  ru: {
    codeSubject: (code) => `${code} – ваш код`,
    code: (number) => `Этот код открывает заказ ${number}.`,
    codeLabel: 'Код',
    codeNote:
      'Код действует 15 минут и только один раз. Если вы его не запрашивали, ничего делать не нужно: без кода заказ никто не увидит.',
    sentSubject: (number) => `Заказ ${number} в пути`,
    sent: 'Ваша посылка отправлена.',
    ready: 'Ваш заказ ждёт вас в магазине. Возьмите с собой это письмо или номер заказа. Мы храним его семь дней.',
    readySubject: (number) => `Заказ ${number} можно забрать`,
    tracking: 'Трек-номер',
    trackLink: 'Отследить посылку',
    cancelledSubject: (number) => `Заказ ${number} отменён`,
    cancelled: 'Ваш заказ отменён, доставки не будет.',
    refundSoon: (amount) => `Мы вернём ${amount} тем же способом, каким вы платили, в течение 1–5 дней.`,
    cardsRefilled: 'Оплаченное подарочными картами снова на картах.',
    returnSubject: (number) => `Ваш возврат ${number}`,
    returned: 'Мы зарегистрировали ваш возврат.',
    returnNumber: 'Номер возврата',
    byParcel:
      'Упакуйте неиспользованные товары с бирками, напишите на посылке номер возврата и сдайте её в пункт приёма.',
    toStore: 'Принесите неиспользованные товары с бирками в любой наш магазин и назовите номер возврата.',
    fee: 'Обратная посылка',
    refund: 'К возврату',
    refundLater: 'Деньги вернём в течение 1–5 дней после поступления товаров.',
    exchangeKept: (day) =>
      `Новый размер или цвет отложен для вас до ${day}. Если посылка к этому сроку не придёт, товар вернётся в продажу.`,
    instead: (product) => `обмен на: ${product}`,
    receivedSubject: (number) => `Возврат ${number} получен`,
    received: 'Мы получили ваш возврат. Спасибо!',
    exchangeSent: 'Товар, выбранный взамен, отправляется к вам.',
    expiredSubject: (number) => `Срок обмена ${number} истёк`,
    expired:
      'Ваши товары не пришли за три недели, и отложенный для вас товар снова в продаже. Если вы всё ещё хотите что-то вернуть, оформите возврат заново.',
    returnsHint: (days) =>
      `Неиспользованные товары можно вернуть в течение ${days} дней. Отмена, возврат и чек – на странице вашего заказа.`,
    orderDate: 'Дата заказа',
    paidBy: 'Способ оплаты',
    readyFrom: 'Можно забрать с',
    arrives: 'Прибытие',
    arrivesStore: 'Готов к выдаче в магазине',
    request: 'Ваше пожелание',
    confirmationByEmail: 'Спасибо за заказ. Мы получили оплату. Каждая подарочная карта придёт отдельным письмом.',
  },
}
