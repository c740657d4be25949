import { HtmlContent } from '@/components/content/html-content'
import { type GridData, packGrid } from '@/lib/catalog/list/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { splitLead } from '@/lib/content/lead'
import type { Campaign } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { shopTimeZone } from '@/lib/market/shop-time'
import type { HasPage } from '@/lib/pages/has-page'
import { routeHref } from '@/lib/seo/hrefs'

import { ListHeader } from './list-header'

/** A campaign: the beginning of its text beside the scene, its end date, the rest of the text folded, and its products in a grid (spec 1 §2). */
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
  const { title, image, ends, isClub } = campaign
  const { lead, rest } = splitLead(campaign.content)
  return (
    <div className="page-x pt-4 pb-24">
      <Breadcrumbs
        label={text('common.breadcrumbs')}
        items={[{ name: text('common.home'), href: routeHref(language, 'home') }, { name: title }]}
      />
      <ListHeader image={image}>
        <h1 className="max-w-[24ch] text-4xl">{title}</h1>
        {ends && <EndOf ends={ends} language={language} />}
        <HtmlContent html={lead} />
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
        {rest !== '' && (
          <details className="group">
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline">
              {text('content.campaign_more')}
              <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
            </summary>
            <HtmlContent html={rest} part="more" className="mt-2" />
          </details>
        )}
      </ListHeader>
      {data ? <CampaignGoods market={market} id={campaign.id} data={data} /> : null}
    </div>
  )
}

function EndOf({ ends, language }: { ends: string; language: Market['language'] }) {
  const intl = getIntl(language)
  // The last day of the campaign: it ends when the next day begins.
  const day = intl.formatDate(new Date(Date.parse(ends) - 1), { dateStyle: 'long', timeZone: shopTimeZone() })
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon name="clock" size={18} />
      {intl.formatMessage({ id: 'content.campaign_until' }, { date: day })}
    </p>
  )
}

function CampaignGoods({ market, id, data }: { market: Market; id: number; data: GridData }) {
  return (
    <IntlScope market={market} areas={['grid']}>
      <ProductGrid key={id} packed={packGrid(data)} />
    </IntlScope>
  )
}
