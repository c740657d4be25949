'use client'

import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import type { FileKind } from '@/lib/contract/access/office-files'
import type { Answer } from '@/lib/contract/calls'
import { EXPORT_FORMATS } from '@/lib/contract/limits/office-files'
import type { ExportOrder, OfficeExport } from '@/lib/contract/schemas/office-files'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { officeGet, officePost } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { DOT } from '../marks'
import { showValue } from '../show-value'
import { bytesText, isOpen } from './file-words'
import { JobBar } from '../job-bar'

const REFRESH_MS = 2_000
type Exports = Answer<'officeExports'>

/** Has files of goods made, shows how far each is, and gives them. */
export function ExportDesk({ given, language }: { given: Exports; language: Language }) {
  const intl = useIntl()
  const [found, setFound] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const path = `/api/office/exports/?page=${found.page}` as const
  const isWorking = found.exports.some(isOpen)
  async function read() {
    const result = await officeGet<Exports>(path)
    if (result.ok) setFound(result.value)
  }
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(async () => {
      const result = await officeGet<Exports>(path)
      if (result.ok) setFound(result.value)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [path, isWorking])
  async function send(to: `/api/office/exports/${string}`, body: object) {
    setBusy(true)
    const result = await officePost(to as `/api/office/${string}/`, body)
    await read()
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
  }
  return (
    <>
      <ExportForm
        kinds={found.kinds}
        language={language}
        isBusy={isBusy}
        onOrder={(order) => void send('/api/office/exports/', order)}
      />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <ExportList exports={found.exports} onStop={(id) => void send(`/api/office/exports/${id}/stop/`, {})} />
    </>
  )
}

interface ExportFormProps {
  kinds: readonly FileKind[]
  language: Language
  isBusy: boolean
  onOrder: (order: ExportOrder) => void
}

function ExportForm({ kinds, language: own, isBusy, onOrder }: ExportFormProps) {
  const intl = useIntl()
  const id = useId()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  const [order, setOrder] = useState<ExportOrder>({ kind: kinds[0] ?? 'products', format: 'own-json', language: own })
  const set = (part: Partial<ExportOrder>) => setOrder((all) => ({ ...all, ...part }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onOrder(order)
      }}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          id={`${id}-kind`}
          label={word('export_what')}
          value={order.kind}
          onChange={(event) => set({ kind: event.target.value as FileKind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {word(`file_kind_${kind}`)}
            </option>
          ))}
        </Select>
        {order.kind === 'products' ? (
          <Select
            id={`${id}-format`}
            label={word('file_format')}
            hint={word(`export_keeps_${order.format.replace('-', '_')}`)}
            value={order.format}
            onChange={(event) => set({ format: event.target.value as ExportOrder['format'] })}
          >
            {EXPORT_FORMATS.map((format) => (
              <option key={format} value={format}>
                {word(`export_format_${format.replace('-', '_')}`)}
              </option>
            ))}
          </Select>
        ) : null}
        {order.kind === 'products' && order.format.startsWith('own') ? null : (
          <LanguageChoice id={`${id}-language`} language={order.language} onChoose={(language) => set({ language })} />
        )}
      </div>
      <Button type="submit" busy={isBusy} className="self-start">
        {word('export_make')}
      </Button>
    </form>
  )
}

interface LanguageChoiceProps {
  id: string
  language: Language
  onChoose: (language: Language) => void
}

function LanguageChoice({ id, language: chosen, onChoose }: LanguageChoiceProps) {
  const intl = useIntl()
  return (
    <Select
      id={id}
      label={intl.formatMessage({ id: 'office.export_language' })}
      value={chosen}
      onChange={(event) => onChoose(event.target.value as Language)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {LANGUAGE_TABLE[language].nativeName}
        </option>
      ))}
    </Select>
  )
}

interface ExportListProps {
  exports: readonly OfficeExport[]
  onStop: (id: number) => void
}

function ExportList({ exports, onStop }: ExportListProps) {
  const intl = useIntl()
  if (exports.length === 0) return <p className="text-ink-muted">{intl.formatMessage({ id: 'office.exports_none' })}</p>
  return (
    <section aria-labelledby="exports" className="flex flex-col gap-3">
      <h2 id="exports" className="text-lg">
        {intl.formatMessage({ id: 'office.exports_own' })}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {exports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
            <ExportFacts one={one} />
            <ExportState one={one} onStop={() => onStop(one.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(intl: ReturnType<typeof useIntl>, { kind, format }: OfficeExport): string {
  const what = intl.formatMessage({ id: `office.file_kind_${kind}` })
  return kind === 'products'
    ? `${what}${DOT}${intl.formatMessage({ id: `office.export_format_${format.replace('-', '_')}` })}`
    : what
}

function ExportFacts({ one }: { one: OfficeExport }) {
  const intl = useIntl()
  return (
    <span className="flex min-w-0 flex-1 basis-64 flex-col">
      <span className="font-semibold">{nameOf(intl, one)}</span>
      <span className="text-ink-muted">{showValue(intl, 'moment', one.createdAt)}</span>
      {one.leftOut > 0 ? (
        <span className="text-ink-muted">
          {intl.formatMessage({ id: 'office.export_left_out' }, { count: one.leftOut })}
        </span>
      ) : null}
    </span>
  )
}

function ExportState({ one, onStop }: { one: OfficeExport; onStop: () => void }) {
  const intl = useIntl()
  const { state, file, problem } = one
  if (isOpen(one))
    return (
      <>
        <span className="min-w-0 flex-1 basis-64">
          <JobBar done={one.done} total={one.total} label={nameOf(intl, one)} />
        </span>
        <Button size="sm" variant="secondary" onClick={onStop}>
          {intl.formatMessage({ id: 'office.file_stop' })}
        </Button>
      </>
    )
  if (file)
    return (
      <a href={`/api/office/exports/${one.id}/file/`} download={file.name} className={buttonStyle('secondary', 'sm')}>
        <Icon name="download" size={18} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {intl.formatMessage({ id: 'office.export_fetch' }, { name: file.name, size: bytesText(intl, file.bytes) })}
        </span>
      </a>
    )
  return (
    <span className={cx(state === 'failed' ? 'text-sale' : 'text-ink-muted')}>
      {intl.formatMessage({
        id: problem
          ? `office.file_problem_${problem}`
          : state === 'done'
            ? 'office.export_gone'
            : `office.option_${state}`,
      })}
    </span>
  )
}
