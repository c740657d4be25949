'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'

import { ARRIVALS, useReportDraft } from '../other-drafts'
import { CameraScan } from '../scanning/camera-scan'
import { PurchaseFrame, RowName, ShownDay } from './purchase-table'
import type { PurchaseState, Row } from './use-purchase'

type Units = Readonly<Record<number, string>>

const open = ({ quantity, received }: Row) => Math.max(Number(quantity) - received, 0)
const numberIn = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)
const isCode = (row: Row, code: string) =>
  row.gtin === code || row.gtin === `0${code}` || row.sku?.toLowerCase() === code.toLowerCase()

interface ReceivingButtonsProps {
  isBusy: boolean
  /** Units that are scanned or typed. */
  total: number
  onBook: () => void
  onAllCame: () => void
  onEnd: () => void
}

function ReceivingButtons({ isBusy, total, onBook, onAllCame, onEnd }: ReceivingButtonsProps) {
  const intl = useIntl()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isBusy} disabled={total === 0} onClick={onBook}>
        {intl.formatMessage({ id: 'office.purchase_book' }, { count: total })}
      </Button>
      <Button variant="secondary" onClick={onAllCame}>
        {intl.formatMessage({ id: 'office.purchase_all_came' })}
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        {intl.formatMessage({ id: 'office.purchase_receive_end' })}
      </Button>
    </div>
  )
}

/** A delivery: its goods are scanned one by one, or typed; then they are booked together, once. */
export function PurchaseReceiving({ state, onEnd }: { state: PurchaseState; onEnd: () => void }) {
  const intl = useIntl()
  const [units, setUnits] = useState<Units>({})
  const [receipt, setReceipt] = useState(() => crypto.randomUUID())
  const total = Object.values(units).reduce((sum, text) => sum + numberIn(text), 0)
  // Otherwise the form around it says that all is saved.
  useReportDraft(ARRIVALS, total > 0)
  function scan(code: string) {
    const row = state.rows.find((known) => isCode(known, code))
    if (!row) return state.say(intl.formatMessage({ id: 'office.purchase_not_ordered' }, { code }), true)
    const now = numberIn(units[row.variant]) + 1
    setUnits({ ...units, [row.variant]: String(now) })
    state.say(intl.formatMessage({ id: 'office.count_scanned' }, { name: row.title, count: now }))
  }
  async function book() {
    const lines = Object.entries(units).flatMap(([variant, text]) =>
      numberIn(text) > 0 ? [{ variant: Number(variant), quantity: numberIn(text) }] : [],
    )
    if (!(await state.receive({ id: receipt, lines }))) return
    setReceipt(crypto.randomUUID())
    onEnd()
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <ScanForm onScan={scan} />
        <CameraScan onCode={scan} said={<Answer said={state.said} />} />
      </div>
      <p role="status" className="min-h-6 text-lg">
        <Answer said={state.said} />
      </p>
      <PurchaseFrame last="purchase_now">
        {state.rows.map((row) => (
          <ArrivingRow
            key={row.variant}
            row={row}
            units={units[row.variant] ?? ''}
            onType={(text) => setUnits({ ...units, [row.variant]: text })}
          />
        ))}
      </PurchaseFrame>
      <ReceivingButtons
        isBusy={state.isBusy}
        total={total}
        onBook={() => void book()}
        onAllCame={() => {
          // What was said of one row is over.
          state.hush()
          setUnits(Object.fromEntries(state.rows.map((row) => [row.variant, String(open(row))])))
        }}
        onEnd={onEnd}
      />
    </>
  )
}

interface ArrivingRowProps {
  row: Row
  units: string
  onType: (text: string) => void
}

function ArrivingRow({ row, units, onType }: ArrivingRowProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <tr className="office-row">
      <RowName row={row} />
      <td className="office-cell" data-label={word('field_quantity')}>
        {row.quantity}
      </td>
      <td className="office-cell" data-label={word('field_expectedOn')}>
        <ShownDay row={row} />
      </td>
      <td className="office-cell" data-label={word('field_received')}>
        {intl.formatNumber(row.received)}
      </td>
      <td className="office-cell" data-label={word('purchase_now')}>
        <NowInput name={row.title} value={units} onChange={onType} />
      </td>
    </tr>
  )
}

interface NowProps {
  name: string
  value: string
  onChange: (text: string) => void
}

/** Beside the field, so that who scans sees it without scrolling. */
function Answer({ said }: Pick<PurchaseState, 'said'>) {
  return <span className={cx(said?.isFault && 'text-sale')}>{said?.text}</span>
}

function NowInput({ name, value, onChange }: NowProps) {
  const intl = useIntl()
  return (
    <input
      aria-label={intl.formatMessage({ id: 'office.purchase_now_of' }, { name })}
      inputMode="numeric"
      className={cx('office-grid-input', 'w-24 text-right text-lg')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A scanner types fast and ends with Enter: the field has the focus again after each. */
function ScanForm({ onScan }: { onScan: (code: string) => void }) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (!field.current || code === '') return
    onScan(code)
    field.current.value = ''
    field.current.focus()
  }
  return (
    <form onSubmit={read} className="flex w-full max-w-144 items-end gap-3 sm:w-auto sm:flex-1">
      <label className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.count_code' })}</span>
        <input ref={field} name="code" maxLength={64} autoComplete="off" className={cx(controlStyle, 'text-lg')} />
      </label>
      <Button type="submit" variant="secondary">
        {intl.formatMessage({ id: 'office.count_add' })}
      </Button>
    </form>
  )
}
