/** The order of search results: a setting, replaced for a random half of the visitors (spec 2 §5). Pure. */

/** The sort order for that half of the visitors, instead of the setting frosmo_search_sort_by. */
export const HALF_SORT = 'text_match,most_converted,most_viewed'

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  // The last steps mix every bit into the lowest one.
  value ^= value >>> 16
  value = Math.imul(value, 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The sort order of a visitor's searches. `visitor` is any text that is constant for one visitor, such as IP address and browser together.
 * Its hash decides about the half, so that nothing is stored and a reload shows the same order; with null the choice is random.
 */
export function searchSort(setting: string, visitor: string | null, random: () => number = Math.random): string {
  const isHalf = visitor === null ? random() < 0.5 : hash(visitor) % 2 === 0
  return isHalf ? HALF_SORT : setting
}
