/**
 * The values of the configuration in the demo's texts: `{shop}`, `{seller}`, `{slug}`, `{email}`, `{phone}` and `{address}` are
 * replaced.
 */
import { config } from '@/lib/config/env'

import { slugify } from '../slugify'

export interface ShopInfo {
  readonly shop: string
  /** The company's name. */
  readonly seller: string
  readonly slug: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** The configured shop; invented contact details where none are configured. */
export function shopInfo(): ShopInfo {
  const { shopName, contact, seller } = config()
  return {
    shop: shopName,
    seller: seller.name ?? shopName,
    slug: slugify(shopName, 'fi') || 'verkkokauppa',
    email: contact.email,
    phone: contact.phone ?? '+358 9 5550 1000',
    address: contact.address ?? 'Satamakatu 4, 00160 Helsinki',
  }
}

/** Replaces the placeholders in a text, or in every text of a value. */
export function fill<T>(value: T, info: ShopInfo): T {
  if (typeof value === 'string')
    // An address has no spaces, unlike the number that people read.
    return value
      .replaceAll('tel:{phone}', `tel:${info.phone.replace(/\s/g, '')}`)
      .replace(/\{(shop|seller|slug|email|phone|address)\}/g, (_, key: keyof ShopInfo) => info[key]) as T
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, info)) as T
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item as unknown, info)])) as T
  }
  return value
}
