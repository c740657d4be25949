import type { BrandItem } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

interface BrandLetter {
  readonly letter: string
  readonly brands: readonly BrandItem[]
}

/** Brands by first letter in the language's own order; those that do not begin with a letter are under #. */
export function brandLetters(brands: readonly BrandItem[], language: Language): BrandLetter[] {
  const sorted = [...brands].sort((a, b) => a.name.localeCompare(b.name, language))
  const letters = new Map<string, BrandItem[]>()
  for (const brand of sorted) {
    const first = brand.name.charAt(0).toLocaleUpperCase(language)
    const letter = /\p{L}/u.test(first) ? first : '#'
    letters.set(letter, [...(letters.get(letter) ?? []), brand])
  }
  return [...letters].map(([letter, items]) => ({ letter, brands: items }))
}
