import NextLink from 'next/link'
import type { ReactNode } from 'react'

import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeField, OfficeRow, OfficeView } from '@/lib/contract/schemas/office'
import { listPath, newPath, recordPath, withQuery } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { BulkBar } from './bulk-bar'
import { ListFilters } from './list-filters'
import { Pages } from './pages'
import { SavedViews } from './saved-views'
import { Thumbnail } from './thumbnail'
import { showValue } from './show-value'

interface RecordListProps {
  entity: OfficeEntity
  found: Answer<'officeRecords'>
  /** Of the address. */
  query: Readonly<Record<string, string>>
  views: readonly OfficeView[]
  /** Above the filters. */
  children?: ReactNode
}

/** A list: search and filters, saved views, the table, bulk changes, pages. */
export async function RecordList({ entity, found, query, views, children }: RecordListProps) {
  const intl = await officeIntl()
  const columns = (query['columns']?.split(',') ?? entity.columns).flatMap(
    (name) => entity.fields.find((field) => field.name === name) ?? [],
  )
  const { page: _page, size: _size, ...asked } = query
  const file = `/api/office/csv/${entity.name}/${withQuery(asked, { columns: columns.map(({ name }) => name).join(','), language: intl.locale.slice(0, 2) })}`
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{intl.formatMessage({ id: `office.entity_${entity.name}` })}</h1>
        <div className="ml-auto flex flex-wrap gap-2">
          <a href={file} download className={buttonStyle('secondary', 'sm')}>
            <Icon name="download" size={18} />
            {intl.formatMessage({ id: 'office.download' })}
          </a>
          {entity.name === 'campaigns' ? (
            <NextLink prefetch={false} href={listPath('products')} className={buttonStyle('primary', 'sm')}>
              <Icon name="plus" size={18} />
              {intl.formatMessage({ id: 'office.start_campaigns' })}
            </NextLink>
          ) : null}
          {entity.canCreate ? (
            <NextLink prefetch={false} href={newPath(entity.name)} className={buttonStyle('primary', 'sm')}>
              <Icon name="plus" size={18} />
              {intl.formatMessage({ id: 'office.new' })}
            </NextLink>
          ) : null}
        </div>
      </div>
      {children}
      <SavedViews entity={entity.name} query={withQuery(query, { page: null }).slice(1)} views={views} />
      <ListFilters entity={entity} query={query} />
      <BulkBar entity={entity} query={{ q: query['q'] ?? '', filter: query['filter'] ?? '' }} total={found.total}>
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          {found.isUnsorted ? (
            <p role="status" className="border-b border-line p-4">
              {intl.formatMessage({ id: 'office.unsorted' }, { count: found.total })}
            </p>
          ) : null}
          <table className="office-table">
            <Head entity={entity} columns={columns} query={query} />
            <tbody>
              {found.rows.map((row) => (
                <Row key={row.id} entity={entity} columns={columns} row={row} />
              ))}
            </tbody>
          </table>
          {found.rows.length === 0 ? <Nothing entity={entity} query={query} /> : null}
        </div>
      </BulkBar>
      {found.total === 0 ? null : (
        <Pages page={found.page} size={found.size} total={found.total} isMore={found.isMore} query={query} />
      )}
    </>
  )
}

/** Kinds of record whose purpose an empty list explains. */
const EXPLAINED: ReadonlySet<string> = new Set(['purchases', 'campaigns', 'keys', 'webhooks', 'bundles', 'counts'])

/** Why the list is empty, and what to do: nothing matches, or there is nothing yet. */
async function Nothing({ entity, query }: { entity: OfficeEntity; query: Readonly<Record<string, string>> }) {
  const intl = await officeIntl()
  const isNarrowed = Boolean(query['q'] ?? query['filter'])
  const id = isNarrowed ? 'office.nothing_found' : 'office.nothing_yet'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-6 text-ink-muted">
      <p>{intl.formatMessage({ id })}</p>
      {!isNarrowed && EXPLAINED.has(entity.name) ? (
        <p>{intl.formatMessage({ id: `office.empty_${entity.name}` })}</p>
      ) : null}
      {isNarrowed ? (
        <NextLink prefetch={false} href={listPath(entity.name)} className={buttonStyle('secondary', 'sm')}>
          {intl.formatMessage({ id: 'office.show_all' })}
        </NextLink>
      ) : null}
    </div>
  )
}

interface HeadProps {
  entity: OfficeEntity
  columns: readonly OfficeField[]
  query: Readonly<Record<string, string>>
}

async function Head({ entity, columns, query }: HeadProps) {
  const intl = await officeIntl()
  const sort = query['sort'] ?? ''
  return (
    <thead>
      <tr>
        {entity.canBulk ? (
          <th scope="col" className="office-cell office-head">
            <span className="sr-only">{intl.formatMessage({ id: 'office.selected' })}</span>
          </th>
        ) : null}
        {columns.map(({ name, isSortable }) => {
          const label = intl.formatMessage({ id: `office.field_${name}` })
          const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
          const next = direction === 'ascending' ? `-${name}` : name
          return (
            <th key={name} scope="col" className="office-cell office-head" aria-sort={direction}>
              {isSortable ? (
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

async function Row({
  entity,
  columns,
  row,
}: {
  entity: OfficeEntity
  columns: readonly OfficeField[]
  row: OfficeRow
}) {
  const intl = await officeIntl()
  return (
    <tr className="office-row">
      {entity.canBulk ? (
        <td className="office-cell">
          <input
            type="checkbox"
            name="record"
            value={row.id}
            className="size-5"
            aria-label={intl.formatMessage({ id: 'office.select' }, { name: row.title })}
          />
        </td>
      ) : null}
      {columns.map(({ name, kind }, at) => {
        const text = row.labels[name] ?? showValue(intl, kind, row.values[name])
        const shown = kind === 'picture' && text ? <Thumbnail path={text} name={row.title} /> : text
        return (
          <td key={name} className="office-cell">
            {at === 0 ? (
              <NextLink
                prefetch={false}
                href={recordPath(entity.name, row.id)}
                className="inline-block min-h-6 font-semibold hover:underline"
              >
                {shown || row.title || row.id}
              </NextLink>
            ) : (
              shown
            )}
          </td>
        )
      })}
    </tr>
  )
}
