/** The shop API from the browser. Schemas are loaded with the first answer, never with the page. */
import { addresses } from '@/lib/contract/addresses.generated'
import type { Answer, CallName } from '@/lib/contract/calls'
import type { ListRequest } from '@/lib/contract/schemas/catalogue'

import { clearAuthCookie, readAuthCookie } from './auth-cookie'
import { callOverHttp } from './http'
import { listCall } from './list-call'
import { type CallInput, pathOf } from './request'
import type { Result } from './result'

export interface BrowserCallOptions {
  readonly signal?: AbortSignal
  /** Send the auth header although the call does not ask for it (spec 2 §6: the search list). */
  readonly forceAuth?: boolean
  /** E.g. Idempotency-Key. */
  readonly headers?: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 15_000
const BASE = process.env.NEXT_PUBLIC_SHOP_API_URL ?? ''

/** Dispatched on `window` when the server no longer accepts the auth header; the cookie is already gone. */
export const SIGNED_OUT_EVENT = 'shop:signed-out'

type Query<N extends CallName> = NonNullable<CallInput<N>['query']>

async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<N>>> {
  const { auth: authRule } = addresses[name]
  const auth = authRule || options.forceAuth ? readAuthCookie() : null
  const send = (authorization: string | null) =>
    callOverHttp(name, input, {
      base: BASE,
      signal: options.signal,
      timeoutMs: TIMEOUT_MS,
      headers: { ...options.headers, ...(authorization && { authorization }) },
    })
  const result = await send(auth)
  if (result.ok || !auth || result.error.code !== 'UNAUTHENTICATED') return result
  const now = readAuthCookie()
  // Somebody has logged in since (in another tab, or while this was on its way): an answer to the log-in before must not end theirs.
  if (now !== null && now !== auth) return result
  clearAuthCookie()
  window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
  // Guests may make this call, too: an expired login must not stop them.
  return authRule === 'required' ? result : send(null)
}

/** A file that only who is logged in may see; null when it could not be had. */
async function file<N extends CallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<Blob | null> {
  const authorization = readAuthCookie()
  try {
    const response = await fetch(BASE + pathOf(name, input), {
      signal,
      headers: authorization ? { authorization } : {},
    })
    return response.ok ? await response.blob() : null
  } catch {
    // No connection, or nobody waits for it any more.
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

/** A whole list for the filter engine; that of a search is sent with auth. */
function productListIndex(
  query: Query<'productListIndex'>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<'productListIndex'>>> {
  return call('productListIndex', { query }, forced(query.source, options))
}

/** Which products of a list hold a text; that of a search is sent with auth. */
function productListText(
  query: Query<'productListText'>,
  options: BrowserCallOptions = {},
): Promise<Result<Answer<'productListText'>>> {
  return call('productListText', { query }, forced(query.source, options))
}

const MAX_ERROR_LENGTH = 1_000

/** Tells the shop about an error in the browser (spec 1 §7); never fails and waits for nothing. */
function reportError(message: string): void {
  const path = pathOf('errorBeacon', { query: { err: message.slice(0, MAX_ERROR_LENGTH) || 'unknown' } })
  void fetch(BASE + path, { keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

/** Tells the shop that a product is looked at, and nothing else: no cookie goes along. Never fails and waits for nothing. */
function reportView(modelId: number): void {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ modelId }),
    credentials: 'omit',
  } as const
  // The answer is read to its end: unread, the browser counts the page as still loading.
  void fetch(BASE + pathOf('productViewed', {}), init)
    .then((response) => response.text())
    .catch(() => undefined)
}

export const api = { call, file, productList, productListIndex, productListText, reportError, reportView }
