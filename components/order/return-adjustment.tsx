'use client'

import { useIntl } from 'react-intl'

import { adjustmentIds } from '@/lib/order/returns'

interface ReturnAdjustmentProps {
  known: Parameters<typeof adjustmentIds>[0]
  money: (minor: number) => string
}

/** What was added to or deducted from the price of returned products, and why; nothing without an adjustment. */
export function ReturnAdjustment({ known, money }: ReturnAdjustmentProps) {
  const intl = useIntl()
  if (known.adjustment === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
      <span>
        {adjustmentIds(known)
          .map((id) => intl.formatMessage({ id }))
          .join('. ')}
      </span>
      <span className="whitespace-nowrap">{money(known.adjustment)}</span>
    </p>
  )
}
