/** The shop API for the browser. Schemas are loaded with the first response, not with the page. */
import { addresses } from '@/lib/contract/addresses.generated'
import type { Answer, ShopCallName } from '@/lib/contract/calls'
import type { ListRequest } from '@/lib/contract/schemas/catalogue'

import { clearAuthCookie, readAuthCookie } from './auth-cookie'
import { apiBase } from './base'
import { callOverHttp } from './http'
import { listCall } from './list-call'
import { type CallInput, pathOf } from './request'
import type { Result } from './result'

export interface BrowserCallOptions {
  readonly signal?: AbortSignal
  /** Send the auth header although the call does not require it (spec 2 §6: the search list). */
  readonly forceAuth?: boolean
  /** E.g. Idempotency-Key. */
  readonly headers?: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 15_000

/** Dispatched on `window` when the server has rejected the auth header, after the cookie was deleted. */
export const SIGNED_OUT_EVENT = 'shop:signed-out'

type Query<N extends ShopCallName> = NonNullable<CallInput<N>['query']>

async function call<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<N>>> {
  const { auth: authRule } = addresses[name]
  const auth = authRule || options.forceAuth ? readAuthCookie() : null
  const send = (authorization: string | null) =>
    callOverHttp(name, input, {
      base: apiBase(),
      signal: options.signal,
      timeoutMs: TIMEOUT_MS,
      headers: { ...options.headers, ...(authorization && { authorization }) },
    })
  const result = await send(auth)
  if (result.ok || !auth || result.error.code !== 'UNAUTHENTICATED') return result
  const now = readAuthCookie()
  // A new log-in has happened in the meantime (in another tab, or during the call): a response to the old log-in must not end the new one.
  if (now !== null && now !== auth) return result
  clearAuthCookie()
  window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
  // Guests may make this call, too: an expired log-in must not block it.
  return authRule === 'required' ? result : send(null)
}

/** A file that requires a log-in; null when it could not be loaded. */
async function file<N extends ShopCallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<Blob | null> {
  const authorization = readAuthCookie()
  try {
    const response = await fetch(apiBase() + pathOf(name, input), {
      signal,
      headers: authorization ? { authorization } : {},
    })
    return response.ok ? await response.blob() : null
  } catch {
    // No connection, or the request was aborted.
    return null
  }
}

/** A product list: GET while the compressed request is short, else POST; the search list is sent with auth. */
async function productList(
  request: ListRequest,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<'productModelList'>>> {
  const { name, input } = await listCall(request)
  const sending = forced(request.source, options)
  return name === 'productModelList' ? call(name, input, sending) : call(name, input, sending)
}

const forced = (source: ListRequest['source'], options: BrowserCallOptions): BrowserCallOptions =>
  source === 'Search' ? { ...options, forceAuth: true } : options

/** A whole list for the filter engine; the list of a search is requested with auth. */
function productListIndex(
  query: Query<'productListIndex'>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<'productListIndex'>>> {
  return call('productListIndex', { query }, forced(query.source, options))
}

/** Ids of the products of a list that contain a text; for a search, requested with auth. */
function productListText(
  query: Query<'productListText'>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<'productListText'>>> {
  return call('productListText', { query }, forced(query.source, options))
}

const MAX_ERROR_LENGTH = 1_000

/** Reports an error in the browser to the shop (spec 1 §7); never fails and is not awaited. */
function reportError(message: string): void {
  const path = pathOf('errorBeacon', { query: { err: message.slice(0, MAX_ERROR_LENGTH) || 'unknown' } })
  void fetch(apiBase() + path, { keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

/** Reports that a product is viewed, without cookies. Never fails and is not awaited. */
function reportView(modelId: number): void {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ modelId }),
    credentials: 'omit',
  } as const
  // The response is read completely: otherwise the browser shows the page as still loading.
  void fetch(apiBase() + pathOf('productViewed', {}), init)
    .then((response) => response.text())
    .catch(() => undefined)
}

export const api = { call, file, productList, productListIndex, productListText, reportError, reportView }
