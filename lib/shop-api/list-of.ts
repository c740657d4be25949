/** A product list as pages and the browser name it (spec 2 §7: source, and id or slug). */
import type { Language } from '@/lib/market/languages'

export type ListOf =
  | { readonly source: 'ProductGroup'; readonly id: number }
  | { readonly source: 'Manufacturer'; readonly slug: string }
  | { readonly source: 'Campaign'; readonly id: number }
  | { readonly source: 'Search'; readonly slug: string; readonly sortBy?: string }

/** The query of a list's calls in a market. */
export const listQueryOf = (
  list: ListOf,
  { language, taxAreaId }: { readonly language: Language; readonly taxAreaId: number },
) => ({ ...list, language, taxAreaId })
