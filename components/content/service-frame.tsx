import type { ReactNode } from 'react'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon, type IconName } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'
import type { HasPage } from '@/lib/pages/has-page'
import { routeHref } from '@/lib/seo/hrefs'

import { OrderHelp } from './order-help'

/** What else people look for on a page about an order. */
const WAYS: readonly { readonly route: RouteName; readonly icon: IconName; readonly id: string }[] = [
  { route: 'view-order', icon: 'box', id: 'layout.order' },
  { route: 'returns', icon: 'return', id: 'layout.returns' },
  { route: 'reclamation', icon: 'warning', id: 'layout.complaints' },
  { route: 'delivery', icon: 'truck', id: 'layout.delivery' },
  { route: 'faq', icon: 'question', id: 'layout.faq' },
]

interface ServiceFrameProps {
  language: Language
  hasPage: HasPage
  /** The page's own name and route. */
  title: string
  route: RouteName
  children: ReactNode
}

/**
 * A page with a form about an order: where one is, the form, and beside it what helps. Once the form shows an order, that has the whole
 * width.
 */
export function ServiceFrame({ language, hasPage, title, route, children }: ServiceFrameProps) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const crumbs = [
    { name: text('common.home'), href: routeHref(language, 'home') },
    ...(hasPage('customer-service')
      ? [{ name: text('layout.service'), href: routeHref(language, 'customer-service') }]
      : []),
    { name: title },
  ]
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <Breadcrumbs label={text('common.breadcrumbs')} items={crumbs} />
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_20rem] lg:has-[[data-open-order]]:block">
        <div className="min-w-0">{children}</div>
        <aside aria-labelledby="service-ways" className="self-start lg:sticky lg:top-24">
          <div className="rounded-card border border-line bg-surface p-5">
            <h2 id="service-ways" className="text-lg">
              {text('layout.help')}
            </h2>
            <ul className="mt-2 mb-3">
              {WAYS.filter((way) => way.route !== route && hasPage(way.route)).map(({ route: to, icon, id }) => (
                <li key={to}>
                  <SoftLink
                    href={routeHref(language, to)}
                    className="inline-flex min-h-11 items-center gap-3 hover:text-brand hover:underline"
                  >
                    <Icon name={icon} className="text-brand" />
                    {text(id)}
                  </SoftLink>
                </li>
              ))}
            </ul>
            <OrderHelp language={language} className="border-t border-line pt-3" />
          </div>
        </aside>
      </div>
    </div>
  )
}
