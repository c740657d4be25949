/** The result of every call of the shop API: data, or an error with a code. A refused call does not throw. */
import { type ApiErrorBody, type ErrorCode, errorStatus } from '@/lib/contract/errors'

/** Errors of the transport: no response, timeout, aborted by the caller, or a response that does not match the contract. */
export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'BAD_ANSWER'

export interface ShopError {
  readonly code: ErrorCode | TransportCode
  /** English, for logs; shoppers see a translated text chosen by `code`. */
  readonly message: string
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The same call may succeed after a short time. */
  readonly isRetryable: boolean
  /** Dotted path of the rejected input. */
  readonly field?: string
  readonly details?: unknown
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
}

export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ShopError }

/** Thrown by readers that do not return a Result, such as the cached ones. */
export class ShopApiError extends Error {
  override readonly name = 'ShopApiError'
  constructor(
    readonly call: string,
    readonly error: ShopError,
  ) {
    super(`${call}: ${error.code} ${error.message}`)
  }
}

const RETRYABLE = new Set<number>([408, 429, 500, 502, 503, 504])

export function success<T>(data: T): Result<T> {
  return { ok: true, data }
}

/** An error of the way itself. */
export function transportError(code: TransportCode, message: string, status = 0): Result<never> {
  return { ok: false, error: { code, message, status, isRetryable: code === 'NETWORK' || code === 'TIMEOUT' } }
}

function isErrorBody(value: unknown): value is ApiErrorBody {
  const error = (value as ApiErrorBody | null)?.error
  return (
    typeof error === 'object' && error !== null && typeof error.code === 'string' && typeof error.message === 'string'
  )
}

/** A refusal, from its status and its parsed body (anything: a proxy may have written it). */
export function refusal(status: number, body: unknown, retryAfter?: number): Result<never> {
  const known = isErrorBody(body) && Object.hasOwn(errorStatus, body.error.code) ? body.error : null
  return {
    ok: false,
    error: {
      code: known?.code ?? codeOf(status),
      message: known?.message ?? `The shop API answered ${status}.`,
      status,
      isRetryable: RETRYABLE.has(status),
      ...(known?.field !== undefined && { field: known.field }),
      ...(known?.details !== undefined && { details: known.details }),
      ...(retryAfter !== undefined && Number.isFinite(retryAfter) && { retryAfter }),
    },
  }
}

function codeOf(status: number): ErrorCode {
  const entry = Object.entries(errorStatus).find(([, known]) => known === status)
  if (entry) return entry[0] as ErrorCode
  return status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST'
}

/** The data of a result, null where the thing does not exist; throws ShopApiError for every other error. */
export function dataOrNull<T>(call: string, result: Result<T>): T | null {
  if (result.ok) return result.data
  if (result.error.status === 404) return null
  throw new ShopApiError(call, result.error)
}

/** The data of a result; throws ShopApiError for every error. */
export function dataOf<T>(call: string, result: Result<T>): T {
  if (result.ok) return result.data
  throw new ShopApiError(call, result.error)
}
