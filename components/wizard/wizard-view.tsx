import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import type { CompatibleLists, SkiPrices } from '@/lib/catalog/ski/choice'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import type { SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { routeHref } from '@/lib/seo/hrefs'

import { Wizard } from './wizard'

export const SKI_SPORTS: readonly SkiSport[] = ['alpine', 'nordic']

interface WizardViewProps {
  market: Market
  sport: SkiSport
  data: SkiWizardAnswer
  lists: CompatibleLists
  prices: SkiPrices
}

/** The page of one sport's wizard. */
export function WizardView({ market, sport, ...props }: WizardViewProps) {
  const { language } = market
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const crumbs = [
    { name: word('common.home'), href: routeHref(language, 'home') },
    { name: word('wizard.title'), href: routeHref(language, 'ski-wizard') },
    { name: word(`wizard.sport_${sport}`) },
  ]
  return (
    <div className="page-x pt-4 pb-28 md:pb-24">
      <Breadcrumbs items={crumbs} label={word('common.breadcrumbs')} />
      <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-6 md:mb-10">
        <div className="max-w-text">
          <h1 className="text-4xl">{word(`wizard.title_${sport}`)}</h1>
          <p className="mt-2 text-ink-muted">{word(`wizard.text_${sport}`)}</p>
        </div>
        <nav aria-label={word('wizard.sports')} className="flex flex-wrap gap-2">
          {SKI_SPORTS.map((other) => (
            <SoftLink
              key={other}
              href={routeHref(language, 'ski-wizard/sport', { sport: other })}
              aria-current={other === sport ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-chip border px-4 text-sm font-semibold',
                other === sport ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              {word(`wizard.sport_${other}`)}
            </SoftLink>
          ))}
        </nav>
      </div>
      <IntlScope market={market} areas={['grid', 'wizard']}>
        <Wizard
          key={sport}
          sport={sport}
          base={routeHref(language, 'ski-wizard/sport', { sport })}
          entry={localizedPath('ski-wizard/sport', { sport }, language).slice(1, -1)}
          {...props}
        />
      </IntlScope>
    </div>
  )
}
