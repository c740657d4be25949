'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeValues } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

interface KnownPhrasesProps {
  /** Of the line: its language, topic and target. */
  values: OfficeValues
  /** What is typed. */
  phrases: readonly string[]
  isReadOnly: boolean
  onTake: (phrases: string[]) => void
}

/** What the search comes with for the same meaning. A line replaces it, so that it can be taken over before something is added or taken out. */
export function KnownPhrases({ values, phrases, isReadOnly, onTake }: KnownPhrasesProps) {
  const intl = useIntl()
  const query = queryOf(values)
  const [known, setKnown] = useState<{ query: string; phrases: readonly string[] } | null>(null)
  useEffect(() => {
    if (query === null) return
    const control = new AbortController()
    void officeGet<Answer<'officeSearchLine'>>(`/api/office/search-lines/?${query}`, control.signal).then((result) => {
      if (result.ok) setKnown({ query, phrases: result.value.phrases })
    })
    return () => control.abort()
  }, [query])
  if (known === null || known.query !== query || known.phrases.length === 0) return null
  const missing = known.phrases.filter((phrase) => !phrases.includes(phrase))
  return (
    <div className="flex flex-col items-start gap-2 rounded-control bg-surface-2 p-3 text-sm">
      <p>{intl.formatMessage({ id: 'office.term_known' }, { phrases: known.phrases.join(', ') })}</p>
      {isReadOnly || missing.length === 0 ? null : (
        <Button size="sm" variant="secondary" onClick={() => onTake([...phrases, ...missing])}>
          {intl.formatMessage({ id: 'office.term_take_known' }, { count: missing.length })}
        </Button>
      )}
    </div>
  )
}

function queryOf({ language, topic, target }: OfficeValues): string | null {
  if (typeof language !== 'string' || typeof topic !== 'string' || typeof target !== 'string' || target === '')
    return null
  return new URLSearchParams({ language, topic, target }).toString()
}
