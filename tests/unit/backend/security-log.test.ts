import { afterEach, expect, it, vi } from 'vitest'

import { logSecurity } from '@/lib/backend/platform/security-log'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('issue 14: a flood of refusals does not fill the disk: 300 lines a minute, then their number', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, 12, 0, 5), toFake: ['Date'] })
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const event = { event: 'refused', code: 'BAD_REQUEST', client: 'c', requestId: 'r' } as const
  for (let index = 0; index < 1_000; index += 1) logSecurity(event)
  expect(written).toHaveBeenCalledTimes(300)
  vi.setSystemTime(Date.UTC(2030, 0, 1, 12, 1, 0))
  logSecurity({ ...event, field: 'a\n"b' })
  const [left, next] = written.mock.calls.slice(300).map(([line]) => JSON.parse(String(line)) as object)
  expect(left).toEqual({ level: 'security', at: '2030-01-01T12:01:00.000Z', event: 'left_out', count: 700 })
  expect(next).toMatchObject({ level: 'security', event: 'refused', field: 'a\n"b' })
  expect(written.mock.calls.every(([line]) => !String(line).includes('\n'))).toBe(true)
})
