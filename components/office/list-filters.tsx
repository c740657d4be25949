'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { parseCents, parseNumber } from '@/lib/catalog/variant-grid'
import type { OfficeEntity, OfficeField } from '@/lib/contract/schemas/office'
import { listPath, withQuery, writeFilter } from '@/lib/office/paths'

import { filterChoices } from './choice-names'
import { centsText, decimalText } from './decimal'
import { keptLanguage, withoutAll } from './list-language'
import { nameOfField } from './field-label'
import { optionLabel } from './show-value'

const FIELD = cx(controlStyle, 'w-auto! min-w-40')
/** Filters that are always shown; the others open. */
const FIRST = 4
/** Filtered from one value to another. */
const RANGES: ReadonlySet<OfficeField['kind']> = new Set(['moment', 'day', 'integer', 'number', 'cents'])
const isDays = ({ kind }: OfficeField) => kind === 'moment' || kind === 'day'
/** Numbers that are codes are chosen by their names. */
const isRange = (intl: IntlShape, { kind, name }: OfficeField) => RANGES.has(kind) && filterChoices(intl, name) === null

/** A typed end as it stands in the address; nothing for what is no number. */
function endOf(field: OfficeField, text: string): string {
  if (isDays(field)) return text
  return String((field.kind === 'cents' ? parseCents(text) : parseNumber(text)) ?? '')
}

/** What the filters of a range say: both ends, one of them, or nothing. */
function rangeOf(field: OfficeField, data: FormData): string {
  const [from = '', to = ''] = ['from', 'to'].map((end) =>
    endOf(field, String(data.get(`f-${field.name}-${end}`) ?? '')),
  )
  return from === '' && to === '' ? '' : `${from}..${to}`
}

/** The ends of a range in an address. A single value is both. */
function endsOf(field: OfficeField, value: string, locale: string): readonly [string, string] {
  const [from = '', to = from] = value.split('..')
  const shown = (end: string) => {
    if (end === '' || Number.isNaN(Number(end))) return end
    return field.kind === 'cents' ? centsText(locale, Number(end)) : decimalText(locale, Number(end))
  }
  return isDays(field) ? [from.slice(0, 10), to.slice(0, 10)] : [shown(from), shown(to)]
}

/** The address of the list that the form describes. */
function addressOf(
  intl: IntlShape,
  entity: OfficeEntity,
  query: Readonly<Record<string, string>>,
  filters: Readonly<Record<string, string>>,
  data: FormData,
): string {
  const text = (name: string) => String(data.get(name) ?? '')
  const own = entity.fields
    .filter(({ isFilter }) => isFilter)
    .map((field) => {
      const chosen = isRange(intl, field) ? rangeOf(field, data) : text(`f-${field.name}`)
      return [field.name, keptLanguage(entity.name, field.name, chosen)] as const
    })
  const columns = data.getAll('column').map(String).join(',')
  const changes = {
    q: text('q'),
    filter: writeFilter({ ...filters, ...Object.fromEntries(own) }),
    page: null,
    columns: columns === entity.columns.join(',') ? null : columns,
  }
  return listPath(entity.name) + withQuery(query, changes)
}

/** What the box finds, where that is more or less than names. */
function searchName(intl: IntlShape, entity: string): string {
  const id = `office.search_${entity}`
  if (intl.messages[id] === undefined) return intl.formatMessage({ id: 'office.search' })
  return intl.formatMessage({ id: 'office.search_what' }, { what: intl.formatMessage({ id }) })
}

interface ListFiltersProps {
  entity: OfficeEntity
  query: Readonly<Record<string, string>>
}

/** Search and filters. They are a form of the list's address, so that Back, a bookmark and a saved view restore them. */
export function ListFilters({ entity, query }: ListFiltersProps) {
  const intl = useIntl()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const filters = withoutAll(query['filter'] ?? '')
  const word = (id: string) => intl.formatMessage({ id })

  function apply(event?: FormEvent) {
    event?.preventDefault()
    if (form.current) router.push(addressOf(intl, entity, query, filters, new FormData(form.current)))
  }
  const filterable = entity.fields.filter(({ isFilter }) => isFilter)
  const shown = query['columns']?.split(',') ?? entity.columns
  return (
    <form
      ref={form}
      key={`${query['q'] ?? ''} ${query['filter'] ?? ''} ${query['columns'] ?? ''}`}
      onSubmit={apply}
      className="flex flex-wrap items-end gap-3"
    >
      {entity.canSearch ? (
        <label className="flex flex-col gap-1">
          <span className="text-ink-muted text-xs">{searchName(intl, entity.name)}</span>
          <input type="search" name="q" defaultValue={query['q'] ?? ''} className={FIELD} />
        </label>
      ) : null}
      <Filters fields={filterable} filters={filters} onChoose={() => apply()} />
      {entity.canSearch || filterable.length > 0 ? (
        <Button type="submit" variant="secondary">
          {word('office.filter')}
        </Button>
      ) : null}
      <ColumnsMenu entity={entity} shown={shown} />
    </form>
  )
}

interface FiltersProps {
  fields: readonly OfficeField[]
  filters: Readonly<Record<string, string>>
  onChoose: () => void
}

/** The first filters, and the others behind a fold. On a narrow screen all are folded, so that the list is on the first screen. */
function Filters({ fields, filters, onChoose }: FiltersProps) {
  const intl = useIntl()
  const [isUnfolded, setUnfolded] = useState(false)
  if (fields.length === 0) return null
  const others = fields.slice(FIRST)
  const control = (field: OfficeField) => {
    const value = filters[field.name] ?? ''
    const label = nameOfField(intl, field)
    if (isRange(intl, field)) return <RangeFilter key={field.name} field={field} label={label} value={value} />
    return (
      <label key={field.name} className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{label}</span>
        <FilterControl field={field} value={value} onChoose={onChoose} />
      </label>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        className="lg:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {intl.formatMessage({ id: 'office.filters' }, { count: fields.filter(({ name }) => filters[name]).length })}
      </Button>
      <div className={cx('flex-wrap items-end gap-3 lg:contents', isUnfolded ? 'flex w-full' : 'hidden')}>
        {fields.slice(0, FIRST).map(control)}
        {others.length > 0 ? (
          <details open={others.some(({ name }) => filters[name])} className="contents">
            <summary className={summaryStyle}>
              {intl.formatMessage({ id: 'office.more_filters' })}
              <Icon name="chevron-down" size={14} />
            </summary>
            {others.map(control)}
          </details>
        ) : null}
      </div>
    </>
  )
}

const summaryStyle =
  'flex min-h-11 cursor-pointer items-center gap-1 rounded-control border border-line-strong px-3 hover:bg-surface-2'

function ColumnsMenu({ entity, shown }: { entity: OfficeEntity; shown: readonly string[] }) {
  const intl = useIntl()
  return (
    <details className="relative">
      <summary className={summaryStyle}>
        {intl.formatMessage({ id: 'office.columns' })}
        <Icon name="chevron-down" size={14} />
      </summary>
      <div className="absolute right-0 z-10 flex max-h-96 w-64 flex-col gap-1 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-overlay">
        {entity.fields
          .filter(({ isListed }) => isListed)
          .map((field) => (
            <label key={field.name} className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                name="column"
                value={field.name}
                defaultChecked={shown.includes(field.name)}
                className="size-5"
              />
              {nameOfField(intl, field)}
            </label>
          ))}
        <Button type="submit" size="sm" variant="secondary">
          {intl.formatMessage({ id: 'office.filter' })}
        </Button>
      </div>
    </details>
  )
}

/** Two ends, each of which can be empty. */
function RangeFilter({ field, label, value }: { field: OfficeField; label: string; value: string }) {
  const intl = useIntl()
  const ends = endsOf(field, value, intl.locale)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{label}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {(['from', 'to'] as const).map((end, at) => (
          <span key={end} className="flex items-center gap-1">
            <span aria-hidden className="text-ink-muted text-xs">
              {intl.formatMessage({ id: `office.${isDays(field) ? 'days' : 'range'}_${end}` })}
            </span>
            <input
              name={`f-${field.name}-${end}`}
              type={isDays(field) ? 'date' : 'text'}
              inputMode={isDays(field) ? undefined : 'decimal'}
              defaultValue={ends[at]}
              aria-label={intl.formatMessage({ id: `office.filter_${end}` }, { name: label })}
              className={cx(controlStyle, isDays(field) ? 'w-40!' : 'w-24!')}
            />
          </span>
        ))}
      </span>
    </div>
  )
}

/** What a field can be filtered by, with its names; null for what is typed. A value of the address that the shop does not know stays. */
function choicesOf(
  intl: IntlShape,
  field: OfficeField,
  value: string,
): readonly { value: string; label: string }[] | null {
  const known =
    filterChoices(intl, field.name) ??
    (field.kind === 'boolean'
      ? ['true', 'false'].map((one) => ({
          value: one,
          label: intl.formatMessage({ id: one === 'true' ? 'office.yes' : 'office.no' }),
        }))
      : field.options?.map((one) => ({ value: one, label: optionLabel(intl, one) })))
  if (!known) return null
  return value === '' || known.some((one) => one.value === value) ? known : [{ value, label: value }, ...known]
}

function FilterControl({ field, value, onChoose }: { field: OfficeField; value: string; onChoose: () => void }) {
  const intl = useIntl()
  const choices = choicesOf(intl, field, value)
  if (!choices) {
    const hint = field.kind === 'reference' ? { placeholder: intl.formatMessage({ id: 'office.filter_name' }) } : {}
    return <input name={`f-${field.name}`} defaultValue={value} className={FIELD} {...hint} />
  }
  return (
    <select name={`f-${field.name}`} defaultValue={value} onChange={onChoose} className={FIELD}>
      <option value="">{intl.formatMessage({ id: 'office.all' })}</option>
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
