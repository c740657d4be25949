'use client'

import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { formatPercent } from '@/lib/market/format'
import { isPaidEvent, isRefundDueEvent } from '@/lib/order/events'
import { orderLink } from '@/lib/order/order-link'

import { addressLines } from './address-lines'
import { useArrival } from './arrival'
import { OrderShell } from './order-shell'
import { useLongDate } from './use-long-date'
import { useNameOf } from './use-name-of'
import { accessOf, useOrder } from './use-order'

/** The shop's data from the configuration. */
interface Seller {
  readonly name: string
  readonly address: string | null
  readonly businessId: string | null
  readonly vatNumber: string | null
  readonly email: string
  readonly phone: string | null
}

/** The receipt of the order in the address, to read, print or save; `orderBase` is the address of an order's page, up to its number. */
export function Receipt({ seller, orderBase }: { seller: Seller; orderBase: string }) {
  const intl = useIntl()
  const find = useCallback(() => {
    const number = new URLSearchParams(window.location.search).get('number')
    const access = number === null ? null : accessOf(number)
    return number === null || access === null ? null : { number, access }
  }, [])
  const { state, retry } = useOrder(find)
  return (
    <OrderShell state={state} title={intl.formatMessage({ id: 'order.receipt' })} onRetry={retry}>
      {({ order, reference }) => (
        <>
          {/* A full page load, so that the order's page reads the secret from its address. */}
          <a
            href={orderLink(`${orderBase}${encodeURIComponent(order.number)}/`, reference.access)}
            className="link mb-4 inline-flex min-h-11 items-center print:hidden"
          >
            {intl.formatMessage({ id: 'order.receipt_back' })}
          </a>
          <Sheet order={order} seller={seller} />
        </>
      )}
    </OrderShell>
  )
}

function Sheet({ order, seller }: { order: Order; seller: Seller }) {
  return (
    <article className="mx-auto flex max-w-[52rem] flex-col gap-8 rounded-card border border-line bg-surface p-6 md:p-10 print:max-w-none print:border-0 print:p-0">
      <Heading order={order} />
      <Parties order={order} seller={seller} />
      <ProductTable order={order} />
      <Totals order={order} />
      <VatTable order={order} />
    </article>
  )
}

/** Numbers, dates and payment of the order: label and value of each. */
function useLabelledValues(order: Order): readonly (readonly [string, string])[] {
  const intl = useIntl()
  const longDate = useLongDate()
  const nameOf = useNameOf()
  const arrival = useArrival(order)
  const text = (id: string) => intl.formatMessage({ id })
  const paid = order.events.find(isPaidEvent)
  return [
    [text('order.number'), order.number],
    [text('order.receipt_ordered'), longDate(order.created)],
    ...(paid ? [[text('order.receipt_paid'), longDate(paid.at)] as const] : []),
    [text('order.payment_method'), nameOf(`order.payment_${order.payment_method}`, order.payment_method)],
    ...(order.invoice_due ? [[text('order.receipt_due'), longDate(order.invoice_due)] as const] : []),
    ...(order.reference ? [[text('order.receipt_reference'), order.reference] as const] : []),
    ...(arrival ? arrival.texts.map((when) => [text(arrival.id), when] as const) : []),
  ]
}

/** The title, the order's data, and the print button. */
function Heading({ order }: { order: Order }) {
  const intl = useIntl()
  const values = useLabelledValues(order)
  return (
    <header className="flex flex-wrap items-start justify-between gap-6">
      <div>
        <h1 className="text-3xl">{intl.formatMessage({ id: 'order.receipt' })}</h1>
        <dl className="mt-3 text-sm">
          {values.map(([label, value]) => (
            <div key={`${label} ${value}`} className="flex gap-2">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button icon="download" className="print:hidden" onClick={() => window.print()}>
        {intl.formatMessage({ id: 'order.receipt_print' })}
      </Button>
    </header>
  )
}

/** Seller and buyer with their addresses. */
function Parties({ order, seller }: { order: Order; seller: Seller }) {
  const intl = useIntl()
  const { language } = useMarket()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <div className="grid gap-6 text-sm sm:grid-cols-2">
      <Address title={text('order.receipt_seller')}>
        {[
          seller.name,
          seller.address,
          seller.businessId && text('order.receipt_business_id', { id: seller.businessId }),
          seller.vatNumber && text('order.receipt_vat_number', { id: seller.vatNumber }),
          seller.email,
          seller.phone,
        ]}
      </Address>
      <Address title={text('order.receipt_buyer')}>
        {[order.company, order.name, ...addressLines(order, language), order.vat_number]}
      </Address>
    </div>
  )
}

/** One row for each line of the order. */
function ProductTable({ order }: { order: Order }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums sm:min-w-[30rem]">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 pr-2 sm:pr-4">
              {text('order.receipt_product')}
            </th>
            <th scope="col" className="py-2 pr-2 text-right sm:pr-4">
              {text('order.receipt_count')}
            </th>
            <th scope="col" className="py-2 pr-2 text-right sm:pr-4">
              {text('order.receipt_unit')}
            </th>
            <th scope="col" className="hidden py-2 pr-4 text-right sm:table-cell">
              {text('order.receipt_rate')}
            </th>
            <th scope="col" className="py-2 text-right">
              {text('order.receipt_total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <ProductRow key={line.line} line={line} currency={order.currency} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductRow({ line, currency }: { line: Order['lines'][number]; currency: string }) {
  const intl = useIntl()
  const { language } = useMarket()
  const money = useMoney(currency)
  const rate = formatPercent(line.tax_rate, language)
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-2 sm:pr-4">
        {[line.name, line.colour, line.size].filter(Boolean).join(', ')}
        {/* A phone has no room for a column of rates. */}
        <span className="block text-ink-muted sm:hidden">
          {intl.formatMessage({ id: 'order.receipt_rate' })} {rate}
        </span>
        {line.discount > 0 && (
          <span className="block text-ink-muted">
            {intl.formatMessage({ id: 'order.receipt_discount' }, { amount: money(-line.discount) })}
          </span>
        )}
      </td>
      <td className="py-2 pr-2 text-right sm:pr-4">{line.quantity}</td>
      <td className="py-2 pr-2 text-right whitespace-nowrap sm:pr-4">{money(line.unit_price)}</td>
      <td className="hidden py-2 pr-4 text-right whitespace-nowrap sm:table-cell">{rate}</td>
      <td className="py-2 text-right whitespace-nowrap">{money(line.gross)}</td>
    </tr>
  )
}

/** The parts of the total, and the refunded amount. */
function Totals({ order }: { order: Order }) {
  const intl = useIntl()
  const money = useMoney(order.currency)
  const text = (id: string) => intl.formatMessage({ id })
  const refunded = order.events.filter(isRefundDueEvent).reduce((all, { amount = 0 }) => all + amount, 0)
  return (
    <dl className="ml-auto flex w-full max-w-[20rem] flex-col gap-1 text-sm tabular-nums">
      <Sum label={text('checkout.goods')} value={money(order.lines_total)} />
      {order.discount_total > 0 && <Sum label={text('order.discount')} value={money(-order.discount_total)} />}
      <Sum label={text('checkout.delivery')} value={money(order.delivery_cost, 'delivery')} />
      {order.gift_card_total > 0 && <Sum label={text('order.gift_cards')} value={money(-order.gift_card_total)} />}
      <Sum label={text('checkout.total')} value={money(order.total)} isTotal />
      {refunded > 0 && <Sum label={text('order.receipt_refunded')} value={money(-refunded)} />}
    </dl>
  )
}

/** Net amount, VAT and gross amount of each rate. */
function VatTable({ order }: { order: Order }) {
  const intl = useIntl()
  const { language } = useMarket()
  const money = useMoney(order.currency)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <section aria-labelledby="receipt-vat">
      <h2 id="receipt-vat" className="mb-2 text-lg">
        {text('order.receipt_vat')}
      </h2>
      <table className="w-full max-w-[32rem] text-sm tabular-nums">
        <thead>
          <tr className="border-b border-ink">
            {['order.receipt_rate', 'order.receipt_net', 'order.receipt_vat_amount', 'order.receipt_gross'].map(
              (id, index) => (
                <th key={id} scope="col" className={index === 0 ? 'py-2 text-left' : 'py-2 text-right'}>
                  {text(id)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {order.taxes.map(({ rate, net, amount, gross }) => (
            <tr key={rate} className="border-b border-line text-right">
              <td className="py-2 text-left">{formatPercent(rate, language)}</td>
              <td className="py-2">{money(net)}</td>
              <td className="py-2">{money(amount)}</td>
              <td className="py-2">{money(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-muted">{text('order.receipt_vat_note')}</p>
    </section>
  )
}

function Address({ title, children }: { title: string; children: readonly (string | null)[] }) {
  return (
    <div>
      <h2 className="mb-1 text-sm font-semibold text-ink-muted">{title}</h2>
      <p>
        {children.filter(Boolean).map((line) => (
          <span key={line} className="block [overflow-wrap:anywhere]">
            {line}
          </span>
        ))}
      </p>
    </div>
  )
}

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal ? 'flex justify-between gap-4 border-t border-ink pt-2 text-lg font-bold' : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}
