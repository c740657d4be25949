import { describe, expect, it } from 'vitest'

import { dataOf, dataOrNull, refusal, ShopApiError, success, transportError } from '@/lib/shop-api/result'

describe('results', () => {
  it('a refusal carries the code, the field, and whether trying again makes sense', () => {
    expect(refusal(400, { error: { code: 'BAD_REQUEST', message: 'No', field: 'slug' } })).toEqual({
      ok: false,
      error: { code: 'BAD_REQUEST', message: 'No', field: 'slug', status: 400, isRetryable: false },
    })
    expect(refusal(503, { error: { code: 'UNAVAILABLE', message: 'Later' } }, 2)).toMatchObject({
      error: { isRetryable: true, retryAfter: 2 },
    })
  })

  it.each([
    [502, '<html>'],
    [500, undefined],
    [404, { error: 'text' }],
    [418, { error: { code: 'TEAPOT', message: 'x' } }],
    [429, null],
  ])('what a proxy wrote (%s) becomes an error of ours', (status, body) => {
    const result = refusal(status, body)
    expect(result).toMatchObject({ ok: false, error: { status } })
    if (!result.ok)
      expect(result.error.code).toMatch(/^(UNAVAILABLE|INTERNAL|NOT_FOUND|BAD_REQUEST|TOO_MANY_REQUESTS)$/)
  })

  it('404 is null where a thing may be missing; everything else throws', () => {
    expect(dataOrNull('brand', success(1))).toBe(1)
    expect(dataOrNull('brand', refusal(404, null))).toBeNull()
    expect(() => dataOrNull('brand', refusal(500, null))).toThrow(ShopApiError)
    expect(() => dataOf('brand', refusal(404, null))).toThrow(ShopApiError)
    expect(() => dataOf('brand', transportError('TIMEOUT', 'x'))).toThrow('brand: TIMEOUT x')
  })
})
