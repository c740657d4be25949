'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

const WAIT_MS = 180

interface Found {
  readonly rows: readonly OfficeRow[]
  /** They are those of the text, not yet those of an older one. */
  readonly isAnswered: boolean
}

/** Records that a typed text finds, named in the reader's language; an empty text finds the first ones. */
export function useFound(entity: string, text: string | null): Found {
  const { locale } = useIntl()
  const [found, setFound] = useState<{ rows: readonly OfficeRow[]; text: string | null }>({ rows: [], text: null })
  useEffect(() => {
    if (text === null) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const query = `size=12&language=${locale.slice(0, 2)}&q=${encodeURIComponent(text.trim())}`
      const result = await officeGet<Answer<'officeRecords'>>(`/api/office/records/${entity}/?${query}`, control.signal)
      if (result.ok) setFound({ rows: result.value.rows, text })
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [text, entity, locale])
  return { rows: found.rows, isAnswered: text !== null && found.text === text }
}
