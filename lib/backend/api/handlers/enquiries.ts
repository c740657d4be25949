/** Calls of the forms of content pages. */
import { answerEnquiry, fileBugReport, fileEnquiry, listEnquiries } from '@/lib/backend/flows/enquiries/enquiries'
import {
  confirmNewsletter,
  listSubscriptions,
  requestNewsletter,
  unsubscribeNewsletter,
} from '@/lib/backend/flows/enquiries/newsletter'
import type { enquiryCalls } from '@/lib/contract/calls/enquiries'

import type { Handlers } from './types'

export const enquiryHandlers: Handlers<typeof enquiryCalls> = {
  enquiry: ({ body }, context) => fileEnquiry(body, context),
  bugReport: ({ body }, context) => fileBugReport(body, context),
  enquiries: ({ query }) => listEnquiries(query.page),
  answerEnquiry: async ({ body }) => {
    await answerEnquiry(body)
    return { ok: true as const }
  },
  newsletter: ({ body }, { ip }) => requestNewsletter(body, ip),
  confirmNewsletter: async ({ body }, { ip }) => {
    await confirmNewsletter(body, ip)
    return { ok: true as const }
  },
  unsubscribeNewsletter: async ({ body }, { ip }) => {
    await unsubscribeNewsletter(body, ip)
    return { ok: true as const }
  },
  unsubscribeNewsletterByMail: async ({ params }, { ip }) => {
    await unsubscribeNewsletter({ id: Number(params.id), key: params.key }, ip)
    return { ok: true as const }
  },
  newsletterSubscriptions: ({ query }) => listSubscriptions(query),
}
