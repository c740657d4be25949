import { StoreList } from '@/components/store/store-list'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import { IntlScope } from '@/lib/intl/provider'
import type { Market } from '@/lib/market/market'
import { hasPage, routeHref } from '@/lib/seo/hrefs'
import { getBanners, getBrands, getHighlights, getResources } from '@/lib/shop-api/cached'

import { Band, type ServiceItem, ServiceRow } from './bands'
import { BrandWall } from './brand-wall'
import { Campaigns } from './campaigns'
import { CategoryIndex } from './category-index'
import { GuideList } from './guide-list'
import { Hero } from './hero'
import { ProductRail } from '@/components/card/product-rail'
import { Section } from './section'

const BRANDS_SHOWN = 12

/** The front page stands without its goods when they cannot be read. */
async function highlights(market: Market, groups: readonly GroupNode[]) {
  try {
    return await getHighlights(market, ...groups.map((group) => group.id))
  } catch (error) {
    console.warn('The goods of the front page could not be read.', error)
    return { newest: [], reduced: [] }
  }
}

/** The front page: the season, where to go, what is new, what is reduced, who makes it, club, second life, stores. */
export async function HomePage({ market }: { market: Market }) {
  const { language } = market
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const [banners, resources, brands] = await Promise.all([getBanners(market), getResources(market), getBrands(market)])
  const groups = resources.productGroups.filter((group) => group.showInMenu)
  const { newest, reduced } = await highlights(market, resources.productGroups)
  const stocked = brands.filter((brand) => brand.modelCount > 0).sort((a, b) => b.modelCount - a.modelCount)
  const [hero, ...campaigns] = banners.imageBanners
  const stores = resources.stores.filter((store) => store.type === 'retail')
  const link = (route: Parameters<typeof routeHref>[1], id: string) =>
    hasPage(route) ? [{ href: routeHref(language, route), text: text(id) }] : []
  // Second-hand goods have a group at the address that the table of pages keeps for them.
  const usedHref = routeHref(language, 'second-hand')
  const usedLink =
    hasPage('second-hand') || groups.some(({ path }) => usedHref.endsWith(`/${path}/`))
      ? [{ href: usedHref, text: text('home.used_more') }]
      : []
  const services: ServiceItem[] = [
    {
      icon: 'truck',
      title: text('home.service_delivery'),
      text: text('home.service_delivery_text'),
      href: routeHref(language, 'delivery'),
    },
    {
      icon: 'return',
      title: text('home.service_returns'),
      text: text('home.service_returns_text'),
      href: routeHref(language, 'returns'),
    },
    {
      icon: 'store',
      title: text('home.service_stores'),
      text: text('home.service_stores_text'),
      ...(hasPage('stores') && { href: routeHref(language, 'stores') }),
    },
    {
      icon: 'recycle',
      title: text('home.service_repair'),
      text: text('home.service_repair_text'),
      href: routeHref(language, 'repair-service'),
    },
  ]
  return (
    <IntlScope market={market} areas={['grid']}>
      <Hero
        banner={hero}
        language={language}
        fallback={{ title: text('home.title'), text: text('home.description') }}
      />
      <ServiceRow items={services} label={text('layout.service')} />
      {groups.length > 0 && (
        <Section id="home-groups" title={text('home.categories')}>
          <CategoryIndex groups={groups} />
        </Section>
      )}
      {newest.length > 0 && (
        <Section id="home-newest" title={text('home.newest')}>
          <ProductRail cards={newest} label={text('home.newest')} />
        </Section>
      )}
      {campaigns.length > 0 && (
        <Section id="home-campaigns" title={text('home.campaigns')}>
          <Campaigns banners={campaigns} language={language} />
        </Section>
      )}
      {reduced.length > 0 && (
        <Section id="home-offers" title={text('home.offers')}>
          <ProductRail cards={reduced} label={text('home.offers')} />
        </Section>
      )}
      <div className="page-x mt-16 grid gap-6 md:mt-24 md:grid-cols-2">
        <Band
          tone="club"
          icon="club"
          eyebrow={text('home.club')}
          title={text('home.club_title')}
          text={text('home.club_text')}
          links={[...link('accounts/login', 'layout.login'), ...link('member-discounts', 'home.club_more')]}
        />
        <Band
          tone="used"
          icon="recycle"
          eyebrow={text('layout.second_hand')}
          title={text('home.used_title')}
          text={text('home.used_text')}
          links={[...usedLink, ...link('repair-service', 'home.repair_more')]}
        />
      </div>
      {stocked.length > 0 && (
        <Section
          id="home-brands"
          title={text('home.brands')}
          more={{ href: routeHref(language, 'manufacturers'), text: text('home.brands_all') }}
        >
          <BrandWall brands={stocked.slice(0, BRANDS_SHOWN)} />
        </Section>
      )}
      <Section id="home-guides" title={text('home.guides')}>
        <GuideList
          links={[
            ...link('life-outdoors', 'layout.guides'),
            ...link('responsibility', 'layout.responsibility'),
            ...link('repair-service', 'layout.repair'),
            ...link('delivery', 'layout.delivery'),
            ...link('returns', 'layout.returns'),
            ...link('payment-methods', 'layout.payment'),
            ...link('faq', 'layout.faq'),
            ...link('member-discounts', 'layout.member'),
            ...link('rental', 'layout.rental'),
          ]}
        />
      </Section>
      {stores.length > 0 && (
        <Section
          id="home-stores"
          title={text('home.stores')}
          {...(hasPage('stores') && { more: { href: routeHref(language, 'stores'), text: text('layout.stores') } })}
        >
          <StoreList stores={stores} language={language} />
        </Section>
      )}
    </IntlScope>
  )
}
