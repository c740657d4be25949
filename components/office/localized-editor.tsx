'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { HtmlEditor } from './html-editor'
import { MISSING, REQUIRED } from './marks'
import { ownFirst } from './own-first'

type Texts = Partial<Record<Language, string>>

const hasText = (texts: Texts) => LANGUAGES.some((code) => texts[code])

/** What a third of a form shows of a text, in characters. */
const NARROW = 38
const columns = (isRoomy: boolean) => (isRoomy ? 'lg:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3')

const textsOf = (value: OfficeValue): Texts =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Texts) : {}

/** One text in all languages: lines beside each other; a long one with a tab for each language. What is missing is marked. */
export function LocalizedEditor({ field, value, onChange, hint, fault, faults = {} }: EditorProps) {
  const intl = useIntl()
  const id = useId()
  const texts = textsOf(value)
  const isLong = field.kind !== 'localized'
  const ordered = ownFirst(LANGUAGES, intl.locale)
  // As the texts are at first: boxes do not move while somebody types.
  const [isRoomy] = useState(LANGUAGES.some((code) => (texts[code]?.length ?? 0) > NARROW))
  const [shown, setShown] = useState<Language>(ordered.find((code) => texts[code]) ?? ordered[0] ?? 'fi')
  const name = intl.formatMessage({ id: `office.field_${field.name}` })
  const write = (code: Language, text: string) => onChange({ ...texts, [code]: text })
  const languages = isLong ? [shown] : ordered
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-ink-muted text-xs">
        {name}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
        <Missing texts={texts} />
        {field.isRequired && !isLong && !hasText(texts) ? (
          <span className="ml-2">{intl.formatMessage({ id: 'office.one_language' })}</span>
        ) : null}
      </legend>
      {isLong ? (
        <LanguageTabs id={id} languages={ordered} name={name} texts={texts} shown={shown} onShow={setShown} />
      ) : null}
      <div className={cx('grid gap-2', !isLong && columns(isRoomy))}>
        {languages.map((code) => (
          <div
            key={code}
            className="flex min-w-0 flex-col gap-1"
            {...(isLong && { role: 'tabpanel', id: panelOf(id) })}
          >
            <label htmlFor={`${id}-${code}`} className={cx('text-ink-muted text-xs', isLong && 'sr-only')}>
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
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
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

const tabOf = (id: string, code: Language) => `${id}-tab-${code}`
const panelOf = (id: string) => `${id}-panel`

/** By arrow, how many tabs further. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface LanguageTabsProps {
  id: string
  languages: readonly Language[]
  name: string
  texts: Texts
  shown: Language
  onShow: (language: Language) => void
}

/** One language is shown at a time. Arrows lead from tab to tab; a language without a text is marked. */
function LanguageTabs({ id, languages, name, texts, shown, onShow }: LanguageTabsProps) {
  const intl = useIntl()
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const code = languages[(languages.indexOf(shown) + step + languages.length) % languages.length] ?? shown
    onShow(code)
    document.getElementById(tabOf(id, code))?.focus()
  }
  return (
    <div role="tablist" aria-label={name} onKeyDown={walk} className="flex flex-wrap gap-x-1 border-line border-b">
      {languages.map((code) => (
        <button
          key={code}
          id={tabOf(id, code)}
          type="button"
          role="tab"
          aria-selected={code === shown}
          aria-controls={panelOf(id)}
          tabIndex={code === shown ? 0 : -1}
          onClick={() => onShow(code)}
          className={cx(
            '-mb-px min-h-11 border-b-2 px-3 -outline-offset-2',
            code === shown ? 'border-brand font-semibold text-ink' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {LANGUAGE_TABLE[code].nativeName}
          {texts[code] ? null : (
            <span className="ml-1 text-warning" title={intl.formatMessage({ id: 'office.tab_missing' })}>
              <span aria-hidden>{MISSING}</span>
              <span className="sr-only">{intl.formatMessage({ id: 'office.tab_missing' })}</span>
            </span>
          )}
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
        disabled={isReadOnly}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <textarea
      id={id}
      lang={language}
      className={controlStyle}
      disabled={isReadOnly}
      rows={4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
