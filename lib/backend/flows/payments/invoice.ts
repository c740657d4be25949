/**
 * Invoice to organisations, 14 days (spec 1 §9): the shop's own. The order is released immediately, and the invoice is part of its
 * confirmation.
 */
import { ApiError } from '@/lib/contract/errors'

import type { PaymentProvider } from './port'

export const INVOICE = 'invoice'

export const invoiceProvider: PaymentProvider = {
  name: INVOICE,
  createSession: ({ amount, currency, returnUrls }) =>
    Promise.resolve({
      redirectUrl: returnUrls.done,
      providerId: null,
      settled: { kind: 'captured', amount, currency, captureId: null },
    }),
  readMessage: () => Promise.reject(new ApiError('NOT_FOUND', 'Nobody sends messages about invoices.')),
  // One that was interrupted before it was released is released now.
  look: ({ amount, currency }) => Promise.resolve({ kind: 'captured', amount, currency, captureId: null }),
  cancel: ({ amount, currency }) => Promise.resolve({ kind: 'cancelled', amount, currency, captureId: null }),
  // A credit note reduces the debt. Staff refund what was paid already by bank transfer.
  refund: (_payment, { key }) => Promise.resolve(key),
}
