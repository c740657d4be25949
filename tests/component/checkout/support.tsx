import { act, render, type RenderResult, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { vi } from 'vitest'

import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import type { OrderSetup } from '@/lib/pages/order-setup'
import type { CheckoutAnswer, CheckoutLine, Order, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { MarketProvider } from '@/lib/intl/market-context'
import type { MarketValue } from '@/lib/intl/market-value'
import cart from '@/locales/en/cart.json'
import checkoutMessages from '@/locales/en/checkout.json'
import common from '@/locales/en/common.json'
import order from '@/locales/en/order.json'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { clearForm } from '@/stores/checkout-form'
import { ownOrderStore } from '@/stores/own-order'

import { MARKET } from '../ui/support'

export const SETUP: CheckoutSetup = {
  results: {
    ok: '/en/order/payment_ok/',
    cancelled: '/en/order/payment_cancelled/',
    error: '/en/order/payment_error/',
  },
  clubInfo: '/en/checkout/club-info/',
  paymentOrigins: ['https://pay.example'],
  phone: '+358 9 123 4567',
  locale: {
    crossOrigin: false,
    closedCountries: [],
    homes: { en: '/en/', fi: '/', sv: '/sv/', de: '/de/', fr: '/fr/', ru: '/ru/' },
  },
}

export const ORDER_SETUP: OrderSetup = {
  storeNames: {},
  paymentOrigins: [],
  withdrawalLabel: 'Withdraw from contract here',
  links: { receipt: '/en/order/receipt/', complaint: '/en/reclamation/', withdrawal: '/en/withdrawal/' },
}

/** Renders inside a market and with the English messages of cart, checkout and orders. */
export function show(children: ReactNode, market: Partial<MarketValue> = {}): RenderResult {
  return render(
    <MarketProvider value={{ ...MARKET, ...market }}>
      <IntlProvider locale="en-US" messages={{ ...common, ...cart, ...checkoutMessages, ...order }}>
        {children}
      </IntlProvider>
    </MarketProvider>,
  )
}

export function line(change: Partial<CheckoutLine> = {}): CheckoutLine {
  return {
    productId: 11,
    model_id: 1,
    name: 'Storm jacket',
    manufacturer: 'Fjell',
    path: 'fjell/storm',
    image: null,
    colour: 'Red',
    size: 'M',
    type: null,
    amount: 1,
    max_amount: 10,
    on_order: false,
    frozen: false,
    bundleHash: null,
    unit_price: 10_000,
    regular_price: 10_000,
    lowest_30_days: null,
    price_type: 'normal',
    total_price: 10_000,
    tax_rate: 25.5,
    shipping_time: '1-3',
    group_path: 'clothing',
    notice: null,
    ...change,
  }
}

type Method = CheckoutAnswer['delivery_methods'][number]
export const deliveryMethod = (change: Partial<Method>): Method => ({
  id: 'post_fi',
  name: 'Parcel locker',
  description: '',
  price: 490,
  free_from: null,
  kind: 'locker',
  min_days: 1,
  max_days: 3,
  is_green: true,
  selected: false,
  locations: [],
  ...change,
})

export function answer(change: Partial<CheckoutAnswer> = {}): CheckoutAnswer {
  return {
    currency: 'eur',
    country_code: 'fi',
    language_code: 'en',
    cart_discount: null,
    payment_events: [],
    show_klarna: true,
    paypal_checkout: true,
    reason: null,
    products: [line()],
    bundles: [],
    gift_card_products: [],
    products_price: 10_000,
    total_price: 10_000,
    taxes: [{ rate: 25.5, amount: 2032 }],
    delivery_cost: 0,
    delivery_methods: [
      deliveryMethod({}),
      deliveryMethod({
        id: 'store',
        name: 'Collect in store',
        price: 0,
        kind: 'store',
        is_green: false,
        locations: [{ id: '3', name: 'Tampere', address: 'Hämeenkatu 1', ready: 'Mon 12' }],
      }),
    ],
    payment_methods: [
      { id: 'bank', name: 'Online bank', description: '', credit: 'none' },
      { id: 'card', name: 'Card', description: 'Visa.', credit: 'possible' },
      { id: 'klarna', name: 'Klarna', description: '', credit: 'credit' },
    ],
    delivery_thresholds: { delivery_threshold: null, repack_threshold: null },
    repack_cost: null,
    shipping_time_str: '1-3',
    kgco_id: null,
    kco_iframe: null,
    giftcampaign_data: null,
    enterprise_order: null,
    transfer_request_from: null,
    post_delivery: false,
    card_checkout_mode: false,
    errors: [],
    success: null,
    ...change,
  }
}

export function order_(change: Partial<Order> = {}): Order {
  return {
    number: 'W-TEST0001',
    status: 'paid',
    created: '2026-11-20T10:00:00Z',
    currency: 'eur',
    country: 'fi',
    language: 'en',
    email: 'aino@example.fi',
    name: 'Aino Virtanen',
    address: 'Hämeentie 15',
    postal_code: '00500',
    city: 'Helsinki',
    phone: '0401234567',
    delivery_method: 'post_fi',
    delivery_kind: 'locker',
    delivery_name: 'Parcel locker',
    delivery_location: null,
    payment_method: 'bank',
    lines: [
      {
        line: 1,
        kind: 'product',
        returnable: 0,
        name: 'Fjell Storm jacket',
        colour: 'Red',
        size: 'M',
        quantity: 1,
        unit_price: 10_000,
        discount: 0,
        gross: 10_000,
        tax_rate: 25.5,
        path: 'fjell/storm',
        image: null,
      },
    ],
    lines_total: 10_000,
    discount_total: 0,
    gift_card_total: 0,
    delivery_cost: 490,
    total: 10_490,
    taxes: [{ rate: 25.5, amount: 2132, net: 8358, gross: 10_490 }],
    company: '',
    vat_number: '',
    reference: '',
    can_cancel: false,
    return_until: null,
    returns: [],
    events: [{ kind: 'created', at: '2026-11-20T10:00:00Z' }],
    invoice_due: null,
    payment_url: null,
    calendar_key: 'k'.repeat(43),
    ...change,
  }
}

export type Reply =
  | { ok: true; data: unknown }
  | {
      ok: false
      error: { code: string; message: string; status: number; isRetryable: boolean; details?: unknown; field?: string }
    }
export const refusal = (code: string, status: number, extra: { details?: unknown; field?: string } = {}): Reply => ({
  ok: false,
  error: { code, message: code, status, isRetryable: status === 0 || status >= 500, ...extra },
})

interface Sent {
  body: PlaceOrder
  key: string | undefined
}

/** The shop API played: each call by its name; validations answer for the chosen delivery method. */
export function api() {
  const replies: Record<string, (body: never) => Reply | Promise<Reply>> = {}
  let running = 0
  const call = vi.fn(async (name: string, input: { body?: unknown; query?: unknown }) => {
    running += 1
    try {
      return (await replies[name]?.((input.body ?? input.query) as never)) ?? { ok: true, data: {} }
    } finally {
      running -= 1
    }
  })
  return {
    call,
    isQuiet: () => running === 0,
    on: <B,>(name: string, reply: (body: B) => Reply | Promise<Reply>) => {
      replies[name] = reply as (body: never) => Reply | Promise<Reply>
    },
    orders: (): Sent[] =>
      call.mock.calls
        .filter(([name]) => name === 'placeOrder')
        .map((args) => {
          const [, { body }, options] = args as unknown as [
            string,
            { body: PlaceOrder },
            { headers?: Record<string, string> } | undefined,
          ]
          return { body, key: options?.headers?.['idempotency-key'] }
        }),
    count: (name: string) => call.mock.calls.filter(([called]) => called === name).length,
  }
}

/** An answer that follows the request: delivery cost by method, the rest as given. */
export function follows(change: Partial<CheckoutAnswer> = {}) {
  return ({ delivery_method }: { delivery_method: string | null }): Reply => {
    const base = answer(change)
    const methods = base.delivery_methods.map((one) => ({ ...one, selected: one.id === delivery_method }))
    const cost = methods.find(({ selected }) => selected)?.price ?? 0
    return {
      ok: true,
      data: { ...base, delivery_methods: methods, delivery_cost: cost, total_price: base.total_price + cost },
    }
  }
}

/** Waits until the shop API has been quiet for a while: what a press sets off may be several calls, one after the other. */
export async function settled(server: { isQuiet: () => boolean; call: { mock: { calls: unknown[] } } }): Promise<void> {
  for (let quiet = 0, seen = -1; quiet < 6; ) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
    })
    const { length } = server.call.mock.calls
    quiet = server.isQuiet() && length === seen ? quiet + 1 : 0
    seen = length
  }
}

/** Where a link leads. Next keeps the slash at the end only where the build asks for it, which tests do not. */
export function target(name: string): string | undefined {
  const [link] = screen.getAllByRole('link', { name })
  return link?.getAttribute('href')?.replace(/\/?(\?|$)/, '/$1')
}

/** A guest with an empty cart and form, nothing stored. */
export function reset(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  cartStore.getState().clear()
  clearForm()
  authStore.setState({ isLoading: false })
  ownOrderStore.setState({ own: null, isKnown: false })
}
