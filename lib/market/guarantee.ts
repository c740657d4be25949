/**
 * The harmonised notice of the legal guarantee of conformity: Directive 2011/83/EU, Articles 5(1)(e), 6(1)(l) and 22a, as amended by
 * Directive (EU) 2024/825; text of Annex I to Implementing Regulation (EU) 2025/1960 in the official wording of five languages. Russian follows
 * the English one. docs/law.md says what is not checked.
 */
import { countryOf } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'

export interface GuaranteeText {
  readonly title: string
  readonly lead: string
  readonly claims: string
  readonly reasons: readonly string[]
  readonly liable: string
  readonly remedies: readonly string[]
  readonly period: string
  readonly more: string
  readonly todo: string
  readonly steps: readonly string[]
  readonly commercial: string
  /** Label of the QR code for screen readers. */
  readonly qr: string
  /** Printed as it is, not encoded. */
  readonly link: string
}

/** The address in the QR code of the label GARAN. */
export const DURABILITY_LINK = 'https://europa.eu/youreurope/commercial-guarantee-durability'

const NOTICES: Readonly<Record<Language, GuaranteeText>> = {
  en: {
    title: 'Legal guarantee',
    lead: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    reasons: ['do not match the description;', 'do not function as intended.'],
    liable:
      'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
    period:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    todo: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    qr: 'QR code with the address of Your Europe',
    link: 'https://europa.eu/youreurope/guarantees',
  },
  fi: {
    title: 'Lakisääteinen virhevastuu',
    lead: 'Ostaessasi EU:ssa tavaran sitä koskee lakisääteinen virhevastuu, jonka kesto on vähintään kaksi vuotta.',
    claims: 'Voit kuluttajana vedota lakisääteiseen virhevastuuseen, jos tavara esimerkiksi',
    reasons: ['ei vastaa kuvausta', 'ei toimi tarkoitetulla tavalla.'],
    liable:
      'Myyjä on vastuussa kaikista virheistä, jotka olivat olemassa tavaran toimitushetkellä ja jotka ilmenevät lakisääteisen virhevastuun voimassaoloaikana. Tällaisessa tilanteessa myyjän on tarjottava sinulle',
    remedies: [
      'maksuton korjaus tai maksuton vaihto',
      'joissakin tapauksissa hinnanalennus tai koko kauppahinnan palautus.',
    ],
    period:
      'Joissakin maissa lakisääteisen virhevastuun kesto on pidempi kuin kaksi vuotta. Käytettyjen tavaroiden osalta aika voi olla lyhyempi mutta ei koskaan alle yhden vuoden.',
    more: 'Saat lisätietoa oikeuksistasi eri EU-maissa skannaamalla tämän QR-koodin tai kysymällä myyjältä.',
    todo: 'Mitä voit tehdä, jos saat virheellisen tavaran?',
    steps: [
      'Ota yhteyttä myyjään mahdollisimman pian ja ilmoita virheestä.',
      'Esitä todiste ostoksesta (esimerkiksi kuitti, lasku tai tiliote).',
    ],
    commercial:
      'Myyjät ja tuottajat voivat tarjota myös kaupallisia takuita, joita sovelletaan lakisääteisestä virhevastuusta riippumatta. Jos tavarassa on esimerkiksi GARAN-merkintä, se tarkoittaa tuottajan antamaa kaupallista kestävyystakuuta, joka kattaa koko tavaran ilman lisäkustannuksia.',
    qr: 'QR-koodi, jossa on Your Europe -sivuston osoite',
    link: 'https://europa.eu/youreurope/virhevastuu',
  },
  sv: {
    title: 'Reklamationsrätt',
    lead: 'Du har minst två års reklamationsrätt för en vara du köpt i EU.',
    claims: 'Som konsument har du rätt att reklamera en vara om den till exempel',
    reasons: ['inte motsvarar beskrivningen', 'inte fungerar som avsett.'],
    liable:
      'Säljaren är ansvarig för brister som fanns när varan levererades och som upptäcks inom den period som reklamationsrätten gäller. Säljaren måste i så fall erbjuda',
    remedies: ['gratis reparation eller gratis byte av varan', 'i vissa fall prisavdrag eller alla pengarna tillbaka.'],
    period:
      'I vissa länder kan reklamationsrätten vara längre än två år. För begagnade varor kan den vara kortare, men aldrig kortare än ett år.',
    more: 'För mer information om dina rättigheter i ett visst land kan du skanna qr-koden nedan eller fråga säljaren.',
    todo: 'Vad du ska göra om en vara är bristfällig',
    steps: [
      'Kontakta säljaren så snart som möjligt och rapportera problemet.',
      'Visa upp bevis på köpet, till exempel kvitto, faktura eller kontoutdrag.',
    ],
    commercial:
      'Säljarna och tillverkarna kan ibland erbjuda kommersiella garantier som gäller oberoende av reklamationsrätten. Du kan till exempel se den här GARAN-märkningen för hållbarhetsgarantier som tillverkaren erbjuder utan kostnad och som omfattar hela varan.',
    qr: 'QR-kod med adressen till Ditt Europa',
    link: 'https://europa.eu/youreurope/reklamationsrätt',
  },
  de: {
    title: 'Gesetzliche Gewährleistung',
    lead: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
    claims:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
    reasons: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liable:
      'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    remedies: [
      'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
      'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    ],
    period:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    todo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    qr: 'QR-Code mit der Adresse von Ihr Europa',
    link: 'https://europa.eu/youreurope/garantien',
  },
  fr: {
    title: 'Garantie légale',
    lead: 'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    claims:
      'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens :',
    reasons: ['ne correspondent pas à la description ;', 'ne fonctionnent pas comme prévu.'],
    liable:
      'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer :',
    remedies: [
      'une réparation gratuite ou un remplacement gratuit ;',
      'dans certains cas, une réduction de prix ou un remboursement intégral.',
    ],
    period:
      'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    more: 'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
    todo: 'Que faire si vous recevez des biens non conformes :',
    steps: [
      'contactez le vendeur dès que possible pour signaler le problème ;',
      'fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    ],
    commercial:
      'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
    qr: 'Code QR avec l’adresse de L’Europe est à vous',
    link: 'https://europa.eu/youreurope/garanties',
  },
  ru: {
    title: 'Законная гарантия',
    lead: 'На товары, проданные в Европейском союзе, действует законная гарантия не менее двух лет.',
    claims: 'Потребитель может воспользоваться правами по законной гарантии соответствия, например если товар:',
    reasons: ['не соответствует описанию;', 'не работает должным образом.'],
    liable:
      'Продавец отвечает за любое несоответствие, которое было у товара при передаче и проявилось в срок законной гарантии. В этом случае продавец обязан предложить:',
    remedies: [
      'бесплатный ремонт или бесплатную замену;',
      'в некоторых случаях — снижение цены или полный возврат денег.',
    ],
    period:
      'В некоторых странах срок законной гарантии больше. Для подержанных товаров он может быть короче, но не менее одного года.',
    more: 'Подробнее о ваших правах в определённой стране можно узнать по QR-коду ниже или у продавца.',
    todo: 'Что делать, если вы получили товар с несоответствием:',
    steps: [
      'Как можно скорее сообщите о проблеме продавцу;',
      'Предъявите подтверждение покупки: чек, счёт или банковскую выписку.',
    ],
    commercial:
      'Продавцы и производители могут также давать коммерческие гарантии, которые действуют независимо от законной. Например, знак GARAN означает коммерческую гарантию долговечности, которую производитель даёт без доплаты на весь товар.',
    qr: 'QR-код с адресом портала Your Europe',
    link: 'https://europa.eu/youreurope/guarantees',
  },
}

/** Countries of the European Economic Area outside the Union, to which the Regulation is relevant; the strict reading. */
const EEA = new Set(['no', 'is', 'li'])

/** The notice in the language of the page, for delivery to a country of the law; null for other countries. */
export function guaranteeNotice(country: string, language: Language): GuaranteeText | null {
  return countryOf(country)?.isEu || EEA.has(country) ? NOTICES[language] : null
}
