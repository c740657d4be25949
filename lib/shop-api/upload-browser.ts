/** Upload of a file to the shop API. With XMLHttpRequest, because fetch does not report the upload progress. */
import type { Answer } from '@/lib/contract/calls'

import { apiBase } from './base'
import { pathOf } from './request'
import { refusal, type Result, success, transportError } from './result'

/** The front door aborts a request that takes longer. */
const TIMEOUT_MS = 50_000

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one picture of a complaint; `onProgress` receives the number of bytes sent. Never throws. */
export function uploadPicture(
  picture: Blob,
  form: string,
  onProgress: (bytes: number) => void,
): Promise<Result<Answer<'complaintPicture'>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiBase() + pathOf('complaintPicture', { query: { form } }))
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream')
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onerror = () => resolve(transportError('NETWORK', 'No connection.'))
    request.ontimeout = () => resolve(transportError('TIMEOUT', `Not sent within ${TIMEOUT_MS} ms.`))
    request.onabort = () => resolve(transportError('ABORTED', 'The upload was given up.'))
    request.onload = () => {
      const body = bodyOf(request.responseText)
      if (request.status < 200 || request.status > 299)
        return resolve(refusal(request.status, body, Number(request.getResponseHeader('retry-after') ?? Number.NaN)))
      import('@/lib/contract/calls').then(
        ({ calls }) => {
          const parsed = calls.complaintPicture.answer.safeParse(body)
          resolve(
            parsed.success ? success(parsed.data) : transportError('BAD_ANSWER', parsed.error.message, request.status),
          )
        },
        (error: unknown) => resolve(transportError('NETWORK', String(error))),
      )
    }
    request.send(picture)
  })
}
