/** One model by its slug, and the check who may see it. */
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import { may } from '@/lib/backend/domain/access/access'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { brands, models } from '@/lib/backend/domain/schema/catalogue'
import { giftCampaigns } from '@/lib/backend/domain/schema/orders'
import { ApiError } from '@/lib/contract/errors'

const notFound = () => new ApiError('NOT_FOUND', 'Product not found.')

export interface ModelAddress {
  readonly slug: string
  /** Brand slug; without it the public model with the lowest id is used. */
  readonly manufacturer?: string | undefined
  /** Slug of the gift campaign: then only a model that is one of its gifts is found (spec 3 §7). */
  readonly giftCampaign?: string | undefined
}

/** Splits `{brandSlug}/…/{modelSlug}` or a bare model slug. */
export function addressOf(path: string): ModelAddress {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  const slug = parts.at(-1) ?? ''
  return parts.length > 1 ? { slug, manufacturer: parts[0] } : { slug }
}

/** The gifts of a running campaign; null when there is no such campaign. */
async function giftsOf(campaign: string): Promise<readonly number[] | null> {
  const [row] = await db()
    .select({ modelIds: giftCampaigns.modelIds })
    .from(giftCampaigns)
    .where(
      and(
        eq(giftCampaigns.slug, campaign.toLowerCase()),
        or(isNull(giftCampaigns.validUntil), gt(giftCampaigns.validUntil, sql`now()`)),
      ),
    )
  return row?.modelIds ?? null
}

/** The model with its brand. Throws NOT_FOUND; visibility is not checked. */
export async function findModel({ slug, manufacturer, giftCampaign }: ModelAddress) {
  const gifts = giftCampaign === undefined ? undefined : await giftsOf(giftCampaign)
  if (gifts === null) throw notFound()
  const [row] = await db()
    .select({ model: models, brand: brands })
    .from(models)
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(
      and(
        eq(models.slug, slug.toLowerCase()),
        manufacturer === undefined ? undefined : eq(brands.slug, manufacturer.toLowerCase()),
        gifts && inArray(models.id, [...gifts]),
      ),
    )
    .orderBy(desc(models.isPublic), asc(models.id))
    .limit(1)
  if (!row) throw notFound()
  return row
}

export type FoundModel = Awaited<ReturnType<typeof findModel>>

/**
 * Throws NOT_FOUND when the viewer may not see the model: staff see all, everyone sees public ones; a model that is sold only in gift
 * campaigns is shown to viewers from a running campaign (spec 3 §2, §6).
 */
export function checkVisible(
  { model }: FoundModel,
  viewer: Principal,
  { giftCampaign }: Pick<ModelAddress, 'giftCampaign'> = {},
): void {
  if (may(viewer, 'catalogue.read_hidden')) return
  if (!model.isPublic || (model.campaignOnly && giftCampaign === undefined)) throw notFound()
}
