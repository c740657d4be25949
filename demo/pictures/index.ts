/**
 * The part of the demo that the image service loads in the shop's own process: which drawings the demo's pages show. Any number could be
 * drawn, so a path that no page has is not drawn. It reads the data files without checking them (the seed does that) and loads no drawing,
 * because both would block the process for half a second.
 */
import { readdirSync } from 'node:fs'

import type { FindPicture } from '@/lib/images/drawing'

import { SCENES, VIEWS } from '../drawings/base/families'
import { readText } from '../read'

/** Increased when a drawing changes, so that stored pictures of older drawings are drawn again. */
const VERSION = 'drawings 10'

/** The models of a series (seed/scale.ts) have the ids of their hand-written sources plus a multiple of this. */
const SPAN = 2_000
const FIRST_OF_SERIES = 3_001
const LAST_OF_SERIES = 9_999_999

/** The products and scenes of the style guide (components/style-guide/samples.ts). */
const SAMPLE =
  /^demo\/(?:shell-jacket|rain-jacket|ski-jacket|wind-jacket|down-jacket|boot|trekking-pack|tunnel-tent|alpine-ski|gravel-bike)\/(front|back|detail)\/([a-z]+)\/[1-7]\.svg$/
const SAMPLE_SCENE = /^demo\/scene\/([a-z-]+)\/card\/7\.svg$/

const WRITTEN_PATH = /demo\/[a-z-]+\/[a-z-]+\/[a-z-]+\/\d{1,9}\.svg/g
const PRODUCT_PATH = /^demo\/([a-z-]+)\/([a-z]+)\/([a-z-]+)\/([1-9]\d{0,6})\.svg$/

interface WrittenModel {
  id: number
  brand: string
  family: string
  drawing?: string
  colours: readonly string[]
}

interface Product {
  drawing: string
  colours: ReadonlySet<string>
  /** The colours that its series may have. */
  seriesColours: ReadonlySet<string>
}

const filesIn = (folder: string, kind: string) =>
  readdirSync(new URL(`../data/${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(kind))
    .map((name) => readText(`${folder}/${name}`))

function readProducts(): ReadonlyMap<number, Product> {
  const models = filesIn('models', '.json').flatMap((text) => JSON.parse(text) as WrittenModel[])
  const ofFamily = new Map<string, Set<string>>()
  for (const { family, colours } of models) {
    const known = ofFamily.get(family) ?? new Set<string>()
    for (const colour of colours) known.add(colour)
    ofFamily.set(family, known)
  }
  return new Map(
    models.map(({ id, family, drawing = family, colours }) => [
      id,
      { drawing, colours: new Set(colours), seriesColours: ofFamily.get(family) ?? new Set(colours) },
    ]),
  )
}

/** The scenes and products whose paths are written in banners, pages and designs, and the scenes and marks of the brands. */
function readWritten(): ReadonlySet<string> {
  const texts = [
    readText('banners.json'),
    readText('vouchers.json'),
    readText('stores.json'),
    readText('size-tables.json'),
    ...filesIn('pages', '.md'),
  ]
  const brands = JSON.parse(readText('brands.json')) as { id: number; logo?: string }[]
  return new Set([
    ...texts.flatMap((text) => text.match(WRITTEN_PATH) ?? []),
    ...brands.flatMap(({ logo }) => logo ?? []),
    // As in seed/reference-rows.ts.
    ...brands.flatMap(({ id }) =>
      [0, 1].map((turn) => `demo/scene/${SCENES[(id + 2 * turn) % SCENES.length] ?? ''}/card/${id + turn}.svg`),
    ),
  ])
}

let known:
  | { products: ReadonlyMap<number, Product>; written: ReadonlySet<string>; colours: ReadonlySet<string> }
  | undefined

function readAll() {
  const products = readProducts()
  return {
    products,
    written: readWritten(),
    colours: new Set([...products.values()].flatMap(({ colours }) => [...colours])),
  }
}

/**
 * The id of the drawing of a model: a model of a series has the drawing of its source, so that the number of drawings is independent of the
 * number of models.
 */
const sourceOf = (id: number) => (id < FIRST_OF_SERIES ? id : ((id - 1_001) % SPAN) + 1_001)

function productPath(path: string, { products }: NonNullable<typeof known>): string | null {
  const [, drawing = '', view = '', colour = '', digits = ''] = PRODUCT_PATH.exec(path) ?? []
  const id = Number(digits)
  const product = id <= LAST_OF_SERIES ? products.get(sourceOf(id)) : undefined
  if (product?.drawing !== drawing || !(VIEWS as readonly string[]).includes(view)) return null
  if (!(sourceOf(id) === id ? product.colours : product.seriesColours).has(colour)) return null
  return `demo/${drawing}/${view}/${colour}/${sourceOf(id)}.svg`
}

function isSample(path: string, { colours }: NonNullable<typeof known>): boolean {
  const scene = SAMPLE_SCENE.exec(path)?.[1]
  if (scene !== undefined) return (SCENES as readonly string[]).includes(scene)
  return colours.has(SAMPLE.exec(path)?.[2] ?? '')
}

const findPicture: FindPicture = (path) => {
  known ??= readAll()
  const drawn = known.written.has(path) || isSample(path, known) ? path : productPath(path, known)
  return drawn === null ? null : { path: drawn, version: VERSION }
}

export default findPicture
