/** What a page states about itself for the tag manager: rendered into the page by the server, read by stores/page-services.ts. */

/** The id of the script element that holds it. */
export const PAGE_EVENT_ID = 'page-event'

/** Kinds of pages that are tracked (spec 1 §2). */
export const TRACKED_PAGES = [
  'cart',
  'payment',
  'category',
  'product',
  'front',
  'campaign',
  'content',
  'search',
  'order_complete',
] as const
export type TrackedPage = (typeof TRACKED_PAGES)[number]

/** A product as a list shows it; price in units of the currency. */
interface Impression {
  readonly id: number
  readonly name: string
  readonly brand: string
  readonly price: number
}

export interface PageEvent {
  readonly page: TrackedPage
  /** The first products of a list; how many depends on the kind of page. */
  readonly impressions?: readonly Impression[]
  readonly currency?: string
}
