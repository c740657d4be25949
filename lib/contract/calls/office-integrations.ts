/** Calls of the back office for other systems: keys and webhooks. For people alone: a key never makes keys. */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, queryInt } from '../schemas/common'

const key = z.strictObject({ key: queryInt(id) })
const webhook = z.strictObject({ webhook: queryInt(id) })
const nothing = z.strictObject({})

export const officeIntegrationCalls = defineCalls('Back office', {
  officeKeyChoices: {
    method: 'GET',
    path: '/api/office/integrations/choices/',
    access: 'office.use',
    needsPerson: true,
    answer: z.object({ permissions: z.array(z.string()), events: z.array(z.string()) }),
  },
  /** The key itself is in this answer alone. */
  createOfficeKey: {
    method: 'POST',
    path: '/api/office/keys/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({
      label: z.string().trim().min(1).max(100),
      permissions: z.array(z.string().max(60)).max(100),
      days: z.int().min(1).max(3_650).nullable(),
    }),
    answer: z.object({ id: z.int(), key: z.string() }),
  },
  revokeOfficeKey: {
    method: 'POST',
    path: '/api/office/keys/{key}/revoke/',
    access: 'office.use',
    needsPerson: true,
    params: key,
    body: nothing,
    answer: done,
  },
  /** The secret of the signatures is in this answer alone. Throws BAD_REQUEST for an address to which the shop sends nothing. */
  createOfficeWebhook: {
    method: 'POST',
    path: '/api/office/webhooks/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({ url: z.string().trim().min(1).max(2_000), events: z.array(z.string().max(60)).max(50) }),
    answer: z.object({ id: z.int(), secret: z.string() }),
  },
  /** The newest deliveries of an endpoint. */
  officeWebhookLog: {
    method: 'GET',
    path: '/api/office/webhooks/{webhook}/',
    access: 'office.use',
    needsPerson: true,
    params: webhook,
    answer: z.object({
      id: z.int(),
      url: z.string(),
      events: z.array(z.string()),
      isOn: z.boolean(),
      /** Why it gets nothing: it failed too long, is gone, or somebody paused it. */
      because: z.string().nullable(),
      deliveries: z.array(
        z.object({
          id: z.int(),
          event: z.string(),
          happened: z.string(),
          attempts: z.int(),
          delivered: z.string().nullable(),
          next: z.string().nullable(),
          status: z.int().nullable(),
          failure: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Pauses it, resumes it, sends a test message, or deletes it with its log. */
  changeOfficeWebhook: {
    method: 'POST',
    path: '/api/office/webhooks/{webhook}/',
    access: 'office.use',
    needsPerson: true,
    params: webhook,
    body: z.strictObject({ to: z.enum(['pause', 'resume', 'test', 'remove']) }),
    answer: done,
  },
  sendOfficeDelivery: {
    method: 'POST',
    path: '/api/office/webhooks/{webhook}/deliveries/',
    access: 'office.use',
    needsPerson: true,
    params: webhook,
    body: z.strictObject({ delivery: id }),
    answer: done,
  },
})
export type OfficeWebhookLog = z.output<(typeof officeIntegrationCalls)['officeWebhookLog']['answer']>
