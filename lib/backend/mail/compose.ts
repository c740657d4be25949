/** From a row of the outbox to the message that it stands for. */
import { sql } from 'drizzle-orm'

import { giftCardCode } from '@/lib/backend/checkout/secret-codes'
import { type ComplaintRow, readComplaint } from '@/lib/backend/complaints/read'
import { db } from '@/lib/backend/db/pool'
import { orderAccess, shopSecret } from '@/lib/backend/orders/secret'
import { orderOf, readOrder, type OrderRow } from '@/lib/backend/orders/view'
import type { OrderMailKind } from '@/lib/backend/outbox/enqueue'
import { config } from '@/lib/config/env'
import { isCurrency, type Currency } from '@/lib/market/currencies'
import { absoluteUrl } from '@/lib/market/domains'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { formatPercent, formatPrice } from '@/lib/market/format'
import { localizedPath } from '@/lib/market/paths'

import type { Mail } from './mailer'
import { MAIL_TEXTS } from './texts'

export interface OutboxRow {
  readonly kind: string
  readonly dedupeKey: string
  readonly payload: Readonly<Record<string, unknown>>
}

type Block = string | readonly (readonly [label: string, value: string])[] | { readonly link: string; readonly label: string }

/** The message of an outbox row; null for a kind that sends none, or when its order is gone. */
export async function composeMail({ kind, dedupeKey, payload }: OutboxRow): Promise<Mail | null> {
  if (kind === 'complaint_receipt') {
    const complaint = await readComplaint(Number(payload.complaint_id))
    return complaint && asMail(dedupeKey, complaintReceipt(complaint), complaint.language)
  }
  if (kind === 'stock_notice') return stockNotice(dedupeKey, payload)
  const compose = COMPOSERS[kind as OrderMailKind] as ((row: OrderRow, payload: OutboxRow['payload']) => Draft | null) | undefined
  const row = compose && (await readOrder(sql`o.id = ${Number(payload.order_id)}`))
  const draft = row && compose(row, payload)
  return draft ? asMail(dedupeKey, draft, row.language) : null
}

function asMail(key: string, { to, subject, blocks }: Draft, language: Language): Mail {
  return { key, to, subject, text: asText(blocks), html: asHtml(subject, blocks, language) }
}

interface Draft { readonly to: string; readonly subject: string; readonly blocks: readonly Block[] }

const COMPOSERS: Readonly<Record<OrderMailKind, (row: OrderRow, payload: OutboxRow['payload']) => Draft | null>> = {
  order_confirmation: confirmation,
  gift_card: giftCard,
  refund_notice: refundNotice,
  refund_due: refundDue,
}

const currencyOf = (row: OrderRow): Currency => (isCurrency(row.currency) ? row.currency : 'eur')

function confirmation(row: OrderRow): Draft {
  const texts = MAIL_TEXTS[row.language]
  const { shopName, routing } = config()
  const order = orderOf(row)
  const money = (minor: number) => formatPrice(minor, currencyOf(row), row.language)
  const page = localizedPath('order/payment_ok', { slug: [row.number] }, row.language)
  const totals: (readonly [string, string])[] = [
    [texts.goods, money(order.lines_total)],
    ...(order.discount_total > 0 ? [[texts.discount, money(-order.discount_total)] as const] : []),
    [texts.delivery, money(order.delivery_cost)],
    ...(order.gift_card_total > 0 ? [[texts.giftCard, money(-order.gift_card_total)] as const] : []),
    [texts.total, money(order.total)],
    ...order.taxes.filter(({ amount }) => amount > 0).map(({ rate, amount }) => [texts.vatIncluded(formatPercent(rate, row.language)), money(amount)] as const),
  ]
  const place = [order.name, order.address, `${order.postal_code} ${order.city}`].map((line) => line.trim()).filter((line) => line !== '').join(', ')
  return {
    to: row.email, subject: texts.confirmationSubject(row.number, shopName),
    blocks: [
      texts.greeting(order.name), texts.confirmation, [[texts.orderNumber, row.number]],
      order.lines.map((line) => [
        `${[line.name, line.colour, line.size].filter(Boolean).join(', ')}, ${line.quantity} ${texts.quantity}`, money(line.unit_price * line.quantity),
      ] as const),
      totals, [[texts.deliveredTo, place]],
      { label: texts.viewOrder, link: `${absoluteUrl(routing, row.language, page)}?access=${orderAccess(row.number, row.cart_key)}` },
      texts.signature(shopName),
    ],
  }
}

function giftCard(row: OrderRow, { line_number: lineNumber }: OutboxRow['payload']): Draft | null {
  const line = row.lines.find(({ key }) => key === String(lineNumber))
  if (!line) return null
  const texts = MAIL_TEXTS[row.language]
  const { shopName } = config()
  const amount = formatPrice(line.unit_price, currencyOf(row), row.language)
  return {
    to: row.email, subject: texts.giftCardSubject(shopName),
    blocks: [
      texts.greeting(row.address.first_name), texts.giftCardIntro(amount, line.extra_data?.giftcard_name ?? ''),
      [[texts.giftCardCode, giftCardCode(shopSecret(), row.number, Number(lineNumber))]], texts.giftCardUse, texts.signature(shopName),
    ],
  }
}

function refundNotice(row: OrderRow): Draft {
  const texts = MAIL_TEXTS[row.language]
  return {
    to: row.email, subject: texts.refundSubject(row.number),
    blocks: [texts.greeting(row.address.first_name), texts.refund, texts.signature(config().shopName)],
  }
}

/** What the shop has received; it repeats the shopper's own words. */
function complaintReceipt({ number, email, language, fields, pictures }: ComplaintRow): Draft {
  const texts = MAIL_TEXTS[language]
  const { shopName } = config()
  const text = (name: string) => String(fields[name] ?? '')
  const product = [text('manufacturer'), text('model'), text('color'), text('size')].filter(Boolean).join(', ')
  return {
    to: email, subject: texts.complaintSubject(number, shopName),
    blocks: [
      texts.greeting(text('customerName')), texts.complaint,
      [
        [texts.complaintNumber, number], [texts.product, product],
        ...(text('orderNumber') ? [[texts.orderNumber, text('orderNumber')] as const] : []),
        ...(pictures > 0 ? [[texts.pictures, String(pictures)] as const] : []),
      ],
      text('complaint'), texts.complaintNext, texts.signature(shopName),
    ],
  }
}

/** Null when the variant is no longer sold: there is nothing to tell. */
async function stockNotice(key: string, payload: OutboxRow['payload']): Promise<Mail | null> {
  const language = LANGUAGES.find((known) => known === payload.language) ?? 'en'
  const { rows: [row] } = await db().execute<{ brand: string; name: string; path: string; choice: string }>(sql`
    select b.name as brand, t.name, b.slug || '/' || m.slug as path, concat_ws(', ', c.names ->> ${language}, s.name) as choice
    from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
      join model_texts t on t.model_id = m.id and t.language = ${language}
      left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where v.id = ${Number(payload.variant_id)} and m.is_public`)
  if (!row) return null
  const texts = MAIL_TEXTS[language]
  const { shopName, routing } = config()
  const product = `${row.brand} ${row.name}`
  return asMail(key, {
    to: String(payload.email), subject: texts.stockSubject(product),
    blocks: [
      texts.stock(row.choice ? `${product}, ${row.choice}` : product),
      { label: texts.stockLink, link: absoluteUrl(routing, language, `/${row.path}/`) }, texts.stockOnce, texts.signature(shopName),
    ],
  }, language)
}

/** For the shop's own people. */
function refundDue(row: OrderRow, payload: OutboxRow['payload']): Draft {
  const facts = Object.entries(payload).filter(([key]) => key !== 'order_id').map(([key, value]) => [key, String(value)] as const)
  return { to: config().contact.email, subject: `Refund due: order ${row.number}`, blocks: ['A payment must be looked at and refunded.', [['order', row.number], ...facts]] }
}

function asText(blocks: readonly Block[]): string {
  return blocks.map((block) => {
    if (typeof block === 'string') return block
    return 'link' in block ? `${block.label}: ${block.link}` : block.map(([label, value]) => `${label}: ${value}`).join('\n')
  }).join('\n\n')
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

function asHtml(title: string, blocks: readonly Block[], language: string): string {
  const body = blocks.map((block) => {
    if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
    if ('link' in block) return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`
    const rows = block.map(([label, value]) => `<tr><td style="padding:2px 16px 2px 0">${escapeHtml(label)}</td><td align="right">${escapeHtml(value)}</td></tr>`)
    return `<table cellspacing="0">${rows.join('')}</table>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`
    + `<body style="font-family:sans-serif;color:#1c2321;max-width:600px">${body.join('\n')}</body></html>`
}
