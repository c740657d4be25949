import { describe, expect, it } from 'vitest'

import { initOf, requestInit } from '@/lib/shop-api/request'

describe('the client (spec 2 §7)', () => {
  it('B7.17 sends get, post, patch, put, delete and options', () => {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const init = initOf(method, { a: 1 }, { 'x-extra': 'y' })
      expect([init.method, init.headers['x-extra'], init.headers['accept']]).toEqual([method, 'y', 'application/json'])
      expect(init.body, method).toBe(['POST', 'PATCH', 'PUT'].includes(method) ? '{"a":1}' : undefined)
    }
  })

  it('B7.17 post sends a JSON body or form data', () => {
    expect(requestInit('login', { body: { username: 'a', password: 'b' } })).toMatchObject({
      method: 'POST',
      body: '{"username":"a","password":"b"}',
      headers: { 'content-type': 'application/json' },
    })
    const form = new FormData()
    form.set('file', new Blob(['x']), 'x.txt')
    const init = initOf('POST', form)
    expect(init.body).toBe(form)
    expect(init.headers['content-type']).toBeUndefined()
  })
})
