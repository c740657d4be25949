import type { Metadata } from 'next'

import { bytesText } from '@/components/office/files/file-words'
import { ImportView } from '@/components/office/files/import-view'
import { DOT } from '@/components/office/marks'
import { showValue } from '@/components/office/show-value'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.imports' }) }
}

/** A file that was brought: its dry run, its import, and what became of it. */
export default async function OfficeImportPage({ params }: Props) {
  const { record } = await params
  const [intl, file] = await Promise.all([officeIntl(), officeCall('officeImport', { params: { job: record } })])
  const facts = [file.by, showValue(intl, 'moment', file.createdAt), bytesText(intl, file.bytes)]
  return (
    <>
      <div>
        <h1 className="text-2xl [overflow-wrap:anywhere]">{file.name}</h1>
        <p className="mt-1 text-ink-muted">{facts.filter((fact) => fact !== null).join(DOT)}</p>
      </div>
      <ImportView file={file} />
    </>
  )
}
