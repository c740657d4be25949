/** The ribbons of models: one about the environment only where the model has its proof (lib/catalog/green-claims.ts). */
import { type SQL, sql } from 'drizzle-orm'

import { GREEN_RIBBONS, PROOF_PROPERTY } from '@/lib/catalog/green-claims'

/** Rows `model_id`, `ribbon_id` of the models; whether there is a scheme at all is known to `reference`, which has no ribbon without it. */
export const provenRibbons = (models: SQL): SQL => sql`
  select mr.model_id, mr.ribbon_id from model_ribbons mr join ribbons r on r.id = mr.ribbon_id
  where mr.model_id = any(${models}) and (r.slug not in (${sql.join(
    GREEN_RIBBONS.map((slug) => sql`${slug}`),
    sql`, `,
  )}) or exists (
    select 1 from model_properties mp join properties p on p.id = mp.property_id
    where mp.model_id = mr.model_id and p.slug = ${PROOF_PROPERTY}
      and exists (select 1 from jsonb_each_text(coalesce(mp.value_texts, '{}')) t where btrim(t.value) <> '')))`
