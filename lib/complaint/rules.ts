/** Validation of the complaint's fields (spec 2 §5 does not define the rules). Page and server use the same functions. */
import { isEmail } from '@/lib/contract/email'
import { isDay } from '@/lib/market/shop-time'

import { type ComplaintValues, MAX_LENGTH, TEXT_FIELDS, type TextFieldName, WEB_CHANNEL } from './fields'

/** The reason why a field is invalid; its text is `complaint.<problem>` of the locales. */
export type Problem =
  | 'missing_store'
  | 'missing_order_number'
  | 'invalid_order_number'
  | 'missing_time'
  | 'invalid_date'
  | 'future_date'
  | 'missing_manufacturer'
  | 'missing_model'
  | 'missing_size'
  | 'invalid_price'
  | 'missing_used'
  | 'missing_complaint'
  | 'short_complaint'
  | 'missing_target_store'
  | 'missing_name'
  | 'missing_email'
  | 'invalid_email'
  | 'invalid_phone'
  | 'missing_address'
  | 'missing_post_number'
  | 'missing_city'
  | 'too_long'
  | 'invalid_choice'
export type Problems = Readonly<Partial<Record<TextFieldName, Problem>>>

export interface Rules {
  /** Slug of the main web store. */
  readonly webStore: string
  /** Slugs of the stores where a product may have been bought, including the web store. */
  readonly stores: readonly string[]
  /** Today in the shop's calendar: `2026-11-22`. */
  readonly today: string
}

/** Minimum number of characters for the description of a fault. */
const MIN_COMPLAINT = 10

const PHONE = /^\+?[\d\s()./-]{4,}$/
const ORDER_NUMBER = /^[A-Z0-9][A-Z0-9-]{3,}$/i
const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/
const ROW = /^\d{1,12}$/

const day = (text: string, { today }: Rules): Problem | null =>
  !isDay(text) ? 'invalid_date' : text > today ? 'future_date' : null
const required = (text: string, problem: Problem) => (text === '' ? problem : null)
const shaped = (text: string, shape: RegExp, problem: Problem) => (text === '' || shape.test(text) ? null : problem)

/** The product is returned by post, so that something can be sent to the shopper. */
export function goesByPost(
  { targetStore }: Pick<ComplaintValues, 'targetStore'>,
  { webStore }: Pick<Rules, 'webStore'>,
): boolean {
  return targetStore === webStore
}

/** The error of one field, or null. */
export function checkField(name: TextFieldName, values: ComplaintValues, rules: Rules): Problem | null {
  const text = values[name].trim()
  if (text.length > MAX_LENGTH[name]) return 'too_long'
  return CHECKS[name](text, values, rules)
}

type Check = (text: string, values: ComplaintValues, rules: Rules) => Problem | null

const CHECKS: Readonly<Record<TextFieldName, Check>> = {
  store: (text, _, { stores }) => required(text, 'missing_store') ?? (stores.includes(text) ? null : 'invalid_choice'),
  orderNumber: (text, { salesChannel }) =>
    (salesChannel === WEB_CHANNEL ? required(text, 'missing_order_number') : null) ??
    shaped(text, ORDER_NUMBER, 'invalid_order_number'),
  receipt: () => null,
  orderDate: (text, _, rules) => (text === '' ? null : day(text, rules)),
  timeOfPurchase: (text, _, rules) => required(text, 'missing_time') ?? day(text, rules),
  rowId: (text) => shaped(text, ROW, 'invalid_choice'),
  manufacturer: (text) => required(text, 'missing_manufacturer'),
  model: (text) => required(text, 'missing_model'),
  color: () => null,
  size: (text, { noSize }) => (noSize ? null : required(text, 'missing_size')),
  price: (text) => shaped(text, AMOUNT, 'invalid_price'),
  unitDiscount: (text) => shaped(text, AMOUNT, 'invalid_price'),
  used: (text) => required(text, 'missing_used') ?? (text === 'yes' || text === 'no' ? null : 'invalid_choice'),
  complaint: (text) => required(text, 'missing_complaint') ?? (text.length < MIN_COMPLAINT ? 'short_complaint' : null),
  targetStore: (text, _, { stores }) =>
    required(text, 'missing_target_store') ?? (stores.includes(text) ? null : 'invalid_choice'),
  customerName: (text) => required(text, 'missing_name'),
  email: (text) => required(text, 'missing_email') ?? (isEmail(text) ? null : 'invalid_email'),
  phone: (text) => shaped(text, PHONE, 'invalid_phone'),
  address: (text, values, rules) => (goesByPost(values, rules) ? required(text, 'missing_address') : null),
  postNumber: (text, values, rules) => (goesByPost(values, rules) ? required(text, 'missing_post_number') : null),
  city: (text, values, rules) => (goesByPost(values, rules) ? required(text, 'missing_city') : null),
}

/** All errors, in the order of the page. */
export function checkComplaint(values: ComplaintValues, rules: Rules): Problems {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((name) => {
      const problem = checkField(name, values, rules)
      return problem ? [[name, problem] as const] : []
    }),
  )
}
