import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changeTags, type GroupTagData, type ModelTagData, readTags, tag } from '@/lib/cache/tags'

const model: ModelTagData = { id: 7, slug: 'storm', brandSlug: 'norrsken', groupIds: [1, 2, 3], shownOnIds: [9] }
const group: GroupTagData = {
  id: 2,
  ancestorIds: [1],
  paths: [
    { language: 'fi', path: 'vaatteet/takit' },
    { language: 'ru', path: 'одежда/куртки' },
  ],
}

/** Would a page with these read tags be renewed by this change? */
const renews = (change: readonly string[], page: readonly string[]) => page.some((name) => change.includes(name))

describe('a change of a model', () => {
  const change = changeTags.model(model)
  it.each([
    ['its page, found by its address', readTags.product('norrsken/storm')],
    ['its page at any case', readTags.product('Norrsken/STORM')],
    ['its later data', readTags.productExtra(7)],
    ['its reviews', readTags.productReviews(7)],
    ['its group', readTags.groupList(3)],
    ['the groups above', readTags.groupList(1)],
    ['its brand', readTags.brand('norrsken')],
    ['a page that shows its card', readTags.productExtra(9)],
    ['the sitemap', readTags.sitemap()],
  ])('renews %s', (_what, page) => expect(renews(change, page)).toBe(true))
  it.each([
    ['another product', readTags.product('norrsken/rain')],
    ['another group', readTags.groupList(4)],
    ['another brand', readTags.brand('kallio')],
    ['the frame of every page', readTags.frame()],
    ['content', readTags.page('fi', 'sopimusehdot')],
  ])('leaves %s', (_what, page) => expect(renews(change, page)).toBe(false))
})

describe('a change of stock', () => {
  it('renews its page only', () => {
    const change = changeTags.stock(model, false)
    expect(renews(change, readTags.product('norrsken/storm'))).toBe(true)
    expect(renews(change, [...readTags.groupList(3), ...readTags.brand('norrsken'), ...readTags.sitemap()])).toBe(false)
  })
  it('renews its lists when a size becomes orderable or stops being so', () => {
    const change = changeTags.stock(model, true)
    expect(
      [readTags.groupList(1), readTags.brand('norrsken'), readTags.productExtra(9)].map((page) => renews(change, page)),
    ).toEqual([true, true, true])
    expect(renews(change, readTags.sitemap())).toBe(false)
  })
})

describe('other changes', () => {
  it('a group: its page in every language, its parents, the menu, the routes', () => {
    const change = changeTags.group(group)
    for (const page of [
      readTags.group('ru', 'одежда/куртки'),
      readTags.groupList(1),
      readTags.frame(),
      readTags.translatedPaths(),
    ])
      expect(renews(change, page)).toBe(true)
    expect(renews(change, readTags.group('sv', 'vaatteet/takit'))).toBe(false)
  })
  it('a brand, a page, settings, banners, keywords, currencies', () => {
    expect(renews(changeTags.brand('kallio'), readTags.brand('kallio'))).toBe(true)
    expect(renews(changeTags.brand('kallio'), readTags.brands())).toBe(true)
    expect(renews(changeTags.page([{ language: 'fi', slug: 'ehdot' }]), readTags.page('fi', 'ehdot'))).toBe(true)
    expect(renews(changeTags.settings(), readTags.settings())).toBe(true)
    expect(renews(changeTags.banners(), readTags.banners())).toBe(true)
    expect(renews(changeTags.keywords(), readTags.keywords())).toBe(true)
    expect(renews(changeTags.currencies(), readTags.initConfig())).toBe(true)
    expect(renews(changeTags.resources(), readTags.frame())).toBe(true)
  })
})

describe('tag names', () => {
  it('fit into a header and into Next, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (path) => {
        for (const name of [tag.productAt(path), tag.groupAt('ru', path), tag.brand(path), tag.page('fi', path)]) {
          expect(name).toMatch(/^[!-~]{3,256}$/)
          expect(name).not.toContain(',')
        }
      }),
    )
    expect(() => tag.brand('\ud800')).not.toThrow()
  })
  it('stay apart when they are long', () => {
    const long = 'я'.repeat(400)
    expect(tag.groupAt('ru', `${long}a`)).not.toBe(tag.groupAt('ru', `${long}b`))
  })
})
