import type { Language } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'

/** What a content page shows beside its text from the configuration and the tables of the code, so that it cannot become untrue. */
export type PagePart = 'imprint' | 'seller' | 'storage' | 'privacy' | 'payment' | 'club' | 'rental'

const PARTS = {
  imprint: 'imprint',
  terms: 'seller',
  cookies: 'storage',
  privacy: 'privacy',
  'payment-methods': 'payment',
  'member-discounts': 'club',
  rental: 'rental',
} as const satisfies Partial<Record<keyof typeof CONTENT_SLUGS, PagePart>>
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** The part of the content page with this slug; null for a page of text only. */
export function pagePart(slug: string | undefined, language: Language): PagePart | null {
  const name = NAMES.find((each) => CONTENT_SLUGS[each][language] === slug)
  return name ? PARTS[name] : null
}

/** What the page is opened for stands above its text. */
const LEADING: ReadonlySet<PagePart> = new Set<PagePart>(['imprint', 'payment'])
export const isLeading = (part: PagePart): boolean => LEADING.has(part)
