/** Calls about goods. */
import { deliveryLimit } from '@/lib/backend/domain/catalogue/delivery-limit'
import { modelDetails } from '@/lib/backend/domain/catalogue/details'
import { fastShipping } from '@/lib/backend/domain/catalogue/fast-shipping'
import { feedPart } from '@/lib/backend/domain/catalogue/feed'
import { addressOf } from '@/lib/backend/domain/catalogue/find-model'
import { groupTree, productGroup } from '@/lib/backend/domain/taxonomy/groups'
import { translatedPaths } from '@/lib/backend/domain/taxonomy/group-paths'
import { highlights } from '@/lib/backend/domain/catalogue/highlights'
import { productList } from '@/lib/backend/domain/catalogue/list'
import { packedList, personalList, textMatches } from '@/lib/backend/domain/catalogue/list-index'
import { productModel } from '@/lib/backend/domain/catalogue/product'
import { compatibleProducts, skiWizard } from '@/lib/backend/domain/catalogue/ski-wizard'
import { staffStock } from '@/lib/backend/domain/catalogue/staff-stock'
import { orderStockNotice } from '@/lib/backend/domain/customers/stock-notices'
import { rentals } from '@/lib/backend/domain/catalogue/rentals'
import { searchReport } from '@/lib/backend/domain/catalogue/search-report'
import { suggestions } from '@/lib/backend/domain/catalogue/suggestions'
import { skiPackages } from '@/lib/backend/domain/orders/ski-packages'
import { productReviews } from '@/lib/backend/flows/reviews/read'
import { countView } from '@/lib/backend/domain/recommendations/activity'
import { answerRecommendation } from '@/lib/backend/domain/recommendations/service'
import { voteOf, voteReview } from '@/lib/backend/flows/reviews/vote'
import { writeReview } from '@/lib/backend/flows/reviews/write'
import { SKI_TYPES } from '@/lib/catalog/ski/compatibility'

import { requireCustomer } from '@/lib/backend/domain/access/access'
import { readListRequest } from '@/lib/backend/api/input/list-request'
import type { Registry } from './types'

export const catalogueHandlers = {
  productGroups: async ({ query }) => ({ productGroups: await groupTree(query.language) }),
  productGroup: ({ query }) => productGroup(query.path, query.language),
  productModelList: ({ query }) => productList(readListRequest(query.request)),
  productModelListPost: ({ body }) => productList(body),
  productListIndex: ({ query: { cookieId, ...query } }) =>
    cookieId === undefined ? packedList(query) : personalList(query, cookieId),
  productListText: async ({ query }) => ({ ids: await textMatches(query) }),
  productHighlights: ({ query }) => highlights(query.language, query.taxAreaId, query.newest),
  productFeed: ({ query }) => feedPart(query),
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
      query.language,
      query.taxAreaId,
      principal,
    ),
  productReviews: ({ query }) => productReviews(query),
  compatibleProducts: ({ query }, { principal }) =>
    compatibleProducts(
      {
        sport: SKI_TYPES[query.ski_type],
        chosen: { skis: query.ski_id, bindings: query.binding_id, boots: query.boot_id },
        taxAreaId: query.tax_area,
      },
      principal,
    ),
  skiWizard: ({ query }) => skiWizard(SKI_TYPES[query.ski_type], query.language, query.tax_area),
  writeReview: ({ body }, { principal }) => writeReview(requireCustomer(principal), body),
  reviewVotes: ({ body }, { principal }) =>
    voteReview(requireCustomer(principal), body.review_id, voteOf(body.review_vote)),
  fastShipping: ({ query }) =>
    fastShipping({
      postalCode: query.postal_code,
      price: query.price,
      variantId: query.variant_id,
      language: query.language,
    }),
  staffStock: ({ query }) => staffStock(query.model_id, query.language),
  skiPackages: ({ query }) => skiPackages(query.page),
  stockNotice: async ({ body }, { ip }) => {
    await orderStockNotice(body, ip)
    return { ok: true as const }
  },
  rentals: ({ query }) => rentals(query.language, query.taxAreaId),
  translatedPaths: ({ query }) => translatedPaths(query.path),
  recommendations: ({ query }) => answerRecommendation(query),
  productViewed: async ({ body }, { ip }) => {
    countView(body.modelId, ip)
    return {}
  },
  search: ({ query }) => searchReport(query),
  searchSuggestions: ({ query }) => suggestions(query.q, query.language, query.taxAreaId),
} satisfies Partial<Registry>
