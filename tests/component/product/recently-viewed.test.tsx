import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import RecentlyViewed from '@/components/product/recently-viewed'
import { preferenceStore, viewProduct } from '@/stores/preferences'

import { card } from '../../unit/catalog/support/cards'
import { show } from './support'

const { productList } = vi.hoisted(() => ({ productList: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { productList, reportView: vi.fn() } }))

beforeEach(() => {
  localStorage.clear()
  preferenceStore.setState(preferenceStore.getInitialState(), true)
  productList.mockReset().mockImplementation(({ sortIds }: { sortIds: number[] }) =>
    Promise.resolve({
      ok: true,
      data: { products: sortIds.map((id) => card({ id, name: `Tent ${id}`, path: `fjell/tent-${id}` })) },
    }),
  )
})
afterEach(cleanup)

it('B4.08 a product’s page shows the twelve that were viewed last, the latest first, without itself', async () => {
  for (let id = 1; id <= 15; id++) viewProduct({ id, path: `fjell/tent-${id}` })
  viewProduct({ id: 2, path: 'fjell/tent-2' })
  show(<RecentlyViewed modelId={15} />)
  const links = await screen.findAllByRole('link')
  const ids = [2, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `/en/fjell/tent-${id}/`))
  expect(productList.mock.calls[0]?.[0]).toEqual({
    source: 'Models',
    sortIds: ids,
    language: 'en',
    taxAreaId: 1,
    country: 'fi',
  })
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Recently viewed')
})

it('B4.08 the page of a product puts it before those that were viewed earlier, once', async () => {
  for (const id of [7, 8]) viewProduct({ id, path: `fjell/tent-${id}` })
  show(<p>the page</p>)
  const viewed = () => preferenceStore.getState().viewedProducts.map(({ id, path }) => [id, path])
  await vi.waitFor(() =>
    expect(viewed()).toEqual([
      [7, 'fjell/storm'],
      [8, 'fjell/tent-8'],
    ]),
  )
})

it('B4.08 whoever has viewed nothing else sees nothing, and nothing is asked', () => {
  viewProduct({ id: 15, path: 'fjell/tent-15' })
  show(<RecentlyViewed modelId={15} />)
  expect([productList.mock.calls, screen.queryByRole('region')]).toEqual([[], null])
})
