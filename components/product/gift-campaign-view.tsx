import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import type { GiftCampaign } from '@/lib/contract/schemas/gift-campaign'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { shopTimeZone } from '@/lib/market/shop-time'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { RailCard } from './rail'

/** Path of a campaign, or of one of its gifts, without prefix and without slashes at its ends. */
export function giftPath(language: Language, campaign: string, product?: string): string {
  const path =
    product === undefined
      ? localizedPath('giftcampaigns/category', { category: campaign }, language)
      : localizedPath('giftcampaigns/product', { campaignSlug: campaign, productSlug: product }, language)
  return path.slice(1, -1)
}

/** A campaign's text and its gifts. Each gift links to its own page, where the code is redeemed. */
export function GiftCampaignView({ market: { language }, campaign }: { market: Market; campaign: GiftCampaign }) {
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const trail = [{ name: word('common.home'), href: routeHref(language, 'home') }, { name: campaign.name }]
  const until =
    campaign.valid_until &&
    intl.formatMessage(
      { id: 'gift.until' },
      { date: intl.formatDate(campaign.valid_until, { dateStyle: 'long', timeZone: shopTimeZone() }) },
    )
  return (
    <div className="page-x pt-4 pb-24">
      <Breadcrumbs items={trail} label={word('common.breadcrumbs')} />
      <h1 className="mt-6 text-4xl">{campaign.name}</h1>
      <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: campaign.description }} />
      {until && <p className="mt-2 text-ink-muted">{until}</p>}
      <h2 className="mt-12 mb-5 text-2xl">{word('gift.gifts')}</h2>
      {campaign.products.length === 0 ? (
        <EmptyState title={word('gift.none')} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
          {campaign.products.map((card) => (
            <RailCard
              key={card.id}
              card={{
                ...card,
                path: giftPath(language, campaign.slug, card.path.slice(card.path.lastIndexOf('/') + 1)),
              }}
              intl={intl}
              hrefOf={(path) => pathHref(language, path)}
              hasPrice={false}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
