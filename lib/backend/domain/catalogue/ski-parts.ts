/** Models in the ski wizard: their sport, group and the properties that decide about compatibility (lib/catalog/ski). */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'
import { type SkiGroup, type SkiPart, skiPart, type SkiProperty, type SkiSport } from '@/lib/catalog/ski/compatibility'

interface PartRow extends Record<string, unknown> {
  id: number
  wizard: { group: SkiGroup; sport: SkiSport }
  properties: SkiProperty[]
}

/** A wizard group has few models; with a catalogue of thousands only the best-selling ones are shown. */
const MAX_IN_GROUP = 300

/** Properties of models for the rules: numbers, and options in English, the language of the norms' names. */
const PROPERTIES = sql`(select coalesce(json_agg(json_build_object('slug', p.slug, 'number', mp.value_number, 'text', mp.value_texts->>'en')), '[]')
  from model_properties mp join properties p on p.id = mp.property_id where mp.model_id = best.id)`

/** New, public models of the wizard that match a condition on `models m`, by id, best-selling first. */
async function readParts(reader: Db, condition: ReturnType<typeof sql>): Promise<Map<number, SkiPart>> {
  const { rows } = await reader.execute<PartRow>(sql`
    select best.id, best.wizard, ${PROPERTIES} as properties
    from (
      select m.id, m.ski_wizard as wizard, row_number() over (partition by m.ski_wizard->>'group' order by m.sold_amount desc, m.id) as place
      from models m where (m.ski_wizard->>'belongsTo')::boolean and m.kind = 'new' and m.is_public and not m.campaign_only and ${condition}
    ) best where best.place <= ${MAX_IN_GROUP} order by best.place, best.id`)
  return new Map(rows.map(({ id, wizard, properties }) => [id, skiPart(wizard, properties)]))
}

/** The models of the wizard among these. */
export const skiPartsOf = (reader: Db, modelIds: readonly number[]): Promise<Map<number, SkiPart>> =>
  readParts(reader, sql`m.id = any(${sql.param([...modelIds])}::int[])`)

/** Every model of a sport. */
export const skiPartsIn = (reader: Db, sport: SkiSport): Promise<Map<number, SkiPart>> =>
  readParts(reader, sql`m.ski_wizard->>'sport' = ${sport}`)
