/** Composes the message of a row of the outbox. */
import { sql } from 'drizzle-orm'

import { type ComplaintRow, readComplaint } from '@/lib/backend/flows/complaints/read'
import { db } from '@/lib/backend/platform/database/pool'
import { readOrder } from '@/lib/backend/domain/orders/view'
import { readWithdrawal } from '@/lib/backend/domain/orders/withdrawals'
import { stopAddresses } from '@/lib/backend/domain/customers/reminders'
import type {
  AccountMailKind,
  EnquiryMailKind,
  OrderMailKind,
  RentalMailKind,
} from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { sellerFacts } from '@/lib/config/seller'
import { absoluteUrl } from '@/lib/market/domains'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/market/languages'
import { shopTimeZone } from '@/lib/market/shop-time'

import { ACCOUNT_COMPOSERS } from './accounts'
import { contractDocuments } from './contract-documents'
import { ENQUIRY_COMPOSERS } from './enquiries'
import { giftCampaignMail } from './gift-campaign'
import { asHtml, asText, type Draft } from './layout'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { type Translate, translatorFor } from '@/lib/messages/all'
import { ORDER_COMPOSERS } from './orders'
import { rentalMail } from './rental'
import { greeting } from './shopper-text'
import { withdrawalReceipt } from './withdrawal'

export interface OutboxRow {
  readonly kind: string
  readonly dedupeKey: string
  readonly payload: Readonly<Record<string, unknown>>
}

const RENTAL_MAILS: ReadonlySet<string> = new Set<RentalMailKind>([
  'rental_booked',
  'rental_changed',
  'rental_cancelled',
])

/** The message of an outbox row; null for a kind without message, or when its order does not exist any more. */
export async function composeMail({ kind, dedupeKey, payload }: OutboxRow): Promise<Mail | null> {
  if (kind === 'complaint_receipt') {
    const complaint = await readComplaint(Number(payload.complaint_id))
    return complaint && asMail(dedupeKey, complaintReceipt(complaint), complaint.language)
  }
  if (kind === 'withdrawal_receipt') return aboutWithdrawal(dedupeKey, payload)
  if (Object.hasOwn(ACCOUNT_COMPOSERS, kind)) {
    const draft = await ACCOUNT_COMPOSERS[kind as AccountMailKind](payload)
    return draft && asMail(dedupeKey, draft, draft.language)
  }
  if (Object.hasOwn(ENQUIRY_COMPOSERS, kind)) {
    const mail = await ENQUIRY_COMPOSERS[kind as EnquiryMailKind](payload)
    return mail && asMail(dedupeKey, mail.draft, mail.language, mail)
  }
  if (kind === 'stock_notice') return stockNotice(dedupeKey, payload)
  if (kind === 'gift_card_loss') return asMail(dedupeKey, giftCardLoss(payload), DEFAULT_LANGUAGE)
  if (kind === 'gift_campaign_code') {
    const mail = await giftCampaignMail(Number(payload.gift_code_id))
    return mail && asMail(dedupeKey, mail.draft, mail.language)
  }
  if (RENTAL_MAILS.has(kind)) return aboutRental(kind as RentalMailKind, dedupeKey, payload)
  return Object.hasOwn(ORDER_COMPOSERS, kind) ? orderMail(kind as OrderMailKind, dedupeKey, payload) : null
}

async function aboutWithdrawal(key: string, payload: OutboxRow['payload']): Promise<Mail | null> {
  const withdrawal = await readWithdrawal(Number(payload.withdrawal_id))
  return withdrawal && asMail(key, withdrawalReceipt(withdrawal), withdrawal.language)
}

async function aboutRental(kind: RentalMailKind, key: string, payload: OutboxRow['payload']): Promise<Mail | null> {
  const mail = await rentalMail(kind, Number(payload.rental_id))
  return mail && asMail(key, mail.draft, mail.language, mail)
}

async function orderMail(kind: OrderMailKind, key: string, payload: OutboxRow['payload']): Promise<Mail | null> {
  const row = await readOrder(sql`o.id = ${Number(payload.order_id)}`)
  const draft = row && ORDER_COMPOSERS[kind](row, payload)
  if (!draft) return null
  // A confirmation on a durable medium contains the terms and the information on withdrawal (Directive 2011/83/EU Art. 8(7)).
  const attachments = kind === 'order_confirmation' ? await contractDocuments(row) : []
  return asMail(key, draft, draft.language ?? row.language, { attachments })
}

/** Facts about the seller that every mail to a shopper has, as far as they are configured (Directive 2000/31/EC Article 5). */
const MAIL_FACTS: ReadonlySet<string> = new Set([
  'name',
  'address',
  'email',
  'phone',
  'businessId',
  'vatNumber',
  'register',
])

function sellerLine(language: Language): string {
  const translate = translatorFor(language)
  return sellerFacts(config())
    .filter(([name]) => MAIL_FACTS.has(name))
    .map(([name, value]) =>
      name === 'businessId' || name === 'vatNumber' ? `${translate(`legal.seller_${name}`)} ${value}` : value,
    )
    .join(', ')
}

export function asMail(
  key: string,
  { to, subject, blocks: content }: Draft,
  language: Language,
  { replyTo, unsubscribe, attachments = [] }: Pick<Mail, 'replyTo' | 'unsubscribe' | 'attachments'> = {},
): Mail {
  // Mails for the shop's own people go to its own address.
  const blocks = to === config().contact.email ? content : [...content, sellerLine(language)]
  return {
    key,
    to,
    subject,
    text: asText(blocks),
    html: asHtml(subject, blocks, language),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...(attachments.length > 0 && { attachments }),
  }
}

/**
 * The receipt of a complaint: to the account that filed it with the text of the form; to any other address only what the shop itself wrote,
 * because a stranger may have typed both the text and the address.
 */
export function complaintReceipt(complaint: ComplaintRow): Draft {
  const { number, email, language, created, confirmed } = complaint
  const translate = translatorFor(language)
  const { shopName } = config()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopTimeZone() })
  const facts: readonly (readonly [string, string])[] = [
    [translate('mail.complaint_number'), number],
    [translate('mail.complaint_date'), day.format(new Date(created))],
  ]
  return {
    to: email,
    subject: translate('mail.complaint_subject', { number: number, shop: shopName }),
    blocks: [
      confirmed ? greeting(translate, String(complaint.fields.customerName ?? '')) : translate('mail.account_hello'),
      translate('mail.complaint'),
      ...(confirmed ? complaintText(complaint, facts, translate) : [facts]),
      translate('mail.complaint_next'),
      ...(confirmed ? [] : [translate('mail.complaint_not_yours')]),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

/** What the shopper has written. */
function complaintText(
  { fields, pictures }: ComplaintRow,
  facts: readonly (readonly [string, string])[],
  translate: Translate,
): Draft['blocks'] {
  const text = (name: string) => String(fields[name] ?? '')
  const product = [text('manufacturer'), text('model'), text('color'), text('size')].filter(Boolean).join(', ')
  return [
    [
      ...facts,
      [translate('mail.product'), product],
      ...(text('orderNumber') ? [[translate('mail.order_number'), text('orderNumber')] as const] : []),
      ...(pictures > 0 ? [[translate('mail.pictures'), String(pictures)] as const] : []),
    ],
    text('complaint'),
  ]
}

/** For staff, in the shop's language: gift cards of one currency and day yield more than they cost. */
export function giftCardLoss({ currency, day, ...amounts }: OutboxRow['payload']): Draft {
  const translate = translatorFor(DEFAULT_LANGUAGE)
  const rows = (['issued', 'cost', 'taken', 'paid', 'gain'] as const).map(
    (name) =>
      [
        translate(`mail.gift_card_loss_${name}`),
        formatPrice(Math.round(Number(amounts[name])), BASE_CURRENCY, DEFAULT_LANGUAGE),
      ] as const,
  )
  const which = { currency: String(currency).toUpperCase(), day: String(day) }
  return {
    to: config().contact.email,
    subject: translate('mail.gift_card_loss_subject', which),
    blocks: [translate('mail.gift_card_loss', which), rows],
  }
}

/** Null when the variant is no longer sold, so there is no message. */
async function stockNotice(key: string, payload: OutboxRow['payload']): Promise<Mail | null> {
  const language = LANGUAGES.find((known) => known === payload.language) ?? 'en'
  const {
    rows: [row],
  } = await db().execute<{ brand: string; name: string; path: string; choice: string }>(sql`
    select b.name as brand, t.name, b.slug || '/' || m.slug as path, concat_ws(', ', c.names ->> ${language}, s.name) as choice
    from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
      join model_texts t on t.model_id = m.id and t.language = ${language}
      left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where v.id = ${Number(payload.variant_id)} and m.is_public`)
  return row ? stockMail(key, row, String(payload.email), language) : null
}

export function stockMail(
  key: string,
  row: { brand: string; name: string; path: string; choice: string },
  email: string,
  language: Language,
): Mail {
  const translate = translatorFor(language)
  const { shopName, routing } = config()
  const product = `${row.brand} ${row.name}`
  const stop = stopAddresses(email, language)
  return asMail(
    key,
    {
      to: email,
      subject: translate('mail.stock_subject', { product: product }),
      blocks: [
        translate('mail.stock', { product: row.choice ? `${product}, ${row.choice}` : product }),
        { label: translate('mail.stock_link'), link: absoluteUrl(routing, language, `/${row.path}/`) },
        translate('mail.stock_once'),
        translate('mail.signature', { shop: shopName }),
        { label: translatorFor(language)('mail.account_stop_reminders'), link: stop.page, quiet: true },
      ],
    },
    language,
    { unsubscribe: stop.oneClick },
  )
}
