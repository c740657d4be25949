/** What stands on a content page below its text, and what a campaign's page says. */
import { cleanup, screen } from '@testing-library/react'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ContentView } from '@/components/content/content-view'
import { StaticPage } from '@/components/content/static-page'
import { CampaignView } from '@/components/list-pages/campaign-view'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import { marketOf } from '@/lib/market/market'
import { CONTENT_SLUGS } from '@/lib/market/paths'

import { show } from '../ui/support'

const { existing } = vi.hoisted(() => ({ existing: new Set<string>() }))
vi.mock('@/lib/pages/has-page', () => ({
  getPageCheck: () => Promise.resolve((route: string) => existing.has(route)),
}))
vi.mock('@/lib/pages/delivery-page', () => ({ deliveryTables: () => Promise.resolve(null) }))
vi.mock('@/lib/pages/experiences', () => ({ experienceBrands: () => Promise.resolve([]) }))
const pageBanner = vi.hoisted(() => vi.fn((): Promise<unknown> => Promise.resolve(null)))
vi.mock('@/lib/pages/page-banner', () => ({ pageBanner }))
vi.mock('@/components/grid/product-grid', () => ({ ProductGrid: () => <p>the grid</p> }))
vi.mock('@/lib/catalog/list/grid-data', () => ({ packGrid: () => null }))

afterEach(() => {
  cleanup()
  existing.clear()
})

const market = marketOf('en', 'fi', 'eur')
if (!market) throw new Error('no market')

const page = (slug: string, more: object = {}) =>
  ({
    id: 1,
    title: 'Trails',
    content: '<p>Words of the editors.</p>',
    metaDescription: '',
    image: null,
    slugs: { en: slug },
    parent: null,
    children: [],
    ...more,
  }) as unknown as StaticPageData
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

/** What a page gives to a part of it; null without that part. */
function given(node: ReactNode, name: string): object | null {
  if (Array.isArray(node)) return node.map((part) => given(part as ReactNode, name)).find(Boolean) ?? null
  if (!isValidElement(node)) return null
  const { type, props } = node as ReactElement<{ children?: ReactNode }>
  return typeof type === 'function' && type.name === name ? props : given(props.children, name)
}

describe('a content page', () => {
  it('B3.10 has the banner of its address above it, and none without a picture', async () => {
    const shown = async (image: string | null) => {
      pageBanner.mockResolvedValueOnce({ id: 3, image, heading: 'Waxing days' })
      const { container } = show(await ContentView({ market, page: page('trails') }))
      const [first] = container.children
      const found = [first?.querySelector('img')?.getAttribute('src')?.includes('wax.svg'), first?.textContent]
      cleanup()
      return found
    }
    expect(await shown('wax.svg')).toEqual([true, 'Waxing days'])
    expect(pageBanner).toHaveBeenLastCalledWith(market, '/en/trails/')
    expect((await shown(null))[1]).not.toContain('Waxing days')
  })

  it('B1.01 B2.24 B7.07 has the title, the crumbs and the text of the page it is given', async () => {
    show(await ContentView({ market, page: page('trails', { content: '<h2>Lake</h2><p>Around it.</p>' }) }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trails')
    expect(document.querySelector('.prose')?.innerHTML).toBe('<h2>Lake</h2><p>Around it.</p>')
    expect(screen.getByText('Trails', { selector: '[aria-current=page]' })).toBeTruthy()
  })

  it.each([
    ['P2.12', 'ask', { kind: 'enquiry', enquiry: 'ask' }],
    ['P2.19', 'corporate-info-form', { kind: 'enquiry', enquiry: 'company' }],
    ['P2.19', 'enterprise', { kind: 'enquiry', enquiry: 'offer' }],
    ['P2.19', 'corporate-newsletter', { kind: 'newsletter', list: 'corporate' }],
    ['P2.21', 'forest-newsletter', { kind: 'newsletter', list: 'forest' }],
  ] as const)('%s %s has its form, with the way to the privacy page if there is one', async (_, name, form) => {
    const shown = async () => given(await ContentView({ market, page: page(CONTENT_SLUGS[name].en) }), 'PageForm')
    expect(await shown()).toEqual({ form, privacyHref: null })
    existing.add('privacy')
    expect(await shown()).toEqual({ form, privacyHref: '/en/privacy/' })
  })

  it('P2.23 P2.41 another page has no form', async () => {
    for (const name of ['history', 'faq', 'responsibility'] as const)
      expect(given(await ContentView({ market, page: page(CONTENT_SLUGS[name].en) }), 'PageForm')).toBeNull()
  })

  it('P2.20 P2.23 P2.36 has its title, its text, the page above it, and those below it', () => {
    const trails = page('experiences/trails', {
      parent: { slug: 'experiences', title: 'Experiences' },
      children: [{ slug: 'experiences/trails/lake', title: 'Lake', metaDescription: 'Around the lake', image: null }],
    })
    show(<StaticPage page={trails} language="en" hasPage={() => true} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trails')
    expect(document.body.textContent).toContain('Words of the editors.')
    expect(screen.getByRole('link', { name: 'Experiences' }).getAttribute('href')).toBe('/en/experiences/')
    expect(screen.getByRole('link', { name: /Lake.*Around the lake/ }).getAttribute('href')).toBe(
      '/en/experiences/trails/lake/',
    )
  })
})

describe('the page of a campaign', () => {
  const open = (more: object) =>
    show(
      <CampaignView
        market={market}
        campaign={
          {
            id: 6,
            title: 'Spring',
            content: '<p>Everything for the melt.</p>',
            image: null,
            ends: null,
            isClub: false,
            ...more,
          } as never
        }
        data={{} as never}
        hasPage={(name) => existing.has(name)}
      />,
    )

  it('P2.13 P1.02 has its words, its goods, and its last day: the one before the day at whose beginning it ends', () => {
    open({ ends: '2026-04-30T21:00:00.000Z' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring')
    for (const part of ['Everything for the melt.', 'Until April 30, 2026', 'the grid'])
      expect(document.body.textContent).toContain(part)
    cleanup()
    open({})
    expect(document.body.textContent).not.toContain('Until')
  })

  it('P2.13 has the first paragraph before its goods and folds what follows it', () => {
    open({ content: '<p>Everything for the melt.</p><h2>Codes</h2><p>One for each order.</p>' })
    const more = document.querySelector('details')
    expect(more?.open).toBe(false)
    expect(more?.textContent).toContain('Codes')
    expect(more?.textContent).not.toContain('Everything for the melt.')
    cleanup()
    open({})
    expect(document.querySelector('details')).toBeNull()
  })

  it('P2.13 that of the club leads to how to become a member, if there is a page about it; no other does', () => {
    const joins = () => hrefs().length
    open({})
    const others = joins()
    cleanup()
    open({ isClub: true })
    expect(joins()).toBe(others)
    cleanup()
    existing.add('member-discounts')
    open({})
    expect(joins()).toBe(others)
    cleanup()
    open({ isClub: true })
    expect(screen.getByRole('link', { name: 'How to become a member' })).toBeTruthy()
  })
})
