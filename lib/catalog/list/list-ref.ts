/** The reference to a product list (spec 2 §7: source, and id or slug), and the requests for it to the shop API. */
import type { Currency } from '@/lib/market/currencies'
import type { Market } from '@/lib/market/market'

export type ListRef =
  | { readonly source: 'ProductGroup'; readonly id: number }
  | { readonly source: 'Manufacturer'; readonly slug: string }
  | { readonly source: 'Campaign'; readonly id: number }
  | { readonly source: 'Search'; readonly slug: string; readonly sortBy?: string; readonly currency?: string }

type Audience = Pick<Market, 'language' | 'taxAreaId'>

/** The parts of a market that its lists depend on. */
export interface ListMarket extends Audience {
  readonly country: Market['country']
  readonly currency: Currency
  /** Units of the currency for one EUR. */
  readonly currencyRate: number
  /** BCP 47. */
  readonly locale: string
}

/** The query of the calls productListIndex and productListText. */
export const listQuery = (list: ListRef, { language, taxAreaId, country }: Audience & Pick<Market, 'country'>) => ({
  ...list,
  language,
  taxAreaId,
  country,
})

/** The request for cards by id; the response has the order of the ids. */
export const cardsRequest = (
  sortIds: readonly number[],
  { language, taxAreaId, country }: Audience & Pick<Market, 'country'>,
) => ({
  source: 'Models' as const,
  sortIds: [...sortIds],
  language,
  taxAreaId,
  country,
})
