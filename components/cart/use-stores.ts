'use client'

import { useEffect, useState } from 'react'

import type { Answer } from '@/lib/contract/calls'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

export type Stores = Answer<'resources'>['stores']

/** The shop's stores and warehouses; an empty list until they are loaded. */
export function useStores(): Stores {
  const { language } = useMarket()
  const [stores, setStores] = useState<Stores>([])
  useEffect(() => {
    const stop = new AbortController()
    void lazyApi.call('resources', { query: { language } }, { signal: stop.signal }).then((result) => {
      if (result.ok && !stop.signal.aborted) setStores(result.data.stores)
    })
    return () => stop.abort()
  }, [language])
  return stores
}
