'use client'

import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import type { OfficePurchase } from '@/lib/contract/schemas/office-purchases'
import { PURCHASE } from '@/lib/order/purchase-machine'

import { useReportDraft } from '../other-drafts'
import { useLeaveGuard } from '../use-leave-guard'
import { PurchaseRowsInput } from './purchase-rows-input'
import { PurchaseSearch } from './purchase-search'
import { PurchaseTable } from './purchase-table'
import { usePurchase } from './use-purchase'

const NEW: OfficePurchase = {
  id: 0,
  status: PURCHASE.initial,
  lines: [],
  may: { change: true, order: false, cancel: false, close: false, receive: false },
}

/** The rows of a purchase order that is being made: they are saved with its supplier and its store, in one call. */
export function NewPurchaseRows() {
  const intl = useIntl()
  const state = usePurchase(NEW)
  const isUnsaved = state.changes.length > 0
  useLeaveGuard(isUnsaved)
  useReportDraft('office.purchase_rows', isUnsaved, {
    save: () => Promise.resolve(true),
    drop: state.drop,
    withNew: state.withNew,
  })
  return (
    <section
      aria-labelledby="purchase"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <h2 id="purchase" className="font-semibold text-lg">
        {intl.formatMessage({ id: 'office.purchase_rows' })}
      </h2>
      <PurchaseTable rows={state.rows} mayChange state={state} />
      <PurchaseSearch state={state} />
      <PurchaseRowsInput state={state} />
      <p role="status" className={cx('empty:hidden', state.said?.isFault && 'text-sale')}>
        {state.said?.text}
      </p>
    </section>
  )
}
