import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import type { ProductModel } from '@/lib/contract/schemas/catalogue'

import { market, productModel, show } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'Bearer staff' }) }) }))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: () => Promise.resolve(market()) }))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: shop }))
vi.mock('@/lib/pages/shown-texts', () => ({ withShownTexts: (model: ProductModel) => Promise.resolve(model) }))
vi.mock('@/lib/pages/product-data', () => ({ productData: () => Promise.resolve({}) }))
vi.mock('@/components/product/product-view', () => ({ ProductView: () => <p>the product</p> }))
const { default: ProductPreview } = await import('@/app/[market]/product-preview/[selection]/[...path]/page')

afterEach(cleanup)

it.each([
  [false, 'Tuote ei ole julkinen: se ei näy asiakkaiden tunnuksilla.'],
  [true, null],
])('D2.07 staff are told in Finnish that customers do not see the product: public %s', async (isPublic, notice) => {
  shop.call.mockResolvedValue({ ok: true, data: productModel({ is_public: isPublic }) })
  const params = Promise.resolve({ market: 'en.fi.eur', selection: '-', path: ['fjell', 'storm'] })
  show(await ProductPreview({ params }))
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(notice)
  expect(screen.getByText('the product')).toBeTruthy()
  expect(shop.call).toHaveBeenCalledWith('productModel', expect.anything(), { auth: 'Bearer staff' })
})
