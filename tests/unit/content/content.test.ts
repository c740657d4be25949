import { describe, expect, it } from 'vitest'

import { brandLetters } from '@/lib/content/brand-letters'
import { chooseTab, tabDescription } from '@/lib/content/tab-choice'
import { bannerAt, bannerColors, bannerLinks } from '@/lib/content/banners'
import { newestCards, popularCards, reducedCards } from '@/lib/catalog/highlights'
import { openingDays } from '@/lib/content/opening-days'
import type { Card } from '@/lib/contract/schemas/catalogue'

const tab = (slug: string, ...tabs: string[]) => ({
  title: slug,
  slug,
  content: '',
  tabs: tabs.map((name) => ({ title: name, slug: name, content: '', tabs: [] })),
})

describe('static page with tabs (spec 2 §2)', () => {
  const tabs = [tab('men', 'shoes', 'jackets'), tab('women')]

  it('B2.27 an empty tab leads to the first tab', () => {
    expect(chooseTab(tabs, [])).toEqual({ goTo: ['men'] })
  })

  it('B3.11 B2.26 first segment after the page is the tab, then the nested tab; the first nested tab is chosen by itself', () => {
    expect(chooseTab(tabs, ['men', 'jackets'])).toMatchObject({ tab: { slug: 'men' }, nested: { slug: 'jackets' } })
    expect(chooseTab(tabs, ['men'])).toMatchObject({ nested: { slug: 'shoes' } })
    expect(chooseTab(tabs, ['women'])).toMatchObject({ tab: { slug: 'women' }, nested: null })
  })

  it('B2.29 B2.26 what is not there leads to the page’s root; a page without tabs has none', () => {
    for (const wanted of [['kids'], ['men', 'hats'], ['women', 'shoes'], ['men', 'shoes', 'more']])
      expect(chooseTab(tabs, wanted)).toEqual({ goTo: [] })
    expect(chooseTab([], [])).toBeNull()
  })
})

describe('brand index', () => {
  it('orders by the language, groups by first letter, and puts digits under #', () => {
    const brands = ['Åsgard', 'Zeta', '66 North', 'abisko', 'Ärla'].map((name, id) => ({
      id,
      slug: name,
      name,
      logo: null,
      modelCount: 1,
    }))
    expect(brandLetters(brands, 'sv').map(({ letter }) => letter)).toEqual(['#', 'A', 'Z', 'Å', 'Ä'])
  })
})

describe('banners (spec 3 §3)', () => {
  it('D3.11 P3 button texts and addresses stand on lines, paired', () => {
    const banner = { title: 'T', heading: 'H', url: '/a/\n\nhttps://x.example/', buttonText: 'One\nTwo' }
    expect(bannerLinks('sv', banner)).toEqual([
      { href: '/sv/a/', text: 'One' },
      { href: 'https://x.example/', text: 'H' },
    ])
  })

  it('D3.11 P3 subText is a colour or colour/text colour, and nothing else', () => {
    expect(bannerColors('#1F4D3A/#FFFFFF')).toEqual({ background: '#1F4D3A', text: '#FFFFFF' })
    expect(bannerColors('#1F4D3A')).toEqual({ background: '#1F4D3A', text: '#FFFFFF' })
    expect([bannerColors(''), bannerColors('red;background:url(x)')]).toEqual([null, null])
  })
})

describe('banners of a page’s address', () => {
  it('B3.10 stands above the page that its url names, in any of its lines', () => {
    const banner = (id: number, url: string) => ({
      id,
      title: '',
      heading: '',
      image: 'x',
      url,
      buttonText: '',
      subText: '',
      cropPoint: null,
    })
    const banners = [banner(1, '/hiihto/'), banner(2, '/retki/\n/sv/vandring/'), banner(3, '')]
    expect(bannerAt(banners, '/sv/vandring/', 'sv')?.id).toBe(2)
    expect(bannerAt(banners, '/hiihto/', 'fi')?.id).toBe(1)
    expect(bannerAt(banners, '/hiihto/muu/', 'fi')).toBeUndefined()
    expect(bannerAt(banners, '/', 'fi')).toBeUndefined()
  })
})

describe('opening days', () => {
  it('are named in the page’s language', () => {
    expect(openingDays('Mo-Fr', 'fi')).toBe('ma–pe')
    expect(openingDays('Sa,Su', 'ru')).toBe('сб, вс')
    expect(openingDays('by appointment', 'fi')).toBe('by appointment')
    expect(openingDays('2026-12-24', 'fi')).toBe('24.12.2026')
  })
})

describe('front page rails', () => {
  const card = (id: number, more: object = {}) =>
    ({
      id,
      manufacturerSlug: `m${id}`,
      published: `2026-01-${String(id).padStart(2, '0')}`,
      inStock: true,
      kind: 'new',
      price: { ribbon: null },
      ...more,
    }) as unknown as Card

  it('newest: in stock, new, newest first, at most two of a maker', () => {
    const cards = [1, 2, 3, 4]
      .map((id) => card(id, { manufacturerSlug: 'same' }))
      .concat(card(5, { inStock: false }), card(6, { kind: 'used' }), card(7))
    expect(newestCards(cards).map(({ id }) => id)).toEqual([7, 4, 3])
  })

  it('reduced: announced reductions only, the largest first', () => {
    expect(
      reducedCards([card(1, { price: { ribbon: 5 } }), card(2), card(3, { price: { ribbon: 30 } })]).map(
        ({ id }) => id,
      ),
    ).toEqual([3, 1])
  })

  it('best sellers: in their order, twelve of those that can be had', () => {
    const many = Array.from({ length: 14 }, (_, n) => card(14 - n))
    expect(popularCards([card(20, { inStock: false }), ...many]).map(({ id }) => id)).toEqual(
      many.slice(0, 12).map(({ id }) => id),
    )
  })

  it('none has what is not delivered to the country', () => {
    const cards = [card(1, { undeliverable: true, price: { ribbon: 9 } }), card(2, { price: { ribbon: 5 } })]
    for (const rail of [newestCards, reducedCards, popularCards]) expect(rail(cards).map(({ id }) => id)).toEqual([2])
  })
})

it('a tab is described by its own text without its heading, or by that of its first tab', () => {
  const tab = { title: 'T', slug: 't', content: '<h2>Talk</h2><p>Call us.</p>', tabs: [] }
  expect(tabDescription(tab)).toBe('<p>Call us.</p>')
  expect(tabDescription({ ...tab, content: '<h2>Care</h2>', tabs: [tab] })).toBe('<p>Call us.</p>')
  expect(tabDescription({ ...tab, content: '' })).toBe('')
})
