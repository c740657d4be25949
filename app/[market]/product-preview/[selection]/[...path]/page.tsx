import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { HiddenNotice } from '@/components/product/hidden-notice'
import { ProductView } from '@/components/product/product-view'
import { config } from '@/lib/config/env'
import { storedName } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'
import { decodeSelection } from '@/lib/market/selection'
import { productData } from '@/lib/pages/product-data'
import { withShownTexts } from '@/lib/pages/shown-texts'
import { NOINDEX } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'
import { shopApi } from '@/lib/shop-api/server'

export const metadata: Metadata = { robots: NOINDEX }

interface Props {
  params: Promise<{ market: string; selection: string; path: string[] }>
}

/**
 * A product for staff, public or not: rendered for each request, never cached. Other visitors get the same result as on the product's own
 * page (spec 3 §2).
 */
export default async function ProductPreview({ params }: Props) {
  const { market: segment, selection: choice, path } = await params
  const market = (await pageMarket(segment)) ?? notFound()
  const selection = decodeSelection(choice) ?? notFound()
  const authCookie = storedName(COOKIES.auth, config().origin.startsWith('https:'))
  const auth = (await cookies()).get(authCookie)?.value ?? notFound()
  const [manufacturer, slug] = [path[0], path.at(-1)].map((part) => decodeURIComponent(part ?? ''))
  const result = await shopApi.call(
    'productModel',
    { params: { slug: slug ?? '' }, query: { manufacturer, taxAreaId: market.taxAreaId, language: market.language } },
    { auth },
  )
  if (!result.ok) notFound()
  const model = await withShownTexts(result.data)
  const data = await productData(market, model, selection, { auth })
  return (
    <>
      {!model.is_public && <HiddenNotice />}
      <ProductView market={market} model={model} crumbs={model.parents} data={data} />
    </>
  )
}
