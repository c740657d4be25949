import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import type { SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import { getIntl } from '@/lib/intl/server'
import { formatPercent } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'
import { routeHref } from '@/lib/seo/hrefs'

interface WizardSport {
  readonly sport: SkiSport
  readonly data: SkiWizardAnswer
}

/** The start page of the wizard: one card per sport, with sample products. */
export function WizardIndex({ market, sports }: { market: Market; sports: readonly WizardSport[] }) {
  const { language } = market
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const title = word('wizard.title')
  return (
    <div className="page-x pt-4 pb-24">
      <Breadcrumbs
        items={[{ name: word('common.home'), href: routeHref(language, 'home') }, { name: title }]}
        label={word('common.breadcrumbs')}
      />
      <h1 className="mt-4 text-5xl md:mt-6">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-muted">{word('wizard.intro')}</p>
      <ul className="mt-8 grid gap-6 md:mt-12 md:grid-cols-2 md:gap-8">
        {sports.map(({ sport, data }) => (
          <li key={sport} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
            <Samples data={data} />
            <div className="flex flex-1 flex-col items-start gap-3 p-5 md:p-8">
              <h2 className="text-3xl [overflow-wrap:anywhere] hyphens-auto">{word(`wizard.title_${sport}`)}</h2>
              <p className="text-ink-muted">{word(`wizard.text_${sport}`)}</p>
              {data.bundle.discount_percent > 0 && (
                <p className="font-semibold text-success">
                  {intl.formatMessage(
                    { id: 'wizard.save_percent' },
                    { percent: formatPercent(data.bundle.discount_percent, language) },
                  )}
                </p>
              )}
              <ButtonLink
                href={routeHref(language, 'ski-wizard/sport', { sport })}
                size="lg"
                iconAfter="arrow-right"
                className="mt-auto"
              >
                {word(`wizard.start_${sport}`)}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One product of each group, side by side. */
function Samples({ data }: { data: SkiWizardAnswer }) {
  const pictures = (['skis', 'bindings', 'boots'] as const).flatMap(
    (group) => data.products.find((product) => product.group === group)?.colors[0]?.image ?? [],
  )
  return (
    <div className="grid grid-cols-3 gap-px bg-line">
      {pictures.map((path) => (
        <Picture
          key={path}
          path={path}
          alt=""
          width={240}
          height={240}
          sizes="(min-width: 56.25rem) 16vw, 33vw"
          priority
          className="aspect-square w-full bg-surface-2 object-cover"
        />
      ))}
    </div>
  )
}
