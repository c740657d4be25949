import { describe, expect, it } from 'vitest'

import { backHref, menuDepth, menuHref, menuLocation } from '@/lib/browser/menu-location'

const addresses = { prefix: '/sv', menu: '/sv/meny/', groups: ['klader', 'skidor'] }
const at = (pathname: string, search = '', depth = 0) => menuLocation({ pathname, search }, depth, addresses)

describe('mobile menu addresses (spec 2 §2)', () => {
  it('B2.13 /menu/ is the top, /{group}/ its sub-groups, a query key the third level', () => {
    expect(at('/sv/meny/')).toEqual({ group: null, sub: null })
    expect(at('/sv/skidor/', '', 2)).toEqual({ group: 'skidor', sub: null })
    expect(at('/sv/skidor/', '?alpint')).toEqual({ group: 'skidor', sub: 'alpint' })
    expect(at('/sv/skidor/', '?back&alpint')).toEqual({ group: 'skidor', sub: 'alpint' })
    expect(at('/sv/skidor/', '?back')).toEqual({ group: 'skidor', sub: null })
  })

  it('B2.13 a group’s page, its filters and every other page are no menu', () => {
    for (const [path, search] of [
      ['/sv/skidor/', ''],
      ['/sv/skidor/', '?brand=vaaru&utm_source=x'],
      ['/sv/skidor/alpint/', '?back'],
      ['/skidor/', '?back'],
      ['/sv/', '?alpint'],
      ['/sv/annat/', '?back'],
    ] as const) {
      expect(at(path, search), path + search).toBeNull()
    }
  })

  it('B2.14 Back leads to /{group}/?back, then to /menu/, then nowhere', () => {
    const [third, second, top] = [
      { group: 'skidor', sub: 'alpint' },
      { group: 'skidor', sub: null },
      { group: null, sub: null },
    ]
    expect(backHref(third, addresses)).toBe('/sv/skidor/?back')
    expect(backHref(second, addresses)).toBe('/sv/meny/')
    expect(backHref(top, addresses)).toBeNull()
    for (const place of [third, second, top]) {
      const { pathname, search } = new URL(menuHref(place, addresses), 'http://shop.invalid')
      expect(at(pathname, search, 1)).toEqual(place)
    }
  })

  it('an entry of the history is the menu’s only with a depth', () => {
    for (const state of [null, undefined, 5, {}, { menuDepth: '2' }, { menuDepth: -1 }, { menuDepth: 1.5 }])
      expect(menuDepth(state)).toBe(0)
    expect(menuDepth({ menuDepth: 3, shown: 120 })).toBe(3)
  })
})
