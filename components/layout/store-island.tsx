'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'

import { ASK_FOR_CONSENT } from '@/lib/browser/consent'
import { useMarket } from '@/lib/intl/market-context'

import { layOutDeferred } from './lay-out-deferred'

const ConsentBar = lazy(() => import('./consent-bar'))
const StaffBar = lazy(() => import('@/components/staff/staff-bar'))

/** Runs one step of the start. If it fails, the error is logged (spec 2 §8) and the other steps continue. */
function start(work: () => Promise<void>): void {
  work().catch((error: unknown) => console.error('Error while mounting app', error))
}

let isStarted = false

/** Whether an address of this tab has chosen a market; names of lib/market/list-query.ts, which is not loaded for them. */
let hasVisitMarket = false
const CHOOSES_MARKET = /[?&](?:delivery_country|currency)=/

/**
 * Starts the browser's stores after hydration. Until then they have the same values as on the server: an empty cart, a guest. Their code is
 * loaded after that of the page, so that no page waits for it.
 */
export function StoreIsland() {
  const market = useMarket()
  const pathname = usePathname()
  const [isStaff, setIsStaff] = useState(false)
  /** How often the visitor was asked, so that each time is a new bar. */
  const [asked, setAsked] = useState(0)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => start(async () => (await import('@/stores/market')).applyMarket(market)), [market])
  useEffect(() => {
    hasVisitMarket ||= CHOOSES_MARKET.test(window.location.search)
    if (hasVisitMarket) start(async () => (await import('@/stores/visit-market')).keepVisitMarket(market))
  }, [market, pathname])
  useEffect(() => {
    start(async () => {
      const { hydrateCart } = await import('@/stores/cart')
      hydrateCart()
      // The attribute was set before the first paint. From now on the store has the current value.
      delete document.documentElement.dataset['cart']
    })
    start(async () => {
      const { authStore, startAuth } = await import('@/stores/auth')
      authStore.subscribe(({ user }) => setIsStaff(user.isStaffUser || user.isAdminUser))
      await startAuth()
    })
    layOutDeferred()
    const ask = () => {
      setWanted(true)
      setAsked((times) => times + 1)
    }
    window.addEventListener(ASK_FOR_CONSENT, ask)
    return () => window.removeEventListener(ASK_FOR_CONSENT, ask)
  }, [])
  useEffect(
    () =>
      start(async () => {
        const { pageShown, startPageServices, startServices } = await import('@/stores/page-services')
        const isFirst = !isStarted
        isStarted = true
        if (isFirst) {
          startPageServices()
          if (startServices()) setAsked(1)
        }
        pageShown(isFirst)
      }),
    [pathname],
  )
  return (
    <Suspense>
      {isStaff && <StaffBar />}
      {asked > 0 && <ConsentBar key={asked} isWanted={isWanted} />}
    </Suspense>
  )
}
