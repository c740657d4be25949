import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/lib/contract/errors'

const { dispatch, identify } = vi.hoisted(() => ({ dispatch: vi.fn(), identify: vi.fn() }))
vi.mock('@/lib/backend/api/dispatch', () => ({ dispatch, identify }))

import { callInProcess } from '@/lib/backend/api/in-process'

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const call = (authorization: string | null = null) => callInProcess('initConfig', { query: {} }, authorization)

beforeEach(() => {
  vi.clearAllMocks()
  identify.mockResolvedValue({ kind: 'guest' })
  dispatch.mockResolvedValue('answer')
})

describe('a call in the same process', () => {
  it('is made for the person of the header, and gives the answer', async () => {
    await expect(call('Bearer x')).resolves.toBe('answer')
    expect(identify).toHaveBeenCalledWith('initConfig', 'Bearer x')
    const [, input, context] = dispatch.mock.calls[0] ?? []
    expect(input).toEqual({ query: {} })
    expect(context).toMatchObject({ principal: { kind: 'guest' }, ip: null })
    expect([context.headers('authorization'), context.headers('cookie')]).toEqual(['Bearer x', null])
  })

  it('passes a refusal on and does not log it', async () => {
    const refusal = new ApiError('NOT_FOUND', 'No such thing.')
    dispatch.mockRejectedValue(refusal)
    await expect(call()).rejects.toBe(refusal)
    expect(log).not.toHaveBeenCalled()
  })

  it('logs any other error with the call, and says only that something went wrong', async () => {
    identify.mockRejectedValue(new Error('secret'))
    await expect(call()).rejects.toMatchObject({ code: 'INTERNAL', message: 'Something went wrong on our side.' })
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ call: 'initConfig', message: 'secret' })
  })
})
