/** The mails about an order, with their content. */
import { readyText } from '@/lib/backend/domain/delivery/delivery'
import { deliveryName } from '@/lib/backend/domain/delivery/order-delivery'
import { giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import type { OrderMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { calendarKey, orderAccess, secretOfOrder } from '@/lib/backend/domain/orders/secret'
import { oneTimeCode } from '@/lib/backend/domain/orders/view-code'
import { orderOf, type OrderRow } from '@/lib/backend/domain/orders/view'
import { config } from '@/lib/config/env'
import { arrivalTexts, collectionsOf } from '@/lib/cart/arrival'
import { addresses } from '@/lib/contract/addresses.generated'
import type { Order } from '@/lib/contract/schemas/checkout'
import { DEFAULT_LANGUAGE, type Language, localeOf } from '@/lib/market/languages'
import { BASE_CURRENCY, isCurrency } from '@/lib/market/currencies'
import { imageUrl } from '@/lib/images/url'
import { absoluteUrl, originFor } from '@/lib/market/domains'
import { formatPercent, formatPrice, type PriceKind } from '@/lib/market/format'
import { localizedPath } from '@/lib/market/paths'
import { isPaymentMethod } from '@/lib/market/payment-methods'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { guaranteeNotice } from '@/lib/market/guarantee'
import { shopTimeZone } from '@/lib/market/shop-time'
import { type Translate, translatorFor } from '@/lib/messages/all'
import { orderLink, withdrawalLink } from '@/lib/order/order-link'
import { hasEndedUnpaid } from '@/lib/order/order-states'
import { CANCELLED_RETURN } from '@/lib/order/return-machine'
import { adjustmentIds, returnInstructionId } from '@/lib/order/returns'

import { invoiceTerms } from './invoice-terms'
import type { Block, Draft } from './layout'
import { greeting, withoutLinks } from './shopper-text'

type Payload = Readonly<Record<string, unknown>>
/** `language`: of a mail that is not in the language of its order. */
type OrderDraft = Draft & { readonly language?: Language }
type Composer = (row: OrderRow, payload: Payload) => OrderDraft | null

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

const moneyOf = (row: OrderRow) => (minor: number, kind?: PriceKind) =>
  formatPrice(minor, isCurrency(row.currency) ? row.currency : 'eur', row.language, kind)
const dayOf = (row: OrderRow, instant: string) =>
  new Intl.DateTimeFormat(row.language, { dateStyle: 'long', timeZone: shopTimeZone() }).format(new Date(instant))
const named = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

/** The page of the order, opened with its look-up secret. */
function orderPage(row: OrderRow): Block {
  const page = localizedPath('order/payment_ok', { slug: [row.number] }, row.language)
  return {
    label: translatorFor(row.language)('mail.view_order'),
    link: orderLink(absoluteUrl(config().routing, row.language, page), orderAccess(row.number, row.cart_key)),
  }
}

/** The collection in a store as an entry for the shopper's calendar. */
function calendarLink({ language, number, cart_key: cartKey }: OrderRow, order: Order): Block[] {
  if (collectionsOf(order).length === 0) return []
  const query = new URLSearchParams({ number, key: calendarKey(number, cartKey), language })
  return [
    {
      label: translatorFor(language)('calendar.link'),
      link: `${config().apiOrigin ?? config().origin}${addresses.orderCalendar.path}?${query}`,
    },
  ]
}

/** The withdrawal function for this order, under the words of the law of the country that it is delivered to. */
function withdrawalBlock({ language, country, number, cart_key: cartKey }: OrderRow): Block {
  const page = absoluteUrl(config().routing, language, localizedPath('withdrawal', {}, language))
  return {
    label: withdrawalTexts(language, country).open,
    link: withdrawalLink(page, { number, access: orderAccess(number, cartKey) }),
    quiet: true,
  }
}

const linksBelow = (row: OrderRow, order: Order) => [...calendarLink(row, order), withdrawalBlock(row)]

/** Greeting, text, link to the order, the shop's name. */
function letter(row: OrderRow, subject: string, blocks: readonly (Block | null)[]): Draft {
  const translate = translatorFor(row.language)
  return {
    to: row.email,
    subject,
    blocks: [
      greeting(translate, row.address.first_name),
      ...blocks.filter((block) => block !== null),
      orderPage(row),
      translate('mail.signature', { shop: config().shopName }),
    ],
  }
}

/** Where gift cards go that the buyer does not get, and when. */
function cardAddresses({ language, lines }: OrderRow, translate: Translate): readonly (readonly [string, string])[] {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return lines.flatMap(({ extra_data: data }) =>
    data?.giftcard_email
      ? [
          [
            translate('mail.gift_card_sent_to'),
            [data.giftcard_email, data.giftcard_day && day.format(new Date(data.giftcard_day))]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : [],
  )
}

function confirmation(row: OrderRow): Draft {
  const translate = translatorFor(row.language)
  const { shopName } = config()
  const order = orderOf(row)
  const money = moneyOf(row)
  const sums: readonly (readonly [string, string])[] = [
    [translate('mail.goods'), money(order.lines_total)],
    ...(order.discount_total > 0 ? [[translate('mail.discount'), money(-order.discount_total)] as const] : []),
    [translate('mail.delivery'), money(order.delivery_cost, 'delivery')],
    ...(order.gift_card_total > 0 ? [[translate('mail.gift_card'), money(-order.gift_card_total)] as const] : []),
  ]
  const invoice = row.payment_method === 'invoice' ? invoiceTerms(row) : null
  const blocks: Block[] = [
    greeting(translate, order.name),
    invoice
      ? translate('mail.invoice_intro')
      : row.delivery_kind === 'email'
        ? translate('mail.order_confirmation_by_email')
        : translate('mail.confirmation'),
    [
      [translate('mail.order_number'), row.number],
      [translate('mail.order_date'), dayOf(row, row.created)],
    ],
    order.lines.map(
      (line) =>
        [
          `${named([line.name, line.colour, line.size])}, ${translate('mail.quantity', { count: line.quantity })}`,
          money(line.unit_price * line.quantity),
        ] as const,
    ),
    cardAddresses(row, translate),
    sums,
    { total: [translate('mail.total'), money(order.total)] },
    order.taxes
      .filter(({ amount }) => amount > 0)
      .map(
        ({ rate, amount }) =>
          [translate('mail.vat_included', { percent: formatPercent(rate, row.language) }), money(amount)] as const,
      ),
    invoice ? invoiceRows(row, invoice) : [],
    arrangements(row),
    orderPage(row),
    ...linksBelow(row, order),
    ...guarantee(row),
    ...(order.return_until === null ? [] : [translate('mail.order_returns_hint', { days: RETURN_DAYS })]),
    translate('mail.signature', { shop: shopName }),
  ]
  return {
    to: row.email,
    subject: translate('mail.confirmation_subject', { number: row.number, shop: shopName }),
    blocks: blocks.filter((block) => !Array.isArray(block) || block.length > 0),
  }
}

/** What a buyer on account needs to pay. */
function invoiceRows(
  row: OrderRow,
  { payee, iban, bic, reference, days, due }: NonNullable<ReturnType<typeof invoiceTerms>>,
): readonly (readonly [string, string])[] {
  const translate = translatorFor(row.language)
  return [
    [translate('mail.invoice_payee'), payee],
    ['IBAN', iban],
    ['BIC', bic],
    [translate('mail.invoice_reference'), reference],
    [translate('mail.invoice_due', { days }), dayOf(row, due)],
  ]
}

/** The notice of the legal guarantee, as text; none for an order without products. */
function guarantee({ language, country, lines }: OrderRow): Block[] {
  const notice = lines.some(({ kind }) => kind === 'product') ? guaranteeNotice(country, language) : null
  if (!notice) return []
  return [
    `${notice.title.toLocaleUpperCase(language)}: ${notice.lead}`,
    [notice.claims, ...notice.reasons].join(' '),
    [notice.liable, ...notice.remedies].join(' '),
    notice.period,
    [notice.todo, ...notice.steps].join(' '),
    notice.commercial,
    { label: notice.title, link: encodeURI(notice.link) },
  ]
}

/** Delivery, arrival, payment and the shopper's choices: what a confirmation must contain besides rows and sums. */
function arrangements(row: OrderRow): readonly (readonly [string, string])[] {
  const { language, address, delivery_kind: kind, payment_method: payment, options, store } = row
  const translate = translatorFor(language)
  const home = named([
    `${address.first_name} ${address.last_name}`,
    address.company ?? null,
    address.address,
    `${address.postal_code} ${address.city}`.trim(),
  ])
  const paidBy = isPaymentMethod(payment) ? translate(`pay.method_${payment}_name`) : ''
  const facts: readonly (readonly [string, string])[] = [
    [translate('mail.delivery'), deliveryName(row)],
    [
      translate('mail.delivered_to'),
      kind === 'email' ? row.email : (store ?? row.delivery_location ?? withoutLinks(home)),
    ],
    [translate('mail.order_ready_from'), options.ready_from ? readyText(options.ready_from, language, true) : ''],
    ...arrivalTexts(orderOf(row).arrivals ?? [], localeOf(language)).map(
      (when) =>
        [kind === 'store' ? translate('mail.order_arrives_store') : translate('mail.order_arrives'), when] as const,
    ),
    [translate('mail.order_paid_by'), paidBy],
    [translate('mail.order_request'), withoutLinks(row.special_request)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The picture of the card's design. */
function designOf(
  { language }: OrderRow,
  { image, colour, extra_data: data }: OrderRow['lines'][number],
): { src: string; alt: string } | undefined {
  if (!image || !data?.giftcard_template) return undefined
  return { src: new URL(imageUrl(image, { w: 480 }), originFor(config().routing, language)).href, alt: colour ?? '' }
}

/** Null for a card that a cancelled order has bought, because it is void. */
function giftCard(row: OrderRow, { line_number: lineNumber }: Payload): Draft | null {
  const line = row.lines.find(({ key }) => key === String(lineNumber))
  if (!line || hasEndedUnpaid(row.status)) return null
  const translate = translatorFor(row.language)
  const { shopName } = config()
  // What the card is worth, which is in euros in every market; what it cost is in the confirmation.
  const amount = formatPrice(Number(line.extra_data?.amount_eur) * 100, BASE_CURRENCY, row.language)
  const { giftcard_name, giftcard_email: recipient, giftcard_greeting } = line.extra_data ?? {}
  const name = withoutLinks(giftcard_name ?? '')
  const words = withoutLinks(giftcard_greeting ?? '')
  const buyer = withoutLinks(`${row.address.first_name} ${row.address.last_name}`.trim())
  return {
    to: recipient ?? row.email,
    subject: translate(recipient ? 'mail.gift_card_for_you' : 'mail.gift_card_subject', { shop: shopName }),
    blocks: [
      greeting(translate, recipient ? name : row.address.first_name),
      recipient
        ? translate('mail.gift_card_from', { amount, buyer, shop: shopName })
        : name
          ? translate('mail.gift_card_intro', { amount, name })
          : translate('mail.gift_card_intro_unnamed', { amount }),
      ...(words === '' ? [] : [translate('mail.quoted', { text: words })]),
      {
        card: {
          look: 'plain',
          title: `${translate('mail.gift_card')} ${amount}`,
          label: translate('mail.gift_card_code'),
          code: giftCardCode(secretOfOrder(row), row.number, Number(lineNumber)),
          note: name,
          picture: designOf(row, line),
        },
      },
      translate('mail.gift_card_use'),
      ...(recipient ? [{ link: originFor(config().routing, row.language).concat('/'), label: shopName }] : []),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

function refundNotice(row: OrderRow): Draft {
  const translate = translatorFor(row.language)
  return {
    to: row.email,
    subject: translate('mail.refund_subject', { number: row.number }),
    blocks: [
      greeting(translate, row.address.first_name),
      translate('mail.refund'),
      translate('mail.signature', { shop: config().shopName }),
    ],
  }
}

/**
 * For staff, so in the shop's language and not in the shopper's: a provider has refused to refund `amount`, or a payment had another amount
 * or currency than expected.
 */
function refundDue({ number }: OrderRow, payload: Payload): OrderDraft {
  const language = DEFAULT_LANGUAGE
  const translate = translatorFor(language)
  const { amount, currency, expected, got, got_currency: gotCurrency, state } = payload
  // The number of decimals of an unknown currency is unknown, so its amount is shown as received.
  const money = (minor: unknown, unit: unknown) =>
    isCurrency(unit) ? formatPrice(Number(minor), unit, language) : `${String(minor)} ${String(unit)}`
  return {
    to: config().contact.email,
    language,
    subject: translate('mail.refund_due_subject', { number }),
    blocks: [
      translate('mail.refund_due'),
      [
        [translate('mail.order_number'), number],
        ...(amount === undefined ? [] : [[translate('mail.order_refund'), money(amount, currency)] as const]),
        ...(got === undefined
          ? []
          : [
              [translate('mail.refund_due_expected'), money(expected, currency)] as const,
              [translate('mail.refund_due_received'), money(got, gotCurrency)] as const,
              [translate('mail.refund_due_state'), String(state)] as const,
            ]),
      ],
    ],
  }
}

function code(row: OrderRow, { code_id: id }: Payload): Draft {
  const translate = translatorFor(row.language)
  const digits = oneTimeCode(Number(id)).replace(/^(\d{4})/, '$1 ')
  // The link opens the order also where strangers have used up the attempts for the code.
  return {
    to: row.email,
    subject: translate('mail.order_code_subject', { code: digits }),
    blocks: [
      translate('mail.order_code', { number: row.number }),
      { code: digits },
      translate('mail.order_code_note'),
      orderPage(row),
      translate('mail.signature', { shop: config().shopName }),
    ],
  }
}

function sent(row: OrderRow, { tracking_code: tracking, tracking_url: url }: Payload): Draft {
  const translate = translatorFor(row.language)
  const isStore = row.delivery_kind === 'store'
  return letter(
    row,
    translate(isStore ? 'mail.order_ready_subject' : 'mail.order_sent_subject', { number: row.number }),
    [
      isStore ? translate('mail.order_ready') : translate('mail.order_sent'),
      typeof tracking === 'string' ? [[translate('mail.order_tracking'), tracking]] : null,
      typeof url === 'string' ? { link: url, label: translate('mail.order_track_link') } : null,
    ],
  )
}

function cancelled(row: OrderRow, { refund }: Payload): Draft {
  const translate = translatorFor(row.language)
  const amount = Number(refund)
  return letter(row, translate('mail.order_cancelled_subject', { number: row.number }), [
    translate('mail.order_cancelled'),
    amount > 0 ? translate('mail.order_refund_soon', { amount: moneyOf(row)(amount) }) : null,
    row.gift_card_total > 0 ? translate('mail.order_cards_refilled') : null,
  ])
}

const returnOf = (row: OrderRow, { return_number: number }: Payload) =>
  row.returns.find((known) => known.number === number) ?? null

function returnRegistered(row: OrderRow, payload: Payload): Draft | null {
  const found = returnOf(row, payload)
  if (!found || found.status === CANCELLED_RETURN) return null
  const translate = translatorFor(row.language)
  const money = moneyOf(row)
  const goods = found.lines.map(({ line, quantity, exchange }) => {
    const of = row.lines.find(({ key }) => key === String(line))
    return [
      named([of?.name ?? '', of?.colour ?? null, of?.size ?? null]),
      named([
        translate('mail.quantity', { count: quantity }),
        exchange && translate('mail.order_instead', { product: exchange }),
      ]),
    ] as const
  })
  return letter(row, translate('mail.order_return_subject', { number: found.number }), [
    translate('mail.order_returned'),
    [[translate('mail.order_return_number'), found.number]],
    goods,
    found.is_withdrawal
      ? translate(returnInstructionId(found), { number: found.number })
      : found.method === 'parcel'
        ? translate('mail.order_by_parcel')
        : translate('mail.order_to_store'),
    ...(found.kind === 'exchange'
      ? [
          found.reserved_until && translate('mail.order_exchange_kept', { day: dayOf(row, found.reserved_until) }),
        ].filter((block) => block !== null)
      : [
          [
            ...(found.adjustment === 0
              ? []
              : [
                  [
                    adjustmentIds(found)
                      .map((id) => translate(id))
                      .join('. '),
                    money(found.adjustment),
                  ] as const,
                ]),
            ...(found.delivery_refund > 0 ? [[translate('mail.delivery'), money(found.delivery_refund)] as const] : []),
            ...(found.fee > 0 ? [[translate('mail.order_fee'), money(-found.fee)] as const] : []),
            [translate('mail.order_refund'), money(found.refund)] as const,
          ],
          translate('mail.order_refund_later'),
        ]),
  ])
}

function returnReceived(row: OrderRow, payload: Payload): Draft | null {
  const found = returnOf(row, payload)
  if (!found) return null
  const translate = translatorFor(row.language)
  return letter(row, translate('mail.order_received_subject', { number: found.number }), [
    translate('mail.order_received'),
    found.note === '' ? null : translate('order.return_decided', { note: found.note }),
    found.kind === 'exchange'
      ? translate('mail.order_exchange_sent')
      : found.refund > 0
        ? translate('mail.order_refund_soon', { amount: moneyOf(row)(found.refund) })
        : null,
  ])
}

function exchangeExpired(row: OrderRow, payload: Payload): Draft {
  const translate = translatorFor(row.language)
  return letter(row, translate('mail.order_expired_subject', { number: String(payload.return_number) }), [
    translate('mail.order_expired'),
  ])
}
