'use client'

import { createElement, useEffect, useState, useSyncExternalStore } from 'react'

import type { PanelData } from '@/lib/catalog/panel/data'
import { useMarket, useShopPrice } from '@/lib/intl/market-context'
import type { Currency } from '@/lib/market/currencies'
import type { Language } from '@/lib/market/languages'
import { hasConsent, onConsent } from '@/stores/consent'

import { useShownPrice } from './price-block'

/** Spec 3 §9: the widget is loaded after the page. */
const FIRST_LOAD_MS = 500
const ELEMENT = 'klarna-placement'

declare global {
  interface Window {
    KlarnaOnsiteService?: { push: (event: { eventName: string }) => unknown }
  }
}

/** The provider's locale for a page; null where the widget is not shown (spec 3 §4 "Instant-credit widget"). */
export function creditLocale(language: Language, currency: Currency): string | null {
  switch (language) {
    case 'ru':
      return null
    case 'fi':
      return 'fi-FI'
    case 'sv':
      return currency === 'sek' ? 'sv-SE' : 'sv-FI'
    case 'de':
      return 'de-DE'
    case 'fr':
      return 'fr-FR'
    case 'en':
      return 'en-FI'
  }
}

let loading: Promise<void> | null = null

/** Loads the provider's script, once for all pages. After a failure the next page tries again. */
function loadScript({ scriptUrl, clientId }: NonNullable<PanelData['credit']>): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    script.dataset['clientId'] = clientId
    script.onload = () => resolve()
    script.onerror = () => {
      loading = null
      script.remove()
      reject(new Error('The credit widget could not be loaded.'))
    }
    document.head.append(script)
  })
  return loading
}

/** The monthly price from the credit provider, with the visitor's consent only, because its script tells it who looks. Its space is reserved from the first paint. */
export default function CreditWidget({ credit }: { credit: NonNullable<PanelData['credit']> }) {
  const { language, currency } = useMarket()
  const toMinor = useShopPrice()
  const price = useShownPrice()
  const [isReady, setReady] = useState(false)
  const isAllowed = useSyncExternalStore(
    onConsent,
    () => hasConsent('functional'),
    () => false,
  )
  const locale = creditLocale(language, currency)
  const amount = price === null ? null : toMinor(price)

  useEffect(() => {
    if (locale === null || !isAllowed) return
    const timer = setTimeout(
      () => {
        loadScript(credit).then(
          () => setReady(true),
          (error: unknown) => console.error(error),
        )
      },
      loading ? 0 : FIRST_LOAD_MS,
    )
    return () => clearTimeout(timer)
  }, [credit, locale, isAllowed])
  useEffect(() => {
    if (isReady) window.KlarnaOnsiteService?.push({ eventName: 'refresh-placements' })
  }, [isReady, amount, locale])

  if (!isReady || !isAllowed || locale === null || amount === null) return null
  return createElement(ELEMENT, {
    'data-key': 'credit-promotion-auto-size',
    'data-locale': locale,
    'data-purchase-amount': String(amount),
  })
}
