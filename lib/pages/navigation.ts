import { type GeneralSettings, isFlagOn } from '@/lib/contract/general-settings'
import type { GroupNode, Resources } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { localizedPath, type RouteName } from '@/lib/market/paths'
import { LIFE_TABS } from '@/lib/market/tables/static-paths'
import { hasPage, routeHref } from '@/lib/seo/hrefs'
import { menuGroups } from '@/lib/shop-api/menu-tree'

/** A group of the top level; its path has no slashes at its ends. What lies in it, `menuTree` fetches. */
export interface TopGroup {
  readonly name: string
  readonly path: string
  readonly hasChildren: boolean
}

export interface MenuLink {
  readonly name: string
  readonly href: string
  /** Leads to the account; its words depend on who looks (spec 2 §2 "Mobile menu"). */
  readonly isAccount?: boolean
  /** Shown while this feature flag is on; `isOn` is what the shop's setting says. */
  readonly flag?: { readonly name: string; readonly isOn: boolean }
}

/** The feature flag of the ski wizard's entry: a shop without ski packages leaves it off. */
const SKI_FLAG = 'ski_wizard'

export interface MenuSection {
  readonly name: string
  readonly links: readonly MenuLink[]
}

/** Everything the header's menus show. */
export interface Navigation {
  readonly groups: readonly TopGroup[]
  readonly brands: MenuLink
  /** The mobile menu's entries below the groups (spec 2 §2 "Mobile menu"). */
  readonly sections: readonly MenuSection[]
}

type Stores = Resources['stores']

/** Every store but the main one, which is the web store itself, and what only holds stock. */
function storeLinks(language: Language, stores: Stores): MenuLink[] {
  return stores
    .filter(({ type }) => type === 'retail')
    .map(({ slug, name }) => ({ name, href: routeHref(language, 'stores/store', { store: slug }) }))
}

/** What menus are made of. */
interface NavigationSource {
  readonly productGroups: readonly GroupNode[]
  readonly stores: Stores
  readonly settings: Pick<GeneralSettings, 'rentalEnabled' | 'hiddenDynamicPageMenuItems' | 'featureFlags'>
}

/** Makes the links of a market's menus: each is a list of one, or of none where the shop has no such page. */
function linkMaker(language: Language, productGroups: readonly GroupNode[]) {
  /** A route has a page of its own, or a product group stands at its address. */
  const exists = (route: RouteName) =>
    hasPage(route) || productGroups.some(({ path }) => `/${path}/` === localizedPath(route, {}, language))
  return {
    link: (route: RouteName, name: string, more: Partial<MenuLink> = {}): MenuLink[] =>
      exists(route) ? [{ name, href: routeHref(language, route), ...more }] : [],
    /** A tab of the articles' page. */
    tab: (name: string, tab: number): MenuLink[] =>
      exists('life-outdoors')
        ? [{ name, href: `${routeHref(language, 'life-outdoors')}${LIFE_TABS[tab]?.[language] ?? ''}/` }]
        : [],
  }
}

/** The mobile menu's sections, also those without a link; Finnish entries only in Finnish. */
function sectionsOf(language: Language, { productGroups, stores, settings }: NavigationSource): MenuSection[] {
  const intl = getIntl(language)
  const isFinnish = language === 'fi'
  const text = (id: string) => intl.formatMessage({ id })
  const { link, tab } = linkMaker(language, productGroups)
  return [
    {
      name: text('layout.circular'),
      links: isFinnish
        ? [
            ...link('second-hand', text('layout.second_hand')),
            ...(settings.rentalEnabled ? link('rental', text('layout.rental')) : []),
            ...link('repair-service', text('layout.repair')),
            ...link('responsibility', text('layout.responsibility')),
          ]
        : [],
    },
    { name: text('layout.stores'), links: storeLinks(language, stores) },
    {
      name: text('layout.service'),
      links: [
        ...link('payment-methods', text('layout.payment')),
        ...link('delivery', text('layout.delivery')),
        ...(language === 'ru' ? [] : link('returns', text('layout.returns'))),
        ...(isFinnish ? link('reclamation', text('layout.complaints')) : []),
        ...link('member-discounts', text('layout.member')),
        ...link('ski-wizard', text('wizard.title'), {
          flag: { name: SKI_FLAG, isOn: isFlagOn(settings.featureFlags[SKI_FLAG]) },
        }),
        ...link('terms', text('layout.terms')),
      ],
    },
    { name: text('layout.corporate'), links: isFinnish ? link('enterprise', text('layout.corporate')) : [] },
    {
      name: text('layout.life'),
      links: [
        ...tab(text('layout.guides'), 0),
        ...tab(text('layout.tests'), 1),
        ...tab(text('layout.events'), 2),
        ...tab(text('layout.blogs'), 3),
        ...link('campaigns/club-offers', text('layout.club_offers')),
        ...link('accounts', text('layout.join'), { isAccount: true }),
      ],
    },
  ]
}

/** The menus of a market: only what has a page. */
export function navigationOf({ language }: Market, source: NavigationSource): Navigation {
  const hidden = source.settings.hiddenDynamicPageMenuItems
  return {
    groups: menuGroups(source.productGroups)
      .filter(({ slug }) => !hidden.includes(slug))
      .map(({ name, path, children }) => ({ name, path, hasChildren: children.length > 0 })),
    brands: {
      name: getIntl(language).formatMessage({ id: 'layout.brands' }),
      href: routeHref(language, 'manufacturers'),
    },
    sections: sectionsOf(language, source).filter((section) => section.links.length > 0),
  }
}
