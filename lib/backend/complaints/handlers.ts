/** The calls about complaints by name. */
import { requireCustomer } from '@/lib/backend/api/access'
import type { Registry } from '@/lib/backend/api/types'

import { fileComplaint } from './file'
import { complaintOrder, complaintOrders } from './order'
import { keepPicture } from './pictures'
import { complaintPictureFile, listComplaints } from './read'

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
