'use client'

import { useEffect, useState } from 'react'

import { lazyApi } from '@/lib/shop-api/lazy-browser'

export type LinkState =
  | { readonly name: 'looking' }
  | { readonly name: 'good'; readonly email: string }
  /** Used, expired or incomplete. */
  | { readonly name: 'bad' }
  | { readonly name: 'failed'; readonly isTooMany: boolean }

/** Whether a link from a mail is valid, and the account it belongs to. Checking changes nothing. `again` checks once more. */
export function useAccountLink(
  purpose: 'activate' | 'reset' | 'delete',
  token: string,
): { state: LinkState; again: () => void; spoil: () => void } {
  const [state, setState] = useState<LinkState>({ name: 'looking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    void lazyApi.call('accountLink', { body: { purpose, token } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (result.ok) setState({ name: 'good', email: result.data.email })
      else if (result.error.status === 404 || result.error.status === 400) setState({ name: 'bad' })
      else setState({ name: 'failed', isTooMany: result.error.code === 'TOO_MANY_REQUESTS' })
    })
    return () => controller.abort()
  }, [purpose, token, round])
  return { state, again: () => setRound((count) => count + 1), spoil: () => setState({ name: 'bad' }) }
}
