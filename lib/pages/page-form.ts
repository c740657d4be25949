import type { EnquiryKind, Newsletter } from '@/lib/contract/limits/enquiries'
import type { Language } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'

/** The form of a content page: a message to the shop, or the subscription of a newsletter. */
export type PageForm =
  | { readonly kind: 'enquiry'; readonly enquiry: EnquiryKind }
  | { readonly kind: 'newsletter'; readonly list: Newsletter }

const FORMS = {
  ask: { kind: 'enquiry', enquiry: 'ask' },
  'corporate-info-form': { kind: 'enquiry', enquiry: 'company' },
  enterprise: { kind: 'enquiry', enquiry: 'offer' },
  'corporate-newsletter': { kind: 'newsletter', list: 'corporate' },
  'forest-newsletter': { kind: 'newsletter', list: 'forest' },
} as const satisfies Record<string, PageForm>
const NAMES = Object.keys(FORMS) as (keyof typeof FORMS)[]

/** The form of the content page with this slug (spec 1 §2 "/ask", "/corporate-info-form", "/forest-newsletter"); null for pages without one. */
export function pageForm(slug: string | undefined, language: Language): PageForm | null {
  const name = NAMES.find((each) => CONTENT_SLUGS[each][language] === slug)
  return name ? FORMS[name] : null
}
