'use client'

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { officeGet } from '@/lib/office/browser'

/** Every category of Google with its number, in the language in which its paths have to be. */
const TAXONOMY = 'https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt'
const ALL = 200

interface Proposal {
  readonly category: string
  /** The categories of the shop that have it. */
  readonly names: readonly string[]
}

/** What other categories of the shop have, asked once the field has the focus: a new one often has the same. */
function useProposals(isAsked: boolean): readonly Proposal[] {
  const { locale } = useIntl()
  const [proposals, setProposals] = useState<readonly Proposal[]>([])
  useEffect(() => {
    if (!isAsked) return
    const control = new AbortController()
    const path = `/api/office/records/groups/?size=${ALL}&language=${locale.slice(0, 2)}` as const
    void officeGet<Answer<'officeRecords'>>(path, control.signal).then((result) => {
      if (!result.ok) return
      const found = new Map<string, string[]>()
      for (const { title, values } of result.value.rows) {
        const category = String(values['googleCategory'] ?? '')
        if (category !== '') found.set(category, [...(found.get(category) ?? []), title])
      }
      setProposals([...found].map(([category, names]) => ({ category, names })))
    })
    return () => control.abort()
  }, [isAsked, locale])
  return proposals
}

/** A category of Google's taxonomy: typed, or one that other categories of the shop have; with the way to all of them. */
export function GoogleCategoryInput(props: ComponentProps<'input'>) {
  const intl = useIntl()
  const list = useId()
  const [isAsked, setAsked] = useState(false)
  const proposals = useProposals(isAsked)
  return (
    <>
      <input {...props} list={list} autoComplete="off" onFocus={() => setAsked(true)} />
      <datalist id={list}>
        {proposals.map(({ category, names }) => (
          <option key={category} value={category}>
            {intl.formatList(names.slice(0, 3), { type: 'unit' })}
          </option>
        ))}
      </datalist>
      <a href={TAXONOMY} target="_blank" rel="noreferrer" className="inline-block min-h-6 self-start text-xs underline">
        {intl.formatMessage({ id: 'office.google_taxonomy' })}
      </a>
    </>
  )
}
