'use client'

import { lazy, Suspense, useState } from 'react'

import type { Language } from '@/lib/market/languages'
import { useMarket } from '@/lib/intl/market-context'

const LocaleModal = lazy(() => import('./locale-modal'))

interface LocaleButtonProps {
  /** Accessible name, with the current country, currency and language. */
  label: string
  closeLabel: string
  crossOrigin: boolean
  /** Front pages by language. */
  homes: Readonly<Record<Language, string>>
  closedCountries: readonly string[]
}

/** The delivery country's flag, the language and the currency; opens the dialog for country, currency and language. */
export function LocaleButton({ label, closeLabel, crossOrigin, homes, closedCountries }: LocaleButtonProps) {
  const { country, currency, language } = useMarket()
  const codes = [language, currency].join(' ').toUpperCase()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className="target inline-flex items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-surface-2"
        onClick={() => setState('open')}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- a flag of 200 bytes */}
        <img src={`/flags/${country}.svg`} alt="" width={21} height={14} className="border border-line" />
        <span className="whitespace-nowrap">{codes}</span>
      </button>
      {state !== 'unused' && (
        <Suspense>
          <LocaleModal
            open={state === 'open'}
            onClose={() => setState('closed')}
            closeLabel={closeLabel}
            crossOrigin={crossOrigin}
            homes={homes}
            closedCountries={closedCountries}
          />
        </Suspense>
      )}
    </>
  )
}
