import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { shopLocalTime, shopMoment } from '@/lib/market/shop-time'

/** A gift campaign in its form: ids and dates as text. */
export interface GiftDraft {
  slug: string
  names: StaffGiftCampaign['names']
  descriptions: StaffGiftCampaign['descriptions']
  models: string
  email: StaffGiftCampaign['email_template']
  card: StaffGiftCampaign['card_template']
  until: string
  next: string
  isSending: boolean
}

const EMPTY_DRAFT: GiftDraft = {
  slug: '',
  names: {},
  descriptions: {},
  models: '',
  email: 'gift',
  card: 'plain',
  until: '',
  next: '',
  isSending: false,
}

export function draftOf(campaign: StaffGiftCampaign | null): GiftDraft {
  if (campaign === null) return EMPTY_DRAFT
  return {
    slug: campaign.slug,
    names: campaign.names,
    descriptions: campaign.descriptions,
    models: campaign.model_ids.join(', '),
    email: campaign.email_template,
    card: campaign.card_template,
    until: fieldOf(campaign.valid_until),
    next: fieldOf(campaign.next_send_date),
    isSending: campaign.enable_sending,
  }
}

/**
 * The body that saves a draft. The next send date is included only if it differs from `filledNext`, the initial value of its field:
 * meanwhile the date may have passed and be empty.
 */
export function bodyOf(draft: GiftDraft, filledNext: string) {
  return {
    slug: draft.slug,
    names: draft.names,
    descriptions: draft.descriptions,
    model_ids: idsIn(draft.models),
    email_template: draft.email,
    card_template: draft.card,
    valid_until: momentOf(draft.until),
    ...(draft.next !== filledNext && { next_send_date: momentOf(draft.next) }),
    enable_sending: draft.isSending,
  }
}

/** The field that prevents saving, and the id of its message. */
export function draftProblem({ names, slug }: GiftDraft): { field: string; message: string } | null {
  if (!Object.values(names).some((name) => name.trim() !== ''))
    return { field: 'names', message: 'staff.gift_name_missing' }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return { field: 'slug', message: 'staff.gift_slug_wrong' }
  return null
}

/** A moment as the value of a field for date and time, in shop time; '' for none. */
export const fieldOf = (iso: string | null): string => (iso === null ? '' : shopLocalTime(new Date(iso)))

const momentOf = (field: string) => (field === '' ? null : shopMoment(field).toISOString())
/** The ids in a text, with any separators. */
const idsIn = (text: string) => [...text.matchAll(/\d{1,9}/g)].map(([digits]) => Number(digits)).filter((id) => id > 0)
