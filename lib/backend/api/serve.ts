/** The HTTP layer of the calls: from a request to a response. */
import { randomBytes } from 'node:crypto'

import type { Call } from '@/lib/contract/calls/call'
import { allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { config } from '@/lib/config/env'
import { loggedPath } from '@/lib/market/logged-path'

import { readQuery, takeCountryAndCurrency } from './input/address-input'
import { cacheHeaders, PRIVATE } from './cache-policy'
import { optionsAnswer, withCors } from './cors'
import { clientNetwork } from '@/lib/market/client-network'
import { fileBody } from './input/file-input'
import { readJsonBody, readText } from '@/lib/backend/platform/http/json-input'
import { cachedResponse, isCachedCall } from './cached-response'
import { findRoute, selectCall } from './router'
import { SecurityRecord } from './security-record'
import { logError } from '@/lib/backend/platform/log'
import type { CallContext } from '@/lib/backend/domain/access/principal'

/** The front door removes both headers from a client's request and writes its own; without the front door a client may have written them. */
const behindFrontDoor = () => process.env.SHOP_FRONT_DOOR === '1'

/** Responds to a request for any call of the contract. */
export async function serve(request: Request): Promise<Response> {
  const requestId = (behindFrontDoor() && request.headers.get('x-request-id')) || randomBytes(8).toString('hex')
  const ip = behindFrontDoor() ? clientNetwork(request.headers.get('x-client-address')) : null
  const record = new SecurityRecord(requestId, ip)
  try {
    if (config().shopApiUrl !== null) throw new ApiError('NOT_FOUND', 'The API of this shop has another host.')
    const url = new URL(request.url)
    refuseOtherHosts(url.pathname, request.headers.get('host'))
    const { route, params } = findRoute(url.pathname)
    if (request.method === 'OPTIONS') return withCors(request, optionsAnswer(request, route.allow))
    const headers = (name: string) => request.headers.get(name)
    const query = readQuery(url.searchParams)
    const place = takeCountryAndCurrency(query, headers)
    const name = selectCall(route, request.method, query)
    record.ofCall(name)
    const response = await answer(name, { request, requestId, ip, record, headers, place, params, query })
    record.succeeded()
    return withCors(request, response)
  } catch (error) {
    return withCors(request, refuse(error, requestId, request, record))
  }
}

interface CallRequest {
  readonly request: Request
  readonly requestId: string
  readonly ip: string | null
  readonly record: SecurityRecord
  readonly headers: (name: string) => string | null
  readonly place: CallContext['place']
  readonly params: Record<string, string>
  readonly query: Record<string, string>
}

async function answer(
  name: CallName,
  { request, requestId, ip, record, headers, place, params, query }: CallRequest,
): Promise<Response> {
  // Loaded with the first call: a shop that uses another API host never loads the back end.
  const { authorize, dispatch, identify } = await import('./dispatch')
  const call: Call = calls[name]
  refuseForeignPages(call, headers)
  const authorization = headers('authorization')
  const cookies: string[] = []
  const context: CallContext = {
    principal: await identify(name, authorization, headers('cookie')),
    ip,
    requestId,
    headers,
    place,
    setCookie: (cookie) => void cookies.push(cookie),
    noteLogin: record.noteLogin,
    noteShown: record.noteShown,
  }
  record.by(context.principal)
  authorize(name, context.principal)
  const body = call.method === 'POST' ? await readBody(call, request) : undefined
  const result = await dispatch(name, { params, query, body }, context)
  const personal =
    call.path.startsWith('/api/office/') ||
    (call.access !== 'public' && authorization !== null) ||
    query['cookieId'] !== undefined
  const answerHeaders = { ...cacheHeaders(call, personal), 'x-request-id': requestId }
  if (call.answerType) return fileAnswer(result, answerHeaders)
  if (isCachedCall(name)) return cachedResponse(result, request, answerHeaders)
  const response = Response.json(result, { headers: answerHeaders })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** With a host of its own the back office is not reached at the shop's. */
function refuseOtherHosts(path: string, host: string | null): void {
  const { officeHost } = config().resolve
  if (!officeHost || !path.startsWith('/api/office/')) return
  if (host?.replace(/:\d+$/, '').toLowerCase() !== officeHost) throw new ApiError('NOT_FOUND', 'There is no such call.')
}

async function readBody(call: Extract<Call, { method: 'POST' }>, request: Request): Promise<unknown> {
  if (call.signed) return { raw: await readText(request) }
  return call.bodyType ? fileBody(request) : readJsonBody(request)
}

interface FileAnswer {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** Of a stream. */
  readonly length?: number
  readonly name?: string
}

/** A file: with the content type that the shop sets, and nothing in it can run as script; a file with a name is a download. */
function fileAnswer(result: unknown, headers: Record<string, string>): Response {
  const { type, bytes, length, name } = result as FileAnswer
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      ...(length !== undefined && { 'content-length': String(length) }),
      ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  })
}

/**
 * In the shop cookies are never accepted, so another site cannot act for a shopper; its requests are rejected anyway. In the back office
 * they are, so its calls are open to pages of the same origin only.
 */
function refuseForeignPages(call: Call, headers: (name: string) => string | null): void {
  const site = headers('sec-fetch-site')
  if (
    call.path.startsWith('/api/office/') &&
    headers('authorization') === null &&
    site !== null &&
    site !== 'same-origin'
  ) {
    // `none`: the address was typed, or a download was opened.
    if (call.method !== 'GET' || site !== 'none')
      throw new ApiError('FORBIDDEN', 'This call is open to the back office only.')
  }
  if (call.method === 'GET') return
  if (config().corsOrigins.has(headers('origin') ?? '')) return
  if (headers('sec-fetch-site') === 'cross-site' || headers('origin') === 'null') {
    throw new ApiError('FORBIDDEN', 'This call is not open to pages of other sites.')
  }
}

function refuse(error: unknown, requestId: string, request: Request, record: SecurityRecord): Response {
  const refusal = error instanceof ApiError ? error : new ApiError('INTERNAL', 'Something went wrong on our side.')
  record.refused(refusal)
  if (refusal.status >= 500)
    logError(error, { requestId, method: request.method, path: loggedPath(new URL(request.url).pathname) })
  const headers: Record<string, string> = { 'cache-control': PRIVATE, 'x-request-id': requestId }
  const { retryAfter, allow } = refusal.extra
  if (allow !== undefined) headers['allow'] = allow
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  if (refusal.status === 401) headers['www-authenticate'] = 'Bearer'
  return Response.json(refusal.body(), { status: refusal.status, headers })
}
