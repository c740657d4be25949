/** What a product's page names beside it: products like it, and products that are of use with it. Pure. */
import type * as schema from '@/lib/backend/domain/schema'

import { randomOf } from '../drawings/base/random'
import { type DemoModel, MODELS } from '../models'
import { lineOf } from './reference-rows'

type RelationRow = typeof schema.modelRelations.$inferInsert

const ALIKE = 8
const WITH_IT = 6
/** Euros: what costs at most this goes with cheaper goods, too. */
const SMALL = 150
/** Most groups have little for children, who need what is named here. */
const FOR_CHILDREN = 'childrens-clothing'

const BY_ID: ReadonlyMap<number, DemoModel> = new Map(MODELS.map((model) => [model.id, model]))

const userOf = (model: DemoModel) => model.options?.['user'] ?? 'all'

/** Would whoever looks at a product wear the other one? Nothing for children beside goods for adults, and the other way round. */
export function suits(model: DemoModel, other: DemoModel): boolean {
  const [user, wearer] = [userOf(model), userOf(other)]
  if (user === 'children') return wearer === 'children' || wearer === 'all'
  if (user === 'women' || user === 'men') return wearer === user || wearer === 'unisex' || wearer === 'all'
  return wearer !== 'children'
}

/** Most sizes of most colours are there. */
const isStocked = ({ stock = 'normal' }: DemoModel) => ['plenty', 'normal', 'warehouse', 'external'].includes(stock)

const isWithin = (model: DemoModel, key: string) => lineOf(model.group).some((group) => group.key === key)

/** Groups that go with a product: its own group's, otherwise those of the nearest group above. Of a used unit those of what it was. */
function companionsOf(model: DemoModel): readonly string[] {
  const own = BY_ID.get(model.usedOf ?? 0)?.group ?? model.group
  const group = userOf(model) === 'children' ? FOR_CHILDREN : own
  return lineOf(group).findLast(({ goesWith }) => goesWith !== undefined)?.goesWith ?? []
}

/** One product of each group that goes with it: in stock, for the same people, and not dearer than the product itself. */
function withIt(model: DemoModel, others: readonly DemoModel[]): number[] {
  const most = Math.max(model.regular, SMALL)
  return companionsOf(model).flatMap((key) => {
    const other = others.find(
      (candidate) =>
        isWithin(candidate, key) &&
        candidate.group !== model.group &&
        isStocked(candidate) &&
        candidate.regular <= most &&
        suits(model, candidate),
    )
    return other ? [other.id] : []
  })
}

/** Products of the same group and its neighbours, products that go with it, and products that it needs. */
export function relationRows(model: DemoModel): RelationRow[] {
  const random = randomOf(`relations ${model.id}`)
  const others = MODELS.filter((other) => other.id !== model.id && (other.kind ?? 'new') === 'new' && !other.hidden)
    .map((other) => ({ other, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ other }) => other)
  const top = lineOf(model.group)[0]?.key
  const like = others.filter((other) => suits(model, other))
  const same = like.filter((other) => other.group === model.group)
  const near = like.filter((other) => other.group !== model.group && lineOf(other.group)[0]?.key === top)
  const rows = (kind: RelationRow['kind'], ids: readonly number[]): RelationRow[] =>
    [...new Set(ids)].map((relatedId, sortOrder) => ({ modelId: model.id, relatedId, kind, sortOrder }))
  return [
    ...rows(
      'recommendation',
      [...same, ...near].slice(0, ALIKE).map(({ id }) => id),
    ),
    ...rows('also_bought', [...(model.alsoBought ?? []), ...withIt(model, others)].slice(0, WITH_IT)),
    ...rows('needed_with', model.neededWith ?? []),
  ]
}
