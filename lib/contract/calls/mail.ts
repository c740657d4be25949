/** Mails after they were sent: what mail services report, sending one again; and what mails look like. The spec has no such calls. */
import { z } from 'zod'

import { id, language } from '../schemas/common'
import { orderNumber } from '../schemas/order'
import { defineCalls } from './call'

export const mailCalls = defineCalls('Mails', {
  /**
   * For a mail service, with MAIL_EVENTS_TOKEN. `bounce`: the address does not exist, nothing more is sent to it; `complaint`: the recipient
   * called a mail unwanted, newsletters and reminders end.
   */
  mailEvents: {
    method: 'POST',
    path: '/api/mail/events/',
    access: 'mails.report',
    body: z.strictObject({
      events: z
        .array(z.strictObject({ kind: z.enum(['bounce', 'complaint']), email: z.email().max(254) }))
        .min(1)
        .max(500),
    }),
    answer: z.object({ events: z.int() }),
  },
  /** Sends a mail of an order once more, also to an address that was reported as dead. */
  resendMail: {
    method: 'POST',
    path: '/api/staff/order/mail/',
    access: 'orders.process',
    body: z.strictObject({ number: orderNumber, mail: id }),
    answer: z.object({ mail: id }),
  },
  /** Every kind of mail with invented data, for the style guide. */
  mailExamples: {
    method: 'GET',
    path: '/api/staff/mail/examples/',
    access: 'orders.read',
    query: z.strictObject({ language }),
    answer: z.object({
      mails: z.array(
        z.object({
          kind: z.string(),
          /** Which of a kind that has several; empty for others. */
          variant: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          html: z.string(),
        }),
      ),
    }),
  },
})
