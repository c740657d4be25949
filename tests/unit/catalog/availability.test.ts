import { describe, expect, it } from 'vitest'

import {
  availabilityLabel,
  availabilityRows,
  fewLeft,
  inStockStores,
  isCountryBlocked,
  isOnlyFromExternalStock,
  isOrderable,
  orderableQuantity,
  pickupStores,
  storeStock,
} from '@/lib/catalog/availability'
import { buyButton, type BuyContext } from '@/lib/catalog/buy-button'
import { NOTHING_SELECTED, selectedVariant } from '@/lib/catalog/variant'

import { model, store, variant, type VariantFacts } from './support/models'

const off = { on_order: false }
const none = { stocks: {} }
const stores = [
  store(3),
  store(1),
  store(2, { pikanouto: true }),
  store(20, { type: 'warehouse', stock_display_order: 0 }),
  store(30, { type: 'web', stock_display_order: 9 }),
  store(40, { type: 'external', stock_display_order: 0 }),
]

describe('orderable', () => {
  it('D4.06 when the model is on order or the variant in stock', () => {
    expect(isOrderable(off, variant(1))).toBe(true)
    expect(isOrderable(off, variant(1, none))).toBe(false)
    expect(isOrderable({ on_order: true }, variant(1, none))).toBe(true)
    expect(isOrderable(off, variant(1, { ...none, onOrder: true }))).toBe(true)
  })
  it('D4.06 in gift campaigns blocked stock counts only from shipping number 3 to 998', () => {
    const can = (number: number, blocked = true) =>
      isOrderable(off, variant(1, { blocked, number }), { isGiftCampaign: true })
    expect([2, 3, 998, 999].map((n) => can(n))).toEqual([false, true, true, false])
    expect(can(2, false)).toBe(true)
    expect(isOrderable(off, variant(1, { blocked: true, number: 2 }))).toBe(true)
  })
  it('D4.07 quantity: unlimited on order, else the sum of the stores, none when blocked', () => {
    expect(orderableQuantity({ on_order: true }, variant(1, none))).toBe(Infinity)
    expect(orderableQuantity(off, variant(1, { stocks: { 1: 2, 20: 5, 3: 0 } }))).toBe(7)
    expect(orderableQuantity(off, variant(1, { stocks: { 1: 2 }, blocked: true }))).toBe(0)
  })
  it('D4.07 D4.20 how many are left is told from five down, never of what is on order, blocked or gone', () => {
    const of = (units: number, facts: Partial<VariantFacts> = {}) =>
      fewLeft(off, variant(1, { stocks: { 1: units }, ...facts }))
    expect([0, 1, 5, 6].map((units) => of(units))).toEqual([null, 1, 5, null])
    expect([of(2, { blocked: true }), of(2, { onOrder: true }), fewLeft({ on_order: true }, variant(1))]).toEqual([
      null,
      null,
      null,
    ])
  })
  it('D9.04 D4.07 B9.22 store stock: zero when blocked, all stores for the central warehouse, else its own', () => {
    const held = variant(1, { stocks: { 1: 2, 20: 5 } })
    expect([1, 20, 3].map((id) => storeStock(held, id))).toEqual([2, 7, 0])
    expect(storeStock(variant(1, { stocks: { 1: 2 }, blocked: true }), 20)).toBe(0)
  })
  it('D4.08 a transfer request puts on order only what the source stores hold', () => {
    const held = variant(1, { stocks: { 3: 1 } })
    expect(orderableQuantity(off, held, { transferFrom: [1, 3] })).toBe(Infinity)
    expect(orderableQuantity({ on_order: true }, held, { transferFrom: [1] })).toBe(1)
    expect(isOrderable({ on_order: true }, variant(1, none), { transferFrom: [1] })).toBe(false)
  })
})

describe('where it is', () => {
  const label = (facts: VariantFacts) => availabilityLabel(off, variant(1, facts), stores)
  it('D4.09 label states, web store and warehouse not counted', () => {
    expect(label(none)).toEqual({ state: 'out-of-stock' })
    expect(label({ stocks: { 20: 4, 30: 2 } })).toEqual({ state: 'only-webstore' })
    expect(label({ stocks: { 20: 4, 2: 1 } })).toMatchObject({ state: 'only-one-store', store: { id: 2 } })
    expect(label({ stocks: { 3: 1, 1: 1, 30: 7 } })).toMatchObject({
      state: 'store-list',
      stores: [{ id: 1 }, { id: 3 }],
    })
    expect(label({ stocks: { 3: 1, 1: 1 }, blocked: true })).toEqual({ state: 'only-webstore' })
    expect(label({ ...none, onOrder: true })).toEqual({ state: 'only-webstore' })
  })
  it('D4.09 pickup lists leave the web store out', () => {
    const held = variant(1, { stocks: { 1: 1, 2: 1, 30: 3 } })
    expect(pickupStores(held, stores).map((s) => s.id)).toEqual([1, 2])
    expect(pickupStores(held, stores, true).map((s) => s.id)).toEqual([2])
    expect(inStockStores(held, stores)).toHaveLength(2)
  })
  it('D4.10 the table lists stores with a display order above 0, ordered by it', () => {
    expect(
      availabilityRows(variant(1, { stocks: { 1: 2, 20: 5 } }), stores).map((r) => [r.store.id, r.quantity]),
    ).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [30, 0],
    ])
  })
  it('D3.02 onlyFromExtStock', () => {
    expect(isOnlyFromExternalStock(variant(1, { stocks: { 40: 2, 1: 0 } }), stores)).toBe(true)
    expect(isOnlyFromExternalStock(variant(1, { stocks: { 40: 2, 1: 1 } }), stores)).toBe(false)
    expect(isOnlyFromExternalStock(variant(1, none), stores)).toBe(false)
  })
  it('D3.05 a variant’s own override of a blocked country wins', () => {
    const limit = {
      allowedDeliveryMethods: [],
      isDeliveryCountryBlocked: true,
      isDeliveryMethodLimitations: false,
      perInternationalPackage: null,
      blockInfoText: null,
      extra_data_overrides: { 5: { isDeliveryCountryBlocked: false }, 6: { perInternationalPackage: 2 } },
    }
    expect([5, 6, null].map((id) => isCountryBlocked(limit, id))).toEqual([false, true, true])
    expect(isCountryBlocked(null, 5)).toBe(false)
  })
})

describe('the buy button', () => {
  const shoe = model([
    variant(1, { color: 'red', size: '42' }),
    variant(2, { color: 'red', size: '43', stocks: {} }),
    variant(3, { color: 'blue', size: '42', type: 'wide' }),
    variant(4, { color: 'blue', size: '43', type: 'slim' }),
  ])
  const button = (selection: Partial<typeof NOTHING_SELECTED>, context: Partial<BuyContext> = {}, of = shoe) => {
    const full = { ...NOTHING_SELECTED, ...selection }
    return buyButton(of, full, selectedVariant(of, full), { isCountryBlocked: false, ...context })
  }
  const one = (facts: VariantFacts, context: Partial<BuyContext> = {}) =>
    button({}, context, model([variant(1, facts)]))

  it('D4.15 asks for colour, size, type in turn, only where there is more than one option', () => {
    expect(button({}).text).toEqual({ kind: 'select', choice: 'color' })
    expect(button({ color: 'blue' }).text).toEqual({ kind: 'select', choice: 'size' })
    expect(button({ color: 'blue', size: '42' }).text).toEqual({ kind: 'select', choice: 'type' })
    expect(one({ color: 'red', size: 'M' }).text).toEqual({ kind: 'add' })
  })
  it('D4.15 transfer request, enterprise order, out of stock', () => {
    expect(one({ stocks: { 3: 1 } }, { transferStore: 'Oulu', transferFrom: [3] }).text).toEqual({
      kind: 'transfer',
      store: 'Oulu',
    })
    expect(one({}, { isEnterpriseOrder: true }).text).toEqual({ kind: 'enterprise' })
    expect(one(none)).toEqual({ text: { kind: 'out-of-stock' }, isDisabled: true, isShown: false })
  })
  it('D4.16 disabled: not orderable, country blocked except in gift campaigns, blocked stock at 2 or less or 999', () => {
    expect(one({}).isDisabled).toBe(false)
    expect(one({}, { isCountryBlocked: true }).isDisabled).toBe(true)
    expect(one({}, { isCountryBlocked: true, isGiftCampaign: true }).isDisabled).toBe(false)
    expect([2, 3, 998, 999, 1000].map((number) => one({ blocked: true, number }).isDisabled)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
  })
  it('D4.04 an open choice leaves the button alive to say what to select; no match does not', () => {
    expect(button({}).isDisabled).toBe(false)
    expect(button({ color: 'red', size: '42', type: 'wide' })).toEqual({
      text: { kind: 'out-of-stock' },
      isDisabled: true,
      isShown: false,
    })
  })
  it('D4.17 shown with an open choice, an orderable variant or a transfer request', () => {
    expect(button({}).isShown).toBe(true)
    expect(one({}).isShown).toBe(true)
    expect(one(none, { transferFrom: [3], transferStore: 'Oulu' })).toEqual({
      text: { kind: 'out-of-stock' },
      isDisabled: true,
      isShown: true,
    })
  })
})
