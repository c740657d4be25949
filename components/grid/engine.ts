/** The whole list in the browser, loaded with the first wish to filter, sort or see more. */
import type { ListIndex } from '@/lib/catalog/filter'
import type { MarketValue } from '@/lib/intl/market-value'
import { api } from '@/lib/shop-api/browser'

import { type GridSource, indexFor } from './grid-data'

const loaded = new Map<string, Promise<ListIndex>>()

/** The index of a list, asked for once a page; a failure may be tried again. Rejects with the ShopError's code. */
export function loadIndex(source: GridSource, market: MarketValue): Promise<ListIndex> {
  const key = JSON.stringify([source.request, market.language, market.country, market.currency])
  let promise = loaded.get(key)
  if (!promise) {
    promise = api.productList({ ...source.request, language: market.language, taxAreaId: market.taxAreaId }).then((result) => {
      if (!result.ok) throw new Error(result.error.code)
      return indexFor(result.data.products, source, market, market.currencyRate)
    })
    loaded.set(key, promise)
    promise.catch(() => loaded.delete(key))
  }
  return promise
}
