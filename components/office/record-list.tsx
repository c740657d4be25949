import NextLink from 'next/link'
import type { ReactNode } from 'react'

import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeView } from '@/lib/contract/schemas/office'
import { listPath, newPath, withQuery, writeFilter } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { BulkBar } from './bulk-bar'
import { UNEXPLAINED } from './empty-words'
import { ListFilters } from './list-filters'
import { orderText } from './list-order'
import { allLanguages, withoutAll } from './list-language'
import { Pages } from './pages'
import { RecordTable } from './record-table'
import { SavedViews } from './saved-views'
import { TableBox } from './table-box'

/** Made on pages of their own, because they have a secret that is shown once: their fields cannot be set as those of other records. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(['keys', 'webhooks'])

/** Lists with a name like that of another one, or without a way to make a new one: a sentence says what each is for. */
const ABOUT: ReadonlySet<string> = new Set(['stores', 'ribbons', 'redirects', 'former-paths', 'people'])

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
  const { page: _page, size: _size, ...listed } = query
  const asked = { ...listed, filter: writeFilter(withoutAll(query['filter'] ?? '')) }
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
          <MakeOne entity={entity} />
        </div>
      </div>
      {ABOUT.has(entity.name) ? (
        <p className="max-w-text text-ink-muted">{intl.formatMessage({ id: `office.about_${entity.name}` })}</p>
      ) : null}
      {children}
      <SavedViews entity={entity.name} query={withQuery(query, { page: null }).slice(1)} views={views} />
      <ListFilters entity={entity} query={query} />
      <BulkBar
        entity={entity}
        query={{ q: query['q'] ?? '', filter: asked.filter }}
        total={found.total}
        page={withQuery(query, { columns: null })}
      >
        {found.isUnsorted ? (
          <p role="status" className="mb-3 rounded-card border border-line bg-surface p-4">
            {intl.formatMessage({ id: 'office.unsorted' }, { count: found.total })}
          </p>
        ) : (
          <p className="mb-2 text-ink-muted text-xs empty:hidden">{orderText(intl, entity, query['sort'])}</p>
        )}
        <TableBox label={intl.formatMessage({ id: `office.entity_${entity.name}` })}>
          <RecordTable entity={entity} columns={columns} rows={found.rows} query={query} />
          {found.rows.length === 0 ? <Nothing entity={entity} query={query} /> : null}
        </TableBox>
      </BulkBar>
      {found.total === 0 ? null : (
        <Pages page={found.page} size={found.size} total={found.total} isMore={found.isMore} query={query} />
      )}
    </>
  )
}

interface NothingProps {
  entity: OfficeEntity
  query: Readonly<Record<string, string>>
}

/** Why the list is empty, and what to do: nothing matches, or there is nothing yet, and then what such records are for. */
async function Nothing({ entity, query }: NothingProps) {
  const intl = await officeIntl()
  const filters = withoutAll(query['filter'] ?? '')
  const { language, ...others } = filters
  // A list has the reader's language before anybody filters.
  const isOfLanguage = allLanguages(entity.name) !== '' && language !== undefined
  const isNarrowed = Boolean(query['q']) || Object.keys(isOfLanguage ? others : filters).length > 0
  const id = isNarrowed ? 'nothing_found' : isOfLanguage ? 'nothing_in_language' : 'nothing_yet'
  return (
    <div className="flex flex-col items-start gap-3 p-6 text-ink-muted">
      <p>{intl.formatMessage({ id: `office.${id}` })}</p>
      {isNarrowed || UNEXPLAINED.has(entity.name) ? null : (
        <p className="max-w-text">{intl.formatMessage({ id: `office.empty_${entity.name}` })}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isNarrowed || isOfLanguage ? (
          <NextLink
            prefetch={false}
            href={`${listPath(entity.name)}${withQuery({ filter: allLanguages(entity.name) }, {})}`}
            className={buttonStyle('secondary', 'sm')}
          >
            {intl.formatMessage({ id: 'office.show_all' })}
          </NextLink>
        ) : null}
        {isNarrowed ? null : <MakeOne entity={entity} />}
      </div>
    </div>
  )
}

/** The way to a new record, where people make such records. */
async function MakeOne({ entity }: { entity: OfficeEntity }) {
  const intl = await officeIntl()
  if (entity.name === 'campaigns')
    return (
      <NextLink prefetch={false} href={listPath('products')} className={buttonStyle('primary', 'sm')}>
        <Icon name="plus" size={18} />
        {intl.formatMessage({ id: 'office.start_campaigns' })}
      </NextLink>
    )
  if (entity.name === 'counts' && entity.canChange)
    return (
      <NextLink prefetch={false} href={listPath('count')} className={buttonStyle('primary', 'sm')}>
        {intl.formatMessage({ id: 'office.count' })}
      </NextLink>
    )
  if (!entity.canCreate && !OF_SYSTEMS.has(entity.name)) return null
  return (
    <NextLink prefetch={false} href={newPath(entity.name)} className={buttonStyle('primary', 'sm')}>
      <Icon name="plus" size={18} />
      {intl.formatMessage({ id: `office.new_${entity.name}` })}
    </NextLink>
  )
}
