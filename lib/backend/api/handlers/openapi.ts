/** The OpenAPI 3.1 description of the shop API, generated from the contract. */
import { z } from 'zod'

import { type Access, type Call, needsPerson } from '@/lib/contract/calls/call'
import { allCallNames as callNames, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { errorStatus } from '@/lib/contract/errors'
import { card } from '@/lib/contract/schemas/catalogue'
import { order } from '@/lib/contract/schemas/checkout'
import { done, mailSent } from '@/lib/contract/schemas/common'
import { groupNode } from '@/lib/contract/schemas/config'
import { tab } from '@/lib/contract/schemas/content'
import { isPermission, PERMISSIONS, ROLES } from '@/lib/contract/access/permissions'
import { SUMMARIES } from '@/lib/contract/summaries'
import { config } from '@/lib/config/env'

type Json = Record<string, unknown>
type Part = 'Body' | 'Answer'
/** The calls of one path and method: several if a query value selects one. */
type Operation = readonly CallName[]

const PREFIX = '#/components/schemas/'
const BEARER = { bearer: [] }
const KEY = { integrationKey: [] }

/** The signature in a provider's request is not a security scheme of OpenAPI. */
function securityOf(call: Call): readonly Json[] {
  const { access } = call
  if (access === 'public' || access === 'provider') return []
  return access === 'optional' ? [{}, BEARER] : needsPerson(call) ? [BEARER] : [BEARER, KEY]
}

/** For a call that names a permission: its meaning and the roles that have it. */
function permissionOf(access: Access): Json {
  if (!isPermission(access)) return {}
  const roles = Object.entries(ROLES).filter(([, permissions]) => permissions.has(access))
  return { 'x-permission': PERMISSIONS[access], 'x-roles': roles.map(([role]) => role) }
}

/** The schema of a part that is JSON. */
function schemaOf(name: CallName, part: Part): z.ZodType | undefined {
  const call: Call = calls[name]
  if (part === 'Answer') return call.answerType ? undefined : call.answer
  return call.method === 'GET' || call.bodyType ? undefined : call.body
}

/** Schemas of responses that several calls have, or that are recursive. */
const SHARED: readonly [z.ZodType, string][] = [
  [card, 'Card'],
  [done, 'Done'],
  [groupNode, 'GroupNode'],
  [mailSent, 'MailSent'],
  [order, 'Order'],
  [tab, 'Tab'],
]

/** Every other schema has the name of the first call that uses it. */
function namedSchemas(part: Part): Map<z.ZodType, string> {
  const named = new Map<z.ZodType, string>(part === 'Answer' ? SHARED : [])
  for (const name of callNames) {
    const schema = schemaOf(name, part)
    if (schema && !named.has(schema)) named.set(schema, `${name.charAt(0).toUpperCase()}${name.slice(1)}${part}`)
  }
  return named
}

const nameOf: Readonly<Record<Part, Map<z.ZodType, string>>> = {
  Body: namedSchemas('Body'),
  Answer: namedSchemas('Answer'),
}

/** Without the bounds of safe integers. Requests are closed, responses are not: another host may add keys, which clients ignore. */
const tidy =
  (io: 'input' | 'output') =>
  ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  }

function components(part: Part): Json {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of nameOf[part]) registry.add(schema, { id })
  const io = part === 'Body' ? 'input' : 'output'
  const options = { uri: (id: string) => PREFIX + id, io, unrepresentable: 'any', override: tidy(io) } as const
  const { schemas } = z.toJSONSchema(registry, options)
  for (const schema of Object.values(schemas)) {
    delete schema.$schema
    delete schema.$id
  }
  return schemas
}

const oneOf = (schemas: readonly unknown[]) => (schemas.length === 1 ? schemas[0] : { oneOf: schemas })

function contentOf(operation: Operation, part: Part): Json {
  const [first] = operation.map((name): Call => calls[name])
  const file = part === 'Answer' ? first?.answerType : first?.method === 'POST' ? first.bodyType : undefined
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } }
  const names = operation.map((name) => schemaOf(name, part)).map((schema) => schema && nameOf[part].get(schema))
  return { 'application/json': { schema: oneOf(names.map((name) => ({ $ref: PREFIX + String(name) }))) } }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: unknown
}

function parametersOf(name: CallName): Parameter[] {
  const { params, query, idempotent }: Call = calls[name]
  const inPlace = (schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: tidy('input') })
    return Object.entries(properties).map(([key, value]) => ({
      name: key,
      in: place,
      required: place === 'path' || required.includes(key),
      schema: value,
    }))
  }
  const header = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } } as const
  return [...inPlace(params, 'path'), ...inPlace(query, 'query'), ...(idempotent ? [header] : [])]
}

/** The parameters of all calls of an operation: required if every call requires them. */
function parameters(operation: Operation): Parameter[] {
  const all = operation.map(parametersOf)
  return [...new Set(all.flat().map(({ name }) => name))].flatMap((name) => {
    const same = all.flatMap((own) => own.filter((parameter) => parameter.name === name))
    const [first] = same
    if (!first) return []
    const schemas = new Map(same.map(({ schema }) => [JSON.stringify(schema), schema]))
    const required = same.length === all.length && same.every((parameter) => parameter.required)
    return [{ ...first, required, schema: oneOf([...schemas.values()]) }]
  })
}

const answerOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${PREFIX}Error` } } },
})

/** In words, who may make a call. */
function callersOf(call: Call): string {
  const { access } = call
  if (access === 'public') return 'Anyone may call.'
  if (access === 'optional') return 'Anyone may call; the answer may depend on who is logged in.'
  if (access === 'customer') return 'For customers who are logged in.'
  if (access === 'provider') return 'For payment providers, which sign the body.'
  const byKey = needsPerson(call) ? 'a key of another system cannot' : 'also by a key of another system that has it'
  return `Needs the permission \`${access}\` (${PERMISSIONS[access]}), ${byKey}.`
}

/** The refusals that a call can have besides those of any call (413, 415, 429, 503). */
function refusalsOf(call: Call): Json {
  const isOpen = call.access === 'public' || call.access === 'provider'
  return {
    400: answerOf('The input does not fit; `field` names it.'),
    ...(!isOpen && { 401: answerOf('The log-in or key is missing or wrong.') }),
    ...(isPermission(call.access) && { 403: answerOf('The caller lacks the permission.') }),
    default: answerOf('Refused'),
  }
}

function describe(operation: Operation): Json {
  const [call] = operation.map((name): Call => calls[name])
  if (!call) throw new Error('An operation has a call.')
  return {
    operationId: operation.join('_or_'),
    summary: operation.map((name) => SUMMARIES[name] ?? name).join('; or: '),
    description: callersOf(call),
    tags: [call.area],
    'x-access': call.access,
    ...permissionOf(call.access),
    parameters: parameters(operation),
    ...(call.method === 'POST' && { requestBody: { required: true, content: contentOf(operation, 'Body') } }),
    responses: { 200: { description: 'OK', content: contentOf(operation, 'Answer') }, ...refusalsOf(call) },
    security: securityOf(call),
  }
}

function paths(): Json {
  const operations = new Map<string, CallName[]>()
  for (const name of callNames) {
    const key = `${calls[name].path} ${calls[name].method.toLowerCase()}`
    operations.set(key, [...(operations.get(key) ?? []), name])
  }
  const all: Record<string, Json> = {}
  for (const [key, operation] of operations) {
    const [path = '', method = ''] = key.split(' ')
    all[path] = { ...all[path], [method]: describe(operation) }
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

/** The document. Generated once, because the contract does not change while the process runs. */
export function openApi(): Json {
  return (made ??= {
    openapi: '3.1.0',
    info: {
      title: `${config().shopName} shop API`,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Amounts are integer minor units (cents). Paths end in a slash. Unknown keys in a request are refused. Every refusal has the shape `Error`.',
    },
    servers: [{ url: config().apiOrigin ?? config().origin }],
    paths: paths(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a log-in (`login`), for 12 hours.' },
        integrationKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of another system (`npm run keys`), for calls whose `x-access` it has, at most 600 in a minute.',
        },
      },
      schemas: { Error: errorSchema, ...components('Body'), ...components('Answer') },
    },
  })
}
