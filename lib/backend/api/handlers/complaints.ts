/** Calls about complaints. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { answerComplaint } from '@/lib/backend/flows/complaints/answer'
import { fileComplaint } from '@/lib/backend/flows/complaints/file'
import { complaintOrder, complaintOrders } from '@/lib/backend/flows/complaints/order'
import { storePicture } from '@/lib/backend/flows/complaints/pictures'
import { complaintPictureFile, listComplaints } from '@/lib/backend/flows/complaints/read'
import type { complaintCalls } from '@/lib/contract/calls/complaints'

import type { Handlers } from './types'

export const complaintHandlers: Handlers<typeof complaintCalls> = {
  complaintOrder: ({ body }, context) => complaintOrder(body, context),
  complaintOrders: (_input, { principal }) => complaintOrders(requireCustomer(principal)),
  complaintPicture: ({ query, body }, context) => storePicture(query.form, body, context),
  complaint: ({ body }, context) => fileComplaint(body, context),
  complaints: ({ query }) => listComplaints(query.page),
  answerComplaint: async ({ body }) => {
    await answerComplaint(body)
    return { ok: true as const }
  },
  complaintPictureFile: ({ params }) => complaintPictureFile(params.picture),
}
