/** Price campaigns over a selection: previewed, planned, moved and stopped. They begin and end by the sweep (domain/catalogue/campaigns.ts). */
import { desc, eq, sql } from 'drizzle-orm'

import { runCampaigns } from '@/lib/backend/domain/catalogue/campaigns'
import { officeJobs, recordChanges } from '@/lib/backend/domain/schema/office'
import { priceCampaigns } from '@/lib/backend/domain/schema/office-goods'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { lawfulPercent } from '@/lib/catalog/campaign-price'
import { ApiError } from '@/lib/contract/errors'
import { CAMPAIGN_VARIANTS } from '@/lib/contract/limits/office'
import type {
  CampaignPlan,
  campaignPreview,
  CampaignWarning,
  OfficeCampaign,
  priceEvents,
} from '@/lib/contract/schemas/office-campaigns'
import type { z } from 'zod'

import type { Actor } from './actor'
import type { CampaignJobInput } from './campaign-job'
import { campaignRows, type Terms } from './campaign-rows'
import { runJob, shownJob, stopJobIn } from './jobs'
import { idsOf } from './list'
import { entityNamed } from './registry'
import type { Note } from './save'
import { variantTitle } from './entities/variant-title'

const PAGE = 100
/** So few are written while the person waits; more by the job. */
const AT_ONCE = 500

const refused = () => new ApiError('FORBIDDEN', 'You may not do this.')
const missing = () => new ApiError('NOT_FOUND', 'There is no such campaign.')

function mayPlan(actor: Actor): void {
  if (!actor.may('office.prices.read') || !actor.may('office.prices.write')) throw refused()
}

/** The variants of what is selected, in the order of products and their sizes. Throws BAD_REQUEST for none or too many. */
async function selected({ of, ids, all }: CampaignPlan['selection']): Promise<number[]> {
  const found = ids ?? (all ? (await idsOf(entityNamed(of), all, CAMPAIGN_VARIANTS + 1)).map(Number) : [])
  const where = of === 'products' ? sql`model_id` : sql`id`
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from variants where ${where} = any(${sql.param([...found])}::int[]) order by model_id, sort_order, id limit ${CAMPAIGN_VARIANTS + 1}`)
  if (rows.length === 0) throw new ApiError('BAD_REQUEST', 'Nothing is selected.', { details: { reason: 'nothing' } })
  if (rows.length > CAMPAIGN_VARIANTS || found.length > CAMPAIGN_VARIANTS)
    throw new ApiError('BAD_REQUEST', `At most ${CAMPAIGN_VARIANTS} variants at once.`, {
      details: { reason: 'too_many', most: CAMPAIGN_VARIANTS },
    })
  return rows.map(({ id }) => id)
}

function checkTimes({ startsAt, endsAt }: Pick<Terms, 'startsAt' | 'endsAt'>): void {
  const isLater = Date.parse(endsAt) > Math.max(Date.parse(startsAt), Date.now())
  if (!isLater)
    throw new ApiError('BAD_REQUEST', 'It ends before it begins.', { field: 'endsAt', details: { reason: 'times' } })
}

function checkRule({ rule }: Pick<Terms, 'rule'>): void {
  if (rule.kind === 'percent' && rule.value >= 10_000)
    throw new ApiError('BAD_REQUEST', 'A reduction is less than the whole price.', {
      field: 'value',
      details: { reason: 'too_large' },
    })
}

/** What the campaign would be, a page of its rows. Nothing is changed. */
export async function previewCampaign(
  { page, ...plan }: CampaignPlan & { page: number },
  actor: Actor,
): Promise<z.output<typeof campaignPreview>> {
  mayPlan(actor)
  checkTimes(plan)
  checkRule(plan)
  const rows = await campaignRows(db(), await selected(plan.selection), plan, actor)
  const warnings: Partial<Record<CampaignWarning, number>> = {}
  for (const row of rows) for (const warning of row.warnings) warnings[warning] = (warnings[warning] ?? 0) + 1
  return {
    rows: rows.slice((page - 1) * PAGE, page * PAGE),
    total: rows.length,
    leftOut: rows.filter(({ isLeftOut }) => isLeftOut).length,
    warnings,
  }
}

interface Change {
  readonly id: number
  readonly name: string
  readonly action: 'create' | 'update'
  readonly changes: Record<string, [unknown, unknown]>
}

async function remember(tx: Tx, { id, name, action, changes }: Change, actor: Actor, { reason, undoes }: Note) {
  await tx.insert(recordChanges).values({
    entity: 'campaigns',
    recordId: String(id),
    title: name,
    action,
    changes,
    actorId: actor.id,
    reason: reason === undefined || reason === '' ? null : reason,
    undoes: undoes ?? null,
  })
}

/** Plans a campaign: one entry in the history. Its rows are written by a job; of few rows before this returns. */
export async function planCampaign(
  { name, ...plan }: CampaignPlan & { name: string },
  actor: Actor,
  note: Note,
): Promise<{ id: number }> {
  mayPlan(actor)
  checkTimes(plan)
  checkRule(plan)
  const variants = await selected(plan.selection)
  const { rule, kind, areas, startsAt, endsAt } = plan
  const made = await withTx(
    async (tx) => {
      const [campaign] = await tx
        .insert(priceCampaigns)
        .values({
          name,
          kind,
          areas: [...new Set(areas)].toSorted(),
          rule,
          state: 'preparing',
          startsAt: new Date(startsAt),
          endsAt: new Date(endsAt),
        })
        .returning({ id: priceCampaigns.id })
      const id = campaign?.id ?? 0
      const input: CampaignJobInput = { campaign: id, variants }
      const [job] = await tx
        .insert(officeJobs)
        .values({ kind: 'campaign', input, total: variants.length, actorId: actor.id })
        .returning({ id: officeJobs.id })
      const created = { kind, areas, rule, startsAt, endsAt, variants: variants.length }
      const changes = Object.fromEntries(
        Object.entries(created).map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
      )
      await remember(tx, { id, name, action: 'create', changes }, actor, note)
      return { id, job: job?.id ?? 0 }
    },
    { name: 'office.campaign' },
  )
  if (variants.length <= AT_ONCE) await runJob(made.job, 'campaign')
  return { id: made.id }
}

/** The job that writes, or wrote, the rows of a campaign. */
async function jobOf(reader: Pick<Tx, 'select'>, id: number) {
  const [job] = await reader
    .select()
    .from(officeJobs)
    .where(sql`${officeJobs.kind} = 'campaign' and (${officeJobs.input} ->> 'campaign')::int = ${id}`)
    .orderBy(desc(officeJobs.id))
    .limit(1)
  return job ?? null
}

type PlannedRow = Pick<OfficeCampaign['rows'][number], 'variant' | 'area' | 'state'>

/** Of rows that wait for the campaign, what their reduction may be announced from: as the preview said it, with the prices of now. */
async function announcedOf(rows: readonly PlannedRow[], id: number, terms: Terms, { language }: Actor) {
  const waiting = new Set(rows.filter(({ state }) => state === 'planned').map(({ variant }) => variant))
  const coming = await campaignRows(db(), [...waiting], terms, { language, own: id })
  const known = new Map(coming.map((row) => [`${row.variant} ${row.area}`, row]))
  return ({ variant, area, state }: PlannedRow) => (state === 'planned' ? known.get(`${variant} ${area}`) : undefined)
}

/** A campaign with a page of its rows. */
export async function campaignOf(id: number, page: number, actor: Actor): Promise<OfficeCampaign> {
  if (!actor.may('office.prices.read')) throw refused()
  const [campaign] = await db().select().from(priceCampaigns).where(eq(priceCampaigns.id, id))
  if (!campaign) throw missing()
  const job = await jobOf(db(), id)
  const { rows: counted } = await db().execute<{ state: keyof OfficeCampaign['counts']; count: number }>(
    sql`select state, count(*)::int as count from price_campaign_rows where campaign_id = ${id} group by 1`,
  )
  const { rows } = await db().execute<
    Omit<OfficeCampaign['rows'][number], 'percent'> & { active: number | null } & Record<string, unknown>
  >(sql`
    select r.variant_id as variant, ${variantTitle(actor.language)} as title, r.price_area as area, r.amount, r.before, r.state, r.fault,
      p.lowest30, p.active
    from price_campaign_rows r join variants v on v.id = r.variant_id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    left join prices p on p.variant_id = r.variant_id and p.price_area = r.price_area and r.state = 'begun'
    where r.campaign_id = ${id} order by v.model_id, v.sort_order, v.id, r.price_area limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const { name, kind, rule, state } = campaign
  const [startsAt, endsAt] = [campaign.startsAt.toISOString(), campaign.endsAt.toISOString()]
  const areas = campaign.areas as (1 | 2)[]
  const announced = await announcedOf(rows, id, { rule, kind, areas, startsAt, endsAt }, actor)
  return {
    id,
    name,
    kind,
    areas,
    rule,
    state,
    startsAt,
    endsAt,
    counts: {
      planned: 0,
      begun: 0,
      ended: 0,
      left: 0,
      ...Object.fromEntries(counted.map((row) => [row.state, row.count])),
    },
    job: job && shownJob(job),
    rows: rows.map(({ active, ...row }) => ({
      ...row,
      lowest30: announced(row)?.lowest30 ?? row.lowest30,
      percent: active === null ? (announced(row)?.percent ?? null) : lawfulPercent(active, row.lowest30),
    })),
    page,
    mayChange: actor.may('office.prices.write'),
  }
}

async function locked(tx: Tx, id: number) {
  const [campaign] = await tx.select().from(priceCampaigns).where(eq(priceCampaigns.id, id)).for('update')
  if (!campaign) throw missing()
  return campaign
}

const over = () => new ApiError('CONFLICT', 'The campaign has ended.', { details: { reason: 'campaign_over' } })

/**
 * Moves a campaign: its start only until it has begun, its end until it is over. Throws CONFLICT when one of its prices would then be in
 * another campaign.
 */
export async function moveCampaign(
  { id, startsAt, endsAt }: { id: number; startsAt: string; endsAt: string },
  actor: Actor,
  note: Note,
): Promise<void> {
  mayPlan(actor)
  checkTimes({ startsAt, endsAt })
  await withTx(
    async (tx) => {
      const campaign = await locked(tx, id)
      if (campaign.state === 'ended' || campaign.state === 'stopped') throw over()
      if (campaign.state === 'preparing')
        throw new ApiError('CONFLICT', 'The campaign is still being prepared.', { details: { reason: 'preparing' } })
      const isMoved = campaign.startsAt.getTime() !== Date.parse(startsAt)
      if (campaign.state === 'running' && isMoved)
        throw new ApiError('CONFLICT', 'The campaign has begun.', { details: { reason: 'campaign_begun' } })
      await tx.execute(sql`
        select 1 from variants where id in (select variant_id from price_campaign_rows where campaign_id = ${id}) order by id for no key update`)
      const { rows } = await tx.execute(sql`
        select 1 from price_campaign_rows own
        join price_campaign_rows r on r.variant_id = own.variant_id and r.price_area = own.price_area and r.campaign_id <> own.campaign_id
        join price_campaigns c on c.id = r.campaign_id and c.kind = ${campaign.kind}
        where own.campaign_id = ${id} and own.state in ('planned', 'begun') and r.state in ('planned', 'begun')
          and c.starts_at < ${endsAt}::timestamptz and c.ends_at > ${startsAt}::timestamptz limit 1`)
      if (rows.length > 0)
        throw new ApiError('CONFLICT', 'Another campaign has prices of it at that time.', {
          details: { reason: 'in_campaign' },
        })
      await tx
        .update(priceCampaigns)
        .set({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
        .where(eq(priceCampaigns.id, id))
      const changes: Change['changes'] = {
        ...(isMoved && { startsAt: [campaign.startsAt.toISOString(), startsAt] }),
        endsAt: [campaign.endsAt.toISOString(), endsAt],
      }
      await remember(tx, { id, name: campaign.name, action: 'update', changes }, actor, note)
    },
    { name: 'office.campaign' },
  )
}

/** Stops a campaign now: what has begun gets its earlier price back at once, what has not begun never does. */
export async function stopCampaign(id: number, actor: Actor, note: Note): Promise<void> {
  mayPlan(actor)
  await withTx(
    async (tx) => {
      // The job first, as its own parts do.
      const job = await jobOf(tx, id)
      const wasPreparing = job !== null && (await stopJobIn(tx, job.id))
      const campaign = await locked(tx, id)
      if (!wasPreparing && (campaign.state === 'ended' || campaign.state === 'stopped')) throw over()
      await tx.execute(
        sql`update price_campaigns set state = 'stopped', ends_at = least(ends_at, now()) where id = ${id}`,
      )
      const changes: Change['changes'] = { state: [wasPreparing ? 'preparing' : campaign.state, 'stopped'] }
      await remember(tx, { id, name: campaign.name, action: 'update', changes }, actor, note)
    },
    { name: 'office.campaign' },
  )
  await runCampaigns()
}

/** Takes back a change of a campaign: the plan by stopping it, a moved time by moving it back. What was stopped stays so. */
export async function takeBackCampaign(
  change: Pick<typeof recordChanges.$inferSelect, 'id' | 'recordId' | 'action' | 'changes'>,
  actor: Actor,
): Promise<void> {
  const id = Number(change.recordId)
  const note = { undoes: change.id }
  if (change.action === 'create') return stopCampaign(id, actor, note)
  if (change.changes['state']) throw over()
  const [campaign] = await db().select().from(priceCampaigns).where(eq(priceCampaigns.id, id))
  if (!campaign) throw missing()
  const was = (field: 'startsAt' | 'endsAt') => String(change.changes[field]?.[0] ?? campaign[field].toISOString())
  await moveCampaign({ id, startsAt: was('startsAt'), endsAt: was('endsAt') }, actor, note)
}

/** Every price that a variant ever had. */
export async function priceEventsOf(variant: number, actor: Actor): Promise<z.output<typeof priceEvents>> {
  if (!actor.may('office.prices.read')) throw refused()
  const { rows } = await db().execute<{
    area: number
    kind: 'regular' | 'discount' | 'club' | 'discount_free'
    amount: number | null
    from: Date | string
  }>(sql`
    select price_area as area, kind, amount, valid_from as from from price_history where variant_id = ${variant} and valid_from <= now()
    order by valid_from, id`)
  return { events: rows.map(({ from, ...row }) => ({ ...row, from: new Date(from).toISOString() })) }
}
