'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Drawer } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { localDecimals, toInches } from '@/lib/catalog/inches'
import { isSameSize, type SizeTable } from '@/lib/catalog/size-tables'
import { useMarket } from '@/lib/intl/market-context'
import { unitIn } from '@/lib/market/units'

import { useProduct } from './product-context'

const NOTHING = '–'

/** The unit of rows that can also be shown in inches. */
const CM = 'cm'

/** The size tables in a drawer at the right, in centimetres or inches; the column of the chosen size is marked. */
export default function SizeGuide({ tables, onClose }: { tables: readonly SizeTable[]; onClose: () => void }) {
  const intl = useIntl()
  const [isInches, setInches] = useState(false)
  const hasCm = tables.some(({ parsed_sizetable: { rows } }) => rows.some(({ unit }) => unit === CM))
  return (
    <Drawer
      open
      size="lg"
      onClose={onClose}
      title={<FormattedMessage id="product.size_guide" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      <div className="flex flex-col gap-8">
        {hasCm && <UnitSwitch isInches={isInches} onChange={setInches} />}
        {tables.map((table) => (
          <Table key={table.id} table={table} isInches={isInches} />
        ))}
      </div>
    </Drawer>
  )
}

/** Centimetres or inches, as two buttons of which one is pressed. */
function UnitSwitch({ isInches, onChange }: { isInches: boolean; onChange: (isInches: boolean) => void }) {
  const intl = useIntl()
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'product.size_unit' })}
      className="flex self-start rounded-control border border-line-strong text-sm"
    >
      {[false, true].map((inches) => (
        <button
          key={String(inches)}
          type="button"
          aria-pressed={inches === isInches}
          onClick={() => onChange(inches)}
          className="min-h-9 min-w-12 px-3 first:rounded-l-control last:rounded-r-control aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-canvas"
        >
          <FormattedMessage id={inches ? 'product.size_inches' : 'product.size_cm'} />
        </button>
      ))}
    </div>
  )
}

function Table({ table, isInches }: { table: SizeTable; isInches: boolean }) {
  return (
    <section aria-label={table.name}>
      <h3 className="mb-2 text-lg">{table.name}</h3>
      {table.info_text && (
        <p className="mb-3 max-w-text text-sm whitespace-pre-line text-ink-muted">{table.info_text}</p>
      )}
      {!table.hide_image &&
        table.images.map((path) => (
          <Picture
            key={path}
            path={path}
            alt=""
            width={480}
            height={320}
            sizes="(min-width: 40rem) 20rem, 90vw"
            className="mb-4 aspect-[3/2] w-full max-w-80 rounded-card bg-surface-2 object-contain"
          />
        ))}
      <div className="scroll-edges overflow-x-auto" tabIndex={0} role="region" aria-label={table.name}>
        <Measurements table={table.parsed_sizetable} isInches={isInches} />
      </div>
    </section>
  )
}

type ParsedTable = SizeTable['parsed_sizetable']

/** A column for each size, a row for each measurement. */
function Measurements({ table: { sizes, rows }, isInches }: { table: ParsedTable; isInches: boolean }) {
  const { selection } = useProduct()
  const columns = sizes.map(({ size, product_type: type }) => ({
    head: type ? `${size} ${type}` : size,
    isChosen:
      selection.size !== null &&
      isSameSize(size, selection.size) &&
      (type === null || selection.type === null || type === selection.type),
  }))
  return (
    <table className="tabular w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="sticky left-0 bg-surface py-2 pr-4 text-left font-normal text-ink-muted">
            <FormattedMessage id="product.choice_size" />
          </th>
          {columns.map(({ head, isChosen }) => (
            <th
              key={head}
              scope="col"
              className={cx('px-3 py-2 text-center whitespace-nowrap', isChosen && 'bg-surface-2')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MeasurementRow key={row.name} row={row} columns={columns} isInches={isInches && row.unit === CM} />
        ))}
      </tbody>
    </table>
  )
}

interface MeasurementRowProps {
  row: ParsedTable['rows'][number]
  columns: readonly { readonly head: string; readonly isChosen: boolean }[]
  /** The row's centimetres are shown as inches. */
  isInches: boolean
}

function MeasurementRow({ row: { name, unit, values }, columns, isInches }: MeasurementRowProps) {
  const intl = useIntl()
  const { language } = useMarket()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="sticky left-0 bg-surface py-2 pr-4 text-left font-normal">
        {name}
        {unit && (
          <span className="ml-1.5 text-ink-muted">
            {isInches ? <FormattedMessage id="product.size_inches" /> : unitIn(unit, language)}
          </span>
        )}
      </th>
      {columns.map(({ head, isChosen }, at) => (
        <td
          key={head}
          className={cx('px-3 py-2 text-center whitespace-nowrap', isChosen && 'bg-surface-2 font-semibold')}
        >
          {(isInches ? values[at] && toInches(values[at], intl.locale) : localDecimals(values[at], intl.locale)) ??
            NOTHING}
        </td>
      ))}
    </tr>
  )
}
