import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { OrderResult } from '@/components/order/order-result'
import { writeConsent } from '@/stores/consent'

import { api, order_ as order, ORDER_SETUP, reset, settled, show } from '../checkout/support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const services = window as { dataLayer?: { event?: string; ecommerce?: object }[] | undefined }
const purchases = () => (services.dataLayer ?? []).filter(({ event }) => event === 'purchase')

async function open(announces: 'ok' | 'error', order_: ReturnType<typeof order>): Promise<void> {
  const server = api()
  shop.call = server.call
  server.on('orderStatus', () => ({ ok: true, data: order_ }))
  window.history.replaceState(null, '', `/en/order/payment_ok/${order_.number}/#access=${'a'.repeat(43)}`)
  show(<OrderResult number={order_.number} announces={announces} setup={ORDER_SETUP} />)
  await settled(server)
  await new Promise((resolve) => setTimeout(resolve, 50))
}

beforeEach(() => {
  reset()
  delete services.dataLayer
  writeConsent(['marketing'])
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['gtm']
})

it('P2.45 a paid order tells its total once, with a tag manager; the page of a failed payment and an unpaid order tell nothing', async () => {
  await open('ok', order({ number: 'W-TEST0001', total: 5990 }))
  expect(purchases()).toEqual([])
  cleanup()
  document.documentElement.dataset['gtm'] = 'GTM-X1'
  await open('error', order({ number: 'W-TEST0002', total: 5990 }))
  cleanup()
  await open('ok', order({ number: 'W-TEST0003', total: 5990, status: 'cancelled' }))
  cleanup()
  expect(purchases()).toEqual([])
  await open('ok', order({ number: 'W-TEST0004', total: 5990 }))
  cleanup()
  await open('ok', order({ number: 'W-TEST0004', total: 5990 }))
  expect(purchases().map(({ ecommerce }) => ecommerce)).toEqual([
    { transaction_id: 'W-TEST0004', value: 59.9, currency: 'EUR' },
  ])
})
