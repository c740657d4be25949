import { published } from '../lib/process/state.mjs'
import type { Rejection } from './reject'

export const OVERLOADED: Rejection = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Too many at once. Try again in a moment.',
  retryAfter: 2,
}

/** Would the app refuse this request because too many of its kind are already queued? */
export function isOverloaded({ method = 'GET', url = '/' }: { method?: string; url?: string }): boolean {
  return published('isOverloaded')?.(method, url) ?? false
}
