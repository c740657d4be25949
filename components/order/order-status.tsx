'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon, type IconName } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { allowedAddress } from '@/lib/browser/redirect'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { isCancelledEvent, isRefundDueEvent } from '@/lib/order/events'
import { CANCELLED, endOf, hasLeftShop, isInTransit, isUnpacked, isUnpaid } from '@/lib/order/order-states'
import { statusId } from '@/lib/order/status-id'

import { useCart } from '@/stores/cart'
import { holdsOrder } from '@/stores/last-order'

import { ArrivalLine } from './arrival'

interface OrderStatusProps {
  order: Order
  isWaiting: boolean
  onRetry: () => void
  paymentOrigins: readonly string[]
  /** Asks the shopper to check the address (order/payment_address). */
  asksAddress?: boolean
}

/** The next steps after ordering: the mail, the delivery, and, if allowed, the return. */
function nextSteps({ delivery_kind: kind, return_until: until }: Order): readonly string[] {
  if (kind === 'email') return ['order.next_mail', 'order.next_card']
  return [
    'order.next_mail',
    kind === 'store' ? 'order.next_store' : 'order.next_parcel',
    ...(until === null ? [] : ['order.next_returns']),
  ]
}

function Head({
  icon,
  tone,
  title,
  children,
  actions,
}: {
  icon: IconName | null
  tone: string
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4">
      <span className={tone}>{icon === null ? <Spinner size={32} /> : <Icon name={icon} size={48} />}</span>
      <h1 className="text-4xl">{title}</h1>
      {children && <div className="flex max-w-text flex-col gap-2 text-lg text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}

const formatDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The state of an order and what the shopper can do. It depends on the order, not on the address of the page. */
export function OrderStatus(props: OrderStatusProps) {
  const { status } = props.order
  if (isUnpaid(status)) return <Unpaid {...props} />
  if (endOf(status) !== null) return <Ended order={props.order} />
  return isUnpacked(status) ? <Thanks {...props} /> : <Underway order={props.order} />
}

/** The payment is being processed or still to be made. */
function Unpaid({ order, isWaiting, onRetry, paymentOrigins }: OrderStatusProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id }, { number: order.number })
  const pay = order.payment_url && allowedAddress(order.payment_url, paymentOrigins)
  return (
    <Head
      icon={isWaiting ? null : 'clock'}
      tone="text-info"
      title={text(isWaiting ? 'order.waiting_title' : 'order.open_title')}
      actions={
        <>
          {pay && (
            <a href={pay} className={buttonStyle()}>
              {text('order.pay')}
            </a>
          )}
          {!isWaiting && (
            <Button variant="secondary" onClick={onRetry}>
              {text('order.look_again')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{text(isWaiting ? 'order.waiting_text' : 'order.open_text')}</p>
    </Head>
  )
}

/** Cancelled by the shopper or by staff, or the payment was cancelled, failed or never arrived. */
function Ended({ order }: { order: Order }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isHeld = useCart((cart) => holdsOrder(cart, order.number))
  const text = (id: string) => intl.formatMessage({ id }, { number: order.number })
  if (order.events.some(isCancelledEvent)) {
    return (
      <Head icon="info" tone="text-info" title={text('order.called_off_title')} actions={<KeepShopping />}>
        <p>{text('order.called_off_text')}</p>
        {order.events.some(isRefundDueEvent) && <p>{text('order.called_off_refund')}</p>}
      </Head>
    )
  }
  const end = endOf(order.status)
  const isOwnChoice = order.status === CANCELLED
  return (
    <Head
      icon={isOwnChoice ? 'info' : 'error'}
      tone={isOwnChoice ? 'text-info' : 'text-sale'}
      title={text(`order.${end}_title`)}
      actions={
        isHeld && (
          <>
            <ButtonLink href={routes['checkout/payment']}>{text('order.again')}</ButtonLink>
            <ButtonLink href={routes.checkout} variant="quiet">
              {text('order.to_cart')}
            </ButtonLink>
          </>
        )
      }
    >
      {/* Only the browser whose cart still has the order has kept it. */}
      <p>{text(isHeld ? `order.${end}_text` : 'order.ended_elsewhere')}</p>
    </Head>
  )
}

/** Packed, sent, or delivered. */
function Underway({ order }: { order: Order }) {
  const intl = useIntl()
  const { locale } = useMarket()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const isOut = hasLeftShop(order.status)
  return (
    <Head
      icon={!isOut ? 'box' : isInTransit(order.status) ? 'truck' : 'check-circle'}
      tone="text-success"
      title={text(statusId(order))}
    >
      <p>{text('order.known_text', { number: order.number })}</p>
      <ArrivalLine order={order} />
      {order.return_until && isOut && (
        <p>{text('order.return_until', { day: formatDay(order.return_until, locale) })}</p>
      )}
    </Head>
  )
}

/** The thank-you message of an order: an invoice is not paid yet, and a gift costs nothing. */
function thanksId({ invoice_due: isInvoiced, total, gift_card_total: cards }: Order): string {
  if (isInvoiced) return 'order.thanks_invoice'
  return total === 0 && cards === 0 ? 'order.thanks_nothing' : 'order.thanks_text'
}

/** Ordered and paid. */
function Thanks({ order, asksAddress = false }: OrderStatusProps) {
  const intl = useIntl()
  const { routes, contactEmail, locale } = useMarket()
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const { number, email, invoice_due: due } = order
  return (
    <div className="flex flex-col gap-8">
      <Head
        icon={asksAddress ? 'pin' : 'check-circle'}
        tone={asksAddress ? 'text-warning' : 'text-success'}
        title={text(asksAddress ? 'order.address_title' : 'order.thanks_title')}
      >
        <p>{text(thanksId(order), { number, email, ...(due && { day: formatDay(due, locale) }) })}</p>
        <ArrivalLine order={order} />
        {asksAddress && <p>{text('order.address_text', { email: contactEmail })}</p>}
      </Head>
      <section aria-labelledby="order-next">
        <h2 id="order-next" className="mb-3 text-2xl">
          {text('order.next_title')}
        </h2>
        <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {nextSteps(order)
            .map((id) => text(id, { days: RETURN_DAYS }))
            .map((step, index) => (
              <li key={index} className="flex gap-3 sm:flex-col">
                <span
                  aria-hidden="true"
                  className="inline-flex size-6 shrink-0 items-center justify-center rounded-chip border border-brand text-xs font-bold text-brand"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        <KeepShopping />
        <ButtonLink href={routes['view-order']} variant="quiet">
          {text('order.view_later')}
        </ButtonLink>
      </div>
    </div>
  )
}

function KeepShopping() {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <ButtonLink href={routes.home} variant="secondary">
      {intl.formatMessage({ id: 'order.keep_shopping' })}
    </ButtonLink>
  )
}
