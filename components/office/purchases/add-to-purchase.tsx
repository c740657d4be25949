'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { LowStockList, OfficePurchase } from '@/lib/contract/schemas/office-purchases'
import { officeGet, officePost, type OfficeResult } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { SupplierInput } from '../supplier-input'

type Row = LowStockList['rows'][number]

/** As many as were sold in 30 days, less what is there or coming; at least one above the level. */
const suggested = ({ available, coming, sold, level }: Row) =>
  Math.max(Math.max(sold, level + 1) - available - coming, 1)

const wanted = (row: Row) => ({ quantity: suggested(row), expectedOn: null })

/** A new order with a row for each variant. */
function makeWith(data: FormData, rows: readonly Row[]): Promise<OfficeResult<{ id: string }>> {
  const values = { supplier: String(data.get('supplier') ?? ''), storeId: Number(data.get('store')) }
  const lines = rows.map((row) => ({ variant: row.variant, ...wanted(row) }))
  return officePost<{ id: string }>('/api/office/purchases/', { values, lines })
}

/** Rows for variants that the order does not have yet. */
async function addRows(id: string, rows: readonly Row[]): Promise<OfficeResult<{ id: string | number }>> {
  const path = `/api/office/purchases/${id}/` as const
  const known = await officeGet<OfficePurchase>(path)
  if (!known.ok) return known
  const old = new Set(known.value.lines.map(({ variant }) => variant))
  const changes = rows
    .filter(({ variant }) => !old.has(variant))
    .map((row) => ({ variant: row.variant, from: null, to: wanted(row) }))
  return changes.length === 0 ? known : officePost<OfficePurchase>(path, { changes })
}

/** The bar's id: each ticked row leads to it. */
export const ORDER_BAR = 'order-bar'

interface AddToPurchaseProps {
  found: LowStockList
  /** What is ticked. */
  rows: readonly Row[]
  onAll: () => void
}

/**
 * Puts the chosen variants into a draft, and goes there. It is always in view: before anything is ticked it says what to do, and no more,
 * because on a phone its fields would lie over the list.
 */
export function AddToPurchase({ found, rows, onAll }: AddToPurchaseProps) {
  const intl = useIntl()
  const router = useRouter()
  const [purchase, setPurchase] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const result = await (purchase === '' ? makeWith(data, rows) : addRows(purchase, rows))
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    if (result.ok) router.push(recordPath('purchases', purchase || String(result.value.id)))
  }
  return (
    <form
      id={ORDER_BAR}
      tabIndex={-1}
      onSubmit={(event) => void add(event)}
      className={cx(
        'sticky bottom-0 z-10 grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-3 shadow-overlay sm:flex sm:flex-wrap sm:p-4',
        rows.length === 0 ? 'items-center' : 'items-end',
      )}
    >
      <Chosen count={rows.length} onAll={onAll} />
      {/* Kept while nothing is ticked, so that a supplier who was typed stays. */}
      <div hidden={rows.length === 0} className="contents">
        <Target found={found} purchase={purchase} onPurchase={setPurchase} />
      </div>
      <Button
        type="submit"
        className="col-span-2"
        busy={isBusy}
        disabled={rows.length === 0}
        aria-describedby={rows.length === 0 ? REASON : undefined}
      >
        {word('low_add')}
      </Button>
      <p role="alert" className="col-span-2 w-full text-sale empty:hidden">
        {fault}
      </p>
    </form>
  )
}

const REASON = 'order-bar-reason'

/** How many are ticked, or why nothing can be ordered yet. */
function Chosen({ count, onAll }: { count: number; onAll: () => void }) {
  const intl = useIntl()
  if (count > 0)
    return (
      <p className="col-span-2 flex items-center font-semibold sm:min-h-11">
        {intl.formatMessage({ id: 'office.bulk_count' }, { count })}
      </p>
    )
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-3">
      <p id={REASON}>{intl.formatMessage({ id: 'office.low_tick_first' })}</p>
      <Button size="sm" variant="secondary" onClick={onAll}>
        {intl.formatMessage({ id: 'office.low_all' })}
      </Button>
    </div>
  )
}

interface TargetProps {
  found: LowStockList
  purchase: string
  onPurchase: (purchase: string) => void
}

/** Which order, and of a new one from whom and to which store. */
function Target({ found: { drafts, stores }, purchase, onPurchase }: TargetProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <>
      <label className={FIELD}>
        <span className="text-ink-muted text-xs">{word('field_purchaseId')}</span>
        <select
          name="purchase"
          className={controlStyle}
          value={purchase}
          onChange={(event) => onPurchase(event.target.value)}
        >
          <option value="">{word('low_new_purchase')}</option>
          {drafts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {purchase === '' ? <NewPurchase stores={stores} /> : null}
    </>
  )
}

/** A grid would make a field as wide as its longest word. */
const FIELD = 'flex min-w-0 flex-col gap-1'

function NewPurchase({ stores }: Pick<LowStockList, 'stores'>) {
  const intl = useIntl()
  return (
    <>
      <label className={FIELD}>
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.field_supplier' })}</span>
        <SupplierInput name="supplier" required maxLength={200} className={controlStyle} />
      </label>
      <label className={FIELD}>
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.store' })}</span>
        <select name="store" className={controlStyle}>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
