/**
 * Texts that the law requires before an order, each with its source. The words of the order button are here and not in `locales`, so that
 * nobody edits them like marketing text.
 */
import { countryOf } from './countries'
import type { Currency } from './currencies'
import type { Language } from './languages'

interface StatutoryText {
  readonly text: string
  readonly source: string
}

/** Directive 2011/83/EU, Art. 8(2): the text of the button states that the order costs money. The transposing national law is named. */
const ORDER_BUTTON: Readonly<Record<Language, StatutoryText>> = {
  en: {
    text: 'Order and pay',
    source: 'Directive 2011/83/EU Art. 8(2): "order with obligation to pay" or a corresponding unambiguous formulation',
  },
  fi: { text: 'Tilaa ja maksa', source: 'Kuluttajansuojalaki 38/1978, 6 luku 12 §' },
  sv: {
    text: 'Beställ och betala',
    source: 'Lag (2005:59) om distansavtal, 2 kap. 7 §; konsumentskyddslag 38/1978, 6 kap. 12 §',
  },
  de: { text: 'Zahlungspflichtig bestellen', source: 'BGB § 312j Abs. 3; FAGG § 8 Abs. 2' },
  fr: { text: 'Commander avec obligation de paiement', source: 'Code de la consommation, art. L221-14' },
  ru: { text: 'Заказать и оплатить', source: 'Directive 2011/83/EU Art. 8(2), in the language of the page' },
}

const DIRECTIVE = 'Directive 2011/83/EU Art. 8(2), wording of the directive in this language'

/** The directive's own words: for countries whose law prescribes words or leaves no room for others. */
const ORDER_BUTTON_STRICT: Readonly<Record<Language, StatutoryText>> = {
  en: { text: 'Order with obligation to pay', source: DIRECTIVE },
  fi: { text: 'Tee maksuvelvoitteen sisältävä tilaus', source: DIRECTIVE },
  sv: { text: 'Beställ med betalningsskyldighet', source: DIRECTIVE },
  de: ORDER_BUTTON.de,
  fr: ORDER_BUTTON.fr,
  ru: { text: 'Заказать с обязательством оплаты', source: DIRECTIVE },
}

/** Countries of the EU whose consumers are known to be bound by "Tilaa ja maksa" or "Beställ och betala" as well. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['fi', 'se'])

/**
 * The text of the order button; it must not have any other. The law of the country of delivery decides how strict it is, the page in which
 * language it is said.
 */
export function orderButton(language: Language, country = 'fi'): StatutoryText {
  const isStrict = countryOf(country)?.isEu === true && !PLAIN_WORDS.has(country)
  return (isStrict ? ORDER_BUTTON_STRICT : ORDER_BUTTON)[language]
}

/** The costs of importing a parcel into a country outside the European Union (spec 3 §9). */
interface CustomsData {
  /** VAT of the country, charged on arrival; null when it is unknown. */
  readonly vatPercent: number | null
  /** The carrier's approximate fee in minor units; null when it is unknown. */
  readonly fee: { readonly minor: number; readonly currency: Currency } | null
}

const CUSTOMS: Readonly<Record<string, CustomsData>> = {
  gb: { vatPercent: 20, fee: { minor: 1200, currency: 'gbp' } },
  ch: { vatPercent: 8.1, fee: null },
  ca: { vatPercent: null, fee: { minor: 1400, currency: 'usd' } },
  us: { vatPercent: null, fee: { minor: 1400, currency: 'usd' } },
}

/** The customs data that a buyer must accept before ordering to a country; null within the European Union, where nothing is charged on arrival. */
export function customsData(country: string): CustomsData | null {
  if (countryOf(country)?.isEu !== false) return null
  return CUSTOMS[country] ?? { vatPercent: null, fee: null }
}

/** Days within which unused products can be returned (spec 1 §9); longer than the 14 days of Directive 2011/83/EU Art. 9. */
export const RETURN_DAYS = 100
