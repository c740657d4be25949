'use client'

import NextLink from 'next/link'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { Input } from '@/components/ui/input'
import type { SearchTrial as Trial } from '@/lib/contract/schemas/office-content'
import { isLanguage, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { type OfficeFault, officeGet } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from './fault-text'
import { COMMA, named } from './marks'
import { optionLabel } from './show-value'
import { targetWord } from './term-topics'
import { Thumbnail } from './thumbnail'

interface SearchTrialProps {
  /** Of the line below which it stands. */
  language?: string
}

/** Tries a search as shoppers make it, and says what it understood and why each product is found. */
export function SearchTrial({ language: first }: SearchTrialProps) {
  const intl = useIntl()
  const own = first ?? intl.locale.slice(0, 2)
  const [language, setLanguage] = useState<Language>(isLanguage(own) ? own : 'en')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ readonly query: string; readonly trial: Trial } | null>(null)
  const [fault, setFault] = useState<OfficeFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const typed = text.trim()
  async function run() {
    if (typed === '') return
    setBusy(true)
    const result = await officeGet<Trial>(`/api/office/search-trial/?${new URLSearchParams({ q: typed, language })}`)
    setBusy(false)
    setFault(result.ok ? null : result.fault)
    setAnswer(result.ok ? { query: typed, trial: result.value } : null)
  }
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <section
      aria-labelledby="search-trial"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="search-trial" className="text-lg">
          {word('office.trial')}
        </h2>
        <p className="text-ink-muted">{word('office.trial_hint')}</p>
      </div>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <div className="min-w-60 flex-1">
          <Input
            id="trial-text"
            type="search"
            label={word('office.trial_query')}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <LanguageSelect language={language} onChange={setLanguage} />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {word('office.trial_do')}
        </Button>
      </form>
      <p role="alert" className="text-sale empty:hidden">
        {fault ? faultText(intl, fault) : null}
      </p>
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {answer ? <Answer query={answer.query} trial={answer.trial} /> : null}
      </div>
    </section>
  )
}

function LanguageSelect({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  const intl = useIntl()
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.field_language' })}</span>
      <select className={controlStyle} value={language} onChange={(event) => onChange(event.target.value as Language)}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_TABLE[code].nativeName}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A filter in words: `Kinds of goods: Tents`. */
function filterText(intl: IntlShape, { topic, target, name, isMissed }: Trial['filters'][number]): string {
  const what = name ?? targetWord(intl, topic, target) ?? target
  const about = topic === 'brand' ? intl.formatMessage({ id: 'office.field_brandId' }) : optionLabel(intl, topic)
  const text = named(about, what)
  return isMissed ? intl.formatMessage({ id: 'office.trial_missed' }, { filter: text }) : text
}

/** What became of the words, one sentence each. */
function notesOf(intl: IntlShape, { filters, absent, ignored, queries }: Trial): string[] {
  const say = (id: string, words: readonly string[]) =>
    words.length === 0 ? [] : [intl.formatMessage({ id: `office.trial_${id}` }, { words: words.join(COMMA) })]
  return [
    ...say(
      'understood',
      filters.map((filter) => filterText(intl, filter)),
    ),
    ...absent.flatMap(({ text, groups }) =>
      groups.length === 0
        ? say('absent', [text])
        : [intl.formatMessage({ id: 'office.trial_absent_near' }, { words: text, groups: groups.join(COMMA) })],
    ),
    ...say('ignored', ignored),
    ...say('queries', queries),
  ]
}

function Answer({ query, trial }: { query: string; trial: Trial }) {
  const intl = useIntl()
  const notes = notesOf(intl, trial)
  return (
    <>
      <p className="font-semibold">
        {intl.formatMessage({ id: 'office.trial_found' }, { query, count: trial.found, shown: trial.products.length })}
      </p>
      {notes.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ol className="flex flex-col empty:hidden">
        {trial.products.map((product) => (
          <li key={product.id} className="flex items-center gap-3 border-line border-t py-2">
            <Thumbnail path={product.picture ?? ''} name="" isSmall />
            <span className="min-w-0">
              <NextLink
                prefetch={false}
                href={recordPath('products', product.id)}
                className="inline-flex min-h-6 items-center font-semibold hover:underline"
              >
                {product.title}
              </NextLink>
              <span className="block text-ink-muted text-xs">{reasonOf(intl, product)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Why a product is found: its categories that the search meant, then where each word is. */
function reasonOf(intl: IntlShape, { groups, words }: Trial['products'][number]): string {
  const parts = [
    ...(groups.length === 0
      ? []
      : [intl.formatMessage({ id: 'office.trial_in_groups' }, { groups: groups.join(COMMA) })]),
    ...words.map(({ word, place }) => intl.formatMessage({ id: `office.trial_in_${place}` }, { word })),
  ]
  return parts.length === 0 ? intl.formatMessage({ id: 'office.trial_filters_only' }) : parts.join('; ')
}
