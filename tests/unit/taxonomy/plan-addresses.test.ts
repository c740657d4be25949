import { describe, expect, it } from 'vitest'

import { type FormerPath, isWithin, planAddresses } from '@/lib/backend/domain/taxonomy/plan-addresses'

const place = (id: number, parent: number | null) => ({ id, parent })
const words = (group: number, slug: string, path: string, language = 'fi') => ({ group, language, slug, path })
const from = (path: string, target: string, language = 'fi'): FormerPath => ({ language, path, target })

/** 1 clothes (2 jackets (3 shells)), 4 skiing. */
const ADDRESSES = [
  words(1, 'vaatteet', 'vaatteet'),
  words(2, 'takit', 'vaatteet/takit'),
  words(3, 'kuoret', 'vaatteet/takit/kuoret'),
  words(4, 'hiihto', 'hiihto'),
]

describe('addresses after a group has moved', () => {
  it('change with all below it, and the old ones redirect', () => {
    const moved = [place(1, null), place(2, 4), place(3, 2), place(4, null)]
    const plan = planAddresses(2, moved, ADDRESSES, [])
    expect(plan.changed.map(({ path }) => path)).toEqual(['hiihto/takit', 'hiihto/takit/kuoret'])
    expect(plan.redirects).toEqual([
      from('vaatteet/takit', 'hiihto/takit'),
      from('vaatteet/takit/kuoret', 'hiihto/takit/kuoret'),
    ])
    expect(plan.taken).toBeNull()
  })

  it('are the last ones for redirects that were there before: no chains', () => {
    const moved = [place(1, null), place(2, 4), place(3, 2), place(4, null)]
    const plan = planAddresses(2, moved, ADDRESSES, [
      from('jakut', 'vaatteet/takit'),
      from('jackor', 'vaatteet/takit', 'sv'),
    ])
    expect(plan.redirects).toContainEqual(from('jakut', 'hiihto/takit'))
    expect(plan.redirects.filter(({ language }) => language === 'sv')).toEqual([])
  })

  it('that come back to where they were are no redirects any more: no loops', () => {
    const there = [words(2, 'takit', 'hiihto/takit'), ADDRESSES[0]!, ADDRESSES[3]!]
    const back = [place(1, null), place(2, 1), place(4, null)]
    const plan = planAddresses(2, back, there, [from('vaatteet/takit', 'hiihto/takit')])
    expect(plan.forgotten).toEqual([{ language: 'fi', path: 'vaatteet/takit' }])
    expect(plan.redirects).toEqual([from('hiihto/takit', 'vaatteet/takit')])
  })

  it('leave a group alone that is elsewhere, even when its path is not what its words say', () => {
    const odd = [...ADDRESSES, words(5, 'muu', 'aivan/muualla')]
    const plan = planAddresses(4, [...[1, 4, 5].map((id) => place(id, null)), place(2, 1), place(3, 2)], odd, [])
    expect(plan.changed).toEqual([])
  })

  it('skip a group above that has no words in the language', () => {
    const swedish = [words(3, 'skal', 'skal', 'sv'), words(1, 'klader', 'klader', 'sv')]
    const plan = planAddresses(3, [place(1, null), place(2, 1), place(3, 2)], swedish, [])
    expect(plan.changed.map(({ path }) => path)).toEqual(['klader/skal'])
  })

  it('of two groups with the same words at one place are refused', () => {
    const two = [...ADDRESSES, words(5, 'takit', 'hiihto/takit')]
    const moved = [place(1, null), place(2, 4), place(3, 2), place(4, null), place(5, 4)]
    expect(planAddresses(2, moved, two, []).taken).toEqual({ language: 'fi', path: 'hiihto/takit' })
  })
})

describe('a group in its own branch', () => {
  const tree = [place(1, null), place(2, 1), place(3, 2)]
  it.each([
    [3, 1, true],
    [1, 1, true],
    [1, 3, false],
    [null, 1, false],
  ])('%s within %s', (group, other, expected) => expect(isWithin(group, other, tree)).toBe(expected))

  it('is found to end in a tree that has a loop', () => {
    expect(isWithin(1, 9, [place(1, 2), place(2, 1)])).toBe(false)
  })
})
