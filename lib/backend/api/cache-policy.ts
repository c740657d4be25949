/** Cache-Control of every call's response. Personal responses are never stored in a shared cache. */
import type { Call } from '@/lib/contract/calls/call'

export const PRIVATE = 'private, no-store'

/** Headers of a successful response. `personal`: it was created for one person. */
export function cacheHeaders({ method, access, sharedSeconds, vary }: Call, personal: boolean): Record<string, string> {
  const isShared =
    sharedSeconds !== undefined && method === 'GET' && !personal && (access === 'public' || access === 'optional')
  if (!isShared) return { 'cache-control': PRIVATE }
  const depends = [vary, access === 'optional' && 'authorization'].filter(Boolean).join(', ')
  return { 'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}`, ...(depends && { vary: depends }) }
}
