/** The one format of every error of the shop API. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'TOTAL_CHANGED'
  | 'OUT_OF_STOCK'
  | 'CODE_REFUSED'
  /** Unpaid orders reserve as much as this buyer may reserve without paying. */
  | 'HOLD_LIMIT'
  | 'ALREADY_ORDERED'
  | 'READ_ONLY_ORDER'
  | 'IDEMPOTENCY_MISMATCH'
  | 'IN_PROGRESS'
  | 'BODY_TOO_LARGE'
  | 'QUERY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL'

export interface ApiErrorBody {
  error: {
    code: ErrorCode
    /** For people, in English; the client shows a translated text chosen by `code`. */
    message: string
    /** Dotted path of the rejected input. */
    field?: string
    details?: unknown
  }
}

export const errorStatus: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOTAL_CHANGED: 409,
  OUT_OF_STOCK: 409,
  CODE_REFUSED: 409,
  HOLD_LIMIT: 409,
  ALREADY_ORDERED: 409,
  READ_ONLY_ORDER: 409,
  IDEMPOTENCY_MISMATCH: 422,
  IN_PROGRESS: 409,
  BODY_TOO_LARGE: 413,
  QUERY_TOO_LARGE: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** Thrown by the back end and converted to a response by the route handlers; any other error becomes a 500 without details. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: { field?: string; details?: unknown; retryAfter?: number; allow?: string } = {},
  ) {
    super(message)
    this.name = 'ApiError'
  }

  get status(): number {
    return errorStatus[this.code]
  }

  body(): ApiErrorBody {
    const { field, details } = this.extra
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(field && { field }),
        ...(details !== undefined && { details }),
      },
    }
  }
}
