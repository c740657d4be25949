import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { pathHref, routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { menuGroups, type MenuNode } from '@/lib/shop-api/menu-tree'

/** Every group of the menus on one page, three levels deep. */
export function CatalogPage({ market: { language }, groups }: { market: Market; groups: readonly GroupNode[] }) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const crumbs = [
    { name: text('common.home'), href: routeHref(language, 'home') },
    { name: text('content.catalog_title') },
  ]
  return (
    <div className="page-x py-8 md:py-12">
      <JsonLd data={breadcrumbsJsonLd(language, crumbs)} />
      <Breadcrumbs label={text('common.breadcrumbs')} items={crumbs} />
      <h1 className="mt-6 text-5xl">{text('content.catalog_title')}</h1>
      <p className="mt-3 mb-6 max-w-text text-lg text-ink-muted">{text('content.catalog_text')}</p>
      {menuGroups(groups).map((group) => (
        <section key={group.path} className="grid gap-x-8 border-t border-line py-8 md:grid-cols-[14rem_1fr]">
          <h2 className="text-2xl">
            <SoftLink href={pathHref(language, group.path)} className="hover:text-brand hover:underline">
              {group.name}
            </SoftLink>
          </h2>
          {group.children.length > 0 && (
            <ul className="grid gap-x-6 gap-y-4 [overflow-wrap:anywhere] max-md:mt-4 sm:grid-cols-2 lg:grid-cols-3">
              {group.children.map((child) => (
                <Branch key={child.path} node={child} language={language} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Branch({ node, language }: { node: MenuNode; language: Language }) {
  return (
    <li>
      <SoftLink
        href={pathHref(language, node.path)}
        className="inline-flex min-h-9 items-center font-semibold hover:text-brand hover:underline"
      >
        {node.name}
      </SoftLink>
      {node.children.length > 0 && (
        <ul>
          {node.children.map(({ path, name }) => (
            <li key={path}>
              <SoftLink
                href={pathHref(language, path)}
                className="inline-flex min-h-9 items-center text-ink-muted hover:text-brand hover:underline"
              >
                {name}
              </SoftLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
