import 'server-only'

import { invalidate } from '@/lib/cache/tag-clock.mjs'

import { addTags } from './cached'

const RETRY_MS = 5_000

/**
 * For a page that is rendered without data that could not be read: the cached page becomes stale after RETRY_MS, so that it is rendered
 * again. `tag` names the missing data.
 */
export async function rerenderSoon(tag: string): Promise<void> {
  await addTags([tag])
  setTimeout(() => invalidate([tag]), RETRY_MS).unref()
}
