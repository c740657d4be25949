import { expect, it } from 'vitest'

import { klarnaPath } from '@/lib/backend/payments/klarna-path'
import { returnPath } from '@/lib/backend/payments/return-path'
import { sandboxPath } from '@/lib/backend/payments/sandbox-path'
import { loggedPath } from '@/server/logged-path'

it('the log keeps paths, but neither queries nor what opens an order', () => {
  expect(loggedPath('/en/order/payment_ok/W-1/?access=secret')).toBe('/en/order/payment_ok/W-1/')
  for (const path of [returnPath, klarnaPath, sandboxPath]) expect(loggedPath(`${path('stripe_secret')}?cancelled=1`)).toMatch(/^\/payment-[a-z]+\/…\/$/)
  expect(loggedPath(undefined)).toBeUndefined()
})
