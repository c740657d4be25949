'use client'

import { useEffect, useState } from 'react'

import type { Answer } from '@/lib/contract/calls'
import type { OfficePropertyChoices, OfficeValue } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

/** The properties that can be chosen; those of the product's group come first. */
export function usePropertyChoices(group: OfficeValue | undefined): OfficePropertyChoices {
  const [choices, setChoices] = useState<OfficePropertyChoices>([])
  useEffect(() => {
    const control = new AbortController()
    const query = typeof group === 'number' ? `?group=${group}` : ''
    void officeGet<Answer<'officePropertyChoices'>>(`/api/office/property-choices/${query}`, control.signal).then(
      (result) => {
        if (result.ok) setChoices(result.value.properties)
      },
    )
    return () => control.abort()
  }, [group])
  return choices
}
