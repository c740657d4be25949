import type { ReactNode } from 'react'

import { IntlScope } from '@/lib/intl/provider'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { clubExamples } from '@/lib/pages/club-examples'
import { deliveryTables } from '@/lib/pages/delivery-page'
import { experienceBrands } from '@/lib/pages/experiences'
import { getPageCheck, type HasPage } from '@/lib/pages/has-page'
import { pageBanner } from '@/lib/pages/page-banner'
import { pageForm } from '@/lib/pages/page-form'
import { isLeading, type PagePart as PagePartName, pagePart } from '@/lib/pages/page-part'
import { rentalExamples } from '@/lib/pages/rental-examples'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { ClubLead, ClubPart } from './club-part'
import { DeliveryTables, OwnDelivery } from './delivery-tables'
import { ExperienceBrands } from './experience-brands'
import { PageBanner } from './page-banner'
import { PageForm } from './page-form'
import { PagePart } from './page-part'
import { RentalPart } from './rental-part'
import { StaticPage } from './static-page'

/** The part of a page that is made from configuration, the catalogue and the tables of the code. */
async function partOf(
  part: PagePartName | null,
  market: Market,
  hasPage: HasPage,
): Promise<{ lead?: ReactNode; below?: ReactNode }> {
  if (part === null) return {}
  if (part === 'rental') {
    const examples = hasPage('rental/rentle') ? await rentalExamples(market) : null
    return { lead: examples && <RentalPart market={market} examples={examples} /> }
  }
  if (part === 'club') {
    const examples = await clubExamples(market)
    const { language } = market
    return {
      lead: <ClubLead examples={examples} language={language} />,
      below: <ClubPart examples={examples} language={language} hasPage={hasPage} />,
    }
  }
  const own = <PagePart part={part} market={market} />
  return isLeading(part) ? { lead: own } : { below: own }
}

/** Everything of a content page between header and footer, for shoppers and for its preview. */
export async function ContentView({ market, page }: { market: Market; page: StaticPageData }) {
  const { language, country } = market
  const slug = page.slugs[language]
  const hasPage = await getPageCheck(market)
  const delivery = await deliveryTables(market, slug)
  const form = pageForm(slug, language)
  const { lead, below } = await partOf(pagePart(slug, language), market, hasPage)
  return (
    <>
      <PageBanner banner={await pageBanner(market, pathHref(language, slug ?? ''))} />
      <StaticPage
        page={page}
        language={language}
        hasPage={hasPage}
        country={country}
        lead={delivery ? <OwnDelivery market={market} {...delivery} /> : lead}
      >
        {below}
        {delivery && <DeliveryTables market={market} {...delivery} />}
        <ExperienceBrands brands={await experienceBrands(market, slug)} language={language} />
        {form && (
          <IntlScope market={market} areas={['enquiry']}>
            <PageForm form={form} privacyHref={hasPage('privacy') ? routeHref(language, 'privacy') : null} />
          </IntlScope>
        )}
      </StaticPage>
    </>
  )
}
