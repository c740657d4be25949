'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type {
  OfficePurchase,
  PurchaseChange,
  PurchaseLine,
  PurchaseRows,
} from '@/lib/contract/schemas/office-purchases'
import { officePost, type OfficeResult } from '@/lib/office/browser'

import { faultText } from '../fault-text'

export type Row = Omit<OfficePurchase['lines'][number], 'quantity'> & {
  /** As typed. */
  readonly quantity: string
}
type Found = PurchaseRows['rows'][number]

export interface PurchaseState {
  readonly rows: readonly Row[]
  readonly changes: readonly PurchaseChange[]
  /** Variants whose quantity cannot be saved. */
  readonly wrong: ReadonlySet<number>
  readonly said: { readonly text: string; readonly isFault: boolean } | null
  readonly isBusy: boolean
  readonly say: (text: string, isFault?: boolean) => void
  /** Nothing is said any more. */
  readonly hush: () => void
  readonly set: (variant: number, what: Partial<Pick<Row, 'quantity' | 'expectedOn'>>) => void
  readonly remove: (variant: number) => void
  readonly add: (found: readonly Found[]) => void
  /** False: it was refused, or a quantity is none; `said` has the reason. */
  readonly save: () => Promise<boolean>
  /** The rows of an order that is being made; null: a quantity is none, and `said` has the reason. */
  readonly withNew: () => { readonly lines: readonly PurchaseLine[] } | null
  readonly drop: () => void
  readonly move: (to: 'order' | 'cancel' | 'close') => Promise<void>
  readonly receive: (receipt: { id: string; lines: { variant: number; quantity: number }[] }) => Promise<boolean>
}

const QUANTITY_MAX = 100_000
const unitsOf = (text: string): number | null => {
  const units = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return units > 0 && units <= QUANTITY_MAX ? units : null
}

const asRows = (lines: OfficePurchase['lines']): readonly Row[] =>
  lines.map((line) => ({ ...line, quantity: String(line.quantity) }))

/** What differs between the rows that were read and those that are typed. */
function changesOf(lines: OfficePurchase['lines'], rows: readonly Row[]): PurchaseChange[] {
  const known = new Map(lines.map((line) => [line.variant, line]))
  const kept = new Set(rows.map(({ variant }) => variant))
  const wanted = ({ quantity, expectedOn }: { quantity: number; expectedOn: string | null }) => ({
    quantity,
    expectedOn,
  })
  const gone = lines
    .filter(({ variant }) => !kept.has(variant))
    .map((line) => ({ variant: line.variant, from: wanted(line), to: null }))
  const typed = rows.flatMap((row) => {
    const line = known.get(row.variant)
    const to = wanted({ quantity: unitsOf(row.quantity) ?? 0, expectedOn: row.expectedOn })
    const isSame = line && line.quantity === to.quantity && line.expectedOn === to.expectedOn
    return isSame ? [] : [{ variant: row.variant, from: line ? wanted(line) : null, to }]
  })
  return [...gone, ...typed]
}

/** Rows for what was found; a variant that has a row already keeps it, with the new quantity. */
function withFound(known: readonly Row[], found: readonly Found[]): readonly Row[] {
  const byVariant = new Map(found.map((row) => [row.variant, row]))
  const old = new Set(known.map(({ variant }) => variant))
  const fresh = found.filter(({ variant }) => !old.has(variant))
  return [
    ...known.map((row) => {
      const one = byVariant.get(row.variant)
      return one ? { ...row, quantity: String(one.quantity), expectedOn: one.expectedOn ?? row.expectedOn } : row
    }),
    ...fresh.map((row) => ({ ...row, quantity: String(row.quantity), received: 0, isLate: false })),
  ]
}

/** The rows of a purchase order as they are typed, and what can be done with it. */
export function usePurchase({ id, lines }: OfficePurchase): PurchaseState {
  const intl = useIntl()
  const router = useRouter()
  const [rows, setRows] = useState(() => asRows(lines))
  const [said, setSaid] = useState<PurchaseState['said']>(null)
  const [isBusy, setBusy] = useState(false)
  const changes = changesOf(lines, rows)
  const wrong = new Set(rows.flatMap(({ variant, quantity }) => (unitsOf(quantity) === null ? [variant] : [])))

  function isRight(): boolean {
    if (wrong.size === 0) return true
    setSaid({ text: intl.formatMessage({ id: 'office.fault_row_quantity' }), isFault: true })
    return false
  }
  async function send(path: '' | 'state/' | 'receipts/', body: unknown): Promise<boolean> {
    setBusy(true)
    const result: OfficeResult<unknown> = await officePost(
      `/api/office/purchases/${id}/${path}` as `/api/office/${string}/`,
      body,
    )
    setBusy(false)
    setSaid(result.ok ? null : { text: faultText(intl, result.fault), isFault: true })
    if (result.ok) router.refresh()
    return result.ok
  }
  return {
    rows,
    changes,
    wrong,
    said,
    isBusy,
    say: (text, isFault = false) => setSaid({ text, isFault }),
    hush: () => setSaid(null),
    set: (variant, what) =>
      setRows((known) => known.map((row) => (row.variant === variant ? { ...row, ...what } : row))),
    remove: (variant) => setRows((known) => known.filter((row) => row.variant !== variant)),
    add: (found) => setRows((known) => withFound(known, found)),
    save: async () => (isRight() ? send('', { changes }) : false),
    withNew: () => {
      if (!isRight()) return null
      setSaid(null)
      return { lines: changes.flatMap(({ variant, to }) => (to === null ? [] : [{ variant, ...to }])) }
    },
    drop: () => {
      setRows(asRows(lines))
      setSaid(null)
    },
    move: async (to) => {
      await send('state/', { to })
    },
    receive: (receipt) => send('receipts/', receipt),
  }
}
