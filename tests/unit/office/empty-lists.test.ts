import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { UNEXPLAINED } from '@/components/office/empty-words'
import { inReadersLanguage, keptLanguage, withoutAll } from '@/components/office/list-language'
import { entities } from '@/lib/backend/flows/office/registry'
import { LANGUAGES } from '@/lib/market/languages'

describe('a list without anything in it', () => {
  it.each(LANGUAGES)('says in %s what such records are for', (language) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/office.json`, 'utf8')) as Record<string, string>
    const silent = entities
      .map(({ name }) => name)
      .filter((name) => !UNEXPLAINED.has(name) && texts[`office.empty_${name}`] === undefined)
    expect(silent).toEqual([])
  })
})

describe('a list of records in one language each', () => {
  it('has those of the reader’s language until somebody filters', () => {
    expect(inReadersLanguage('pages', '', 'fi')).toBe('language:fi')
    expect(inReadersLanguage('pages', 'kind:static', 'fi')).toBe('kind:static')
    expect(inReadersLanguage('brands', '', 'fi')).toBe('')
  })

  it('has all languages when that is chosen, which is no filter for the shop', () => {
    expect(keptLanguage('pages', 'language', '')).toBe('all')
    expect(keptLanguage('pages', 'language', 'sv')).toBe('sv')
    expect(keptLanguage('reviews', 'language', '')).toBe('')
    expect(keptLanguage('pages', 'kind', '')).toBe('')
    expect(withoutAll('kind:static;language:all')).toEqual({ kind: 'static' })
    expect(withoutAll('language:sv')).toEqual({ language: 'sv' })
  })
})
