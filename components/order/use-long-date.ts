'use client'

import { useMarket } from '@/lib/intl/market-context'
import { shopTimeZone } from '@/lib/market/shop-time'

/** Formats an instant as a date with the month's name, in the page's language. */
export function useLongDate(): (instant: string) => string {
  const { locale } = useMarket()
  return (instant) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() }).format(new Date(instant))
}
