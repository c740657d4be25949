/** Calls about transfers between stores. */
import { createTransferRequest } from '@/lib/backend/flows/transfers/create'
import { listTransferRequests } from '@/lib/backend/flows/transfers/list'
import { moveTransferRequest } from '@/lib/backend/flows/transfers/move'
import type { transferCalls } from '@/lib/contract/calls/transfers'

import type { Handlers } from './types'

export const transferHandlers: Handlers<typeof transferCalls> = {
  transferRequests: ({ query }) => listTransferRequests(query),
  createTransferRequest: ({ body }, context) => createTransferRequest(body, context),
  moveTransferRequest: ({ body }) => moveTransferRequest(body),
}
