/** What the route of a product's page does with what was found at its address. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { market, panelData, productModel, show } from './support'

const { found, data, productData, productView } = vi.hoisted(() => {
  const data = {} as Record<string, unknown>
  return {
    found: { value: {} as unknown },
    data,
    productData: vi.fn(() => Promise.resolve(data)),
    productView: vi.fn((_props: object) => <p>the product</p>),
  }
})
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: () => Promise.resolve(market()) }))
vi.mock('@/lib/pages/find-product', () => ({
  findProduct: () => Promise.resolve(found.value),
  canonicalPath: () => 'fjell/storm',
}))
vi.mock('@/lib/pages/product-data', () => ({ productData }))
vi.mock('@/lib/seo/product', () => ({ productJsonLd: () => null }))
vi.mock('@/lib/seo/breadcrumbs', () => ({ BreadcrumbsJsonLd: () => null }))
vi.mock('@/components/layout/page-event', () => ({ PageEvent: () => null }))
vi.mock('@/components/product/product-view', () => ({ ProductView: productView }))
const { default: ProductPage } = await import('@/app/[market]/product/[selection]/[...path]/page')

Object.assign(data, { panelData: panelData(), reviews: { results: [] }, currencyRate: 1 })
afterEach(cleanup)

const open = (value: unknown, selection = '-') => {
  found.value = value
  return ProductPage({
    params: Promise.resolve({ market: 'en.fi.eur', selection, path: ['fjell', 'storm'] }),
  })
}
/** How Next tells what was thrown to answer with. */
const digestOf = (value: unknown) =>
  open(value).then(
    () => null,
    (error: unknown) => (error as { digest?: string }).digest,
  )

it.each([
  ['D2.05 D8.01 a missing product is a 404', { kind: 'missing' }, 'NEXT_HTTP_ERROR_FALLBACK;404'],
  [
    'D2.04 a product that has moved is led to for good',
    { kind: 'moved', path: 'fjell/storm' },
    'NEXT_REDIRECT;replace;/en/fjell/storm/;308;',
  ],
  [
    'D2.06 a product of the old site is led to its page there',
    { kind: 'old', path: 'old/fjell/storm' },
    'NEXT_REDIRECT;replace;/en/old/fjell/storm/;307;',
  ],
])('%s', async (_, value, digest) => {
  expect(await digestOf(value)).toBe(digest)
})

it('D2.01 P2.04 P2.42 D2.03 D2.04 D1.01 a product that is found is shown, for the choice and with the crumbs of its address', async () => {
  const model = productModel()
  const crumbs = [{ name: 'Clothing', path: 'clothing' }]
  show(await open({ kind: 'found', model, crumbs }, 'color=blue&size=M'))
  expect(screen.getByText('the product')).toBeTruthy()
  expect(productData.mock.lastCall).toEqual([market(), model, { color: 'blue', size: 'M' }])
  expect(productView.mock.lastCall?.[0]).toEqual({ market: market(), model, crumbs, data })
})
