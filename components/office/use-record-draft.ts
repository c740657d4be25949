'use client'

import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficePatch, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { type OfficeFault, officePost } from '@/lib/office/browser'

import { faultOfField, faultText } from './fault-text'
import { followTitle } from './follow-title'
import { patchOf, withValue } from './patch'
import { followTopic } from './term-topics'
import { keptMarks } from './texts'

/** A field that somebody else changed while it was being edited here. */
export interface Conflict {
  readonly path: string
  readonly now: OfficeValue
}

/** Why something was not saved. */
interface Trouble {
  /** Sentences by the path of the field. */
  readonly faults: Readonly<Record<string, string>>
  readonly conflicts: readonly Conflict[]
  readonly message: string | null
}

const NOTHING_YET: OfficeValues = {}
const NONE: Trouble = { faults: {}, conflicts: [], message: null }

export interface RecordDraft extends Trouble {
  readonly values: OfficeValues
  /** Paths that differ from what was read. */
  readonly changed: readonly string[]
  /** The same with what was read and what is typed. */
  readonly patch: OfficePatch
  readonly isBusy: boolean
  readonly set: (name: string, value: OfficeValue) => void
  readonly drop: () => void
  /** Of all conflicts. */
  readonly takeTheirs: () => void
  readonly keepMine: () => void
  readonly fail: (fault: OfficeFault) => void
  /** The record's id, or null when it was refused: what was typed stays. `withNew`: what parts of the form add to a new record. */
  readonly save: (reason: string, withNew?: Readonly<Record<string, unknown>>) => Promise<string | null>
}

const conflictsOf = (fault: OfficeFault): readonly Conflict[] => {
  const { conflicts } = (fault.details ?? {}) as { conflicts?: readonly Conflict[] }
  return fault.reason === 'changed' ? (conflicts ?? []) : []
}

/** The part of a field with several, by `field/part`. */
function faultOfPart({ field, details }: OfficeFault, text: string): Record<string, string> {
  const { at } = (details ?? {}) as { at?: string }
  return field === null || at === undefined ? {} : { [`${field}/${at}`]: text }
}

function troubleOf(intl: IntlShape, fault: OfficeFault): Trouble {
  const text = faultText(intl, fault)
  const faults = fault.field === null ? {} : { [fault.field]: text, ...faultOfPart(fault, text) }
  return { faults, conflicts: conflictsOf(fault), message: faultOfField(intl, fault) }
}

function bodyOf(record: Answer<'officeRecord'> | null, values: OfficeValues, patch: OfficePatch, reason: string) {
  const note = reason === '' ? {} : { reason }
  return record === null ? { values, ...note } : { patch, ...note }
}

/** What is typed over what was read anew. */
function rebased(entity: OfficeEntity, read: OfficeValues, typed: OfficeValues, now: OfficeValues): OfficeValues {
  const others = new Set(patchOf(entity.fields, read, now).map(({ path }) => path))
  const own = patchOf(entity.fields, read, typed).filter(({ path }) => !others.has(path))
  return own.reduce((values, { path, to }) => withValue(values, path, to), now)
}

/** What of a new record follows from another field while that is typed. */
const followed = (entity: OfficeEntity, known: OfficeValues, name: string, value: OfficeValue): OfficeValues => ({
  ...followTitle(entity.fields, known, name, value),
  ...followTopic(entity.name, name, value),
})

/** The call that makes a record with what it is made of. */
export type NewRecordPath = '/api/office/purchases/' | '/api/office/variants/'

interface Sent {
  readonly entity: string
  readonly record: Answer<'officeRecord'> | null
  readonly newPath: NewRecordPath | undefined
}

const send = ({ entity, record, newPath }: Sent, body: object, withNew: object | undefined) => {
  const path = `/api/office/records/${entity}/` as const
  return record === null
    ? officePost<{ id: string }>(newPath ?? path, { ...body, ...withNew })
    : officePost<{ id: string }>(`${path}${encodeURIComponent(record.id)}/`, body)
}

/** What is typed in a form, beside what was read. */
export function useRecordDraft(
  entity: OfficeEntity,
  record: Answer<'officeRecord'> | null,
  { newPath, first = NOTHING_YET }: { newPath?: NewRecordPath | undefined; first?: OfficeValues | undefined } = {},
): RecordDraft {
  const intl = useIntl()
  const [read, setRead] = useState<OfficeValues>(record?.values ?? first)
  const [values, setValues] = useState<OfficeValues>(record?.values ?? first)
  const [trouble, setTrouble] = useState<Trouble>(NONE)
  const [isBusy, setBusy] = useState(false)
  const [given, setGiven] = useState(record)
  const patch: OfficePatch = patchOf(entity.fields, read, values)
  // Read anew after saving or loading. The form stays as it is, with its focus and its place; what is typed stays unless others changed it.
  if (given !== record) {
    setGiven(record)
    setRead(record?.values ?? {})
    setValues(rebased(entity, read, values, record?.values ?? {}))
    setTrouble((known) => ({ ...NONE, faults: known.faults }))
  }

  const fail = (fault: OfficeFault) => setTrouble(troubleOf(intl, fault))
  /** The others' values become what was read; with `isTheirs` they replace what was typed, too. */
  function settle(isTheirs: boolean) {
    const theirs = (typed: OfficeValues) =>
      trouble.conflicts.reduce((known, { path, now }) => withValue(known, path, now), typed)
    setRead(theirs(read))
    if (isTheirs) setValues(theirs(values))
    setTrouble({ ...NONE, faults: trouble.faults })
  }
  return {
    values,
    changed: patch.map(({ path }) => path),
    patch,
    ...trouble,
    isBusy,
    set: (name, value) =>
      setValues((known) => ({ ...known, ...(!record && followed(entity, known, name, value)), [name]: value })),
    drop: () => {
      setValues(read)
      setTrouble(NONE)
    },
    takeTheirs: () => settle(true),
    keepMine: () => settle(false),
    fail,
    save: async (reason, withNew) => {
      if (record !== null && patch.length === 0) return null
      setBusy(true)
      const body = bodyOf(record, values, [...patch, ...keptMarks(entity.fields, values, patch)], reason)
      const result = await send({ entity: entity.name, record, newPath }, body, withNew)
      setBusy(false)
      if (!result.ok) {
        fail(result.fault)
        return null
      }
      setTrouble(NONE)
      setRead(values)
      return result.value.id
    },
  }
}
