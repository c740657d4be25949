/**
 * Invalidates cached pages when time changes what they show, because no change of data does it: content pages are published and
 * withdrawn, gift campaigns end, the end of an offer is near enough to be shown or has come, a new VAT rate begins. Banners of a season are
 * in season.ts. Pages are cached without a limit of age, so each new content that depends on the time needs a line here.
 */
import { sql } from 'drizzle-orm'

import { allSettings } from '@/lib/backend/domain/settings/settings'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { shopDay } from '@/lib/market/shop-time'
import { TAX_AREAS, TAX_CLASSES, vatRate } from '@/lib/market/tax-areas'

/** Other instances may have pages from before this one started; the first call looks back this far. */
const LOOK_BACK_MS = 300_000
const DAY_SECONDS = 86_400

let seenUntil = Date.now() - LOOK_BACK_MS

/** Content pages that begin or end. */
async function turnPages(tx: Tx, from: Date, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ language: string; slug: string }>(sql`
    select language, slug from pages where key in (
      select key from pages where (starts_at > ${from} and starts_at <= ${now}) or (ends_at > ${from} and ends_at <= ${now}))`)
  if (rows.length > 0) invalidateTags(tx, [...changeTags.page(rows), ...changeTags.pageAddress()])
  return rows.length
}

/** Products whose offer has ended, or ends soon enough that their pages say when (setting price_ending_max_days, spec 2 §9). */
async function turnOffers(tx: Tx, from: Date, now: Date, shownDays: number): Promise<number> {
  const shownFrom = sql`m.price_ending - make_interval(secs => ${shownDays * DAY_SECONDS})`
  const { rows } = await tx.execute<{ id: number; slug: string; brandSlug: string }>(sql`
    select m.id, m.slug, b.slug as "brandSlug" from models m join brands b on b.id = m.brand_id
    where (m.price_ending > ${from} and m.price_ending <= ${now})
      or (${shownFrom} > ${from} and ${shownFrom} <= ${now})`)
  if (rows.length > 0) invalidateTags(tx, rows.flatMap(changeTags.offerEnd))
  return rows.length
}

/** Gift campaigns that have ended. */
async function endGiftCampaigns(tx: Tx, from: Date, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from gift_campaigns where valid_until > ${from} and valid_until <= ${now}`)
  if (rows.length > 0) invalidateTags(tx, changeTags.giftCampaign(rows.map(({ slug }) => slug)))
  return rows.length
}

/** VAT rates that are valid from a day (of shop time) that has begun: every page that names a rate. Returns how many. */
async function beginVatRates(tx: Tx, from: Date, now: Date): Promise<number> {
  const [before, today] = [shopDay(from), shopDay(now)]
  if (before === today) return 0
  const { rows } = await tx.execute(
    sql`select 1 from tax_rates where valid_from > ${before} and valid_from <= ${today}`,
  )
  const fixed = TAX_AREAS.flatMap(({ id }) =>
    TAX_CLASSES.filter((taxClass) => vatRate(id, taxClass, before) !== vatRate(id, taxClass, today)),
  )
  const begun = rows.length + fixed.length
  if (begun > 0) invalidateTags(tx, changeTags.resources())
  return begun
}

/** Invalidates what time has changed between the last call in this process and now; returns how many things have changed. */
export async function invalidateDuePages(now: Date = new Date()): Promise<number> {
  const from = new Date(Math.min(seenUntil, now.getTime()))
  const { priceEndingMaxDays: shownDays } = readGeneralSettings(await allSettings())
  const turned = await withTx(
    async (tx) =>
      (await turnPages(tx, from, now)) +
      (await turnOffers(tx, from, now, shownDays)) +
      (await endGiftCampaigns(tx, from, now)) +
      (await beginVatRates(tx, from, now)),
    { name: 'page-times' },
  )
  seenUntil = now.getTime()
  return turned
}
