import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { checkAccess } from '@/lib/backend/api/check-access'
import { openApi } from '@/lib/backend/api/handlers/openapi'
import { type Registry, registry } from '@/lib/backend/api/registry'
import { GUEST } from '@/lib/backend/domain/access/principal'
import { allCallNames as callNames, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { type Call, needsPerson } from '@/lib/contract/calls/call'
import { SUMMARIES } from '@/lib/contract/summaries'

import { checkApi } from '../../scripts/api-check/suite'
import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())

const send = apiFetch as typeof fetch
const isAllowed = (check: () => void) => {
  try {
    check()
    return true
  } catch {
    return false
  }
}
const problems = async () => (await checkApi('http://localhost', { send })).filter(({ problem }) => problem !== null)

describe('the conformance suite', () => {
  it('P7.12 passes on the embedded shop API', async () => {
    expect(await problems()).toEqual([])
  })

  it('finds a host that breaks the contract', async () => {
    const mutable = registry as { -readonly [N in keyof Registry]: Registry[N] }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(mutable, 'brands').mockResolvedValue([{ id: 'x' }] as never)
    expect((await problems()).length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })

  it('finds a host that lets unknown keys pass, and one whose errors have another shape', async () => {
    const lax: typeof fetch = (input, init) => apiFetch(String(input).replace('&unknown=1', ''), init)
    const found = await checkApi('http://localhost', { send: lax })
    expect(found.find(({ name }) => name.startsWith('400'))?.problem).toContain('instead of 400')
    const bare: typeof fetch = async (input, init) => {
      const response = await apiFetch(String(input), init)
      return response.status === 404 ? new Response('Not found', { status: 404 }) : response
    }
    expect(
      (await checkApi('http://localhost', { send: bare })).find(({ name }) => name.startsWith('404'))?.problem,
    ).toContain('shape')
  })
})

describe('OpenAPI', () => {
  it('describes every call, and every reference leads somewhere', async () => {
    const response = await apiFetch('/api/openapi/')
    const document = (await response.json()) as ReturnType<typeof openApi> & {
      openapi: string
      paths: Record<string, Record<string, { 'x-access': string }>>
      components: { schemas: Record<string, unknown> }
    }
    expect(document.openapi).toBe('3.1.0')
    for (const name of callNames) {
      const { path, method, access } = calls[name]
      expect(document.paths[path]?.[method.toLowerCase()]?.['x-access']).toBe(access)
    }
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(refs.length).toBeGreaterThan(40)
    expect(refs.filter((ref) => !(ref in document.components.schemas))).toEqual([])
    expect(JSON.stringify(document.components.schemas['ProductModelListPostBody'])).toContain(
      '"additionalProperties":false',
    )
    expect(JSON.stringify(document.components.schemas['ProductModelAnswer'])).not.toContain(
      '"additionalProperties":false',
    )
  })

  it('says of every call what it is for and who may make it', () => {
    expect(callNames.filter((name) => !SUMMARIES[name])).toEqual([])
    expect(Object.keys(SUMMARIES).filter((name) => !callNames.includes(name as CallName))).toEqual([])
    const { paths } = openApi() as { paths: Record<string, Record<string, { summary: string; description: string }>> }
    const { summary, description } = paths['/api/staff/order/']?.['post'] ?? {}
    expect(summary).toBe('Pack, send, deliver or cancel an order')
    expect(description).toContain('`orders.process` (pack, send and cancel orders), also by a key')
    expect(paths['/api/staff/holds/']?.['post']?.description).toContain('a key of another system cannot')
  })

  it('marks every call that is refused without a log-in, metrics included', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { security?: unknown }>> }
    for (const name of callNames) {
      const call: Call = calls[name]
      const { path, method, access } = call
      const byKey = needsPerson(call) ? [] : [{ integrationKey: [] }]
      const { security } = paths[path]?.[method.toLowerCase()] ?? {}
      // What the back end decides, not what the contract calls it: a guest is refused exactly where a log-in is demanded.
      const isRefused = !isAllowed(() => checkAccess(call, GUEST))
      const expected = isRefused ? [{ bearer: [] }, ...byKey] : access === 'optional' ? [{}, { bearer: [] }] : []
      expect([name, security]).toEqual([name, expected])
    }
    expect(paths['/api/metrics/']?.['get']?.security).toEqual([{ bearer: [] }, { integrationKey: [] }])
  })

  it('can be read by people, without scripts and with everything escaped', async () => {
    const html = await (await apiFetch('/api/docs/')).text()
    expect(html).toContain('/api/products/productmodellist/')
    expect(html).not.toMatch(/<script/i)
    expect(
      html.match(/href="#schema-([^"]+)"/g)?.every((link) => html.includes(`id="schema-${link.slice(14, -1)}"`)),
    ).toBe(true)
  })
})
