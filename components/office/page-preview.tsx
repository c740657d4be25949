'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import { named } from './marks'
import { ownFirst } from './own-first'
import { shortDay } from './remove-words'

interface PagePreviewProps {
  page: string
  /** With the texts of this planned version, and no other. */
  version?: string
  /** Planned versions that can be looked at beside what the page has now. */
  versions?: readonly { id: number; startsAt: string }[]
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
/** On both sides of the frame. */
const PADDING = 16

/** The widest device for which there is space: null before the page is measured, so that no frame is loaded twice. */
function useFitting() {
  const place = useRef<HTMLElement>(null)
  const [fitting, setFitting] = useState<Device | null>(null)
  useEffect(() => {
    const space = (place.current?.clientWidth ?? 0) - PADDING
    setFitting(space >= WIDTHS.desktop ? 'desktop' : 'phone')
  }, [])
  return { place, fitting }
}

/** Which of a page's texts are shown: a version that has just been planned is what its person wants to see. */
function useVersion({ version, versions = [] }: Pick<PagePreviewProps, 'version' | 'versions'>) {
  const intl = useIntl()
  const ids = versions.map(({ id }) => id)
  const [known, setKnown] = useState(ids)
  const [chosen, setChosen] = useState<number | null>(null)
  if (known.join() !== ids.join()) {
    setKnown(ids)
    const added = ids.find((id) => !known.includes(id))
    if (added !== undefined) setChosen(added)
  }
  const isThere = versions.some(({ id }) => id === chosen)
  const choice =
    versions.length === 0 ? null : (
      <div className="flex flex-wrap items-center gap-2">
        <Choice isChosen={!isThere} onChoose={() => setChosen(null)}>
          {intl.formatMessage({ id: 'office.preview_now' })}
        </Choice>
        {versions.map(({ id, startsAt }) => (
          <Choice key={id} isChosen={id === chosen} onChoose={() => setChosen(id)}>
            {intl.formatMessage({ id: 'office.version_from' }, { when: shortDay(intl, startsAt) })}
          </Choice>
        ))}
      </div>
    )
  return { version: version ?? (isThere ? String(chosen) : undefined), choice }
}

/**
 * The page as the shop will render it, in each language, as wide as a phone or a desktop: first as wide as there is space. The browser loads
 * it when somebody scrolls there.
 */
export function PagePreview({ page, change, first, languages, isCampaign, ...given }: PagePreviewProps) {
  const intl = useIntl()
  const { version, choice } = useVersion(given)
  const { place, fitting } = useFitting()
  const [chosen, setChosen] = useState<Device | null>(null)
  const device = chosen ?? fitting
  const [language, setLanguage] = useState(first)
  // A version is of one language.
  const shown = version === undefined ? language : first
  const has = (code: Language) =>
    languages.some((known) => known.language === code) && (version === undefined || code === first)
  const address = `/hallinta-preview/${shown}/${page}/${version === undefined ? '' : `?version=${version}`}`
  return (
    <section ref={place} aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-lg">
        {intl.formatMessage({ id: 'office.preview_page' })}
      </h2>
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.preview_saved' })}</p>
      {isCampaign ? <p className="text-ink-muted">{intl.formatMessage({ id: 'office.preview_campaign' })}</p> : null}
      {choice}
      <div className="flex flex-wrap items-center gap-2">
        {(['phone', 'desktop'] as const).map((name) => (
          <Choice key={name} isChosen={device === name} onChoose={() => setChosen(name)}>
            {intl.formatMessage({ id: `office.preview_${name}` })}
          </Choice>
        ))}
        <span className="mx-2 h-6 border-line border-l" aria-hidden />
        {ownFirst(LANGUAGES, intl.locale).map((code) => (
          <Choice
            key={code}
            isChosen={shown === code}
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
            loading="lazy"
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
        'min-h-9 pointer-coarse:min-h-11 rounded-control border px-3 disabled:text-ink-subtle',
        isChosen ? 'border-ink font-semibold' : 'border-line hover:border-ink',
      )}
    >
      {children}
    </button>
  )
}
