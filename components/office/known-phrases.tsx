'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
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

const NONE: readonly string[] = []

function useKnown(query: string | null): readonly string[] {
  const [known, setKnown] = useState<{ query: string; phrases: readonly string[] } | null>(null)
  useEffect(() => {
    if (query === null) return
    const control = new AbortController()
    void officeGet<Answer<'officeSearchLine'>>(`/api/office/search-lines/?${query}`, control.signal).then((result) => {
      if (result.ok) setKnown({ query, phrases: result.value.phrases })
    })
    return () => control.abort()
  }, [query])
  return known?.query === query ? known.phrases : NONE
}

/**
 * Puts the words of the search into a list that is begun, and takes them out again when they shall be replaced or another meaning is chosen.
 * What the person has typed stays.
 */
function useFilled({ phrases, onTake }: Pick<KnownPhrasesProps, 'phrases' | 'onTake'>, wanted: readonly string[]) {
  const given = useRef<readonly string[]>(NONE)
  const latest = useRef({ phrases, onTake })
  useEffect(() => {
    latest.current = { phrases, onTake }
  })
  useEffect(() => {
    const own = latest.current.phrases.filter((phrase) => !given.current.includes(phrase))
    const next = wanted.filter((phrase) => !own.includes(phrase))
    if (next.join('\n') === given.current.join('\n')) return
    given.current = next
    latest.current.onTake([...own, ...next])
  }, [wanted])
}

/**
 * What the search comes with for the same meaning. A line replaces it, so that a new one begins with these words unless the person wants to
 * replace them; to a line that the shop has already they can be added.
 */
export function KnownPhrases({ values, phrases, isReadOnly, onTake }: KnownPhrasesProps) {
  const intl = useIntl()
  const known = useKnown(queryOf(values))
  // A line that is kept has words.
  const [isBegun] = useState(phrases.length === 0 && !isReadOnly)
  const [replaces, setReplaces] = useState(false)
  useFilled({ phrases, onTake }, isBegun && !replaces ? known : NONE)
  if (known.length === 0) return null
  const missing = known.filter((phrase) => !phrases.includes(phrase))
  const isAdded = missing.length === 0
  return (
    <div className="flex flex-col items-start gap-2 rounded-control bg-surface-2 p-3 text-sm">
      <p>
        {intl.formatMessage(
          { id: isAdded ? 'office.term_known_kept' : 'office.term_known' },
          { phrases: known.join(', ') },
        )}
      </p>
      {isBegun ? (
        <Checkbox
          label={intl.formatMessage({ id: 'office.term_replace' })}
          checked={replaces}
          onChange={(event) => setReplaces(event.target.checked)}
        />
      ) : null}
      {isBegun || isReadOnly || isAdded ? null : (
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
