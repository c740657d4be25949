import { describe, expect, it } from 'vitest'

import type { Call } from '@/lib/contract/calls/call'
import { allCallNames as names, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { PERMISSIONS } from '@/lib/contract/access/permissions'
import { registry } from '@/lib/backend/api/registry'
import { findRoute, routes, selectCall } from '@/lib/backend/api/router'

import { apiFetch, get } from '../support/api'

const ACCESS = ['public', 'optional', 'customer', 'provider', ...Object.keys(PERMISSIONS)]
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path as a request has it. */
const pathOf = (name: CallName) => calls[name].path.replace(/\{\w+\}/g, 'x')

describe('manifest of the shop API', () => {
  it('P7.01 F1 every route is a call with an access rule, and the other way round', () => {
    const answered = new Set<string>()
    for (const { path, calls: ofMethod } of routes)
      for (const method of ofMethod.keys()) answered.add(`${method} ${path}`)
    const inManifest = new Set(names.map((name) => `${calls[name].method} ${calls[name].path}`))
    expect([...answered].sort()).toEqual([...inManifest].sort())
  })

  it('the route files under app/api are the calls, and the page for people', () => {
    expect(Object.keys(import.meta.glob('/app/api/**/route.ts')).sort()).toEqual([
      '/app/api/[[...call]]/route.ts',
      '/app/api/docs/route.ts',
    ])
  })

  it.each(names)('%s is found by its address and by nothing else', (name) => {
    const endpoint: Call = calls[name]
    const { route, params } = findRoute(pathOf(name))
    expect(route.path).toBe(endpoint.path)
    expect(Object.keys(params)).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    const { key = 'unused', value = '' } = endpoint.selector ?? {}
    expect(selectCall(route, endpoint.method, { [key]: value })).toBe(name)
  })

  it('refuses an unknown path with 404, another method with 405 and what the path takes', async () => {
    for (const path of ['/api/none/', '/api/settings/none/', '/api/products/productmodel/', '/api/{slug}/'])
      for (const method of METHODS.filter((known) => known !== 'HEAD')) {
        const { status } = await apiFetch(path, { method })
        expect([path, method, status]).toEqual([path, method, 404])
      }
    for (const { path, allow } of routes)
      for (const method of METHODS.filter((known) => !allow.split(', ').includes(known))) {
        const { status, headers } = await apiFetch(path.replace(/\{\w+\}/g, 'x'), { method })
        expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, allow])
      }
    const options = await apiFetch('/api/product_reviews/', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  })

  it('calls on one address are selected by a query value; another value is refused with its key', async () => {
    const answer = await get('/api/product/extra/?type=3')
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST', field: 'type' } } })
  })

  it.each(names)('%s has an access rule, schemas and a handler', (name) => {
    const endpoint: Call = calls[name]
    expect(ACCESS).toContain(endpoint.access)
    expect(endpoint.path).toMatch(/^\/api\/(.*\/)?$/)
    expect(calls[name].answer).toBeDefined()
    expect(registry[name]).toBeTypeOf('function')
    if (endpoint.method === 'POST') expect('body' in calls[name]).toBe(true)
  })
})
