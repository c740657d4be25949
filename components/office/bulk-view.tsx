'use client'

import NextLink from 'next/link'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'
import { LANGUAGE_TABLE } from '@/lib/market/languages'
import { officeGet, officePost } from '@/lib/office/browser'
import { OFFICE_ROOT, workTitle } from '@/lib/office/paths'

import { setText } from './bulk-value'
import { faultText } from './fault-text'
import { JobBar } from './job-bar'
import { Fold } from './fold'
import { named } from './marks'
import { optionLabel } from './show-value'

const REFRESH_MS = 2_000
/** Only the whole of it can say that nothing had to be changed. */
const isAllSame = ({ state, changed, faults }: OfficeBulkWork) =>
  state === 'done' && changed === 0 && faults.length === 0
const isOpen = ({ state }: OfficeBulkWork) => state === 'waiting' || state === 'running'

/** The work as the shop has it, read again and again while it goes on. */
function useWork(given: OfficeBulkWork) {
  const intl = useIntl()
  const [work, setWork] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const path = `/api/office/bulk-work/${work.id}/` as const
  const isGoing = isOpen(work)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(async () => {
      const result = await officeGet<OfficeBulkWork>(path)
      if (result.ok) setWork(result.value)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [path, isGoing])
  return {
    work,
    isBusy,
    fault,
    stop: async () => {
      setBusy(true)
      const result = await officePost(`${path}stop/`, {})
      const next = await officeGet<OfficeBulkWork>(path)
      setBusy(false)
      setFault(result.ok ? null : faultText(intl, result.fault))
      if (next.ok) setWork(next.value)
    },
  }
}

/** A bulk change of many records: its bar, its end, and the records that were refused. */
export function BulkView({ work: given }: { work: OfficeBulkWork }) {
  const intl = useIntl()
  const { work, isBusy, fault, stop } = useWork(given)
  const { state, done, total, changed, batch } = work
  return (
    <>
      <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
        <p role="status" className={cx('font-semibold', state === 'failed' && 'text-sale')}>
          {optionLabel(intl, state)}
        </p>
        <What {...work} />
        <div className="w-full">
          <JobBar done={done} total={total} label={intl.formatMessage({ id: workTitle(work) })} />
        </div>
        {changed > 0 || isAllSame(work) ? (
          <p>{intl.formatMessage({ id: 'office.bulk_done' }, { count: changed })}</p>
        ) : null}
        {work.texts ? <p>{intl.formatMessage({ id: 'office.translated_texts' }, { count: work.texts })}</p> : null}
        {isOpen(work) ? (
          <>
            <p className="text-ink-muted">{intl.formatMessage({ id: 'office.bulk_leave' })}</p>
            <Button variant="secondary" busy={isBusy} onClick={() => void stop()}>
              {intl.formatMessage({ id: 'office.file_stop' })}
            </Button>
          </>
        ) : null}
        {work.faults
          .filter(({ record }) => record === '')
          .map(({ message }) => (
            <p key={message}>{faultText(intl, { reason: message, code: message })}</p>
          ))}
        {state === 'stopped' ? <p>{intl.formatMessage({ id: 'office.bulk_stopped' })}</p> : null}
        {batch === null || isOpen(work) ? null : (
          <NextLink
            prefetch={false}
            href={`${OFFICE_ROOT}history/?batch=${batch}`}
            className={buttonStyle('secondary', 'sm')}
          >
            {intl.formatMessage({ id: 'office.bulk_history' })}
          </NextLink>
        )}
      </section>
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <Refused faults={work.faults.filter(({ record }) => record !== '')} />
    </>
  )
}

/** The fields that are set, or the languages into which texts are translated. */
function What({ entity, set, languages }: OfficeBulkWork) {
  const intl = useIntl()
  return (
    <dl className="flex flex-wrap gap-x-2">
      <dt className="text-ink-muted">{intl.formatMessage({ id: `office.entity_${entity}` })}</dt>
      {set.map((one) => (
        <dd key={one.path} className="min-w-0 break-words font-semibold">
          {setText(intl, one)}
        </dd>
      ))}
      {languages ? (
        <dd className="font-semibold">{intl.formatList(languages.map((code) => LANGUAGE_TABLE[code].nativeName))}</dd>
      ) : null}
    </dl>
  )
}

function Refused({ faults }: Pick<OfficeBulkWork, 'faults'>) {
  const intl = useIntl()
  if (faults.length === 0) return null
  return (
    <details open className="rounded-card border border-line bg-surface p-4">
      <Fold className="font-semibold">
        {intl.formatMessage({ id: 'office.bulk_refused' }, { count: faults.length })}
      </Fold>
      <ul className="pt-2">
        {faults.map(({ record, message }, place) => (
          <li key={`${record} ${String(place)}`}>
            {named(record, faultText(intl, { reason: message, code: message }))}
          </li>
        ))}
      </ul>
    </details>
  )
}
