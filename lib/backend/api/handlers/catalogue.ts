/** Calls about products and their lists. */
import { readListRequest } from '@/lib/backend/api/input/list-request'
import { deliveryLimit } from '@/lib/backend/domain/catalogue/delivery-limit'
import { modelDetails } from '@/lib/backend/domain/catalogue/details'
import { fastShipping } from '@/lib/backend/domain/catalogue/fast-shipping'
import { feedPart } from '@/lib/backend/domain/catalogue/feed'
import { addressOf } from '@/lib/backend/domain/catalogue/find-model'
import { highlights } from '@/lib/backend/domain/catalogue/highlights'
import { productList } from '@/lib/backend/domain/catalogue/list'
import { packedList, personalList, textMatches } from '@/lib/backend/domain/catalogue/list-index'
import { productModel } from '@/lib/backend/domain/catalogue/product'
import { rentals } from '@/lib/backend/domain/catalogue/rentals'
import { staffStock } from '@/lib/backend/domain/catalogue/staff-stock'
import { orderStockNotice } from '@/lib/backend/domain/customers/stock-notices'
import { groupTree, productGroup } from '@/lib/backend/domain/taxonomy/groups'
import type { catalogueCalls } from '@/lib/contract/calls/catalogue'

import type { Handlers } from './types'

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  productGroups: async ({ query }) => ({ productGroups: await groupTree(query.language) }),
  productGroup: ({ query }) => productGroup(query.path, query.language),
  productModelList: ({ query }) => productList(readListRequest(query.request)),
  productModelListPost: ({ body }) => productList(body),
  productListIndex: ({ query: { cookieId, ...query } }) =>
    cookieId === undefined ? packedList(query) : personalList(query, cookieId),
  productListText: async ({ query }) => ({ ids: await textMatches(query) }),
  productHighlights: ({ query }) => highlights(query),
  productModel: ({ params, query }, { principal }) =>
    productModel(
      {
        slug: params.slug,
        manufacturer: query.manufacturer,
        language: query.language,
        taxAreaId: query.taxAreaId,
        giftCampaign: query.giftcampaign,
      },
      principal,
    ),
  productExtraDelivery: async ({ query }, { principal }) => ({
    delivery_method_limit: await deliveryLimit(
      { ...addressOf(query.slug), giftCampaign: query.giftcampaign },
      query['delivery-country-code'],
      query.language,
      principal,
    ),
  }),
  productExtraDetails: ({ query }, { principal }) =>
    modelDetails(
      { ...addressOf(query.slug), giftCampaign: query.giftcampaign },
      { language: query.language, taxAreaId: query.taxAreaId, country: query['delivery-country-code'] },
      principal,
    ),
  rentals: ({ query }) => rentals(query.language, query.taxAreaId),
  productFeed: ({ query }) => feedPart(query),
  fastShipping: ({ query }) =>
    fastShipping({
      postalCode: query.postal_code,
      price: query.price,
      variantId: query.variant_id,
      language: query.language,
    }),
  stockNotice: async ({ body }, { ip }) => {
    await orderStockNotice(body, ip)
    return { ok: true as const }
  },
  staffStock: ({ query }) => staffStock(query.model_id, query.language),
}
