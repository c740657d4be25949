/** Content pages whose address is asked for below the prefix of another language: links are stored with the address of one language. */
import { LANGUAGES, type Language } from './languages'

/** The addresses of one page, without slashes at their ends. */
export type PageAddresses = Readonly<Partial<Record<Language, string>>>

/** An address and its language. */
export type PageAt = readonly [Language, string]

/** In this language; a page without it is where its first language has it. */
function ownAddress(page: PageAddresses, language: Language): PageAt | null {
  for (const code of [language, ...LANGUAGES]) {
    const address = page[code]
    if (address !== undefined) return [code, address]
  }
  return null
}

/** Where the addresses lead that pages have in other languages. One that several pages have leads nowhere. */
export function foreignPages(pages: readonly PageAddresses[], language: Language): Record<string, PageAt> {
  const found = new Map<string, PageAt | null>()
  for (const page of pages) {
    const own = ownAddress(page, language)
    if (!own) continue
    const others = new Set(Object.values(page).filter((address) => address !== page[language]))
    for (const address of others) found.set(address, found.has(address) ? null : own)
  }
  return Object.fromEntries([...found].flatMap(([address, own]) => (own ? [[address, own] as const] : [])))
}
