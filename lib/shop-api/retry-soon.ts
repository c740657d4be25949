import 'server-only'

import { touch } from '@/lib/cache/tag-clock.mjs'

import { carryTags } from './cached'

const RETRY_MS = 5_000

/** Called where a page stands without something that could not be read: it is made again soon instead of being kept. `tag` names what is missing. */
export async function retrySoon(tag: string): Promise<void> {
  await carryTags([tag])
  setTimeout(() => touch([tag]), RETRY_MS).unref()
}
