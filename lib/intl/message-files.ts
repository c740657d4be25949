import type { Language } from '@/lib/market/languages'

import type { Area, Messages } from '@/lib/messages/areas'

/** The compiled messages of an area, in a separate chunk. */
export async function readArea(language: Language, area: Area): Promise<Messages> {
  const chunk = (await import(`@/locales/compiled/${language}/${area}.json`)) as { default: Messages }
  return chunk.default
}
