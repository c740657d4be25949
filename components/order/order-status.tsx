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
import { isInTransit, isNewlyPaid } from '@/lib/order/order-states'

import { ArrivalLine } from './arrival'

interface OrderStatusProps {
  order: Order
  isWaiting: boolean
  onRetry: () => void
  paymentOrigins: readonly string[]
  /** The shop asks to check the address (order/payment_address). */
  asksAddress?: boolean
}

/** The words of an order's state; what is fetched from a store has its own, and so has what nobody packs. */
export function statusId({ status, delivery_method: method }: Pick<Order, 'status' | 'delivery_method'>): string {
  if (isNewlyPaid(status) && method === 'email') return 'order.status_paid_email'
  return `order.status_${status}${isInTransit(status) && method === 'store' ? '_store' : ''}`
}

/** What comes after the order: the mail, how it reaches the shopper, and, where it may, how it comes back. */
function nextSteps({ delivery_method: method, return_until: until }: Order): readonly string[] {
  if (method === 'email') return ['order.next_mail', 'order.next_card']
  return [
    'order.next_mail',
    method === 'store' ? 'order.next_store' : 'order.next_parcel',
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

/** What the order has come to and what the shopper can do now: by its state, not by the address that led here. */
export function OrderStatus({ order, isWaiting, onRetry, paymentOrigins, asksAddress = false }: OrderStatusProps) {
  const intl = useIntl()
  const { routes, contactEmail, locale } = useMarket()
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const number = order.number
  const pay = order.payment_url && allowedAddress(order.payment_url, paymentOrigins)
  const keepShopping = (
    <ButtonLink href={routes.home} variant="secondary">
      {text('order.keep_shopping')}
    </ButtonLink>
  )
  const again = (
    <>
      <ButtonLink href={routes['checkout/payment']}>{text('order.again')}</ButtonLink>
      <ButtonLink href={routes.checkout} variant="secondary">
        {text('order.to_cart')}
      </ButtonLink>
    </>
  )
  // An invoice is not paid yet, and a gift never was to be.
  const thanks = () => {
    if (order.invoice_due)
      return text('order.thanks_invoice', { number, email: order.email, day: formatDay(order.invoice_due, locale) })
    return text(order.total === 0 && order.gift_card_total === 0 ? 'order.thanks_nothing' : 'order.thanks_text', {
      number,
      email: order.email,
    })
  }
  switch (order.status) {
    case 'pending_payment':
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
          <p role="status">{text(isWaiting ? 'order.waiting_text' : 'order.open_text', { number })}</p>
        </Head>
      )
    case 'cancelled':
      if (order.events.some(({ kind }) => kind === 'cancelled')) {
        return (
          <Head icon="info" tone="text-info" title={text('order.called_off_title')} actions={keepShopping}>
            <p>{text('order.called_off_text', { number })}</p>
            {order.events.some(({ kind }) => kind === 'refund_due') && <p>{text('order.called_off_refund')}</p>}
          </Head>
        )
      }
      return (
        <Head icon="info" tone="text-info" title={text('order.cancelled_title')} actions={again}>
          <p>{text('order.cancelled_text', { number })}</p>
        </Head>
      )
    case 'payment_failed':
    case 'expired':
      return (
        <Head
          icon="error"
          tone="text-sale"
          title={text(order.status === 'expired' ? 'order.expired_title' : 'order.failed_title')}
          actions={again}
        >
          <p>{text(order.status === 'expired' ? 'order.expired_text' : 'order.failed_text', { number })}</p>
        </Head>
      )
    case 'packed':
    case 'sent':
    case 'delivered':
      return (
        <Head
          icon={order.status === 'packed' ? 'box' : order.status === 'sent' ? 'truck' : 'check-circle'}
          tone="text-success"
          title={text(statusId(order))}
        >
          <p>{text('order.known_text', { number })}</p>
          <ArrivalLine order={order} />
          {order.return_until && order.status !== 'packed' && (
            <p>{text('order.return_until', { day: formatDay(order.return_until, locale) })}</p>
          )}
        </Head>
      )
    default:
      return (
        <div className="flex flex-col gap-8">
          <Head
            icon={asksAddress ? 'pin' : 'check-circle'}
            tone={asksAddress ? 'text-warning' : 'text-success'}
            title={text(asksAddress ? 'order.address_title' : 'order.thanks_title')}
          >
            <p>{thanks()}</p>
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
                  <li key={index} className="border-t-2 border-ink pt-3">
                    <span aria-hidden="true" className="block text-sm text-ink-subtle">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
            </ol>
          </section>
          <div className="flex flex-wrap gap-3">
            {keepShopping}
            <ButtonLink href={routes['view-order']} variant="quiet">
              {text('order.view_later')}
            </ButtonLink>
          </div>
        </div>
      )
  }
}
