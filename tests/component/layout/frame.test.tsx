/** What header, menus and footer show on every page: each link with its words and its address. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NavigationProvider } from '@/components/layout/navigation-context'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { IntlScope } from '@/lib/intl/provider'
import type { Language } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { CONTENT_NAMES, CONTENT_SLUGS } from '@/lib/market/paths'
import { pageCheck } from '@/lib/pages/has-page'
import { navigationOf } from '@/lib/pages/navigation'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const group = (name: string, path: string): GroupNode => ({
  id: 1,
  name,
  shortName: null,
  slug: path,
  path,
  showInMenu: true,
  image: null,
  links: [],
  children: [],
})
const groups = (language: Language) => [
  group('Tents', 'tents'),
  group('Used', language === 'fi' ? 'kaytetyt' : 'second-hand'),
]
const STORES = [{ slug: 'tampere', name: 'Tampere', type: 'retail' }] as unknown as Store[]

function sourceOf(language: Language, country = 'fi') {
  const market = marketOf(language, country, country === 'us' ? 'usd' : 'eur')
  if (!market) throw new Error('no market')
  const pages = new Set(CONTENT_NAMES.map((name) => CONTENT_SLUGS[name][language]))
  const source = { productGroups: groups(language), stores: STORES }
  const hasPage = pageCheck(language, { ...source, content: { pages, others: null } })
  const settings = readGeneralSettings({ rental_enabled: 'true', feature_flags: '{"ski_wizard":true}' })
  return { market, hasPage, navigation: navigationOf(market, { ...source, settings, hasPage }) }
}

function frame(language: Language, country?: string): Document {
  const { market, hasPage, navigation } = sourceOf(language, country)
  const html = renderToStaticMarkup(
    <MarketProvider value={marketValue(market, 1)}>
      <NavigationProvider value={navigation}>
        <IntlScope market={market} areas={['common', 'layout']}>
          <Header market={market} notices={[]} searchPlaceholder="Search for tents" hasPage={hasPage} />
          <Footer market={market} navigation={navigation} hasPage={hasPage} />
        </IntlScope>
      </NavigationProvider>
    </MarketProvider>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}
const linksOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])
const menu = (language: Language) =>
  sourceOf(language).navigation.sections.map(({ name, links }) => [name, ...links.map((link) => link.name)])

it('P1.10 B2.15 the header: services, menu, front page, search, account, cart, groups and brands; the country’s flag and the currency', () => {
  const header = frame('en').querySelector('header')
  expect(linksOf(header)).toEqual([
    ['Second-hand', '/en/second-hand/'],
    ['Rental', '/en/rental/'],
    ['Delivery', '/en/delivery/'],
    ['Returns', '/en/returns/'],
    ['Find your order', '/en/view-order/'],
    ['Menu', '/en/menu/'],
    ['Polku, front page', '/en/'],
    ['Search', '/en/search/'],
    ['Account', '/en/accounts/'],
    ['Cart', '/en/checkout/'],
    ['Tents', '/en/tents/'],
    ['Used', '/en/second-hand/'],
    ['Brands', '/en/manufacturers/'],
  ])
  expect(header?.querySelector('input')?.placeholder).toBe('Search for tents')
  const button = frame('en', 'us').querySelector('header .checkout-locale button')
  expect([
    button?.querySelector('img')?.getAttribute('src'),
    button?.textContent,
    button?.getAttribute('aria-label'),
  ]).toEqual(['/flags/us.svg', 'EN USD', 'EN USD. Delivery to United States, US Dollar, English. Change'])
})

it('P1.10 P2.41 P2.44 D2.10 the footer: each page by its name and its address in the language', () => {
  const columns = (language: Language) =>
    [...frame(language).querySelectorAll('footer nav')].map((nav) => [nav.getAttribute('aria-label'), ...linksOf(nav)])
  const languages = [
    ['English', 'http://localhost:3000/en/'],
    ['Suomi', 'http://localhost:3000/'],
    ['Svenska', 'http://localhost:3000/sv/'],
    ['Deutsch', 'http://localhost:3000/de/'],
    ['Français', 'http://localhost:3000/fr/'],
    ['Русский', 'http://localhost:3000/ru/'],
  ]
  expect(columns('en')).toEqual([
    ['Products', ['Tents', '/en/tents/'], ['Used', '/en/second-hand/'], ['Brands', '/en/manufacturers/']],
    [
      'Customer service',
      ['Help and contact', '/en/customer-service/'],
      ['Find your order', '/en/view-order/'],
      ['Delivery', '/en/delivery/'],
      ['Returns', '/en/returns/'],
      ['Payment methods', '/en/payment-methods/'],
      ['Complaints', '/en/reclamation/'],
      ['FAQ', '/en/faq/'],
      ['Rental', '/en/rental/'],
      ['Stores', '/en/stores/'],
    ],
    [
      'Information',
      ['Life outdoors', '/en/life-outdoors/'],
      ['Club offers', '/en/campaigns/club-offers/'],
      ['Experiences', '/en/experiences/'],
      ['Member benefits', '/en/member-discounts/'],
      ['Repair service', '/en/repair-service/'],
      ['Responsibility', '/en/responsibility/'],
      ['Terms of sale', '/en/terms/'],
      ['Privacy', '/en/privacy/'],
      ['Cookies', '/en/cookies/'],
      ['Accessibility', '/en/accessibility/'],
      ['How lists are ordered', '/en/how-lists-are-ordered/'],
      ['Legal notice', '/en/legal-notice/'],
    ],
    ['Language', ...languages],
  ])
  // In a column that a phone folds it would not be in sight.
  const withdraw = [...frame('en').querySelectorAll('footer a')].find(
    (link) => link.textContent === 'Withdraw from contract here',
  )
  expect([withdraw?.getAttribute('href'), withdraw?.closest('details')]).toEqual(['/en/withdrawal/', null])
  const [, service, info] = columns('fi')
  expect(service?.[0]).toBe('Asiakaspalvelu')
  expect(service).toContainEqual(['Reklamaatiot', '/reklamaatio/'])
  expect(info).toContainEqual(['Sopimusehdot', '/sopimusehdot/'])
})

it('B9.21 P1.04 the footer’s last lines: VAT of the country or none, the means of payment that can be used there', () => {
  const home = frame('en').querySelector('footer')
  expect(home?.textContent).toContain('Prices include value added tax (Finland).')
  const abroad = frame('en', 'us').querySelector('footer')
  expect(abroad?.textContent).toContain(
    'Prices without value added tax. Local taxes or duties may apply (United States).',
  )
  const marks = (footer: Element | null) =>
    [...(footer?.querySelectorAll('.payment-mark') ?? [])].map((mark) => mark.textContent)
  expect(marks(home)).toEqual(['Visa', 'Mastercard', 'MobilePay', 'PayPal', 'Klarna'])
  expect(marks(abroad)).toEqual(['Visa', 'Mastercard', 'PayPal', 'Klarna'])
})

it('P1.10 B2.17 B2.19 B2.21 B2.22 B2.23 the sections of the menu in words', () => {
  expect(menu('fi')).toEqual([
    ['Kiertotalous', 'Käytetyt', 'Vuokraus', 'Korjauspalvelu', 'Vastuullisuus'],
    ['Myymälät', 'Tampere'],
    [
      'Asiakaspalvelu',
      'Maksutavat',
      'Toimitus',
      'Palautukset',
      'Reklamaatiot',
      'Jäsenedut',
      'Suksipaketit',
      'Sopimusehdot',
    ],
    ['Yritysmyynti', 'Yritysmyynti'],
    ['Retkijutut', 'Oppaat', 'Testit', 'Tapahtumat', 'Tarinat', 'Klubitarjoukset', 'Liity klubiin'],
  ])
  expect(menu('en')).toEqual([
    ['Stores', 'Tampere'],
    ['Customer service', 'Payment methods', 'Delivery', 'Returns', 'Member benefits', 'Ski packages', 'Terms of sale'],
    ['Life outdoors', 'Guides', 'Tests', 'Events', 'Stories', 'Club offers', 'Join the club'],
  ])
})
