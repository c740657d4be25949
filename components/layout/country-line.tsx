'use client'

import { lazy, Suspense, useState } from 'react'

import { COOKIES, type Language } from '@/lib/market/languages'
import { useMarket } from '@/lib/intl/market-context'

const LocaleModal = lazy(() => import('./locale-modal'))

/** The mark of a document whose visitor has not chosen a country (lib/browser/before-paint.ts); the style sheet hides the line without it. */
const MARK = 'ask'

interface CountryLineProps {
  /** The country and the currency of the page, and the question. */
  text: string
  keepLabel: string
  chooseLabel: string
  closeLabel: string
  crossOrigin: boolean
  homes: Readonly<Record<Language, string>>
  closedCountries: readonly string[]
}

/**
 * Asks a visitor of a language without a country of its own where the goods go, before prices in the currency that the shop assumes. A line
 * of the page and no dialog: whoever does not answer loses nothing. The answer is stored as the choice in the header is.
 */
export function CountryLine({ text, keepLabel, chooseLabel, ...dialog }: CountryLineProps) {
  const { country, currency } = useMarket()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const keep = async () => {
    const { writePreference } = await import('@/lib/intl/switch-language')
    writePreference(COOKIES.country, country, dialog.crossOrigin)
    writePreference(COOKIES.currency, currency, dialog.crossOrigin)
    delete document.documentElement.dataset[MARK]
    // The pressed button is gone: the keyboard goes on where the page begins.
    document.getElementById('content')?.focus()
  }
  return (
    <section aria-label={text} className="country-line border-b border-line bg-surface-2">
      <div className="page-x flex flex-wrap items-center gap-x-4 py-1 text-sm">
        <p>{text}</p>
        <button type="button" className="link inline-flex min-h-9 items-center font-semibold" onClick={keep}>
          {keepLabel}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          className="link inline-flex min-h-9 items-center font-semibold"
          onClick={() => setState('open')}
        >
          {chooseLabel}
        </button>
      </div>
      {state !== 'unused' && (
        <Suspense>
          <LocaleModal {...dialog} isAsked open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </section>
  )
}
