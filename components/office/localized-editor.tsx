'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { MISSING, named, OUTDATED, REQUIRED } from './marks'
import { LanguageMarks, LanguageTabs, panelOf } from './language-tabs'
import { TextBox } from './text-box'
import { TextState } from './text-state'
import { byReader, MARKED, measureOf, sourceFor, type Texts, textsOf } from './texts'
import { useTextTools } from './text-tools'
import { TranslateFold } from './translate-fold'

const hasText = (texts: Texts) => LANGUAGES.some((code) => texts[code])

/** What is known of a field's texts. */
interface Known {
  readonly texts: Texts
  readonly outdated: readonly Language[]
  readonly machine: readonly Language[]
}

function useKnown({ field, value }: Pick<EditorProps, 'field' | 'value'>): Known {
  const tools = useTextTools(field.name)
  const texts = textsOf(value)
  const has = (paths: ReadonlySet<string>) => LANGUAGES.filter((code) => paths.has(`${field.name}.${code}`))
  const machine = LANGUAGES.filter((code) => texts[code] && (tools.marked[code] || has(tools.fresh).includes(code)))
  return { texts, outdated: has(tools.outdated), machine: MARKED.has(field.name) ? machine : has(tools.fresh) }
}

/**
 * One text in all languages, the one that is translated from first. Lines stand beside each other, that one on the left; a long text has a tab
 * for each language, and in a wide window its source beside it. What is missing, outdated or a machine's is marked.
 */
export function LocalizedEditor(props: EditorProps) {
  const { field, onChange, hint, fault } = props
  const intl = useIntl()
  const id = useId()
  const tools = useTextTools(field.name)
  const known = useKnown(props)
  const { texts, outdated } = known
  const isLong = field.kind !== 'localized'
  // As it was when the form was opened: nothing moves while somebody types.
  const [first] = useState<Language>(sourceFor(intl.locale, texts) ?? byReader(intl.locale)[0] ?? 'fi')
  const ordered = [first, ...byReader(intl.locale).filter((code) => code !== first)]
  const name = intl.formatMessage({ id: `office.field_${field.name}` })
  const source = sourceFor(intl.locale, texts)
  const others = ordered.filter((code) => code !== source)
  const edit = {
    ...{ id, name, props, known },
    write: (code: Language, text: string) => {
      tools.typed(`${field.name}.${code}`)
      onChange({ ...texts, [code]: text })
    },
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-ink-muted text-xs">
        {name}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
        <Legend {...known} />
        {field.isRequired && !isLong && !hasText(texts) ? (
          <span className="ml-2">{intl.formatMessage({ id: 'office.one_language' })}</span>
        ) : null}
      </legend>
      {isLong ? <LongTexts {...edit} ordered={ordered} /> : <Lines {...edit} ordered={ordered} />}
      {tools.canTranslate && source !== null && !field.isReadOnly ? (
        <TranslateFold
          field={field.name}
          source={source}
          texts={texts}
          languages={others}
          wanted={others.filter((code) => !texts[code] || outdated.includes(code))}
        />
      ) : null}
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

/** The languages without a text, once there is one in another, and those whose text is older than its source, each with its sign. */
function Legend({ texts, outdated }: Known) {
  const missing = LANGUAGES.filter((code) => !texts[code])
  return (
    <>
      {missing.length === LANGUAGES.length ? null : <Named id="office.missing" sign={MISSING} languages={missing} />}
      <Named id="office.outdated" sign={OUTDATED} languages={outdated} />
    </>
  )
}

function Named({ id, sign, languages }: { id: string; sign: string; languages: readonly Language[] }) {
  const intl = useIntl()
  if (languages.length === 0) return null
  const codes = languages.map((code) => code.toUpperCase()).join(', ')
  return (
    <span className="ml-2 text-warning">
      <span aria-hidden className="mr-1">
        {sign}
      </span>
      {intl.formatMessage({ id }, { languages: codes })}
    </span>
  )
}

interface EditProps {
  id: string
  name: string
  props: EditorProps
  known: Known
  ordered: readonly Language[]
  write: (code: Language, text: string) => void
}

/** What a third of a form shows of a text, in characters. */
const NARROW = 38

/** The source on the left, the others on the right of it. */
function Lines(edit: EditProps) {
  const [first, ...others] = edit.ordered
  // As the texts are at first: boxes do not move while somebody types.
  const [isRoomy] = useState(LANGUAGES.some((code) => (edit.known.texts[code]?.length ?? 0) > NARROW))
  return (
    <div className={cx('grid gap-2', isRoomy ? 'lg:grid-cols-2' : 'lg:grid-cols-3')}>
      {first ? <OneText {...edit} code={first} /> : null}
      <div className={cx('grid gap-2', !isRoomy && 'sm:grid-cols-2 lg:col-span-2')}>
        {others.map((code) => (
          <OneText key={code} {...edit} code={code} />
        ))}
      </div>
    </div>
  )
}

function LongTexts(edit: EditProps) {
  const { id, name, ordered, known, props } = edit
  const intl = useIntl()
  const { texts } = known
  const [shown, setShown] = useState<Language>(ordered[0] ?? 'fi')
  const source = sourceFor(intl.locale, texts)
  const isBeside = source !== null && source !== shown
  return (
    <>
      <LanguageTabs id={id} languages={ordered} name={name} {...known} shown={shown} onShow={setShown} />
      <div className={cx('grid gap-4', isBeside && 'lg:grid-cols-2')}>
        {isBeside ? (
          <div className="hidden min-w-0 flex-col gap-1 lg:flex">
            <p className="text-ink-muted text-xs">
              {named(intl.formatMessage({ id: 'office.source_text' }), LANGUAGE_TABLE[source].nativeName)}
            </p>
            <SourceText id={`${id}-source`} kind={props.field.kind} name={name} source={source} text={texts[source]} />
          </div>
        ) : null}
        <div role="tabpanel" id={panelOf(id)} className="flex min-w-0 flex-col gap-1">
          <OneText key={shown} {...edit} code={shown} />
        </div>
      </div>
    </>
  )
}

interface SourceTextProps {
  id: string
  kind: EditorProps['field']['kind']
  name: string
  source: Language
  text: string | undefined
}

/** To be read, not changed: it is edited in its own tab. */
function SourceText({ id, kind, name, source, text = '' }: SourceTextProps) {
  const intl = useIntl()
  if (kind !== 'localizedHtml')
    return (
      <div lang={source} className="whitespace-pre-line rounded-control border border-line bg-surface-2 p-3">
        {text}
      </div>
    )
  const label = named(intl.formatMessage({ id: 'office.source_text' }), name)
  return (
    <TextBox {...{ id, kind, label, text }} language={source} isReadOnly isWrong={false} onChange={() => undefined} />
  )
}

function OneText({ id, name, props, known, code, write }: EditProps & { code: Language }) {
  const { field, faults = {} } = props
  const isLong = field.kind !== 'localized'
  const path = `${field.name}.${code}`
  const text = known.texts[code] ?? ''
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className={cx('text-ink-muted text-xs', isLong && 'sr-only')}>
        <label htmlFor={`${id}-${code}`}>{LANGUAGE_TABLE[code].nativeName}</label>
        {isLong || !hasText(known.texts) ? null : <LanguageMarks {...known} code={code} />}
      </span>
      <TextBox
        id={`${id}-${code}`}
        language={code}
        kind={field.kind}
        label={`${name}, ${LANGUAGE_TABLE[code].nativeName}`}
        isReadOnly={field.isReadOnly}
        isWrong={faults[path] !== undefined}
        text={text}
        onChange={(typed) => write(code, typed)}
      />
      <TextState
        field={field.name}
        code={code}
        text={text}
        measure={measureOf(known.texts)}
        isReadOnly={field.isReadOnly}
      />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {faults[path]}
      </p>
    </div>
  )
}
