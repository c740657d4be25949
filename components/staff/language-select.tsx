'use client'

import { Select } from '@/components/ui/select'
import { isLanguage, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

interface LanguageSelectProps {
  id: string
  label: string
  value: Language
  onChange: (language: Language) => void
}

/** One of the shop's languages, each with its own name. */
export function LanguageSelect({ id, label, value, onChange }: LanguageSelectProps) {
  return (
    <Select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChange(target.value)
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code}>
          {LANGUAGE_TABLE[code].nativeName}
        </option>
      ))}
    </Select>
  )
}
