/** Calls of the back office for orders and customers. Whose data was shown is in the security log. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { customerOf } from '@/lib/backend/flows/office/customers'
import { addNote, orderOf, removeNote } from '@/lib/backend/flows/office/orders'
import type { officeOrderCalls } from '@/lib/contract/calls/office-orders'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officeOrderHandlers: Handlers<typeof officeOrderCalls> = {
  officeOrder: ({ params, query }, context) => orderOf(params.order, query.language, actorIn(context)),
  addOrderNote: ({ params, body }, context) => addNote(params.order, body.text, actorIn(context)),
  removeOrderNote: async ({ params, body }, context) => {
    const { id } = requireCustomer(context.principal)
    await removeNote(params.order, body.note, { ...actorIn(context), id })
    return { ok: true as const }
  },
  officeCustomer: async ({ params }, context) => {
    const customer = await customerOf(params.customer)
    context.noteShown([customer.id])
    return customer
  },
}
