'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'
import { writeFilter } from '@/lib/office/paths'

const WAIT_MS = 180
/** Of what is typed more are asked for than are shown, so that those that fit best are among them. */
const SEARCHED = 40
const SHOWN = 12
const NONE: readonly string[] = []
/** In no filter. */
const BETWEEN = '\n'

interface Found {
  readonly rows: readonly OfficeRow[]
  /** They are those of the text, not yet those of an older one. */
  readonly isAnswered: boolean
}

/** Lower fits better: the whole name, its beginning, the beginning of a word in it, anything else. */
function distanceOf(title: string, typed: string): number {
  const name = title.toLowerCase()
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 2 : 3
}

/** Those that fit best first; of others the order stays. */
function bestFirst(rows: readonly OfficeRow[], text: string): readonly OfficeRow[] {
  const typed = text.toLowerCase()
  if (typed === '') return rows
  return rows.toSorted((a, b) => distanceOf(a.title, typed) - distanceOf(b.title, typed))
}

/**
 * Records that a typed text finds, named in the reader's language; an empty text finds the first ones. With `by`, also those whose field of that
 * name leads to a record with such a name. With `filters`, those that one of them lets pass.
 */
export function useFound(entity: string, text: string | null, by?: string, filters: readonly string[] = NONE): Found {
  const { locale } = useIntl()
  const passing = filters.join(BETWEEN)
  const [found, setFound] = useState<{ rows: readonly OfficeRow[]; text: string | null }>({ rows: [], text: null })
  useEffect(() => {
    if (text === null) return
    const control = new AbortController()
    const typed = text.trim()
    const ask = (what: string) => {
      const query = `size=${typed === '' ? SHOWN : SEARCHED}&language=${locale.slice(0, 2)}&${what}`
      return officeGet<Answer<'officeRecords'>>(`/api/office/records/${entity}/?${query}`, control.signal)
    }
    const plain = `q=${encodeURIComponent(typed)}`
    const kinds = passing.split(BETWEEN).filter(Boolean)
    const asked = [
      ...(kinds.length === 0 ? [plain] : kinds.map((filter) => `${plain}&filter=${encodeURIComponent(filter)}`)),
      ...(by !== undefined && typed !== '' ? [`filter=${encodeURIComponent(writeFilter({ [by]: typed }))}`] : []),
    ]
    const timer = setTimeout(async () => {
      const rows = (await Promise.all(asked.map(ask))).flatMap((result) => (result.ok ? [result.value.rows] : []))
      if (rows.length < asked.length) return
      const once = new Map(rows.flat().map((row) => [row.id, row]))
      setFound({ rows: bestFirst([...once.values()], typed).slice(0, SHOWN * asked.length), text })
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [text, entity, locale, by, passing])
  return { rows: found.rows, isAnswered: text !== null && found.text === text }
}
