'use client'

import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { formatPercent } from '@/lib/market/format'
import { shopTimeZone } from '@/lib/market/shop-time'
import { isSentEvent } from '@/lib/order/events'
import type { StoreNames } from '@/lib/pages/order-setup'

import { OrderData } from './order-data'

/** An order: rows, totals with VAT, delivery, payment, and its history. */
export function OrderDetails({
  order,
  storeNames,
  withEvents = false,
}: {
  order: Order
  storeNames: StoreNames
  withEvents?: boolean
}) {
  const intl = useIntl()
  const { language } = useMarket()
  const money = useMoney(order.currency)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <section aria-labelledby="order-lines" className="min-w-0">
        <h2 id="order-lines" className="mb-4 text-2xl">
          {intl.formatMessage({ id: 'order.lines' })}
        </h2>
        <ul>
          {order.lines.map((line, index) => (
            <OrderLine key={index} line={line} money={money} />
          ))}
        </ul>
        <dl className="mt-2 flex flex-col gap-2 border-t border-ink pt-4">
          <Sum label={intl.formatMessage({ id: 'checkout.goods' })}>{money(order.lines_total)}</Sum>
          {order.discount_total > 0 && (
            <Sum label={intl.formatMessage({ id: 'order.discount' })}>{money(-order.discount_total)}</Sum>
          )}
          <Sum label={intl.formatMessage({ id: 'checkout.delivery' })}>
            {order.delivery_cost === 0
              ? intl.formatMessage({ id: 'checkout.free' })
              : money(order.delivery_cost, 'delivery')}
          </Sum>
          {order.gift_card_total > 0 && (
            <Sum label={intl.formatMessage({ id: 'order.gift_cards' })}>{money(-order.gift_card_total)}</Sum>
          )}
          <Sum label={intl.formatMessage({ id: 'checkout.total' })} isTotal>
            {money(order.total)}
          </Sum>
          {order.taxes
            .filter(({ amount }) => amount > 0)
            .map(({ rate, amount }) => (
              <Sum
                key={rate}
                isMuted
                label={intl.formatMessage({ id: 'checkout.vat' }, { percent: formatPercent(rate, language) })}
              >
                {money(amount)}
              </Sum>
            ))}
        </dl>
      </section>
      <div className="flex flex-col gap-8">
        <OrderData order={order} storeNames={storeNames} />
        {withEvents && <Timeline order={order} />}
      </div>
    </div>
  )
}

function Sum({
  label,
  children,
  isTotal,
  isMuted,
}: {
  label: ReactNode
  children: ReactNode
  isTotal?: boolean
  isMuted?: boolean
}) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        isMuted && 'text-sm text-ink-muted',
        isTotal && 'mt-2 border-t border-line pt-3 font-bold',
      )}
    >
      <dt>{label}</dt>
      <dd className={cx('whitespace-nowrap', isTotal && 'text-2xl')}>{children}</dd>
    </div>
  )
}

function OrderLine({ line, money }: { line: Order['lines'][number]; money: (minor: number) => string }) {
  const intl = useIntl()
  const facts = [line.colour, line.size && intl.formatMessage({ id: 'order.size' }, { size: line.size })]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="flex gap-4 border-t border-line py-4">
      {line.image ? (
        <Picture
          path={line.image}
          alt=""
          width={96}
          height={96}
          sizes="72px"
          className="aspect-square w-18 shrink-0 self-start rounded-control object-cover"
        />
      ) : (
        <span className="flex size-18 shrink-0 items-center justify-center rounded-control bg-surface-2 text-ink-subtle">
          <Icon name="box" size={24} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="leading-tight">
          {line.path ? (
            <Link path={line.path} className="inline-block py-0.5 hover:underline">
              <ProductName name={line.name} />
            </Link>
          ) : (
            <ProductName name={line.name} />
          )}
        </h3>
        {facts && <p className="text-sm text-ink-muted">{facts}</p>}
        <p className="text-sm text-ink-muted">
          {intl.formatMessage({ id: 'order.pieces' }, { count: line.quantity, price: money(line.unit_price) })}
        </p>
      </div>
      <p className="text-right font-semibold whitespace-nowrap">
        {money(line.gross)}
        {line.discount > 0 && (
          <s className="block text-sm font-normal text-ink-muted">{money(line.gross + line.discount)}</s>
        )}
      </p>
    </li>
  )
}

/** The events of the order, newest last. */
function Timeline({ order }: { order: Order }) {
  const intl = useIntl()
  const { locale } = useMarket()
  const time = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() }),
    [locale],
  )
  const money = useMoney(order.currency)
  const events = order.events.filter(({ kind }) => Object.hasOwn(intl.messages, `order.event_${kind}`))
  if (events.length === 0) return null
  return (
    <section aria-labelledby="order-events">
      <h2 id="order-events" className="mb-4 text-2xl">
        {intl.formatMessage({ id: 'order.events' })}
      </h2>
      <ol className="flex flex-col gap-3 border-l border-line-strong pl-5">
        {events.map(({ kind, at, tracking_code: code, tracking_url: url, amount }, index) => (
          <li key={`${kind}-${index}`} className="relative">
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-1.5 -left-6.5 size-2.5 rounded-chip',
                index === events.length - 1 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
            <p className="leading-tight font-semibold">
              {intl.formatMessage({
                id:
                  isSentEvent({ kind }) && order.delivery_kind === 'store'
                    ? 'order.event_sent_store'
                    : `order.event_${kind}`,
              })}
              {amount !== undefined && <span className="font-normal"> {money(amount)}</span>}
            </p>
            {(code || url) && (
              <p className="text-sm">
                {url ? (
                  <a href={url} rel="noreferrer" className="link">
                    {intl.formatMessage({ id: 'order.track' }, { code: code ?? '' })}
                  </a>
                ) : (
                  intl.formatMessage({ id: 'order.track' }, { code })
                )}
              </p>
            )}
            <time dateTime={at} className="text-sm text-ink-muted">
              {time.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
