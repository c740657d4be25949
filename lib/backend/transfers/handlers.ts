/** The calls about transfers between stores, by name. The contract lets in staff alone. */
import type { Registry } from '@/lib/backend/api/types'

import { createTransferRequest } from './create'
import { listTransferRequests } from './list'
import { moveTransferRequest } from './move'

export const transferHandlers: Pick<Registry, 'transferRequests' | 'createTransferRequest' | 'moveTransferRequest'> = {
  transferRequests: ({ query }) => listTransferRequests(query),
  createTransferRequest: ({ body }, context) => createTransferRequest(body, context),
  moveTransferRequest: ({ body }) => moveTransferRequest(body),
}
