/** What models are in the ski wizard: their sport, group and the properties that decide what fits (lib/catalog/ski). */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/db/pool'
import { type SkiGroup, type SkiPart, skiPart, type SkiProperty, type SkiSport } from '@/lib/catalog/ski/compatibility'

interface PartRow extends Record<string, unknown> { id: number; wizard: { group: SkiGroup; sport: SkiSport }; properties: SkiProperty[] }

/** Models of one wizard group are few; a catalogue of thousands shows the best sold. */
const MAX_MODELS = 400

/** Of models' properties as rules read them: numbers, and options in English, in which the norms are named. */
const PROPERTIES = sql`(select coalesce(json_agg(json_build_object('slug', p.slug, 'number', mp.value_number, 'text', mp.value_texts->>'en')), '[]')
  from model_properties mp join properties p on p.id = mp.property_id where mp.model_id = m.id)`

/** New, public models of the wizard that satisfy a condition on `models m`, by id, the best sold first. */
async function readParts(reader: Db, condition: ReturnType<typeof sql>): Promise<Map<number, SkiPart>> {
  const { rows } = await reader.execute<PartRow>(sql`
    select m.id, m.ski_wizard as wizard, ${PROPERTIES} as properties
    from models m where (m.ski_wizard->>'belongsTo')::boolean and m.kind = 'new' and m.is_public and not m.campaign_only and ${condition}
    order by m.sold_amount desc, m.id limit ${MAX_MODELS}`)
  return new Map(rows.map(({ id, wizard, properties }) => [id, skiPart(wizard, properties)]))
}

/** Those of these models that belong to the wizard. */
export const skiPartsOf = (reader: Db, modelIds: readonly number[]): Promise<Map<number, SkiPart>> =>
  readParts(reader, sql`m.id = any(${sql.param([...modelIds])}::int[])`)

/** Every model of a sport. */
export const skiPartsIn = (reader: Db, sport: SkiSport): Promise<Map<number, SkiPart>> => readParts(reader, sql`m.ski_wizard->>'sport' = ${sport}`)
