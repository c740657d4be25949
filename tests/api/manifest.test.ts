import { describe, expect, it } from 'vitest'

import { calls } from '@/lib/contract/calls'
import { type CallName, type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { registry } from '@/lib/backend/api/registry'

import { routeFiles } from '../support/api'

/** Route files under app/api that are pages for people, not calls. */
const NO_CALLS = new Set(['/api/docs/'])
const ACCESS = ['public', 'optional', 'customer', 'staff', 'admin', 'provider', 'monitor']

const names = Object.keys(endpoints) as CallName[]

describe('manifest of the shop API', () => {
  it('P7.01 check F1 every route file is a call with an access rule, and the other way round', async () => {
    const inFiles = new Set<string>()
    for (const [path, load] of routeFiles) {
      if (NO_CALLS.has(path)) continue
      for (const method of Object.keys(await load())) inFiles.add(`${method} ${path}`)
    }
    const inManifest = new Set(names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`))
    expect([...inFiles].sort()).toEqual([...inManifest].sort())
  })

  it.each(names)('%s has an access rule, schemas and a handler', (name) => {
    const endpoint: Endpoint = endpoints[name]
    expect(ACCESS).toContain(endpoint.access)
    expect(endpoint.path).toMatch(/^\/api\/(.*\/)?$/)
    expect(calls[name].answer).toBeDefined()
    expect(registry[name]).toBeTypeOf('function')
    if (endpoint.method === 'POST') expect('body' in calls[name]).toBe(true)
  })
})
