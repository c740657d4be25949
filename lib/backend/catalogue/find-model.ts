/** One model by its slug, and who may see it. */
import { and, arrayContains, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

import { isStaff } from '@/lib/backend/api/access'
import type { Principal } from '@/lib/backend/api/types'
import { db } from '@/lib/backend/db/pool'
import { brands, giftCampaigns, models } from '@/lib/backend/db/schema'
import { ApiError } from '@/lib/contract/errors'

const notFound = () => new ApiError('NOT_FOUND', 'Product not found.')

export interface ModelAddress {
  readonly slug: string
  /** Brand slug; without it the public model with the lowest id wins. */
  readonly manufacturer?: string | undefined
}

/** Splits `{brandSlug}/…/{modelSlug}` or a bare model slug. */
export function addressOf(path: string): ModelAddress {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  const slug = parts.at(-1) ?? ''
  return parts.length > 1 ? { slug, manufacturer: parts[0] } : { slug }
}

/** The model with its brand. Throws NOT_FOUND; visibility is not looked at. */
export async function findModel({ slug, manufacturer }: ModelAddress) {
  const [row] = await db()
    .select({ model: models, brand: brands })
    .from(models)
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(models.slug, slug.toLowerCase()), manufacturer === undefined ? undefined : eq(brands.slug, manufacturer.toLowerCase())))
    .orderBy(desc(models.isPublic), asc(models.id))
    .limit(1)
  if (!row) throw notFound()
  return row
}

export type FoundModel = Awaited<ReturnType<typeof findModel>>

/**
 * Throws NOT_FOUND when the viewer may not see the model: staff see all, everyone sees public ones; one that is sold
 * in gift campaigns only is shown to those who come from a running campaign (spec 3 §2, §6).
 */
export async function checkVisible({ model }: FoundModel, viewer: Principal, giftCampaign?: string): Promise<void> {
  if (isStaff(viewer)) return
  if (!model.isPublic) throw notFound()
  if (!model.campaignOnly) return
  const [campaign] = giftCampaign === undefined ? [] : await db()
    .select({ id: giftCampaigns.id })
    .from(giftCampaigns)
    .where(and(
      eq(giftCampaigns.slug, giftCampaign), arrayContains(giftCampaigns.modelIds, [model.id]),
      or(isNull(giftCampaigns.validUntil), gt(giftCampaigns.validUntil, sql`now()`)),
    ))
  if (!campaign) throw notFound()
}
