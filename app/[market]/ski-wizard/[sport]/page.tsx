import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { WizardView } from '@/components/wizard/wizard-view'
import { isSkiSport } from '@/lib/catalog/ski/compatibility'
import { getIntl } from '@/lib/intl/server'
import { localizedPath } from '@/lib/market/paths'
import { compatibilityOf, getSkiWizard } from '@/lib/pages/ski-wizard'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { NOINDEX, pageMetadata, type PageQuery, routePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Props {
  params: Promise<{ market: string; sport: string }>
  searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { market: segment, sport } = await params
  const market = await pageMarket(segment)
  if (!market || !isSkiSport(sport)) return {}
  const intl = getIntl(market.language)
  const isPlain = Object.keys(await searchParams).length === 0
  return pageMetadata(market, {
    title: intl.formatMessage({ id: `wizard.title_${sport}` }),
    description: intl.formatMessage({ id: `wizard.meta_${sport}` }),
    paths: routePaths('ski-wizard/sport', { sport }),
    ...(!isPlain && { robots: NOINDEX }),
  })
}

/** The wizard of one sport for the choices in its address (spec 2 §2). Never cached: there are too many combinations. */
export default async function SkiWizardPage({ params, searchParams }: Props) {
  const { market: segment, sport } = await params
  const market = (await pageMarket(segment)) ?? notFound()
  if (!isSkiSport(sport)) notFound()
  const data = (await getSkiWizard(market, sport)) ?? notFound()
  const compatibility = await compatibilityOf(market, sport, data, await searchParams)
  const word = (id: string) => getIntl(market.language).formatMessage({ id })
  return (
    <>
      <BreadcrumbsJsonLd
        market={market}
        items={[
          { name: word('wizard.title'), path: localizedPath('ski-wizard', {}, market.language) },
          { name: word(`wizard.sport_${sport}`) },
        ]}
      />
      <WizardView market={market} sport={sport} data={data} {...compatibility} />
    </>
  )
}
