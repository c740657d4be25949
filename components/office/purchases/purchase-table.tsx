'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'
import { cx } from '@/components/ui/cx'

import { NOTHING } from '../marks'
import type { PurchaseState, Row } from './use-purchase'

interface TableProps {
  rows: readonly Row[]
  mayChange: boolean
  state: PurchaseState
}

/** Rows of a purchase order: how many, when, and how many have come. */
export function PurchaseTable({ rows, mayChange, state }: TableProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  if (rows.length === 0) return <p className="text-ink-muted">{intl.formatMessage({ id: 'office.purchase_none' })}</p>
  return (
    <PurchaseFrame last={mayChange ? 'remove' : null}>
      {rows.map((row) => (
        <tr key={row.variant} className="office-row">
          <RowName row={row} />
          <td className="office-cell" data-label={word('field_quantity')}>
            {mayChange ? <Quantity row={row} state={state} /> : row.quantity}
          </td>
          <td className="office-cell" data-label={word('field_expectedOn')}>
            {mayChange ? <Day row={row} state={state} /> : <ShownDay row={row} />}
            {row.isLate ? (
              <span className="block text-sale text-xs">{intl.formatMessage({ id: 'office.purchase_late' })}</span>
            ) : null}
          </td>
          <td className="office-cell" data-label={word('field_received')}>
            {intl.formatNumber(row.received)}
          </td>
          {mayChange ? (
            <td className="office-cell">
              {row.received > 0 ? null : (
                <IconButton
                  icon="trash"
                  label={intl.formatMessage({ id: 'office.take_away' }, { name: row.title })}
                  onClick={() => state.remove(row.variant)}
                />
              )}
            </td>
          ) : null}
        </tr>
      ))}
    </PurchaseFrame>
  )
}

/** The head of the table. `last`: what the column at the end is of. */
export function PurchaseFrame({ last, children }: { last: string | null; children: ReactNode }) {
  const intl = useIntl()
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="office-table office-cards">
        <thead className="office-cards-head">
          <tr>
            {['variant', 'field_quantity', 'field_expectedOn', 'field_received', ...(last === null ? [] : [last])].map(
              (id) => (
                <th key={id} scope="col" className="office-cell office-head">
                  {intl.formatMessage({ id: `office.${id}` })}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="office-cards-body">{children}</tbody>
      </table>
    </div>
  )
}

export function RowName({ row: { title, sku, gtin } }: { row: Row }) {
  return (
    <th scope="row" className="office-cell font-normal">
      {title}
      <span className="block text-ink-muted text-xs">{[sku, gtin].filter(Boolean).join(' · ')}</span>
    </th>
  )
}

export function ShownDay({ row: { expectedOn } }: { row: Row }) {
  const intl = useIntl()
  return expectedOn === null ? NOTHING : intl.formatDate(expectedOn, { dateStyle: 'medium', timeZone: 'UTC' })
}

function Quantity({ row, state }: { row: Row; state: PurchaseState }) {
  const intl = useIntl()
  return (
    <input
      aria-label={intl.formatMessage({ id: 'office.purchase_quantity_of' }, { name: row.title })}
      aria-invalid={state.wrong.has(row.variant) || undefined}
      inputMode="numeric"
      className={cx('office-grid-input', 'w-24 text-right')}
      value={row.quantity}
      onChange={(event) => state.set(row.variant, { quantity: event.target.value })}
    />
  )
}

function Day({ row, state }: { row: Row; state: PurchaseState }) {
  const intl = useIntl()
  return (
    <input
      type="date"
      aria-label={intl.formatMessage({ id: 'office.purchase_day_of' }, { name: row.title })}
      className="office-grid-input"
      value={row.expectedOn ?? ''}
      onChange={(event) =>
        state.set(row.variant, { expectedOn: event.target.value === '' ? null : event.target.value })
      }
    />
  )
}
