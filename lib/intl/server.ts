import 'server-only'

import type { Language } from '@/lib/market/languages'
import { type Area, type Messages, pickAreas } from '@/lib/messages/areas'
import { allMessagesOf } from '@/lib/messages/all'

export { getIntl } from '@/lib/messages/all'

const picked = new Map<string, Messages>()

/** The compiled messages of some areas, for the browser; the same object on every call. */
export function messagesOf(language: Language, areas: readonly Area[]): Messages {
  const key = [language, ...areas].join(' ')
  const known = picked.get(key)
  if (known) return known
  const found = pickAreas(allMessagesOf(language), areas)
  picked.set(key, found)
  return found
}
