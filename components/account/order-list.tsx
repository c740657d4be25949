'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ReorderNote } from '@/components/order/reorder-note'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import type { CustomerOrder } from '@/lib/contract/schemas/order'
import { useMarket } from '@/lib/intl/market-context'
import { BASE_CURRENCY, isCurrency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { shopTimeZone } from '@/lib/market/shop-time'
import { orderLink, withdrawalLink } from '@/lib/order/order-link'
import { isPaid } from '@/lib/order/order-states'
import { statusId } from '@/lib/order/status-id'
import { useCall } from '@/lib/shop-api/use-call'
import type { ReorderResult } from '@/stores/reorder'

/** The withdrawal function: its statutory words and its address. */
interface WithdrawalLabel {
  readonly label: string
  readonly href: string
}

export interface OrdersProps {
  readonly orderBase: string
  readonly withdrawal: WithdrawalLabel
}

/** The customer's own orders, newest first; `orderBase` is the address of an order's page, up to its number. */
export function OrderList({ orderBase, withdrawal }: OrdersProps) {
  const intl = useIntl()
  const { data, hasFailed, again } = useCall('customerOrders', {})
  if (hasFailed) {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'order.unreachable_title' })}
        actions={
          <Button variant="secondary" size="sm" onClick={again}>
            {intl.formatMessage({ id: 'common.retry' })}
          </Button>
        }
      />
    )
  }
  if (data === null) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{intl.formatMessage({ id: 'common.loading' })}</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  if (data.orders.length === 0)
    return <EmptyState icon="box" title={intl.formatMessage({ id: 'account.orders_none' })} />
  return (
    <ul className="border-b border-line">
      {data.orders.map((order) => (
        <OrderRow
          key={order.number}
          order={order}
          withdrawal={withdrawal}
          href={orderLink(`${orderBase}${encodeURIComponent(order.number)}/`, order.access)}
        />
      ))}
    </ul>
  )
}

interface OrderRowProps {
  order: CustomerOrder
  href: string
  withdrawal: WithdrawalLabel
}

function OrderRow({ order, href, withdrawal }: OrderRowProps) {
  const intl = useIntl()
  const { language, locale } = useMarket()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: shopTimeZone() }).format(
    new Date(order.created),
  )
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-4 hover:bg-surface">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-sm">
          <time dateTime={order.created} className="text-ink-muted">
            {date}
          </time>
          <span className="font-semibold">{intl.formatMessage({ id: statusId(order) })}</span>
        </p>
        <h3 className="text-base leading-tight">
          <a href={href} className="after:absolute after:inset-0">
            {order.number}
          </a>
        </h3>
        <p className="truncate text-ink-muted">{order.names.join(', ')}</p>
        <p className="font-semibold">
          {formatPrice(order.total, isCurrency(order.currency) ? order.currency : BASE_CURRENCY, language)}
        </p>
        {isPaid(order.status) && <OrderRowLinks order={order} withdrawal={withdrawal} />}
      </div>
      <div className="flex items-center gap-2">
        {order.images.slice(0, 2).map((image) => (
          <Picture
            key={image}
            path={image}
            alt=""
            width={96}
            height={96}
            sizes="56px"
            className="aspect-square w-14 rounded-control object-cover max-sm:nth-2:hidden"
          />
        ))}
        <Icon name="chevron-right" size={20} className="text-ink-subtle" />
      </div>
    </li>
  )
}

/** What can be done with a paid order without opening it. */
function OrderRowLinks({ order, withdrawal }: Omit<OrderRowProps, 'href'>) {
  const intl = useIntl()
  const [reordered, setReordered] = useState<ReorderResult | null>(null)
  const [busy, setBusy] = useState(false)
  const repeat = async () => {
    if (busy) return
    setBusy(true)
    const { reorder } = await import('@/stores/reorder')
    setReordered(await reorder({ number: order.number, access: order.access }))
    setBusy(false)
  }
  return (
    <>
      <p className="relative z-1 flex flex-wrap items-center gap-x-5 gap-y-1">
        <a href={withdrawalLink(withdrawal.href, order)} className="link inline-flex min-h-9 items-center">
          {withdrawal.label}
        </a>
        <button type="button" className="link min-h-9" aria-disabled={busy} onClick={() => void repeat()}>
          {intl.formatMessage({ id: 'order.reorder' })}
          <span className="sr-only"> {order.number}</span>
        </button>
      </p>
      {reordered && (
        <div className="relative z-1 mt-3">
          <ReorderNote result={reordered} />
        </div>
      )}
    </>
  )
}
