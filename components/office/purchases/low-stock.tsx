'use client'

import NextLink from 'next/link'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import type { LowStockList } from '@/lib/contract/schemas/office-purchases'
import { recordPath } from '@/lib/office/paths'

import { PHONE } from '../list-columns'
import { DOT, named } from '../marks'

import { AddToPurchase, ORDER_BAR } from './add-to-purchase'

type Row = LowStockList['rows'][number]

/** Variants of which few are left; those that are ticked go into a purchase order. */
export function LowStock({ found }: { found: LowStockList }) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { rows, mayOrder } = found
  const toggle = (variants: readonly number[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...variants] : [...chosen].filter((variant) => !variants.includes(variant))))
  if (rows.length === 0) return <p>{intl.formatMessage({ id: 'office.low_none' })}</p>
  const all = rows.map(({ variant }) => variant)
  return (
    <>
      <div className="office-list overflow-x-auto rounded-card border border-line bg-surface">
        <table className="office-table">
          <LowHead
            isInStore={rows.some(({ held }) => held !== null)}
            all={mayOrder ? chosen.size === rows.length : null}
            onAll={(isOn) => toggle(all, isOn)}
          />
          <tbody>
            {rows.map((row) => {
              const { variant, title } = row
              const turn = (isOn: boolean) => toggle([variant], isOn)
              return (
                <tr key={variant} className="office-row">
                  {mayOrder ? <Tick name={title} isOn={chosen.has(variant)} onTurn={turn} /> : null}
                  <LowCells row={row} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {mayOrder ? (
        <AddToPurchase
          found={found}
          rows={rows.filter(({ variant }) => chosen.has(variant))}
          onAll={() => toggle(all, true)}
        />
      ) : null}
    </>
  )
}

interface LowHeadProps {
  isInStore: boolean
  /** Whether all are ticked; null for who may not order. */
  all: boolean | null
  onAll: (isOn: boolean) => void
}

/** What a phone has space for beside the box of a row. */
const ON_PHONE: ReadonlySet<string> = new Set(['variant', 'field_available'])

function LowHead({ isInStore, all, onAll }: LowHeadProps) {
  const intl = useIntl()
  const head = ['variant', ...(isInStore ? ['low_held'] : []), 'field_available', 'low_level', 'low_sold', 'low_coming']
  return (
    <thead>
      <tr>
        {all === null ? null : (
          <th scope="col" className="office-cell office-head office-box">
            <Box label={intl.formatMessage({ id: 'office.low_all' })} isOn={all} onTurn={onAll} />
            {all ? <ToOrder /> : null}
          </th>
        )}
        {head.map((id, at) => (
          <th
            key={id}
            scope="col"
            className={cx('office-cell office-head', at > 0 && 'text-end', !ON_PHONE.has(id) && PHONE.dropped)}
          >
            {intl.formatMessage({ id: `office.${id}` })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** With the keyboard: past the rest of the list, which has two stops in each of its rows. */
function ToOrder() {
  const intl = useIntl()
  return (
    <a
      href={`#${ORDER_BAR}`}
      className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-ink focus:px-3 focus:py-1.5 focus:text-canvas"
    >
      {intl.formatMessage({ id: 'office.low_to_order' })}
    </a>
  )
}

interface BoxProps {
  label: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** A thumb hits the whole cell. */
function Box({ label, isOn, onTurn }: BoxProps) {
  return (
    <label className="-mx-3 -my-2 block px-3 py-3">
      <input
        type="checkbox"
        className="block size-5"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  )
}

interface TickProps {
  name: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

function Tick({ name, isOn, onTurn }: TickProps) {
  const intl = useIntl()
  return (
    <td className="office-cell office-box">
      <Box label={intl.formatMessage({ id: 'office.select' }, { name })} isOn={isOn} onTurn={onTurn} />
      {isOn ? <ToOrder /> : null}
    </td>
  )
}

function LowCells({ row }: { row: Row }) {
  const intl = useIntl()
  const day = row.expectedOn && intl.formatDate(row.expectedOn, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = cx('office-cell text-end', PHONE.dropped)
  return (
    <>
      <th scope="row" className="office-cell font-normal">
        <NextLink
          prefetch={false}
          href={recordPath('products', String(row.product))}
          className="inline-block min-h-6 hover:underline"
        >
          {row.title}
        </NextLink>
        <span className="block text-ink-muted text-xs">{[row.sku, row.gtin].filter(Boolean).join(DOT)}</span>
        <LowLines row={row} day={day} />
      </th>
      {row.held === null ? null : <td className={number}>{intl.formatNumber(row.held)}</td>}
      <td className="office-cell text-end">{intl.formatNumber(row.available)}</td>
      <td className={number}>
        <NextLink
          prefetch={false}
          href={recordPath('variants', String(row.variant))}
          className="inline-block min-h-6 min-w-6 underline"
          aria-label={intl.formatMessage({ id: 'office.low_level_of' }, { name: row.title, level: row.level })}
        >
          {intl.formatNumber(row.level)}
        </NextLink>
      </td>
      <td className={number}>{intl.formatNumber(row.sold)}</td>
      <td className={number}>
        {intl.formatNumber(row.coming)}
        {day ? <span className="block text-ink-muted text-xs">{day}</span> : null}
      </td>
    </>
  )
}

/** On a phone: what has no column there. */
function LowLines({ row, day }: { row: Row; day: string | null }) {
  const intl = useIntl()
  const line = (id: string, value: number, more: string | null = null) =>
    named(
      intl.formatMessage({ id: `office.${id}` }),
      [intl.formatNumber(value), more].filter((text) => text !== null).join(DOT),
    )
  return (
    <span className={cx(PHONE.stacked, 'text-ink-muted text-xs')}>
      {row.held === null ? null : <span className="block">{line('low_held', row.held)}</span>}
      <NextLink
        prefetch={false}
        href={recordPath('variants', String(row.variant))}
        className="inline-block min-h-6 underline"
      >
        {line('low_level', row.level)}
      </NextLink>
      <span className="block">{line('low_sold', row.sold)}</span>
      <span className="block">{line('low_coming', row.coming, day)}</span>
    </span>
  )
}
