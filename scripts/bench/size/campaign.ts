/** Plans, begins and stops a price campaign over so many variants: `tsx scripts/bench/size/campaign.ts 20000`. Prints the seconds of each step. */
import { sql } from 'drizzle-orm'

import { runCampaigns } from '@/lib/backend/domain/catalogue/campaigns'
import { campaignOf, planCampaign, stopCampaign } from '@/lib/backend/flows/office/campaigns'
import { runOfficeJobs } from '@/lib/backend/flows/office/jobs'
import { closePools, db } from '@/lib/backend/platform/database/pool'

import { EVERYBODY } from './office'

const DAY_MS = 86_400_000

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`)
}

const count = Number(process.argv[2])
// Those whose price is not reduced: each gets a new one.
const { rows } = await db().execute<{ id: number }>(sql`
  select v.id from variants v join prices p on p.variant_id = v.id and p.price_area = 1
  where p.discount_value is null and p.regular > 1000 order by hashint4(v.id) limit ${count}`)
const now = Date.now()
const plan = {
  name: `Bench ${now}`,
  selection: { of: 'variants' as const, ids: rows.map(({ id }) => id) },
  rule: { kind: 'percent' as const, value: 1_500, rounding: 'none' as const },
  kind: 'discount' as const,
  areas: [1 as const],
  startsAt: new Date(now - 1_000).toISOString(),
  endsAt: new Date(now + DAY_MS).toISOString(),
}
let id = 0
await timed('planned', async () => ({ id } = await planCampaign(plan, EVERYBODY, {})))
await timed('rows written', runOfficeJobs)
await timed('begun', runCampaigns)
const { counts } = await campaignOf(id, 1, EVERYBODY)
console.log(`begun ${counts.begun}, left ${counts.left}`)
await timed('stopped', () => stopCampaign(id, EVERYBODY, {}))
await closePools()
