import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { onRequestError } from '@/instrumentation'
import { logError, reasonOf } from '@/lib/backend/platform/log'
import { newReference } from '@/lib/backend/domain/orders/secret'

const failed = () =>
  new DrizzleQueryError(
    '\n  select 1\n  from orders',
    ['aino@example.com', 'secret-reference'],
    new Error('connection lost'),
  )

describe('check F13 what is logged of a failed query', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is the query and the place, never the parameters', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const request = { path: '/payment-sandbox/x/?access=secret', method: 'GET', headers: {} }
    await onRequestError(failed(), request, {
      routerKind: 'App Router',
      routePath: '/x',
      routeType: 'route',
      revalidateReason: undefined,
    })
    logError(failed(), { job: 'mail' })
    const lines = written.mock.calls.map(([line]) => String(line))
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).toContain('select 1')
      expect(line).not.toMatch(/aino|secret/)
      expect((JSON.parse(line) as { stack: string[] }).stack[0]).toContain('error-log.test')
    }
  })

  it('and of an address never what opens an account or an order', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const path of [
      '/en/accounts/activate/secret/',
      '/fi.fi.eur/accounts/stop_reminders/aino@example.com/?key=secret',
      '/payment-return/secret/',
    ]) {
      await onRequestError(
        new Error('x'),
        { path, method: 'GET', headers: {} },
        { routerKind: 'App Router', routePath: '/x', routeType: 'render', revalidateReason: undefined },
      )
    }
    const reference = newReference('paypal')
    logError(new Error(`capture of ${reference} failed`, { cause: new Error(`${reference}-capture`) }), {
      event: `look.${reference}.captured`,
    })
    const lines = written.mock.calls.map(([line]) => String(line))
    expect(lines).toHaveLength(4)
    for (const line of lines)
      expect(line.includes('secret') || line.includes('aino') || line.includes(reference)).toBe(false)
    expect(lines[3]).toContain('look.paypal_….captured')
  })

  it('and of a mail that was refused never whom it was for', () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = new Error(
      "Can't send mail - all recipients were rejected: 550 5.1.1 <aino.meri@example.com>: unknown user",
    )
    logError(new Error('not sent to aino.meri@example.com', { cause: refused }), { outbox: 'order-sent:1' })
    expect(String(written.mock.calls[0])).not.toContain('aino')
    expect(reasonOf(refused)).toBe("Can't send mail - all recipients were rejected: 550 5.1.1 <…@…>: unknown user")
  })
})
