/** Calls about withdrawal from a contract. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { staffWithdrawals } from '@/lib/backend/domain/orders/withdrawals'
import { decideWithdrawal } from '@/lib/backend/flows/returns/decide-withdrawal'
import { withdraw } from '@/lib/backend/flows/returns/withdraw'
import type { withdrawalCalls } from '@/lib/contract/calls/withdrawals'

import type { Handlers } from './types'

export const withdrawalHandlers: Handlers<typeof withdrawalCalls> = {
  withdraw: ({ body }, context) => withdraw(body, context),
  staffWithdrawals: ({ query }) => staffWithdrawals(query),
  decideWithdrawal: ({ body }, { principal }) => decideWithdrawal(body, requireCustomer(principal)),
}
