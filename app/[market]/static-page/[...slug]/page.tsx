import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { DeliveryTables } from '@/components/content/delivery-tables'
import { ExperienceBrands } from '@/components/content/experience-brands'
import { PageBanner } from '@/components/content/page-banner'
import { PageForm } from '@/components/content/page-form'
import { PagePart } from '@/components/content/page-part'
import { pageCrumbs, StaticPage } from '@/components/content/static-page'
import { PageEvent } from '@/components/layout/page-event'
import { config } from '@/lib/config/env'
import { IntlScope } from '@/lib/intl/provider'
import { deliveryTables } from '@/lib/pages/delivery-page'
import { experienceBrands } from '@/lib/pages/experiences'
import { getPageCheck } from '@/lib/pages/has-page'
import { pageBanner } from '@/lib/pages/page-banner'
import { pageForm } from '@/lib/pages/page-form'
import { pagePart } from '@/lib/pages/page-part'
import { pathHref, routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { pageMarket } from '@/lib/shop-api/page-market'
import { readStaticPage } from '@/lib/shop-api/static-page'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string[] }>
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const market = await pageMarket(segment)
  const page = market && (await readStaticPage(market, slug.map(decodeURIComponent).join('/')))
  return market && page ? { market, page } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { market, page } = found
  return pageMetadata(market, {
    title: page.title || config().shopName,
    description: page.metaDescription,
    paths: page.slugs,
    image: page.image,
  })
}

export default async function ContentPage(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { market, page } = found
  const { language } = market
  const hasPage = await getPageCheck(market)
  const delivery = await deliveryTables(market, page.slugs[language])
  const form = pageForm(page.slugs[language], language)
  const part = pagePart(page.slugs[language], language)
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, pageCrumbs(page, language))} />
      <PageEvent market={market} page="content" />
      <PageBanner banner={await pageBanner(market, pathHref(language, page.slugs[language] ?? ''))} />
      <StaticPage page={page} language={language} hasPage={hasPage}>
        {part && <PagePart part={part} market={market} />}
        {delivery && <DeliveryTables market={market} {...delivery} />}
        <ExperienceBrands brands={await experienceBrands(market, page.slugs[language])} language={language} />
        {form && (
          <IntlScope market={market} areas={['enquiry']}>
            <PageForm form={form} privacyHref={hasPage('privacy') ? routeHref(language, 'privacy') : null} />
          </IntlScope>
        )}
      </StaticPage>
    </>
  )
}
