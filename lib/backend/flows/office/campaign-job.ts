/** Writes the rows of a campaign, in parts. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { priceCampaignRows, priceCampaigns } from '@/lib/backend/domain/schema/office-goods'
import type { Tx } from '@/lib/backend/platform/database/with-tx'

import { campaignRows } from './campaign-rows'
import type { JobKind } from './job-kind'

const PART = 500

const input = z.object({ campaign: z.int(), variants: z.array(z.int()) })
export type CampaignJobInput = z.output<typeof input>

async function part(tx: Tx, given: unknown, from: number) {
  const { campaign: id, variants } = input.parse(given)
  const ids = variants.slice(from, from + PART)
  const [campaign] = await tx.select().from(priceCampaigns).where(eq(priceCampaigns.id, id))
  if (!campaign) return { done: ids.length, faults: [] }
  // Campaigns that are planned at the same time for the same variants see each other's rows, one after the other.
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
  const terms = {
    rule: campaign.rule,
    kind: campaign.kind,
    areas: campaign.areas as (1 | 2)[],
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
  }
  const rows = await campaignRows(tx, ids, terms, { language: 'en', own: id })
  const kept = rows.flatMap(({ variant, area, next, isLeftOut }) =>
    isLeftOut || next === null ? [] : [{ campaignId: id, variantId: variant, priceArea: area, amount: next }],
  )
  if (kept.length > 0) await tx.insert(priceCampaignRows).values(kept).onConflictDoNothing()
  const faults = rows
    .filter(({ isLeftOut }) => isLeftOut)
    .map(({ title, sku, warnings: [why = 'no_price'] }) => ({ record: sku ?? title, message: why }))
  return { done: ids.length, faults }
}

export const campaignJob: JobKind = {
  part,
  end: async (tx, given, how) => {
    const { campaign } = input.parse(given)
    await tx.execute(sql`
      update price_campaigns set state = ${how === 'done' ? 'planned' : 'stopped'} where id = ${campaign} and state = 'preparing'`)
    if (how !== 'done')
      await tx.execute(
        sql`update price_campaign_rows set state = 'ended' where campaign_id = ${campaign} and state = 'planned'`,
      )
  },
}
