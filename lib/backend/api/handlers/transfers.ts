/** The calls about transfers between stores, by name. The contract lets in staff alone. */
import type { Registry } from './types'

import { createTransferRequest } from '@/lib/backend/flows/transfers/create'
import { listTransferRequests } from '@/lib/backend/flows/transfers/list'
import { moveTransferRequest } from '@/lib/backend/flows/transfers/move'

export const transferHandlers: Pick<Registry, 'transferRequests' | 'createTransferRequest' | 'moveTransferRequest'> = {
  transferRequests: ({ query }) => listTransferRequests(query),
  createTransferRequest: ({ body }, context) => createTransferRequest(body, context),
  moveTransferRequest: ({ body }) => moveTransferRequest(body),
}
