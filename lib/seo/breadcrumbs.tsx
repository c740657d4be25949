import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'

import { pathHref, routeHref } from './hrefs'
import { JsonLd } from './json-ld'
import { breadcrumbsJsonLd } from './schemas'

/** Structured data of a breadcrumb trail, the front page first; `path` has no prefix and no slashes at its ends. */
export function BreadcrumbsJsonLd({
  market: { language },
  items,
}: {
  market: Pick<Market, 'language'>
  items: readonly { name: string; path?: string }[]
}) {
  const home = { name: getIntl(language).formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }
  const crumbs = items.map(({ name, path }) => ({
    name,
    href: path === undefined ? undefined : pathHref(language, path),
  }))
  return <JsonLd data={breadcrumbsJsonLd(language, [home, ...crumbs])} />
}
