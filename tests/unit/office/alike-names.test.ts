import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { entities } from '@/lib/backend/flows/office/registry'
import { LANGUAGES } from '@/lib/market/languages'

const json = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as unknown
const AREAS = ['work', 'orders', 'goods', 'stock', 'content', 'shop', 'people']
const TOOLS = ['tree', 'imports', 'exports', 'low-stock', 'count']

describe.each(LANGUAGES)('names in the back office: %s', (language) => {
  const texts = json(`locales/${language}/office.json`) as Record<string, string>
  const of = (id: string) => texts[`office.${id}`] ?? ''
  const lists = [...entities.map(({ name }) => of(`entity_${name}`)), ...TOOLS.map(of)]

  it('are different for every list, tool and area of the menu', () => {
    const names = [...lists, ...AREAS.map((area) => of(`area_${area}`))].map((name) => name.toLowerCase())
    expect(names).not.toContain('')
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it('of brands and ribbons do not begin alike', () => {
    const [brands, ribbons] = ['entity_brands', 'entity_ribbons'].map((id) => of(id).toLowerCase().slice(0, 3))
    expect(brands).not.toBe(ribbons)
    expect(of('field_ribbons')).toBe(of('entity_ribbons'))
  })

  it('of what is sold together is the word that the shop has for it', () => {
    const words = json(`docs/termbase/${language}.json`) as { concept: string; term: string }[]
    const term = words.find(({ concept }) => concept === 'bundle')?.term.toLowerCase() ?? '-'
    // Words are inflected at their end.
    const stem = term.slice(0, Math.max(3, term.length - 2))
    for (const id of ['entity_bundles', 'new_bundles', 'empty_bundles'])
      expect([id, of(id).toLowerCase()]).toEqual([id, expect.stringContaining(stem)])
  })

  it('are explained in lists whose names do not say it all', () => {
    for (const name of ['stores', 'ribbons', 'redirects', 'former-paths']) expect(of(`about_${name}`)).not.toBe('')
    expect(of('about_redirects')).toContain(of('entity_former-paths'))
    expect(of('about_former-paths')).toContain(of('entity_redirects'))
    expect(of('about_stores')).toContain(of('option_retail'))
  })

  it('of labels lead to the filter of the shop', () => {
    const filter = json(`locales/${language}/filter.json`) as Record<string, string>
    expect(of('about_ribbons')).toContain(filter['filter.facet_ribbon'])
  })
})
