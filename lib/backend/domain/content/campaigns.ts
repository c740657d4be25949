/** Campaigns (spec 1 §2): a page with text, a scene and products, with a beginning and an end. */
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pages } from '@/lib/backend/domain/schema/content'
import { ApiError } from '@/lib/contract/errors'
import type { Campaign } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

import { pagePath, slugsOf } from './page-path'
import { cutPath } from './picture-cut'
import type { ShownTexts } from './page-versions'
import { isRunning } from './running'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

/** A running campaign by its whole path in a language. Throws NOT_FOUND 'Campaign not found'. */
export async function campaign(slug: string, language: Language): Promise<Campaign> {
  return campaignWhere(and(isCampaignIn(language), eq(pages.slug, pagePath(slug)), isRunning))
}

/** A campaign as shoppers will see it, whether it runs or not; `texts`: with those of a version. Throws NOT_FOUND. */
export const plannedCampaign = (key: string, language: Language, texts?: ShownTexts): Promise<Campaign> =>
  campaignWhere(and(isCampaignIn(language), eq(pages.key, key)), texts)

const isCampaignIn = (language: Language) => and(eq(pages.language, language), eq(pages.kind, 'campaign'))

async function campaignWhere(isWanted: SQL | undefined, texts?: ShownTexts): Promise<Campaign> {
  const [found] = await db()
    .select({ ...getTableColumns(pages), image: sql<string | null>`${cutPath('pages.image', 'banner')}` })
    .from(pages)
    .where(isWanted)
  if (!found) throw new ApiError('NOT_FOUND', 'Campaign not found')
  const row = { ...found, ...texts }
  return {
    id: row.id,
    title: row.title,
    content: sanitizeHtml(row.contentHtml),
    metaDescription: row.metaDescription,
    image: row.image,
    slugs: await slugsOf(row.key),
    ends: row.endsAt?.toISOString() ?? null,
    isClub: row.goods !== null && 'club' in row.goods,
  }
}
