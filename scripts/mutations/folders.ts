/** The code that `npm run test:mutations` changes: pure code, whose tests need no database; and these tests. */
import { readdirSync, readFileSync } from 'node:fs'

import type { Graph } from '../reach/graph'

export const FOLDERS = [
  'lib/market',
  'lib/order',
  'lib/catalog',
  'lib/cart',
  'lib/checkout',
  'lib/complaint',
  'lib/backend/domain/pricing',
  'lib/backend/domain/orders',
]

/** Tables of data: their rows are checked against the specification, not by what code does with them. */
const DATA = /^lib\/market\/tables\/|\/types\.ts$/
const IMPURE = /from '(?:drizzle-orm|node:)|from '@\/lib\/backend\/platform\/(?!log)/

/** The files of a folder (or the file itself) that are changed. */
export const filesOf = (place: string): string[] =>
  (place.endsWith('.ts')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`)
  )
    .filter((file) => file.endsWith('.ts') && !DATA.test(file) && !IMPURE.test(readFileSync(file, 'utf8')))
    .sort()

const UNIT_TEST = /^tests\/unit\/.*\.test\.ts$/
/** They read the text of source files, which is another one here. */
const READ_SOURCES = new Set(['tests/unit/order/sources.test.ts', 'tests/unit/contract/addresses.test.ts'])

/** The unit tests that load one of the files: those of components wait for a document, and time would kill mutants. */
export const testsOf = (graph: Graph, files: readonly string[]): string[] =>
  graph.files.filter((test) => {
    if (!UNIT_TEST.test(test) || READ_SOURCES.has(test)) return false
    const loaded = graph.loadedBy([test])
    return files.some((file) => loaded.has(file))
  })
