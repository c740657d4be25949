/** The calls about complaints by name. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import type { Registry } from './types'

import { fileComplaint } from '@/lib/backend/flows/complaints/file'
import { complaintOrder, complaintOrders } from '@/lib/backend/flows/complaints/order'
import { keepPicture } from '@/lib/backend/flows/complaints/pictures'
import { complaintPictureFile, listComplaints } from '@/lib/backend/flows/complaints/read'

type ComplaintCalls = Pick<
  Registry,
  'complaintOrder' | 'complaintOrders' | 'complaintPicture' | 'complaint' | 'complaints' | 'complaintPictureFile'
>

export const complaintHandlers: ComplaintCalls = {
  complaintOrder: ({ body }, context) => complaintOrder(body, context),
  complaintOrders: (_input, { principal }) => complaintOrders(requireCustomer(principal)),
  complaintPicture: ({ query, body }, context) => keepPicture(query.form, body, context),
  complaint: ({ body }, context) => fileComplaint(body, context),
  complaints: ({ query }) => listComplaints(query.page),
  complaintPictureFile: ({ params }) => complaintPictureFile(params.picture),
}
