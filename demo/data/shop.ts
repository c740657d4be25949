/** The shop around the goods: delivery methods, settings, codes, gift campaign, bundles. Money is integer cents of EUR. */
import type { deliveryMethods, discountCodes } from '@/lib/backend/domain/schema'
import { loc } from './types'

export const DELIVERY_METHODS: readonly (typeof deliveryMethods.$inferInsert)[] = [
  {
    id: 'post_fi', kind: 'locker', countries: ['fi'], priceEur: 490, freeFromEur: 6000, minDays: 1, maxDays: 3, isGreen: true, sortOrder: 1,
    names: loc('Parcel locker', 'Pakettiautomaatti', 'Paketautomat', 'Paketautomat', 'Consigne à colis', 'Почтомат'),
    descriptions: loc('Collect from the locker of your choice, open day and night. The smallest carbon footprint.', 'Nouda valitsemastasi automaatista mihin aikaan tahansa. Pienin hiilijalanjälki.', 'Hämta i den automat du väljer, dygnet runt. Lägst klimatavtryck.', 'Abholung am Automaten Ihrer Wahl, rund um die Uhr. Kleinster CO₂-Fußabdruck.', 'Retrait dans la consigne de votre choix, jour et nuit. L’empreinte la plus faible.', 'Заберите в удобном почтомате в любое время. Самый малый углеродный след.'),
  },
  {
    id: 'home', kind: 'home', countries: null, priceEur: 990, freeFromEur: 15000, minDays: 2, maxDays: 5, isGreen: false, sortOrder: 2,
    names: loc('Home delivery', 'Kotiinkuljetus', 'Hemleverans', 'Lieferung nach Hause', 'Livraison à domicile', 'Доставка на дом'),
    descriptions: loc('Brought to your door on a weekday; you agree on the time by text message.', 'Tuodaan ovelle arkipäivänä; aika sovitaan tekstiviestillä.', 'Levereras till dörren en vardag; tiden bestäms via sms.', 'Werktags bis an die Tür; den Termin vereinbaren Sie per SMS.', 'À votre porte en semaine ; l’heure se convient par SMS.', 'До двери в будний день; время согласуем по SMS.'),
  },
  {
    id: 'store', kind: 'store', countries: ['fi'], priceEur: 0, freeFromEur: null, minDays: 0, maxDays: 3, isGreen: true, sortOrder: 3,
    names: loc('Collect in store', 'Nouto myymälästä', 'Hämta i butik', 'Abholung in der Filiale', 'Retrait en magasin', 'Самовывоз из магазина'),
    descriptions: loc('Free of charge. We write when it is ready and keep it for seven days.', 'Maksuton. Ilmoitamme kun tilaus on valmis ja säilytämme sitä seitsemän päivää.', 'Kostnadsfritt. Vi hör av oss när det är klart och sparar det i sju dagar.', 'Kostenlos. Wir melden uns, sobald alles bereitliegt, und bewahren es sieben Tage auf.', 'Gratuit. Nous vous écrivons dès que c’est prêt et le gardons sept jours.', 'Бесплатно. Напишем, когда будет готово, и подождём семь дней.'),
  },
  {
    id: 'express_fi', kind: 'express', countries: ['fi'], priceEur: 1490, freeFromEur: null, minDays: 0, maxDays: 1, isGreen: false, sortOrder: 4,
    postalCodes: ['00', '01', '02', '33', '20', '90'],
    names: loc('Express, same or next day', 'Pikatoimitus, samana tai seuraavana päivänä', 'Express, samma eller nästa dag', 'Express, am selben oder nächsten Tag', 'Express, le jour même ou le lendemain', 'Экспресс, сегодня или завтра'),
    descriptions: loc('Helsinki region, Tampere, Turku and Oulu, ordered by noon on a weekday.', 'Pääkaupunkiseutu, Tampere, Turku ja Oulu, kun tilaat arkena ennen puoltapäivää.', 'Huvudstadsregionen, Tammerfors, Åbo och Uleåborg, beställt före klockan 12 på en vardag.', 'Großraum Helsinki, Tampere, Turku und Oulu, bei Bestellung werktags bis 12 Uhr.', 'Région d’Helsinki, Tampere, Turku et Oulu, commande passée avant midi en semaine.', 'Большой Хельсинки, Тампере, Турку и Оулу, при заказе до полудня в будни.'),
  },
  {
    id: 'eu_parcel', kind: 'locker', countries: null, priceEur: 1290, freeFromEur: 20000, minDays: 4, maxDays: 8, isGreen: true, sortOrder: 5,
    names: loc('Parcel to a pick-up point', 'Paketti noutopisteeseen', 'Paket till ombud', 'Paket an Abholstelle', 'Colis en point relais', 'Посылка в пункт выдачи'),
    descriptions: loc('By road within the European Union, with tracking.', 'Maanteitse Euroopan unionissa, seurannalla.', 'Landvägen inom EU, spårbart.', 'Auf dem Landweg innerhalb der EU, mit Sendungsverfolgung.', 'Par la route dans l’Union européenne, avec suivi.', 'Наземным путём по Евросоюзу, с отслеживанием.'),
  },
  {
    id: 'international', kind: 'home', countries: null, priceEur: 2990, freeFromEur: 40000, minDays: 6, maxDays: 14, isGreen: false, sortOrder: 6,
    names: loc('International parcel', 'Kansainvälinen paketti', 'Internationellt paket', 'Internationales Paket', 'Colis international', 'Международная посылка'),
    descriptions: loc('Outside the EU. Local taxes and duties may be charged on arrival.', 'EU:n ulkopuolelle. Paikalliset verot ja tullit voidaan periä perillä.', 'Utanför EU. Lokala skatter och tull kan tas ut vid ankomst.', 'Außerhalb der EU. Steuern und Zoll können vor Ort anfallen.', 'Hors UE. Des taxes et droits locaux peuvent être dus à l’arrivée.', 'За пределы ЕС. По прибытии могут взиматься местные налоги и пошлины.'),
  },
]

/** Every key of spec 2 §3 "General settings", and the checkout's. `{shop}` stands for the shop's name. */
export const SETTINGS: Readonly<Record<string, string>> = {
  search_bar_placeholder: 'Tuuli, merino 200, 60 l rinkka…',
  frontpage_meta_description: '{shop}: ulkoiluvarusteet pohjoiseen säähän. Vaellus, hiihto, pyöräily ja melonta, 100 päivän palautusoikeus ja oma verstas.',
  frontpage_title: 'Varusteet pohjoiseen säähän',
  blog_category_order: 'guides,tests,events,stories',
  price_ending_max_days: '30',
  rental_enabled: 'true',
  part_delivery_mode: 'ask',
  experience_manufacturer_list: '',
  auto_translations_disabled: '',
  blocked_stock_text: 'Online purchase is temporarily blocked from these stores.',
  quick_add_products: '[]',
  card_checkout_products: '[]',
  feature_flags: JSON.stringify({ fast_shipping_product_page: true, ski_wizard: true, finnish_owned: true }),
  default_search_engine: 'shop',
  hidden_dynamic_page_menu_items: '',
  target_country_delivery_added_days: JSON.stringify({
    countries: [
      { country: 'se', start: 1, end: 2 }, { country: 'ee', start: 1, end: 2 }, { country: 'de', start: 2, end: 4 }, { country: 'fr', start: 3, end: 5 },
      { country: 'no', start: 2, end: 5 }, { country: 'us', start: 5, end: 10 }, { country: 'jp', start: 6, end: 12 },
    ],
    ski_bundle: { start: 1, end: 2 },
  }),
  frosmo_search_sort_by: '',
  frosmo_category_strategy: 'sort-product-group',
}

export const DISCOUNT_CODES: readonly (typeof discountCodes.$inferInsert)[] = [
  { code: 'TERVETULOA10', kind: 'percent', value: 10, maxUsesPerCustomer: 1 },
  { code: 'TALVI20', kind: 'amount', value: 2000, minTotalEur: 15000 },
  { code: 'POSTIVAPAA', kind: 'free_delivery', value: 0 },
  { code: 'LOPPU', kind: 'percent', value: 15, maxUses: 1, used: 1 },
]

/** Gift cards to try the checkout with: code and cents left. */
export const GIFT_CARDS: readonly (readonly [id: number, code: string, balance: number])[] = [
  [1, 'DEMO-50EU-ROAA', 5000],
  [2, 'DEMO-1000-EURO', 100000],
  [3, 'DEMO-TYHJ-ATYH', 0],
]

/** A campaign in which an employer gives every employee one gift. */
export const GIFT_CAMPAIGN = {
  id: 1,
  slug: 'talvilahja',
  names: loc('Winter gift', 'Talvilahja', 'Vintergåva', 'Wintergeschenk', 'Cadeau d’hiver', 'Зимний подарок'),
  descriptions: loc(
    'Choose one of these and enter the code from your letter.', 'Valitse yksi näistä ja syötä kirjeessäsi oleva koodi.', 'Välj en av dessa och ange koden i ditt brev.',
    'Wählen Sie eines davon und geben Sie den Code aus Ihrem Brief ein.', 'Choisissez l’un d’eux et saisissez le code de votre lettre.', 'Выберите один из подарков и введите код из письма.',
  ),
  modelIds: [1023, 1046, 1051],
  codes: ['LAHJA-0001', 'LAHJA-0002', 'LAHJA-0003', 'LAHJA-0004', 'LAHJA-0005'],
}

/** Goods that cost less together; the buyer chooses colour and size of each member. */
export const BUNDLES = [
  {
    id: 1, mainModelId: 1061, members: [1061, 1063, 1064], discountPercent: 12,
    names: loc('Piste package: ski, binding, boot', 'Mäkipaketti: suksi, side, mono', 'Pistpaket: skida, bindning, pjäxa', 'Pistenpaket: Ski, Bindung, Schuh', 'Pack piste : ski, fixation, chaussure', 'Комплект для трассы: лыжи, крепления, ботинки'),
    descriptions: loc(
      'Mounted, set and waxed in our workshop: ready to click in.', 'Asennettuna, säädettynä ja voideltuna verstaaltamme: valmiina mäkeen.', 'Monterat, inställt och vallat i vår verkstad: klart att åka.',
      'In unserer Werkstatt montiert, eingestellt und gewachst: einsteigen und los.', 'Monté, réglé et farté dans notre atelier : prêt à partir.', 'Собрано, настроено и подготовлено в нашей мастерской: можно ехать.',
    ),
  },
  {
    id: 2, mainModelId: 1738, members: [1738, 1745, 1750], discountPercent: 10,
    names: loc('Canoe package: canoe, paddle, life jacket', 'Kanoottipaketti: kanootti, mela, pelastusliivi', 'Kanotpaket: kanot, paddel, räddningsväst', 'Kanupaket: Kanadier, Paddel, Rettungsweste', 'Pack canoë : canoë, pagaie, gilet', 'Комплект каноэ: лодка, весло, жилет'),
    descriptions: loc(
      'Everything that floats, for the one who steers: add a paddle and a vest for each friend.', 'Kaikki kelluva perämiehelle: lisää mela ja liivi jokaiselle ystävälle.', 'Allt som flyter, för den som styr: lägg till paddel och väst för varje vän.',
      'Alles, was schwimmt, für den Steuermann: je Freund kommen Paddel und Weste dazu.', 'Tout ce qui flotte, pour le barreur : ajoutez une pagaie et un gilet par ami.', 'Всё, что держится на воде, для рулевого: на каждого друга добавьте весло и жилет.',
    ),
  },
  {
    id: 3, mainModelId: 1059, members: [1059, 1715, 1062, 1725], discountPercent: 15,
    names: loc('First rope package: harness, tube, carabiner, chalk', 'Ensiköysipaketti: valjaat, putki, lukko, mankkapussi', 'Första reppaketet: sele, broms, karbin, kritpåse', 'Erstes Seilpaket: Gurt, Tuber, Karabiner, Chalkbag', 'Pack première corde : baudrier, tube, mousqueton, sac', 'Первый комплект: обвязка, стакан, карабин, мешочек'),
    descriptions: loc(
      'What a top-rope course asks you to bring, rope and instructor excepted.', 'Se, mitä yläköysikurssille pyydetään mukaan, paitsi köysi ja ohjaaja.', 'Det som en topprepskurs ber dig ta med, utom rep och instruktör.',
      'Was ein Toprope-Kurs mitzubringen bittet, außer Seil und Trainer.', 'Ce qu’un stage de moulinette demande d’apporter, sauf la corde et le moniteur.', 'То, что просят принести на курс с верхней страховкой, кроме верёвки и инструктора.',
    ),
  },
]

/** Ski packages of the wizard: what each sport's is called and what it saves; its members are the shopper's choice. */
export const SKI_PACKAGES = [
  {
    id: 4, skiSport: 'alpine' as const, discountPercent: 12,
    names: loc('Alpine ski package', 'Laskettelupaketti', 'Alpint skidpaket', 'Alpinski-Paket', 'Pack ski alpin', 'Горнолыжный комплект'),
    descriptions: loc(
      'Bindings mounted and set to the skier, edges ground, bases waxed.', 'Siteet asennettuna ja säädettynä laskijalle, kantit hiottuna, pohjat voideltuna.',
      'Bindningar monterade och inställda för åkaren, slipade kanter, vallade belag.', 'Bindung montiert und eingestellt, Kanten geschliffen, Belag gewachst.',
      'Fixations montées et réglées, carres affûtées, semelles fartées.', 'Крепления установлены и настроены, канты заточены, скользящая поверхность обработана.',
    ),
  },
  {
    id: 5, skiSport: 'nordic' as const, discountPercent: 10,
    names: loc('Cross-country ski package', 'Murtomaahiihtopaketti', 'Längdskidpaket', 'Langlauf-Paket', 'Pack ski de fond', 'Комплект беговых лыж'),
    descriptions: loc(
      'Stiffness chosen by weight, bindings mounted, bases waxed.', 'Jäykkyys painon mukaan, siteet asennettuna, pohjat voideltuna.',
      'Spann efter vikt, bindningar monterade, vallade belag.', 'Spannung nach Gewicht gewählt, Bindung montiert, Belag gewachst.',
      'Cambre choisi selon le poids, fixations montées, semelles fartées.', 'Жёсткость по весу, крепления установлены, лыжи подготовлены.',
    ),
  },
]

/** What the stores rent out: model, cents for a day, cents of deposit. */
export const RENTAL_RATES = [
  [1061, 2900, 15000], [1064, 1500, 10000], [1066, 1900, 10000], [1069, 600, 5000], [1034, 900, 10000], [1039, 1900, 15000], [1040, 2200, 15000], [1044, 1200, 10000], [1071, 3900, 30000], [1073, 4500, 30000],
] as const
