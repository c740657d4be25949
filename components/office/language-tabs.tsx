'use client'

import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { type Language, LANGUAGE_TABLE } from '@/lib/market/languages'

import { MISSING, OUTDATED } from './marks'
import type { Texts } from './texts'

const tabOf = (id: string, code: Language) => `${id}-tab-${code}`
export const panelOf = (id: string) => `${id}-panel`

/** By arrow, how many tabs further. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface LanguageTabsProps {
  id: string
  languages: readonly Language[]
  name: string
  texts: Texts
  outdated: readonly Language[]
  machine: readonly Language[]
  shown: Language
  onShow: (language: Language) => void
}

/** One language is shown at a time. Arrows lead from tab to tab; what is missing, outdated or a machine's is marked. */
export function LanguageTabs(props: LanguageTabsProps) {
  const { id, languages, name, shown, onShow } = props
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
          <LanguageMarks {...props} code={code} />
        </button>
      ))}
    </div>
  )
}

type LanguageMarksProps = Pick<LanguageTabsProps, 'texts' | 'outdated' | 'machine'> & { code: Language }

/** The signs of a language's text, each with its words for who does not see it. */
export function LanguageMarks({ code, texts, outdated, machine }: LanguageMarksProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  if (!texts[code]) return <Mark sign={MISSING} words={word('office.tab_missing')} />
  return (
    <>
      {outdated.includes(code) ? <Mark sign={OUTDATED} words={word('office.tab_outdated')} /> : null}
      {machine.includes(code) ? (
        <span className="ml-1 rounded-control border border-line-strong px-1 font-normal text-ink-muted text-xs">
          <span aria-hidden>{word('office.auto_mark')}</span>
          <span className="sr-only">{word('office.auto_mark_words')}</span>
        </span>
      ) : null}
    </>
  )
}

function Mark({ sign, words }: { sign: string; words: string }) {
  return (
    <span className="ml-1 text-warning">
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
