/** Withdrawal from a contract: the statement of the shopper, and the cases of staff. */
import { z } from 'zod'

import { WITHDRAWAL_OUTCOMES } from '@/lib/order/withdrawal'

import { defineCalls } from './call'
import { decideWithdrawal, staffWithdrawals, staffWithdrawalsQuery, withdraw, withdrawn } from '../schemas/withdrawal'

export const withdrawalCalls = defineCalls('Withdrawals', {
  /** Accepted from everybody, with and without an account, also when its order is not found; the receipt comes by e-mail. */
  withdraw: {
    method: 'POST',
    path: '/api/withdrawal/',
    access: 'optional',
    sendsAuth: true,
    body: withdraw,
    answer: withdrawn,
  },
  /** For staff: those that are open, oldest first, or those that ended or have a text, newest first; 50 a page. */
  staffWithdrawals: {
    method: 'GET',
    path: '/api/staff/withdrawals/',
    access: 'orders.read',
    query: staffWithdrawalsQuery,
    answer: staffWithdrawals,
  },
  decideWithdrawal: {
    method: 'POST',
    path: '/api/staff/withdrawal/',
    access: 'returns.process',
    needsPerson: true,
    body: decideWithdrawal,
    answer: z.object({
      number: z.string(),
      outcome: z.enum(WITHDRAWAL_OUTCOMES).nullable(),
      /** The return that was registered. */
      return_number: z.string().nullable(),
    }),
  },
})
