/** The shapes in which the demo catalogue is written down; `demo/seed` turns them into rows. */
import type { Localized } from '@/lib/backend/domain/schema'
import type { ColourSlug } from '../drawings/base/palette'
import type { FamilyName } from '../drawings/base/families'
import type { Language } from '@/lib/market/languages'

/** A short text in six languages, in the fixed order en fi sv de fr ru. */
export function loc(en: string, fi: string, sv: string, de: string, fr: string, ru: string): Record<Language, string> & Localized {
  return { en, fi, sv, de, fr, ru }
}

/** Name, short description (≤ 75 characters), tagline, and two paragraphs of the long description. */
export type ModelTexts = readonly [name: string, short: string, tagline: string, first: string, second: string]

/** How the units of a model lie in the stores. */
export type StockPlan =
  | 'plenty'
  | 'normal'
  /** A few sizes are gone. */
  | 'gaps'
  /** One to three units each. */
  | 'few'
  /** One piece in one store: second-hand. */
  | 'single'
  /** Only one store has any. */
  | 'one-store'
  /** Only the central warehouse. */
  | 'warehouse'
  /** Only the supplier's stock, longer delivery. */
  | 'external'
  /** Nothing left, some of it announced. */
  | 'incoming'
  | 'sold-out'
  /** Made or ordered for the customer. */
  | 'on-order'
  /** In stock but held back from sale. */
  | 'blocked'

export interface DemoModel {
  id: number
  slug: string
  brand: string
  /** What it is: its care, its reviews, its colours go by it. */
  family: FamilyName
  /** Its own drawing, where goods of one family look different. */
  drawing?: FamilyName
  /** Main group, and further ones it is also found in. */
  group: string
  also?: readonly string[]
  /** Prices in whole or decimal euros, VAT of Finland included. */
  regular: number
  club?: number
  /** A running reduction: price, and how many whole days ago it began; `ends` in days from now; `earlier` one that ended before. */
  reduced?: { to: number; days: number; ends?: number; earlier?: { to: number; from: number; until: number } }
  /** The price that is free of further discounts (spec 3 §4 "Price type active"). */
  discountFree?: number
  colours: readonly ColourSlug[]
  sizes?: readonly string[]
  types?: readonly string[]
  /** Euros added to each further size, for goods whose price grows with length. */
  sizeStep?: number
  numbers?: Readonly<Record<string, number>>
  options?: Readonly<Record<string, string>>
  stock?: StockPlan
  kind?: 'new' | 'used' | 'giftcard'
  taxClass?: 1 | 2 | 4 | 5
  sizeTable?: number
  ribbons?: readonly string[]
  outlet?: boolean
  origin?: string
  fibre?: Localized
  warnings?: Localized
  /** Where its kind's use and care would be wrong for it. */
  care?: Localized
  wizard?: { group: 'skis' | 'bindings' | 'boots'; sport: 'alpine' | 'nordic' }
  bindingSkiCombo?: boolean
  usedOf?: number
  condition?: { grade: 'A' | 'B' | 'C'; defects: Localized; inspected: Localized }
  quote?: { texts: Localized; name: Localized }
  notice?: Localized
  limit?: { blockedCountries?: string[]; allowedDeliveryMethods?: string[]; perInternationalPackage?: number; blockInfoTexts?: Localized }
  /** Ids of models for the three kinds of relation; without them they are chosen from the same group. */
  neededWith?: readonly number[]
  alsoBought?: readonly number[]
  /** Languages whose text came from a machine; the page can show the original (English). */
  autoTranslated?: readonly Language[]
  hidden?: boolean
  /** Popularity and age, from which sold amounts and dates are derived: 1 (slow, old) to 9. */
  heat?: number
  views?: readonly string[]
  t: Readonly<Record<Language, ModelTexts>>
}

/** A group of the tree without its id: key, parent's key, filters (slugs of properties), names, and what else there is to say of it. */
export type GroupEntry = readonly [key: string, parent: string | null, filters: readonly string[], names: Localized, more?: Omit<DemoGroup, 'id' | 'key' | 'parent' | 'filters' | 'names'>]

export interface DemoGroup {
  id: number
  key: string
  parent?: string
  names: Localized
  short?: Localized
  /** Slug where the name would give a poor one: one for every language, or each language's own. */
  slug?: string | Localized
  filters: readonly string[]
  about?: Localized
  hidden?: boolean
  sorting?: string
}

export interface DemoBrand {
  id: number
  slug: string
  /** `{shop}` stands for the shop's configured name. */
  name: string
  maker: { name: string; address: string; email: string; euResponsible?: string }
  descriptions: Localized
}
