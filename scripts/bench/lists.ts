/**
 * `npx tsx scripts/bench/lists.ts [address of a group's page]`: the filter engine on 10,000 products, on one core. With an address also how
 * many different filtered pages of that group a running shop serves per second, for the first and for the second time.
 */
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

import type { CheckboxFacet, RangeFacet } from '@/lib/catalog/list/facets'
import { filterList, addTextResult, type ListIndex } from '@/lib/catalog/list/filter'
import { openList, packList } from '@/lib/catalog/list/pack'
import { emptyState, setOptions, setRange, setText } from '@/lib/catalog/list/state'
import { sortedPositions, SORTS } from '@/lib/catalog/list/sort'
import { searchText } from '@/lib/catalog/text'

import { catalogue, PROPERTIES } from '../../tests/unit/catalog/support/cards'
import { table } from './table'

const PRODUCTS = 10_000
const ROUNDS = 101
/** Number of different filtered pages, and how many are requested at the same time. */
const PAGES = 100
const AT_ONCE = 8
/** Ms that filtering, counting and ordering may take. */
const BUDGET_MS = 8

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

function timed(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return median(times)
}

function busyState(index: ListIndex) {
  const checkbox = (key: string) => index.facets.find((facet) => facet.key === key) as CheckboxFacet
  const range = (key: string) => index.facets.find((facet) => facet.key === key) as RangeFacet
  let state = emptyState('offers')
  for (const key of ['color', 'season', 'size'])
    state = setOptions(
      state,
      checkbox(key),
      checkbox(key)
        .options.slice(0, 4)
        .map((option) => option.value),
    )
  return setText(setRange(state, range('price'), 20, 400), 'heat')
}

function engine(): boolean {
  const cards = catalogue(PRODUCTS)
  const packed = packList(cards, { properties: PROPERTIES, language: 'en' })
  const json = JSON.stringify(packed)
  const index = openList(packed)
  addTextResult(
    index,
    'heat',
    cards.filter((card) => searchText(card).includes('heat')).map((card) => card.id),
  )
  const state = busyState(index)
  const columns = { ...packed, regular: cards.map((card) => Number(card.price.type === 'normal')) }
  const rows = [
    [
      'packed by the server',
      `${timed(() => packList(cards, { properties: PROPERTIES, language: 'en' })).toFixed(2)} ms`,
    ],
    ['read and opened by the browser', `${timed(() => openList(JSON.parse(json) as typeof packed)).toFixed(2)} ms`],
    ['filtered, counted and ordered', `${timed(() => filterList(index, state)).toFixed(2)} ms`],
    ...SORTS.map((sort) => [`ordered anew: ${sort}`, `${timed(() => sortedPositions(columns, sort)).toFixed(2)} ms`]),
  ]
  console.log(
    `\n${PRODUCTS.toLocaleString('en')} products, ${Math.round(gzipSync(json).length / 1024)} KB gz, medians of ${ROUNDS}\n`,
  )
  console.log(table(['step', 'median'], rows))
  const spent = timed(() => filterList(index, state))
  console.log(`\nBudget: ${BUDGET_MS} ms for filtering, counting and ordering; it took ${spent.toFixed(2)} ms.`)
  return spent <= BUDGET_MS
}

async function pages(address: string): Promise<void> {
  const addresses = Array.from(
    { length: PAGES },
    (_, n) => `${address}?price=${10 + n}-${300 + n}&sort=${SORTS[n % SORTS.length] ?? ''}`,
  )
  const rows: string[][] = []
  for (const round of ['the first time', 'the second time', 'the third time']) {
    const queue = [...addresses]
    const times: number[] = []
    let bad = 0
    const start = performance.now()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const asked = performance.now()
          const response = await fetch(next)
          await response.arrayBuffer()
          if (!response.ok) bad += 1
          times.push(performance.now() - asked)
        }
      }),
    )
    rows.push([
      round,
      (PAGES / ((performance.now() - start) / 1000)).toFixed(0),
      `${median(times).toFixed(0)} ms`,
      String(bad),
    ])
  }
  console.log(`\n${PAGES} different filtered pages of ${address}, ${AT_ONCE} at once\n`)
  console.log(table(['asked', 'pages/s', 'p50', 'failed'], rows))
}

const {
  positionals: [address],
} = parseArgs({ allowPositionals: true })
const isFast = engine()
if (address) await pages(address)
process.exitCode = isFast ? 0 : 1
