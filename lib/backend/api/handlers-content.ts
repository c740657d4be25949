/** Calls about settings, words and pictures. */
import { initConfig, localeOfCountry } from '@/lib/backend/config/init-config'
import { resources } from '@/lib/backend/config/resources'
import { routeSlugs } from '@/lib/backend/config/route-slugs'
import { allSettings } from '@/lib/backend/config/settings'
import { allBanners } from '@/lib/backend/content/banners'
import { brandList, brandPage } from '@/lib/backend/content/brands'
import { recordClientError } from '@/lib/backend/content/error-beacon'
import { keywordList, keywordPopup } from '@/lib/backend/content/keywords'
import { article, articles, authors } from '@/lib/backend/content/articles'
import { campaign } from '@/lib/backend/content/campaigns'
import { staticPage, staticPageWithTabs } from '@/lib/backend/content/pages'
import { sitemap } from '@/lib/backend/content/sitemap'
import { config } from '@/lib/config/env'

import { openApi } from './openapi'
import type { Registry } from './types'

export const contentHandlers = {
  errorBeacon: async ({ query }, { ip }) => {
    await recordClientError(query.err, ip)
    return { ok: true as const }
  },
  localeByIp: async (_input, { headers }) => {
    const { geoHeader } = config()
    return localeOfCountry(geoHeader === null ? null : headers(geoHeader))
  },
  initConfig: ({ query }, { place }) =>
    initConfig(place.country ?? query['delivery-country-code'], place.currency ?? query['currency-code']),
  routeSlugs: () => routeSlugs(),
  resources: ({ query }) => resources(query.language),
  settings: () => allSettings(),
  brand: ({ query }) => brandPage(query.slug, query.language),
  brands: () => brandList(),
  banners: ({ query }) => allBanners(query.language),
  keywordPopup: ({ query }) => keywordPopup(query.id),
  keywordPopups: ({ query }) => keywordList(query.language),
  staticPage: ({ query }) => staticPage(query.slug, query.language),
  staticPageWithTabs: ({ query }) => staticPageWithTabs(query.slug, query.language),
  campaign: ({ query }) => campaign(query.slug, query.language),
  articles: ({ query }) => articles(query),
  article: ({ query }) => article(query.slug, query.language),
  authors: ({ query }) => authors(query.language),
  openApi: async () => openApi(),
  sitemap: ({ query }) => sitemap(query.type, query.page),
} satisfies Partial<Registry>
