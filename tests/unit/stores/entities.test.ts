// @vitest-environment happy-dom
/** The entities of spec 1 §3 and the constants of §9, field by field. */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import { BUILD_CHECK_MS } from '@/lib/browser/build-check'
import { RELOAD_GUARD_MS } from '@/lib/browser/reload-guard'
import { organisations } from '@/lib/backend/domain/schema'
import {
  cartBundle,
  cartGiftCard,
  cartProduct,
  checkoutAnswer,
  checkoutForm,
  checkoutRequest,
} from '@/lib/contract/schemas/checkout'
import { addresses } from '@/lib/contract/addresses.generated'
import { language } from '@/lib/contract/schemas/common'
import { customer } from '@/lib/contract/schemas/customer'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { DEFAULT_TAX_AREA } from '@/lib/market/countries'
import {
  COOKIE_MAX_AGE_SECONDS,
  DEFAULT_LANGUAGE,
  FALLBACK_LOCALE,
  LANGUAGES,
  UNKNOWN_LANGUAGE_DEFAULT,
} from '@/lib/market/languages'
import { AUTH_POLL_MS, AUTH_WAIT_MS, authStore } from '@/stores/auth'
import { EMPTY_FORM } from '@/stores/checkout-form'
import { RETRY_AFTER_MS, VALIDATE_AFTER_MS } from '@/stores/checkout-loop'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'
import { cartStore } from '@/stores/cart'
import { configStore } from '@/stores/config'

const has = (thing: object, names: string[]) => expect(Object.keys(thing)).toEqual(expect.arrayContaining(names))

describe('entities', () => {
  it('P3.01 the locale configuration, with its defaults: what code in the browser reads', () => {
    expect(configStore.getInitialState()).toEqual({
      status: 'UNSET',
      languageCode: 'fi',
      deliveryCountryCode: 'fi',
      currencyCode: 'eur',
      taxAreaId: 1,
      klarnaConfirmPath: '/checkout/klarna/confirm/',
    })
  })

  it('P3.02 P3.03 P3.04 the checkout: status and hash, lines, discounts and codes', () => {
    has(INITIAL_CHECKOUT, [
      'status',
      'validateHash',
      'products',
      'giftCardProducts',
      'bundles',
      'cartDiscount',
      'giftCards',
    ])
    has(cartStore.getState(), ['products', 'giftCardProducts', 'bundles', 'codes'])
  })

  it('P3.05 P3.06 P3.07 P3.08 options, extras, provider display, thresholds', () => {
    has(INITIAL_CHECKOUT, [
      'deliveryMethods',
      'paymentMethods',
      'deliveryTotalPrice',
      'totalPrice',
      'postcode',
      'specialRequests',
      'repackCost',
      'isRepackSelected',
      'isPikanoutoSelected',
      'isDeliverySplittingSelected',
      'shippingTime',
      'arrivals',
      'snippetError',
      'showKlarna',
      'showPaypalCheckout',
      'klarnaGlobalCheckoutId',
    ])
    expect(INITIAL_CHECKOUT.thresholds).toEqual({ delivery: null, repack: null })
  })

  it('P3.09 special modes', () => {
    has(cartStore.getState(), ['giftCampaignData', 'redoOrder'])
    has(INITIAL_CHECKOUT, [
      'enterpriseOrder',
      'giosgChatter',
      'transferRequest',
      'transferRequestTo',
      'transferRequestFrom',
      'transferrequest_reserve_quantity',
      'transferrequest_high_priority',
      'postDelivery',
      'cardCheckoutMode',
    ])
    expect(checkoutRequest.shape.giftcampaign_data.parse({ code: 'C', campaign: 'summer' })).toEqual({
      code: 'C',
      campaign: 'summer',
    })
  })

  it('P3.10 the checkout form, the same in the browser and in the contract', () => {
    const names = [
      'delivery_method',
      'delivery_location',
      'seller_name',
      'seller_number',
      'first_name',
      'last_name',
      'address',
      'postal_code',
      'city',
      'phone',
      'email',
    ]
    has(EMPTY_FORM, names)
    has(checkoutForm.shape, names)
  })

  it('P3.11 a row of the cart; bundles and gift cards carry a uid', () => {
    const row = {
      productId: '12-34',
      amount: 1,
      frozen: true,
      nameOverride: 'x',
      transferAmounts: { 1: 2 },
      transferAmountsFrom: [1],
      extra_data: { a: 'b' },
      bundleHash: 'h',
    }
    expect(cartProduct.parse(row)).toEqual(row)
    expect([
      cartBundle.safeParse({ id: 1, mainProduct: { productId: 1 }, secondaryProducts: [] }).success,
      cartGiftCard.safeParse({ productId: 1, amount: 50, extra_data: { giftcard_name: '' } }).success,
    ]).toEqual([false, false])
  })

  it('P3.12 a product with the cart: ids, name, maker, price, group and path', () => {
    has(checkoutAnswer.shape.products.element.shape, [
      'model_id',
      'productId',
      'name',
      'manufacturer',
      'unit_price',
      'group_path',
      'path',
    ])
  })

  it('P3.13 P3.14 P3.15 the user, the context of staff, the header', () => {
    const { user, admin } = authStore.getState()
    has(user, [
      'isAuthenticated',
      'id',
      'wishlistModelIds',
      'voteReviews',
      'isStaffUser',
      'isAdminUser',
      'isOrgUser',
      'hashedEmail',
      'email',
      'username',
    ])
    has(admin, ['modelId', 'staticId', 'productGroupId', 'selectedCustomer', 'giftcategoryId', 'campaignId', 'route'])
    has(authStore.getState(), ['authHeader'])
  })
})

describe('calls', () => {
  it('P7.01 every path begins at the API host’s root', () => {
    for (const { path } of Object.values(addresses)) expect(path).toMatch(/^\/api\/(?:.*\/)?$/)
  })

  it('P7.04 the checkout call takes what the specification lists, P7.05 the customer call gives it, P7.08 so does the checkout’s answer', () => {
    has(checkoutRequest.shape, [
      'bundles',
      'customer_id',
      'country_code',
      'language_code',
      'products',
      'gift_card_products',
      'discount_codes',
      'repack',
      'pikanouto',
      'delivery_extra_data',
      'klarna_global_checkout_id',
      'special_request',
      'pageName',
      'giftcampaign_data',
      'enterprise_order',
      'transfer_request_from',
      'transfer_request_to',
      'post_delivery',
      'card_checkout_mode',
    ])
    has(customer.shape, ['id', 'is_staff', 'is_admin', 'username', 'postcode', 'customer'])
    has(customer.shape.customer.shape, [
      'wishlist_model_ids',
      'voted_reviews',
      'is_org_user',
      'hashed_email',
      'email',
      'cart_content',
    ])
    has(checkoutAnswer.shape, [
      'cart_discount',
      'payment_events',
      'show_klarna',
      'paypal_checkout',
      'reason',
      'products',
      'bundles',
      'total_price',
      'delivery_cost',
      'payment_methods',
      'delivery_methods',
      'delivery_thresholds',
      'repack_cost',
      'shipping_time_str',
      'gift_card_products',
      'kgco_id',
      'giftcampaign_data',
      'enterprise_order',
      'transfer_request_from',
      'post_delivery',
      'card_checkout_mode',
      'errors',
      'kco_iframe',
    ])
  })
})

describe('constants', () => {
  it('P9.01 P9.02 P9.04 P9.05 P9.06 times', () => {
    expect([BUILD_CHECK_MS, RELOAD_GUARD_MS, VALIDATE_AFTER_MS, RETRY_AFTER_MS, AUTH_WAIT_MS, AUTH_POLL_MS]).toEqual([
      3_600_000, 10_000, 2_000, 5_000, 5_000, 50,
    ])
  })

  it('P9.07 P9.08 P9.09 P9.10 P9.11 P9.12 P9.16 defaults', () => {
    expect([COOKIE_MAX_AGE_SECONDS, DEFAULT_LANGUAGE, FALLBACK_LOCALE, DEFAULT_TAX_AREA]).toEqual([
      365 * 86_400,
      'fi',
      'en-US',
      1,
    ])
    const { deliveryCountryCode, currencyCode } = configStore.getInitialState()
    expect([deliveryCountryCode, currencyCode, UNKNOWN_LANGUAGE_DEFAULT]).toEqual([
      'fi',
      'eur',
      { country: 'us', currency: 'usd' },
    ])
    expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'fi', 'fr', 'ru', 'sv'])
    expect([...language.options].sort()).toEqual([...LANGUAGES].sort())
  })

  it('P9.17 P9.18 P9.19 D9.10 D5.10 invoices are due in 14 days, goods come back within 100, money within 1–5', () => {
    const days = getTableConfig(organisations).columns.find(
      ({ name }) => name.replace('_', '').toLowerCase() === 'invoicedays',
    )
    expect([days?.default, RETURN_DAYS]).toEqual([14, 100])
  })

  it.each(LANGUAGES)('P9.17 P9.18 P9.19 every text that names these days names them: %s', async (code) => {
    const refund = /\D1(?:–| à )5\D/
    for (const [area, name, days] of [
      ['pay', 'pay.method_invoice_description', /\D14\D/],
      ['product', 'product.returns_text', /\D100\D.*\D1(?:–| à )5\D/],
      ['order', 'order.cancel_refund', refund],
      ['order', 'order.called_off_refund', refund],
      ['mail', 'mail.order_refund_soon', refund],
    ] as const) {
      const texts = (await import(`../../../locales/${code}/${area}.json`)) as { default: Record<string, string> }
      expect(` ${texts.default[name]}`).toMatch(days)
    }
  })
})
