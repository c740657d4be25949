'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

const WAIT_MS = 180

/** Records that a typed text finds, named in the reader's language; none before something is typed. */
export function useFound(entity: string, text: string | null): readonly OfficeRow[] {
  const { locale } = useIntl()
  const [found, setFound] = useState<readonly OfficeRow[]>([])
  useEffect(() => {
    if (text === null) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const query = `size=12&language=${locale.slice(0, 2)}&q=${encodeURIComponent(text.trim())}`
      const result = await officeGet<Answer<'officeRecords'>>(`/api/office/records/${entity}/?${query}`, control.signal)
      if (result.ok) setFound(result.value.rows)
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [text, entity, locale])
  return found
}
