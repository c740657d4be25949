import { HtmlContent } from '@/components/content/html-content'
import { PageScene } from '@/components/content/page-scene'
import { type GridData, packGrid } from '@/lib/catalog/list/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import type { Campaign } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { shopTimeZone } from '@/lib/market/shop-time'
import type { HasPage } from '@/lib/pages/has-page'
import { routeHref } from '@/lib/seo/hrefs'

/** A campaign: scene, text, end date, and its products in a grid (spec 1 §2). */
export function CampaignView({
  market,
  campaign,
  data,
  hasPage,
}: {
  market: Market
  campaign: Campaign
  /** Null in the preview of a campaign that has not begun: only a running one has a list. */
  data: GridData | null
  hasPage: HasPage
}) {
  const { language } = market
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const { title, content, image, ends, isClub } = campaign
  return (
    <div className="pb-24">
      <PageScene image={image} priority />
      <div className="page-x pt-4">
        <Breadcrumbs
          label={text('common.breadcrumbs')}
          items={[{ name: text('common.home'), href: routeHref(language, 'home') }, { name: title }]}
        />
        <header className="mt-6 mb-10 flex flex-col gap-4">
          <h1 className="max-w-[24ch] text-5xl">{title}</h1>
          {ends && (
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="clock" size={18} />
              {/* The last day of the campaign: it ends when the next day begins. */}
              {intl.formatMessage(
                { id: 'content.campaign_until' },
                {
                  date: intl.formatDate(new Date(Date.parse(ends) - 1), {
                    dateStyle: 'long',
                    timeZone: shopTimeZone(),
                  }),
                },
              )}
            </p>
          )}
          <HtmlContent html={content} />
          {isClub && hasPage('member-discounts') && (
            <p>
              <SoftLink
                href={routeHref(language, 'member-discounts')}
                className="link inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <Icon name="club" size={18} />
                {text('content.campaign_join')}
              </SoftLink>
            </p>
          )}
        </header>
        {data ? <CampaignGoods market={market} id={campaign.id} data={data} /> : null}
      </div>
    </div>
  )
}

function CampaignGoods({ market, id, data }: { market: Market; id: number; data: GridData }) {
  return (
    <IntlScope market={market} areas={['grid']}>
      <ProductGrid key={id} packed={packGrid(data)} />
    </IntlScope>
  )
}
