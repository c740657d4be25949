// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { hasConsent, onConsent, readConsent, waitForConsent, writeConsent } from '@/stores/consent'
import { startTagManager, trackAdded, type TrackedProduct, trackViewed } from '@/stores/tracking'

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
const forget = () => {
  document.cookie = 'so.consent=; path=/; max-age=0'
}
const events = () => (services.dataLayer ?? []).flatMap(({ event }) => (event ? [event] : []))

beforeEach(() => {
  forget()
  delete services.dataLayer
  delete services.remarketing
  delete services.fbq
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  delete document.documentElement.dataset['gtm']
})

describe('consent', () => {
  it('is nothing before an answer, and kept as it was given', () => {
    expect([readConsent(), hasConsent('functional')]).toEqual([null, false])
    writeConsent(['functional'])
    expect([readConsent(), hasConsent('functional'), hasConsent('marketing')]).toEqual([['functional'], true, false])
    writeConsent([])
    expect([readConsent(), hasConsent('functional')]).toEqual([[], false])
  })

  it('D7.15 D9.05 is waited for ten times, half a second apart', async () => {
    vi.useFakeTimers()
    const asked = waitForConsent('functional')
    await vi.advanceTimersByTimeAsync(10 * 500 - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
    expect(await asked).toBe(false)
  })

  it('D9.05 goes on as soon as there is an answer, and tells who listens', async () => {
    vi.useFakeTimers()
    const told = vi.fn()
    const stop = onConsent(told)
    const asked = waitForConsent('functional')
    await vi.advanceTimersByTimeAsync(1_200)
    writeConsent(['functional'])
    await vi.advanceTimersByTimeAsync(500)
    expect(await asked).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('D4.18 tracking', () => {
  it('tells nobody without consent to marketing', () => {
    const internal = vi.fn()
    window.addEventListener('shop:added', internal)
    writeConsent(['functional'])
    document.documentElement.dataset['gtm'] = 'GTM-X1'
    trackViewed(PRODUCT)
    trackAdded(PRODUCT, 3, '/en/checkout/')
    startTagManager()
    expect([services.dataLayer, services.remarketing, document.head.children.length]).toEqual([undefined, undefined, 0])
    expect(internal).toHaveBeenCalledTimes(1)
  })

  it('P1.11 D6.02 sends the tag manager, the pixel and remarketing what was added, with the customer', () => {
    writeConsent(['marketing'])
    services.fbq = vi.fn()
    trackViewed(PRODUCT)
    trackAdded(PRODUCT, 3, '/en/checkout/')
    expect(events()).toEqual(['view_item', 'add_to_cart'])
    expect(services.dataLayer?.at(-1)).toMatchObject({
      ecommerce: { currency: 'EUR', value: 199.9, items: [{ item_id: '7', item_variant: '11', quantity: 1 }] },
    })
    expect(services.fbq).toHaveBeenCalledWith('track', 'AddToCart', { content_ids: ['11'], content_type: 'product' })
    expect(services.remarketing).toEqual([
      {
        type: 'BASKET_ADD',
        product_id: '11',
        customer_id: 3,
        cart_url: `${window.location.origin}/en/checkout/?customer_required=1`,
      },
    ])
    trackAdded(PRODUCT, null, '/en/checkout/')
    expect(services.remarketing?.at(-1)).toMatchObject({ customer_id: null })
  })

  it('P1.11 brings the tag manager once, when one is configured', () => {
    writeConsent(['marketing'])
    startTagManager()
    expect(document.head.children).toHaveLength(0)
    document.documentElement.dataset['gtm'] = 'GTM-X1'
    window.history.replaceState(null, '', '/en/order/receipt/?number=W-1#access=secret')
    startTagManager()
    expect(document.head.children).toHaveLength(0)
    window.history.replaceState(null, '', '/en/')
    startTagManager()
    startTagManager()
    expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-X1',
    ])
  })
})
