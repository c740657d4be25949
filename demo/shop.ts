/** The shop's own data: stores, delivery, settings, vouchers, bundles, banners. */
import { readData } from './read'
import * as schema from './schema/shop'

/** `{shop}` is replaced by the shop's configured name, `{slug}` by its slug. */
export const STORES = readData('stores.json', schema.stores)

const idsOf = (type: (typeof STORES)[number]['type']) =>
  STORES.filter((store) => store.type === type).map(({ id }) => id)
export const RETAIL = idsOf('retail')
export const [WAREHOUSE = 0] = idsOf('warehouse')
/** The suppliers' stock. */
export const [EXTERNAL = 0] = idsOf('external')

export const DELIVERY_METHODS = readData('delivery-methods.json', schema.deliveryMethods)
export const PICKUP_POINTS = readData('pickup-points.json', schema.pickupPoints)
/** Every key of spec 2 §3 "General settings", and the checkout's. `{shop}` is replaced by the shop's name. */
export const SETTINGS = readData('settings.json', schema.settings)
export const RENTAL_RATES = readData('rental-rates.json', schema.rentalRates)
export const BANNERS = readData('banners.json', schema.banners)
export const KEYWORDS = readData('keywords.json', schema.keywords)

/** Codes and gift cards to try the checkout with, and a campaign in which an employer gives every employee one gift. */
const vouchers = readData('vouchers.json', schema.vouchers)
export const DISCOUNT_CODES = vouchers.discountCodes
export const GIFT_CARDS = vouchers.giftCards
/** The designs of gift cards, each with its own landscape. */
export const GIFT_CARD_DESIGNS = vouchers.giftCardDesigns
export const GIFT_CAMPAIGN = vouchers.giftCampaign

const packages = readData('bundles.json', schema.bundles)
export const BUNDLES = packages.bundles
/** The wizard's ski packages: name and reduction for each sport. */
export const SKI_PACKAGES = packages.skiPackages
