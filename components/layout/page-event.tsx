import { PAGE_EVENT_ID, type PageEvent as PageEventData, type TrackedPage } from '@/lib/browser/page-event'
import type { GridCard } from '@/lib/catalog/list/grid-card'
import { config } from '@/lib/config/env'
import { minorPerUnit } from '@/lib/market/currencies'
import { shopPrice } from '@/lib/market/shop-price'
import type { Market } from '@/lib/market/market'
import { safeJson } from '@/lib/seo/json-ld'
import { getMarketConfig } from '@/lib/shop-api/page-market'

/** Number of products in the event of a list (spec 1 §9). */
const IMPRESSIONS: Readonly<Partial<Record<TrackedPage, number>>> = { category: 3, campaign: 3, search: 5 }

interface PageEventProps {
  market: Market
  page: TrackedPage
  /** What the page's list shows. */
  cards?: readonly Pick<GridCard, 'id' | 'name' | 'manufacturer' | 'price'>[]
}

/**
 * The event of a page for the tag manager (spec 1 §2): the kind of page, and the first products of a list. stores/page-services.ts reads it
 * after the visitor has agreed. In a shop without a tag manager nothing is rendered.
 */
export async function PageEvent({ market, page, cards = [] }: PageEventProps) {
  if (config().gtmId === null) return null
  const shown = cards.slice(0, IMPRESSIONS[page] ?? 0)
  const { currencyRate } = await getMarketConfig(market)
  const units = (minor: number) => shopPrice(minor, currencyRate, market.currency) / minorPerUnit(market.currency)
  const event: PageEventData = {
    page,
    ...(shown.length > 0 && {
      currency: market.currency,
      impressions: shown.map(({ id, name, manufacturer, price: [active] }) => ({
        id,
        name,
        brand: manufacturer,
        price: units(active),
      })),
    }),
  }
  return <script type="application/json" id={PAGE_EVENT_ID} dangerouslySetInnerHTML={{ __html: safeJson(event) }} />
}
