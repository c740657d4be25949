import type { GroupNode } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import type { RouteName } from '@/lib/market/paths'
import { hasPage, routeHref } from '@/lib/seo/hrefs'

import { menuGroups } from './menu-tree'

/** A group of the top level; its path has no slashes at its ends. What lies in it, `menuTree` fetches. */
export interface TopGroup {
  readonly name: string
  readonly path: string
  readonly hasChildren: boolean
}

export interface MenuLink {
  readonly name: string
  readonly href: string
}

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

/** The menus of a market: only what has a page, and Finnish entries only in Finnish. */
export function navigationOf(market: Market, groups: readonly GroupNode[]): Navigation {
  const { language } = market
  const intl = getIntl(language)
  const isFinnish = language === 'fi'
  const link = (route: RouteName, name: string): MenuLink[] => (hasPage(route) ? [{ name, href: routeHref(language, route) }] : [])
  const text = (id: string) => intl.formatMessage({ id })
  const sections: MenuSection[] = [
    {
      name: text('layout.circular'),
      links: isFinnish
        ? [
            ...link('second-hand', text('layout.second_hand')),
            ...link('rental', text('layout.rental')),
            ...link('repair-service', text('layout.repair')),
            ...link('responsibility', text('layout.responsibility')),
          ]
        : [],
    },
    { name: text('layout.stores'), links: link('stores', text('layout.stores')) },
    {
      name: text('layout.service'),
      links: [
        ...link('payment-methods', text('layout.payment')),
        ...link('delivery', text('layout.delivery')),
        ...(language === 'ru' ? [] : link('returns', text('layout.returns'))),
        ...(isFinnish ? link('reclamation', text('layout.complaints')) : []),
        ...link('member-discounts', text('layout.member')),
        ...link('terms', text('layout.terms')),
      ],
    },
    { name: text('layout.corporate'), links: isFinnish ? link('enterprise', text('layout.corporate')) : [] },
    {
      name: text('layout.life'),
      links: [
        ...link('life-outdoors', text('layout.guides')),
        ...link('life-outdoors/blog', text('layout.blogs')),
        ...link('campaigns/club-offers', text('layout.club_offers')),
      ],
    },
  ]
  return {
    groups: menuGroups(groups).map(({ name, path, children }) => ({ name, path, hasChildren: children.length > 0 })),
    brands: { name: text('layout.brands'), href: routeHref(language, 'manufacturers') },
    sections: sections.filter((section) => section.links.length > 0),
  }
}
