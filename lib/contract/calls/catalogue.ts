/** Product groups, lists, products and their stock. */
import { z } from 'zod'

import { defineCalls } from './call'
import {
  cardList,
  deliveryLimit,
  listRequest,
  packedList,
  productExtraDetails,
  productGroup,
  productModel,
  searchCurrency,
  sortBy,
  card,
} from '../schemas/catalogue'
import { country, done, id, language, minor, path, queryInt, queryTaxArea, slug } from '../schemas/common'
import { groupNode } from '../schemas/config'
import { rental } from '../schemas/content'
import { feedItem } from '../schemas/feed'
import { fastShippingOption, staffStock } from '../schemas/product-actions'

/** Which list: a group with its sub-groups by id or path, a brand by id or slug, a search by its text, a running campaign by id. */
const listQuery = {
  source: z.enum(['ProductGroup', 'Manufacturer', 'Search', 'Campaign']),
  id: queryInt(id).optional(),
  slug: z.string().min(1).max(500).optional(),
  language,
  taxAreaId: queryTaxArea,
  sortBy,
  currency: searchCurrency,
  /** The delivery country: what no method takes there is last in the recommended order. */
  country: country.optional(),
}

const extraQuery = {
  slug: z.string().min(1).max(300),
  giftcampaign: z.string().max(100).optional(),
  'delivery-country-code': z.string().regex(/^[a-z]{2}$/),
  language,
}

export const catalogueCalls = defineCalls('Catalogue', {
  productGroups: {
    method: 'GET',
    path: '/api/product-groups/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ language }),
    answer: z.object({ productGroups: z.array(groupNode) }),
  },
  productGroup: {
    method: 'GET',
    path: '/api/products/productgroup/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ path, language }),
    /** The first item is used (spec 2 §7); empty when the group does not exist. */
    answer: z.array(productGroup),
  },
  productModelList: {
    method: 'GET',
    path: '/api/products/productmodellist/',
    access: 'optional',
    sharedSeconds: 60,
    /** `request` is the JSON request compressed by lz-string's compressToEncodedURIComponent, under 2000 characters. */
    query: z.strictObject({ request: z.string().min(1) }),
    answer: cardList,
  },
  productModelListPost: {
    method: 'POST',
    path: '/api/products/productmodellist/',
    access: 'optional',
    body: listRequest,
    answer: cardList,
  },
  /**
   * A whole list for the filter engine, without the other fields of cards: one value for each product in each column, products in their
   * recommended order. Cards of the products that are shown are requested with `productModelList` and the source `Models`.
   */
  productListIndex: {
    method: 'GET',
    path: '/api/products/listindex/',
    access: 'optional',
    sharedSeconds: 60,
    /** `cookieId`: the visitor at the recommendation service, for a group's list in that visitor's order. */
    query: z.strictObject({ ...listQuery, cookieId: z.string().min(1).max(200).optional() }),
    answer: packedList,
  },
  /** The products of a list that contain a text in brand, name or descriptions (spec 2 §5 "text filter"). */
  productListText: {
    method: 'GET',
    path: '/api/products/listtext/',
    access: 'optional',
    sharedSeconds: 60,
    query: z.strictObject({ ...listQuery, text: z.string().min(1).max(200) }),
    answer: z.object({ ids: z.array(id) }),
  },
  /**
   * For the front page: the newest products, the largest announced reductions and the best sellers that can be ordered, without those that
   * are not delivered to `country`; with `newest` that many new ones of any brand.
   */
  productHighlights: {
    method: 'GET',
    path: '/api/products/highlights/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({
      language,
      taxAreaId: queryTaxArea,
      newest: queryInt(z.int().min(1).max(60)).optional(),
      country: country.optional(),
    }),
    /** A host of an older version does not send `popular`. */
    answer: z.object({ newest: z.array(card), reduced: z.array(card), popular: z.array(card).optional() }),
  },
  productModel: {
    method: 'GET',
    path: '/api/products/productmodel/{slug}/',
    access: 'optional',
    sharedSeconds: 30,
    params: z.strictObject({ slug }),
    query: z.strictObject({
      taxAreaId: queryTaxArea,
      language,
      manufacturer: slug.optional(),
      preview: z.string().max(100).optional(),
      giftcampaign: z.string().max(100).optional(),
    }),
    answer: productModel,
  },
  productExtraDelivery: {
    method: 'GET',
    path: '/api/product/extra/',
    access: 'optional',
    selector: { key: 'type', value: '1' },
    sharedSeconds: 60,
    query: z.strictObject({ ...extraQuery, type: z.literal('1') }),
    answer: z.object({ delivery_method_limit: deliveryLimit }),
  },
  productExtraDetails: {
    method: 'GET',
    path: '/api/product/extra/',
    access: 'optional',
    selector: { key: 'type', value: '2' },
    sharedSeconds: 60,
    query: z.strictObject({
      ...extraQuery,
      taxAreaId: queryTaxArea,
      group: z.string().max(300).optional(),
      type: z.literal('2'),
    }),
    answer: productExtraDetails,
  },
  rentals: {
    method: 'GET',
    path: '/api/rentals/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ language, taxAreaId: queryTaxArea }),
    answer: z.array(rental),
  },
  /** The data of product feeds for merchants' services: every variant that is sold, in parts. */
  productFeed: {
    method: 'GET',
    path: '/api/product-feed/',
    access: 'public',
    sharedSeconds: 300,
    query: z.strictObject({
      language,
      country,
      taxAreaId: queryInt(z.int().min(1).max(1000)),
      /** The last model of the previous part; 0 for the first part. */
      after: queryInt(z.int().min(0).max(2_147_483_647)).default(0),
    }),
    /** `next`: value of `after` for the next part; null after the last. */
    answer: z.object({ items: z.array(feedItem), next: z.int().nullable() }),
  },
  /** Delivery on the same day. `price`: cents of EUR that the shopper pays for the products. */
  fastShipping: {
    method: 'GET',
    path: '/api/get_fast_shipping/',
    access: 'public',
    query: z.strictObject({
      postal_code: z.string().regex(/^\d{5}$/),
      price: queryInt(minor),
      variant_id: queryInt(id),
      language: language.default('fi'),
    }),
    /** Empty: it cannot be delivered there on the same day. */
    answer: z.array(fastShippingOption),
  },
  /** Subscribes to an e-mail when a variant is in stock again. */
  stockNotice: {
    method: 'POST',
    path: '/api/product_availability_email_notify/',
    access: 'public',
    body: z.strictObject({ email: z.email().max(254), product_id: id, lang_code: language }),
    answer: done,
  },
  staffStock: {
    method: 'GET',
    path: '/api/staff/stock/',
    access: 'stock.read',
    query: z.strictObject({ model_id: queryInt(id), language }),
    answer: staffStock,
  },
})
