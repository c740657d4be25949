/** Management of gift campaigns by staff: texts, gifts and send dates (spec 3 §3, §4). */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { db } from '@/lib/backend/platform/database/pool'
import { models } from '@/lib/backend/domain/schema/catalogue'
import { giftCampaigns } from '@/lib/backend/domain/schema/orders'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Every campaign with the number of its codes, newest first. */
export async function listCampaigns(id?: number): Promise<StaffGiftCampaign[]> {
  const { rows } = await db().execute<StaffGiftCampaign & Record<string, unknown>>(sql`
    select g.id, g.slug, g.names, g.descriptions, g.model_ids, g.email_template, g.card_template, g.is_sending_enabled as enable_sending,
      ${iso('g.valid_until')} as valid_until, ${iso('g.next_send_at')} as next_send_date,
      count(c.code_hash)::int as codes, count(c.used_by_order_id)::int as used, count(c.email)::int as with_email, count(c.sent_at)::int as sent
    from gift_campaigns g left join gift_campaign_codes c on c.campaign_id = g.id
    ${id === undefined ? sql`` : sql`where g.id = ${id}`} group by g.id order by g.id desc`)
  return rows
}

/** Texts without the empty ones: a missing one is replaced by another language's. */
function filled(texts: Localized): Localized {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/**
 * Creates or updates a campaign. Throws BAD_REQUEST on the field for a path that another campaign has, a missing name, and products that
 * are not sold; NOT_FOUND for an unknown campaign.
 */
export async function saveCampaign(input: Body<'saveGiftCampaign'>): Promise<StaffGiftCampaign> {
  const names = filled(input.names)
  if (Object.keys(names).length === 0)
    throw new ApiError('BAD_REQUEST', 'The campaign needs a name.', { field: 'names' })
  const row = {
    slug: input.slug,
    names,
    descriptions: filled(input.descriptions),
    modelIds: [...new Set(input.model_ids)],
    emailTemplate: input.email_template,
    cardTemplate: input.card_template,
    isSendingEnabled: input.enable_sending,
    validUntil: dateOf(input.valid_until),
    ...(input.next_send_date !== undefined && { nextSendAt: dateOf(input.next_send_date) }),
  }
  const id = await withTx(
    async (tx) => {
      await checkGifts(tx, row.modelIds)
      const [before] =
        input.id === null
          ? []
          : await tx
              .select({ slug: giftCampaigns.slug })
              .from(giftCampaigns)
              .where(eq(giftCampaigns.id, input.id))
              .for('update')
      if (input.id !== null && !before) throw new ApiError('NOT_FOUND', 'Campaign not found')
      const [taken] = await tx
        .select({ id: giftCampaigns.id })
        .from(giftCampaigns)
        .where(and(eq(giftCampaigns.slug, row.slug), input.id === null ? undefined : ne(giftCampaigns.id, input.id)))
      if (taken) throw slugTaken()
      invalidateTags(tx, changeTags.giftCampaign([row.slug, ...(before ? [before.slug] : [])]))
      if (input.id !== null) {
        await tx.update(giftCampaigns).set(row).where(eq(giftCampaigns.id, input.id))
        return input.id
      }
      const [made] = await tx
        .insert(giftCampaigns)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: giftCampaigns.id })
      if (!made) throw slugTaken()
      return made.id
    },
    { name: 'gift-campaign.save' },
  )
  const [saved] = await listCampaigns(id)
  if (!saved) throw new ApiError('NOT_FOUND', 'Campaign not found')
  return saved
}

const slugTaken = () => new ApiError('BAD_REQUEST', 'Another campaign has this address.', { field: 'slug' })
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

async function checkGifts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: models.id })
    .from(models)
    .where(and(inArray(models.id, [...ids]), eq(models.isPublic, true)))
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new ApiError('BAD_REQUEST', 'Some of the gifts are not sold.', { field: 'model_ids', details: { unknown } })
}
