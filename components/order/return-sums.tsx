'use client'

import { useIntl } from 'react-intl'

import type { Order } from '@/lib/contract/schemas/checkout'
import { useMoney } from '@/lib/intl/use-money'
import type { ReturnChoice } from '@/lib/order/return-choice'
import { shareOf, takesFee } from '@/lib/order/returns'

/** The refund and its deductions; nothing for an exchange. */
export function ReturnSums({ order, choice, fee: fullFee }: { order: Order; choice: ReturnChoice; fee: number }) {
  const intl = useIntl()
  const money = useMoney(order.currency)
  const chosen = order.lines.flatMap((line) => {
    const found = choice.lines[line.line]
    return found ? [{ line, found }] : []
  })
  if (chosen.length === 0 || choice.kind === 'exchange') return null
  const worth = chosen.reduce((all, { line, found }) => {
    const returned = line.quantity - line.returnable
    return (
      all +
      shareOf(
        {
          gross: line.gross,
          units: line.quantity,
          returned,
          given: Math.round((line.gross * returned) / line.quantity),
        },
        found.quantity,
      )
    )
  }, 0)
  const fee = takesFee(
    choice.kind,
    choice.method,
    chosen.map(({ found }) => found.reason),
  )
    ? Math.min(worth, fullFee)
    : 0
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {fee > 0 && (
        <div className="flex justify-between gap-4 text-ink-muted">
          <dt>{intl.formatMessage({ id: 'order.return_fee' })}</dt>
          <dd>{money(-fee)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 text-base font-semibold">
        <dt>{intl.formatMessage({ id: 'order.return_sum' })}</dt>
        <dd>{money(worth - fee)}</dd>
      </div>
    </dl>
  )
}
