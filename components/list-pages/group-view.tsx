import { HtmlContent } from '@/components/content/html-content'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { DESCRIPTION_LIMITS, trimDescription } from '@/lib/catalog/meta'
import type { ProductGroup } from '@/lib/contract/schemas/catalogue'
import type { Banners } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { type GridData, packGrid } from '@/lib/catalog/list/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { ListHeader } from './list-header'
import { SkiBand } from './ski-band'
import { TrimmedText } from './trimmed-text'

interface GroupViewProps {
  market: Market
  group: ProductGroup
  data: GridData
  /** The banner of the group's address. */
  banner?: Banners['dynamicPageBanners'][number] | null
}

/** A product group: breadcrumbs, description with its banner beside it, sub-groups and grid (spec 2 §2). */
export function GroupView({ market, group, data, banner = null }: GroupViewProps) {
  const intl = getIntl(market.language)
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(market.language, 'home') },
    ...group.breadcrumbs.map(({ name, path }) => ({
      name,
      href: path === group.path ? undefined : pathHref(market.language, path),
    })),
  ]
  return (
    <div className="page-x pt-4 pb-24">
      <Breadcrumbs items={crumbs} label={intl.formatMessage({ id: 'common.breadcrumbs' })} />
      <IntlScope market={market} areas={['grid']}>
        <ListHeader image={banner?.image ?? null} cropPoint={banner?.cropPoint}>
          <h1 className="text-4xl">{group.name}</h1>
          {banner?.heading && <p className="text-ink-muted text-lg">{banner.heading}</p>}
          <GroupText group={group} />
        </ListHeader>
        <SkiBand language={market.language} sports={group.ski_sports} />
        {group.children.length > 0 && (
          <nav data-static="subgroups" aria-label={intl.formatMessage({ id: 'list.subgroups' })} className="mb-5">
            <ul className="rail -mx-4 auto-cols-max scroll-px-4 gap-2 px-4 pb-2 sm:-mx-2 sm:scroll-px-2 sm:px-2 lg:flex lg:flex-wrap">
              {group.children.map((child) => (
                <li key={child.id}>
                  <SoftLink
                    href={pathHref(market.language, child.path)}
                    className="flex min-h-11 items-center gap-3 -outline-offset-2 rounded-chip border border-line bg-surface py-1 pr-4 pl-2 text-sm font-semibold hover:border-ink"
                  >
                    {child.image && (
                      <Picture
                        path={child.image}
                        alt=""
                        width={48}
                        height={48}
                        sizes="36px"
                        className="size-9 rounded-chip bg-surface-2 object-cover"
                      />
                    )}
                    <span className={child.image ? '' : 'pl-2'}>{child.name}</span>
                  </SoftLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ProductGrid key={group.id} packed={packGrid(data)} forceOutlet={`/${group.path}/`.includes('/outlet/')} />
      </IntlScope>
    </div>
  )
}

/** The description. One that need not be cut is shown as it was written, with its links. */
function GroupText({ group: { name, description, description_html: html } }: { group: ProductGroup }) {
  return trimDescription(description, DESCRIPTION_LIMITS.mobile).isTrimmed ? (
    <TrimmedText title={name} text={description} html={html} desktop={DESCRIPTION_LIMITS.desktop} />
  ) : (
    html !== '' && <HtmlContent html={html} part="about" className="text-ink-muted" />
  )
}
