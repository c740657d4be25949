import { expect, it } from 'vitest'

import { klarnaPath, returnPath, sandboxPath } from '@/lib/backend/domain/payments/paths'
import { LANGUAGES } from '@/lib/market/languages'
import { loggedPath } from '@/lib/market/logged-path'
import { prefixFor } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'

it('the log keeps paths, but neither queries nor what opens an order', () => {
  expect(loggedPath('/en/order/payment_ok/W-1/?access=secret')).toBe('/en/order/payment_ok/W-1/')
  for (const path of [returnPath, klarnaPath, sandboxPath])
    expect(loggedPath(`${path('stripe_secret')}?cancelled=1`)).toMatch(/^\/payment-[a-z]+\/…\/$/)
})

it('P2.07–P2.11 nor what opens an account or names a mailbox, in any language', () => {
  const cases = [
    ['accounts/activate', { hash: 'secret' }],
    ['accounts/delete-account', { token: 'secret' }],
    ['accounts/email/confirm', { token: 'secret' }],
    ['accounts/email/stop', { token: 'secret' }],
    ['accounts/password/reset/confirm', { hash: 'secret' }],
    ['accounts/stop_reminders', { email: 'secret@mail.example' }],
  ] as const
  for (const language of LANGUAGES) {
    for (const [route, params] of cases) {
      for (const start of [prefixFor(language), '/fi.fi.eur'])
        expect(loggedPath(`${start}${localizedPath(route, params, language)}?key=secret`)).toMatch(
          /^(?!.*secret).*\/…$/,
        )
    }
    const path = prefixFor(language) + localizedPath('accounts/reset-password', {}, language)
    expect(loggedPath(path)).toBe(path)
  }
  expect(loggedPath('/api/customer/stop_reminders/secret%40mail.example/secret/')).toBe(
    '/api/customer/stop_reminders/…',
  )
  expect(loggedPath('/api/newsletter/unsubscribe/7/secret/')).toBe('/api/newsletter/unsubscribe/…')
  expect(loggedPath('/api/customer/password/')).toBe('/api/customer/password/')
})
