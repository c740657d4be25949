'use client'

import { useEffect, useState } from 'react'

import { lazyApi } from '@/lib/shop-api/lazy-browser'

export type LinkState =
  | { readonly name: 'looking' }
  | { readonly name: 'good'; readonly email: string }
  /** Used, expired or incomplete. */
  | { readonly name: 'bad' }
  /** It has activated its account. */
  | { readonly name: 'activated' }
  | { readonly name: 'failed'; readonly isTooMany: boolean }

/** The state of a link with which nothing can be done, by the status of the answer; null for other failures. */
function uselessState(status: number): LinkState | null {
  if (status === 409) return { name: 'activated' }
  return status === 404 || status === 400 ? { name: 'bad' } : null
}

/** Whether a link from a mail is valid, and the account it belongs to. Checking changes nothing. `again` checks once more. */
export function useAccountLink(
  purpose: 'activate' | 'reset' | 'delete',
  token: string,
): { state: LinkState; again: () => void; spoil: (status?: number) => void } {
  const [state, setState] = useState<LinkState>({ name: 'looking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    void lazyApi.call('accountLink', { body: { purpose, token } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (result.ok) setState({ name: 'good', email: result.data.email })
      else
        setState(
          uselessState(result.error.status) ?? { name: 'failed', isTooMany: result.error.code === 'TOO_MANY_REQUESTS' },
        )
    })
    return () => controller.abort()
  }, [purpose, token, round])
  return {
    state,
    again: () => setRound((count) => count + 1),
    spoil: (status = 404) => setState(uselessState(status) ?? { name: 'bad' }),
  }
}
