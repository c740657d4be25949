'use client'

import { type Language, LANGUAGE_TABLE } from '@/lib/market/languages'

interface LanguageBoxesProps {
  languages: readonly Language[]
  chosen: readonly Language[]
  onChoose: (chosen: readonly Language[]) => void
}

/** Languages to tick. */
export function LanguageBoxes({ languages, chosen, onChoose }: LanguageBoxesProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {languages.map((code) => (
        <label key={code} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={chosen.includes(code)}
            onChange={(event) =>
              onChoose(languages.filter((one) => (one === code ? event.target.checked : chosen.includes(one))))
            }
          />
          {LANGUAGE_TABLE[code].nativeName}
        </label>
      ))}
    </div>
  )
}
