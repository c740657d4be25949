// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { pageShown, startServices } from '@/stores/page-services'
import { PAGE_EVENT_ID, TRACKED_PAGES } from '@/lib/browser/page-event'
import { trackRemovedRow } from '@/stores/lazy-tracking'
import { writeConsent } from '@/stores/consent'
import { trackAdded, trackOrder, trackPage, trackRemoved, type TrackedProduct } from '@/stores/tracking'

const PRODUCT: TrackedProduct = {
  modelId: 7,
  variantId: 11,
  name: 'Storm',
  brand: 'Fjell',
  price: 199.9,
  currency: 'eur',
}
const services = window as unknown as {
  dataLayer?: Record<string, unknown>[]
  remarketing?: unknown[]
  fbq?: (...parts: unknown[]) => void
}
const named = (name: string) => (services.dataLayer ?? []).filter(({ event }) => event === name)
const say = (event: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_EVENT_ID}">${JSON.stringify(event)}</script>`
}

beforeEach(() => {
  document.cookie = 'so.consent=; path=/; max-age=0'
  delete services.dataLayer
  delete services.remarketing
  delete services.fbq
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete document.documentElement.dataset['gtm']
})

describe('events of pages', () => {
  it('P1.11 P2.45 are those of the nine kinds of pages, told to the tag manager, the pixel and remarketing', () => {
    expect([...TRACKED_PAGES].sort()).toEqual([
      'campaign',
      'cart',
      'category',
      'content',
      'front',
      'order_complete',
      'payment',
      'product',
      'search',
    ])
    writeConsent(['marketing'])
    services.fbq = vi.fn()
    window.history.replaceState(null, '', '/en/search/?q=secret')
    trackPage({ page: 'search', currency: 'sek', impressions: [{ id: 3, name: 'Storm', brand: 'Fjell', price: 20 }] })
    expect(named('shop_page')).toEqual([
      {
        event: 'shop_page',
        page_type: 'search',
        page_location: `${window.location.origin}/en/search/`,
        ecommerce: {
          currency: 'SEK',
          item_list_name: 'search',
          items: [{ index: 0, item_id: '3', item_name: 'Storm', item_brand: 'Fjell', price: 20 }],
        },
      },
    ])
    expect(services.fbq).toHaveBeenCalledWith('track', 'PageView', { page_type: 'search' })
    expect(services.remarketing).toEqual([{ type: 'PAGE_VIEW', page_type: 'search', product_ids: ['3'] }])
  })

  it('P2.45 nothing at all without a tag manager, nothing told and nothing fetched before consent', async () => {
    say({ page: 'front' })
    expect(startServices()).toBe(false)
    writeConsent(['marketing'])
    pageShown(false)
    document.cookie = 'so.consent=; path=/; max-age=0'
    document.documentElement.dataset['gtm'] = 'GTM-X1'
    pageShown(false)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([services.dataLayer, services.remarketing, document.head.querySelector('script')]).toEqual([
      undefined,
      undefined,
      null,
    ])
  })

  it('P2.45 the page that is there is told once consent is given, the next one as it is come to', async () => {
    document.documentElement.dataset['gtm'] = 'GTM-X1'
    say({ page: 'front' })
    expect(startServices()).toBe(true)
    writeConsent(['marketing'])
    await vi.waitFor(() => expect(named('shop_page').map(({ page_type: page }) => page)).toEqual(['front']))
    say({ page: 'campaign', currency: 'eur', impressions: [] })
    pageShown(false)
    await vi.waitFor(() => expect(named('shop_page').map(({ page_type: page }) => page)).toEqual(['front', 'campaign']))
  })

  it('P2.45 an order is complete once', () => {
    writeConsent(['marketing'])
    for (let times = 0; times < 2; times += 1) trackOrder({ number: 'W-1', total: 59.9, currency: 'eur' })
    expect(named('shop_page')).toMatchObject([{ page_type: 'order_complete' }])
    expect(named('purchase')).toEqual([
      { event: 'purchase', ecommerce: { transaction_id: 'W-1', value: 59.9, currency: 'EUR' } },
    ])
  })

  it('P9.15 adding and removing tell one piece', async () => {
    writeConsent(['marketing'])
    trackAdded(PRODUCT, null, '/en/checkout/')
    trackRemoved(PRODUCT)
    const line = { model_id: 7, productId: 11, name: 'Storm', manufacturer: 'Fjell', unit_price: 19_990 }
    trackRemovedRow(line, 'eur')
    expect(named('remove_from_cart')).toHaveLength(1)
    document.documentElement.dataset['gtm'] = 'GTM-X1'
    trackRemovedRow(line, 'eur')
    await vi.waitFor(() => expect(named('remove_from_cart')).toHaveLength(2))
    for (const event of [...named('add_to_cart'), ...named('remove_from_cart')]) {
      expect(event).toMatchObject({
        ecommerce: { value: 199.9, items: [{ item_id: '7', item_variant: '11', quantity: 1 }] },
      })
    }
  })
})
