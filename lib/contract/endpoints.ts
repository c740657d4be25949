/**
 * Every call of the shop API: its method, path and who may make it. No zod here, so that the browser can know
 * the addresses without paying for the schemas; `calls.ts` puts both together.
 *
 * Access: `public` anyone; `optional` anyone, and the answer may depend on who asks; `customer`, `staff`, `admin`
 * need that role; `provider` is signed by a payment provider; `monitor` is staff, or whoever bears METRICS_TOKEN.
 */
export type Access = 'public' | 'optional' | 'customer' | 'staff' | 'admin' | 'provider' | 'monitor'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** From the root of the API host, with its slash at the end; `{name}` is a path parameter. */
  readonly path: string
  readonly access: Access
  /** Send the auth header when there is one (spec 1 §6). */
  readonly sendsAuth?: boolean
  /** Needs an Idempotency-Key header. */
  readonly idempotent?: boolean
  /** The body of the request, or the answer, is a file instead of JSON. */
  readonly file?: 'request' | 'answer'
  /** The body is signed: it is taken as it is, whatever its content type. */
  readonly signed?: true
  /** Of calls that share method and path: the query value that selects this one. */
  readonly selector?: { readonly key: string; readonly value: string }
}

export const endpoints = {
  errorBeacon: { method: 'GET', path: '/api/', access: 'public' },
  localeByIp: { method: 'GET', path: '/api/locale_by_ip/', access: 'public' },
  initConfig: { method: 'GET', path: '/api/init-config/', access: 'public' },
  routeSlugs: { method: 'GET', path: '/api/route-slugs/', access: 'public' },
  resources: { method: 'GET', path: '/api/resources/', access: 'public' },
  settings: { method: 'GET', path: '/api/settings/', access: 'public' },
  productGroups: { method: 'GET', path: '/api/product-groups/', access: 'public' },
  productGroup: { method: 'GET', path: '/api/products/productgroup/', access: 'public' },
  productModelList: { method: 'GET', path: '/api/products/productmodellist/', access: 'optional' },
  productModelListPost: { method: 'POST', path: '/api/products/productmodellist/', access: 'optional' },
  productListIndex: { method: 'GET', path: '/api/products/listindex/', access: 'optional' },
  productListText: { method: 'GET', path: '/api/products/listtext/', access: 'optional' },
  productHighlights: { method: 'GET', path: '/api/products/highlights/', access: 'public' },
  productModel: { method: 'GET', path: '/api/products/productmodel/{slug}/', access: 'optional' },
  productExtraDelivery: {
    method: 'GET',
    path: '/api/product/extra/',
    access: 'optional',
    selector: { key: 'type', value: '1' },
  },
  productExtraDetails: {
    method: 'GET',
    path: '/api/product/extra/',
    access: 'optional',
    selector: { key: 'type', value: '2' },
  },
  productReviews: { method: 'GET', path: '/api/product_reviews/', access: 'public' },
  writeReview: { method: 'POST', path: '/api/product_reviews/', access: 'customer', sendsAuth: true },
  reviewVotes: { method: 'POST', path: '/api/review_votes/', access: 'customer', sendsAuth: true },
  shopStatus: { method: 'GET', path: '/api/staff/status/', access: 'staff', sendsAuth: true },
  retryJobs: { method: 'POST', path: '/api/staff/status/retry/', access: 'staff', sendsAuth: true },
  metrics: { method: 'GET', path: '/api/metrics/', access: 'monitor', file: 'answer' },
  staffStock: { method: 'GET', path: '/api/staff/stock/', access: 'staff', sendsAuth: true },
  fastShipping: { method: 'GET', path: '/api/get_fast_shipping/', access: 'public' },
  skiPackages: { method: 'GET', path: '/api/staff/ski_packages/', access: 'staff', sendsAuth: true },
  stockNotice: { method: 'POST', path: '/api/product_availability_email_notify/', access: 'public' },
  giftCampaign: { method: 'GET', path: '/api/giftcampaigns/', access: 'public' },
  validateGiftCode: { method: 'POST', path: '/api/giftcampaigns/validate_code/', access: 'optional', sendsAuth: true },
  staffGiftCampaigns: { method: 'GET', path: '/api/staff/giftcampaigns/', access: 'staff', sendsAuth: true },
  saveGiftCampaign: { method: 'POST', path: '/api/staff/giftcampaigns/', access: 'staff', sendsAuth: true },
  giftCampaignCodes: { method: 'GET', path: '/api/staff/giftcampaigns/codes/', access: 'staff', sendsAuth: true },
  addGiftCampaignCodes: { method: 'POST', path: '/api/staff/giftcampaigns/codes/', access: 'staff', sendsAuth: true },
  addGiftCampaignEmails: { method: 'POST', path: '/api/staff/giftcampaigns/emails/', access: 'staff', sendsAuth: true },
  brand: { method: 'GET', path: '/api/brand/', access: 'public' },
  brands: { method: 'GET', path: '/api/brands/', access: 'public' },
  banners: { method: 'GET', path: '/api/banners/', access: 'public' },
  keywordPopup: { method: 'GET', path: '/api/keyword-popup/', access: 'public' },
  keywordPopups: { method: 'GET', path: '/api/keyword-popups/', access: 'public' },
  translatedPaths: { method: 'GET', path: '/api/translated_paths/', access: 'public' },
  staticPage: { method: 'GET', path: '/api/static-page/', access: 'public' },
  staticPageWithTabs: { method: 'GET', path: '/api/static-page-with-tabs/', access: 'public' },
  campaign: { method: 'GET', path: '/api/campaign/', access: 'public' },
  articles: { method: 'GET', path: '/api/articles/', access: 'public' },
  article: { method: 'GET', path: '/api/article/', access: 'public' },
  authors: { method: 'GET', path: '/api/authors/', access: 'public' },
  rentals: { method: 'GET', path: '/api/rentals/', access: 'public' },
  compatibleProducts: { method: 'GET', path: '/api/compatible_products/', access: 'optional', sendsAuth: true },
  skiWizard: { method: 'GET', path: '/api/ski_wizard/', access: 'public' },
  search: { method: 'GET', path: '/api/search/', access: 'public' },
  recommendations: { method: 'GET', path: '/api/recommendations/', access: 'public' },
  productViewed: { method: 'POST', path: '/api/recommendations/viewed/', access: 'public' },
  searchSuggestions: { method: 'GET', path: '/api/search/suggestions/', access: 'public' },
  sitemap: { method: 'GET', path: '/api/sitemap/', access: 'public' },
  productFeed: { method: 'GET', path: '/api/product-feed/', access: 'public' },
  login: { method: 'POST', path: '/api/auth/token/', access: 'public' },
  convertToken: { method: 'POST', path: '/api/auth/convert-token/', access: 'public' },
  logout: { method: 'POST', path: '/api/customer/logout/', access: 'customer', sendsAuth: true },
  customer: { method: 'GET', path: '/api/customer/', access: 'customer', sendsAuth: true },
  saveCart: { method: 'POST', path: '/api/customer/cart/', access: 'customer', sendsAuth: true },
  enterpriseOrder: { method: 'POST', path: '/api/customer/enterprise/order/', access: 'customer', sendsAuth: true },
  register: { method: 'POST', path: '/api/customer/register/', access: 'public' },
  clubMembership: { method: 'POST', path: '/api/customer/club/', access: 'customer', sendsAuth: true },
  requestPasswordReset: { method: 'POST', path: '/api/customer/password/reset/', access: 'public' },
  accountLink: { method: 'POST', path: '/api/customer/link/', access: 'public' },
  setPassword: { method: 'POST', path: '/api/customer/password/', access: 'public' },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/customer/delete-account/',
    access: 'customer',
    sendsAuth: true,
  },
  deleteAccount: { method: 'POST', path: '/api/customer/delete-account/confirm/', access: 'public' },
  stopReminders: { method: 'POST', path: '/api/customer/stop_reminders/', access: 'public' },
  stopRemindersByMail: {
    method: 'POST',
    path: '/api/customer/stop_reminders/{email}/{key}/',
    access: 'public',
    signed: true,
  },
  wishlistToggle: { method: 'POST', path: '/api/customer/wishlist_toggle/', access: 'customer', sendsAuth: true },
  checkout: { method: 'POST', path: '/api/checkout/', access: 'optional', sendsAuth: true },
  placeOrder: { method: 'POST', path: '/api/checkout/order/', access: 'optional', sendsAuth: true, idempotent: true },
  orderStatus: { method: 'GET', path: '/api/order/', access: 'optional', sendsAuth: true },
  orderCalendar: { method: 'GET', path: '/api/order/calendar/', access: 'public', file: 'answer' },
  viewOrder: { method: 'POST', path: '/api/view-order/', access: 'public' },
  viewOrderCode: { method: 'POST', path: '/api/view-order/code/', access: 'public' },
  cancelOrder: { method: 'POST', path: '/api/order/cancel/', access: 'public' },
  returnOptions: { method: 'GET', path: '/api/order/return-options/', access: 'public' },
  createReturn: { method: 'POST', path: '/api/order/return/', access: 'public' },
  cancelReturn: { method: 'POST', path: '/api/order/return/cancel/', access: 'public' },
  reorder: { method: 'POST', path: '/api/order/reorder/', access: 'public' },
  customerOrders: { method: 'GET', path: '/api/customer/orders/', access: 'customer', sendsAuth: true },
  staffOrders: { method: 'GET', path: '/api/staff/orders/', access: 'staff', sendsAuth: true },
  moveOrder: { method: 'POST', path: '/api/staff/order/', access: 'staff', sendsAuth: true },
  moveReturn: { method: 'POST', path: '/api/staff/return/', access: 'staff', sendsAuth: true },
  transferRequests: { method: 'GET', path: '/api/staff/transfers/', access: 'staff', sendsAuth: true },
  createTransferRequest: {
    method: 'POST',
    path: '/api/staff/transfers/',
    access: 'staff',
    sendsAuth: true,
    idempotent: true,
  },
  moveTransferRequest: { method: 'POST', path: '/api/staff/transfer/', access: 'staff', sendsAuth: true },
  paymentEvent: { method: 'POST', path: '/api/payment/event/{provider}/', access: 'provider', signed: true },
  complaintOrder: { method: 'POST', path: '/api/complaint/order/', access: 'public' },
  complaintOrders: { method: 'GET', path: '/api/customer/complaint-orders/', access: 'customer', sendsAuth: true },
  complaintPicture: { method: 'POST', path: '/api/complaint/picture/', access: 'public', file: 'request' },
  complaint: { method: 'POST', path: '/api/complaint/', access: 'optional', sendsAuth: true },
  complaints: { method: 'GET', path: '/api/complaints/', access: 'staff', sendsAuth: true },
  complaintPictureFile: {
    method: 'GET',
    path: '/api/complaints/picture/{picture}/',
    access: 'staff',
    sendsAuth: true,
    file: 'answer',
  },
  openApi: { method: 'GET', path: '/api/openapi/', access: 'public' },
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints
