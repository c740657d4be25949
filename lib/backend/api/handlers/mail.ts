/** Calls about mails that were sent. */
import { takeMailEvents } from '@/lib/backend/flows/mail/events'
import { resendMail } from '@/lib/backend/flows/mail/resend'
import type { mailCalls } from '@/lib/contract/calls/mail'

import type { Handlers } from './types'

export const mailHandlers: Handlers<typeof mailCalls> = {
  mailEvents: ({ body }) => takeMailEvents(body),
  resendMail: ({ body }) => resendMail(body),
}
