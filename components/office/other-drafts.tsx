'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'

import type { OfficeValues } from '@/lib/contract/schemas/office'

/** What a part does when the form around it is saved or its changes are discarded. */
export interface PartDraft {
  /** False: it was refused, and the part says why. */
  readonly save: () => Promise<boolean>
  readonly drop: () => void
  /** In the form of a new record: what of the part is saved with it, in one call. Null: it cannot be, and the part says why. */
  readonly withNew?: () => Readonly<Record<string, unknown>> | null
}

/** Goods that are scanned and not booked: the name of their column is the name of the part. */
export const ARRIVALS = 'office.purchase_now'

/** `null`: nothing is unsaved. Without functions the part has a button of its own. */
type Report = (part: string, unsaved: Partial<PartDraft> | null) => void

const OtherDrafts = createContext<Report | null>(null)
/** The fields of the form around a part, as they are typed. */
const FormValues = createContext<OfficeValues>({})

interface Others {
  /** Ids of the names of parts that hold something unsaved and have a button of their own. */
  readonly apart: readonly string[]
  /** Of those that are saved with the form. */
  readonly joint: readonly string[]
  readonly report: Report
  /** False as soon as one is refused. */
  readonly saveJoint: () => Promise<boolean>
  readonly dropJoint: () => void
  /** What the parts add to a new record; null as soon as one cannot. */
  readonly withNew: () => Readonly<Record<string, unknown>> | null
}

/** Parts inside of a record's form that hold something unsaved. */
export function useOtherDrafts(): Others {
  const [parts, setParts] = useState<ReadonlyMap<string, Partial<PartDraft>>>(new Map())
  const report = useMemo<Report>(
    () => (part, unsaved) =>
      setParts((known) => {
        if (unsaved === null && !known.has(part)) return known
        const others = [...known].filter(([name]) => name !== part)
        return new Map(unsaved === null ? others : [...others, [part, unsaved]])
      }),
    [],
  )
  const named = [...parts]
  return {
    apart: named.flatMap(([name, { save }]) => (save ? [] : [name])),
    joint: named.flatMap(([name, { save }]) => (save ? [name] : [])),
    report,
    saveJoint: async () => {
      for (const { save } of parts.values()) if (save && !(await save())) return false
      return true
    },
    dropJoint: () => {
      for (const { drop } of parts.values()) drop?.()
    },
    withNew: () => {
      const given = named.map(([, { withNew }]) => (withNew ? withNew() : {}))
      return given.includes(null) ? null : Object.assign({}, ...given)
    },
  }
}

interface OtherDraftsProviderProps {
  report: Report
  values?: OfficeValues
  children: ReactNode
}

const NO_VALUES: OfficeValues = {}

export function OtherDraftsProvider({ report, values = NO_VALUES, children }: OtherDraftsProviderProps) {
  return (
    <OtherDrafts value={report}>
      <FormValues value={values}>{children}</FormValues>
    </OtherDrafts>
  )
}

/** What is typed in the form around this part. */
export const useFormValues = (): OfficeValues => use(FormValues)

/** Tells the form around this part that something in it is not saved, and how it is saved; without a form it tells nobody. */
export function useReportDraft(part: string, isUnsaved: boolean, own?: PartDraft): void {
  const report = use(OtherDrafts)
  // What is typed last is saved, without telling the form at each letter.
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  const isJoint = own !== undefined
  const isWithNew = own?.withNew !== undefined
  useEffect(() => {
    const joint = {
      save: () => latest.current?.save() ?? Promise.resolve(true),
      drop: () => latest.current?.drop(),
      ...(isWithNew && { withNew: () => latest.current?.withNew?.() ?? null }),
    }
    report?.(part, isUnsaved ? (isJoint ? joint : {}) : null)
    return () => report?.(part, null)
  }, [report, part, isUnsaved, isJoint, isWithNew])
}
