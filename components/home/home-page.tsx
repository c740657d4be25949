import { ProductRail } from '@/components/card/product-rail'
import { ArticleCards } from '@/components/journal/article-cards'
import { Band } from '@/components/layout/band'
import type { Card } from '@/lib/contract/schemas/catalogue'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { RouteName } from '@/lib/market/paths'
import type { HasPage } from '@/lib/pages/has-page'
import type { HomeData } from '@/lib/pages/home'
import { routeHref, searchHref } from '@/lib/seo/hrefs'

import { BrandWall } from './brand-wall'
import { Campaigns } from './campaigns'
import { ActivityIndex, CategoryIndex } from './category-index'
import { Hero } from './hero'
import { RailArrows } from './rail-arrows'
import { Section } from './section'
import { type ServiceItem, ServiceRow } from './service-row'
import { StoreLinks } from './store-links'

interface HomePageProps extends HomeData {
  market: Market
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

/** The front page: season banner, new products, groups, best sellers, campaigns, reduced products, club, second-hand, journal, brands, stores. */
export function HomePage({ market, hasPage, ...data }: HomePageProps) {
  const { language } = market
  const { newest, popular, reduced } = data
  const text = wordsOf(language)
  const [hero, ...campaigns] = data.banners
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
      <ServiceRow items={services({ language, hasPage }, data.stores.length > 0)} label={text('layout.service')} />
      <Groups data={data} language={language} />
      <RailSection id="home-popular" title={text('home.popular')} cards={popular} language={language} />
      {campaigns.length > 0 && (
        <Section id="home-campaigns" title={text('home.campaigns')}>
          <Campaigns banners={campaigns} language={language} />
        </Section>
      )}
      <RailSection
        id="home-offers"
        title={text('home.offers')}
        cards={reduced}
        more={{ href: searchHref(language, text('home.offers_query')), text: text('home.rail_all') }}
        language={language}
      />
      <Bands language={language} hasPage={hasPage} />
      <AboutShop data={data} language={language} />
    </IntlScope>
  )
}

/** What one can look for: by the kind of goods, and by what one does with them. */
function Groups({ data: { groups, activities }, language }: { data: HomeData; language: Language }) {
  const text = wordsOf(language)
  return (
    <>
      {groups.length > 0 && (
        <Section id="home-groups" title={text('home.categories')}>
          <CategoryIndex groups={groups} language={language} />
        </Section>
      )}
      {activities.length > 0 && (
        <Section id="home-activities" title={text('home.activities')} className="mt-12 md:mt-16">
          <ActivityIndex activities={activities} language={language} />
        </Section>
      )}
    </>
  )
}

/** The journal, the brands, and the stores. */
function AboutShop({ data: { articles, brands, stores }, language }: { data: HomeData; language: Language }) {
  const text = wordsOf(language)
  return (
    <>
      {articles.length > 0 && (
        <Section
          id="home-journal"
          title={text('home.journal')}
          more={{ href: routeHref(language, 'life-outdoors'), text: text('home.journal_all') }}
        >
          <ArticleCards articles={articles} language={language} heading="h3" />
        </Section>
      )}
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
          <StoreLinks stores={stores} language={language} />
        </Section>
      )}
    </>
  )
}

const SERVICES = [
  ['delivery', 'truck', 'home.service_delivery', 'home.service_delivery_text'],
  ['returns', 'return', 'home.service_returns', 'home.service_returns_text'],
  ['stores', 'store', 'home.service_stores', 'home.service_stores_text'],
  ['repair-service', 'recycle', 'home.service_repair', 'home.service_repair_text'],
] as const satisfies readonly (readonly [RouteName, ServiceItem['icon'], title: string, text: string])[]

/** What the shop does, as far as a page tells about it; the stores only for whom there are any. */
function services({ language, hasPage }: Part, hasStores: boolean): ServiceItem[] {
  const text = wordsOf(language)
  return SERVICES.filter(([route]) => hasPage(route) && (route !== 'stores' || hasStores)).map(
    ([route, icon, title, words]) => ({
      icon,
      title: text(title),
      text: text(words),
      href: routeHref(language, route),
    }),
  )
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
