/** Every call with its address and its schemas. Server side and lazily loaded parts of the browser only: it carries zod. */
import { z } from 'zod'

import { type CallName, endpoints } from './endpoints'
import * as catalogue from './schemas/catalogue'
import * as checkout from './schemas/checkout'
import * as complaint from './schemas/complaint'
import * as config from './schemas/config'
import * as content from './schemas/content'
import * as customer from './schemas/customer'
import * as feed from './schemas/feed'
import * as giftCampaigns from './schemas/gift-campaign'
import * as giftManagement from './schemas/gift-management'
import * as orders from './schemas/order'
import * as ski from './schemas/ski'
import * as status from './schemas/status'
import * as transfer from './schemas/transfer'
import * as actions from './schemas/product-actions'

/** What a call takes and gives; a part that is missing takes nothing. */
export interface CallSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
}

const schemas = {
  errorBeacon: content.errorBeacon,
  localeByIp: config.localeByIp,
  initConfig: config.initConfig,
  routeSlugs: config.routeSlugs,
  resources: config.resources,
  settings: config.settings,
  productGroups: config.productGroups,
  productGroup: catalogue.productGroup,
  productModelList: { query: catalogue.productModelList.query, answer: catalogue.productModelList.answer },
  productModelListPost: catalogue.productModelListPost,
  productListIndex: catalogue.productListIndex,
  productListText: catalogue.productListText,
  productHighlights: catalogue.productHighlights,
  productModel: catalogue.productModel,
  productExtraDelivery: catalogue.productExtraDelivery,
  productExtraDetails: catalogue.productExtraDetails,
  productReviews: catalogue.productReviews,
  writeReview: actions.writeReview,
  reviewVotes: actions.reviewVotes,
  stockNotice: actions.stockNotice,
  staffStock: actions.staffStock,
  fastShipping: actions.fastShipping,
  giftCampaign: giftCampaigns.giftCampaign,
  validateGiftCode: giftCampaigns.validateGiftCode,
  staffGiftCampaigns: giftManagement.staffGiftCampaigns,
  saveGiftCampaign: giftManagement.saveGiftCampaign,
  giftCampaignCodes: giftManagement.giftCampaignCodes,
  addGiftCampaignCodes: giftManagement.addGiftCampaignCodes,
  addGiftCampaignEmails: giftManagement.addGiftCampaignEmails,
  brand: content.brand,
  brands: content.brands,
  banners: content.banners,
  keywordPopup: content.keywordPopup,
  keywordPopups: content.keywordPopups,
  translatedPaths: content.translatedPaths,
  staticPage: content.staticPage,
  staticPageWithTabs: content.staticPageWithTabs,
  campaign: content.campaign,
  articles: content.articles,
  article: content.article,
  authors: content.authors,
  rentals: content.rentals,
  compatibleProducts: ski.compatibleProducts,
  skiWizard: ski.skiWizard,
  skiPackages: ski.skiPackages,
  search: catalogue.search,
  searchSuggestions: catalogue.searchSuggestions,
  sitemap: content.sitemap,
  productFeed: feed.productFeed,
  login: customer.login,
  convertToken: customer.convertToken,
  logout: customer.logout,
  recommendations: catalogue.recommendations,
  productViewed: catalogue.productViewed,
  customer: customer.customer,
  saveCart: customer.saveCart,
  wishlistToggle: customer.wishlistToggle,
  register: customer.register,
  clubMembership: customer.clubMembership,
  requestPasswordReset: customer.requestPasswordReset,
  accountLink: customer.accountLink,
  setPassword: customer.setPassword,
  requestAccountDeletion: customer.requestAccountDeletion,
  deleteAccount: customer.deleteAccount,
  stopReminders: customer.stopReminders,
  stopRemindersByMail: customer.stopRemindersByMail,
  enterpriseOrder: customer.enterpriseOrder,
  checkout: checkout.checkout,
  placeOrder: checkout.placeOrder,
  orderStatus: checkout.orderStatus,
  orderCalendar: orders.orderCalendar,
  viewOrder: orders.viewOrder,
  viewOrderCode: orders.viewOrderCode,
  cancelOrder: orders.cancelOrder,
  returnOptions: orders.returnOptions,
  createReturn: orders.createReturn,
  cancelReturn: orders.cancelReturn,
  reorder: orders.reorder,
  customerOrders: orders.customerOrders,
  staffOrders: orders.staffOrders,
  moveOrder: orders.moveOrder,
  moveReturn: orders.moveReturn,
  paymentEvent: checkout.paymentEvent,
  transferRequests: transfer.transferRequests,
  createTransferRequest: transfer.createTransferRequest,
  moveTransferRequest: transfer.moveTransferRequest,
  shopStatus: status.shopStatus,
  retryJobs: status.retryJobs,
  metrics: status.metrics,
  complaintOrder: complaint.complaintOrder,
  complaintOrders: complaint.complaintOrders,
  complaintPicture: complaint.complaintPicture,
  complaint: complaint.complaint,
  complaints: complaint.complaints,
  complaintPictureFile: complaint.complaintPictureFile,
  openApi: { query: z.strictObject({}), answer: z.record(z.string(), z.unknown()) },
} satisfies Record<CallName, CallSchemas>

export const calls = schemas
export { endpoints }

type Schemas = typeof schemas
type Part<N extends CallName, P extends keyof CallSchemas> =
  Schemas[N] extends Record<P, infer S extends z.ZodType> ? S : never
/** Parsed by the server. */
export type Parsed<N extends CallName> = {
  params: [Part<N, 'params'>] extends [never] ? undefined : z.output<Part<N, 'params'>>
  query: [Part<N, 'query'>] extends [never] ? undefined : z.output<Part<N, 'query'>>
  body: [Part<N, 'body'>] extends [never] ? undefined : z.output<Part<N, 'body'>>
}
/** Given by a client: defaults may be left out, query values are text or numbers. */
export type Input<N extends CallName> = {
  params?: [Part<N, 'params'>] extends [never] ? undefined : z.input<Part<N, 'params'>>
  query?: [Part<N, 'query'>] extends [never] ? undefined : z.input<Part<N, 'query'>>
  body?: [Part<N, 'body'>] extends [never] ? undefined : z.input<Part<N, 'body'>>
}
export type Answer<N extends CallName> = z.output<Schemas[N]['answer']>
