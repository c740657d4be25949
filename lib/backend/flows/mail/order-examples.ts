/** Examples of the mails about an order. */
import type { OrderMailKind } from '@/lib/backend/domain/outbox/enqueue'
import type { OrderRow } from '@/lib/backend/domain/orders/view'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import type { Language } from '@/lib/market/languages'
import { inEveryLanguage } from '@/lib/messages/all'

import { asMail } from './compose'
import { ORDER_COMPOSERS } from './orders'

/** A mail and, where a kind has several, which of them it is. */
export type Example = readonly [variant: string, mail: Mail | null]

export const EMAIL = 'kaisa.korpi@example.com'
export const DAY = '2026-02-14T10:00:00Z'
export const LATER = '2026-03-14'
/** No order has it: numbers are written in base 32 without the letter L. */
export const ORDER = 'W-SAMPLE01'
export const KEY = 'example'

const ADDRESS: OrderRow['address'] = {
  first_name: 'Kaisa',
  last_name: 'Korpi',
  address: 'Metsätie 4',
  postal_code: '00100',
  city: 'Helsinki',
  phone: '+358 40 1234567',
  email: EMAIL,
  country: 'fi',
}

const RETURN: OrderRow['returns'][number] = {
  number: 'R-SAMPLE01',
  kind: 'refund',
  method: 'parcel',
  status: 'registered',
  created: DAY,
  reserved_until: null,
  is_withdrawal: false,
  fee: 490,
  delivery_refund: 0,
  refund: 2_490,
  adjustment: 0,
  adjustment_reasons: [],
  note: '',
  lines: [{ line: 2, quantity: 2, reason: 'too_small', confirmed_reason: null, exchange: null }],
}

function orderIn(language: Language): OrderRow {
  return {
    id: 0,
    number: ORDER,
    status: 'paid',
    created: DAY,
    currency: 'eur',
    country: 'fi',
    language,
    email: EMAIL,
    address: ADDRESS,
    delivery_method: 'home',
    delivery_kind: 'home',
    delivery_location: null,
    payment_method: 'card',
    delivery_cost: 490,
    special_request: '',
    options: {},
    delivery_names: inEveryLanguage('setup.home'),
    store: null,
    lines_total: 42_880,
    discount_total: 2_000,
    gift_card_total: 5_000,
    total: 36_370,
    tax_area_id: 1,
    in_time: true,
    return_until: '2026-05-25',
    invoice_days: null,
    reference: null,
    provider: null,
    session_url: null,
    is_overdue: false,
    expires: null,
    cart_key: KEY,
    access_hash: KEY,
    lines: [line('1', 'Polku Laavu 2', 39_900, 1), line('2', 'Polku Kuksa', 1_490, 2)],
    events: [],
    returns: [RETURN],
  }
}

function line(key: string, name: string, price: number, quantity: number): OrderRow['lines'][number] {
  return {
    key,
    kind: 'product',
    name,
    colour: null,
    size: null,
    quantity,
    unit_price: price,
    discount: 0,
    gross: price * quantity,
    tax_rate: 25.5,
    path: null,
    image: null,
    variant_id: null,
    extra_data: null,
    returned: 0,
    is_repair: false,
  }
}

const giftCardLine = (recipient: boolean): OrderRow['lines'][number] => ({
  ...line('1', 'Polku', 5_000, 1),
  kind: 'gift_card',
  tax_rate: 0,
  extra_data: {
    amount_eur: '50',
    giftcard_name: 'Aino',
    giftcard_greeting: 'Onnea!',
    ...(recipient && { giftcard_email: 'aino@example.com' }),
  },
})

/** `changes`: how the order differs from the usual one. */
function ofOrder(
  kind: OrderMailKind,
  language: Language,
  changes: Partial<OrderRow> = {},
  payload: object = {},
): Mail | null {
  const row = { ...orderIn(language), ...changes }
  const draft = ORDER_COMPOSERS[kind](row, { ...payload })
  return draft && asMail(KEY, draft, draft.language ?? language)
}

const returned = (changes: Partial<typeof RETURN>): Partial<OrderRow> => ({ returns: [{ ...RETURN, ...changes }] })

export const ORDER_EXAMPLES: Readonly<Record<OrderMailKind, (language: Language) => readonly Example[]>> = {
  order_confirmation: (language) => [
    ['home', ofOrder('order_confirmation', language)],
    [
      'store',
      ofOrder('order_confirmation', language, {
        delivery_kind: 'store',
        delivery_method: 'store',
        delivery_names: inEveryLanguage('setup.collect'),
        store: 'Polku, Metsätie 4, 00100 Helsinki',
        delivery_cost: 0,
        total: 35_880,
      }),
    ],
    ['invoice', ofOrder('order_confirmation', language, { payment_method: 'invoice' })],
    [
      'email',
      ofOrder('order_confirmation', language, {
        delivery_kind: 'email',
        delivery_names: null,
        delivery_cost: 0,
        ...{ lines_total: 5_000, discount_total: 0, gift_card_total: 0, total: 5_000 },
        lines: [giftCardLine(true)],
      }),
    ],
  ],
  gift_card: (language) => [
    ['buyer', ofOrder('gift_card', language, { lines: [giftCardLine(false)] }, { line_number: 1 })],
    ['recipient', ofOrder('gift_card', language, { lines: [giftCardLine(true)] }, { line_number: 1 })],
  ],
  refund_notice: (language) => [['', ofOrder('refund_notice', language)]],
  refund_due: (language) => [
    ['refused', ofOrder('refund_due', language, {}, { amount: 2_490, currency: 'eur' })],
    [
      'amount',
      ofOrder(
        'refund_due',
        language,
        {},
        { currency: 'eur', expected: 36_370, got: 36_000, got_currency: 'eur', state: 'paid' },
      ),
    ],
  ],
  order_code: (language) => [['', ofOrder('order_code', language, {}, { code_id: 0 })]],
  order_sent: (language) => [
    [
      'home',
      ofOrder(
        'order_sent',
        language,
        {},
        { tracking_code: 'JJFI60000000000000000', tracking_url: 'https://carrier.example/JJFI60000000000000000' },
      ),
    ],
    ['store', ofOrder('order_sent', language, { delivery_kind: 'store' })],
  ],
  order_cancelled: (language) => [['', ofOrder('order_cancelled', language, {}, { refund: 36_370 })]],
  return_registered: (language) => [
    ['refund', ofOrder('return_registered', language, {}, { return_number: 'R-SAMPLE01' })],
    [
      'exchange',
      ofOrder(
        'return_registered',
        language,
        returned({ kind: 'exchange', method: 'store', reserved_until: `${LATER}T10:00:00Z` }),
        { return_number: 'R-SAMPLE01' },
      ),
    ],
    [
      'withdrawal',
      ofOrder(
        'return_registered',
        language,
        returned({ is_withdrawal: true, fee: 0, delivery_refund: 490, refund: 3_470 }),
        { return_number: 'R-SAMPLE01' },
      ),
    ],
  ],
  return_received: (language) => [['', ofOrder('return_received', language, {}, { return_number: 'R-SAMPLE01' })]],
  exchange_expired: (language) => [['', ofOrder('exchange_expired', language, {}, { return_number: 'R-SAMPLE01' })]],
}
