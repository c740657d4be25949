/** Composes the message of a row of the outbox. */
import { sql } from 'drizzle-orm'

import { type ComplaintRow, readComplaint } from '@/lib/backend/flows/complaints/read'
import { db } from '@/lib/backend/platform/database/pool'
import { readOrder } from '@/lib/backend/domain/orders/view'
import { stopAddresses } from '@/lib/backend/domain/customers/reminders'
import type { AccountMailKind, OrderMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { ACCOUNT_COMPOSERS } from './accounts'
import { giftCampaignMail } from './gift-campaign'
import { asHtml, asText, type Draft } from './layout'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { translatorFor } from '@/lib/messages/all'
import { ORDER_COMPOSERS } from './orders'

export interface OutboxRow {
  readonly kind: string
  readonly dedupeKey: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** The message of an outbox row; null for a kind without message, or when its order does not exist any more. */
export async function composeMail({ kind, dedupeKey, payload }: OutboxRow): Promise<Mail | null> {
  if (kind === 'complaint_receipt') {
    const complaint = await readComplaint(Number(payload.complaint_id))
    return complaint && asMail(dedupeKey, complaintReceipt(complaint), complaint.language)
  }
  if (Object.hasOwn(ACCOUNT_COMPOSERS, kind)) {
    const draft = await ACCOUNT_COMPOSERS[kind as AccountMailKind](payload)
    return draft && asMail(dedupeKey, draft, draft.language)
  }
  if (kind === 'stock_notice') return stockNotice(dedupeKey, payload)
  if (kind === 'gift_campaign_code') {
    const mail = await giftCampaignMail(Number(payload.gift_code_id))
    return mail && asMail(dedupeKey, mail.draft, mail.language)
  }
  const compose = Object.hasOwn(ORDER_COMPOSERS, kind) ? ORDER_COMPOSERS[kind as OrderMailKind] : null
  const row = compose && (await readOrder(sql`o.id = ${Number(payload.order_id)}`))
  const draft = row && compose(row, payload)
  return draft ? asMail(dedupeKey, draft, draft.language ?? row.language) : null
}

function asMail(key: string, { to, subject, blocks }: Draft, language: Language, unsubscribe?: string): Mail {
  return {
    key,
    to,
    subject,
    text: asText(blocks),
    html: asHtml(subject, blocks, language),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

/** The receipt of a complaint; it repeats the shopper's own text. */
function complaintReceipt({ number, email, language, fields, pictures }: ComplaintRow): Draft {
  const translate = translatorFor(language)
  const { shopName } = config()
  const text = (name: string) => String(fields[name] ?? '')
  const product = [text('manufacturer'), text('model'), text('color'), text('size')].filter(Boolean).join(', ')
  return {
    to: email,
    subject: translate('mail.complaint_subject', { number: number, shop: shopName }),
    blocks: [
      translate('mail.greeting', { name: text('customerName') }),
      translate('mail.complaint'),
      [
        [translate('mail.complaint_number'), number],
        [translate('mail.product'), product],
        ...(text('orderNumber') ? [[translate('mail.order_number'), text('orderNumber')] as const] : []),
        ...(pictures > 0 ? [[translate('mail.pictures'), String(pictures)] as const] : []),
      ],
      text('complaint'),
      translate('mail.complaint_next'),
      translate('mail.signature', { shop: shopName }),
    ],
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
  if (!row) return null
  const translate = translatorFor(language)
  const { shopName, routing } = config()
  const product = `${row.brand} ${row.name}`
  const email = String(payload.email)
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
    stop.oneClick,
  )
}
