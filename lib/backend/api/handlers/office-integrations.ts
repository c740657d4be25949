/** Calls of the back office for other systems. */
import {
  changeWebhook,
  integrationChoices,
  makeKey,
  makeWebhook,
  endKey,
  sendAgain,
  webhookLog,
} from '@/lib/backend/flows/office/integrations'
import type { officeIntegrationCalls } from '@/lib/contract/calls/office-integrations'

import { actorIn } from './acting'
import type { Handlers } from './types'

const done = { ok: true } as const

export const officeIntegrationHandlers: Handlers<typeof officeIntegrationCalls> = {
  officeKeyChoices: async (_input, context) => integrationChoices(actorIn(context)),
  createOfficeKey: ({ body }, context) => makeKey(body, actorIn(context)),
  revokeOfficeKey: async ({ params }, context) => {
    await endKey(params.key, actorIn(context))
    return done
  },
  createOfficeWebhook: ({ body }, context) => makeWebhook(body, actorIn(context)),
  officeWebhookLog: ({ params }, context) => webhookLog(params.webhook, actorIn(context)),
  changeOfficeWebhook: async ({ params, body }, context) => {
    await changeWebhook(params.webhook, body.to, actorIn(context))
    return done
  },
  sendOfficeDelivery: async ({ params, body }, context) => {
    await sendAgain(params.webhook, body.delivery, actorIn(context))
    return done
  },
}
