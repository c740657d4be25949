'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { HtmlEditor } from './html-editor'
import { REQUIRED } from './marks'

type Texts = Partial<Record<Language, string>>

const hasText = (texts: Texts) => LANGUAGES.some((code) => texts[code])

const textsOf = (value: OfficeValue): Texts =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Texts) : {}

/** One text in all languages: lines beside each other; a long one with a tab for each language. What is missing is marked. */
export function LocalizedEditor({ field, value, onChange, fault, faults = {} }: EditorProps) {
  const intl = useIntl()
  const id = useId()
  const texts = textsOf(value)
  const isLong = field.kind !== 'localized'
  // Whoever works in Finnish writes Finnish first.
  const ordered = LANGUAGES.toSorted((a, b) => Number(intl.locale.startsWith(b)) - Number(intl.locale.startsWith(a)))
  const [shown, setShown] = useState<Language>(ordered.find((code) => texts[code]) ?? ordered[0] ?? 'fi')
  const name = intl.formatMessage({ id: `office.field_${field.name}` })
  const write = (code: Language, text: string) => onChange({ ...texts, [code]: text })
  const languages = isLong ? [shown] : ordered
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" disabled={field.isReadOnly}>
      <legend className="text-ink-muted text-xs">
        {name}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
        <Missing texts={texts} />
        {field.isRequired && !isLong && !hasText(texts) ? (
          <span className="ml-2">{intl.formatMessage({ id: 'office.one_language' })}</span>
        ) : null}
      </legend>
      {isLong ? <LanguageTabs languages={ordered} name={name} texts={texts} shown={shown} onShow={setShown} /> : null}
      <div className={cx('grid gap-2', !isLong && 'sm:grid-cols-2 lg:grid-cols-3')}>
        {languages.map((code) => (
          <div key={code} className="flex min-w-0 flex-col gap-1">
            <label htmlFor={`${id}-${code}`} className="text-ink-muted text-xs">
              {LANGUAGE_TABLE[code].nativeName}
            </label>
            <TextBox
              id={`${id}-${code}`}
              language={code}
              kind={field.kind}
              label={`${name}, ${LANGUAGE_TABLE[code].nativeName}`}
              isReadOnly={field.isReadOnly}
              isWrong={faults[`${field.name}.${code}`] !== undefined}
              text={texts[code] ?? ''}
              onChange={(text) => write(code, text)}
            />
            <p role="alert" className="text-sale text-xs empty:hidden">
              {faults[`${field.name}.${code}`]}
            </p>
          </div>
        ))}
      </div>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

/** The languages without a text, once there is one in another. */
function Missing({ texts }: { texts: Texts }) {
  const intl = useIntl()
  const missing = LANGUAGES.filter((code) => !texts[code])
  if (missing.length === 0 || missing.length === LANGUAGES.length) return null
  const languages = missing.map((code) => code.toUpperCase()).join(', ')
  return <span className="ml-2 text-warning">{intl.formatMessage({ id: 'office.missing' }, { languages })}</span>
}

interface LanguageTabsProps {
  languages: readonly Language[]
  name: string
  texts: Texts
  shown: Language
  onShow: (language: Language) => void
}

function LanguageTabs({ languages, name, texts, shown, onShow }: LanguageTabsProps) {
  return (
    <div role="group" aria-label={name} className="flex flex-wrap gap-1">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === shown}
          onClick={() => onShow(code)}
          className={cx(
            'min-h-9 rounded-control border px-3',
            code === shown ? 'border-ink font-semibold' : 'border-line',
            !texts[code] && 'text-warning',
          )}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

interface TextBoxProps {
  id: string
  language: Language
  kind: EditorProps['field']['kind']
  /** Of a formatted text, which is no control with a label of its own. */
  label: string
  isReadOnly: boolean
  isWrong: boolean
  text: string
  onChange: (text: string) => void
}

function TextBox({ id, language, kind, label, isReadOnly, isWrong, text, onChange }: TextBoxProps) {
  if (kind === 'localizedHtml')
    return (
      <HtmlEditor
        id={id}
        label={label}
        lang={language}
        html={text}
        isReadOnly={isReadOnly}
        isWrong={isWrong}
        onChange={onChange}
      />
    )
  if (kind === 'localized')
    return (
      <input
        id={id}
        lang={language}
        className={controlStyle}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <textarea
      id={id}
      lang={language}
      className={controlStyle}
      rows={4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
