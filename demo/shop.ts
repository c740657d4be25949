/** The shop around the goods: stores, delivery, settings, vouchers, bundles, banners. */
import { readData } from './read'
import * as schema from './schema/shop'

/** `{shop}` stands for the shop's configured name, `{slug}` for its slug. */
export const STORES = readData('stores.json', schema.stores)

const idsOf = (type: (typeof STORES)[number]['type']) =>
  STORES.filter((store) => store.type === type).map(({ id }) => id)
export const RETAIL = idsOf('retail')
export const [WAREHOUSE = 0] = idsOf('warehouse')
/** The suppliers' stock. */
export const [EXTERNAL = 0] = idsOf('external')

export const DELIVERY_METHODS = readData('delivery-methods.json', schema.deliveryMethods)
export const PICKUP_POINTS = readData('pickup-points.json', schema.pickupPoints)
/** Every key of spec 2 §3 "General settings", and the checkout's. `{shop}` stands for the shop's name. */
export const SETTINGS = readData('settings.json', schema.settings)
export const RENTAL_RATES = readData('rental-rates.json', schema.rentalRates)
export const BANNERS = readData('banners.json', schema.banners)
export const KEYWORDS = readData('keywords.json', schema.keywords)

/** Codes and cards to try the checkout with; a campaign in which an employer gives every employee one gift. */
const vouchers = readData('vouchers.json', schema.vouchers)
export const DISCOUNT_CODES = vouchers.discountCodes
export const GIFT_CARDS = vouchers.giftCards
/** What gift cards look like: each design has a landscape of its own. */
export const GIFT_CARD_DESIGNS = vouchers.giftCardDesigns
export const GIFT_CAMPAIGN = vouchers.giftCampaign

const packages = readData('bundles.json', schema.bundles)
export const BUNDLES = packages.bundles
/** Ski packages of the wizard: what each sport's is called and what it saves. */
export const SKI_PACKAGES = packages.skiPackages
