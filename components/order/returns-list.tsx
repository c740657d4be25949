'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMoney } from '@/lib/intl/use-money'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { isOpenReturn } from '@/lib/order/return-machine'
import { returnInstructionId } from '@/lib/order/returns'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { ReturnAdjustment } from './return-adjustment'
import { useLongDate } from './use-long-date'

interface ReturnsListProps {
  order: Order
  reference: OrderReference
  onChange: (order: Order) => void
}

type Return = Order['returns'][number]

/** The returns of an order with their states. A return can be cancelled until its products are sent. */
export function ReturnsList({ order, reference, onChange }: ReturnsListProps) {
  const intl = useIntl()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (order.returns.length === 0) return null
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
        {intl.formatMessage({ id: 'order.returns' })}
      </h2>
      {failure && <ErrorState title={intl.formatMessage({ id: failure })} className="mb-4" />}
      <ul className="flex flex-col gap-4">
        {order.returns.map((known) => (
          <li key={known.number} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
            <ReturnDetails known={known} order={order} />
            {isOpenReturn(known.status) && (
              <OpenReturn known={known} busy={busy === known.number} onTakeBack={() => takeBack(known.number)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Number, state, products and result of a return. */
function ReturnDetails({ known, order }: { known: Return; order: Order }) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{text('order.return_known', { number: known.number })}</h3>
        <p className="text-sm font-semibold">{text(`order.return_is_${known.status}`)}</p>
      </div>
      <ul className="text-ink-muted">
        {known.lines.map(({ line, quantity, reason, confirmed_reason: confirmed, exchange }) => (
          <li key={line}>
            {[
              `${quantity} × ${order.lines.find((one) => one.line === line)?.name ?? ''}`,
              text(`order.reason_${confirmed ?? reason}`),
              exchange && `→ ${exchange}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
      {known.note !== '' && <p>{text('order.return_decided', { note: known.note })}</p>}
      <ReturnResult known={known} currency={order.currency} />
    </>
  )
}

/** The amount of a refund; for an exchange the date until which the other variant is reserved. */
function ReturnResult({ known, currency }: { known: Return; currency: string }) {
  const intl = useIntl()
  const money = useMoney(currency)
  const longDate = useLongDate()
  if (known.kind === 'refund') {
    return (
      <>
        <p>
          {intl.formatMessage(
            { id: known.fee > 0 ? 'order.return_amount_fee' : 'order.return_amount' },
            { amount: money(known.refund), fee: money(known.fee) },
          )}
        </p>
        <ReturnAdjustment known={known} money={money} />
      </>
    )
  }
  if (!isOpenReturn(known.status) || !known.reserved_until) return null
  return <p>{intl.formatMessage({ id: 'order.return_kept' }, { day: longDate(known.reserved_until) })}</p>
}

/** What to do with the products, and the button that cancels the return. */
function OpenReturn({ known, busy, onTakeBack }: { known: Return; busy: boolean; onTakeBack: () => void }) {
  const intl = useIntl()
  return (
    <>
      <p className="text-sm text-ink-muted">
        {intl.formatMessage({ id: returnInstructionId(known) }, { number: known.number })}
      </p>
      <Button variant="quiet" size="sm" className="self-start" busy={busy} onClick={onTakeBack}>
        {intl.formatMessage({ id: 'order.return_take_back' })}
      </Button>
    </>
  )
}
