/** Calls about the shop's configuration. */
import { openApi } from '@/lib/backend/api/handlers/openapi'
import { allSettings } from '@/lib/backend/domain/settings/settings'
import { handOver, takeHandOver } from '@/lib/backend/domain/site/hand-over'
import { initConfig, localeOfCountry } from '@/lib/backend/domain/site/init-config'
import { resources } from '@/lib/backend/domain/site/resources'
import { routeSlugs } from '@/lib/backend/domain/site/route-slugs'
import { sitemap } from '@/lib/backend/domain/site/sitemap'
import { translatedPaths } from '@/lib/backend/domain/taxonomy/group-paths'
import { recordClientError } from '@/lib/backend/flows/monitoring/error-beacon'
import { config } from '@/lib/config/env'
import type { siteCalls } from '@/lib/contract/calls/site'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { visitorCountry } from '@/lib/market/detect'
import { published } from '@/lib/process/state.mjs'

import type { Handlers } from './types'

export const siteHandlers: Handlers<typeof siteCalls> = {
  errorBeacon: async ({ query }, { ip }) => {
    await recordClientError(query.err, ip)
    return { ok: true as const }
  },
  localeByIp: async (_input, { headers }) => {
    const { geoHeader } = config()
    // The look-up works only behind the front door, which writes the address itself.
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
  handOver: ({ body }, { ip, headers }) => handOver(body, { ip, agent: headers('user-agent') }),
  takeHandOver: ({ body }, { ip, headers }) => takeHandOver(body.token, { ip, agent: headers('user-agent') }),
  translatedPaths: ({ query }) => translatedPaths(query.path),
  sitemap: ({ query }) => sitemap(query.type, query.page),
  openApi: async () => openApi(),
}
