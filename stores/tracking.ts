/** Events for the tag manager, the social pixel, remarketing and the customer-engagement service (spec 1 §2, spec 3 §4): only with consent to marketing. */
import type { PageEvent } from '@/lib/browser/page-event'

import { hasConsent } from './consent'

/** Set for the tag manager's container when one is configured; see the root layout. */
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

/** What the services put on `window`, or find there when they come. */
interface Services {
  dataLayer?: unknown[]
  /** Remarketing. */
  remarketing?: unknown[]
  /** The social pixel, once the tag manager has brought it. */
  fbq?: (verb: 'track', event: string, data: Readonly<Record<string, unknown>>) => void
}

const services = () => window as Services

/** A product as events name it; price in units of the currency. */
export interface TrackedProduct {
  readonly modelId: number
  readonly variantId: number
  readonly name: string
  readonly brand: string
  readonly price: number | null
  readonly currency: string
}

/** Quantity of an event of adding or removing (spec 1 §9). */
const QUANTITY = 1

const item = ({ modelId, variantId, name, brand, price }: TrackedProduct) => ({
  item_id: String(modelId),
  item_variant: String(variantId),
  item_name: name,
  item_brand: brand,
  ...(price !== null && { price }),
  quantity: QUANTITY,
})

function push(event: string, product: TrackedProduct): void {
  const layer = (services().dataLayer ??= [])
  layer.push({ ecommerce: null })
  layer.push({
    event,
    ecommerce: {
      currency: product.currency.toUpperCase(),
      ...(product.price !== null && { value: product.price * QUANTITY }),
      items: [item(product)],
    },
  })
}

/** The page without its query: that may hold a look-up secret, an e-mail address or words of a search. */
const addressOfPage = () => window.location.origin + window.location.pathname

/** A page was come to. */
export function trackPage({ page, impressions = [], currency = '' }: PageEvent): void {
  if (!hasConsent('marketing')) return
  const layer = (services().dataLayer ??= [])
  layer.push({ ecommerce: null })
  layer.push({
    event: 'shop_page',
    page_type: page,
    page_location: addressOfPage(),
    ...(impressions.length > 0 && {
      ecommerce: {
        currency: currency.toUpperCase(),
        item_list_name: page,
        items: impressions.map(({ id, name, brand, price }, index) => ({
          index,
          item_id: String(id),
          item_name: name,
          item_brand: brand,
          price,
        })),
      },
    }),
  })
  services().fbq?.('track', 'PageView', { page_type: page })
  const queue = (services().remarketing ??= [])
  queue.push({ type: 'PAGE_VIEW', page_type: page, product_ids: impressions.map(({ id }) => String(id)) })
}

const completed = new Set<string>()

/**
 * An order is paid, once for each order and tab; `total` in units of the currency. Its page's address is a key, so that no tag manager is begun there:
 * the event waits in its queue until the shopper goes on.
 */
export function trackOrder({
  number,
  total,
  currency,
}: {
  readonly number: string
  readonly total: number
  readonly currency: string
}): void {
  if (completed.has(number) || !hasConsent('marketing')) return
  completed.add(number)
  trackPage({ page: 'order_complete' })
  services().dataLayer?.push(
    { ecommerce: null },
    { event: 'purchase', ecommerce: { transaction_id: number, value: total, currency: currency.toUpperCase() } },
  )
  services().fbq?.('track', 'Purchase', { value: total, currency: currency.toUpperCase() })
}

/** A product was taken out of the cart, or one piece of it. */
export function trackRemoved(product: TrackedProduct): void {
  if (hasConsent('marketing')) push('remove_from_cart', product)
}

/** A product was looked at. */
export function trackViewed(product: TrackedProduct): void {
  if (hasConsent('marketing')) push('view_item', product)
}

/** A product was put into the cart. `cartUrl` is the cart's address; whoever comes back by it must be logged in to find this cart. */
export function trackAdded(product: TrackedProduct, customerId: number | null, cartUrl: string): void {
  window.dispatchEvent(new CustomEvent('shop:added', { detail: { variantId: product.variantId } }))
  if (!hasConsent('marketing')) return
  push('add_to_cart', product)
  services().fbq?.('track', 'AddToCart', { content_ids: [String(product.variantId)], content_type: 'product' })
  const cart = new URL(cartUrl, window.location.origin)
  cart.searchParams.set('customer_required', '1')
  const queue = (services().remarketing ??= [])
  queue.push({
    type: 'BASKET_ADD',
    product_id: String(product.variantId),
    customer_id: customerId,
    cart_url: cart.href,
  })
}

let isStarted = false

/** Brings the tag manager, once, when one is configured and marketing is allowed; never on a page whose address is the key of an order or an account. */
export function startTagManager(): void {
  const id = document.documentElement.dataset['gtm']
  // Services are told the address of the page: one that opens an order or an account is none of theirs. Such a page says so itself.
  const isKey =
    new URLSearchParams(window.location.search).has('access') ||
    document.querySelector('meta[name=referrer][content=no-referrer]') !== null
  if (!id || isStarted || isKey || !hasConsent('marketing')) return
  isStarted = true
  const layer = (services().dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
