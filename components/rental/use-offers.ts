'use client'

import { useEffect, useState } from 'react'

import type { Offers } from '@/lib/catalog/rental-plan'
import type { RentalOffer } from '@/lib/contract/schemas/rental'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

/** The offers of these products; each is fetched once, and all of them again after `again`. Those that are loading are left out. */
export function useOffers(models: readonly number[]) {
  const { language } = useMarket()
  const [offers, setOffers] = useState<Offers>(new Map<number, RentalOffer>())
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const wanted = [...new Set(models)].sort((a, b) => a - b).join(',')
  useEffect(() => {
    let isCurrent = true
    const load = async (modelId: number) => {
      const result = await lazyApi.call('rentalOffer', { query: { modelId, language } })
      if (!isCurrent) return
      setFailed(!result.ok)
      if (result.ok) setOffers((known) => new Map(known).set(modelId, result.data))
    }
    for (const id of wanted.split(',').filter(Boolean)) void load(Number(id))
    return () => {
      isCurrent = false
    }
  }, [wanted, language, round])
  return { offers, hasFailed, again: () => setRound((now) => now + 1) }
}
