/** The mail with the code of a gift campaign, with the text and the card design of the campaign. */
import { eq } from 'drizzle-orm'

import { pick } from '@/lib/backend/domain/texts/localized'
import { contentHtml } from '@/lib/backend/domain/texts/markdown'
import { plainText } from '@/lib/catalog/plain-text'
import { db } from '@/lib/backend/platform/database/pool'
import { giftCampaignCodes, giftCampaigns } from '@/lib/backend/domain/schema/orders'
import { codeOf } from '@/lib/backend/flows/gift-campaigns/codes'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'
import { shopTimeZone } from '@/lib/market/shop-time'
import { translatorFor } from '@/lib/messages/all'

import type { Draft } from './layout'

/**
 * The message for a code, by the code's number. Null when it must not be sent any more: the code is used or not assigned, or its campaign
 * has ended. Throws when the code cannot be computed, because the shop's secret has changed since.
 */
export async function giftCampaignMail(codeId: number): Promise<{ draft: Draft; language: Language } | null> {
  const [row] = await db()
    .select({ code: giftCampaignCodes, campaign: giftCampaigns })
    .from(giftCampaignCodes)
    .innerJoin(giftCampaigns, eq(giftCampaigns.id, giftCampaignCodes.campaignId))
    .where(eq(giftCampaignCodes.id, codeId))
  if (!row || row.code.email === null || row.code.usedByOrderId !== null) return null
  const {
    campaign,
    code: { email, nonce, codeHash },
  } = row
  if (campaign.validUntil && campaign.validUntil <= new Date()) return null
  const code = codeOf({ nonce, code_hash: codeHash })
  if (code === null) throw new Error('The code of a gift campaign does not follow from the shop’s secret any more.')
  const language = LANGUAGES.find((known) => known === row.code.language) ?? 'en'
  return { language, draft: campaignDraft(campaign, { email, code }, language) }
}

type Campaign = Pick<
  typeof giftCampaigns.$inferSelect,
  'slug' | 'names' | 'descriptions' | 'validUntil' | 'emailTemplate' | 'cardTemplate'
>

export function campaignDraft(
  campaign: Campaign,
  { email, code }: { email: string; code: string },
  language: Language,
): Draft {
  const translate = translatorFor(language)
  const { shopName, routing } = config()
  const name = pick(campaign.names, language)
  const words = plainText(contentHtml(pick(campaign.descriptions, language), 'markdown'))
  const until =
    campaign.validUntil &&
    translate('mail.gift_until', {
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopTimeZone() }).format(
        campaign.validUntil,
      ),
    })
  const page = localizedPath('giftcampaigns/category', { category: campaign.slug }, language)
  return {
    to: email,
    subject: translate(`mail.gift_subject_${campaign.emailTemplate}`, { name }),
    blocks: [
      translate(`mail.gift_intro_${campaign.emailTemplate}`),
      ...(words ? [words] : []),
      translate('mail.gift_how'),
      {
        card: {
          look: campaign.cardTemplate,
          title: name,
          label: translate('mail.gift_code'),
          code,
          note: until ?? '',
        },
      },
      { label: translate('mail.gift_choose'), link: absoluteUrl(routing, language, page) },
      translatorFor(language)('mail.signature', { shop: shopName }),
    ],
  }
}
