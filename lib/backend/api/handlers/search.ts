/** Calls about search and recommendations. */
import { searchReport } from '@/lib/backend/domain/catalogue/search-report'
import { suggestions } from '@/lib/backend/domain/catalogue/suggestions'
import { countView } from '@/lib/backend/domain/recommendations/activity'
import { answerRecommendation } from '@/lib/backend/domain/recommendations/service'
import type { searchCalls } from '@/lib/contract/calls/search'

import type { Handlers } from './types'

export const searchHandlers: Handlers<typeof searchCalls> = {
  search: ({ query }) => searchReport(query),
  searchSuggestions: ({ query }) => suggestions(query.q, query.language, query.taxAreaId),
  recommendations: ({ query }) => answerRecommendation(query),
  productViewed: async ({ body }, { ip }) => {
    countView(body.modelId, ip)
    return {}
  },
}
