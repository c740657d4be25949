/**
 * Whatever query a listing is asked with, it answers, quickly and without an error of its own. LIST_FUZZ sets the number of queries
 * a route (10000 for the whole battery).
 */
import lzString from 'lz-string'

import { SORTS } from '@/lib/catalog/list/sort'

import { forEachOf, get } from './support/http'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'

const RUNS = Number(process.env.LIST_FUZZ) || 60
/** Answers of which 99 in 100 must come within this time; a busy machine is given more, the battery is not. */
const P99_MS = RUNS >= 1_000 ? 250 : 5_000
/** Requests at once: one, so that each is timed by itself. */
const AT_ONCE = 1

const site = prefixSite('en')

/** A repeatable source of numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const NAMES = [
  'group',
  'brand',
  'color',
  'size',
  'price',
  'stock',
  'store',
  'kind',
  'ribbon',
  'weight',
  'season',
  'material',
  'user',
  'text',
  'sort',
  'page',
  'q',
  'utm_source',
  '__proto__',
  'constructor',
  'p-size',
  'delivery_country',
  'currency',
  'featureFlag_x',
  '',
  '%',
  'a]b',
  'PRICE',
]
const VALUES = [
  '',
  '-',
  '--',
  '1-',
  '-1',
  '1--1',
  '-5--1',
  '10-99',
  '99-10',
  'NaN-NaN',
  '1e309-2',
  '0x1-0x2',
  '9'.repeat(40),
  '1,2,,3',
  ',,,',
  'M',
  '42_5',
  'black,blue,,red',
  'yes',
  'no',
  'used',
  '1',
  '2',
  '999999',
  '-0',
  '1.5',
  '\u0000',
  '\ud800',
  '🎿',
  '%',
  '%25',
  "'; drop table models --",
  '<script>',
  '__proto__',
  '../../etc',
  'ÅÄÖ',
  'ё',
  ' ',
  'wool',
  'jacket',
  'x'.repeat(300),
  ...SORTS,
  'price-lowest',
]

/** A query of some names with values of every kind, sometimes broken as text. */
function query(next: () => number): string {
  const any = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const code = (text: string) =>
    next() < 0.9 ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')) : text.replace(/[^\x21-\x7e]|[#\s]/g, '?')
  const value = () =>
    next() < 0.8
      ? any(VALUES)
      : String.fromCodePoint(
          ...Array.from({ length: 1 + Math.floor(next() * 12) }, () => 32 + Math.floor(next() * 400)),
        )
  return Array.from(
    { length: 1 + Math.floor(next() * 6) },
    () => `${code(any(NAMES))}${next() < 0.95 ? '=' : ''}${code(value())}`,
  ).join('&')
}

interface Answered {
  readonly address: string
  readonly status: number
  readonly ms: number
}

async function battery(make: (query: string, next: () => number) => string): Promise<Answered[]> {
  const next = random(RUNS)
  const answers: Answered[] = []
  await forEachOf(
    Array.from({ length: RUNS }, () => make(query(next), next)),
    async (address) => {
      const start = performance.now()
      const { status } = await get(address)
      answers.push({ address, status, ms: performance.now() - start })
    },
    AT_ONCE,
  )
  return answers
}

function judge(name: string, answers: readonly Answered[]): void {
  expect(answers.filter(({ status }) => status >= 500).map(({ address, status }) => `${status} ${address}`)).toEqual([])
  expect(
    answers.every(({ status }) => [200, 304, 307, 308, 400, 404].includes(status)),
    JSON.stringify([...new Set(answers.map(({ status }) => status))]),
  ).toBe(true)
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  console.log(
    `${name}: ${answers.length} queries, p50 ${(times[times.length >> 1] ?? 0).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${answers.filter(({ status }) => status === 200).length} × 200`,
  )
  expect(p99).toBeLessThan(P99_MS)
}

test.describe('fuzzed queries of listings', () => {
  test.setTimeout(60_000 + RUNS * 400)

  test('a group’s list', async ({ database }) => {
    const [group] = await database.rows<{ path: string }>(
      "select path from product_group_texts t join product_groups g on g.id = t.group_id where language = 'en' and parent_id is null order by g.id limit 1",
    )
    const path = pageUrl(site, group?.path ?? '')
    judge('group', await battery((text) => `${path}?${text}`))
  })

  test('a brand’s list', async ({ database }) => {
    const [brand] = await database.rows<{ slug: string }>('select slug from brands order by id limit 1')
    const path = pageUrl(site, brand?.slug ?? '')
    judge('brand', await battery((text) => `${path}?${text}`))
  })

  test('a search', async () => {
    const path = routeUrl(site, 'search')
    const words = ['jacket', 'wool', 'tent', 'zzzz', 'jakcet', '42', '%', '']
    judge(
      'search',
      await battery((text, next) => `${path}?q=${words[Math.floor(next() * words.length)] ?? ''}&${text}`),
    )
  })

  test('the calls for lists', async () => {
    const origin = new URL(pageUrl(site, '')).origin
    const calls = ['listindex', 'listtext', 'productmodellist']
    judge(
      'calls',
      await battery((text, next) => {
        const call = calls[Math.floor(next() * calls.length)] ?? ''
        const known =
          next() < 0.5
            ? 'source=ProductGroup&id=1&language=en&taxAreaId=1'
            : 'source=Search&slug=wool&language=fi&taxAreaId=1'
        if (call === 'productmodellist')
          return `${origin}/api/products/${call}/?request=${next() < 0.5 ? lzString.compressToEncodedURIComponent(text) : encodeURIComponent(text.slice(0, 1_900))}`
        return `${origin}/api/products/${call}/?${known}${call === 'listtext' ? `&text=${encodeURIComponent(text.slice(0, 20))}` : ''}${next() < 0.3 ? `&${text}` : ''}`
      }),
    )
  })

  test.afterAll(async () => {
    expect((await get(`${site.origin}/readyz`)).status).toBe(200)
  })
})
