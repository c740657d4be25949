import { describe, expect, it, vi } from 'vitest'

import { readConfig } from '@/lib/config/env'

vi.mock('@/lib/shop-api/cached', () => ({ getResources: () => Promise.resolve({ stores: [] }) }))

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' }

describe('payment providers', () => {
  it('P1.04 are off without keys, on with all of them, and half is a mistake that names no secret', () => {
    expect(readConfig({}).payments).toMatchObject({ stripe: null, klarna: null, paypal: null, invoice: null })
    expect(readConfig(STRIPE).payments.stripe).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
      methods: ['card'],
      apiUrl: 'https://api.stripe.com',
    })
    expect(readConfig({ KLARNA_USERNAME: 'u', KLARNA_PASSWORD: 'p' }).payments.klarna?.apiUrl).toBe(
      'https://api.klarna.com',
    )
    expect(readConfig(PAYPAL).payments.paypal).toMatchObject({ environment: 'live', apiUrl: null })
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toThrow(
      /STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY/,
    )
    expect(() => readConfig({ ...STRIPE, STRIPE_METHODS: 'card,gold' })).toThrow(/STRIPE_METHODS/)
    expect(() => readConfig({ INVOICE_IBAN: 'no account', INVOICE_BIC: 'NDEAFIHH' })).toThrow(/INVOICE_IBAN/)
    expect(readConfig({ INVOICE_IBAN: 'FI21 1234 5600 0007 85', INVOICE_BIC: 'NDEAFIHH' }).payments.invoice).toEqual({
      iban: 'FI2112345600000785',
      bic: 'NDEAFIHH',
    })
  })

  it('P1.04 the sandbox is never on beside a provider that moves real money', () => {
    const live = [
      { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_abc' },
      { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_abc' },
      { KLARNA_USERNAME: 'u', KLARNA_PASSWORD: 'p' },
      PAYPAL,
    ]
    for (const env of live) {
      expect(readConfig(env).sandboxPayments).toBe(false)
      expect(readConfig({ ...env, SANDBOX_PAYMENTS: 'false' }).sandboxPayments).toBe(false)
      expect(() => readConfig({ ...env, SANDBOX_PAYMENTS: 'true' })).toThrow(/SANDBOX_PAYMENTS must be off/)
    }
    const played = [
      STRIPE,
      { KLARNA_USERNAME: 'u', KLARNA_PASSWORD: 'p', KLARNA_API_URL: 'https://api.playground.klarna.com' },
      { ...PAYPAL, PAYPAL_ENVIRONMENT: 'sandbox' },
    ]
    for (const env of played) expect(readConfig({ ...env, SANDBOX_PAYMENTS: 'true' }).sandboxPayments).toBe(true)
  })

  it('P5.07 the checkout may send shoppers to the pages of the providers that are on, and nowhere else', () => {
    expect(readConfig({}).paymentOrigins).toEqual([])
    expect(readConfig({ ...STRIPE, ...PAYPAL, PAYMENT_ORIGINS: 'https://pay.example' }).paymentOrigins).toEqual([
      'https://checkout.stripe.com',
      'https://www.paypal.com',
      'https://pay.example',
    ])
    expect(readConfig({ ...PAYPAL, PAYPAL_ENVIRONMENT: 'sandbox' }).paymentOrigins).toEqual([
      'https://www.sandbox.paypal.com',
    ])
  })

  it('P5.07 the pages of the checkout and of orders have these origins and no others', async () => {
    vi.stubEnv('PAYMENT_ORIGINS', 'https://pay.example')
    vi.resetModules()
    const [{ checkoutSetup }, { orderSetup }, { marketOf }] = await Promise.all([
      import('@/lib/pages/checkout-setup'),
      import('@/lib/pages/order-setup'),
      import('@/lib/market/market'),
    ])
    const market = marketOf('en', 'fi', 'eur')
    expect(checkoutSetup('en').paymentOrigins).toEqual(['https://pay.example'])
    expect(market && (await orderSetup(market)).paymentOrigins).toEqual(['https://pay.example'])
    vi.unstubAllEnvs()
  })
})
