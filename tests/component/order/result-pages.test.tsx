import { expect, it, vi } from 'vitest'

import { marketOf } from '@/lib/market/market'

vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: () => Promise.resolve(marketOf('en', 'fi', 'eur')) }))
vi.mock('@/lib/pages/order-setup', () => ({ orderSetup: () => Promise.resolve({}) }))

it.each([
  ['ok', 'Your order', () => import('@/app/[market]/order/payment_ok/[...slug]/page')],
  ['cancelled', 'Payment cancelled', () => import('@/app/[market]/order/payment_cancelled/[...slug]/page')],
  ['error', 'Payment failed', () => import('@/app/[market]/order/payment_error/[...slug]/page')],
  ['address', 'Check the address', () => import('@/app/[market]/order/payment_address/[...slug]/page')],
])('P2.28 D8.12 payment_%s announces this result, under the title %s', async (result, title, page) => {
  const { default: Page, generateMetadata } = await page()
  const params = Promise.resolve({ market: 'en.fi.eur', slug: ['W-TEST0001'] })
  expect((await generateMetadata({ params })).title).toMatchObject({ absolute: expect.stringContaining(title) })
  expect(Page({ params }).props).toMatchObject({ announces: result })
})
