'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeValue } from '@/lib/contract/schemas/office'
import type { TranslatedTexts } from '@/lib/contract/schemas/office-texts'
import { type OfficeFault, officePost } from '@/lib/office/browser'
import type { Language } from '@/lib/market/languages'

import type { RecordDraft } from './use-record-draft'
import { MARKED, MARKS, marksOf, type Texts, textsOf } from './texts'

interface Asked {
  readonly field: string
  readonly from: Language
  readonly to: readonly Language[]
  /** As they were when it was asked. */
  readonly texts: Texts
}

/** What the texts of a record's form know and can do beyond being typed. */
interface TextTools {
  /** Names of the fields that are meant: others in the form belong to a part of it. */
  readonly fields: ReadonlySet<string>
  /** By the path of the text. */
  readonly outdated: ReadonlySet<string>
  /** Made by a machine and not saved yet. */
  readonly fresh: ReadonlySet<string>
  /** Languages whose texts a machine made, as they are marked in the form. */
  readonly marked: Texts
  readonly canTranslate: boolean
  /** Fills languages of a field. The fault, or null. */
  readonly translate: (asked: Asked) => Promise<OfficeFault | null>
  /** A person has written a text. */
  readonly typed: (path: string) => void
  /** An outdated text is right still. The fault, or null. */
  readonly confirm: (path: string, text: string) => Promise<OfficeFault | null>
}

const NOWHERE: TextTools = {
  fields: new Set(),
  outdated: new Set(),
  fresh: new Set(),
  marked: {},
  canTranslate: false,
  translate: () => Promise.resolve(null),
  typed: () => undefined,
  confirm: () => Promise.resolve(null),
}

const Tools = createContext<TextTools>(NOWHERE)

/** For the field of a form; for a text that is a part of something else there is nothing. */
export function useTextTools(field: string): TextTools {
  const tools = use(Tools)
  return tools.fields.has(field) ? tools : NOWHERE
}

/** What was confirmed since a record was read, by its newest change. */
interface Confirmed {
  readonly change: number
  readonly paths: readonly string[]
}

interface TextToolsProviderProps {
  entity: OfficeEntity
  record: Answer<'officeRecord'> | null
  draft: RecordDraft
  children: ReactNode
}

const without = (paths: ReadonlySet<string>, gone: readonly string[]) =>
  new Set([...paths].filter((path) => !gone.includes(path)))

/** Around the sections of a record's form. */
export function TextToolsProvider({ entity, record, draft, children }: TextToolsProviderProps) {
  const router = useRouter()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  // Until the record is read anew: what it says then counts.
  const [confirmed, setConfirmed] = useState<Confirmed>({ change: 0, paths: [] })
  const known = confirmed.change === record?.change ? confirmed.paths : []
  // An answer that comes later is put beside what was typed meanwhile.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const hasMarks = entity.fields.some(({ name, isReadOnly }) => name === MARKS && !isReadOnly)
  const setMarks = (field: string, change: (marks: Texts) => Texts) => {
    const { values, set } = latest.current
    const [before, after] = [marksOf(values), change(marksOf(values))]
    if (hasMarks && MARKED.has(field) && before !== after) set(MARKS, after as OfficeValue)
  }

  async function translate({ field, from, to, texts }: Asked): Promise<OfficeFault | null> {
    const body = { entity: entity.name, field, text: texts[from] ?? '', from, to }
    const result = await officePost<TranslatedTexts>('/api/office/translations/', body)
    if (!result.ok) return result.fault
    const now = textsOf(latest.current.values[field] ?? null)
    const made = to.filter((code) => result.value.texts[code] && (now[code] ?? '') === (texts[code] ?? ''))
    latest.current.set(field, { ...now, ...Object.fromEntries(made.map((code) => [code, result.value.texts[code]])) })
    setFresh((known) => new Set([...known, ...made.map((code) => `${field}.${code}`)]))
    setMarks(field, (marks) => ({ ...marks, ...Object.fromEntries(made.map((code) => [code, from])) }))
    return null
  }
  function typed(path: string) {
    setFresh((known) => (known.has(path) ? without(known, [path]) : known))
    const [field = '', code = ''] = path.split('.')
    setMarks(field, (marks) => {
      if (!marks[code as Language]) return marks
      return Object.fromEntries(Object.entries(marks).filter(([language]) => language !== code))
    })
  }
  async function confirm(path: string, text: string): Promise<OfficeFault | null> {
    const at = `/api/office/confirmed-texts/${entity.name}/${encodeURIComponent(record?.id ?? '')}/` as const
    const result = await officePost(at, { texts: [{ path, text }] })
    if (!result.ok) return result.fault
    setConfirmed({ change: record?.change ?? 0, paths: [...known, path] })
    router.refresh()
    return null
  }
  const tools: TextTools = {
    fields: new Set(entity.fields.filter(({ kind }) => kind.startsWith('localized')).map(({ name }) => name)),
    // What is typed anew will not be old.
    outdated: without(new Set(record?.outdated ?? []), [...draft.changed, ...known]),
    // What is saved is nothing new.
    fresh: new Set([...fresh].filter((path) => draft.changed.includes(path))),
    marked: marksOf(draft.values),
    canTranslate: entity.canTranslate === true,
    ...{ translate, typed, confirm },
  }
  return <Tools value={tools}>{children}</Tools>
}
