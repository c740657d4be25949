import { beforeEach, expect, it, vi } from 'vitest'

import { config } from '@/lib/config/env'
import { decodeMarket } from '@/lib/market/market'

const { readStaticPage, notFound } = vi.hoisted(() => ({
  readStaticPage: vi.fn(),
  notFound: vi.fn(() => {
    throw new Error('not found')
  }),
}))
vi.mock('next/navigation', () => ({ notFound }))
vi.mock('@/lib/shop-api/static-page', () => ({ readStaticPage }))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: async (segment: string) => decodeMarket(segment) }))
vi.mock('@/lib/pages/experiences', () => ({ experienceBrands: () => Promise.resolve([]) }))
vi.mock('@/lib/pages/page-banner', () => ({ pageBanner: () => Promise.resolve(null) }))

const { default: ContentPage, generateMetadata } = await import('@/app/[market]/static-page/[...slug]/page')

beforeEach(() => readStaticPage.mockReset().mockResolvedValue(null))

it('P2.20 P2.36 B2.24 B7.07 asks for the page by all segments of its path, decoded and joined by a slash', async () => {
  const open = (...slug: string[]) => ContentPage({ params: Promise.resolve({ market: 'fi.fi.eur', slug }) })
  await expect(open('hoito', 'villa', 'pesu-ja-s%C3%A4ilytys')).rejects.toThrow('not found')
  expect(readStaticPage).toHaveBeenLastCalledWith(decodeMarket('fi.fi.eur'), 'hoito/villa/pesu-ja-säilytys')
  await expect(open('hoito')).rejects.toThrow('not found')
  expect(readStaticPage).toHaveBeenLastCalledWith(decodeMarket('fi.fi.eur'), 'hoito')
})

it('B8.06 a page that could not be read is shown empty, under the shop’s name, and no search engine keeps it', async () => {
  const empty = {
    id: 0,
    title: '',
    content: '',
    metaDescription: '',
    slugs: {},
    image: null,
    parent: null,
    children: [],
  }
  readStaticPage.mockResolvedValue(empty)
  const props = { params: Promise.resolve({ market: 'fi.fi.eur', slug: ['hoito'] }) }
  const { title, robots } = await generateMetadata(props)
  expect([title, robots]).toMatchObject([{ absolute: expect.stringContaining(config().shopName) }, { index: false }])
  await expect(ContentPage(props)).resolves.toBeTruthy()
})
