'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

type Report = (part: string, isUnsaved: boolean) => void

const OtherDrafts = createContext<Report | null>(null)

/** Parts inside of a record's form that are saved by their own button, and which of them hold something unsaved: ids of their names. */
export function useOtherDrafts(): { readonly unsaved: readonly string[]; readonly report: Report } {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const report = useMemo<Report>(
    () => (part, isUnsaved) =>
      setUnsaved((known) =>
        known.includes(part) === isUnsaved ? known : isUnsaved ? [...known, part] : without(known, part),
      ),
    [],
  )
  return { unsaved, report }
}

const without = (parts: readonly string[], part: string) => parts.filter((one) => one !== part)

export function OtherDraftsProvider({ report, children }: { report: Report; children: ReactNode }) {
  return <OtherDrafts value={report}>{children}</OtherDrafts>
}

/** Tells the form around this part that something in it is not saved; without a form it tells nobody. */
export function useReportDraft(part: string, isUnsaved: boolean): void {
  const report = use(OtherDrafts)
  useEffect(() => {
    report?.(part, isUnsaved)
    return () => report?.(part, false)
  }, [report, part, isUnsaved])
}
