'use client'

import { type ChangeEvent, useState } from 'react'

import type { OfficeValue } from '@/lib/contract/schemas/office'

interface Form {
  readonly write: (value: OfficeValue) => string
  readonly read: (text: string) => OfficeValue
}

/**
 * A value that is typed as text: what is typed stays as it was typed (`12,` on the way to `12,5`) as long as it means the value; a value
 * that came from elsewhere, such as a discarded change, is written anew.
 */
export function useTypedText(value: OfficeValue, onChange: (value: OfficeValue) => void, { write, read }: Form) {
  const [text, setText] = useState<string | null>(null)
  const isTyped = text !== null && JSON.stringify(read(text)) === JSON.stringify(value)
  return {
    value: isTyped ? text : write(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.target.value)
      onChange(read(event.target.value))
    },
  }
}
