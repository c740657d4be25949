'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { OfficePurchase } from '@/lib/contract/schemas/office-purchases'

import { useReportDraft } from '../other-drafts'
import { optionLabel } from '../show-value'
import { useLeaveGuard } from '../use-leave-guard'
import { PurchaseReceiving } from './purchase-receiving'
import { PurchaseRowsInput } from './purchase-rows-input'
import { PurchaseSearch } from './purchase-search'
import { PurchaseTable } from './purchase-table'
import { type PurchaseState, usePurchase } from './use-purchase'

/** The rows of a purchase order: written, ordered, and received by scanner or by hand. */
export function PurchaseDesk({ purchase }: { purchase: OfficePurchase }) {
  const intl = useIntl()
  const state = usePurchase(purchase)
  useLeaveGuard(state.changes.length > 0)
  // One button saves the rows with the supplier, the store and the note.
  useReportDraft('office.purchase_rows', state.changes.length > 0, { save: state.save, drop: state.drop })
  const [isReceiving, setReceiving] = useState(false)
  return (
    <section
      aria-labelledby="purchase"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="purchase" className="font-semibold text-lg">
          {intl.formatMessage({ id: 'office.purchase_rows' })}
        </h2>
        <p className="rounded-control bg-surface-2 px-3 py-1">{optionLabel(intl, purchase.status)}</p>
        <a
          href={`/api/office/purchases/${purchase.id}/csv/`}
          download
          className={buttonStyle('secondary', 'sm', false, 'ml-auto')}
        >
          <Icon name="download" size={18} />
          {intl.formatMessage({ id: 'office.download' })}
        </a>
      </div>
      {isReceiving ? (
        <PurchaseReceiving state={state} onEnd={() => setReceiving(false)} />
      ) : (
        <>
          <PurchaseTable rows={state.rows} mayChange={purchase.may.change} state={state} />
          {purchase.may.change ? (
            <>
              <PurchaseSearch state={state} />
              <PurchaseRowsInput state={state} />
            </>
          ) : null}
          <PurchaseActions
            purchase={purchase}
            state={state}
            onReceive={() => {
              state.hush()
              setReceiving(true)
            }}
          />
        </>
      )}
      {isReceiving ? null : (
        <p role="status" className={cx('empty:hidden', state.said?.isFault && 'text-sale')}>
          {state.said?.text}
        </p>
      )}
    </section>
  )
}

interface ActionsProps {
  purchase: OfficePurchase
  state: PurchaseState
  onReceive: () => void
}

/** What has not been saved comes first: an order is made of what is saved. */
function PurchaseActions({ purchase: { may }, state, onReceive }: ActionsProps) {
  const intl = useIntl()
  const [sure, setSure] = useState<'cancel' | 'close' | null>(null)
  const count = state.changes.length
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const end = (to: 'cancel' | 'close') => (
    <Button
      variant={sure === to ? 'danger' : 'quiet'}
      busy={state.isBusy}
      onClick={() => (sure === to ? void state.move(to) : setSure(to))}
    >
      {word(sure === to ? `purchase_${to}_sure` : `purchase_${to}`)}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      {may.order && count === 0 ? (
        <Button busy={state.isBusy} onClick={() => void state.move('order')}>
          {word('purchase_order')}
        </Button>
      ) : null}
      {may.receive && count === 0 ? (
        <Button variant="secondary" onClick={onReceive}>
          {word('purchase_receive')}
        </Button>
      ) : null}
      {may.close && count === 0 ? end('close') : null}
      {may.cancel && count === 0 ? end('cancel') : null}
    </div>
  )
}
