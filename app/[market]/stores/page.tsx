import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { StoreCards } from '@/components/store/store-cards'
import { StoreMap } from '@/components/store/store-map'
import { storeCrumbs } from '@/components/store/store-page'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { getIntl } from '@/lib/intl/server'
import { STORE_COUNTRY } from '@/lib/market/countries'
import { getPageCheck } from '@/lib/pages/has-page'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getResources } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'layout.stores' }),
    description: intl.formatMessage({ id: 'content.stores_text' }),
    paths: routePaths('stores'),
  })
}

/** Every store that customers can visit (spec 1 §2). */
export default async function Stores({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const { language } = market
  const intl = getIntl(language)
  const { stores } = await getResources(market)
  const retail = stores.filter(({ type }) => type === 'retail')
  const crumbs = storeCrumbs(language)
  return (
    <div className="page-x py-8 md:py-12">
      <JsonLd data={breadcrumbsJsonLd(language, crumbs)} />
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={crumbs} />
      <h1 className="mt-6 text-5xl">{intl.formatMessage({ id: 'layout.stores' })}</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-muted">
        {market.country !== STORE_COUNTRY && (
          <strong className="block text-ink">{intl.formatMessage({ id: 'content.stores_abroad' })}</strong>
        )}
        {intl.formatMessage({ id: 'content.stores_text' })}
      </p>
      <h2 className="sr-only">{intl.formatMessage({ id: 'layout.stores' })}</h2>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_16rem]">
        <StoreCards stores={retail} language={language} hasPage={await getPageCheck(market)} />
        <section aria-labelledby="store-map" className="self-start lg:sticky lg:top-24">
          <h2 id="store-map" className="mb-3 text-xl">
            {intl.formatMessage({ id: 'content.stores_on_map' })}
          </h2>
          <StoreMap stores={retail} language={language} className="max-w-64" />
        </section>
      </div>
    </div>
  )
}
