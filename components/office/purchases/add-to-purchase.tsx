'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import type { LowStockList, OfficePurchase } from '@/lib/contract/schemas/office-purchases'
import { officeGet, officePost, type OfficeResult } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'

type Row = LowStockList['rows'][number]

/** As many as were sold in 30 days, less what is there or coming; at least one above the level. */
const suggested = ({ available, coming, sold, level }: Row) =>
  Math.max(Math.max(sold, level + 1) - available - coming, 1)

/** The order's number: one that was chosen, or a new one. */
async function purchaseFor(data: FormData): Promise<OfficeResult<{ id: string }>> {
  const chosen = String(data.get('purchase') ?? '')
  if (chosen !== '') return { ok: true, value: { id: chosen } }
  const values = { supplier: String(data.get('supplier') ?? ''), storeId: Number(data.get('store')) }
  return officePost<{ id: string }>('/api/office/records/purchases/', { values })
}

/** Rows for variants that the order does not have yet. */
async function addRows(id: string, rows: readonly Row[]): Promise<OfficeResult<unknown>> {
  const path = `/api/office/purchases/${id}/` as const
  const known = await officeGet<OfficePurchase>(path)
  if (!known.ok) return known
  const old = new Set(known.value.lines.map(({ variant }) => variant))
  const changes = rows
    .filter(({ variant }) => !old.has(variant))
    .map((row) => ({ variant: row.variant, from: null, to: { quantity: suggested(row), expectedOn: null } }))
  return changes.length === 0 ? known : officePost(path, { changes })
}

/** The bar's id: each ticked row leads to it. */
export const ORDER_BAR = 'order-bar'

/** Puts the chosen variants into a draft, and goes there. */
export function AddToPurchase({ found: { drafts, stores }, rows }: { found: LowStockList; rows: readonly Row[] }) {
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
    const made = await purchaseFor(data)
    // A second try goes into the order that the first one made.
    if (made.ok) setPurchase(made.value.id)
    const result = made.ok ? await addRows(made.value.id, rows) : made
    setBusy(false)
    if (made.ok && result.ok) router.push(recordPath('purchases', made.value.id))
    else if (!result.ok) setFault(faultText(intl, result.fault))
  }
  const isListed = drafts.some(({ id }) => String(id) === purchase)
  return (
    <form
      id={ORDER_BAR}
      tabIndex={-1}
      onSubmit={(event) => void add(event)}
      className="sticky bottom-0 z-10 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4 shadow-overlay"
    >
      <p className="flex min-h-11 items-center font-semibold">
        {intl.formatMessage({ id: 'office.bulk_count' }, { count: rows.length })}
      </p>
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('field_purchaseId')}</span>
        <select
          name="purchase"
          className={controlStyle}
          value={purchase}
          onChange={(event) => setPurchase(event.target.value)}
        >
          <option value="">{word('low_new_purchase')}</option>
          {drafts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {purchase === '' || isListed ? null : <option value={purchase}>{purchase}</option>}
        </select>
      </label>
      {purchase === '' ? <NewPurchase stores={stores} /> : null}
      <Button type="submit" busy={isBusy}>
        {word('low_add')}
      </Button>
      <p role="alert" className="w-full text-sale empty:hidden">
        {fault}
      </p>
    </form>
  )
}

function NewPurchase({ stores }: Pick<LowStockList, 'stores'>) {
  const intl = useIntl()
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.field_supplier' })}</span>
        <input name="supplier" required maxLength={200} className={controlStyle} />
      </label>
      <label className="flex flex-col gap-1">
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
