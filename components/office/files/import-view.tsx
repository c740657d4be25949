'use client'

import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Select } from '@/components/ui/select'
import { IMPORT_FILE_DAYS, IMPORT_MAX_BYTES } from '@/lib/contract/limits/office-files'
import type { ImportReport, ImportStart, OfficeImport } from '@/lib/contract/schemas/office-files'
import { officeGet, officePost } from '@/lib/office/browser'

import { fileFault, isOpen, stateText } from './file-words'
import { ImportOptionsForm } from './import-options'
import { ImportReportView } from './import-report'
import { JobBar } from '../job-bar'

const REFRESH_MS = 2_000

interface ImportWork {
  readonly file: OfficeImport
  readonly isBusy: boolean
  readonly fault: string | null
  readonly send: (what: 'check' | 'start' | 'stop', body: object) => Promise<void>
}

/** The file as the shop has it, read again and again while it is worked on. */
function useImport(given: OfficeImport): ImportWork {
  const intl = useIntl()
  const [file, setFile] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const path = `/api/office/imports/${file.id}/` as const
  const isWorking = isOpen(file)
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(async () => {
      const result = await officeGet<OfficeImport>(path)
      if (result.ok) setFile(result.value)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [path, isWorking])
  return {
    file,
    isBusy,
    fault,
    send: async (what, body) => {
      setBusy(true)
      const result = await officePost(`${path}${what}/`, body)
      const next = await officeGet<OfficeImport>(path)
      setBusy(false)
      setFault(result.ok ? null : fileFault(intl, result.fault, IMPORT_MAX_BYTES))
      if (next.ok) setFile(next.value)
    },
  }
}

/** A file that was brought: how far it is, what it would do or did, and what can be done with it. */
export function ImportView({ file: given }: { file: OfficeImport }) {
  const intl = useIntl()
  const { file, isBusy, fault, send } = useImport(given)
  const isImport = file.phase === 'import'
  const isWorking = isOpen(file)
  const report = isImport ? file.report : file.check
  const mayCheck = !isWorking && file.isFileKept && !(isImport && file.state === 'done')
  return (
    <>
      <Standing
        file={file}
        isBusy={isBusy}
        onStart={(asked) => void send('start', { kind: file.kind, options: file.options, ...asked })}
        onStop={() => void send('stop', {})}
      />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      {report ? <ImportReportView report={report} kind={file.kind} isRehearsal={!isImport} /> : null}
      {mayCheck ? (
        <section aria-labelledby="options" className="flex flex-col gap-3">
          <h2 id="options" className="text-lg">
            {intl.formatMessage({ id: 'office.file_options' })}
          </h2>
          <ImportOptionsForm
            key={JSON.stringify([file.kind, file.options])}
            file={file}
            isBusy={isBusy}
            onCheck={(asked) => void send('check', asked)}
          />
        </section>
      ) : null}
      <p className="text-ink-muted">
        {intl.formatMessage(
          { id: file.isFileKept ? 'office.file_kept' : 'office.file_not_kept' },
          { days: IMPORT_FILE_DAYS },
        )}
      </p>
    </>
  )
}

interface StandingProps {
  file: OfficeImport
  isBusy: boolean
  onStart: (asked: ImportStart) => void
  onStop: () => void
}

/** The state of the work, its bar, and the next step. */
function Standing({ file, isBusy, onStart, onStop }: StandingProps) {
  const intl = useIntl()
  const { state, done, total, problem } = file
  const isFault = state === 'failed'
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p role="status" className={cx('font-semibold', isFault && 'text-sale')}>
        {stateText(intl, file)}
      </p>
      {problem === null ? null : <p>{intl.formatMessage({ id: `office.file_problem_${problem}` })}</p>}
      {isOpen(file) ? (
        <>
          <div className="w-full">
            <JobBar done={done} total={total} label={file.name} />
          </div>
          <Button variant="secondary" busy={isBusy} onClick={onStop}>
            {intl.formatMessage({ id: 'office.file_stop' })}
          </Button>
        </>
      ) : (
        <NextStep file={file} isBusy={isBusy} onStart={onStart} />
      )}
    </section>
  )
}

/** What the import button says, or why there is none. */
function NextStep({ file, isBusy, onStart }: Omit<StandingProps, 'onStop'>) {
  const intl = useIntl()
  const { phase, state, check, isFileKept } = file
  const [hideNew, setHideNew] = useState(true)
  const say = (id: string, count = 0) => <p>{intl.formatMessage({ id: `office.${id}` }, { count })}</p>
  const button = (id: string, count = 0, asked: ImportStart = {}) => (
    <Button busy={isBusy} onClick={() => onStart(asked)}>
      {intl.formatMessage({ id: `office.${id}` }, { count })}
    </Button>
  )
  if (!isFileKept) return null
  if (phase === 'import') return state === 'stopped' || state === 'failed' ? button('file_go_on') : null
  if (state !== 'done' || !check) return null
  const { refusal, count, hidden } = wouldDo(check, file)
  if (refusal !== null) return say(refusal, check.refused)
  const hasNew = file.kind === 'products' && check.added > 0
  return (
    <>
      {hidden > 0 ? say('file_would_hide', hidden) : null}
      {hasNew ? <NewGoods isHidden={hideNew} onChange={setHideNew} /> : null}
      {button(
        file.kind === 'products' ? 'file_import_products' : 'file_import_rows',
        count,
        hasNew ? { hideNew } : undefined,
      )}
    </>
  )
}

/** Whether shoppers see new products at once: asked each time, since nobody has seen their pages yet. */
function NewGoods({ isHidden, onChange }: { isHidden: boolean; onChange: (isHidden: boolean) => void }) {
  const intl = useIntl()
  const id = useId()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  return (
    <Select
      id={id}
      label={word('file_new_shown')}
      value={isHidden ? 'hidden' : 'file'}
      onChange={(event) => onChange(event.target.value === 'hidden')}
    >
      <option value="hidden">{word('file_new_hidden')}</option>
      <option value="file">{word('file_new_as_file')}</option>
    </Select>
  )
}

/** How much would be written and hidden, or why nothing is. */
function wouldDo(check: ImportReport, { options }: OfficeImport) {
  const count = check.added + check.changed
  const hidden = options.hideVanished ? check.gone : 0
  const refusal =
    check.refused > 0 && count + check.unchanged === 0
      ? 'file_not_usable'
      : check.refused > 0 && !options.skipBad
        ? 'file_has_faults'
        : count + hidden === 0
          ? 'file_changes_nothing'
          : null
  return { refusal, count, hidden }
}
