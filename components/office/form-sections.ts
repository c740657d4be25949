/** Which parts of a form stand where, and for which records. */
import type { OfficeEntity, OfficeField, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'

/** Before the parts of their own: what the record is called, what it is, and when shoppers see it. */
export const FIRST_SECTIONS: ReadonlySet<string> = new Set(['texts', 'main', 'time'])

/** What a gift card is not: worn, made of something, sent as goods are. */
const NOT_OF_GIFT_CARDS: ReadonlySet<string> = new Set([
  'gender',
  'ageGroup',
  'sizeTableId',
  'countryOfOrigin',
  'fibre',
  'care',
  'warnings',
  'hazard',
  'food',
  'durabilityGuarantee',
  'deliveryLimit',
  'onOrder',
])
/** Goods that come back are not eaten or used up. */
const NOT_RENTED: ReadonlySet<string> = new Set(['food', 'durabilityGuarantee'])

const WITHOUT: Readonly<Record<string, ReadonlySet<string>>> = { giftcard: NOT_OF_GIFT_CARDS, rental: NOT_RENTED }

const says = (value: OfficeValue | undefined): boolean =>
  value !== null && typeof value === 'object' ? Object.values(value).some(says) : Boolean(value)

/** Of a set: the product that it belongs to, or the sport whose skis it puts together. It has one of them, and nobody changes it. */
const ONE_OF: ReadonlySet<string> = new Set(['mainModelId', 'skiSport'])

/** Whether a record of its kind has the field. What has a value is always shown, so that nobody overlooks it. */
export function hasField(entity: OfficeEntity['name'], { name }: OfficeField, values: OfficeValues): boolean {
  if (entity === 'bundles' && ONE_OF.has(name)) return says(values[name])
  const without = entity === 'products' ? WITHOUT[String(values['kind'])] : undefined
  return without?.has(name) !== true || says(values[name])
}
