'use client'

import { useIntl } from 'react-intl'

import type { ReturnQuote } from '@/lib/contract/schemas/order'
import { useMoney } from '@/lib/intl/use-money'
import { adjustmentIds } from '@/lib/order/returns'

interface ReturnSumsProps {
  /** Null while it loads. */
  quote: ReturnQuote | null
  currency: string
}

/** The refund of a return: what was paid, what is deducted and why. */
export function ReturnSums({ quote, currency }: ReturnSumsProps) {
  const intl = useIntl()
  const money = useMoney(currency)
  const word = (id: string) => intl.formatMessage({ id })
  const hasParts = quote !== null && (quote.fee > 0 || quote.adjustment !== 0)
  return (
    <dl className="flex flex-col gap-1 text-sm" aria-live="polite" aria-busy={quote === null}>
      {hasParts && <Part name={word('order.return_worth')} sum={money(quote.worth)} />}
      {hasParts && quote.adjustment !== 0 && (
        <Part name={adjustmentIds(quote).map(word).join('. ')} sum={money(quote.adjustment)} />
      )}
      {hasParts && quote.fee > 0 && <Part name={word('order.return_fee')} sum={money(-quote.fee)} />}
      <div className="flex justify-between gap-4 text-base font-semibold">
        <dt>{word('order.return_sum')}</dt>
        <dd>{quote && money(quote.refund)}</dd>
      </div>
    </dl>
  )
}

function Part({ name, sum }: { name: string; sum: string }) {
  return (
    <div className="flex justify-between gap-4 text-ink-muted">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{sum}</dd>
    </div>
  )
}
