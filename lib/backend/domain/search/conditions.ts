/** The conditions of an understood query on the models of the search index. */
import { type SQL, sql } from 'drizzle-orm'

import { BASE_CURRENCY, isCurrency, minorPerUnit } from '@/lib/market/currencies'
import { eurOfPrice } from '@/lib/market/shop-price'

import { mark } from './marks'
import type { ShopVocabulary } from './shop-vocabulary'
import type { PriceBound, Understood, WantedSize } from './understand'

/** Where the shopper is: prices are those of an area, and a number without a currency is in the shopper's own. */
export interface Place {
  readonly priceArea: number
  readonly currency: string
}

export interface Condition {
  /** The topic of the filter that it carries out. */
  readonly topic: string
  readonly isMet: SQL
  /** As a part of a tsquery, when the index alone decides. */
  readonly query: string | null
  /** Met in part: it then counts a little less. */
  readonly nearly?: SQL
  /** How much it counts where no product meets all conditions. */
  readonly weight: number
}

const anyMark = (marks: readonly string[], places = '') =>
  marks.length === 0 ? null : `(${marks.map((own) => `'${own}'${places && `:${places}`}`).join('|')})`

const marked = (topic: string, weight: number, marks: readonly string[]): Condition[] => {
  const query = anyMark(marks)
  return query === null ? [] : [{ topic, query, weight, isMet: sql`words @@ ${query}::tsquery` }]
}

const byRow = (topic: string, weight: number, isMet: SQL): Condition => ({ topic, query: null, weight, isMet })

/** The marks of all groups of some keys with the groups below. */
export const groupMarks = (keys: readonly string[], { groups }: ShopVocabulary): string[] => [
  ...new Set(keys.flatMap((key) => groups.get(key)?.ids ?? []).map(mark.group)),
]

/** The models of a kind of goods. */
export const goodsQuery = (keys: readonly string[], vocabulary: ShopVocabulary): string | null =>
  anyMark(groupMarks(keys, vocabulary))

/** The models whose main group is of the kind. */
export const mainGoodsQuery = (keys: readonly string[], vocabulary: ShopVocabulary): string | null =>
  anyMark(groupMarks(keys, vocabulary), 'A')

const ADULTS = ['female', 'male', 'unisex', 'anybody'] as const

/** Of a product for anybody nobody says for whom it is. */
function wearerMarks(wearers: readonly string[]): string[] {
  if (wearers.length === 0) return []
  const adults = wearers.includes('kids')
    ? []
    : ADULTS.filter((own) => wearers.includes(own) || own === 'unisex' || own === 'anybody')
  return [...(wearers.includes('kids') ? ['kids'] : []), ...adults].map(mark.wearer)
}

/** The cents of EUR of a bound: 'most' for the dearest goods that are shown at it, 'least' for the cheapest. */
function cents(bound: PriceBound, place: Place, { rates }: ShopVocabulary, side: 'most' | 'least'): number {
  const asked = bound.currency ?? place.currency
  const currency = isCurrency(asked) ? asked : BASE_CURRENCY
  const rate = rates.get(asked) ?? 1
  const minor = Math.round(bound.amount * minorPerUnit(currency))
  return side === 'most' ? eurOfPrice(minor, rate, currency, 'most') : eurOfPrice(minor, rate, currency, 'below') + 1
}

/** The model of the row `s` has changed since its offers were computed (domain/catalogue/offers.ts). */
const isMarked = sql`s.model_id in (select model_id from model_offer_changes)`

/** What its offers say of the row `s`; `itself`: the same from the tables, for a model that is marked. */
const ofOffers = (value: SQL, itself: SQL): SQL => sql`(case when ${isMarked} then ${itself} else ${value} end)`

/** The price of the cheapest variant of the row `s`. */
export const cheapestOf = (priceArea: number): SQL =>
  ofOffers(
    sql`(select o.cheapest from model_offers o where o.model_id = s.model_id and o.price_area = ${priceArea})`,
    sql`(select min(p.active) from variants v join prices p on p.variant_id = v.id and p.price_area = ${priceArea} where v.model_id = s.model_id)`,
  )

function priceCondition(
  { below, above, isReduced }: Understood,
  place: Place,
  vocabulary: ShopVocabulary,
): Condition[] {
  if (!below && !above && !isReduced) return []
  const most = below && cents(below, place, vocabulary, 'most')
  const least = above && cents(above, place, vocabulary, 'least')
  const parts = [
    ...(most !== null ? [sql`p.active <= ${most}`] : []),
    ...(least !== null ? [sql`p.active >= ${least}`] : []),
    ...(isReduced ? [sql`p.active < p.regular`] : []),
  ]
  const itself = sql`exists (select 1 from variants v join prices p on p.variant_id = v.id and p.price_area = ${place.priceArea}
    where v.model_id = s.model_id and ${sql.join(parts, sql` and `)})`
  // One bound is met by the cheapest variant or by the dearest; more than one condition must be met by the same.
  const bounds = [
    ...(most !== null ? [sql`o.cheapest <= ${most}`] : []),
    ...(least !== null ? [sql`o.dearest >= ${least}`] : []),
    ...(isReduced || parts.length > 1 ? [itself] : []),
  ]
  const met = sql`exists (select 1 from model_offers o where o.model_id = s.model_id and o.price_area = ${place.priceArea}
    and ${sql.join(bounds, sql` and `)})`
  return [byRow('price', 8, ofOffers(met, itself))]
}

/** A variant of the size that can be bought; nearly: one that is sold out. */
function sizeCondition({ names, text }: WantedSize, { priceArea }: Place, { sizes }: ShopVocabulary): Condition {
  const ids = sql`${sql.param(names.flatMap((name) => sizes.get(name) ?? []))}::int[]`
  const ofSize = ofOffers(
    sql`exists (select 1 from model_offers o where o.model_id = s.model_id and o.price_area = ${priceArea} and o.orderable_sizes && ${ids})`,
    sql`exists (select 1 from variants v where v.model_id = s.model_id and v.size_id = any(${ids}) and (v.available > 0 or v.on_order) and not v.is_hidden)`,
  )
  return byRow(
    'size',
    4,
    text === null ? ofSize : sql`(${ofSize} or words @@ ${`'${text.replace(',', '.')}'`}::tsquery)`,
  )
}

/** Litres within a tenth. */
function litreMarks(litres: number): string[] {
  const [from, to] = [Math.round(litres * 0.9), Math.round(litres * 1.1)]
  return Array.from({ length: Math.min(60, to - from + 1) }, (_, more) => mark.number(`volume.${from + more}`))
}

function storeCondition(stores: readonly string[], vocabulary: ShopVocabulary): Condition[] {
  const ids = stores.flatMap((slug) => vocabulary.stores.get(slug)?.id ?? [])
  if (ids.length === 0) return []
  const inStore = sql`exists (select 1 from variants v join stock k on k.variant_id = v.id
    where v.model_id = s.model_id and k.quantity > 0 and not v.is_hidden and k.store_id = any(${sql.param(ids)}::int[]))`
  return [byRow('store', 2, inStore)]
}

/** Every condition besides the kind of goods and the words. */
export function conditionsOf(read: Understood, place: Place, vocabulary: ShopVocabulary): Condition[] {
  const brandIds = read.brands.flatMap((slug) => vocabulary.brands.get(slug)?.id ?? [])
  return [
    ...marked('condition', 64, read.conditions.map(mark.condition)),
    ...marked('brand', 32, brandIds.map(mark.brand)),
    ...marked('wearer', 16, wearerMarks(read.wearers)),
    ...marked('persons', 10, read.persons === null ? [] : [mark.number(`persons.${read.persons}`)]),
    ...priceCondition(read, place, vocabulary),
    ...marked('colour', 8, read.colours.map(mark.colour)),
    ...read.sizes.map((size) => sizeCondition(size, place, vocabulary)),
    ...(read.sizes.some(({ names }) => names.length > 0)
      ? []
      : marked('size', 4, read.litres === null ? [] : litreMarks(read.litres))),
    ...storeCondition(read.stores, vocabulary),
  ]
}

/** More points for what is made for the wearer alone. */
export const exactWearer = ({ wearers }: Understood): string | null =>
  anyMark(wearers.filter((own) => own !== 'kids').map(mark.wearer))
