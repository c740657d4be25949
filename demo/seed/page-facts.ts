/**
 * Numbers of the shop's rules in the texts of pages, as `{returnDays}`: so no text contradicts the code; and days to come, as
 * `{next sunday 1-3}`.
 */
import type { PageSource, TabSource } from '@/lib/backend/domain/content/write-page'
import { MAX_RENTAL_DAYS } from '@/lib/catalog/rental'
import { formatPrice } from '@/lib/market/format'
import type { Language } from '@/lib/market/languages'
import { ORDER_HELP_HOURS } from '@/lib/market/order-help'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { RETURN_FEE_EUR } from '@/lib/order/returns'

import { nextDay } from './page-days'

const FACTS: Readonly<Record<string, (language: Language) => string | number>> = {
  returnDays: () => RETURN_DAYS,
  returnFee: (language) => formatPrice(RETURN_FEE_EUR, 'eur', language),
  rentalDays: () => MAX_RENTAL_DAYS,
  opens: () => ORDER_HELP_HOURS.opens,
  closes: () => ORDER_HELP_HOURS.closes,
}

const filled = (text: string, language: Language, today: Date) =>
  text
    .replace(/\{next (\w+) (\d+)-(\d+)\}/g, (_, weekday: string, from: string, to: string) =>
      nextDay(weekday, Number(from), Number(to), today),
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(FACTS[name]?.(language) ?? whole))

/** A page, or a tab of it, with the numbers and days; other placeholders stay. */
export function withFacts<T extends PageSource | TabSource>(page: T, language: Language, today: Date): T {
  const { text, tabs } = page
  return {
    ...page,
    text: filled(text, language, today),
    ...('metaDescription' in page && { metaDescription: filled(page.metaDescription ?? '', language, today) }),
    ...(tabs && { tabs: tabs.map((tab) => withFacts(tab, language, today)) }),
  }
}
