/** Gift campaigns (spec 3 §2, §4, §7): the page of a running one, and the check whether a code can be redeemed for a product. */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { cardsOf } from '@/lib/backend/domain/catalogue/cards'
import { pick } from '@/lib/backend/domain/texts/localized'
import { contentHtml } from '@/lib/backend/domain/texts/markdown'
import { db } from '@/lib/backend/platform/database/pool'
import { models, variants } from '@/lib/backend/domain/schema/catalogue'
import { giftCampaigns } from '@/lib/backend/domain/schema/orders'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { GiftCampaign } from '@/lib/contract/schemas/gift-campaign'
import type { Language } from '@/lib/market/languages'

import { guardGuesses } from '@/lib/backend/flows/checkout/code-guard'
import { readCampaign } from '@/lib/backend/flows/checkout/read-codes'

const isRunning = or(isNull(giftCampaigns.validUntil), gt(giftCampaigns.validUntil, sql`now()`))

/** The page of a running campaign, its gifts in the campaign's order. Throws NOT_FOUND 'Campaign not found'. */
export async function giftCampaign(slug: string, language: Language, taxAreaId: number): Promise<GiftCampaign> {
  const [row] = await db()
    .select()
    .from(giftCampaigns)
    .where(and(eq(giftCampaigns.slug, slug.toLowerCase()), isRunning))
  if (!row) throw new ApiError('NOT_FOUND', 'Campaign not found')
  const cards = new Map(
    (await cardsOf(row.modelIds, language, taxAreaId, { withGifts: true })).map((card) => [card.id, card]),
  )
  return {
    slug: row.slug,
    name: pick(row.names, language),
    description: contentHtml(pick(row.descriptions, language), 'markdown'),
    valid_until: row.validUntil?.toISOString() ?? null,
    products: row.modelIds.flatMap((id) => cards.get(id) ?? []),
  }
}

const wrongCode = () =>
  new ApiError('BAD_REQUEST', 'The code is not valid in this campaign, or has been used.', { field: 'code' })

/**
 * Checks that the code is an unused one of the running campaign, and the variant one of its gifts. This does not use the code; only an
 * order does. Throws BAD_REQUEST on its field, TOO_MANY_REQUESTS after too many wrong codes.
 */
export async function validateGiftCode(
  { code, product_id: variantId, category_slug: slug }: Body<'validateGiftCode'>,
  context: CallContext,
): Promise<{ code: string; category: string }> {
  const look = async () => {
    const campaign = await readCampaign(db(), slug, code)
    if (!campaign) throw wrongCode()
    const [variant] = await db()
      .select({ modelId: variants.modelId })
      .from(variants)
      .innerJoin(models, eq(models.id, variants.modelId))
      .where(and(eq(variants.id, variantId), eq(models.isPublic, true)))
    if (!variant || !campaign.modelIds.includes(variant.modelId)) {
      throw new ApiError('BAD_REQUEST', 'This product is not part of the campaign.', { field: 'product_id' })
    }
    return { code, category: campaign.slug }
  }
  const isWrong = (error: unknown) => error instanceof ApiError && error.extra.field === 'code'
  return guardGuesses({ asked: 1, field: 'code' }, context, look, {
    of: () => 0,
    after: (error) => (isWrong(error) ? 1 : 0),
  })
}
