import { orderedSections, SECTION_NAMES, sectionHref } from '@/lib/content/article-sections'
import { FEATURES, type GeneralSettings, isFlagOn } from '@/lib/contract/general-settings'
import type { GroupNode, Resources } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { RouteName } from '@/lib/market/paths'
import type { ArticleSection } from '@/lib/market/tables/static-paths'
import { routeHref } from '@/lib/seo/hrefs'
import { menuGroups } from '@/lib/shop-api/menu-tree'

import type { HasPage } from './has-page'

/** A group of the top level; its path has no slashes at its ends. `menuTree` fetches the groups below it. */
export interface TopGroup {
  readonly name: string
  readonly path: string
  readonly hasChildren: boolean
}

export interface MenuLink {
  readonly name: string
  readonly href: string
  /** Links to the account; its text depends on the log-in (spec 2 §2 "Mobile menu"). */
  readonly isAccount?: boolean
  /** Shown while this feature flag is on; `isOn` is the value of the shop's setting. */
  readonly flag?: { readonly name: string; readonly isOn: boolean }
}

/** The feature flag of the link to the ski wizard: a shop without ski packages does not set it. */

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

/** Every store except the main one, which is the web store, and the warehouses. */
function storeLinks(language: Language, stores: Stores): MenuLink[] {
  return stores
    .filter(({ type }) => type === 'retail')
    .map(({ slug, name }) => ({ name, href: routeHref(language, 'stores/store', { store: slug }) }))
}

/** The data of the menus. */
interface NavigationSource {
  readonly productGroups: readonly GroupNode[]
  readonly stores: Stores
  readonly settings: Pick<
    GeneralSettings,
    'rentalEnabled' | 'hiddenDynamicPageMenuItems' | 'featureFlags' | 'blogCategoryOrder'
  >
  readonly hasPage: HasPage
}

/** Returns functions for the links of a market's menus: each returns an array with one link, or an empty one if the shop has no such page. */
function linkMaker(language: Language, exists: HasPage) {
  return {
    link: (route: RouteName, name: string, more: Partial<MenuLink> = {}): MenuLink[] =>
      exists(route) ? [{ name, href: routeHref(language, route), ...more }] : [],
    /** A section of the articles' page. */
    section: (name: string, section: ArticleSection): MenuLink[] =>
      exists('life-outdoors') ? [{ name, href: sectionHref(language, section) }] : [],
  }
}

/** The mobile menu's sections, also those without a link; Finnish entries only in Finnish. */
function sectionsOf(language: Language, { stores, settings, hasPage }: NavigationSource): MenuSection[] {
  const intl = getIntl(language)
  const isFinnish = language === 'fi'
  const text = (id: string) => intl.formatMessage({ id })
  const { link, section } = linkMaker(language, hasPage)
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
          flag: { name: FEATURES.skiWizard, isOn: isFlagOn(settings.featureFlags[FEATURES.skiWizard]) },
        }),
        ...link('terms', text('layout.terms')),
      ],
    },
    { name: text('layout.corporate'), links: isFinnish ? link('enterprise', text('layout.corporate')) : [] },
    {
      name: text('layout.life'),
      links: [
        ...orderedSections(settings.blogCategoryOrder).flatMap((name) => section(text(SECTION_NAMES[name]), name)),
        ...link('campaigns/club-offers', text('layout.club_offers')),
        ...link('accounts', text('layout.join'), { isAccount: true }),
      ],
    },
  ]
}

/** The top groups without those that the setting hidden_dynamic_page_menu_items leaves out of the menus. */
export function unhiddenGroups(
  groups: readonly GroupNode[],
  { hiddenDynamicPageMenuItems: hidden }: Pick<GeneralSettings, 'hiddenDynamicPageMenuItems'>,
): GroupNode[] {
  return groups.filter(({ slug }) => !hidden.includes(slug))
}

/** The menus of a market: only links whose page exists. */
export function navigationOf({ language }: Market, source: NavigationSource): Navigation {
  return {
    groups: menuGroups(unhiddenGroups(source.productGroups, source.settings)).map(({ name, path, children }) => ({
      name,
      path,
      hasChildren: children.length > 0,
    })),
    brands: {
      name: getIntl(language).formatMessage({ id: 'layout.brands' }),
      href: routeHref(language, 'manufacturers'),
    },
    sections: sectionsOf(language, source).filter((section) => section.links.length > 0),
  }
}
