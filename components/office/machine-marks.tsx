'use client'

import { useIntl } from 'react-intl'

import { isLanguage, type Language, LANGUAGE_TABLE } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { byReader, MARKED, type Texts, textsOf } from './texts'

/** Of a language that a person marks. */
const UNKNOWN = 'unknown'

const hasText = (values: EditorProps['values'], code: Language) =>
  Object.entries(values ?? {}).some(([name, value]) => MARKED.has(name) && Boolean(textsOf(value)[code]))

/** In which languages the texts of a product are a machine's. Shoppers are told so, and can read the original. */
export function MachineMarks({ field, value, values, onChange, fault }: EditorProps) {
  const intl = useIntl()
  const marks = textsOf(value)
  const languages = byReader(intl.locale).filter((code) => marks[code] || hasText(values, code))
  const word = (id: string) => intl.formatMessage({ id })
  function mark(code: Language, isMarked: boolean) {
    const others = Object.entries(marks).filter(([language]) => language !== code)
    onChange(Object.fromEntries(isMarked ? [...others, [code, UNKNOWN]] : others))
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="text-ink-muted text-xs">{word('office.field_autoTranslated')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map((code) => (
          <label key={code} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              disabled={field.isReadOnly}
              checked={Boolean(marks[code])}
              onChange={(event) => mark(code, event.target.checked)}
            />
            <span>
              {LANGUAGE_TABLE[code].nativeName}
              <SourceOf marks={marks} code={code} />
            </span>
          </label>
        ))}
      </div>
      <p className="text-ink-muted text-xs">{word('office.hint_auto_translated')}</p>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

function SourceOf({ marks, code }: { marks: Texts; code: Language }) {
  const intl = useIntl()
  const source = marks[code]
  if (!isLanguage(source)) return null
  return (
    <span className="ml-1 text-ink-muted text-xs">
      {intl.formatMessage({ id: 'office.translated_from' }, { language: LANGUAGE_TABLE[source].nativeName })}
    </span>
  )
}
