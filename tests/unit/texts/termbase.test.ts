import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { LANGUAGES, type Language } from '@/lib/market/languages'

/**
 * One entry of `docs/termbase/<language>.json`: the word that stands for a concept, and words that must not. A word is looked for at the
 * beginning of words, so inflected forms are found; one that ends with "$" as a whole word only. `stem` is looked for instead of the term
 * where its base form is never used.
 */
const ENTRIES = z.array(
  z.strictObject({
    concept: z.string().min(1),
    term: z.string().min(1),
    not: z.array(z.string().min(2)),
    stem: z.string().min(1).optional(),
    note: z.string().min(1).optional(),
    unused: z.string().min(1).optional(),
  }),
)

const file = (language: Language) => path.join('docs/termbase', `${language}.json`)
const termbase = (language: Language) => ENTRIES.parse(JSON.parse(readFileSync(file(language), 'utf8')))

/** The strings of one language in the demo's data: those below a key of its name. */
function stringsOf(value: unknown, language: Language, within = false): string[] {
  if (typeof value === 'string') return within ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (!within && language in value) return stringsOf((value as Record<string, unknown>)[language], language, true)
  return Object.values(value).flatMap((part) => stringsOf(part, language, within))
}

const json = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))
const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(folder, name))

/** Fields of a page's head that nobody reads. */
const UNREAD = /^(key|language|slug|image|kind|section|author|from|goods|tab): .*$/gm
/** Names of values in messages, the targets of links, and the names of content blocks. */
const NAMES = /\{\w+|\]\([^)]*\)|^:[a-z-]+$/gm

/** All that a shopper or the staff can read in a language; the reviews of customers keep the customers' words. */
function textsOf(language: Language): string {
  const messages = filesIn(path.join('locales', language), '.json').flatMap((name) =>
    Object.values(json(name) as object),
  )
  const data = filesIn('demo/data', '.json').filter((name) => !name.includes(`${path.sep}reviews${path.sep}`))
  const pages = filesIn(path.join('demo/data/pages', language), '.md').map((name) => readFileSync(name, 'utf8'))
  return [
    ...messages.filter((text) => typeof text === 'string'),
    ...data.flatMap((name) => stringsOf(json(name), language)),
    ...pages.map((page) => page.replaceAll(UNREAD, '')),
  ]
    .join('\n')
    .replaceAll(NAMES, ' ')
}

const LETTER = /[\p{L}\p{N}]/u
const isLetter = (character: string | undefined) => character !== undefined && LETTER.test(character)

/** Where a word stands in a text (lower case), with what is around it; null where it does not. */
export function found(text: string, entry: string): string | null {
  const whole = entry.endsWith('$')
  const word = (whole ? entry.slice(0, -1) : entry).toLowerCase()
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isLetter(word[0]) && isLetter(text[at - 1])) continue
    if (whole && isLetter(text[at + word.length])) continue
    return text.slice(Math.max(0, at - 30), at + word.length + 30).replaceAll('\n', ' ')
  }
  return null
}

describe('the termbase', () => {
  it('finds words at their beginning, and whole words only where it says so', () => {
    expect(found('die setin osat', 'setin')).toBe('die setin osat')
    expect(found('asetin sen', 'setin')).toBeNull()
    expect(found('a set of two', 'set$')).toBe('a set of two')
    expect(found('the settings', 'set$')).toBeNull()
    expect(found('kuru pro, miehet', ', miehet')).toBe('kuru pro, miehet')
  })

  it('has the same concepts in every language, each once', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(3)
    const [first = 'en'] = LANGUAGES
    const concepts = termbase(first).map(({ concept }) => concept)
    expect(concepts.length).toBeGreaterThanOrEqual(200)
    expect(new Set(concepts).size).toBe(concepts.length)
    for (const language of LANGUAGES)
      expect(
        termbase(language).map(({ concept }) => concept),
        language,
      ).toEqual(concepts)
  })

  describe.each(LANGUAGES)('%s', (language) => {
    const entries = termbase(language)
    const text = textsOf(language).toLowerCase()

    it('no message, page or text of the demo has a word that must not be used', () => {
      const wrong = entries.flatMap(({ term, not }) =>
        not.flatMap((word) => {
          const place = found(text, word)
          return place === null ? [] : [`“${word}” for “${term}”: … ${place} …`]
        }),
      )
      expect(wrong).toEqual([])
    })

    it('every term is used, or says why it is not', () => {
      const idle = entries.filter(({ term, stem, unused }) => !unused && found(text, stem ?? term) === null)
      expect(idle.map(({ concept, term }) => `${concept}: ${term}`)).toEqual([])
    })

    it('no word is wanted and refused at once', () => {
      const terms = new Set(entries.map(({ term }) => term.toLowerCase()))
      expect(entries.flatMap(({ not }) => not).filter((word) => terms.has(word.toLowerCase()))).toEqual([])
    })
  })

  it('names of goods have no comma before whom they are for, and Finnish ones no hyphen to break a line at', () => {
    const names = filesIn('demo/data/models', '.json').flatMap((name) =>
      (json(name) as { texts: Record<'en' | 'fi' | 'sv', { name: string }> }[]).map(({ texts }) => texts),
    )
    expect(names.length).toBeGreaterThan(500)
    expect(names.map(({ fi }) => fi.name).filter((name) => / -\p{L}|, (miehet|naiset|lapset)$/u.test(name))).toEqual([])
    expect(names.map(({ sv }) => sv.name).filter((name) => /, (herr|dam|barn)$/.test(name))).toEqual([])
    expect(names.map(({ en }) => en.name).filter((name) => /, (men|women|kids|children)$/.test(name))).toEqual([])
  })
})
