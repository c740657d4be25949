import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { storeCrumbs, StorePage } from '@/components/store/store-page'
import { getIntl } from '@/lib/intl/server'
import { getPageCheck } from '@/lib/pages/has-page'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd, physicalStoreJsonLd } from '@/lib/seo/schemas'
import { getResources } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; store: string }>
}

async function load({ params }: Props) {
  const { market: segment, store: slug } = await params
  const market = await pageMarket(segment)
  if (!market) return null
  const { stores, productGroups } = await getResources(market)
  const store = stores.find((own) => own.type === 'retail' && own.slug === decodeURIComponent(slug).toLowerCase())
  return store ? { market, store, stores: stores.filter(({ type }) => type === 'retail'), productGroups } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const {
    market,
    store: { name, slug, address },
  } = found
  return pageMetadata(market, {
    title: name,
    paths: routePaths('stores/store', { store: slug }),
    description: getIntl(market.language).formatMessage(
      { id: 'content.store_meta' },
      { name, street: address?.street ?? '', city: address?.city ?? '' },
    ),
  })
}

/** One store (spec 1 §2); 404 for warehouses and the web store. */
export default async function StoreRoute(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const {
    market,
    market: { language },
    store,
    stores,
    productGroups,
  } = found
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, storeCrumbs(language, store.name))} />
      <JsonLd data={physicalStoreJsonLd(language, store)} />
      <StorePage
        store={store}
        stores={stores}
        groups={productGroups}
        language={language}
        hasPage={await getPageCheck(market)}
      />
    </>
  )
}
