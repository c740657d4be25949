import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { WizardIndex } from '@/components/wizard/wizard-index'
import { SKI_SPORTS } from '@/components/wizard/wizard-view'
import { getIntl } from '@/lib/intl/server'
import { getSkiWizard } from '@/lib/pages/ski-wizard'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'wizard.title' }),
    description: intl.formatMessage({ id: 'wizard.meta' }),
    paths: routePaths('ski-wizard'),
  })
}

export const dynamic = 'force-dynamic'

/** The first page of the ski wizard (spec 2 §2); 404 in a shop without ski packages. */
export default async function SkiWizardIndex({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const answers = await Promise.all(SKI_SPORTS.map((sport) => getSkiWizard(market, sport)))
  const sports = SKI_SPORTS.flatMap((sport, index) => {
    const data = answers[index]
    return data ? [{ sport, data }] : []
  })
  if (sports.length === 0) notFound()
  return (
    <>
      <BreadcrumbsJsonLd
        market={market}
        items={[{ name: getIntl(market.language).formatMessage({ id: 'wizard.title' }) }]}
      />
      <WizardIndex market={market} sports={sports} />
    </>
  )
}
