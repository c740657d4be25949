import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { HomePage } from '@/components/home/home-page'
import { Header } from '@/components/layout/header'
import { NavigationProvider } from '@/components/layout/navigation-context'
import type { Banner } from '@/lib/content/banners'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { IntlScope } from '@/lib/intl/provider'
import { marketOf } from '@/lib/market/market'

import { card } from '../../unit/catalog/support/cards'

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('no market')
const market = found
const banner = (id: number): Banner => ({
  id,
  title: `Title ${id}`,
  heading: `Heading ${id}`,
  image: `scene-${id}.svg`,
  url: `/sale-${id}/`,
  buttonText: `Button ${id}`,
  subText: '',
  cropPoint: null,
})

/** The text and the links of a part of the page. */
function shown(part: React.ReactNode) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <MarketProvider value={marketValue(market, 1)}>
      <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: [] }}>
        <IntlScope market={market} areas={['common', 'layout', 'home']}>
          {part}
        </IntlScope>
      </NavigationProvider>
    </MarketProvider>,
  )
  return {
    words: (text: string) => page.textContent?.includes(text) === true,
    placeholder: () => page.querySelector('input')?.placeholder,
    pictures: (name: string) => page.innerHTML.includes(name),
    href: (text: string) =>
      [...page.querySelectorAll('a')].find((a) => a.textContent?.includes(text))?.getAttribute('href'),
  }
}

it('B3.10 the first text banner stands above the header as a link; without one the shop’s own words', () => {
  const header = (notices: Banner[]) =>
    shown(<Header market={market} notices={notices} searchPlaceholder="" hasPage={() => false} />)
  const some = header([banner(1), banner(2)])
  expect([some.href('Heading 1'), some.words('Heading 2')]).toEqual(['/en/sale-1/', false])
  expect(header([{ ...banner(3), heading: '' }]).href('Title 3')).toBe('/en/sale-3/')
  expect(header([]).words('Heading')).toBe(false)
})

it('B3.10 P2.03 the image banners stand on the front page, the first as its scene, each with its picture, words and link', () => {
  const home = shown(
    <HomePage
      market={market}
      banners={[1, 2, 3].map(banner)}
      groups={[]}
      activities={[]}
      newest={[]}
      reduced={[]}
      popular={[]}
      brands={[]}
      articles={[]}
      stores={[]}
      hasPage={() => false}
    />,
  )
  for (const id of [1, 2, 3])
    expect([home.words(`Title ${id}`), home.pictures(`scene-${id}.svg`), home.href(`Button ${id}`)]).toEqual([
      true,
      true,
      `/en/sale-${id}/`,
    ])
})

const TENTS: GroupNode = {
  ...{ id: 1, slug: 'tents', name: 'TENTS', path: 'tents', shortName: null },
  ...{ showInMenu: true, image: null, links: [], children: [] },
}

it('P2.03 the front page has new, reduced and best-selling products, groups, activities, articles, brands and stores', () => {
  const goods = (name: string) => Array.from({ length: 12 }, (_, n) => card({ id: n + 1, name: `${name} ${n}` }))
  const named = (slug: string, more: object) => [{ id: 1, slug, name: slug.toUpperCase(), ...more }] as never
  const home = shown(
    <HomePage
      market={market}
      banners={[]}
      groups={[TENTS]}
      activities={[{ group: { ...TENTS, path: 'hiking', name: 'HIKING' }, image: 'scenes/ridge.svg' }]}
      newest={goods('New')}
      reduced={goods('Reduced')}
      popular={goods('Popular')}
      articles={named('life-outdoors/ice', {
        title: 'ICE',
        image: null,
        section: 'guides',
        author: null,
        published: '2026-01-02',
      })}
      brands={named('halti', { logo: null, modelCount: 3 })}
      stores={named('oulu', { shortName: 'Oulu', type: 'retail', address: null, hours: [] })}
      hasPage={() => true}
    />,
  )
  for (const name of ['New', 'Reduced', 'Popular'])
    for (const n of [0, 11]) expect(home.words(`${name} ${n}`)).toBe(true)
  expect(['TENTS', 'HIKING', 'HALTI', 'OULU'].map((name) => home.href(name))).toEqual([
    '/en/tents/',
    '/en/hiking/',
    '/en/halti/',
    '/en/stores/oulu/',
  ])
})

it('B3.05 search_bar_placeholder is in the search field of the header', () => {
  const header = <Header market={market} notices={[]} searchPlaceholder="Tent, pack…" hasPage={() => false} />
  expect(shown(header).placeholder()).toBe('Tent, pack…')
})
