'use client'

import NextLink from 'next/link'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import type { ImportReport, OfficeImport } from '@/lib/contract/schemas/office-files'
import { recordPath } from '@/lib/office/paths'

import { named } from '../marks'
import { aboutText, partText, separatorText } from './file-words'

interface ReportProps {
  report: ImportReport
  kind: OfficeImport['kind']
  /** Of a dry run. */
  isRehearsal: boolean
}

/** What a file would do or did: what was found in it, how much is new, changed and refused, and examples. */
export function ImportReportView({ report, kind, isRehearsal }: ReportProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <section aria-labelledby="report" className="flex flex-col gap-4">
      <h2 id="report" className="text-lg">
        {word(isRehearsal ? 'file_would' : 'file_did')}
      </h2>
      <Counts report={report} kind={kind} />
      <Found report={report} />
      <Remarks id="refused" title="file_refused_lines" count={report.refused} remarks={report.errors} isOpen />
      <Samples report={report} kind={kind} />
      <Remarks id="warned" title="file_warnings" count={report.warned} remarks={report.warnings} />
      <Vanished report={report} />
    </section>
  )
}

function Counts({ report, kind }: Pick<ReportProps, 'report' | 'kind'>) {
  const intl = useIntl()
  const all = ['added', 'changed', 'unchanged', 'refused'] as const
  // Rows of stock and prices are never new.
  const shown = kind === 'products' ? all : all.filter((name) => name !== 'added')
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-ink-muted">{intl.formatMessage({ id: `office.file_${name}` })}</dt>
          <dd className={name === 'refused' && report.refused > 0 ? 'text-2xl text-sale' : 'text-2xl'}>
            {intl.formatNumber(report[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The kind of file, its encoding and separator, and what of it is not kept. */
function Found({ report }: { report: ImportReport }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const facts: (readonly [string, string | null])[] = [
    ['file_format', report.format],
    ['file_encoding', report.encoding],
    ['file_separator', report.separator === null ? null : separatorText(intl, report.separator)],
    ['file_left_out', report.leftOut.length === 0 ? null : report.leftOut.join(', ')],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([id, value]) =>
        value === null ? null : (
          <div key={id} className="contents">
            <dt className="text-ink-muted">{word(id)}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
      )}
      {report.notes.map((note) => (
        <div key={note} className="contents">
          <dt className="text-ink-muted">{word('file_note')}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FoldedProps {
  id: string
  title: string
  count: number
  isOpen?: boolean
  children: ReactNode
}

function Folded({ id, title, count, isOpen = false, children }: FoldedProps) {
  const intl = useIntl()
  return (
    <details id={id} open={isOpen} className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 py-3 font-semibold">
        {intl.formatMessage({ id: `office.${title}` }, { count })}
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}

interface RemarksProps extends Omit<FoldedProps, 'children'> {
  remarks: ImportReport['errors']
}

/** Sentences of the importer, each with its line. */
function Remarks({ remarks, ...rest }: RemarksProps) {
  const intl = useIntl()
  if (rest.count === 0) return null
  return (
    <Folded {...rest}>
      <div className="overflow-x-auto">
        <table className="office-table">
          <thead>
            <tr>
              {['file_line', 'file_reason'].map((id) => (
                <th key={id} scope="col" className="office-cell office-head">
                  {intl.formatMessage({ id: `office.${id}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {remarks.map(({ line, reason }, place) => (
              <tr key={`${line} ${String(place)}`} className="office-row">
                <th scope="row" className="office-cell w-24 font-normal">
                  {intl.formatNumber(line)}
                </th>
                <td className="office-cell [overflow-wrap:anywhere]">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More shown={remarks.length} all={rest.count} />
    </Folded>
  )
}

function More({ shown, all }: { shown: number; all: number }) {
  const intl = useIntl()
  if (shown >= all) return null
  return (
    <p className="px-4 py-3 text-ink-muted">{intl.formatMessage({ id: 'office.file_more' }, { count: all - shown })}</p>
  )
}

function Samples({ report, kind }: Pick<ReportProps, 'report' | 'kind'>) {
  const intl = useIntl()
  const { samples, added, changed } = report
  if (samples.length === 0) return null
  const entity = kind === 'products' ? 'products' : 'variants'
  return (
    <Folded id="samples" title="file_samples" count={added + changed} isOpen>
      <ul className="flex flex-col divide-y divide-line border-line border-t">
        {samples.map(({ title, id, isNew, about, parts }, place) => (
          <li key={`${title} ${String(place)}`} className="flex flex-col gap-1 px-4 py-2">
            <span className="flex flex-wrap items-baseline gap-x-3">
              {id === null ? (
                <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
              ) : (
                <NextLink
                  prefetch={false}
                  href={recordPath(entity, String(id))}
                  className="inline-block min-h-6 font-semibold underline [overflow-wrap:anywhere]"
                >
                  {title}
                </NextLink>
              )}
              {isNew ? <span className="text-success">{intl.formatMessage({ id: 'office.file_new' })}</span> : null}
            </span>
            {about ? <span className="text-ink-muted [overflow-wrap:anywhere]">{aboutText(intl, about)}</span> : null}
            {parts.length === 0 ? null : (
              <span className="text-ink-muted [overflow-wrap:anywhere]">
                {parts.map((part) => partText(intl, kind, part)).join('; ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <More shown={samples.length} all={added + changed} />
    </Folded>
  )
}

function Vanished({ report: { gone, vanished } }: { report: ImportReport }) {
  const intl = useIntl()
  if (gone === 0) return null
  return (
    <Folded id="vanished" title="file_gone" count={gone}>
      <p className="px-4 pb-3 [overflow-wrap:anywhere]">
        {named(intl.formatMessage({ id: 'office.file_gone_names' }), vanished.join(', '))}
      </p>
      <More shown={vanished.length} all={gone} />
    </Folded>
  )
}
