/** Calls of the back office from its pages. The cookie of the log-in goes along by itself. */
export interface OfficeFault {
  readonly code: string
  readonly field: string | null
  /** A word for which the back office has a sentence: `required`, `taken`, `changed`. */
  readonly reason: string | null
  readonly details: unknown
}

export type OfficeResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: OfficeFault }

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly field?: string; readonly details?: { readonly reason?: string } }
}

async function answered<T>(response: Response): Promise<OfficeResult<T>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: true, value: body as T }
  const { error } = (body ?? {}) as ErrorBody
  return {
    ok: false,
    fault: {
      code: error?.code ?? 'INTERNAL',
      field: error?.field ?? null,
      reason: error?.details?.reason ?? null,
      details: error?.details ?? null,
    },
  }
}

const OFFLINE: OfficeResult<never> = {
  ok: false,
  fault: { code: 'NETWORK', field: null, reason: null, details: null },
}

/** Sends JSON; a broken connection is the fault NETWORK. */
export async function officePost<T>(path: `/api/office/${string}/`, body: unknown): Promise<OfficeResult<T>> {
  try {
    return await answered<T>(
      await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  } catch {
    return OFFLINE
  }
}

/** Reads JSON. */
export async function officeGet<T>(path: `/api/office/${string}`, signal?: AbortSignal): Promise<OfficeResult<T>> {
  try {
    return await answered<T>(await fetch(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) }))
  } catch {
    return OFFLINE
  }
}
