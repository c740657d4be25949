/** The designs of a gift card (spec 3 §3 `gift_card_templates`). */
import type { models } from '@/lib/backend/domain/schema/catalogue'
import type { GiftCardTemplate } from '@/lib/contract/schemas/common'
import type { Language } from '@/lib/market/languages'

import { pick } from '@/lib/backend/domain/texts/localized'

export type StoredTemplates = (typeof models.$inferSelect)['giftCardTemplates']

/** The designs in one language, in the shop's order; empty for a model that is not a gift card. */
export function giftCardTemplates(stored: StoredTemplates, language: Language): GiftCardTemplate[] {
  return (stored ?? []).map(({ slug, names, image }) => ({ slug, name: pick(names, language), image }))
}
