/** Calls of the back office for content pages, and for versions of any record. */
import { restoreVersion } from '@/lib/backend/flows/office/history'
import { pageState, previewOf } from '@/lib/backend/flows/office/pages/page'
import type { officePageCalls } from '@/lib/contract/calls/office-pages'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officePageHandlers: Handlers<typeof officePageCalls> = {
  officePage: ({ params }, context) => pageState(params.page, actorIn(context)),
  officePagePreview: ({ params, query }, context) => previewOf(params.page, query.language, actorIn(context)),
  restoreOfficeVersion: ({ body: { change, reason } }, context) => restoreVersion(change, actorIn(context), { reason }),
}
