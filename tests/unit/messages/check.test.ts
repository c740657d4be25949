import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'

import { LANGUAGES, type Language } from '@/lib/market/languages'
import type { Message } from '@/scripts/messages/catalogue'
import { checkCatalogue } from '@/scripts/messages/check'
import { missingPlurals, shapeOf } from '@/scripts/messages/structure'

const ast = (text: string) => parse(text, { captureLocation: false })
const used = (...ids: string[]) => ({ ids: new Set(ids), prefixes: ['errors.code_'] })

/** One message in all languages; `change` gives other texts for some. */
function row(id: string, text: string, change: Partial<Record<Language, string | null>> = {}): Message[] {
  return LANGUAGES.flatMap((language) => {
    const own = change[language] === undefined ? text : change[language]
    return own === null ? [] : [{ language, area: 'cart' as const, id, text: own, ast: ast(own) }]
  })
}
const problems = (messages: Message[], ids = used('cart.a')) => checkCatalogue({ messages, problems: [] }, ids)

describe('messages check', () => {
  it('accepts a message that every language has in the same shape', () => {
    expect(problems(row('cart.a', 'Hello {name}'))).toEqual([])
  })

  it('P1.10 a language without the message', () => {
    expect(problems(row('cart.a', 'Hello', { ru: null, de: null }))).toEqual(['cart.a is missing in de, ru'])
  })

  it('a translation that takes other values', () => {
    expect(problems(row('cart.a', 'Hello {name}', { fi: 'Hei {nimi}' }))).toEqual([
      'fi: cart.a takes [nimi argument] where en takes [name argument]',
    ])
    // An apostrophe before a brace quotes it: the value would be lost.
    expect(problems(row('cart.a', 'Of {name}', { fr: "De l'{name}" }))).toHaveLength(1)
  })

  it('a message that is used nowhere, and one that has no text', () => {
    expect(problems(row('cart.a', 'Hello'), used('cart.b'))).toEqual([
      'cart.a is used nowhere',
      'cart.b is used but has no text',
    ])
  })

  it('ids that the code builds count as used', () => {
    expect(problems(row('errors.code_x', 'Hello'), used())).toEqual([])
  })
})

describe('shapes and plurals', () => {
  it('lists arguments, plurals, selects and tags', () => {
    expect(shapeOf(ast('<b>{n, plural, one {# {x}} other {#}}</b> {s, select, a {1} other {2}} {d, date}'))).toEqual([
      'b tag',
      'd date',
      'n cardinal plural',
      's select a|other',
      'x argument',
    ])
  })

  it('Russian needs one, few, many and other', () => {
    expect(missingPlurals(ast('{n, plural, one {a} other {b}}'), 'ru')).toEqual(['n: many', 'n: few'])
    expect(missingPlurals(ast('{n, plural, one {a} few {b} many {c} other {d}}'), 'ru')).toEqual([])
  })

  it('the others need one and other; French millions are left out', () => {
    for (const language of ['en', 'fi', 'sv', 'de', 'fr'] as const)
      expect(missingPlurals(ast('{n, plural, one {a} other {b}}'), language)).toEqual([])
    expect(missingPlurals(ast('{n, plural, =0 {none} other {b}}'), 'fi')).toEqual(['n: one'])
  })
})
