/** The distribution of a variant's units among the stores, by the stock plan of its model. */
import { randomOf } from '../drawings/base/random'
import type { StockPlan } from '../schema/models'
import { EXTERNAL, RETAIL, WAREHOUSE } from '../shop'

export interface VariantStock {
  /** Units by store id; no zeros. */
  units: ReadonlyMap<number, number>
  onOrder: boolean
  stockBlocked: boolean
  /** Spec 3 §4: 2 or less immediate, 3–998 estimated, 30 and 60 and 999 as text. */
  shippingNumber: number
  shippingString: string
  stockIncoming: string | null
}

const DAY = 86_400_000
const FAST = { shippingNumber: 2, shippingString: '1-3' }
const FROM_STORE = { shippingNumber: 4, shippingString: '3-5' }
const FROM_SUPPLIER = { shippingNumber: 10, shippingString: '7-12' }

/** The stock of one variant. Dates of announced deliveries are relative to `today`. */
export function stockOf(plan: StockPlan, variantId: number, today: Date): VariantStock {
  const random = randomOf(`stock ${variantId}`)
  const units = new Map<number, number>()
  const put = (store: number, quantity: number) => {
    if (quantity > 0) units.set(store, quantity)
  }
  const incoming = () => new Date(today.getTime() + random.int(8, 40) * DAY).toISOString().slice(0, 10)
  const base = { units, onOrder: false, stockBlocked: false, stockIncoming: null }
  const spread = (central: number, perStore: number, probability: number) => {
    put(WAREHOUSE, random.int(Math.ceil(central / 3), central))
    for (const store of RETAIL) if (random.chance(probability)) put(store, random.int(1, perStore))
  }
  const empty = (probability: number) => random.chance(probability)
  switch (plan) {
    case 'plenty':
      spread(60, 8, 0.85)
      return { ...base, ...FAST }
    case 'normal':
      if (empty(0.07)) return { ...base, ...FAST, stockIncoming: random.chance(0.6) ? incoming() : null }
      spread(18, 4, 0.6)
      return { ...base, ...FAST }
    case 'gaps':
      if (empty(0.34)) return { ...base, ...FAST, stockIncoming: random.chance(0.3) ? incoming() : null }
      spread(5, 2, 0.3)
      return { ...base, ...FAST }
    case 'few':
      put(WAREHOUSE, random.int(0, 2))
      put(random.pick(RETAIL), 1)
      return { ...base, ...FAST }
    case 'single':
      put(RETAIL[variantId % RETAIL.length] ?? WAREHOUSE, 1)
      return { ...base, ...FROM_STORE }
    case 'one-store':
      put(RETAIL[variantId % RETAIL.length] ?? WAREHOUSE, random.int(1, 3))
      return { ...base, ...FROM_STORE }
    case 'warehouse':
      put(WAREHOUSE, random.int(3, 25))
      return { ...base, ...FAST }
    case 'external':
      put(EXTERNAL, random.int(4, 30))
      return { ...base, ...FROM_SUPPLIER }
    case 'incoming':
      return { ...base, ...FAST, stockIncoming: incoming() }
    case 'sold-out':
      return { ...base, ...FAST }
    case 'on-order':
      // Below 30, so that the page shows the days in its language (spec 3 §4).
      return { ...base, onOrder: true, shippingNumber: 29, shippingString: '20-30' }
    case 'blocked':
      spread(8, 2, 0.4)
      return { ...base, ...FAST, stockBlocked: true }
  }
}
