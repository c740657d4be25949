/** Calls about settings, words and pictures. */
import { initConfig, localeOfCountry } from '@/lib/backend/domain/site/init-config'
import { resources } from '@/lib/backend/domain/site/resources'
import { routeSlugs } from '@/lib/backend/domain/site/route-slugs'
import { allSettings } from '@/lib/backend/domain/settings/settings'
import { allBanners } from '@/lib/backend/domain/content/banners'
import { brandList, brandPage } from '@/lib/backend/domain/content/brands'
import { recordClientError } from '@/lib/backend/flows/monitoring/error-beacon'
import { keywordList, keywordPopup } from '@/lib/backend/domain/content/keywords'
import { article, articles, authors } from '@/lib/backend/domain/content/articles'
import { campaign } from '@/lib/backend/domain/content/campaigns'
import { staticPage, staticPageWithTabs } from '@/lib/backend/domain/content/pages'
import { sitemap } from '@/lib/backend/domain/site/sitemap'
import { config } from '@/lib/config/env'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { visitorCountry } from '@/lib/market/detect'
import { published } from '@/lib/process/state.mjs'

import { openApi } from '@/lib/backend/api/handlers/openapi'
import type { Registry } from './types'

export const contentHandlers = {
  errorBeacon: async ({ query }, { ip }) => {
    await recordClientError(query.err, ip)
    return { ok: true as const }
  },
  localeByIp: async (_input, { headers }) => {
    const { geoHeader } = config()
    // The look-up is only there behind the front door, which writes the address itself.
    const country = visitorCountry({
      geoCountry: geoHeader === null ? null : headers(geoHeader),
      ip: headers(CLIENT_ADDRESS),
      ipCountry: published('ipCountry'),
    })
    return localeOfCountry(country)
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
