import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import type { ModelSeed } from './models'

const DAY = 86_400_000
/** Start of the prices; reductions start at `RECENTLY`. */
const LONG_AGO = new Date(Date.now() - 60 * DAY)
const RECENTLY = new Date(Date.now() - 5 * DAY)

interface VariantPlace {
  readonly modelId: number
  readonly colourId: number | null
  readonly sizeId: number | null
  /** Counts the variants of the seed, from 1. */
  readonly number: number
}

/** Inserts one variant with its stock and prices; returns its id. */
export async function insertVariant(item: ModelSeed, { number, ...place }: VariantPlace): Promise<number> {
  const [central, shop] = item.stock ?? [0, 0]
  const [variant] = await db()
    .insert(schema.variants)
    .values({
      ...place,
      gtin: `64000000${String(number).padStart(5, '0')}`,
      sku: `SKU-${number}`,
      available: central + shop,
      sortOrder: number,
    })
    .returning()
  if (!variant) throw new Error('No variant.')
  await insertStock(variant.id, [
    { storeId: 20, quantity: central },
    { storeId: 1, quantity: shop },
  ])
  for (const priceArea of [1, 2]) await insertPrices(variant.id, item, priceArea)
  return variant.id
}

async function insertStock(variantId: number, held: { storeId: number; quantity: number }[]): Promise<void> {
  await db()
    .insert(schema.stock)
    .values(held.map((row) => ({ variantId, ...row })))
  const ledger = held.filter(({ quantity }) => quantity > 0)
  if (ledger.length > 0)
    await db()
      .insert(schema.stockLedger)
      .values(
        ledger.map(({ storeId, quantity }) => ({ variantId, storeId, delta: quantity, reason: 'initial' as const })),
      )
}

/** The prices of one area, with their history. */
async function insertPrices(variantId: number, { regular, discount, club }: ModelSeed, priceArea: number) {
  // Export prices are without VAT.
  const net = (amount: number) => (priceArea === 1 ? amount : Math.round(amount / 1.255))
  const since = (kind: 'regular' | 'club' | 'discount', amount: number, validFrom: Date) => ({
    variantId,
    priceArea,
    kind,
    amount: net(amount),
    validFrom,
  })
  await db()
    .insert(schema.priceHistory)
    .values([
      since('regular', regular, LONG_AGO),
      ...(club ? [since('club', club, LONG_AGO)] : []),
      ...(discount ? [since('discount', discount, RECENTLY)] : []),
    ])
  await db()
    .insert(schema.prices)
    .values({
      variantId,
      priceArea,
      regular: net(regular),
      active: net(discount ?? regular),
      club: club ? net(club) : null,
      ...(discount && { discountValue: net(discount), lowest30: net(regular), reducedSince: RECENTLY }),
    })
}
