/** Calls of the back office for links that are chosen, and for the words of the search. */
import { linkPathsOf, linkTargetOf } from '@/lib/backend/flows/office/link-targets'
import { shippedPhrases, trySearch } from '@/lib/backend/flows/office/search-trial'
import type { officeContentCalls } from '@/lib/contract/calls/office-content'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officeContentHandlers: Handlers<typeof officeContentCalls> = {
  officeLinkTarget: ({ query }, context) => linkTargetOf(query.target, query.language, actorIn(context)),
  officeLinkPaths: async ({ params }, context) => ({
    paths: await linkPathsOf(params.entity, params.record, actorIn(context)),
  }),
  officeSearchTrial: ({ query }, context) => trySearch(query.q, query.language, actorIn(context)),
  officeSearchLine: async ({ query: { language, topic, target } }, context) => ({
    phrases: shippedPhrases(language, topic, target, actorIn(context)),
  }),
}
