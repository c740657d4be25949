/**
 * Judges the first result of typed queries against what shoppers expect. The expectations name kinds of goods by the keys of their groups,
 * never single products, so that they hold for a catalogue that changes.
 */
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { searchModels } from '@/lib/backend/domain/search/search'
import { LANGUAGES, type Language } from '@/lib/market/languages'

const expectation = z.strictObject({
  q: z.string().min(1),
  /** Keys of groups; the first result must belong to one of them, or to one below. Empty: any group. */
  groups: z.array(z.string()),
  /** The other conditions count only when some product of the groups meets them. */
  brand: z.string().optional(),
  colour: z.string().optional(),
  maxPriceEur: z.number().optional(),
  priceSaid: z.string().optional(),
  gender: z.array(z.enum(['women', 'men', 'kids', 'unisex'])).optional(),
  kind: z.enum(['new', 'used', 'rental', 'gift']).optional(),
  size: z.string().optional(),
  /** The shop does not sell it: any result passes. */
  notSold: z.boolean().optional(),
  hard: z.boolean().optional(),
})
type Expectation = z.infer<typeof expectation>

export const querySet = z.object({
  about: z.string(),
  languages: z.partialRecord(z.enum(LANGUAGES), z.array(expectation)),
})
export type QuerySet = z.infer<typeof querySet>

interface ModelFacts extends Record<string, unknown> {
  id: number
  name: string
  brand: string
  kind: string
  gender: string | null
  age_group: string | null
  groups: string[]
  colours: string[]
  sizes: string[]
  price: number
}

interface GroupRow extends Record<string, unknown> {
  id: number
  key: string
  parent_id: number | null
}

/** What is known of the models and the group tree, read once for all queries. */
export interface Facts {
  readonly models: ReadonlyMap<number, ModelFacts>
  /** The keys of a group and of all groups above it. */
  readonly above: ReadonlyMap<string, readonly string[]>
}

export async function readFacts(): Promise<Facts> {
  const groups = await dbRead().execute<GroupRow>(sql`select id, key, parent_id from product_groups`)
  const byId = new Map(groups.rows.map((row) => [row.id, row]))
  const lineOf = (row: GroupRow | undefined): string[] =>
    row ? [row.key, ...lineOf(row.parent_id === null ? undefined : byId.get(row.parent_id))] : []
  const models = await dbRead().execute<ModelFacts>(sql`
    select m.id, m.slug as name, b.slug as brand, m.kind, m.gender, m.age_group,
      array(select g.key from product_groups g where g.id in (m.main_group_id, p.main_group_id)
        or g.id in (select group_id from model_groups where model_id in (m.id, p.id))) as groups,
      array(select distinct c.control from variants v join colours c on c.id = v.colour_id where v.model_id = m.id) as colours,
      array(select distinct s.name from variants v join sizes s on s.id = v.size_id where v.model_id = m.id) as sizes,
      coalesce((select min(active) from variants v join prices r on r.variant_id = v.id where v.model_id = m.id and r.price_area = 1), 0) as price
    from models m join brands b on b.id = m.brand_id left join models p on p.id = m.second_hand_parent_id`)
  return {
    models: new Map(models.rows.map((row) => [row.id, row])),
    above: new Map(groups.rows.map((row) => [row.key, lineOf(row)])),
  }
}

const wearerOf = ({ gender, age_group: age }: ModelFacts) =>
  age === 'kids' ? 'kids' : gender === 'female' ? 'women' : gender === 'male' ? 'men' : 'unisex'

interface Condition {
  readonly isMet: (model: ModelFacts) => boolean
  /** Some product that meets it makes the condition count. */
  readonly binds: (model: ModelFacts) => boolean
}

/** The conditions of an expectation besides its groups, each as a test of a model. */
function conditionsOf(wanted: Expectation): Condition[] {
  const { brand, colour, maxPriceEur, gender, kind, size } = wanted
  const tests = [
    ...(brand === undefined ? [] : [(model: ModelFacts) => model.brand === brand]),
    ...(colour === undefined ? [] : [(model: ModelFacts) => model.colours.includes(colour)]),
    ...(maxPriceEur === undefined ? [] : [(model: ModelFacts) => model.price <= maxPriceEur * 100]),
    ...(gender === undefined ? [] : [(model: ModelFacts) => gender.includes(wearerOf(model))]),
    ...(kind === undefined ? [] : [(model: ModelFacts) => model.kind === (kind === 'gift' ? 'giftcard' : kind)]),
  ]
  // A product that is not divided by size meets it, but does not make it binding.
  const hasSize = (model: ModelFacts) => size === undefined || model.sizes.includes(size)
  return [
    ...tests.map((isMet) => ({ isMet, binds: isMet })),
    ...(size === undefined
      ? []
      : [{ isMet: (model: ModelFacts) => model.sizes.length < 2 || hasSize(model), binds: hasSize }]),
  ]
}

/** Whether a first result is what the shopper meant. */
function isSensible(first: number | undefined, wanted: Expectation, { models, above }: Facts): boolean {
  const found = first === undefined ? undefined : models.get(first)
  if (!found) return false
  if (wanted.notSold) return true
  const isOfKind = ({ groups }: ModelFacts) =>
    wanted.groups.length === 0 || groups.some((key) => above.get(key)?.some((own) => wanted.groups.includes(own)))
  const conditions = conditionsOf(wanted)
  const right = [...models.values()].filter(isOfKind)
  const binding = conditions.filter(({ binds }) => right.some(binds))
  const met = (model: ModelFacts) => binding.filter(({ isMet }) => isMet(model)).length
  // Where no product meets all conditions, one that meets as many as any other is right.
  return isOfKind(found) && met(found) >= Math.max(0, ...right.map(met))
}

/** What a shopper of the language pays in. */
const CURRENCIES: Readonly<Record<Language, string>> = {
  en: 'eur',
  fi: 'eur',
  sv: 'sek',
  de: 'eur',
  fr: 'eur',
  ru: 'rub',
}

const AT_ONCE = 8

export interface Verdict {
  readonly language: Language
  readonly wanted: Expectation
  readonly first: number | undefined
  readonly isRight: boolean
}

/** Judges every query of a set; the answers come from the database of this process. */
export async function judge(set: QuerySet, facts: Facts): Promise<Verdict[]> {
  const asked = LANGUAGES.flatMap((language) => (set.languages[language] ?? []).map((wanted) => ({ language, wanted })))
  const verdicts: Verdict[] = []
  for (let at = 0; at < asked.length; at += AT_ONCE)
    verdicts.push(
      ...(await Promise.all(
        asked.slice(at, at + AT_ONCE).map(async ({ language, wanted }) => {
          const [first] = (await searchModels(wanted.q, language, { currency: CURRENCIES[language] })).ids
          return { language, wanted, first, isRight: isSensible(first, wanted, facts) }
        }),
      )),
    )
  return verdicts
}
