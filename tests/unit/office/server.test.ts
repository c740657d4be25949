import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, type ErrorCode } from '@/lib/contract/errors'

const { callInProcess, cookies, given } = vi.hoisted(() => ({
  callInProcess: vi.fn(),
  cookies: new Map<string, string>(),
  given: new Map<string, string>(),
}))
vi.mock('@/lib/backend/api/in-process', () => ({ callInProcess }))
vi.mock('@/lib/config/env', () => ({ config: () => ({ origin: 'http://shop.example' }) }))
vi.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({ get: (name: string) => (cookies.has(name) ? { value: cookies.get(name) } : undefined) }),
  headers: () => Promise.resolve(new Headers([...given])),
}))

const { officeCall, officeIntl, officeLanguage } = await import('@/lib/office/server')

const fails = (code: ErrorCode) => callInProcess.mockRejectedValue(new ApiError(code, 'no'))

beforeEach(() => {
  callInProcess.mockReset()
  cookies.clear()
  given.clear()
})

describe('a call of a page of the back office', () => {
  it('is made in the name of the person whose log-in the cookie carries', async () => {
    cookies.set('so.office', 'abc')
    callInProcess.mockResolvedValue({ name: 'Aino' })
    expect(await officeCall('officeMe', {})).toEqual({ name: 'Aino' })
    expect(callInProcess).toHaveBeenCalledExactlyOnceWith('officeMe', {}, 'Bearer abc', 'fi')
  })

  it('without a log-in leads to the log-in', async () => {
    fails('UNAUTHENTICATED')
    await expect(officeCall('officeMe', {})).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/hallinta\/login\/;/) as unknown,
    })
    expect(callInProcess).toHaveBeenCalledExactlyOnceWith('officeMe', {}, null, 'fi')
  })

  it.each(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'] as const)(
    'that is refused with %s is a page that is not there',
    async (code) => {
      fails(code)
      await expect(officeCall('officeMe', {})).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    },
  )

  it('that breaks stays an error', async () => {
    fails('INTERNAL')
    await expect(officeCall('officeMe', {})).rejects.toMatchObject({ code: 'INTERNAL' })
    callInProcess.mockRejectedValue(new TypeError('broken'))
    await expect(officeCall('officeMe', {})).rejects.toThrow(TypeError)
  })
})

describe('the language of the back office', () => {
  it('is the chosen one, else the first that the browser prefers and the shop has', async () => {
    given.set('accept-language', 'et-EE, SV-fi;q=0.9, en;q=0.5')
    expect(await officeLanguage()).toBe('sv')
    cookies.set('so.office-language', 'de')
    expect(await officeLanguage()).toBe('de')
    cookies.set('so.office-language', 'xx')
    expect(await officeLanguage()).toBe('sv')
  })

  it('is the one of its texts', async () => {
    cookies.set('so.office-language', 'fi')
    expect((await officeIntl()).formatMessage({ id: 'office.yes' })).toBe('Kyllä')
  })
})
