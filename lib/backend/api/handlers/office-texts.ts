/** Calls of the back office for texts in six languages. */
import { requireRead } from '@/lib/backend/flows/office/actor'
import { beginTranslation } from '@/lib/backend/flows/office/bulk-work'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { confirmTexts } from '@/lib/backend/flows/office/confirm-texts'
import { translateText } from '@/lib/backend/flows/office/translate'
import type { officeTextCalls } from '@/lib/contract/calls/office-texts'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officeTextHandlers: Handlers<typeof officeTextCalls> = {
  confirmOfficeTexts: async ({ params, body }, context) => {
    const [actor, entity] = [actorIn(context), entityNamed(params.entity)]
    requireRead(actor, entity)
    await confirmTexts(entity, params.record, body.texts, actor)
    return { ok: true as const }
  },
  translateOfficeText: ({ body }, context) => translateText(body, actorIn(context)),
  translateOfficeProducts: async ({ body }, context) => ({ job: await beginTranslation(body, actorIn(context)) }),
}
