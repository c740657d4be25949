'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { shopPath } from '@/components/ui/link'
import { cardsRequest } from '@/lib/catalog/list/list-ref'
import type { Card } from '@/lib/contract/schemas/catalogue'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { hydratePreferences, preferenceStore } from '@/stores/preferences'

import { Rail } from './rail'

const SHOWN = 12

/** The recently viewed products, latest first; nothing when there are none or loading failed. */
export default function RecentlyViewed({ modelId }: { modelId: number }) {
  const intl = useIntl()
  const { language, taxAreaId, country, prefix } = useMarket()
  const [cards, setCards] = useState<readonly Card[]>([])
  useEffect(() => {
    hydratePreferences()
    const ids = preferenceStore
      .getState()
      .viewedProducts.map(({ id }) => id)
      .filter((id) => id !== modelId)
      .slice(0, SHOWN)
    if (ids.length === 0) return
    const stop = new AbortController()
    void api
      .productList(cardsRequest(ids, { language, taxAreaId, country }), { signal: stop.signal })
      .then((result) => {
        if (result.ok && !stop.signal.aborted) setCards(result.data.products)
      })
    return () => stop.abort()
  }, [modelId, language, taxAreaId, country])
  return (
    <Rail
      title={intl.formatMessage({ id: 'product.recently_viewed' })}
      cards={cards}
      intl={intl}
      hrefOf={(path) => shopPath(prefix, path)}
    />
  )
}
