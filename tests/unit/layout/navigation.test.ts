import { describe, expect, it, vi } from 'vitest'

import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { CONTENT_NAMES, CONTENT_SLUGS, localizedPath } from '@/lib/market/paths'

vi.mock('@/lib/intl/server', () => ({ getIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }) }))
const { navigationOf } = await import('@/lib/pages/navigation')
const { pageCheck } = await import('@/lib/pages/has-page')
const { menuGroups } = await import('@/lib/shop-api/menu-tree')

const node = (slug: string, showInMenu = true, children: GroupNode[] = []): GroupNode => ({
  id: 1,
  name: slug,
  shortName: null,
  slug,
  path: slug,
  showInMenu,
  image: null,
  links: [],
  children,
})
const store = (slug: string, type: Store['type']): Store => ({
  id: 1,
  slug,
  name: slug,
  shortName: slug,
  type,
  pikanouto: false,
  nouto: true,
  stock_display_order: 1,
  address: null,
  hours: [],
})

const STORES = [
  store('north', 'retail'),
  store('south', 'retail'),
  store('web', 'web'),
  store('central', 'warehouse'),
  store('others', 'external'),
]
/** Every content page of the table. */
const allPages = (language: Language) => CONTENT_NAMES.map((name) => CONTENT_SLUGS[name][language])

function menu(
  language: Language,
  settings: Record<string, string> = { rental_enabled: 'true' },
  pages: readonly string[] = allPages(language),
) {
  const market = marketOf(language, 'fi', 'eur')
  if (!market) throw new Error('no market')
  const secondHand = localizedPath('second-hand', {}, language).replaceAll('/', '')
  const productGroups = [node('skis', true, [node('skis/alpine')]), node('hidden', false), node(secondHand)]
  return navigationOf(market, {
    productGroups,
    settings: readGeneralSettings(settings),
    stores: STORES,
    hasPage: pageCheck(language, { content: { pages: new Set(pages), others: null }, productGroups, stores: STORES }),
  })
}
const section = (language: Language, name: string, settings?: Record<string, string>) =>
  menu(language, settings)
    .sections.find((one) => one.name === name)
    ?.links.map((link) => link.name)

describe('mobile menu entries (spec 2 §2)', () => {
  it('B2.17 B2.18 groups flagged showInMenu, plus Brands; a setting leaves groups out', () => {
    expect(menu('sv').groups.map(({ name }) => name)).toEqual(['skis', 'begagnat'])
    expect(menu('sv').groups.map(({ hasChildren }) => hasChildren)).toEqual([true, false])
    expect(menu('sv').brands).toEqual({ name: 'layout.brands', href: '/sv/varumarken/' })
    expect(menu('sv', { hidden_dynamic_page_menu_items: 'begagnat, other' }).groups.map(({ name }) => name)).toEqual([
      'skis',
    ])
  })

  it('B2.18 groups without showInMenu are left out at every level', () => {
    const below = node('skis/alpine', true, [node('skis/alpine/race'), node('skis/alpine/old', false)])
    const [skis] = menuGroups([node('skis', true, [below, node('skis/archive', false)]), node('hidden', false)])
    expect(skis?.children.map(({ slug }) => slug)).toEqual(['skis/alpine'])
    expect(skis?.children[0]?.children.map(({ slug }) => slug)).toEqual(['skis/alpine/race'])
    expect(menuGroups([node('skis', true, [node('skis/archive', false)])])[0]?.children).toEqual([])
    expect(menuGroups([node('skis', false, [node('skis/alpine', true)])])).toEqual([])
  })

  it('B2.17 the sections stand in their order, without those that have no entry', () => {
    const names = (language: Language) => menu(language).sections.map(({ name }) => name)
    expect(names('fi')).toEqual(['circular', 'stores', 'service', 'corporate', 'life'].map((name) => `layout.${name}`))
    expect(names('en')).toEqual(['stores', 'service', 'life'].map((name) => `layout.${name}`))
  })

  it('P1.10 B2.19 B2.22 circular economy and corporate deals are Finnish only', () => {
    expect(section('fi', 'layout.circular')).toEqual([
      'layout.second_hand',
      'layout.rental',
      'layout.repair',
      'layout.responsibility',
    ])
    expect(section('fi', 'layout.corporate')).toEqual(['layout.corporate'])
    for (const language of LANGUAGES.filter((code) => code !== 'fi')) {
      expect(section(language, 'layout.circular')).toBeUndefined()
      expect(section(language, 'layout.corporate')).toBeUndefined()
    }
  })

  it('B2.19 B2.21 B2.22 each of them leads to its page in the language of the menu', () => {
    const hrefs = (language: Language, name: string) =>
      menu(language)
        .sections.find((one) => one.name === name)
        ?.links.filter((link) => link.name !== 'wizard.title')
        .map(({ href }) => href)
    expect(hrefs('fi', 'layout.circular')).toEqual(['/kaytetyt/', '/vuokraus/', '/korjauspalvelu/', '/vastuullisuus/'])
    expect(hrefs('fi', 'layout.service')).toEqual([
      '/maksutavat/',
      '/toimitustavat/',
      '/palautukset/',
      '/reklamaatio/',
      '/jasenedut/',
      '/sopimusehdot/',
    ])
    expect(hrefs('fi', 'layout.corporate')).toEqual(['/yrityksille/'])
    expect(hrefs('de', 'layout.service')).toEqual([
      '/de/zahlungsarten/',
      '/de/lieferung/',
      '/de/ruecksendungen/',
      '/de/mitgliedervorteile/',
      '/de/allgemeine-geschaftsbedingungen/',
    ])
  })

  it('B3.05 without the setting rental_enabled there is no rental', () => {
    for (const value of ['false', '', '1', 'TRUE'])
      expect(section('fi', 'layout.circular', { rental_enabled: value })).not.toContain('layout.rental')
  })

  it('B2.20 every store except the main one, in every language, however many there are', () => {
    for (const language of LANGUAGES) expect(section(language, 'layout.stores'), language).toEqual(['north', 'south'])
    const added = Array.from({ length: 30 }, (_, n) => store(`more-${n}`, 'retail'))
    STORES.push(...added)
    expect(section('fi', 'layout.stores')).toEqual(['north', 'south', ...added.map(({ slug }) => slug)])
    STORES.splice(-added.length)
  })

  it('P2.37 B2.20 a store leads to its own page', () => {
    expect(menu('de').sections.find(({ name }) => name === 'layout.stores')?.links[0]?.href).toBe('/de/filialen/north/')
  })

  it('B2.30 the ski wizard has an entry behind its feature flag', () => {
    const entry = (flags: string) =>
      menu('fi', { feature_flags: flags })
        .sections.flatMap(({ links }) => links)
        .find(({ name }) => name === 'wizard.title')
    expect(entry('{"ski_wizard": true}')).toMatchObject({
      href: '/suksivalitsin/',
      flag: { name: 'ski_wizard', isOn: true },
    })
    expect(entry('{}')?.flag?.isOn).toBe(false)
  })

  it('P1.10 B2.21 customer service; complaints only in Finnish, returns only for fi, sv, en, de, fr', () => {
    const all = ['payment', 'delivery', 'returns', 'complaints', 'member', 'terms'].map((name) => `layout.${name}`)
    for (const language of LANGUAGES) {
      const names = section(language, 'layout.service')?.filter((name) => name !== 'wizard.title')
      const missing = language === 'fi' ? [] : ['layout.complaints', ...(language === 'ru' ? ['layout.returns'] : [])]
      expect(names, language).toEqual(all.filter((name) => !missing.includes(name)))
    }
  })

  it('B2.23 life outdoors: guides, tests, events, blogs, club offers, and the account last', () => {
    for (const language of LANGUAGES) {
      const { links } = menu(language).sections.at(-1) ?? { links: [] }
      expect(links.map(({ name }) => name)).toEqual([
        'layout.guides',
        'layout.tests',
        'layout.events',
        'layout.blogs',
        'layout.club_offers',
        'layout.join',
      ])
      expect(links.map(({ isAccount }) => isAccount === true)).toEqual([false, false, false, false, false, true])
      expect(new Set(links.map(({ href }) => href)).size).toBe(6)
    }
  })

  it('B2.23 each of them leads to its page in the language of the menu', () => {
    const hrefs = (language: Language) =>
      menu(language)
        .sections.at(-1)
        ?.links.map(({ href }) => href)
    expect(hrefs('sv')).toEqual([
      '/sv/friluftsliv/guider/',
      '/sv/friluftsliv/tester/',
      '/sv/friluftsliv/evenemang/',
      '/sv/friluftsliv/blogg/',
      '/sv/kampanjer/klubberbjudanden/',
      '/sv/konto/',
    ])
    expect(hrefs('fi')?.slice(0, 4)).toEqual([
      '/ulkoelama/oppaat/',
      '/ulkoelama/testit/',
      '/ulkoelama/tapahtumat/',
      '/ulkoelama/blogi/',
    ])
  })

  it('B3.05 blog_category_order is the order of these entries; what it does not name follows', () => {
    const names = section('fi', 'layout.life', { blog_category_order: 'events, blog, stories' })
    expect(names?.slice(0, 4)).toEqual(['layout.events', 'layout.blogs', 'layout.guides', 'layout.tests'])
  })
})

describe('issue 17: a shop without some pages has no link to them', () => {
  const hrefs = (pages: readonly string[]) =>
    menu('fi', {}, pages).sections.flatMap(({ links }) => links.map(({ href }) => href))

  it('menus link to the content pages that exist, and to no others', () => {
    expect(hrefs(allPages('fi'))).toEqual(expect.arrayContaining(['/sopimusehdot/', '/jasenedut/', '/yrityksille/']))
    const few = hrefs(['sopimusehdot'])
    expect(few).toContain('/sopimusehdot/')
    for (const path of ['/jasenedut/', '/yrityksille/', '/toimitustavat/', '/korjauspalvelu/'])
      expect(few).not.toContain(path)
  })

  it('stores, articles and campaigns count only when there are some; an older host that does not say is trusted', () => {
    const check = (stores: Store[], others: ReadonlySet<string> | null) => {
      const has = pageCheck('en', {
        content: { pages: new Set(), others },
        productGroups: [{ path: 'second-hand' }],
        stores,
      })
      return (['stores', 'life-outdoors', 'campaigns/club-offers', 'second-hand', 'terms', 'checkout'] as const).map(
        has,
      )
    }
    expect(check([store('central', 'warehouse')], new Set())).toEqual([false, false, false, true, false, true])
    const all = new Set(['life-outdoors/blog/ice', 'campaigns/club-offers'])
    expect(check([store('north', 'retail')], all)).toEqual([true, true, true, true, false, true])
    expect(check([], null)).toEqual([false, true, true, true, false, true])
  })
})
