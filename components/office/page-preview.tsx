'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import { named } from './marks'

interface PagePreviewProps {
  page: string
  /** The newest change: the frame shows it. */
  change: number
  /** The language of the record. */
  first: string
  languages: readonly { language: string; id: number; title: string }[]
  /** It has no list of products before it begins. */
  isCampaign: boolean
}

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof WIDTHS

/** The page as the shop will render it, in each language, as wide as a phone or a desktop. Nothing is loaded before somebody asks. */
export function PagePreview({ page, change, first, languages, isCampaign }: PagePreviewProps) {
  const intl = useIntl()
  const [device, setDevice] = useState<Device | null>(null)
  const [language, setLanguage] = useState(first)
  const has = (code: Language) => languages.some((known) => known.language === code)
  const address = `/hallinta-preview/${language}/${page}/`
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-lg">
        {intl.formatMessage({ id: 'office.preview_page' })}
      </h2>
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.preview_saved' })}</p>
      {isCampaign ? <p className="text-ink-muted">{intl.formatMessage({ id: 'office.preview_campaign' })}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {(['phone', 'desktop'] as const).map((name) => (
          <Choice key={name} isChosen={device === name} onChoose={() => setDevice(device === name ? null : name)}>
            {intl.formatMessage({ id: `office.preview_${name}` })}
          </Choice>
        ))}
        <span className="mx-2 h-6 border-line border-l" aria-hidden />
        {LANGUAGES.map((code) => (
          <Choice
            key={code}
            isChosen={language === code}
            title={has(code) ? undefined : intl.formatMessage({ id: 'office.preview_missing' })}
            isDisabled={!has(code)}
            onChoose={() => setLanguage(code)}
          >
            {LANGUAGE_TABLE[code].nativeName}
          </Choice>
        ))}
        <a href={address} target="_blank" rel="noreferrer" className={buttonStyle('quiet', 'sm')}>
          {intl.formatMessage({ id: 'office.preview_open' })}
        </a>
      </div>
      {device === null ? null : (
        // In a narrow window the frame is scrolled to, not made smaller: its width is what the page's rules look at.
        <div className="overflow-x-auto rounded-card border border-line bg-surface-2 p-2">
          <iframe
            key={`${address} ${change}`}
            src={address}
            width={WIDTHS[device]}
            height={760}
            title={named(
              intl.formatMessage({ id: 'office.preview_page' }),
              intl.formatMessage({ id: `office.preview_${device}` }),
            )}
            className="mx-auto block max-w-none bg-canvas"
          />
        </div>
      )}
    </section>
  )
}

interface ChoiceProps {
  isChosen: boolean
  isDisabled?: boolean
  title?: string | undefined
  onChoose: () => void
  children: string
}

function Choice({ isChosen, isDisabled = false, title, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      title={title}
      onClick={onChoose}
      className={cx(
        'min-h-9 rounded-control border px-3 disabled:text-ink-subtle',
        isChosen ? 'border-ink font-semibold' : 'border-line hover:border-ink',
      )}
    >
      {children}
    </button>
  )
}
