/**
 * Events for the tag manager, the social pixel, remarketing and the customer-engagement service (spec 1 §2, spec 3 §4): only with consent
 * to marketing.
 */
import type { PageEvent } from '@/lib/browser/page-event'

import { accessInFragment } from '@/lib/order/order-link'

import { hasConsent } from './consent'

/** Set for the tag manager's container when one is configured; see the root layout. */
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

/** Properties of `window` that the services define or read. */
interface Services {
  dataLayer?: unknown[]
  /** Remarketing. */
  remarketing?: unknown[]
  /** The social pixel, after the tag manager has loaded it. */
  fbq?: (verb: 'track', event: string, data: Readonly<Record<string, unknown>>) => void
}

const services = () => window as Services

/** A product in an event; price in units of the currency. */
export interface TrackedProduct {
  readonly modelId: number
  readonly variantId: number
  readonly name: string
  readonly brand: string
  readonly price: number | null
  readonly currency: string
}

/** Quantity in events of adding or removing (spec 1 §9). */
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

/** The page without its query, which may contain a look-up secret, an e-mail address or a search. */
const addressOfPage = () => window.location.origin + window.location.pathname

/** Reports that a page was opened. */
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
 * Reports a paid order, once for each order and tab; `total` in units of the currency. The address of its page contains a secret, so the
 * tag manager is not started there: the event stays in its queue until the shopper opens another page.
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

/** Reports that a product, or one unit of it, was removed from the cart. */
export function trackRemoved(product: TrackedProduct): void {
  if (hasConsent('marketing')) push('remove_from_cart', product)
}

/** Reports that a product page was opened. */
export function trackViewed(product: TrackedProduct): void {
  if (hasConsent('marketing')) push('view_item', product)
}

/**
 * Reports that a product was added to the cart. `cartUrl` is the address of the cart; it shows this cart only to the customer who is logged
 * in.
 */
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

/**
 * Loads the tag manager, once, when one is configured and marketing is allowed. Never on a page whose address contains the secret of an
 * order or an account.
 */
export function startTagManager(): void {
  const id = document.documentElement.dataset['gtm']
  // The services receive the page's address. Pages whose address contains a secret are marked in their HTML.
  const isKey =
    accessInFragment(window.location.hash) !== null ||
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
