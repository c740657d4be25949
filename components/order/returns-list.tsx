'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { isOpenReturn } from '@/lib/order/return-machine'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

interface ReturnsListProps {
  order: Order
  reference: OrderReference
  onChange: (order: Order) => void
}

/** The returns of an order with their states; one whose goods have not left can be taken back. */
export function ReturnsList({ order, reference, onChange }: ReturnsListProps) {
  const intl = useIntl()
  const { locale } = useMarket()
  const money = useMoney(order.currency)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (order.returns.length === 0) return null
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const takeBack = async (number: string) => {
    setBusy(number)
    const result = await lazyApi.call('cancelReturn', {
      body: { number: reference.number, access: reference.access, return_number: number },
    })
    setBusy(null)
    setFailure(result.ok ? null : refusalMessageId(result.error))
    if (result.ok) onChange(result.data)
  }
  return (
    <section aria-labelledby="order-returns">
      <h2 id="order-returns" className="mb-4 text-2xl">
        {text('order.returns')}
      </h2>
      {failure && <ErrorState title={text(failure)} className="mb-4" />}
      <ul className="flex flex-col gap-4">
        {order.returns.map((known) => (
          <li key={known.number} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg">{text('order.return_known', { number: known.number })}</h3>
              <p className="text-sm font-semibold">{text(`order.return_is_${known.status}`)}</p>
            </div>
            <ul className="text-ink-muted">
              {known.lines.map(({ line, quantity, reason, exchange }) => (
                <li key={line}>
                  {[
                    `${quantity} × ${order.lines.find((one) => one.line === line)?.name ?? ''}`,
                    text(`order.reason_${reason}`),
                    exchange && `→ ${exchange}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ul>
            {known.kind === 'refund' ? (
              <p>
                {text(known.fee > 0 ? 'order.return_amount_fee' : 'order.return_amount', {
                  amount: money(known.refund),
                  fee: money(known.fee),
                })}
              </p>
            ) : isOpenReturn(known.status) && known.reserved_until ? (
              <p>
                {text('order.return_kept', {
                  day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(known.reserved_until)),
                })}
              </p>
            ) : null}
            {isOpenReturn(known.status) && (
              <>
                <p className="text-sm text-ink-muted">
                  {text(known.method === 'parcel' ? 'order.return_do_parcel' : 'order.return_do_store', {
                    number: known.number,
                  })}
                </p>
                <Button
                  variant="quiet"
                  size="sm"
                  className="self-start"
                  busy={busy === known.number}
                  onClick={() => takeBack(known.number)}
                >
                  {text('order.return_take_back')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
