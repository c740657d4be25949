import { afterEach, describe, expect, it, vi } from 'vitest'

import { menuTree } from '@/lib/shop-api/menu-tree'
import type { Result } from '@/lib/shop-api/result'

type Tree = Result<{ productGroups: unknown[] }>
const { call } = vi.hoisted(() => ({ call: vi.fn<(name: string, input: unknown) => Promise<Tree>>() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const group = (name: string, showInMenu = true) => ({
  name,
  shortName: null,
  slug: name,
  path: name,
  showInMenu,
  image: null,
  links: [],
  children: [],
})
const failure: Tree = {
  ok: false,
  error: { code: 'UNAVAILABLE', message: 'down', status: 503, isRetryable: true },
}

afterEach(() => {
  vi.restoreAllMocks()
  call.mockReset()
})

describe('lists that the browser fetches on demand (spec 2 §4)', () => {
  it('B4.01 B7.01 the tree of groups is fetched when a menu first asks; not again while it is pending or when it is there', async () => {
    let answer: (tree: Tree) => void = () => undefined
    call.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    expect(call).not.toHaveBeenCalled()
    const first = menuTree('sv')
    expect(menuTree('sv')).toBe(first)
    answer({ ok: true, data: { productGroups: [group('tents'), group('parts', false)] } })
    expect((await first)?.map(({ name }) => name)).toEqual(['tents'])
    expect(menuTree('sv')).toBe(first)
    expect(call.mock.calls).toEqual([['productGroups', { query: { language: 'sv' } }]])
    await menuTree('de')
    expect(call).toHaveBeenLastCalledWith('productGroups', { query: { language: 'de' } })
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('B4.01 B8.04 a failure is logged under the list’s name and gives nothing; the next menu that asks fetches again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    call.mockResolvedValueOnce(failure).mockResolvedValueOnce({ ok: true, data: { productGroups: [group('boots')] } })
    expect(await menuTree('fr')).toBeNull()
    expect(log).toHaveBeenCalledWith('The product groups could not be fetched:', 'UNAVAILABLE', 'down')
    expect((await menuTree('fr'))?.map(({ name }) => name)).toEqual(['boots'])
    expect(call).toHaveBeenCalledTimes(2)
  })
})
