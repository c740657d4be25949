import { ProductRail } from '@/components/card/product-rail'
import { StoreList } from '@/components/store/store-list'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import type { Banners, BrandItem } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { RouteName } from '@/lib/market/paths'
import type { HasPage } from '@/lib/pages/has-page'
import { routeHref } from '@/lib/seo/hrefs'

import { Band, type ServiceItem, ServiceRow } from './bands'
import { BrandWall } from './brand-wall'
import { Campaigns } from './campaigns'
import { CategoryIndex } from './category-index'
import { Hero } from './hero'
import { RailArrows } from './rail-arrows'
import { Section } from './section'

interface HomePageProps {
  market: Market
  /** The first is the hero, the others are campaigns. */
  banners: Banners['imageBanners']
  groups: readonly GroupNode[]
  newest: readonly Card[]
  reduced: readonly Card[]
  brands: readonly BrandItem[]
  stores: readonly Store[]
  hasPage: HasPage
}

/** The language, and which routes have a page. */
interface Part {
  language: Language
  hasPage: HasPage
}

const wordsOf = (language: Language) => (id: string) => getIntl(language).formatMessage({ id })

/** A link to a route, if the shop has its page. */
const linkTo = ({ language, hasPage }: Part, route: RouteName, id: string) =>
  hasPage(route) ? [{ href: routeHref(language, route), text: wordsOf(language)(id) }] : []

/** The front page: season banner, groups, new products, reduced products, brands, club, second-hand, stores. */
export function HomePage({ market, banners, groups, newest, reduced, brands, stores, hasPage }: HomePageProps) {
  const { language } = market
  const text = wordsOf(language)
  const [hero, ...campaigns] = banners
  return (
    <IntlScope market={market} areas={['grid']}>
      <Hero
        banner={hero}
        language={language}
        fallback={{ title: text('home.title'), text: text('home.description') }}
      />
      {/* Goods within the first screen and a half of a phone. */}
      <RailSection
        id="home-newest"
        title={text('home.newest')}
        cards={newest}
        more={{ href: routeHref(language, 'newest'), text: text('home.rail_all') }}
        language={language}
        className="mt-8 md:mt-12"
      />
      <ServiceRow items={services({ language, hasPage })} label={text('layout.service')} />
      {groups.length > 0 && (
        <Section id="home-groups" title={text('home.categories')}>
          <CategoryIndex groups={groups} language={language} />
        </Section>
      )}
      {campaigns.length > 0 && (
        <Section id="home-campaigns" title={text('home.campaigns')}>
          <Campaigns banners={campaigns} language={language} />
        </Section>
      )}
      <RailSection id="home-offers" title={text('home.offers')} cards={reduced} language={language} />
      <Bands language={language} hasPage={hasPage} />
      {brands.length > 0 && (
        <Section
          id="home-brands"
          title={text('home.brands')}
          more={{ href: routeHref(language, 'manufacturers'), text: text('home.brands_all') }}
        >
          <BrandWall brands={brands} language={language} />
        </Section>
      )}
      {stores.length > 0 && (
        <Section
          id="home-stores"
          title={text('home.stores')}
          more={{ href: routeHref(language, 'stores'), text: text('layout.stores') }}
        >
          <StoreList stores={stores} language={language} />
        </Section>
      )}
    </IntlScope>
  )
}

const SERVICES = [
  ['delivery', 'truck', 'home.service_delivery', 'home.service_delivery_text'],
  ['returns', 'return', 'home.service_returns', 'home.service_returns_text'],
  ['stores', 'store', 'home.service_stores', 'home.service_stores_text'],
  ['repair-service', 'recycle', 'home.service_repair', 'home.service_repair_text'],
] as const satisfies readonly (readonly [RouteName, ServiceItem['icon'], title: string, text: string])[]

/** What the shop does, as far as a page tells about it. */
function services({ language, hasPage }: Part): ServiceItem[] {
  const text = wordsOf(language)
  return SERVICES.filter(([route]) => hasPage(route)).map(([route, icon, title, words]) => ({
    icon,
    title: text(title),
    text: text(words),
    href: routeHref(language, route),
  }))
}

interface RailSectionProps {
  id: string
  title: string
  cards: readonly Card[]
  more?: { href: string; text: string }
  language: Language
  className?: string
}

function RailSection({ id, title, cards, more, language, className }: RailSectionProps) {
  if (cards.length === 0) return null
  const text = wordsOf(language)
  const rail = `${id}-rail`
  return (
    <Section
      id={id}
      title={title}
      more={more}
      className={className}
      arrows={<RailArrows rail={rail} previous={text('home.rail_previous')} next={text('home.rail_next')} />}
    >
      <ProductRail id={rail} cards={cards} label={title} />
    </Section>
  )
}

/** The club and second-hand. */
function Bands({ language, hasPage }: Part) {
  const text = wordsOf(language)
  const used = [
    ...linkTo({ language, hasPage }, 'second-hand', 'home.used_more'),
    ...linkTo({ language, hasPage }, 'repair-service', 'home.repair_more'),
  ]
  const club = linkTo({ language, hasPage }, 'member-discounts', 'home.club_more')
  if (used.length + club.length === 0) return null
  return (
    <div data-static="bands" className="page-x mt-16 grid gap-6 md:mt-24 md:grid-cols-2">
      {club.length > 0 && (
        <Band
          tone="club"
          icon="club"
          eyebrow={text('home.club')}
          title={text('home.club_title')}
          text={text('home.club_text')}
          links={[...linkTo({ language, hasPage }, 'accounts/login', 'layout.login'), ...club]}
        />
      )}
      {used.length > 0 && (
        <Band
          tone="used"
          icon="recycle"
          eyebrow={text('layout.second_hand')}
          title={text('home.used_title')}
          text={text('home.used_text')}
          links={used}
        />
      )}
    </div>
  )
}
