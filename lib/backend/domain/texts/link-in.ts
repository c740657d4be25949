/** Links that are stored with one address for all languages. */
import { isLanguage, type Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'

/**
 * The link for texts of a language: an address of this shop gets the language's prefix, and leads there to what it leads to in the language
 * of its words. An address with a prefix of its own, of another site, or of a file stays as it is.
 */
export function linkIn(link: string | null, language: Language): string | null {
  if (link === null || !/^\/(?![/\\])/.test(link)) return link
  const [first = ''] = link.slice(1).split(/[/?#]/, 1)
  return isLanguage(first.toLowerCase()) || first === 'media' ? link : prefixFor(language) + link
}
