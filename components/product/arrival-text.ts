import { arrivalDays, type Holidays } from '@/lib/catalog/arrival-days'
import type { DeliveryTerms } from '@/lib/catalog/delivery-terms'
import { dayRange } from '@/lib/market/day-range'
import { shopDay } from '@/lib/market/shop-time'

/** The days on which goods arrive that are ordered today, as text; null without known days. */
export function arrivalText(terms: DeliveryTerms, holidays: Holidays, locale: string): string | null {
  const days = arrivalDays(terms, shopDay(), holidays)
  return days && dayRange(days.from, days.to, locale)
}
