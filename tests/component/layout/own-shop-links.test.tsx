/** Issue 17: on a shop that was set up without the demo, no link of the frame and of the front page leads nowhere. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { HomePage } from '@/components/home/home-page'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { MenuPageSections } from '@/components/layout/menu-page-sections'
import { NavigationProvider } from '@/components/layout/navigation-context'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { templatePages } from '@/lib/backend/flows/setup/page-templates'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { IntlScope } from '@/lib/intl/provider'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { marketOf, prefixFor } from '@/lib/market/market'
import { BUILT_ROUTES, isContentName, matchStaticSegments } from '@/lib/market/paths'
import { pageCheck } from '@/lib/pages/has-page'
import { navigationOf } from '@/lib/pages/navigation'

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const GROUP = {
  id: 1,
  name: 'More',
  shortName: null,
  slug: 'more',
  path: 'more',
  showInMenu: true,
  image: null,
  links: [],
  children: [],
}
const STORES = [
  {
    id: 20,
    slug: 'warehouse',
    name: 'W',
    shortName: 'W',
    type: 'warehouse' as const,
    pikanouto: false,
    nouto: false,
    stock_display_order: 0,
    address: null,
    hours: [],
  },
]
const TEMPLATES = templatePages({ shop: 'Own', email: 'a@own.fi', phone: '+358 9 1', address: 'Street' }, new Date(0))
const slugsOf = (language: Language) =>
  new Set(TEMPLATES.filter((page) => page.language === language).map(({ slug }) => slug))

/** Header, menus, front page, 404 screen and footer of a language as HTML. */
function frameOf(language: Language): string {
  const market = marketOf(language, 'fi', 'eur')
  if (!market) throw new Error('no market')
  const source = { productGroups: [GROUP], stores: STORES }
  const hasPage = pageCheck(language, { ...source, content: { pages: slugsOf(language), others: new Set() } })
  const navigation = navigationOf(market, { ...source, settings: readGeneralSettings({}), hasPage })
  return renderToStaticMarkup(
    <MarketProvider value={marketValue(market, 1)}>
      <NavigationProvider value={navigation}>
        <IntlScope market={market} areas={['common', 'layout', 'errors', 'home']}>
          <Header market={market} notices={[]} searchPlaceholder="" hasPage={hasPage} />
          <MenuPageSections join="join" account="account" />
          <HomePage
            market={market}
            banners={[]}
            groups={[GROUP]}
            activities={[]}
            newest={[]}
            reduced={[]}
            popular={[]}
            brands={[]}
            articles={[]}
            stores={[]}
            hasPage={hasPage}
          />
          <NotFoundScreen message={{ id: 'errors.page_not_found', path: 'nothing' }} />
          <Footer market={market} navigation={navigation} hasPage={hasPage} />
        </IntlScope>
      </NavigationProvider>
    </MarketProvider>,
  )
}

function leadsNowhere(href: string, language: Language): boolean {
  const prefix = prefixFor(language)
  const path = href.slice(prefix.length)
  const segments = path.split('/').filter(Boolean)
  const isHome = LANGUAGES.some((other) => href === `${prefixFor(other)}/`)
  if (isHome || segments.join('/') === GROUP.path || slugsOf(language).has(segments.join('/'))) return false
  const match = matchStaticSegments(segments, language)
  return match === null || isContentName(match.route) || !BUILT_ROUTES.has(match.route)
}

describe.each(LANGUAGES)('issue 17 in %s', (language) => {
  it('every link has a page', () => {
    const hrefs = [...frameOf(language).matchAll(/<a\b[^>]*href="(\/[^"?#]*)/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(20)
    expect([...new Set(hrefs)].filter((href) => leadsNowhere(href, language))).toEqual([])
  })
})
