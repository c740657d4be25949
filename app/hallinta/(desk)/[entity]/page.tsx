import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { inReadersLanguage, withoutAll } from '@/components/office/list-language'
import { LibraryUpload } from '@/components/office/library-upload'
import { RecordList } from '@/components/office/record-list'
import { SearchTrial } from '@/components/office/search-trial'
import { writeFilter } from '@/lib/office/paths'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ entity: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const NAMES = ['q', 'filter', 'sort', 'page', 'size', 'columns'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entity } = await params
  const isKnown = (await officeMe()).entities.some(({ name }) => name === entity)
  return isKnown ? { title: (await officeIntl()).formatMessage({ id: `office.entity_${entity}` }) } : {}
}

/** The list of one kind of record; all of its state is in the address. */
export default async function OfficeList({ params, searchParams }: Props) {
  const { entity: name } = await params
  const given = await searchParams
  const query: Record<string, string> = {}
  for (const key of NAMES) {
    const value = given[key]
    if (typeof value === 'string' && value !== '') query[key] = value
  }
  const language = await officeLanguage()
  const filter = inReadersLanguage(name, query['filter'] ?? '', language)
  const narrowed = writeFilter(withoutAll(filter))
  const { columns: _columns, filter: _filter, ...asked } = query
  const [me, found, { views }] = await Promise.all([
    officeMe(),
    officeCall('officeRecords', {
      params: { entity: name },
      query: { ...asked, ...(narrowed !== '' && { filter: narrowed }), language },
    }),
    officeCall('officeViews', { query: { entity: name } }),
  ])
  const entity = me.entities.find((known) => known.name === name) ?? notFound()
  return (
    <RecordList entity={entity} found={found} query={filter === '' ? query : { ...query, filter }} views={views}>
      {name === 'pictures' && entity.canChange ? <LibraryUpload /> : null}
      {name === 'search-terms' ? <SearchTrial /> : null}
    </RecordList>
  )
}
