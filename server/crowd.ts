import type { Refusal } from './refuse'

const CROWD = Symbol.for('shop.crowd')

export const CROWDED: Refusal = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Too many at once. Try again in a moment.',
  retryAfter: 2,
}

/** Would the app refuse this request for the crowd that waits already? The function hangs on globalThis, put there by whoever has a waiting room. */
export function isTurnedAway({ method = 'GET', url = '/' }: { method?: string; url?: string }): boolean {
  const ask = (globalThis as Record<symbol, unknown>)[CROWD] as ((method: string, url: string) => boolean) | undefined
  return ask?.(method, url) ?? false
}
