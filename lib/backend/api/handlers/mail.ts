/** Calls about mails. */
import { takeMailEvents } from '@/lib/backend/flows/mail/events'
import { mailExamples } from '@/lib/backend/flows/mail/examples'
import { resendMail } from '@/lib/backend/flows/mail/resend'
import type { mailCalls } from '@/lib/contract/calls/mail'

import type { Handlers } from './types'

export const mailHandlers: Handlers<typeof mailCalls> = {
  mailEvents: ({ body }) => takeMailEvents(body),
  resendMail: ({ body }) => resendMail(body),
  mailExamples: async ({ query: { language } }) => ({
    mails: (await mailExamples(language)).map(({ kind, variant, mail: { to, subject, text, html = '' } }) => ({
      ...{ kind, variant, to, subject, text, html },
    })),
  }),
}
