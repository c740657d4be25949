/** Cache-Control of every call's answer. Personal answers never enter a shared cache. */
import type { CallName, Endpoint } from '@/lib/contract/endpoints'

export const PRIVATE = 'private, no-store'

/** Seconds that a shared cache may keep the public answers of a call; calls that are not here are never kept. */
const SHARED_SECONDS: Partial<Record<CallName, number>> = {
  initConfig: 300,
  routeSlugs: 60,
  resources: 60,
  settings: 60,
  productGroups: 60,
  productGroup: 60,
  productModelList: 60,
  productListIndex: 60,
  productListText: 60,
  productHighlights: 60,
  productModel: 30,
  productExtraDelivery: 60,
  productExtraDetails: 60,
  productReviews: 60,
  giftCampaign: 60,
  brand: 60,
  brands: 60,
  banners: 60,
  keywordPopup: 300,
  keywordPopups: 300,
  translatedPaths: 60,
  staticPage: 60,
  staticPageWithTabs: 60,
  campaign: 60,
  articles: 60,
  article: 60,
  authors: 60,
  rentals: 60,
  search: 60,
  searchSuggestions: 60,
  compatibleProducts: 60,
  skiWizard: 60,
  sitemap: 300,
  productFeed: 300,
  openApi: 300,
}

/** What a call's public answer depends on beside its address. */
function varyOf(name: CallName, { access }: Endpoint): string | null {
  if (name === 'initConfig') return 'x-so-delivery-country-code, x-so-currency-code'
  return access === 'optional' ? 'authorization' : null
}

/** Headers of a good answer. `personal`: somebody was authenticated for it. */
export function cacheHeaders(name: CallName, endpoint: Endpoint, personal: boolean): Record<string, string> {
  const seconds = SHARED_SECONDS[name]
  const isShared =
    seconds !== undefined &&
    endpoint.method === 'GET' &&
    !personal &&
    (endpoint.access === 'public' || endpoint.access === 'optional')
  if (!isShared) return { 'cache-control': PRIVATE }
  const vary = varyOf(name, endpoint)
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}`, ...(vary !== null && { vary }) }
}
