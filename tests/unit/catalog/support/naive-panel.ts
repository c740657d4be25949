/**
 * The purchase panel's rules read a second time, straight from the sentences of spec 3 §4 and with nothing of lib/catalog: slow, plain, and
 * about facts of its own. `panel.property.test.ts` holds the shop's rules against it.
 */
export interface PlainVariant {
  id: number
  color: string | null
  size: string | null
  type: string | null
  stocks: Record<number, number>
  inStock: boolean
  blocked: boolean
  onOrder: boolean
  time: { string: string; number: number }
}
interface PlainStore {
  id: number
  type: 'retail' | 'warehouse' | 'web' | 'external'
  order: number
}

export interface PlainCase {
  /** In the model's order: slug, name, base colour. */
  colors: { slug: string; name: string; base: string }[]
  /** In the order in which a shop lists them. */
  sizes: string[]
  types: string[]
  variants: PlainVariant[]
  onOrder: boolean
  promoted: string | null
  query: { 'select-color': string | null; color: string | null; size: string | null; type: string | null }
  history: string[]
  stores: PlainStore[]
  campaign: boolean
  transferFrom: number[] | null
  countryBlocked: boolean
  /** Variants with a rule of their own about the delivery country. */
  overrides: Record<number, boolean>
  info: string | null
  enterprise: boolean
  added: { start: number; end: number }[]
  /** The colours have pictures. */
  isPictured: boolean
  /** The page is drawn with nothing chosen of this kind. */
  open: ('color' | 'size' | 'type')[]
}

export interface Verdict {
  selection: { color: string | null; size: string | null; type: string | null }
  /** Whose price, availability and picture the page shows, before anything is opened again. */
  shown: Verdict['selection']
  id: number
  unavailable: { color: string[]; size: string[]; type: string[] }
  orderable: boolean | null
  quantity: number | null
  text: string
  isDisabled: boolean
  isShown: boolean
  label: string | null
  mark: 'check' | 'circle' | 'none' | null
  shipping: string | null
}

const CENTRAL = 20

function soldOf(c: PlainCase, what: 'color' | 'size' | 'type'): string[] {
  const order = what === 'color' ? c.colors.map((color) => color.slug) : what === 'size' ? c.sizes : c.types
  const seen: string[] = []
  for (const slug of order) {
    let isSold = false
    for (const variant of c.variants) if (variant[what] === slug) isSold = true
    if (isSold && !seen.includes(slug)) seen.push(slug)
  }
  return seen
}

/** "Store stock is zero when blocked; for store id 20 it is the sum of all stocks; otherwise that store's stock." */
function stockIn(variant: PlainVariant, store: number): number {
  if (variant.blocked) return 0
  if (store !== CENTRAL) return variant.stocks[store] ?? 0
  let sum = 0
  for (const id of Object.keys(variant.stocks)) sum = sum + (variant.stocks[Number(id)] ?? 0)
  return sum
}

/** "Transfer requests mark a variant on order only if the listed source stores hold stock." */
function onOrder(c: PlainCase, variant: PlainVariant): boolean {
  if (c.transferFrom !== null) {
    for (const store of c.transferFrom) if (stockIn(variant, store) > 0) return true
    return false
  }
  return c.onOrder ? true : variant.onOrder
}

/** "A variant is orderable if the model is on order or the variant is in stock. In gift campaigns, stock-blocked variants count only if …" */
function orderable(c: PlainCase, variant: PlainVariant): boolean {
  if (c.campaign) {
    if (variant.blocked) {
      if (variant.time.number <= 2) return false
      if (variant.time.number >= 999) return false
    }
  }
  if (onOrder(c, variant)) return true
  return variant.inStock
}

/** "Orderable quantity is unlimited when on order, otherwise the sum of per-store stock." */
function quantity(c: PlainCase, variant: PlainVariant): number {
  if (onOrder(c, variant)) return Infinity
  let sum = 0
  for (const id of Object.keys(variant.stocks)) if (!variant.blocked) sum = sum + (variant.stocks[Number(id)] ?? 0)
  return sum
}

/** "query value (select-color, then color), then the promoted colour, then the first colour" */
function chooseColor(c: PlainCase, sold: string[]): string | null {
  const meant = (word: string): string | null => {
    const tests = [
      (color: PlainCase['colors'][number]) => color.slug === word,
      (color: PlainCase['colors'][number]) => color.name.toLowerCase() === word.toLowerCase(),
      (color: PlainCase['colors'][number]) => color.base.toLowerCase() === word.toLowerCase(),
    ]
    for (const test of tests)
      for (const color of c.colors) if (test(color) && sold.includes(color.slug)) return color.slug
    return null
  }
  const selectColor = c.query['select-color']
  if (selectColor !== null && meant(selectColor) !== null) return meant(selectColor)
  if (c.query.color !== null && sold.includes(c.query.color)) return c.query.color
  if (c.promoted !== null && meant(c.promoted) !== null) return meant(c.promoted)
  return sold.length > 0 ? (sold[0] ?? null) : null
}

/** "query, then the last size from the size history, then the first orderable size for the colour and type, then the first size" */
function chooseSize(c: PlainCase, sold: string[], color: string | null, type: string | null): string | null {
  if (c.query.size !== null && sold.includes(c.query.size)) return c.query.size
  if (sold.length === 1) return sold[0] ?? null
  for (let i = c.history.length - 1; i >= 0; i--) if (sold.includes(c.history[i] ?? '')) return c.history[i] ?? null
  for (const size of sold) {
    for (const variant of c.variants) {
      if (variant.size !== size) continue
      if (color !== null && variant.color !== color) continue
      if (type !== null && variant.type !== type) continue
      if (orderable(c, variant)) return size
    }
  }
  return sold.length > 0 ? (sold[0] ?? null) : null
}

/** The query, a single option, the size history and a picture of the colour decide; the first orderable size is only shown. */
function decided(c: PlainCase, sold: Record<'color' | 'size' | 'type', string[]>) {
  const asks = (what: 'color' | 'size' | 'type') => c.query[what] !== null && sold[what].includes(c.query[what])
  let size = asks('size') || sold.size.length === 1
  for (const one of c.history) if (sold.size.includes(one)) size = true
  const word = c.query['select-color']?.toLowerCase()
  let color = c.isPictured || asks('color') || sold.color.length === 1
  for (const { slug, name, base } of c.colors)
    if (sold.color.includes(slug) && [slug, name.toLowerCase(), base].includes(word ?? '')) color = true
  return { color, size, type: asks('type') || sold.type.length === 1 }
}

function label(c: PlainCase, variant: PlainVariant): string {
  if (!orderable(c, variant)) return 'out-of-stock'
  const shops = c.stores
    .filter((store) => store.type === 'retail')
    .sort((a, b) => (a.order === b.order ? a.id - b.id : a.order - b.order))
  const holding: number[] = []
  for (const shop of shops) if (stockIn(variant, shop.id) > 0) holding.push(shop.id)
  if (holding.length === 0) return 'only-webstore'
  if (holding.length === 1) return `only-one-store ${holding[0]}`
  return `store-list ${holding.join(',')}`
}

function shippingText(c: PlainCase, variant: PlainVariant, isBlocked: boolean): string {
  if (isBlocked) return c.info === null ? 'not shipped' : `not shipped: ${c.info}`
  const { string, number } = variant.time
  if (number >= 30 || number === 999) return string
  const parts = string.split('-')
  let start = Number(parts[0])
  let end = Number(parts[parts.length - 1])
  for (const days of c.added) {
    start = start + days.start
    end = end + days.end
  }
  return `${start} to ${end} business days`
}

/** What spec 3 §4 says of one case. */
export function naiveVerdict(c: PlainCase): Verdict {
  const sold = { color: soldOf(c, 'color'), size: soldOf(c, 'size'), type: soldOf(c, 'type') }
  const color = chooseColor(c, sold.color)
  const type = c.query.type !== null && sold.type.includes(c.query.type) ? c.query.type : (sold.type[0] ?? null)
  const shown = { color, size: chooseSize(c, sold.size, color, type), type }
  const isDecided = decided(c, sold)
  const selection = {
    color: c.open.includes('color') || !isDecided.color ? null : shown.color,
    size: c.open.includes('size') || !isDecided.size ? null : shown.size,
    type: c.open.includes('type') || !isDecided.type ? null : shown.type,
  }
  let pending: 'color' | 'size' | 'type' | null = null
  if (selection.type === null && sold.type.length > 1) pending = 'type'
  if (selection.size === null && sold.size.length > 1) pending = 'size'
  if (selection.color === null && sold.color.length > 1) pending = 'color'

  const fits = (variant: PlainVariant, but: string) =>
    (but === 'color' || selection.color === null || variant.color === selection.color) &&
    (but === 'size' || selection.size === null || variant.size === selection.size) &&
    (but === 'type' || selection.type === null || variant.type === selection.type)
  const without = (what: 'color' | 'size' | 'type') =>
    sold[what].filter((slug) => {
      for (const variant of c.variants)
        if (variant[what] === slug && fits(variant, what) && orderable(c, variant)) return false
      return true
    })

  let variant: PlainVariant | null = null
  if (pending === null) for (const one of [...c.variants].reverse()) if (fits(one, '')) variant = one
  const id = variant !== null ? variant.id : pending !== null ? 0 : -1
  const canOrder = variant !== null && orderable(c, variant)
  const isCountryBlocked =
    variant !== null && variant.id in c.overrides ? c.overrides[variant.id] === true : c.countryBlocked

  let text = c.enterprise ? 'enterprise' : 'add'
  if (c.transferFrom !== null && c.transferFrom.length > 0) text = 'transfer Turku'
  if (!canOrder) text = 'out-of-stock'
  if (pending !== null) text = `select ${pending}`

  let isDisabled = false
  if (pending === null && !canOrder) isDisabled = true
  if (isCountryBlocked && !c.campaign) isDisabled = true
  if (
    pending === null &&
    variant !== null &&
    variant.blocked &&
    (variant.time.number <= 2 || variant.time.number === 999)
  )
    isDisabled = true

  const isTransfer = c.transferFrom !== null && c.transferFrom.length > 0
  return {
    selection,
    shown,
    id,
    unavailable: { color: without('color'), size: without('size'), type: without('type') },
    orderable: variant === null ? null : canOrder,
    quantity: variant === null ? null : quantity(c, variant),
    text,
    isDisabled,
    isShown: pending !== null || canOrder || isTransfer,
    label: variant === null ? null : label(c, variant),
    mark: variant === null ? null : variant.time.number <= 2 ? 'check' : variant.time.number < 999 ? 'circle' : 'none',
    shipping: variant === null ? null : shippingText(c, variant, isCountryBlocked),
  }
}
