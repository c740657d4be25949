import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { generateMetadata as frontPage } from '@/app/[market]/page'
import { ExperienceBrands } from '@/components/content/experience-brands'
import { JournalList } from '@/components/journal/journal-page'
import { BrandView } from '@/components/list-pages/brand-view'
import { encodeMarket, marketOf } from '@/lib/market/market'
import { brandPage } from '@/lib/pages/brand'
import { experienceBrands } from '@/lib/pages/experiences'
import { journalSections } from '@/lib/pages/journal'

import { show } from '../ui/support'

const { settings, slugs } = vi.hoisted(() => ({
  settings: {} as Record<string, string>,
  slugs: { pages: new Set(['experiences']), isDown: false },
}))
const brand = (slug: string) => ({
  id: 1,
  slug,
  name: slug.toUpperCase(),
  title: slug,
  logo: null,
  description: '',
  metaDescription: '',
  promoImages: [],
})
vi.mock('@/lib/shop-api/cached', () => ({
  getInitConfig: () => Promise.resolve({ currencyRate: 1 }),
  getSettings: () => Promise.resolve(settings),
  getBrands: () => Promise.resolve(['fjell', 'kallio', 'tarn'].map((slug) => ({ ...brand(slug), modelCount: 1 }))),
  getBanners: () => Promise.resolve({ imageBanners: [] }),
  addTags: () => Promise.resolve(true),
  getContentSlugs: () =>
    slugs.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ pages: slugs.pages, others: null }),
  getResources: () => Promise.resolve({ productGroups: [], stores: [] }),
  getBrand: (_market: unknown, slug: string) => Promise.resolve(brand(slug)),
}))
vi.mock('@/lib/pages/list-page', () => ({ listPage: () => Promise.resolve({ cards: [] }) }))
vi.mock('@/lib/catalog/list/grid-data', () => ({ packGrid: () => null }))
vi.mock('@/components/grid/product-grid', () => ({ ProductGrid: () => null }))
vi.mock('@/components/ui/tab-row', () => ({
  TabRow: ({ children }: { children: React.ReactNode }) => <ul>{children}</ul>,
}))

const market = marketOf('en', 'fi', 'eur')
if (!market) throw new Error('no market')
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  for (const key of Object.keys(settings)) delete settings[key]
})
afterEach(cleanup)

describe('B3.05 experience_manufacturer_list', () => {
  it('its brands stand on the experiences page, in its order, and on no other page', async () => {
    const on = async (slug: string) => {
      show(<ExperienceBrands brands={await experienceBrands(market, slug)} language="en" />)
      const shown = links()
      cleanup()
      return shown
    }
    expect(await on('experiences')).toEqual([])
    settings['experience_manufacturer_list'] = 'tarn, nobody, fjell'
    expect(await on('experiences')).toEqual(['TARN', 'FJELL'])
    expect(await on('faq')).toEqual([])
  })

  it('the pages of its brands lead to the experiences, those of other brands do not', async () => {
    settings['experience_manufacturer_list'] = 'fjell'
    const experiences = async (slug: string) => {
      const page = await brandPage(market, slug)
      if (!page) throw new Error('no brand')
      show(<BrandView market={market} {...page} />)
      const link = screen.queryByRole('link', { name: `Experiences with ${slug.toUpperCase()}` })
      cleanup()
      return link?.getAttribute('href') ?? null
    }
    expect(await experiences('fjell')).toMatch(/^\/en\/experiences\/?$/)
    expect(await experiences('kallio')).toBeNull()
    slugs.pages = new Set(['terms'])
    expect(await experiences('fjell')).toBeNull()
    // Which pages there are cannot be read: the page stands, with its links.
    slugs.isDown = true
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await experiences('fjell')).toMatch(/^\/en\/experiences\/?$/)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    slugs.isDown = false
  })
})

it('B3.05 blog_category_order is the order of the sections of Life outdoors; all comes first, what it does not name last', async () => {
  const sections = async () => {
    show(<JournalList language="en" sections={await journalSections()} section={null} page={null} articles={[]} />)
    const shown = links()
    cleanup()
    return shown.filter((name) => name !== 'Home').slice(0, 5)
  }
  const usual = await sections()
  expect(usual).toHaveLength(5)
  settings['blog_category_order'] = 'blog, tests'
  const [all, guides, tests, events, blog] = usual
  expect(await sections()).toEqual([all, blog, tests, guides, events])
})

it('B3.05 frontpage_title and frontpage_meta_description are those of the front page in the default language', async () => {
  const head = async (language: 'fi' | 'en') => {
    const shown = marketOf(language, 'fi', 'eur')
    if (!shown) throw new Error('no market')
    const { title, description } = await frontPage({ params: Promise.resolve({ market: encodeMarket(shown) }) })
    return [JSON.stringify(title), description]
  }
  const usual = await head('fi')
  settings['frontpage_title'] = 'Varusteet pohjoiseen'
  settings['frontpage_meta_description'] = 'Kaikki retkelle.'
  const [title, description] = await head('fi')
  expect([title, description]).not.toEqual(usual)
  expect(title).toContain('Varusteet pohjoiseen')
  expect(description).toBe('Kaikki retkelle.')
  expect((await head('en'))[0]).not.toContain('Varusteet')
})
