/**
 * The locale configuration (spec 1 §3) for code in the browser that is not part of a page. Pages get the market from their route, and
 * stores/market.ts sets this from the page.
 */
import { createStore } from 'zustand/vanilla'

import { DEFAULT_COUNTRY, DEFAULT_TAX_AREA } from '@/lib/market/countries'
import { BASE_CURRENCY, type Currency } from '@/lib/market/currencies'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/market/languages'

interface LocaleConfig {
  /** UNSET: no page has set it. PENDING: the page has the fallback market of its language. DONE: the market of the page's address. */
  readonly status: 'UNSET' | 'PENDING' | 'DONE'
  readonly languageCode: Language
  readonly deliveryCountryCode: string
  readonly currencyCode: Currency
  readonly taxAreaId: number
  /** Complete address of the invoice provider's confirmation page in this language. */
  readonly klarnaConfirmPath: string
}

export const configStore = createStore<LocaleConfig>()(() => ({
  status: 'UNSET',
  languageCode: DEFAULT_LANGUAGE,
  deliveryCountryCode: DEFAULT_COUNTRY,
  currencyCode: BASE_CURRENCY,
  taxAreaId: DEFAULT_TAX_AREA,
  klarnaConfirmPath: '/checkout/klarna/confirm/',
}))
