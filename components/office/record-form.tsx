'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeField, OfficeValues } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'
import { listPath, recordPath } from '@/lib/office/paths'

import { FieldEditor } from './field-editor'
import { fieldHint, fieldIn } from './field-hints'
import { FIRST_SECTIONS, hasField } from './form-sections'
import { OthersChanged } from './others-changed'
import { ARRIVALS, OtherDraftsProvider, useOtherDrafts } from './other-drafts'
import { type PlannedPage, PlanVersion } from './plan-version'
import { SaveBar } from './save-bar'
import { TextToolsProvider } from './text-tools'
import { removeWords } from './remove-words'
import { titleInWords } from './title-words'
import { useLeaveGuard } from './use-leave-guard'
import { type NewRecordPath, type RecordDraft, useRecordDraft } from './use-record-draft'
import { useTaxWarning } from './use-tax-warning'

interface RecordFormProps {
  entity: OfficeEntity
  /** Null: it is being made. */
  record: Answer<'officeRecord'> | null
  /** Parts with forms of their own, below the first sections. */
  children?: ReactNode
  /** The call that makes a record together with its parts. */
  newPath?: NewRecordPath | undefined
  /** What a new record begins with. */
  first?: OfficeValues | undefined
}

/** The fields of a record in their sections, with the bar that saves them. */
export function RecordForm({ entity, record, children, newPath, first }: RecordFormProps) {
  const intl = useIntl()
  const { draft, dialog, isRemoving, save, remove } = useRecordActions(entity, { record, newPath, first })
  const parts = useOtherDrafts()
  useLeaveGuard(draft.changed.length + parts.apart.length + parts.joint.length > 0)
  /** The fields first: what is refused there holds the parts, too. */
  async function saveAll(reason: string) {
    if (record === null && newPath !== undefined) {
      const withNew = parts.withNew()
      if (withNew !== null) await save(reason, withNew)
      return
    }
    const hasFields = record === null || draft.changed.length > 0
    if (!hasFields || (await save(reason))) await parts.saveJoint()
  }
  const fields = entity.fields.filter(
    (field) => isShown(field, record !== null) && hasField(entity.name, field, draft.values),
  )
  const sections = [...new Set(fields.map(({ section }) => section))]
  const form = (names: readonly string[]) => (
    <TextToolsProvider {...{ entity, record, draft }}>
      <Sections {...{ entity, names, fields, record, draft }} onSave={() => void saveAll('')} />
    </TextToolsProvider>
  )
  // Of what the shop has noted itself there is nothing to save or to remove.
  const isNote = record !== null && !entity.canRemove && children === undefined && !fields.some(canWrite)
  const hasBar = !isNote && !(isOnlyArrivals(parts.apart) && draft.changed.length + parts.joint.length === 0)
  const isFirst = (section: string) => children === undefined || FIRST_SECTIONS.has(section)
  return (
    <div className="flex flex-col gap-6">
      {record ? <OthersChanged entity={entity.name} record={record} /> : null}
      {form(sections.filter(isFirst))}
      <OtherDraftsProvider report={parts.report} values={draft.values}>
        {children}
      </OtherDraftsProvider>
      {form(sections.filter((section) => !isFirst(section)))}
      {hasBar && (
        <SaveBar
          changed={draft.changed}
          parts={parts.apart}
          joint={parts.joint}
          conflicts={draft.conflicts}
          message={draft.message}
          isBusy={draft.isBusy}
          isNew={record === null}
          canRemove={record !== null && entity.canRemove && !isRemoving}
          removeText={record ? removeWords(intl, entity.name, record)?.button : undefined}
          otherWay={<Later entity={entity} record={record} draft={draft} />}
          onSave={(reason) => void saveAll(reason)}
          onDrop={() => [draft.drop(), parts.dropJoint()]}
          onTakeTheirs={draft.takeTheirs}
          onKeepMine={draft.keepMine}
          onRemove={() => void remove()}
        />
      )}
      {dialog}
    </div>
  )
}

/** Goods that arrive have a button of their own, and the window of who scans is small. */
const isOnlyArrivals = (apart: readonly string[]): boolean => apart.includes(ARRIVALS)

const canWrite = ({ isReadOnly }: OfficeField): boolean => !isReadOnly

/** The page whose texts can be planned for later: the record, or the one of which it is a planned version; null for other records. */
function plannedPage({ name, canChange }: OfficeEntity, record: RecordFormProps['record']): PlannedPage | null {
  if (!canChange || record === null) return null
  if (name === 'pages') return { page: record.id }
  const { pageId, state } = record.values
  return name === 'page-versions' && state !== 'published' ? { page: String(pageId), after: Number(record.id) } : null
}

interface LaterProps {
  entity: OfficeEntity
  record: RecordFormProps['record']
  draft: RecordDraft
}

/** Of a page what is typed can be kept for later instead of saved. */
function Later({ entity, record, draft }: LaterProps) {
  const page = plannedPage(entity, record)
  if (page === null) return null
  return (
    <PlanVersion
      {...page}
      patch={draft.patch}
      onPlanned={(planned) => {
        for (const { path, from } of planned) draft.set(path, from)
      }}
      onFail={draft.fail}
    />
  )
}

interface SectionsProps {
  entity: OfficeEntity
  names: readonly string[]
  fields: readonly OfficeField[]
  record: RecordFormProps['record']
  draft: RecordDraft
  onSave: () => void
}

function Sections({ entity, names, fields, record, draft, onSave }: SectionsProps) {
  if (names.length === 0) return null
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {names.map((section) => (
        <Section
          key={section}
          entity={entity.name}
          name={section}
          fields={fields.filter((field) => field.section === section)}
          record={record}
          draft={draft}
        />
      ))}
    </form>
  )
}

/** Saving and removing, and where they lead. */
function useRecordActions(
  entity: OfficeEntity,
  { record, newPath, first }: Pick<RecordFormProps, 'record' | 'newPath' | 'first'>,
) {
  const intl = useIntl()
  const router = useRouter()
  const draft = useRecordDraft(entity, record, { newPath, first })
  const [isRemoving, setRemoving] = useState(false)
  const { dialog, isSureOf } = useTaxWarning()

  async function save(reason: string, withNew?: Readonly<Record<string, unknown>>): Promise<boolean> {
    if (!(await isSureOf('save', entity.name, draft.values))) return false
    const saved = await draft.save(reason, withNew)
    if (saved === null) return false
    if (record === null) router.replace(recordPath(entity.name, saved))
    else router.refresh()
    return true
  }
  async function remove() {
    if (record === null) return
    const name = titleInWords(intl, entity.name, record.id, record.title)
    const question =
      removeWords(intl, entity.name, record)?.question ?? intl.formatMessage({ id: 'office.remove_sure' }, { name })
    const ask = () => window.confirm(question)
    if (!(await isSureOf('remove', entity.name, record.values, ask))) return
    setRemoving(true)
    const result = await officePost(`/api/office/remove/${entity.name}/${encodeURIComponent(record.id)}/`, {})
    setRemoving(false)
    if (result.ok) router.push(listPath(entity.name))
    else draft.fail(result.fault)
  }

  return { draft, dialog, isRemoving, save, remove }
}

interface SectionProps {
  entity: string
  name: string
  fields: readonly OfficeField[]
  record: RecordFormProps['record']
  draft: RecordDraft
}

function Section({ entity, name, fields, record, draft }: SectionProps) {
  const intl = useIntl()
  const hintOf = (field: OfficeField) => {
    const id = fieldHint(entity, field.name, draft.values)
    return id === null ? undefined : intl.formatMessage({ id })
  }
  return (
    <fieldset
      id={`section-${name}`}
      className="flex min-w-0 scroll-mt-20 flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <legend className="float-left mb-2 font-semibold text-lg">
        {intl.formatMessage({ id: `office.section_${name}` })}
      </legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        {fields
          .map((given) => fieldIn(entity, given, draft.values))
          .map((field) => (
            // What was typed as a percentage is read anew as money.
            <div
              key={`${field.name} ${field.kind}`}
              className={cx('min-w-0', isWide(field) && 'md:col-span-2', isTick(field) && 'md:pt-5')}
            >
              <FieldEditor
                entity={entity}
                field={asShown(field, record === null)}
                value={draft.values[field.name] ?? null}
                label={record?.labels[field.name] ?? null}
                labels={record?.labels ?? {}}
                values={draft.values}
                hint={hintOf(field)}
                onChange={(value) => draft.set(field.name, value)}
                fault={draft.faults[field.name] ?? null}
                faults={draft.faults}
              />
            </div>
          ))}
      </div>
    </fieldset>
  )
}

/** The field as the form has it: of what is fixed nothing is required, nor at first of what the shop has a value for. */
function asShown(field: OfficeField, isNew: boolean): OfficeField {
  const isFixed = field.isReadOnly || (field.isGivenOnce && !isNew)
  const isNeeded = field.isRequired && !isFixed && !(isNew && field.hasDefault)
  return { ...field, isReadOnly: isFixed, isRequired: isNeeded }
}

/** Chosen in the picture itself, above the form. */
const CUTS = 'cuts'

const isShown = ({ name, isReadOnly, isGivenOnce, isFilterOnly }: OfficeField, isOld: boolean) =>
  name !== CUTS && !isFilterOnly && (isOld || !isReadOnly || isGivenOnce)

/** It stands beside a control that has its name above it. */
const isTick = ({ kind, isReadOnly }: OfficeField) => kind === 'boolean' && !isReadOnly

const isWide = ({ kind, name }: OfficeField) =>
  name === 'officeRoles' ||
  name === 'filterableProperties' ||
  kind.startsWith('localized') ||
  kind === 'html' ||
  kind === 'json' ||
  kind === 'lines' ||
  kind === 'properties'
