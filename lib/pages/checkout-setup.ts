/** Server data for the client components of the checkout: paths of routes that the market value does not have, and payment hosts. */
import 'server-only'

import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'
import { homeHrefs, routeHref } from '@/lib/seo/hrefs'

const RESULTS = { ok: 'order/payment_ok', cancelled: 'order/payment_cancelled', error: 'order/payment_error' } as const
export type ResultName = keyof typeof RESULTS

export interface CheckoutSetup {
  /** Paths of the result pages, to which an order's number and a slash are appended. */
  readonly results: Readonly<Record<ResultName, string>>
  /** Path of the page about club prices. */
  readonly clubInfo: string
  /** Origins of payment providers. */
  readonly paymentOrigins: readonly string[]
  /** Telephone of the shop; null without one. */
  readonly phone: string | null
  /** For the choice of the delivery country. */
  readonly locale: {
    readonly crossOrigin: boolean
    readonly homes: Readonly<Record<Language, string>>
    readonly closedCountries: readonly string[]
  }
}

const PLACEHOLDER = '-'

/** The setup of a language; the same for every shopper. */
export function checkoutSetup(language: Language): CheckoutSetup {
  const { crossOrigin, closedCountries, paymentOrigins, contact } = config()
  const base = (name: ResultName) =>
    routeHref(language, RESULTS[name], { slug: [PLACEHOLDER] }).slice(0, -`${PLACEHOLDER}/`.length)
  return {
    results: { ok: base('ok'), cancelled: base('cancelled'), error: base('error') },
    clubInfo: routeHref(language, 'checkout/club-info'),
    paymentOrigins,
    phone: contact.phone,
    locale: {
      crossOrigin,
      closedCountries,
      homes: homeHrefs(),
    },
  }
}
