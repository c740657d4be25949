import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { Hazard, Pictogram } from '@/lib/contract/schemas/goods'
import type { Language } from '@/lib/market/languages'
import { SIGNAL_WORDS, statementText } from '@/lib/market/clp'

import { LABEL } from './colours'

/** Black symbols inside the red frame of Annex V to Regulation (EC) No 1272/2008, on a square of 100 that stands on its corner. */
const SYMBOLS: Record<Pictogram, ReactNode> = {
  GHS02: (
    <>
      <path d="M50 20c5 9 15 14 15 27 0 5-3 9-6 11 1-5-1-9-4-11 0 5-3 7-5 11-2-3-1-6-2-9-5 4-7 9-5 14-6-3-10-9-9-17 1-11 14-14 16-26Z" />
      <path d="M30 66h40v5H30z" />
    </>
  ),
  GHS04: (
    <path
      d="M24 56a7 7 0 0 1 7-7h34a8 8 0 0 1 7 5h5v5h-5a8 8 0 0 1-7 5H31a7 7 0 0 1-7-7Z"
      transform="rotate(-20 50 56)"
    />
  ),
  GHS05: (
    <>
      <path d="m25 38 20-8 2 4-20 8zM55 34l20 8-2 4-20-8z" />
      <path d="M42 40c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6ZM57 44c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z" />
      <path d="M24 58h13l4 4 4-4h5v9H24zM53 58h4l3 4 3-4h13c1 5-3 9-9 9H53z" />
    </>
  ),
  GHS07: (
    <>
      <path d="M44 24h12l-3 32h-6z" />
      <circle cx="50" cy="67" r="6" />
    </>
  ),
  GHS08: (
    <>
      <circle cx="50" cy="30" r="8" />
      <path d="M32 72V54c0-8 6-13 12-13h12c6 0 12 5 12 13v18z" />
      <path d="m50 44 4 8 9-2-6 7 6 8-9-2-4 8-4-8-9 2 6-8-6-7 9 2z" fill={LABEL.paper} />
    </>
  ),
  GHS09: (
    <>
      <path d="M36 66V42l-9-9 2-2 7 6V26h4v14l8-8 2 2-10 11v21z" />
      <path d="M48 62c8-8 18-8 26 0l4-4v10l-4-3c-8 7-18 7-26-3Z" />
      <path d="M24 70h52v4H24z" />
    </>
  ),
}

function PictogramImage({ name, label }: { name: Pictogram; label: string }) {
  return (
    <svg viewBox="0 0 100 100" width="72" height="72" role="img" aria-label={label} className="shrink-0">
      {/* The frame is red on white in every theme, as the Regulation prescribes. */}
      <path d="M50 4 96 50 50 96 4 50Z" fill={LABEL.paper} stroke={LABEL.red} strokeWidth="6" strokeLinejoin="round" />
      <g fill={LABEL.ink}>{SYMBOLS[name]}</g>
    </svg>
  )
}

/** The label of a hazardous mixture, shown before its purchase: pictograms, signal word, and the official statements. */
export function HazardLabel({
  hazard,
  language,
  intl,
}: {
  hazard: Hazard
  language: Language
  intl: Pick<IntlShape, 'formatMessage'>
}) {
  const word = (id: string) => intl.formatMessage({ id })
  const statements = (codes: readonly string[]) =>
    codes.map((code) => <li key={code}>{statementText(code, language)}</li>)
  return (
    <section aria-label={word('goods.hazard')} className="rounded-card border border-line-strong p-4 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        {hazard.pictograms.map((name) => (
          <PictogramImage key={name} name={name} label={word(`goods.hazard_${name.toLowerCase()}`)} />
        ))}
        {hazard.signal && <p className="text-xl font-bold uppercase">{SIGNAL_WORDS[hazard.signal][language]}</p>}
      </div>
      <ul className="mt-3 flex flex-col gap-1 font-semibold">{statements(hazard.hazards)}</ul>
      <ul className="mt-2 flex flex-col gap-1">{statements(hazard.precautions)}</ul>
    </section>
  )
}
