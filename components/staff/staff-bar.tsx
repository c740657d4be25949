'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { type AdminContext, setAdminContext, useAuth } from '@/stores/auth'
import { hiddenProductHref } from '@/stores/hidden-product'
import { pageContext } from '@/stores/page-context'

const StaffStock = lazy(() => import('./staff-stock'))

/** The staff bar at the foot of every page: what this page shows, for whom an administrator orders, and a link to the admin area. */
export default function StaffBar() {
  return (
    <LazyIntl areas={['account', 'common']}>
      <Bar />
    </LazyIntl>
  )
}

/** The admin area's address for the current page. */
export function adminHref(adminUrl: string, context: AdminContext): string {
  const url = new URL(adminUrl)
  const { route, modelId, ...others } = context
  for (const [name, value] of Object.entries({ route, modelId, ...others }))
    if (value !== null) url.searchParams.set(name, String(value))
  return url.href
}

const NO_PAGE = { route: null, staticId: null, productGroupId: null, campaignId: null, giftcategoryId: null }

/** Stores the current page for the address of the admin area. A product page stores its own model. */
function useAdminContext(): AdminContext {
  const { prefix, language } = useMarket()
  const pathname = usePathname()
  const context = useAuth(({ admin }) => admin)
  const isProduct = context.modelId !== null

  useEffect(() => {
    let isGone = false
    void pageContext(window.location.pathname, prefix, language, isProduct).then((found) => {
      if (!isGone) setAdminContext(found)
    })
    return () => {
      isGone = true
      setAdminContext(NO_PAGE)
    }
  }, [pathname, prefix, language, isProduct])

  return context
}

/** Leads from a 404 page to the preview of a product that only staff can see, if the address is one. */
function useHiddenProduct(): void {
  const { prefix, language, taxAreaId } = useMarket()
  const pathname = usePathname()

  useEffect(() => {
    if (!document.querySelector('[data-missing]')) return
    void hiddenProductHref(window.location, prefix, { language, taxAreaId }).then((href) => {
      if (href) window.location.replace(href)
    })
  }, [pathname, prefix, language, taxAreaId])
}

function Bar() {
  const intl = useIntl()
  const username = useAuth(({ user }) => user.username)
  const adminUrl = useAuth(({ user }) => user.adminUrl)
  const [isHidden, setIsHidden] = useState(false)
  const context = useAdminContext()
  useHiddenProduct()

  if (isHidden) return null
  const { modelId, staticId, productGroupId, campaignId, giftcategoryId, selectedCustomer, route } = context
  const subjects: readonly (readonly [string, number | null])[] = [
    ['account.staff_model', modelId],
    ['account.staff_group', productGroupId],
    ['account.staff_page', staticId],
    ['account.staff_campaign', campaignId],
    ['account.staff_gift', giftcategoryId],
    ['account.staff_customer', selectedCustomer],
  ]
  return (
    <aside
      aria-label={intl.formatMessage({ id: 'account.staff' })}
      // Above the buttons that product pages, cart and wizard have at the lower edge of a phone.
      className="fixed bottom-20 left-4 z-20 flex max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-4 rounded-card border border-line-strong bg-surface py-1 pr-1 pl-4 text-sm shadow-overlay lg:bottom-4"
    >
      <span className="font-semibold">{username ?? intl.formatMessage({ id: 'account.staff' })}</span>
      {subjects.map(
        ([id, number]) =>
          number !== null && (
            <span key={id} className="tabular">
              {intl.formatMessage({ id }, { id: String(number) })}
            </span>
          ),
      )}
      <StockButton modelId={modelId} />
      {route && <code className="hidden text-ink-muted md:inline">{route}</code>}
      {adminUrl && (
        <a
          href={adminHref(adminUrl, context)}
          className="link inline-flex min-h-9 items-center font-semibold text-brand"
        >
          {intl.formatMessage({ id: 'account.admin' })}
        </a>
      )}
      <IconButton
        icon="close"
        label={intl.formatMessage({ id: 'account.staff_hide' })}
        onClick={() => setIsHidden(true)}
      />
    </aside>
  )
}

/** Opens the stock of the model in every store. The open dialog stays when the page is no longer a product page. */
function StockButton({ modelId }: { modelId: number | null }) {
  const intl = useIntl()
  const [stockOf, setStockOf] = useState<number | null>(null)
  return (
    <>
      {modelId !== null && (
        <button
          type="button"
          className="link inline-flex min-h-9 items-center font-semibold text-brand"
          aria-haspopup="dialog"
          onClick={() => setStockOf(modelId)}
        >
          {intl.formatMessage({ id: 'account.staff_stock_open' })}
        </button>
      )}
      {stockOf !== null && (
        <Suspense>
          <StaffStock modelId={stockOf} onClose={() => setStockOf(null)} />
        </Suspense>
      )}
    </>
  )
}
