/** Mails after they were sent: what mail services report, and sending one again. The spec has no such calls. */
import { z } from 'zod'

import { id } from '../schemas/common'
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
})
