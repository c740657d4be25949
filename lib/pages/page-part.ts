import type { Language } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'

/** What a content page shows below its text from the configuration and the tables of the code, so that it cannot become untrue. */
export type PagePart = 'seller' | 'storage' | 'privacy' | 'payment' | 'club'

const PARTS = {
  imprint: 'seller',
  terms: 'seller',
  cookies: 'storage',
  privacy: 'privacy',
  'payment-methods': 'payment',
  'member-discounts': 'club',
} as const satisfies Partial<Record<keyof typeof CONTENT_SLUGS, PagePart>>
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** The part of the content page with this slug; null for a page of text only. */
export function pagePart(slug: string | undefined, language: Language): PagePart | null {
  const name = NAMES.find((each) => CONTENT_SLUGS[each][language] === slug)
  return name ? PARTS[name] : null
}
