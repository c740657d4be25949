/**
 * Reads the cart from local storage: any stored value is converted to a cart. Nothing here throws. A row that cannot be repaired is left
 * out, so that one bad row does not remove the others.
 */
import { GIFT_CARD } from '@/lib/catalog/gift-cards'
import { readSkier, SKIER_NUMBERS } from '@/lib/catalog/ski/skier'
import { isEmail } from '@/lib/contract/email'
import { isDay } from '@/lib/market/shop-time'

import { addCode } from './codes'
import { isNewBundle } from './rows'
import type { BundleRow, CartRow, CartState, GiftCampaign, GiftCardRow, ProductId, RedoOrder } from './types'
import { EMPTY_CART, LIMITS } from './types'

/** Version of the stored format. 0 (no version) was an array of rows, or of ids as text. */
export const CART_VERSION = 1

const MAX_ID = 2_147_483_647
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.length <= max ? value : undefined

function wholeNumber(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max ? number : null
}

function readProductId(value: unknown): ProductId | null {
  const id = wholeNumber(value, MAX_ID)
  if (id !== null) return id
  return typeof value === 'string' && value.length <= 200 && /^\d+(-\d+)+$/.test(value) ? value : null
}

function readAmount(value: unknown, max: number = LIMITS.amount): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 1 ? Math.min(max, Math.trunc(number)) : null
}

function readUid(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null
}

function readTexts(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).filter(
    (pair): pair is [string, string] => pair[0].length <= 50 && text(pair[1], 500) !== undefined,
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const readCode = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined

function readPrice(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value || 0 : undefined
}

function readSeenPrice(value: unknown): CartRow['seenPrice'] {
  if (!isRecord(value)) return undefined
  const [amount, currency, country] = [
    readPrice(value.amount, LIMITS.price),
    readCode(value.currency, /^[a-z]{3}$/),
    readCode(value.country, /^[a-z]{2}$/),
  ]
  return amount === undefined || !currency || !country ? undefined : { amount, currency, country }
}

function readAmounts(value: unknown): Record<string, number> | undefined {
  if (!isRecord(value)) return undefined
  const isAmount = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= LIMITS.amount
  return Object.fromEntries(
    Object.entries(value).flatMap(([store, units]) => (isAmount(units) ? [[store, units || 0]] : [])),
  )
}

/** Without keys that have no value, so that a repaired row equals the stored one. */
function present<T extends object>(row: T): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T
}

/** A stored or received value as a row, or null when it has no product. A missing amount becomes 1. */
export function readRow(value: unknown): CartRow | null {
  if (!isRecord(value)) return null
  const productId = readProductId(value.productId)
  const amount = readAmount(value.amount ?? 1)
  if (productId === null || amount === null) return null
  return present<CartRow>({
    productId,
    amount,
    frozen: typeof value.frozen === 'boolean' ? value.frozen : undefined,
    nameOverride: text(value.nameOverride, LIMITS.name),
    priceOverride: readPrice(value.priceOverride, LIMITS.staffPrice),
    overrideReason: text(value.overrideReason, LIMITS.name),
    priceOverrideCurrency: readCode(value.priceOverrideCurrency, /^[a-z]{3}$/),
    transferAmounts: readAmounts(value.transferAmounts),
    transferAmountsFrom: Array.isArray(value.transferAmountsFrom)
      ? value.transferAmountsFrom
          .map((store) => wholeNumber(store, MAX_ID))
          .filter((store) => store !== null)
          .slice(0, 50)
      : undefined,
    extra_data: readTexts(value.extra_data),
    bundleHash: text(value.bundleHash, 64),
    seenPrice: readSeenPrice(value.seenPrice),
  })
}

function readBundleSkier(value: unknown): BundleRow['skier'] {
  if (!isRecord(value) || typeof value.level !== 'string') return undefined
  const [weight, height, age, shoe_size] = SKIER_NUMBERS.map((field) => String(value[field]))
  return (
    readSkier({
      weight: weight ?? '',
      height: height ?? '',
      age: age ?? '',
      shoe_size: shoe_size ?? '',
      level: value.level,
    }).skier ?? undefined
  )
}

function readBundle(value: unknown): BundleRow | null {
  if (!isRecord(value) || !isRecord(value.mainProduct)) return null
  const [id, main, uid] = [
    wholeNumber(value.id, MAX_ID),
    wholeNumber(value.mainProduct.productId, MAX_ID),
    readUid(value.uid),
  ]
  const amount = readAmount(value.amount ?? 1)
  const secondary = list(value.secondaryProducts).map((p) => (isRecord(p) ? wholeNumber(p.productId, MAX_ID) : null))
  if (
    id === null ||
    main === null ||
    uid === null ||
    amount === null ||
    secondary.length > 20 ||
    secondary.includes(null)
  )
    return null
  return present<BundleRow>({
    id,
    mainProduct: { productId: main },
    secondaryProducts: secondary.filter((n) => n !== null).map((productId) => ({ productId })),
    uid,
    amount,
    skier: readBundleSkier(value.skier),
    seenPrice: readSeenPrice(value.seenPrice),
  })
}

function readGiftCard(value: unknown): GiftCardRow | null {
  if (!isRecord(value)) return null
  const [productId, amount, uid] = [
    wholeNumber(value.productId, MAX_ID),
    readAmount(value.amount, LIMITS.giftCardValue),
    readUid(value.uid),
  ]
  const extra = isRecord(value.extra_data) ? value.extra_data : {}
  return productId === null || amount === null || uid === null
    ? null
    : { productId, amount, uid, extra_data: readCardData(extra) }
}

function readCardData(extra: Readonly<Record<string, unknown>>): GiftCardRow['extra_data'] {
  const [template, email] = [text(extra.giftcard_template, 50), text(extra.giftcard_email, 254)]
  const [greeting, day] = [text(extra.giftcard_greeting, GIFT_CARD.greeting), text(extra.giftcard_day, 10)]
  return {
    giftcard_name: text(extra.giftcard_name, 100) ?? '',
    ...(template && { giftcard_template: template }),
    ...(email && isEmail(email) && { giftcard_email: email }),
    ...(greeting && { giftcard_greeting: greeting }),
    ...(day && isDay(day) && { giftcard_day: day }),
  }
}

function readCampaign(value: unknown): GiftCampaign | null {
  if (!isRecord(value)) return null
  const [code, campaign] = [text(value.code, 64), text(value.campaign, 100)]
  return code && campaign ? { code, campaign } : null
}

function readRedo(value: unknown): RedoOrder | null {
  if (!isRecord(value)) return null
  const [number, proof] = [text(value.number, 30) ?? '', text(value.proof, 200) ?? '']
  return number.length >= 4 && proof.length >= 20 ? { number, proof } : null
}

/** The valid rows; of several rows with the same key the first. */
function unique<T>(values: unknown, read: (value: unknown) => T | null, key: (row: T) => string, max: number): T[] {
  const rows = new Map<string, T>()
  for (const value of list(values)) {
    const row = read(value)
    if (row !== null && rows.size < max && !rows.has(key(row))) rows.set(key(row), row)
  }
  return [...rows.values()]
}

/** Rows from a list of unknown values, each product once. */
export function readRows(value: unknown): CartRow[] {
  return unique(value, readRow, (row) => String(row.productId), LIMITS.rows)
}

/** Bundles from a list of unknown values, each uid once. */
export function readBundles(value: unknown): BundleRow[] {
  return unique(value, readBundle, (row) => row.uid, LIMITS.bundles)
}

/** Any stored value, of any version, as a cart. Never throws. */
export function readCart(stored: unknown): CartState {
  const source = Array.isArray(stored) ? { products: stored } : stored
  if (!isRecord(source)) return EMPTY_CART
  const products = readRows(source.products)
  const bundles = readBundles(source.bundles)
  const giftCardProducts = unique(source.giftCardProducts, readGiftCard, (row) => row.uid, LIMITS.giftCards)
  const codes = list(source.codes).reduce<readonly string[]>(
    (kept, code) => (typeof code === 'string' ? addCode(kept, code) : kept),
    [],
  )
  const isForOne =
    products.length === 1 &&
    bundles.length === 0 &&
    giftCardProducts.length === 0 &&
    products.every((row) => !isNewBundle(row.productId))
  return {
    products,
    bundles,
    giftCardProducts,
    codes,
    giftCampaignData: isForOne ? readCampaign(source.giftCampaignData) : null,
    redoOrder: readRedo(source.redoOrder),
  }
}
