import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { pathHref, routeHref } from '@/lib/seo/hrefs'
import { menuGroups } from '@/lib/shop-api/menu-tree'

import { MenuPageSections } from './menu-page-sections'
import { MENU_ROW } from './menu-row'

/**
 * The menu as a page: for browsers without script, and for wide windows, which have no mobile menu (spec 2 §2 "Mobile menu"). Its navigation
 * has the name of the page, because header and footer have one of the same groups.
 */
export function MenuPage({ market: { language }, groups }: { market: Market; groups: readonly GroupNode[] }) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <div className="page-x py-8 md:py-12">
      <h1 className="text-5xl">{text('layout.menu')}</h1>
      <p className="mt-3 text-lg text-ink-muted">{text('layout.menu_text')}</p>
      <div className="mt-8 grid gap-x-12 md:grid-cols-[2fr_1fr]">
        <nav aria-label={text('layout.menu')}>
          <h2 className="eyebrow">{text('layout.products')}</h2>
          <ul className="gap-x-12 md:columns-2">
            {menuGroups(groups).map((group) => (
              <li key={group.path} className="break-inside-avoid border-b border-line">
                {group.children.length === 0 ? (
                  <SoftLink href={pathHref(language, group.path)} className={`${MENU_ROW} text-lg font-semibold`}>
                    {group.name}
                  </SoftLink>
                ) : (
                  <details>
                    <summary className={`${MENU_ROW} text-lg font-semibold`}>
                      {group.name}
                      <Icon name="chevron-down" size={18} className="text-ink-subtle" />
                    </summary>
                    <ul className="pb-4 pl-4">
                      <li>
                        <SoftLink
                          href={pathHref(language, group.path)}
                          className="flex min-h-11 items-center font-semibold"
                        >
                          {intl.formatMessage({ id: 'layout.menu_all' }, { name: group.name })}
                        </SoftLink>
                      </li>
                      {group.children.map((child) => (
                        <li key={child.path}>
                          <SoftLink href={pathHref(language, child.path)} className="flex min-h-11 items-center">
                            {child.name}
                          </SoftLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
            <li className="border-b border-line">
              <SoftLink href={routeHref(language, 'manufacturers')} className={`${MENU_ROW} text-lg font-semibold`}>
                {text('layout.brands')}
              </SoftLink>
            </li>
          </ul>
        </nav>
        <div className="md:-mt-8">
          <MenuPageSections join={text('layout.join')} account={text('layout.account')} />
        </div>
      </div>
    </div>
  )
}
