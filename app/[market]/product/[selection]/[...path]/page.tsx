import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { PageEvent } from '@/components/layout/page-event'
import { ProductView } from '@/components/product/product-view'
import { averageStars } from '@/components/reviews/reviews'
import { LANGUAGES } from '@/lib/market/languages'
import { decodeSelection } from '@/lib/market/selection'
import { canonicalPath, findProduct } from '@/lib/pages/find-product'
import { productData } from '@/lib/pages/product-data'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { pathHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { productJsonLd } from '@/lib/seo/product'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
/** No page is rendered at build time. Each one is rendered at its first request and then cached. */
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; selection: string; path: string[] }>
}

/** Title with the brand, description, canonical address (the product without a selection), languages and picture. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: segment, path } = await params
  const market = await pageMarket(segment)
  const found = market && (await findProduct(market, path))
  if (!market || found?.kind !== 'found') return {}
  const { model } = found
  const { name, manufacturer, meta_description: description, images, canonical_url: canonical } = model
  const own = `/${canonicalPath(model)}/`
  const metadata = pageMetadata(market, {
    title: name.toLowerCase().startsWith(manufacturer.name.toLowerCase()) ? name : `${manufacturer.name} ${name}`,
    description,
    paths: Object.fromEntries(LANGUAGES.map((language) => [language, own])),
    image: images.find(({ type }) => type === 'image')?.path ?? null,
  })
  // A page with a foreign canonical address has no languages of its own.
  return canonical ? { ...metadata, alternates: { canonical } } : metadata
}

/** A product for one selection: static in each market. A moved or missing product is answered before anything is sent. */
export default async function ProductPage({ params }: Props) {
  const { market: segment, selection: choice, path } = await params
  const market = (await pageMarket(segment)) ?? notFound()
  const selection = decodeSelection(choice) ?? notFound()
  const found = await findProduct(market, path)
  if (found.kind === 'missing') notFound()
  if (found.kind === 'moved') permanentRedirect(pathHref(market.language, found.path))
  if (found.kind === 'old') redirect(pathHref(market.language, found.path))
  const { model, crumbs } = found
  const data = await productData(market, model, selection)
  const { limit, methods, addedDays } = data.panelData
  const jsonLd = productJsonLd({
    market,
    model,
    currencyRate: data.currencyRate,
    path: canonicalPath(model),
    limit,
    methods,
    addedDays,
    isReturnable: data.isReturnable,
    chosenId: data.shownId,
    reviews: data.reviews.results,
    average: averageStars(model.rating),
  })
  return (
    <>
      {jsonLd && <JsonLd data={jsonLd} />}
      <BreadcrumbsJsonLd market={market} items={[...crumbs, { name: model.name }]} />
      <PageEvent market={market} page="product" />
      <ProductView market={market} model={model} crumbs={crumbs} data={data} />
    </>
  )
}
