/** The complaint form (spec 2 §3): each field has a value and an error flag. */

/** Fields whose value is text, in the order of the page and of the error summary. */
export const TEXT_FIELDS = [
  'store',
  'orderNumber',
  'receipt',
  'orderDate',
  'timeOfPurchase',
  'rowId',
  'manufacturer',
  'model',
  'color',
  'size',
  'price',
  'unitDiscount',
  'used',
  'complaint',
  'targetStore',
  'customerName',
  'email',
  'phone',
  'address',
  'postNumber',
  'city',
] as const
export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** A value, and whether it is invalid. */
interface Field<T> {
  readonly value: T
  readonly error: boolean
}

export type ComplaintForm = { readonly [F in TextFieldName]: Field<string> } & {
  /** True when `price` is the price of the order minus `unitDiscount`. */
  readonly calculatedDiscount: Field<boolean>
  /** `S`: sold by the web store. Empty: the shopper selects where it was bought. */
  readonly salesChannel: string
  /** The product has no size. */
  readonly noSize: boolean
}

/** The values that are sent, without flags. */
export type ComplaintValues = { readonly [F in TextFieldName]: string } & {
  readonly calculatedDiscount: boolean
  readonly salesChannel: string
  readonly noSize: boolean
}

/** Sold by the web store. */
export const WEB_CHANNEL = 'S'
/** The initial value of `price` (spec 2 §3); the form shows it as an empty field. */
export const NO_PRICE = '0'

/** Maximum length of each field; a longer text is cut while typing and rejected by the server. */
export const MAX_LENGTH: Readonly<Record<TextFieldName, number>> = {
  store: 60,
  orderNumber: 30,
  receipt: 60,
  orderDate: 10,
  timeOfPurchase: 10,
  rowId: 12,
  manufacturer: 100,
  model: 200,
  color: 60,
  size: 60,
  price: 12,
  unitDiscount: 12,
  used: 3,
  complaint: 4000,
  targetStore: 60,
  customerName: 200,
  email: 254,
  phone: 30,
  address: 200,
  postNumber: 12,
  city: 100,
}

/** A form from values; a missing text is empty, a missing price 0. No field has an error. */
export function formOf(values: Partial<ComplaintValues> = {}): ComplaintForm {
  const texts = TEXT_FIELDS.map(
    (name) =>
      [
        name,
        { value: (values[name] ?? (name === 'price' ? NO_PRICE : '')).slice(0, MAX_LENGTH[name]), error: false },
      ] as const,
  )
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, Field<string>>),
    calculatedDiscount: { value: values.calculatedDiscount ?? false, error: false },
    salesChannel: values.salesChannel ?? '',
    noSize: values.noSize ?? false,
  }
}

/** The values of a form. */
export function valuesOf(form: ComplaintForm): ComplaintValues {
  const texts = TEXT_FIELDS.map((name) => [name, form[name].value] as const)
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    calculatedDiscount: form.calculatedDiscount.value,
    salesChannel: form.salesChannel,
    noSize: form.noSize,
  }
}

/** Any stored value as a form: texts are cut, values of a wrong type are left out. */
export function readForm(stored: unknown): ComplaintForm {
  const source = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const texts = TEXT_FIELDS.flatMap((name) => (typeof source[name] === 'string' ? [[name, source[name]] as const] : []))
  return formOf({
    ...Object.fromEntries(texts),
    calculatedDiscount: source['calculatedDiscount'] === true,
    salesChannel: source['salesChannel'] === WEB_CHANNEL ? WEB_CHANNEL : '',
    noSize: source['noSize'] === true,
  })
}

/** An order number of the web store with exactly one prefix. */
export function withChannelPrefix(orderNumber: string): string {
  const number = orderNumber.trim().toUpperCase()
  return number === '' || number.startsWith(WEB_CHANNEL) ? number : WEB_CHANNEL + number
}

/** The number without prefix, as orders have it. */
export function withoutChannelPrefix(orderNumber: string): string {
  const number = orderNumber.trim().toUpperCase()
  return number.startsWith(WEB_CHANNEL) ? number.slice(WEB_CHANNEL.length) : number
}

/** The fields that change with the store: the web store is the sales channel S; other stores have no order, but a receipt. */
export function storeChange(store: string, webStore: string): Partial<ComplaintValues> {
  if (store === webStore) return { store, salesChannel: WEB_CHANNEL, receipt: '' }
  return {
    store,
    salesChannel: '',
    orderNumber: '',
    orderDate: '',
    rowId: '',
    unitDiscount: '',
    calculatedDiscount: false,
  }
}

/** The rule of the sales channel (spec 2 §3): on `S` the store is the main web store, and the order number begins with S. */
export function applySalesChannel(values: ComplaintValues, webStore: string): ComplaintValues {
  if (values.salesChannel !== WEB_CHANNEL) return values
  return { ...values, store: webStore, orderNumber: withChannelPrefix(values.orderNumber) }
}
