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

/** Throws when a good answer ends before it is whole, as when it is given up. */
async function answered<T>(response: Response): Promise<OfficeResult<T>> {
  const body: unknown = response.ok ? await response.json() : await response.json().catch(() => null)
  return resultOf<T>(response.ok, body)
}

function resultOf<T>(isOk: boolean, body: unknown): OfficeResult<T> {
  if (isOk) return { ok: true, value: body as T }
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends one file. With XMLHttpRequest, because fetch does not tell how much of it is sent; `onShare` hears it, from 0 to 1. */
export function officeUpload<T>(
  path: `/api/office/${string}`,
  file: Blob,
  onShare: (share: number) => void,
): Promise<OfficeResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded }) => onShare(file.size === 0 ? 1 : Math.min(loaded / file.size, 1))
    request.onerror = () => resolve(OFFLINE)
    request.onload = () =>
      resolve(resultOf<T>(request.status >= 200 && request.status < 300, parsed(request.responseText)))
    request.send(file)
  })
}
