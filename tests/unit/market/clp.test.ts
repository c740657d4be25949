import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/lib/market/languages'
import { SIGNAL_WORDS, statementText } from '@/lib/market/clp'

const CODES = [
  ...readFileSync('lib/market/clp.ts', 'utf8').matchAll(/^ {2}'?((?:EUH|H|P)\d{3}[\d+P]*)'?: texts/gm),
].map(([, code = '']) => code)

describe('issue 15 hazard and precautionary statements', () => {
  it('every code has a text in every language, none of them twice', () => {
    expect(CODES.length).toBeGreaterThan(35)
    for (const language of LANGUAGES) {
      const all = CODES.map((code) => statementText(code, language))
      expect(all.every((text) => text !== null && text.length > 10 && /[.!]$/.test(text))).toBe(true)
      expect(new Set(all).size).toBe(all.length)
      expect(SIGNAL_WORDS.danger[language]).not.toBe(SIGNAL_WORDS.warning[language])
    }
  })
  it.each([
    ['H222', 'fi', 'Erittäin helposti syttyvä aerosoli.'],
    ['H229', 'fr', 'Récipient sous pression: peut éclater sous l’effet de la chaleur.'],
    ['H225', 'de', 'Flüssigkeit und Dampf leicht entzündbar.'],
    ['H319', 'sv', 'Orsakar allvarlig ögonirritation.'],
  ] as const)('%s in %s', (code, language, text) => {
    expect(statementText(code, language)).toBe(text)
  })
  it('has nothing for other codes', () => {
    expect(statementText('H999', 'en')).toBeNull()
  })
})
