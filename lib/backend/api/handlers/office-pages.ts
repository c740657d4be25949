/** Calls of the back office for content pages, and for versions of any record. */
import { restoreVersion } from '@/lib/backend/flows/office/history'
import { pageState, previewOf } from '@/lib/backend/flows/office/pages/page'
import { keepVersion, planVersion } from '@/lib/backend/flows/office/pages/versions'
import type { officePageCalls } from '@/lib/contract/calls/office-pages'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officePageHandlers: Handlers<typeof officePageCalls> = {
  officePage: ({ params }, context) => pageState(params.page, actorIn(context)),
  officePagePreview: ({ params, query }, context) => previewOf({ id: params.page, ...query }, actorIn(context)),
  planOfficeVersion: ({ params, body: { startsAt, patch, after, reason } }, context) =>
    planVersion({ page: params.page, startsAt, patch, after }, actorIn(context), { reason }),
  keepOfficeVersion: async ({ params }, context) => {
    await keepVersion(params.version, actorIn(context))
    return { ok: true as const }
  },
  restoreOfficeVersion: ({ body: { change, reason } }, context) => restoreVersion(change, actorIn(context), { reason }),
}
