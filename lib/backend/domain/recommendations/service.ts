/** The interface of recommendations: the shop's own service, or the one at RECOMMENDATION_URL. */
import { log } from '@/lib/telemetry/log'
import { reasonOf } from '@/lib/backend/platform/log'
import { allSettings } from '@/lib/backend/domain/settings/settings'
import { lineage } from '@/lib/backend/domain/taxonomy/groups'
import { memoryCache } from '@/lib/cache/memory-cache'
import { tag } from '@/lib/cache/tags'
import { config } from '@/lib/config/env'
import type { Answer } from '@/lib/contract/calls'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { popularityOrder } from './built-in'
import { askHost } from './external'
import { type RecommendationRequest, SEPARATOR } from './request'

const KEPT_MS = 3_600_000
/** After a failure the service is not called for this time, so that an unavailable host does not delay every list. */
const PAUSE_MS = 30_000
/** The strategy for search results; their context is the search text. */
const SEARCH_STRATEGY = 'search'
const orders = memoryCache<readonly number[]>('recommended-orders', {
  maxWeight: 200_000,
  weigh: (ids) => ids.length + 10,
  renewAfterMs: KEPT_MS,
})
let pausedUntil = 0

/** Ids in the recommended order, from the configured service. Throws when an external one fails. */
function recommend(request: RecommendationRequest): Promise<readonly number[]> {
  const { recommendationUrl } = config()
  return recommendationUrl === null ? popularityOrder(request) : askHost(recommendationUrl, request)
}

/** The call `recommendations`. Throws UNAVAILABLE when the service fails, which is logged. */
export async function answerRecommendation(request: RecommendationRequest): Promise<Answer<'recommendations'>> {
  try {
    return { data: { ids: [...(await recommend(request))] } }
  } catch (error) {
    log('warn', `A recommendation could not be had: ${reasonOf(error)}`)
    throw new ApiError('UNAVAILABLE', 'The recommendation service does not answer.')
  }
}

/** Names of a group and its ancestors, as a recommendation's context. */
export async function contextOf(groupId: number, language: Language): Promise<string> {
  return (await lineage(groupId, language)).flatMap(({ name }) => name ?? []).join(SEPARATOR)
}

/**
 * The order of a group's list for an unknown visitor (spec 2 §4). A failure is logged and not cached, and returns an empty list: the list
 * then has its own order.
 */
export async function groupOrder(groupId: number, language: Language): Promise<readonly number[]> {
  if (Date.now() < pausedUntil) return []
  try {
    return await orders.get(`${groupId} ${language}`, [tag.group(groupId), tag.settings], async () =>
      recommend(await requestOf(groupId, language)),
    )
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS
    logFailure(groupId, error)
    return []
  }
}

/**
 * The order of a group's list for one visitor; null after a failure, which is logged. A failure for one visitor does not pause the service
 * for others.
 */
export async function visitorOrder(
  groupId: number,
  language: Language,
  cookieId: string,
): Promise<readonly number[] | null> {
  if (Date.now() < pausedUntil) return null
  try {
    return await recommend({ ...(await requestOf(groupId, language)), cookieId })
  } catch (error) {
    logFailure(groupId, error)
    return null
  }
}

/**
 * The order of a search's results, asked of the service if the setting default_search_engine names it; otherwise, and after a failure, an
 * empty list: the results then have the order of the shop's own search.
 */
export async function searchOrder(text: string): Promise<readonly number[]> {
  if (Date.now() < pausedUntil) return []
  if (readGeneralSettings(await allSettings()).defaultSearchEngine !== 'recommendations') return []
  try {
    return await recommend({ strategy: SEARCH_STRATEGY, origin: config().origin, context: text })
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS
    log('warn', `The recommended order of a search could not be had: ${reasonOf(error)}`)
    return []
  }
}

async function requestOf(groupId: number, language: Language): Promise<RecommendationRequest> {
  return {
    strategy: readGeneralSettings(await allSettings()).frosmoCategoryStrategy,
    origin: config().origin,
    context: await contextOf(groupId, language),
  }
}

function logFailure(groupId: number, error: unknown): void {
  log('warn', `The recommended order of group ${groupId} could not be had: ${reasonOf(error)}`)
}
