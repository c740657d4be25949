import { cleanup, screen } from '@testing-library/react'
import { Children, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ProductModel } from '@/lib/contract/schemas/catalogue'

import { market, productModel, show } from './support'

const { shop, cookie, productData } = vi.hoisted(() => ({
  shop: { call: vi.fn() },
  cookie: { value: undefined as { value: string } | undefined },
  productData: vi.fn(() => Promise.resolve({})),
}))
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (name.endsWith('so.auth') ? cookie.value : undefined) }),
}))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: () => Promise.resolve(market()) }))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: shop }))
vi.mock('@/lib/pages/shown-texts', () => ({ withShownTexts: (model: ProductModel) => Promise.resolve(model) }))
vi.mock('@/lib/pages/product-data', () => ({ productData }))
vi.mock('@/components/product/product-view', () => ({ ProductView: () => <p>the product</p> }))
const { default: ProductPreview } = await import('@/app/[market]/product-preview/[selection]/[...path]/page')

beforeEach(() => {
  cookie.value = { value: 'Bearer staff' }
})
afterEach(cleanup)

const open = (path = ['fjell', 'storm']) =>
  ProductPreview({ params: Promise.resolve({ market: 'en.fi.eur', selection: 'size=M', path }) })

it.each([
  [false, 'Tuote ei ole julkinen: se ei näy asiakkaiden tunnuksilla.'],
  [true, null],
])(
  'D2.07 D1.01 staff are told in Finnish that customers do not see the product: public %s',
  async (isPublic, notice) => {
    shop.call.mockResolvedValue({ ok: true, data: productModel({ is_public: isPublic }) })
    show(await open())
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(notice)
    expect(screen.getByText('the product')).toBeTruthy()
  },
)

it('D7.01 D2.07 D2.03 D2.04 the product is asked for by brand and last segment, in the tax area, as the visitor; so are its parts', async () => {
  const model = productModel({ is_public: false })
  shop.call.mockResolvedValue({ ok: true, data: model })
  const page = await open(['fjell', 'clothing', 'storm%20two'])
  const auth = 'Bearer staff'
  const query = { manufacturer: 'fjell', taxAreaId: market().taxAreaId, language: 'en' }
  expect(shop.call).toHaveBeenLastCalledWith('productModel', { params: { slug: 'storm two' }, query }, { auth })
  expect(productData).toHaveBeenLastCalledWith(market(), model, { size: 'M' }, { auth })
  const view = Children.toArray((page.props as { children: ReactNode }).children).at(-1) as ReactElement
  expect(view.props).toEqual({ market: market(), model, crumbs: model.parents, data: {} })
})

it('D2.05 D5.02 without a log-in, or where the shop refuses, the product is missing', async () => {
  const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }
  shop.call.mockResolvedValue({ ok: false, error: { code: 'NOT_FOUND', status: 404, message: '', isRetryable: false } })
  await expect(open()).rejects.toMatchObject(missing)
  shop.call.mockReset().mockResolvedValue({ ok: true, data: productModel() })
  cookie.value = undefined
  await expect(open()).rejects.toMatchObject(missing)
  expect(shop.call).not.toHaveBeenCalled()
})
