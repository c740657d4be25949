'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'
import { BULK_AT_ONCE, BULK_MAX, CAMPAIGN_VARIANTS } from '@/lib/contract/limits/office'
import type { OfficeEntity, OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'
import { bulkPath, campaignPath, type Selected } from '@/lib/office/paths'

import { PAGE_BOX, tickAll, tickedIn } from './bulk-boxes'
import { faultText } from './fault-text'
import { FieldEditor } from './field-editor'
import { nameOfField } from './field-label'
import { useTaxWarning } from './use-tax-warning'

interface BulkBarProps {
  entity: OfficeEntity
  query: { readonly q: string; readonly filter: string }
  /** How many records the list finds. */
  total: number
  /** Which page of the list it is. On another one nothing is selected. */
  page: string
  /** The table, with the boxes of bulk-boxes.ts. */
  children: ReactNode
}

/** Nothing can be done with more at once. */
const MOST_SELECTED = Math.max(BULK_MAX, CAMPAIGN_VARIANTS)

const CHANGEABLE: ReadonlySet<OfficeField['kind']> = new Set<OfficeField['kind']>([
  'text',
  'integer',
  'number',
  'cents',
  'boolean',
  'choice',
  'choices',
  'words',
  'moment',
  'reference',
])

/** Below the table, once rows are selected: sets one field of the selected records, or of all that the list finds. */
export function BulkBar({ entity, query, total, page, children }: BulkBarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isAll, setAll] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const choose = (chosen: readonly string[], text: string | null) => {
    setIds(chosen)
    setAll(false)
    setDone(text)
  }
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    choose([], null)
  }
  useEmptyBoxes(page, box)
  const read = (event: FormEvent<HTMLDivElement>) => {
    const { target, currentTarget: list } = event
    if (target instanceof HTMLInputElement && target.name === PAGE_BOX) tickAll(list, target.checked)
    choose(tickedIn(list), null)
  }
  const clear = (text: string) => {
    if (box.current) tickAll(box.current, false)
    choose([], text)
  }
  return (
    <>
      <div ref={box} onChange={read}>
        {children}
      </div>
      <p role="status" className="empty:hidden">
        {done}
      </p>
      {ids.length === 0 ? null : (
        <BulkForm
          entity={entity}
          count={isAll ? total : ids.length}
          total={total}
          scope={isAll ? { all: query } : { ids }}
          onAll={() => setAll(true)}
          onDone={clear}
        />
      )}
    </>
  )
}

/** A row that is on two pages keeps its box, with what was ticked in it. */
function useEmptyBoxes(page: string, box: RefObject<HTMLDivElement | null>): void {
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page && box.current) tickAll(box.current, false)
    shown.current = page
  }, [page, box])
}

interface BulkFormProps {
  entity: OfficeEntity
  count: number
  total: number
  scope: Selected
  onAll: () => void
  onDone: (text: string) => void
}

/** A box that nobody touched means no. */
const firstValue = (field: OfficeField | undefined): OfficeValue => (field?.kind === 'boolean' ? false : null)

function BulkForm({ entity, count, total, scope, onAll, onDone }: BulkFormProps) {
  const intl = useIntl()
  const router = useRouter()
  const fields = entity.fields.filter(
    ({ kind, isReadOnly, isGivenOnce }) => !isReadOnly && !isGivenOnce && CHANGEABLE.has(kind),
  )
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [value, setValue] = useState<OfficeValue>(firstValue(fields[0]))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { dialog, isSureOfAll } = useTaxWarning()
  const field = fields.find((known) => known.name === name)
  if (!field) return null

  async function change() {
    if (!(await isSureOfAll(entity.name, 'ids' in scope ? scope.ids : null))) return
    setBusy(true)
    const result = await officePost<Answer<'bulkOfficeRecords'>>(`/api/office/bulk/${entity.name}/`, {
      ...scope,
      set: { [name]: value },
      ...(count > BULK_AT_ONCE && { isJob: true }),
    })
    setBusy(false)
    if (!result.ok) return setFault(faultText(intl, result.fault))
    if (result.value.job) return router.push(bulkPath(result.value.job))
    router.refresh()
    onDone(intl.formatMessage({ id: 'office.bulk_done' }, { count: result.value.changed }))
  }
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4 shadow-overlay">
      <p className="flex min-h-11 items-center font-semibold">
        {intl.formatMessage({ id: 'office.bulk_count' }, { count })}
      </p>
      {count < total ? <SelectAll total={total} onAll={onAll} /> : null}
      <FieldSelect
        fields={fields}
        name={name}
        onChoose={(chosen) => {
          setName(chosen)
          setValue(firstValue(fields.find((known) => known.name === chosen)))
        }}
      />
      <FieldEditor key={name} field={field} value={value} label={null} onChange={setValue} />
      <Button busy={isBusy} onClick={() => void change()}>
        {intl.formatMessage({ id: 'office.bulk_change_do' })}
      </Button>
      {entity.canPrice ? (
        <NextLink prefetch={false} href={campaignPath(entity.name, scope)} className={buttonStyle('secondary')}>
          {intl.formatMessage({ id: 'office.campaign_new' })}
        </NextLink>
      ) : null}
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      {dialog}
    </div>
  )
}

/** The way to all that the list finds, unless they are too many. */
function SelectAll({ total, onAll }: Pick<BulkFormProps, 'total' | 'onAll'>) {
  const intl = useIntl()
  if (total > MOST_SELECTED)
    return (
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.bulk_too_many' }, { most: MOST_SELECTED })}</p>
    )
  return (
    <Button variant="quiet" onClick={onAll}>
      {intl.formatMessage({ id: 'office.bulk_all' }, { count: total })}
    </Button>
  )
}

interface FieldSelectProps {
  fields: readonly OfficeField[]
  name: string
  onChoose: (name: string) => void
}

function FieldSelect({ fields, name, onChoose }: FieldSelectProps) {
  const intl = useIntl()
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.bulk_field' })}</span>
      <select value={name} className={cx(controlStyle, 'min-w-40')} onChange={(event) => onChoose(event.target.value)}>
        {fields.map((known) => (
          <option key={known.name} value={known.name}>
            {nameOfField(intl, known)}
          </option>
        ))}
      </select>
    </label>
  )
}
