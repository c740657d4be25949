/** The mails about an order: what of it goes into each. */
import { pick } from '@/lib/backend/domain/texts/localized'
import { BY_EMAIL, readyText } from '@/lib/backend/domain/delivery/delivery'
import { paymentTexts } from '@/lib/backend/domain/payments/payment-texts'
import { giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import type { OrderMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { CALENDAR_TEXTS } from '@/lib/backend/domain/orders/calendar-texts'
import { orderAccess } from '@/lib/backend/domain/orders/secret'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { oneTimeCode } from '@/lib/backend/domain/orders/view-code'
import { orderOf, type OrderRow } from '@/lib/backend/domain/orders/view'
import { config } from '@/lib/config/env'
import { arrivalTexts, collectionsOf } from '@/lib/cart/arrival'
import { endpoints } from '@/lib/contract/endpoints'
import type { Order } from '@/lib/contract/schemas/checkout'
import { localeOf } from '@/lib/market/languages'
import { isCurrency } from '@/lib/market/currencies'
import { imageUrl } from '@/lib/images/url'
import { absoluteUrl, originFor } from '@/lib/market/domains'
import { formatPercent, formatPrice } from '@/lib/market/format'
import { localizedPath } from '@/lib/market/paths'
import { isPaymentMethod } from '@/lib/market/payment-methods'
import { RETURN_DAYS } from '@/lib/market/statutory'

import { INVOICE_TEXTS, invoiceTerms } from './invoice-terms'
import type { Block, Draft } from './layout'
import { MAIL_TEXTS } from './texts'
import { ORDER_MAIL_TEXTS } from './texts-orders'

type Payload = Readonly<Record<string, unknown>>
type Composer = (row: OrderRow, payload: Payload) => Draft | null

export const ORDER_COMPOSERS: Readonly<Record<OrderMailKind, Composer>> = {
  order_confirmation: confirmation,
  gift_card: giftCard,
  refund_notice: refundNotice,
  refund_due: refundDue,
  order_code: code,
  order_sent: sent,
  order_cancelled: cancelled,
  return_registered: returnRegistered,
  return_received: returnReceived,
  exchange_expired: exchangeExpired,
}

const moneyOf = (row: OrderRow) => (minor: number) =>
  formatPrice(minor, isCurrency(row.currency) ? row.currency : 'eur', row.language)
const dayOf = (row: OrderRow, instant: string) =>
  new Intl.DateTimeFormat(row.language, { dateStyle: 'long', timeZone: 'Europe/Helsinki' }).format(new Date(instant))
const named = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

/** The page of the order, opened by its look-up secret. */
function orderPage(row: OrderRow): Block {
  const page = localizedPath('order/payment_ok', { slug: [row.number] }, row.language)
  return {
    label: MAIL_TEXTS[row.language].viewOrder,
    link: `${absoluteUrl(config().routing, row.language, page)}?access=${orderAccess(row.number, row.cart_key)}`,
  }
}

/** What is fetched from a store, as an entry for the shopper's calendar. */
function calendarLink({ language, number, cart_key: cartKey }: OrderRow, order: Order): Block[] {
  if (collectionsOf(order).length === 0) return []
  const query = new URLSearchParams({ number, access: orderAccess(number, cartKey), language })
  return [{ label: CALENDAR_TEXTS[language].link, link: `${config().origin}${endpoints.orderCalendar.path}?${query}` }]
}

/** Greeting, what is said, the way to the order, the shop's name. */
function letter(row: OrderRow, subject: string, blocks: readonly (Block | null)[]): Draft {
  const texts = MAIL_TEXTS[row.language]
  return {
    to: row.email,
    subject,
    blocks: [
      texts.greeting(row.address.first_name),
      ...blocks.filter((block) => block !== null),
      orderPage(row),
      texts.signature(config().shopName),
    ],
  }
}

function confirmation(row: OrderRow): Draft {
  const texts = MAIL_TEXTS[row.language]
  const more = ORDER_MAIL_TEXTS[row.language]
  const { shopName, contact } = config()
  const order = orderOf(row)
  const money = moneyOf(row)
  const sums: readonly (readonly [string, string])[] = [
    [texts.goods, money(order.lines_total)],
    ...(order.discount_total > 0 ? [[texts.discount, money(-order.discount_total)] as const] : []),
    [texts.delivery, money(order.delivery_cost)],
    ...(order.gift_card_total > 0 ? [[texts.giftCard, money(-order.gift_card_total)] as const] : []),
  ]
  const invoice = row.payment_method === 'invoice' ? invoiceTerms(row) : null
  const words = INVOICE_TEXTS[row.language]
  const blocks: Block[] = [
    texts.greeting(order.name),
    invoice ? words.intro : row.delivery_method === BY_EMAIL.method.id ? more.confirmationByEmail : texts.confirmation,
    [
      [texts.orderNumber, row.number],
      [more.orderDate, dayOf(row, row.created)],
    ],
    order.lines.map(
      (line) =>
        [
          `${named([line.name, line.colour, line.size])}, ${line.quantity} ${texts.quantity}`,
          money(line.unit_price * line.quantity),
        ] as const,
    ),
    sums,
    { total: [texts.total, money(order.total)] },
    order.taxes
      .filter(({ amount }) => amount > 0)
      .map(({ rate, amount }) => [texts.vatIncluded(formatPercent(rate, row.language)), money(amount)] as const),
    invoice
      ? [
          [words.payee, invoice.payee],
          ['IBAN', invoice.iban],
          ['BIC', invoice.bic],
          [words.reference, invoice.reference],
          [words.due(invoice.days), dayOf(row, invoice.due)],
        ]
      : [],
    arrangements(row),
    orderPage(row),
    ...calendarLink(row, order),
    ...(order.return_until === null ? [] : [more.returnsHint(RETURN_DAYS)]),
    texts.signature(shopName),
    named([contact.address, contact.email, contact.phone]),
  ]
  return {
    to: row.email,
    subject: texts.confirmationSubject(row.number, shopName),
    blocks: blocks.filter((block) => !Array.isArray(block) || block.length > 0),
  }
}

/** How it reaches the shopper, where and from when, how it is paid, and what they asked for: what a confirmation must hold beside rows and sums. */
function arrangements(row: OrderRow): readonly (readonly [string, string])[] {
  const { language, address, delivery_method: method, payment_method: payment, options, store } = row
  const texts = MAIL_TEXTS[language]
  const more = ORDER_MAIL_TEXTS[language]
  const isByEmail = method === BY_EMAIL.method.id
  const home = named([
    `${address.first_name} ${address.last_name}`,
    address.company ?? null,
    address.address,
    `${address.postal_code} ${address.city}`.trim(),
  ])
  const paidBy = isPaymentMethod(payment) ? paymentTexts(payment, language).name : ''
  const facts: readonly (readonly [string, string])[] = [
    [texts.delivery, pick(isByEmail ? BY_EMAIL.method.names : (row.delivery_names ?? {}), language)],
    [texts.deliveredTo, isByEmail ? row.email : (store ?? row.delivery_location ?? home)],
    [more.readyFrom, options.ready_from ? readyText(options.ready_from, language, true) : ''],
    ...arrivalTexts(orderOf(row).arrivals ?? [], localeOf(language)).map(
      (when) => [method === 'store' ? more.arrivesStore : more.arrives, when] as const,
    ),
    [more.paidBy, paidBy],
    [more.request, row.special_request],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The picture of the design that the card was bought in. */
function designOf(
  { language }: OrderRow,
  { image, colour, extra_data: data }: OrderRow['lines'][number],
): { src: string; alt: string } | undefined {
  if (!image || !data?.giftcard_template) return undefined
  return { src: new URL(imageUrl(image, { w: 480 }), originFor(config().routing, language)).href, alt: colour ?? '' }
}

/** None for a card that a cancelled order has bought: it is worth nothing any more. */
function giftCard(row: OrderRow, { line_number: lineNumber }: Payload): Draft | null {
  const line = row.lines.find(({ key }) => key === String(lineNumber))
  if (!line || row.status === 'cancelled') return null
  const texts = MAIL_TEXTS[row.language]
  const { shopName } = config()
  const amount = moneyOf(row)(line.unit_price)
  const name = line.extra_data?.giftcard_name ?? ''
  return {
    to: row.email,
    subject: texts.giftCardSubject(shopName),
    blocks: [
      texts.greeting(row.address.first_name),
      texts.giftCardIntro(amount, name),
      {
        card: {
          look: 'plain',
          title: `${texts.giftCard} ${amount}`,
          label: texts.giftCardCode,
          code: giftCardCode(shopSecret(), row.number, Number(lineNumber)),
          note: name,
          picture: designOf(row, line),
        },
      },
      texts.giftCardUse,
      texts.signature(shopName),
    ],
  }
}

function refundNotice(row: OrderRow): Draft {
  const texts = MAIL_TEXTS[row.language]
  return {
    to: row.email,
    subject: texts.refundSubject(row.number),
    blocks: [texts.greeting(row.address.first_name), texts.refund, texts.signature(config().shopName)],
  }
}

/** For the shop's own people. */
function refundDue(row: OrderRow, payload: Payload): Draft {
  const facts = Object.entries(payload)
    .filter(([key]) => key !== 'order_id')
    .map(([key, value]) => [key, String(value)] as const)
  return {
    to: config().contact.email,
    subject: `Refund due: order ${row.number}`,
    blocks: ['A payment must be looked at and refunded.', [['order', row.number], ...facts]],
  }
}

function code(row: OrderRow, { code_id: id }: Payload): Draft {
  const texts = MAIL_TEXTS[row.language]
  const more = ORDER_MAIL_TEXTS[row.language]
  const digits = oneTimeCode(Number(id)).replace(/^(\d{4})/, '$1 ')
  // Without a link: who asked for the code has the page open.
  return {
    to: row.email,
    subject: more.codeSubject(digits),
    blocks: [more.code(row.number), { code: digits }, more.codeNote, texts.signature(config().shopName)],
  }
}

function sent(row: OrderRow, { tracking_code: tracking, tracking_url: url }: Payload): Draft {
  const more = ORDER_MAIL_TEXTS[row.language]
  const isStore = row.delivery_method === 'store'
  return letter(row, (isStore ? more.readySubject : more.sentSubject)(row.number), [
    isStore ? more.ready : more.sent,
    typeof tracking === 'string' ? [[more.tracking, tracking]] : null,
    typeof url === 'string' ? { link: url, label: more.trackLink } : null,
  ])
}

function cancelled(row: OrderRow, { refund }: Payload): Draft {
  const more = ORDER_MAIL_TEXTS[row.language]
  const amount = Number(refund)
  return letter(row, more.cancelledSubject(row.number), [
    more.cancelled,
    amount > 0 ? more.refundSoon(moneyOf(row)(amount)) : null,
    row.gift_card_total > 0 ? more.cardsRefilled : null,
  ])
}

const returnOf = (row: OrderRow, { return_number: number }: Payload) =>
  row.returns.find((known) => known.number === number) ?? null

function returnRegistered(row: OrderRow, payload: Payload): Draft | null {
  const found = returnOf(row, payload)
  if (!found || found.status === 'cancelled') return null
  const texts = MAIL_TEXTS[row.language]
  const more = ORDER_MAIL_TEXTS[row.language]
  const money = moneyOf(row)
  const goods = found.lines.map(({ line, quantity, exchange }) => {
    const of = row.lines.find(({ key }) => key === String(line))
    return [
      named([of?.name ?? '', of?.colour ?? null, of?.size ?? null]),
      named([`${quantity} ${texts.quantity}`, exchange && more.instead(exchange)]),
    ] as const
  })
  return letter(row, more.returnSubject(found.number), [
    more.returned,
    [[more.returnNumber, found.number]],
    goods,
    found.method === 'parcel' ? more.byParcel : more.toStore,
    ...(found.kind === 'exchange'
      ? [found.reserved_until && more.exchangeKept(dayOf(row, found.reserved_until))].filter((block) => block !== null)
      : [
          [
            ...(found.fee > 0 ? [[more.fee, money(-found.fee)] as const] : []),
            [more.refund, money(found.refund)] as const,
          ],
          more.refundLater,
        ]),
  ])
}

function returnReceived(row: OrderRow, payload: Payload): Draft | null {
  const found = returnOf(row, payload)
  if (!found) return null
  const more = ORDER_MAIL_TEXTS[row.language]
  return letter(row, more.receivedSubject(found.number), [
    more.received,
    found.kind === 'exchange'
      ? more.exchangeSent
      : found.refund > 0
        ? more.refundSoon(moneyOf(row)(found.refund))
        : null,
  ])
}

function exchangeExpired(row: OrderRow, payload: Payload): Draft {
  const more = ORDER_MAIL_TEXTS[row.language]
  return letter(row, more.expiredSubject(String(payload.return_number)), [more.expired])
}
