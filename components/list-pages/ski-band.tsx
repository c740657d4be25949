import { ButtonLink } from '@/components/ui/button-link'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

/** The link to the ski wizard from a group of skis, bindings or boots: to its sport when there is only one (spec 2 §2 "Ski wizard"). */
export function SkiBand({ language, sports }: { language: Language; sports: readonly SkiSport[] }) {
  const [first, ...others] = sports
  if (!first) return null
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const isOne = others.length === 0
  return (
    <aside
      aria-label={word('wizard.title')}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-surface-2 p-5 md:px-8"
    >
      <div className="max-w-text">
        <p className="text-xl font-heading">{word(isOne ? `wizard.title_${first}` : 'wizard.title')}</p>
        <p className="mt-1 text-ink-muted">{word(isOne ? `wizard.text_${first}` : 'wizard.intro')}</p>
      </div>
      <ButtonLink
        href={isOne ? routeHref(language, 'ski-wizard/sport', { sport: first }) : routeHref(language, 'ski-wizard')}
        variant="secondary"
        iconAfter="arrow-right"
      >
        {word(isOne ? `wizard.start_${first}` : 'wizard.band_start')}
      </ButtonLink>
    </aside>
  )
}
