/**
 * A catalogue of any size: further series of the hand-written models, for measuring the shop with many products. Pure and lazy: an id gives
 * the same model every time, and only one model is created at a time.
 */
import { randomOf, type Random } from '../drawings/base/random'
import { LANGUAGES } from '@/lib/market/languages'

import { MODELS, type DemoModel } from '../models'
import { COLOURS, PHRASES } from '../reference'
import type { StockPlan } from '../schema/models'
import type { ReviewSums } from './model-rows'
import { relationRows } from './relations'

/** The hand-written models keep their ids below `FIRST_ID`; each series has this many ids. */
const SPAN = 2_000
/** Ids of scaled models begin here. */
export const FIRST_ID = 3_001
/** A GTIN has nine digits for a variant, whose id is a hundred times that of its model. */
const LAST_ID = 9_999_999

/** The models of which series are made: new, public products. Second-hand units are single pieces, and there are only two gift cards. */
export const SOURCES: readonly DemoModel[] = MODELS.filter(
  (model) => (model.kind ?? 'new') === 'new' && !model.hidden,
).sort((a, b) => a.id - b.id)

const SOURCE_IDS: ReadonlySet<number> = new Set(SOURCES.map((model) => model.id))

/** The id of a source in a series; series 0 is the hand-written model itself. */
const idIn = (sourceId: number, series: number) => sourceId + series * SPAN

/** The hand-written model and the series of an id of `scaledModels`. */
function originOf(id: number): { sourceId: number; series: number } {
  const series = Math.floor((id - 1_001) / SPAN)
  return { sourceId: id - series * SPAN, series }
}

/** The colours of the products of a family. */
const FAMILY_COLOURS: ReadonlyMap<string, readonly DemoModel['colours'][number][]> = new Map(
  [...new Set(MODELS.map((model) => model.family))].map((family) => {
    const used = new Set(MODELS.filter((model) => model.family === family).flatMap((model) => model.colours))
    return [family, COLOURS.map(({ slug }) => slug).filter((slug) => used.has(slug))]
  }),
)

/** Stock plans that a series may change; the others describe a property of the product. */
const ORDINARY: readonly StockPlan[] = [
  'normal',
  'normal',
  'normal',
  'normal',
  'plenty',
  'plenty',
  'gaps',
  'gaps',
  'few',
  'warehouse',
  'one-store',
  'incoming',
  'sold-out',
]

function coloursOf(source: DemoModel, random: Random): DemoModel['colours'] {
  const pool = FAMILY_COLOURS.get(source.family) ?? source.colours
  const count = Math.min(pool.length, Math.max(1, source.colours.length + random.int(-1, 1)))
  return pool
    .map((colour) => ({ colour, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ colour }) => colour)
}

/** Sometimes removes the first or last of many sizes. */
function sizesOf({ sizes }: DemoModel, random: Random): DemoModel['sizes'] {
  return sizes && sizes.length > 3
    ? sizes.slice(random.chance(0.3) ? 1 : 0, random.chance(0.3) ? -1 : undefined)
    : sizes
}

/** Rounds euros as usual in shops: to ten cents, from 20 on to .90, from 100 on to whole euros. */
function euros(amount: number): number {
  if (amount >= 100) return Math.round(amount)
  return amount >= 20
    ? Math.round((Math.round(amount + 0.1) - 0.1) * 10) / 10
    : Math.max(0.1, Math.round(amount * 10) / 10)
}

type Prices = Pick<DemoModel, 'regular' | 'club' | 'reduced' | 'discountFree'>

/** All prices times a factor; a reduced price that after rounding is not below the regular one is left out. */
function pricesOf({ club, reduced, discountFree, ...source }: DemoModel, factor: number): Prices {
  const regular = euros(source.regular * factor)
  const below = (amount: number | undefined, limit = regular) =>
    amount !== undefined && euros(amount * factor) < limit ? euros(amount * factor) : undefined
  const [ownClub, ownFree, to, earlier] = [
    below(club),
    below(discountFree),
    below(reduced?.to),
    below(reduced?.earlier?.to),
  ]
  return {
    regular,
    ...(ownClub !== undefined && { club: ownClub }),
    ...(ownFree !== undefined && { discountFree: ownFree }),
    ...(reduced &&
      to !== undefined && {
        reduced: {
          to,
          days: reduced.days,
          ...(reduced.ends !== undefined && { ends: reduced.ends }),
          ...(reduced.earlier &&
            earlier !== undefined &&
            earlier > to && { earlier: { ...reduced.earlier, to: earlier } }),
        },
      }),
  }
}

function textsOf({ texts }: DemoModel, series: number): DemoModel['texts'] {
  const entries = LANGUAGES.map((language) => {
    const own = texts[language]
    return [language, { ...own, name: `${own.name}, ${PHRASES.series[language]} ${series}` }] as const
  })
  return Object.fromEntries(entries) as DemoModel['texts']
}

function scaled(source: DemoModel, series: number): DemoModel {
  const id = idIn(source.id, series)
  const random = randomOf(`series ${id}`)
  const { club: _club, reduced: _reduced, discountFree: _discountFree, ...kept } = source
  const sizes = sizesOf(source, random)
  const plan = source.stock ?? 'normal'
  return {
    ...kept,
    ...pricesOf(source, random.int(94, 106) / 100),
    id,
    slug: `${source.slug}-series-${series}`,
    colours: coloursOf(source, random),
    ...(sizes && { sizes }),
    stock: ORDINARY.includes(plan) ? random.pick(ORDINARY) : plan,
    heat: Math.min(9, Math.max(1, (source.heat ?? 5) + random.int(-2, 2))),
    texts: textsOf(source, series),
  }
}

/** Scaled models in the order of their ids, after `afterId`. Ends with the last id, at about two million models. */
export function* scaledModels(afterId = 0): Generator<DemoModel> {
  for (let series = Math.max(1, originOf(afterId).series); idIn(1_001, series) <= LAST_ID; series++) {
    for (const source of SOURCES) {
      const id = idIn(source.id, series)
      if (id > afterId && id <= LAST_ID) yield scaled(source, series)
    }
  }
}

/** Ratings of scaled models, which have no reviews: the sum of ratings of 0 to 10, and their number. */
export function scaledRatings(models: readonly DemoModel[]): ReviewSums {
  return new Map(
    models.flatMap((model) => {
      const random = randomOf(`ratings of ${model.id}`)
      const count = random.int(0, (model.heat ?? 5) * 4)
      return count === 0 ? [] : [[model.id, { count, total: Math.round((count * random.int(68, 96)) / 10) }] as const]
    }),
  )
}

const sourceRelations = new Map<number, ReturnType<typeof relationRows>>()

/** The relations of a model's hand-written origin, to the models of the previous series, which exist already. */
export function scaledRelations(model: DemoModel): ReturnType<typeof relationRows> {
  const { sourceId, series } = originOf(model.id)
  let rows = sourceRelations.get(sourceId)
  if (!rows) {
    const source = SOURCES.find(({ id }) => id === sourceId)
    rows = source ? relationRows(source) : []
    sourceRelations.set(sourceId, rows)
  }
  return rows.map((row) => ({
    ...row,
    modelId: model.id,
    relatedId: SOURCE_IDS.has(row.relatedId) ? idIn(row.relatedId, series - 1) : row.relatedId,
  }))
}
