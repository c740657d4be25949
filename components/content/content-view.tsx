import { IntlScope } from '@/lib/intl/provider'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { clubExamples } from '@/lib/pages/club-examples'
import { deliveryTables } from '@/lib/pages/delivery-page'
import { experienceBrands } from '@/lib/pages/experiences'
import { getPageCheck } from '@/lib/pages/has-page'
import { pageBanner } from '@/lib/pages/page-banner'
import { pageForm } from '@/lib/pages/page-form'
import { pagePart } from '@/lib/pages/page-part'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { ClubPart } from './club-part'
import { DeliveryTables } from './delivery-tables'
import { ExperienceBrands } from './experience-brands'
import { PageBanner } from './page-banner'
import { PageForm } from './page-form'
import { PagePart } from './page-part'
import { StaticPage } from './static-page'

/** Everything of a content page between header and footer, for shoppers and for its preview. */
export async function ContentView({ market, page }: { market: Market; page: StaticPageData }) {
  const { language } = market
  const slug = page.slugs[language]
  const hasPage = await getPageCheck(market)
  const delivery = await deliveryTables(market, slug)
  const form = pageForm(slug, language)
  const part = pagePart(slug, language)
  return (
    <>
      <PageBanner banner={await pageBanner(market, pathHref(language, slug ?? ''))} />
      <StaticPage page={page} language={language} hasPage={hasPage}>
        {part === 'club' && <ClubPart examples={await clubExamples(market)} language={language} hasPage={hasPage} />}
        {part && part !== 'club' && <PagePart part={part} market={market} />}
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
