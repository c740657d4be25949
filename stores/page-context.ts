import type { Language } from '@/lib/market/languages'
import { localizedPath, matchStaticSegments } from '@/lib/market/paths'
import { resolveFamily } from '@/lib/market/resolve-path'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import type { AdminContext } from './auth'

type PageContext = Pick<AdminContext, 'route' | 'staticId' | 'productGroupId'> &
  Partial<Pick<AdminContext, 'campaignId' | 'giftcategoryId'>>

/** The id of a campaign, or of the gift campaign of a page or of one of its gifts; null for any other page. */
async function campaignContext(path: string, language: Language): Promise<Partial<PageContext> | null> {
  const match = matchStaticSegments(path.split('/').filter(Boolean), language)
  const { campaignSlug = '', category = campaignSlug } = match?.params ?? {}
  switch (match?.route) {
    case 'campaigns': {
      const slug = localizedPath('campaigns', { campaignSlug }, language).slice(1, -1)
      const campaign = await lazyApi.call('campaign', { query: { slug, language } })
      return { campaignId: campaign.ok ? campaign.data.id : null }
    }
    case 'giftcampaigns/category':
    case 'giftcampaigns/product': {
      const all = await lazyApi.call('staffGiftCampaigns', {})
      const campaign = all.ok ? all.data.campaigns.find(({ slug }) => slug === category) : undefined
      return { giftcategoryId: campaign?.id ?? null }
    }
    default:
      return null
  }
}

/**
 * The page that staff look at: its route, and the id of its product group, content page, campaign or gift campaign (spec 1 §3, spec 2 §2). It is requested only for staff, so
 * that the cached HTML does not have to contain it. Product pages set their id themselves. The slug lists decide what a path can be, so
 * that nothing is requested for other pages.
 */
export async function pageContext(
  pathname: string,
  prefix: string,
  language: Language,
  isProduct = false,
): Promise<PageContext> {
  const none: PageContext = { route: pathname, staticId: null, productGroupId: null }
  const path = decodeURIComponent(pathname.slice(prefix.length))
  if (!path.replaceAll('/', '')) return none
  const campaign = await campaignContext(path, language)
  if (campaign) return { ...none, ...campaign }
  if (isProduct) return none
  const lists = await lazyApi.call('routeSlugs', {})
  if (!lists.ok) return none
  const { staticPageSlugs, staticPageWithTabsSlugs, navigationSlugs, manufacturerSlugs } = lists.data
  const family = resolveFamily(path, {
    staticPageSlugs: staticPageSlugs[language],
    staticPageWithTabsSlugs: staticPageWithTabsSlugs[language],
    navigationSlugs: navigationSlugs[language],
    manufacturerSlugs,
  })
  switch (family.kind) {
    case 'group': {
      const groups = await lazyApi.call('productGroup', { query: { path: family.path.join('/'), language } })
      return { ...none, productGroupId: groups.ok ? (groups.data[0]?.id ?? null) : null }
    }
    case 'static': {
      const page = await lazyApi.call('staticPage', { query: { slug: family.slug, language } })
      return { ...none, staticId: page.ok ? page.data.id : null }
    }
    case 'tabs': {
      const page = await lazyApi.call('staticPageWithTabs', { query: { slug: family.slug, language } })
      return { ...none, staticId: page.ok ? page.data.id : null }
    }
    default:
      return none
  }
}
