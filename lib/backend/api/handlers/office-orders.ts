/** Calls of the back office for orders, customers and gift cards. Whose data was shown is in the security log. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { customerOf } from '@/lib/backend/flows/office/customers'
import { giftCardOf } from '@/lib/backend/flows/office/gift-cards'
import { addNote, orderOf, removeNote } from '@/lib/backend/flows/office/orders'
import { customerFile, eraseCustomer, erasureOf } from '@/lib/backend/flows/privacy/customer'
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
  officeGiftCard: ({ params }, context) => giftCardOf(params.card, actorIn(context)),
  officeCustomerData: async ({ params }, context) => {
    const file = await customerFile(params.customer, requireCustomer(context.principal).id)
    context.noteShown([params.customer])
    return file
  },
  officeErasure: async ({ params }, context) => {
    const erasure = await erasureOf(params.customer)
    context.noteShown([erasure.id])
    return erasure
  },
  eraseOfficeCustomer: async ({ params, body }, context) => {
    const by = requireCustomer(context.principal).id
    const erasure = await eraseCustomer({ id: params.customer, ...body, by })
    context.noteShown([params.customer])
    return erasure
  },
}
