import NextLink from 'next/link'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { OfficeEntity, OfficeField, OfficeRow, OfficeValue } from '@/lib/contract/schemas/office'
import { bulkPath, listPath, recordPath, withQuery } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { PAGE_BOX, ROW_BOX } from './bulk-boxes'
import { codedName, filterChoices } from './choice-names'
import { ColourMarks } from './colour-marks'
import { coloursOf, colourWords } from './colour-words'
import { emptyWord } from './empty-words'
import { fieldIn } from './field-hints'
import { nameOfField } from './field-label'
import { placesOf } from './list-columns'
import { DOT, named } from './marks'
import { showValue } from './show-value'
import { targetWord } from './term-topics'
import { Thumbnail } from './thumbnail'
import { titleInWords } from './title-words'

interface RecordTableProps {
  entity: OfficeEntity
  columns: readonly OfficeField[]
  rows: readonly OfficeRow[]
  /** Of the address. */
  query: Readonly<Record<string, string>>
}

/** The rows of a list. In little space the less important columns stand below the name, so that nothing lies beside the screen. */
export async function RecordTable({ entity, columns, rows, query }: RecordTableProps) {
  const intl = await officeIntl()
  const places = placesOf(columns)
  return (
    <table className="office-table">
      <Head
        intl={intl}
        entity={entity}
        columns={columns}
        query={query}
        places={places}
        hasBoxes={entity.canBulk && rows.length > 0}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} intl={intl} entity={entity} columns={columns} row={row} places={places} />
        ))}
      </tbody>
    </table>
  )
}

/** The selection and the name stay in view when the rest is scrolled. */
const fixed = (at: number, canBulk: boolean) => at === 0 && (canBulk ? 'office-fixed-second' : 'office-fixed')

/** The name of a code: of a country, of a currency, of what words of the search lead to. Numbers that mean nothing without a sign have it. */
function wordOf(intl: IntlShape, entity: string, { name }: OfficeField, values: OfficeRow['values']): string | null {
  const value = values[name]
  if (entity === 'search-terms' && name === 'target') return targetWord(intl, String(values['topic']), String(value))
  if (entity === 'discount-codes' && name === 'value' && values['kind'] !== 'amount')
    return values['kind'] === 'percent' ? intl.formatNumber(Number(value) / 100, { style: 'percent' }) : ''
  if (entity === 'stock-movements' && name === 'delta')
    return intl.formatNumber(Number(value), { signDisplay: 'exceptZero' })
  return codedName(intl, name, value)
}

/** What would be read as two things. */
const isOneLine = ({ kind, name }: OfficeField) => kind === 'moment' || kind === 'day' || name === 'code'

/** Numbers stand below each other by their last figure; a moment stays on one line. */
function lineOf(intl: IntlShape, field: OfficeField): string | undefined {
  const { kind, name } = field
  if (isOneLine(field)) return 'whitespace-nowrap'
  // A code is shown by its name, and names stand left.
  if (filterChoices(intl, name)) return undefined
  return kind === 'cents' || kind === 'integer' || kind === 'number' ? 'text-end' : undefined
}

/** A name in several languages is sorted by as the list shows it. */
const sortName = ({ name, kind }: OfficeField, at: number): string =>
  at === 0 && kind === 'localized' ? 'title' : name

type Places = ReturnType<typeof placesOf>

interface HeadProps extends Omit<RecordTableProps, 'rows'> {
  intl: IntlShape
  places: Places
  /** There is something to select. */
  hasBoxes: boolean
}

function Head({ intl, entity, columns, query, places, hasBoxes }: HeadProps) {
  const sort = query['sort'] || (entity.sort ?? '')
  return (
    <thead>
      <tr>
        {hasBoxes ? (
          <th scope="col" className="office-cell office-head office-box office-fixed">
            <Box name={PAGE_BOX} label={intl.formatMessage({ id: 'office.select_page' })} />
          </th>
        ) : null}
        {columns.map((field, at) => {
          const { isSortable } = field
          const name = sortName(field, at)
          const label = nameOfField(intl, field, entity.name)
          const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
          const next = direction === 'ascending' ? `-${name}` : name
          return (
            <th
              key={field.name}
              scope="col"
              className={cx(
                'office-cell office-head',
                places.get(field.name)?.dropped,
                fixed(at, hasBoxes),
                at > 0 && lineOf(intl, field),
              )}
              aria-sort={direction}
            >
              {isSortable || name !== field.name ? (
                <NextLink
                  prefetch={false}
                  href={`${listPath(entity.name)}${withQuery(query, { sort: next, page: null })}`}
                  className="inline-flex min-h-6 items-center gap-1 hover:underline"
                >
                  {label}
                  {direction ? (
                    <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} size={14} />
                  ) : null}
                </NextLink>
              ) : (
                label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** A thumb hits the whole cell. */
function Box({ label, ...box }: { name: string; value?: string; label: string }) {
  return (
    <label className="-mx-3 -my-2 block px-3 py-3">
      <input type="checkbox" className="block size-5" aria-label={label} {...box} />
    </label>
  )
}

/** Of a bulk change. */
function RowBox({ intl, entity, row: { id, title } }: { intl: IntlShape; entity: string; row: OfficeRow }) {
  return (
    <td className="office-cell office-box office-fixed">
      <Box
        name={ROW_BOX}
        value={id}
        label={intl.formatMessage({ id: 'office.select' }, { name: titleInWords(intl, entity, id, title) })}
      />
    </td>
  )
}

interface RowProps {
  intl: IntlShape
  entity: OfficeEntity
  columns: readonly OfficeField[]
  row: OfficeRow
  places: Places
}

const BULK_KINDS: ReadonlySet<string> = new Set(['job_bulk', 'job_translate'])

/** Of work whose own page says more than its record. */
function pathOf(entity: string, { id, values }: OfficeRow): string {
  if (entity !== 'jobs') return recordPath(entity, id)
  if (BULK_KINDS.has(String(values['kind']))) return bulkPath(Number(id))
  return values['kind'] === 'job_import' ? recordPath('imports', id) : recordPath(entity, id)
}

/** What a cell says: as text, and as it is shown. */
function cellsOf({ intl, entity, row: { values, labels, title } }: Pick<RowProps, 'intl' | 'entity' | 'row'>) {
  const textOf = (field: OfficeField) => {
    const { name, kind } = fieldIn(entity.name, field, values)
    const colours = coloursOf(field, values[name] ?? null)
    if (colours) return colourWords(intl, colours)
    return (
      labels[name] ??
      emptyWord(intl, entity.name, name, values) ??
      wordOf(intl, entity.name, field, values) ??
      showValue(intl, kind, values[name])
    )
  }
  const shownOf = (field: OfficeField) => {
    const colours = coloursOf(field, values[field.name] ?? null)
    if (colours) return <ColourMarks intl={intl} codes={colours} />
    const text = textOf(field)
    return field.kind === 'picture' && text ? <Thumbnail path={text} name={title} /> : text
  }
  return { textOf, shownOf }
}

function Row({ intl, entity, columns, row, places }: RowProps) {
  const { textOf, shownOf } = cellsOf({ intl, entity, row })
  return (
    <tr className="office-row">
      {entity.canBulk ? <RowBox intl={intl} entity={entity.name} row={row} /> : null}
      {columns.map((field, at) =>
        at === 0 ? (
          <td key={field.name} className={cx('office-cell', fixed(at, entity.canBulk))}>
            <div className="office-name">
              {row.picture === undefined ? null : (
                <span className="office-name-picture">
                  <Thumbnail path={row.picture ?? ''} name="" isSmall />
                </span>
              )}
              <div className="min-w-0">
                <NextLink
                  prefetch={false}
                  href={pathOf(entity.name, row)}
                  className={cx(
                    'office-name-link min-h-6 items-center font-semibold hover:underline',
                    isOneLine(field) && 'whitespace-nowrap',
                  )}
                >
                  {shownOf(field) || row.title || row.id}
                </NextLink>
                <Stacked
                  intl={intl}
                  entity={entity.name}
                  row={row}
                  fields={columns.filter(({ name }) => places.has(name))}
                  places={places}
                  textOf={textOf}
                />
              </div>
            </div>
          </td>
        ) : (
          <td key={field.name} className={cx('office-cell', places.get(field.name)?.dropped, lineOf(intl, field))}>
            <Linked field={field} value={row.values[field.name]}>
              {shownOf(field)}
            </Linked>
            <Code text={row.codes?.[field.name]} />
          </td>
        ),
      )}
    </tr>
  )
}

interface LinkedProps {
  field: OfficeField
  value: OfficeValue | undefined
  children: ReactNode
}

/** The name of another record leads to it where the person may see it. */
function Linked({ field: { to, isLinked }, value, children }: LinkedProps) {
  if (!isLinked || to === null || value === null || value === undefined) return children
  return (
    <NextLink
      prefetch={false}
      href={recordPath(to, String(value))}
      className="inline-flex min-h-6 items-center underline"
    >
      {children}
    </NextLink>
  )
}

/** What is printed on the thing, below its name. */
function Code({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="block text-ink-muted text-xs">{text}</span>
}

interface StackedProps {
  intl: IntlShape
  entity: string
  row: OfficeRow
  fields: readonly OfficeField[]
  places: Places
  textOf: (field: OfficeField) => string
}

/** Below the name, in little space only. */
function Stacked({ intl, entity, row: { values, codes }, fields, places, textOf }: StackedProps) {
  return fields.map((field) => {
    const text = textOf(field)
    if (text === '') return null
    return (
      <p key={field.name} className={cx(places.get(field.name)?.stacked, 'text-ink-muted text-xs')}>
        <Linked field={field} value={values[field.name]}>
          {named(nameOfField(intl, field, entity), [text, codes?.[field.name]].filter(Boolean).join(DOT))}
        </Linked>
      </p>
    )
  })
}
