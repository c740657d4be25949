/** A call from code of the same process: pages call the shop API in this way, without HTTP. */
import { randomBytes } from 'node:crypto'

import { logError } from '@/lib/backend/platform/log'
import type { Answer, CallName } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { dispatch, identify, type RawInput } from './dispatch'
import { SecurityRecord } from './security-record'

/**
 * The response of a call. `authorization`: the header of the person for whom it is made; `language`: theirs. Throws only ApiError: any other error is logged,
 * and INTERNAL is thrown.
 */
export async function callInProcess<N extends CallName>(
  name: N,
  input: RawInput,
  authorization: string | null,
  language: string | null = null,
): Promise<Answer<N>> {
  const requestId = randomBytes(8).toString('hex')
  const headers: Record<string, string | null> = { authorization, 'accept-language': language }
  const record = new SecurityRecord(requestId, null)
  record.ofCall(name)
  try {
    const principal = await identify(name, authorization)
    record.by(principal)
    const answer = await dispatch(name, input, {
      principal,
      ip: null,
      requestId,
      headers: (header) => headers[header] ?? null,
      place: { country: null, currency: null },
      setCookie: () => undefined,
      noteLogin: () => undefined,
      noteShown: record.noteShown,
    })
    record.shownBy(name)
    return answer
  } catch (error) {
    if (error instanceof ApiError) throw error
    logError(error, { requestId, call: name })
    throw new ApiError('INTERNAL', 'Something went wrong on our side.')
  }
}
