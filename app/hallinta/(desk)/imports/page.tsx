import type { Metadata } from 'next'
import NextLink from 'next/link'

import { ImportList } from '@/components/office/files/import-list'
import { ImportTemplate } from '@/components/office/files/import-template'
import { ImportUpload } from '@/components/office/files/import-upload'
import { Pages } from '@/components/office/pages'
import { listPath } from '@/lib/office/paths'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.imports' }) }
}

/** Bringing files of products, stock and prices, and the files that were brought before. */
export default async function OfficeImports({ searchParams }: Props) {
  const { page } = await searchParams
  const query: Record<string, string> = typeof page === 'string' ? { page } : {}
  const [intl, found] = await Promise.all([officeIntl(), officeCall('officeImports', { query })])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.imports' })}</h1>
      <p className="max-w-text text-ink-muted">{intl.formatMessage({ id: 'office.imports_hint' })}</p>
      <p className="max-w-text text-ink-muted">
        {intl.formatMessage(
          { id: 'office.imports_columns' },
          {
            a: (text) => (
              <NextLink key="exports" prefetch={false} href={listPath('exports')} className="underline">
                {text}
              </NextLink>
            ),
          },
        )}
      </p>
      <ImportUpload />
      <ImportTemplate />
      <section aria-labelledby="earlier" className="flex flex-col gap-3">
        <h2 id="earlier" className="text-lg">
          {intl.formatMessage({ id: 'office.imports_earlier' })}
        </h2>
        <ImportList imports={found.imports} />
        {found.total > found.size ? (
          <Pages page={found.page} size={found.size} total={found.total} query={query} />
        ) : null}
      </section>
    </>
  )
}
