'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'
import { BULK_AT_ONCE, BULK_MAX, CAMPAIGN_VARIANTS } from '@/lib/contract/limits/office'
import type { OfficeEntity, OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import { officeGet, officePost } from '@/lib/office/browser'
import { bulkPath, campaignPath, type Selected } from '@/lib/office/paths'

import { BulkSure } from './bulk-sure'
import { setText } from './bulk-value'
import { faultText } from './fault-text'
import { FieldEditor } from './field-editor'
import { nameOfField } from './field-label'
import { TranslateMissing } from './translate-missing'
import { useTaxWarning } from './use-tax-warning'

/** Of them the shop keeps which texts a machine translated. */
const PRODUCTS = 'products'
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

const isNothing = (value: OfficeValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Of many records the value of one field would be lost: that is ticked, and not what an untouched field means. */
const canEmpty = ({ kind, isRequired }: OfficeField): boolean => !isRequired && kind !== 'boolean'

/** What is set; null while nothing is. */
function useSetting(fields: readonly OfficeField[]) {
  const [name, setName] = useState('')
  const [value, setValue] = useState<OfficeValue>(null)
  const [isEmptied, setEmptied] = useState(false)
  const field = fields.find((known) => known.name === name)
  return {
    field,
    value,
    isEmptied,
    setValue,
    setEmptied,
    /** Nothing else than what somebody chose is sent. */
    isReady: field !== undefined && (isEmptied || !isNothing(value)),
    choose: (chosen: string) => {
      setName(chosen)
      setValue(firstValue(fields.find((known) => known.name === chosen)))
      setEmptied(false)
    },
  }
}

/** The name of the record that a value leads to; null for other values, and where it cannot be read. */
async function labelOf({ kind, to }: OfficeField, value: OfficeValue): Promise<string | null> {
  if (kind !== 'reference' || isNothing(value)) return null
  const result = await officeGet<Answer<'officeRecord'>>(
    `/api/office/records/${to ?? ''}/${encodeURIComponent(String(value))}/`,
  )
  return result.ok ? result.value.title : null
}

/** The field and its new value, then a question that names both and how many records they are for. */
function useBulkChange({ entity, count, scope, onDone }: BulkFormProps, fields: readonly OfficeField[]) {
  const intl = useIntl()
  const router = useRouter()
  const setting = useSetting(fields)
  const [asked, setAsked] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { dialog, isSureOfAll } = useTaxWarning()
  const { field, isEmptied } = setting
  const value = isEmptied ? null : setting.value

  async function change() {
    setAsked(null)
    if (!field || !(await isSureOfAll(entity.name, 'ids' in scope ? scope.ids : null))) return
    setBusy(true)
    const result = await officePost<Answer<'bulkOfficeRecords'>>(`/api/office/bulk/${entity.name}/`, {
      ...scope,
      set: { [field.name]: value },
      ...(count > BULK_AT_ONCE && { isJob: true }),
    })
    setBusy(false)
    if (!result.ok) return setFault(faultText(intl, result.fault))
    if (result.value.job) return router.push(bulkPath(result.value.job))
    router.refresh()
    onDone(intl.formatMessage({ id: 'office.bulk_done' }, { count: result.value.changed }))
  }
  return {
    ...setting,
    fault,
    isBusy,
    dialog,
    asked,
    ask: async () => {
      if (!field) return
      const label = await labelOf(field, value)
      setFault(null)
      setAsked(setText(intl, { path: field.name, kind: field.kind, value, label }))
    },
    change,
    stop: () => setAsked(null),
  }
}

/** Sets one field of the selected records. No field is chosen at first, and nothing is changed without a question. */
export function BulkForm(props: BulkFormProps) {
  const { entity, count, total, scope, onAll } = props
  const intl = useIntl()
  const fields = entity.fields.filter(
    ({ kind, isReadOnly, isGivenOnce }) => !isReadOnly && !isGivenOnce && CHANGEABLE.has(kind),
  )
  const draft = useBulkChange(props, fields)
  const { field, value, isEmptied, asked } = draft
  if (fields.length === 0) return null
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4 shadow-overlay">
      <p className="flex min-h-11 items-center font-semibold">
        {intl.formatMessage({ id: 'office.bulk_count' }, { count })}
      </p>
      {count < total ? <SelectAll total={total} onAll={onAll} /> : null}
      <FieldSelect fields={fields} name={field?.name ?? ''} onChoose={draft.choose} />
      {field && !isEmptied ? (
        <FieldEditor key={field.name} field={field} value={value} label={null} onChange={draft.setValue} />
      ) : null}
      {field && canEmpty(field) ? <Emptying isOn={isEmptied} onChange={draft.setEmptied} /> : null}
      <Button busy={draft.isBusy} disabled={!draft.isReady} onClick={() => void draft.ask()}>
        {intl.formatMessage({ id: 'office.bulk_change_do' })}
      </Button>
      {entity.canPrice ? (
        <NextLink prefetch={false} href={campaignPath(entity.name, scope)} className={buttonStyle('secondary')}>
          {intl.formatMessage({ id: 'office.campaign_new' })}
        </NextLink>
      ) : null}
      {entity.canTranslate && entity.name === PRODUCTS ? <TranslateMissing scope={scope} /> : null}
      <p role="alert" className="text-sale empty:hidden">
        {draft.fault}
      </p>
      {asked === null ? null : (
        <BulkSure
          text={asked}
          count={count}
          isEmptied={isEmptied}
          onSure={() => void draft.change()}
          onStop={draft.stop}
        />
      )}
      {draft.dialog}
    </div>
  )
}

function Emptying({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const intl = useIntl()
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" className="size-5" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {intl.formatMessage({ id: 'office.bulk_empty' })}
    </label>
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
        <option value="">{intl.formatMessage({ id: 'office.bulk_choose' })}</option>
        {fields.map((known) => (
          <option key={known.name} value={known.name}>
            {nameOfField(intl, known)}
          </option>
        ))}
      </select>
    </label>
  )
}
