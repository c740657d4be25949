/** Calls of the back office for other systems. */
import { actorOf } from '@/lib/backend/flows/office/actor'
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

import type { Handlers } from './types'

const done = { ok: true } as const

export const officeIntegrationHandlers: Handlers<typeof officeIntegrationCalls> = {
  officeKeyChoices: async (_input, { principal }) => integrationChoices(actorOf(principal)),
  createOfficeKey: ({ body }, { principal }) => makeKey(body, actorOf(principal)),
  revokeOfficeKey: async ({ params }, { principal }) => {
    await endKey(params.key, actorOf(principal))
    return done
  },
  createOfficeWebhook: ({ body }, { principal }) => makeWebhook(body, actorOf(principal)),
  officeWebhookLog: ({ params }, { principal }) => webhookLog(params.webhook, actorOf(principal)),
  changeOfficeWebhook: async ({ params, body }, { principal }) => {
    await changeWebhook(params.webhook, body.to, actorOf(principal))
    return done
  },
  sendOfficeDelivery: async ({ params, body }, { principal }) => {
    await sendAgain(params.webhook, body.delivery, actorOf(principal))
    return done
  },
}
