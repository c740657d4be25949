/** Calls of the back office for content pages, and for versions of any record. */
import { actorOf } from '@/lib/backend/flows/office/actor'
import { restoreVersion } from '@/lib/backend/flows/office/history'
import { pageState, previewOf } from '@/lib/backend/flows/office/pages/page'
import type { officePageCalls } from '@/lib/contract/calls/office-pages'

import type { Handlers } from './types'

export const officePageHandlers: Handlers<typeof officePageCalls> = {
  officePage: ({ params }, { principal }) => pageState(params.page, actorOf(principal)),
  officePagePreview: ({ params, query }, { principal }) => previewOf(params.page, query.language, actorOf(principal)),
  restoreOfficeVersion: ({ body: { change, reason } }, { principal }) =>
    restoreVersion(change, actorOf(principal), { reason }),
}
