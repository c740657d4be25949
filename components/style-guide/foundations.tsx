import type { IntlShape } from 'react-intl'

import { GuideSection, Specimen } from './specimen'
import { checkPairs, lowestContrast, pixels, readScale, readTokens, type Theme } from './tokens'

const THEMES: readonly Theme[] = ['light', 'dark']

/** The steps of spaces in units of `--spacing`: 4 8 12 16 24 32 48 64 96 px. */
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 24]
const UNIT_PX = 4

const named = (name: string, value: string) => `${name} · ${value}`

interface Props {
  /** The text of app/styles/theme.css. */
  css: string
  intl: IntlShape
}

/** Every colour in both themes: name, hex value, and its lowest contrast. */
export function Colors({ css, intl }: Props) {
  const tokens = readTokens(css)
  const pairs = checkPairs(tokens)
  // Rounded down: 4.47 must not be shown as 4.5.
  const ratio = (value: number) => `${intl.formatNumber(Math.floor(value * 10) / 10, { minimumFractionDigits: 1 })} : 1`
  return (
    <GuideSection
      id="colors"
      title={intl.formatMessage({ id: 'style.section_colors' })}
      note={intl.formatMessage({ id: 'style.contrast_note' })}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-8 md:grid-cols-3 lg:grid-cols-4">
        {Object.entries(tokens).map(([name, values]) => (
          <li key={name}>
            <p className="font-semibold" translate="no">
              {name}
            </p>
            <div className="mt-2 grid grid-cols-2">
              {THEMES.map((theme) => {
                const lowest = lowestContrast(pairs, name, theme)
                return (
                  <div key={theme} className="min-w-0">
                    <span className="block h-14 border border-line-strong" style={{ backgroundColor: values[theme] }} />
                    <p className="mt-1 text-xs text-ink-muted">{intl.formatMessage({ id: `layout.theme_${theme}` })}</p>
                    <p className="tabular text-xs" translate="no">
                      {values[theme]}
                    </p>
                    {lowest !== null && <p className="tabular text-xs text-ink-muted">{ratio(lowest)}</p>}
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

/** The type scale, largest first, and a paragraph of text. */
export function TypeScale({ css, intl }: Props) {
  const line = intl.formatMessage({ id: 'style.sample_line' })
  return (
    <GuideSection id="type" title={intl.formatMessage({ id: 'style.section_type' })}>
      <dl className="flex flex-col gap-5">
        {readScale(css, 'text')
          .toReversed()
          .map(([name, value]) => (
            <div key={name} className="grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:items-baseline">
              <dt className="tabular text-xs text-ink-muted" translate="no">
                {named(name, `${pixels(value)} px`)}
              </dt>
              <dd
                style={{
                  fontSize: `var(--text-${name})`,
                  lineHeight: `var(--text-${name}--line-height)`,
                  letterSpacing: `var(--text-${name}--letter-spacing, normal)`,
                }}
                className={value.startsWith('clamp') ? 'font-heading' : undefined}
              >
                {line}
              </dd>
            </div>
          ))}
      </dl>
      <p className="max-w-text">{intl.formatMessage({ id: 'style.sample_text' })}</p>
    </GuideSection>
  )
}

/** Spaces as bars, corners as boxes. */
export function Spaces({ css, intl }: Props) {
  return (
    <GuideSection id="space" title={intl.formatMessage({ id: 'style.section_space' })}>
      <Specimen title={intl.formatMessage({ id: 'style.spaces' })} className="flex flex-wrap items-end gap-5">
        {SPACES.map((step) => (
          <div key={step} className="flex flex-col items-center gap-1">
            <span
              className="block bg-brand"
              style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
            />
            <span className="tabular text-xs text-ink-muted">{step * UNIT_PX}</span>
          </div>
        ))}
      </Specimen>
      <Specimen title={intl.formatMessage({ id: 'style.radii' })} className="flex flex-wrap gap-6">
        {readScale(css, 'radius').map(([name, value]) => (
          <div key={name} className="flex flex-col gap-1">
            <span
              className="block h-16 w-28 border border-line-strong bg-surface"
              style={{ borderRadius: `var(--radius-${name})` }}
            />
            <span className="tabular text-xs text-ink-muted" translate="no">
              {named(name, value)}
            </span>
          </div>
        ))}
      </Specimen>
    </GuideSection>
  )
}
