/** The mails of the forms on content pages. */
import { readEnquiry } from '@/lib/backend/flows/enquiries/enquiries'
import {
  newsletterLink,
  oneClickAddress,
  readSubscription,
  type Subscription,
} from '@/lib/backend/flows/enquiries/newsletter'
import type { EnquiryMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

import type { Draft } from './layout'

type Payload = Readonly<Record<string, unknown>>

export interface EnquiryMail {
  readonly draft: Draft
  readonly language: Language
  readonly replyTo?: string
  /** The one-click address of a newsletter. */
  readonly unsubscribe?: string
}

export const ENQUIRY_COMPOSERS: Readonly<Record<EnquiryMailKind, (payload: Payload) => Promise<EnquiryMail | null>>> = {
  enquiry: toShop,
  enquiry_receipt: receipt,
  newsletter_confirm: (payload) => ofSubscription(payload, confirmation),
  newsletter_welcome: (payload) => ofSubscription(payload, welcome),
}

/** To the shop, in its own language; an answer goes to the writer. */
async function toShop({ enquiry_id: id }: Payload): Promise<EnquiryMail | null> {
  const enquiry = await readEnquiry(Number(id))
  return enquiry && enquiryMail(enquiry)
}

export type Enquiry = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>

export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  const translate = translatorFor(DEFAULT_LANGUAGE)
  const { contact } = config()
  const rows = [
    ['mail.enquiry_number', enquiry.number],
    ['mail.enquiry_name', enquiry.name],
    ['mail.enquiry_email', enquiry.email],
    ['mail.enquiry_phone', enquiry.phone],
    ['mail.enquiry_company', enquiry.company],
    ['mail.enquiry_business_id', enquiry.business_id],
    ['mail.order_number', enquiry.order_number],
    ['mail.enquiry_language', `${enquiry.language}, ${enquiry.country}`],
  ] as const
  return {
    language: DEFAULT_LANGUAGE,
    // A report about a fault by a guest has no address.
    ...(enquiry.email !== '' && { replyTo: enquiry.email }),
    draft: {
      to: contact.email,
      subject: translate(`mail.enquiry_${enquiry.kind}_subject`, { number: enquiry.number, name: enquiry.name }),
      blocks: [
        rows.filter(([, value]) => value !== '').map(([label, value]) => [translate(label), value]),
        enquiry.message,
      ],
    },
  }
}

/** To the writer. It repeats nothing of the message, because the address may be somebody else's. */
async function receipt({ enquiry_id: id }: Payload): Promise<EnquiryMail | null> {
  const enquiry = await readEnquiry(Number(id))
  return enquiry && receiptMail(enquiry)
}

export function receiptMail(enquiry: Enquiry): EnquiryMail {
  const language = isLanguage(enquiry.language) ? enquiry.language : DEFAULT_LANGUAGE
  const translate = translatorFor(language)
  const { shopName } = config()
  return {
    language,
    draft: {
      to: enquiry.email,
      subject: translate('mail.enquiry_receipt_subject', { number: enquiry.number, shop: shopName }),
      blocks: [
        translate('mail.account_hello'),
        translate('mail.enquiry_receipt', { number: enquiry.number }),
        translate('mail.signature', { shop: shopName }),
      ],
    },
  }
}

async function ofSubscription(
  { subscription_id: id }: Payload,
  compose: (subscription: Subscription) => EnquiryMail | null,
): Promise<EnquiryMail | null> {
  const subscription = await readSubscription(Number(id))
  return subscription && compose(subscription)
}

/** Null when it was confirmed in the meantime. */
export function confirmation(subscription: Subscription): EnquiryMail | null {
  const { email, language, list, is_confirmed: isConfirmed } = subscription
  if (isConfirmed) return null
  const translate = translatorFor(language)
  const { shopName } = config()
  const name = translate(`mail.newsletter_${list}`)
  return {
    language,
    draft: {
      to: email,
      subject: translate('mail.newsletter_confirm_subject', { newsletter: name, shop: shopName }),
      blocks: [
        translate('mail.account_hello'),
        translate('mail.newsletter_confirm', { newsletter: name, shop: shopName }),
        { label: translate('mail.newsletter_confirm_label'), link: newsletterLink('confirm', subscription) },
        translate('mail.newsletter_confirm_note'),
        translate('mail.signature', { shop: shopName }),
      ],
    },
  }
}

/** Null when the subscription is not confirmed. */
export function welcome(subscription: Subscription): EnquiryMail | null {
  const { email, language, list, is_confirmed: isConfirmed } = subscription
  if (!isConfirmed) return null
  const translate = translatorFor(language)
  const { shopName } = config()
  const name = translate(`mail.newsletter_${list}`)
  return {
    language,
    unsubscribe: oneClickAddress(subscription),
    draft: {
      to: email,
      subject: translate('mail.newsletter_welcome_subject', { newsletter: name, shop: shopName }),
      blocks: [
        translate('mail.account_hello'),
        translate('mail.newsletter_welcome', { newsletter: name }),
        translate('mail.signature', { shop: shopName }),
        {
          label: translate('mail.newsletter_unsubscribe'),
          link: newsletterLink('unsubscribe', subscription),
          quiet: true,
        },
      ],
    },
  }
}
