/** The OpenAPI 3.1 description of the shop API, made from the contract's schemas. */
import { z } from 'zod'

import { type CallSchemas, calls } from '@/lib/contract/calls'
import { type CallName, type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { errorStatus } from '@/lib/contract/errors'
import { groupNode } from '@/lib/contract/schemas/config'
import { tab } from '@/lib/contract/schemas/content'
import { config } from '@/lib/config/env'

type Json = Record<string, unknown>

const PREFIX = '#/components/schemas/'

/** Groups of calls, by the first words of their path. */
const SECTIONS: readonly [prefix: string, section: string][] = [
  ['/api/products/', 'Catalogue'],
  ['/api/product', 'Catalogue'],
  ['/api/search/', 'Catalogue'],
  ['/api/brand', 'Catalogue'],
  ['/api/complaint', 'Complaints'],
  ['/api/customer/complaint', 'Complaints'],
  ['/api/customer/', 'Customer'],
  ['/api/auth/', 'Customer'],
  ['/api/checkout/', 'Checkout'],
  ['/api/order/', 'Checkout'],
  ['/api/view-order/', 'Checkout'],
  ['/api/payment/', 'Checkout'],
  ['/api/', 'Content and configuration'],
]

const sectionOf = (path: string) => SECTIONS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'Other'

const partName = (name: CallName, part: 'Body' | 'Answer') => `${name.charAt(0).toUpperCase()}${name.slice(1)}${part}`

/** Without what only a schema of its own needs, and without the bounds that every safe integer has. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) =>
      key !== '$schema' && key !== '$id' && inner !== Number.MAX_SAFE_INTEGER && inner !== Number.MIN_SAFE_INTEGER,
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, key === '$ref' ? reference(String(inner)) : tidy(inner)]))
}

/** Schemas that several share stand in a list of their own; here they become components like the others. */
function reference(ref: string): string {
  return ref.replace(`${PREFIX}__shared#/$defs/`, `${PREFIX}shared_`)
}

/** Bytes instead of JSON: described by its media type alone. */
const isFile = (name: CallName, part: 'Body' | 'Answer') =>
  (endpoints[name] as Endpoint).file === (part === 'Body' ? 'request' : 'answer')

const FILE_TYPES: Partial<Record<CallName, string>> = { metrics: 'text/plain', orderCalendar: 'text/calendar' }

const contentOf = (name: CallName, part: 'Body' | 'Answer'): Json =>
  isFile(name, part)
    ? { [FILE_TYPES[name] ?? 'image/*']: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: refOf(name, part) } }

function componentsOf(part: 'Body' | 'Answer'): Json {
  const registry = z.registry<{ id: string }>()
  for (const name of Object.keys(calls) as CallName[]) {
    const schemas: CallSchemas = calls[name]
    const schema = part === 'Body' ? schemas.body : schemas.answer
    // Two calls may share one schema object; the registry keeps one name for it.
    if (schema && !isFile(name, part) && !registry.has(schema)) registry.add(schema, { id: partName(name, part) })
  }
  if (part === 'Answer') registry.add(groupNode, { id: 'GroupNode' }).add(tab, { id: 'Tab' })
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => PREFIX + id,
    io: part === 'Body' ? 'input' : 'output',
    unrepresentable: 'any',
  })
  const { __shared: shared, ...own } = schemas as Record<string, Json>
  const inner = Object.entries((shared?.['$defs'] ?? {}) as Json).map(([key, schema]) => [`shared_${key}`, schema])
  const tidied = tidy({ ...own, ...Object.fromEntries(inner) }) as Json
  return part === 'Body' ? tidied : (openEnded(tidied) as Json)
}

/** Requests are closed, answers are not: a host may say more, and clients ignore it. */
function openEnded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openEnded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'additionalProperties' || inner !== false)
      .map(([key, inner]) => [key, openEnded(inner)]),
  )
}

/** The component that describes a part of a call; the first call's where several share a schema. */
function refOf(name: CallName, part: 'Body' | 'Answer'): Json {
  const key = part === 'Body' ? 'body' : 'answer'
  const schema = (calls[name] as CallSchemas)[key]
  const first =
    (Object.keys(calls) as CallName[]).find((other) => (calls[other] as CallSchemas)[key] === schema) ?? name
  return { $ref: PREFIX + partName(first, part) }
}

function parameters(schemas: CallSchemas): Json[] {
  const inPlace = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Json
      required?: string[]
    }
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: tidy(inner),
    }))
  }
  return [...inPlace(schemas.params, 'path'), ...inPlace(schemas.query, 'query')]
}

const errorAnswer = { description: 'Refused', content: { 'application/json': { schema: { $ref: `${PREFIX}Error` } } } }

function operation(name: CallName): Json {
  const endpoint: Endpoint = endpoints[name]
  const schemas: CallSchemas = calls[name]
  const header = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
    : []
  const needsLogin = endpoint.access === 'customer' || endpoint.access === 'staff' || endpoint.access === 'admin'
  return {
    operationId: name,
    tags: [sectionOf(endpoint.path)],
    'x-access': endpoint.access,
    parameters: [...parameters(schemas), ...header],
    ...(schemas.body && { requestBody: { required: true, content: contentOf(name, 'Body') } }),
    responses: { 200: { description: 'OK', content: contentOf(name, 'Answer') }, default: errorAnswer },
    ...(endpoint.access === 'optional' && { security: [{}, { bearer: [] }] }),
    ...(needsLogin && { security: [{ bearer: [] }] }),
  }
}

/** Two calls on one address and method (extra data by its type) are one operation in OpenAPI: their answers are alternatives. */
function merged(first: Json, second: Json): Json {
  const answerOf = (op: Json) =>
    (op as { responses: { 200: { content: { 'application/json': { schema: Json } } } } }).responses[200].content[
      'application/json'
    ].schema
  const byName = new Map<unknown, Json>()
  for (const parameter of [...(first['parameters'] as Json[]), ...(second['parameters'] as Json[])]) {
    const known = byName.get(parameter['name'])
    byName.set(parameter['name'], known ? joined(known, parameter) : { ...parameter, required: false })
  }
  return {
    ...first,
    operationId: `${String(first['operationId'])}_or_${String(second['operationId'])}`,
    parameters: [...byName.values()],
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: { oneOf: [answerOf(first), answerOf(second)] } } },
      },
      default: errorAnswer,
    },
  }
}

function joined(known: Json, other: Json): Json {
  const isSame = JSON.stringify(known['schema']) === JSON.stringify(other['schema'])
  return {
    ...known,
    required: other['required'] === true,
    ...(isSame ? {} : { schema: { oneOf: [known['schema'], other['schema']] } }),
  }
}

function paths(): Json {
  const all: Record<string, Json> = {}
  for (const name of Object.keys(endpoints) as CallName[]) {
    const { path, method }: Endpoint = endpoints[name]
    const item = (all[path] ??= {})
    const key = method.toLowerCase()
    const known = item[key] as Json | undefined
    item[key] = known ? merged(known, operation(name)) : operation(name)
  }
  return all
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        field: { type: 'string' },
        details: {},
      },
    },
  },
}

let made: Json | undefined

/** The document; made once, because the contract does not change while the process runs. */
export function openApi(): Json {
  return (made ??= {
    openapi: '3.1.0',
    info: {
      title: `${config().shopName} shop API`,
      version: '1',
      description:
        'Amounts are integer minor units (cents). Paths end in a slash. Unknown keys in a request are refused. Every refusal has the shape `Error`.',
    },
    servers: [{ url: config().origin }],
    paths: paths(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema, ...componentsOf('Body'), ...componentsOf('Answer') },
    },
  })
}
