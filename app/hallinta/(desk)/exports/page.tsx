import type { Metadata } from 'next'

import { ExportDesk } from '@/components/office/files/export-desk'
import { Pages } from '@/components/office/pages'
import { EXPORT_FILE_DAYS } from '@/lib/contract/limits/office-files'
import { officeCall, officeIntl, officeLanguage } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.exports' }) }
}

/** Files of products, stock and prices, made for the person who looks. */
export default async function OfficeExports({ searchParams }: Props) {
  const { page } = await searchParams
  const query: Record<string, string> = typeof page === 'string' ? { page } : {}
  const [intl, language, found] = await Promise.all([
    officeIntl(),
    officeLanguage(),
    officeCall('officeExports', { query }),
  ])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.exports' })}</h1>
      <p className="max-w-text text-ink-muted">
        {intl.formatMessage({ id: 'office.exports_hint' }, { days: EXPORT_FILE_DAYS })}
      </p>
      <ExportDesk key={found.page} given={found} language={language} />
      {found.total > found.size ? (
        <Pages page={found.page} size={found.size} total={found.total} query={query} />
      ) : null}
    </>
  )
}
