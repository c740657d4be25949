import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'

/** A gift campaign as its form holds it: ids and dates as the text of their fields. */
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
 * What a draft sends when it is saved. The next send date goes along only when it is no longer `filledNext`, as its field was filled:
 * meanwhile that date may have passed and be empty.
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

/** The field that keeps a draft from being saved, and the id of the message that says why. */
export function draftProblem({ names, slug }: GiftDraft): { field: string; message: string } | null {
  if (!Object.values(names).some((name) => name.trim() !== ''))
    return { field: 'names', message: 'staff.gift_name_missing' }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return { field: 'slug', message: 'staff.gift_slug_wrong' }
  return null
}

const pad = (value: number) => String(value).padStart(2, '0')

/** A moment as a field for date and time holds it, in the time zone of the browser; '' for none. */
export function fieldOf(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

const momentOf = (field: string) => (field === '' ? null : new Date(field).toISOString())
/** The ids in a text, however they are separated. */
const idsIn = (text: string) => [...text.matchAll(/\d{1,9}/g)].map(([digits]) => Number(digits)).filter((id) => id > 0)
