import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { currentItems } from '@/lib/backend/domain/catalogue/kept-items'
import { byOffer, type DatedItem } from '@/lib/backend/domain/catalogue/list-items'
import { invalidate } from '@/lib/cache/tag-clock.mjs'

const TAGS = ['group:1', 'resources']
const SIZE = 1_200
const range = (size: number, from = 1) => Array.from({ length: size }, (_, index) => from + index)
const ids = range(SIZE)

const item = (id: number, extra: Partial<DatedItem> = {}): DatedItem => ({
  id,
  name: `Product ${id}`,
  manufacturer: 'Fjell',
  manufacturerSlug: 'fjell',
  kind: 'new',
  soldAmount: 0,
  rating: 0,
  published: '2026-01-01',
  publishedMs: 0,
  inStock: true,
  price: { active: 100, reference: null, type: 'normal' },
  colors: [],
  sizes: [],
  stocks: [],
  tags: [],
  productGroupIds: [],
  properties: [],
  ...extra,
})

let lists = 0
/** A list whose products are read from `stored`; `reads` are the ids of each read. */
function list() {
  const key = `list ${++lists}`
  const stored = new Map(ids.map((id) => [id, item(id)]))
  const reads: (readonly number[])[] = []
  const read = (wanted: readonly number[]) => {
    reads.push(wanted)
    return Promise.resolve(wanted.flatMap((id) => stored.get(id) ?? []))
  }
  const current = (of: readonly number[] = ids) => currentItems(key, TAGS, of, read)
  const change = (id: number, active: number) => {
    stored.set(id, item(id, { price: { active, reference: null, type: 'normal' } }))
    invalidate([`product:${id}`, 'group:1'])
    vi.advanceTimersByTime(1)
  }
  return { stored, reads, current, change }
}

// Later than any time that the clock of the tags has returned in this process, and on from test to test.
let day = Date.now() + 86_400_000
beforeEach(() => {
  vi.useFakeTimers({ now: (day += 86_400_000) })
})
afterEach(() => vi.useRealTimers())

it('after a change reads only the products that changed', async () => {
  const { reads, current, change } = list()
  expect(await current()).toHaveLength(SIZE)
  vi.advanceTimersByTime(1)
  change(7, 90)
  const found = await current()
  expect(reads.map((one) => one.length)).toEqual([SIZE, 1])
  expect(found.find(({ id }) => id === 7)?.price.active).toBe(90)
  expect(found).toHaveLength(SIZE)
  await current()
  expect(reads).toHaveLength(2)
})

it('reads a change that comes while it reads again', async () => {
  const { stored, reads, current, change } = list()
  await current()
  vi.advanceTimersByTime(1)
  change(7, 90)
  const reading = current()
  change(8, 80)
  await reading
  stored.set(9, item(9, { name: 'Told by no tag' }))
  const found = await current()
  expect(found.find(({ id }) => id === 8)?.price.active).toBe(80)
  expect(found.find(({ id }) => id === 9)?.name).toBe('Product 9')
  expect(reads.at(-1)).not.toContain(9)
})

it('reads products that are new in the list, and leaves out those that are gone or not shown', async () => {
  const { stored, reads, current, change } = list()
  stored.delete(3)
  expect((await current()).map(({ id }) => id)).not.toContain(3)
  vi.advanceTimersByTime(1)
  stored.set(5_000, item(5_000))
  stored.delete(4)
  change(4, 1)
  stored.delete(4)
  const found = (await current([...range(SIZE - 1), 5_000])).map(({ id }) => id)
  expect(reads.at(-1)).toEqual([4, 5_000])
  expect(found).toContain(5_000)
  for (const gone of [3, 4, SIZE]) expect(found).not.toContain(gone)
})

it('reads a product that the list did not have when it was kept, though no tag tells of it yet', async () => {
  const { stored, reads, current } = list()
  await current()
  stored.set(5_000, item(5_000))
  expect((await current([...ids, 5_000])).map(({ id }) => id)).toContain(5_000)
  expect(reads.at(-1)).toEqual([5_000])
})

it.each([
  ['what all products have in common changed', (_: number[]) => invalidate(['resources'])],
  [
    'more than a quarter of them changed',
    (all: number[]) => invalidate([...all.slice(0, 301).map((id) => `product:${id}`), 'group:1']),
  ],
  [
    'an hour has passed, whatever changed meanwhile',
    () => {
      vi.advanceTimersByTime(3_600_000)
      invalidate(['product:1', 'group:1'])
    },
  ],
])('reads the whole list when %s', async (_, happens) => {
  const { reads, current, change } = list()
  await current()
  vi.advanceTimersByTime(1_800_000)
  change(7, 90)
  await current()
  vi.advanceTimersByTime(1)
  happens([...ids])
  vi.advanceTimersByTime(1)
  await current()
  expect(reads.map((one) => one.length)).toEqual([SIZE, 1, SIZE])
})

it('reads the whole list when the last reading failed', async () => {
  const { stored, reads, current, change } = list()
  const failed = currentItems(`list ${lists}`, TAGS, ids, () => Promise.reject(new Error('gone')))
  change(7, 90)
  const found = current()
  await expect(failed).rejects.toThrow('gone')
  expect(await found).toHaveLength(stored.size)
  expect(reads.map((one) => one.length)).toEqual([SIZE])
})

it('keeps nothing of a small list', async () => {
  const { reads, current } = list()
  await current([1, 2])
  await current([1, 2])
  expect(reads).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('B9.10 orders by what can be bought, sales, rating, age and number', () => {
  const items = [
    item(1, { inStock: false, soldAmount: 9 }),
    item(2, { soldAmount: 5 }),
    item(3, { soldAmount: 5, rating: 4 }),
    item(4, { soldAmount: 5, rating: 4, publishedMs: 5 }),
    item(5, { soldAmount: 6 }),
    item(6, { soldAmount: 5 }),
  ]
  expect(items.sort(byOffer).map(({ id }) => id)).toEqual([5, 4, 3, 2, 6, 1])
})
