import { describe, expect, it } from 'vitest'

import { readConfig } from '@/lib/config/env'
import { hasSellerFacts, missingSellerFacts, unknownSellerFacts } from '@/lib/config/seller'
import { playDemo, requireSeller } from '@/scripts/lib/environment'

const SELLER = {
  SELLER_NAME: 'Esimerkki Oy',
  BUSINESS_ID: '1234567-8',
  VAT_NUMBER: 'FI12345678',
  SELLER_REGISTER: 'Kaupparekisteri',
  SELLER_REPRESENTATIVE: 'The board',
  HOSTING_PROVIDER: 'Host Oy, Katu 2',
  CONTACT_ADDRESS: 'Katu 1, Helsinki',
  CONTACT_PHONE: '+358 9 123 4567',
}
const MONEY = [
  { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
  { SANDBOX_PAYMENTS: 'false', INVOICE_IBAN: 'FI21 1234 5600 0007 85', INVOICE_BIC: 'NDEAFIHH' },
]

describe('issue 15 who sells', () => {
  it('a shop that takes real money does not start before it says who sells', () => {
    for (const env of MONEY) {
      expect(missingSellerFacts(readConfig(env))).toEqual(Object.keys(SELLER))
      expect(() => requireSeller(readConfig(env))).toThrow(/SELLER_NAME, BUSINESS_ID/)
      for (const name of Object.keys(SELLER))
        expect(() => requireSeller(readConfig({ ...env, ...SELLER, [name]: '' })), name).toThrow(`set ${name}.`)
      expect(() => requireSeller(readConfig({ ...env, ...SELLER }))).not.toThrow()
    }
  })

  it('invented facts of a demonstration are shown, and count as missing for a shop that takes real money', () => {
    const demo = { ...SELLER, SELLER_NAME: 'Esimerkkipolku Oy (demo)', VAT_NUMBER: 'FI12345671 (demo)' }
    expect(hasSellerFacts(readConfig(demo))).toBe(true)
    expect(unknownSellerFacts(readConfig(demo))).toEqual(['SELLER_NAME', 'VAT_NUMBER'])
    expect(() => requireSeller(readConfig({ ...MONEY[0], ...demo }))).toThrow('set SELLER_NAME, VAT_NUMBER.')
    expect(hasSellerFacts(readConfig({ ...SELLER, VAT_NUMBER: '' }))).toBe(false)
  })

  it('a demonstration plays a company, unless one is configured', async () => {
    const names = [...Object.keys(SELLER), 'CONTACT_EMAIL', 'SANDBOX_PAYMENTS']
    const before = Object.fromEntries(names.map((name) => [name, process.env[name]]))
    const forget = () => names.forEach((name) => delete process.env[name])
    try {
      forget()
      await playDemo()
      const played = readConfig()
      expect([hasSellerFacts(played), played.sandboxPayments]).toEqual([true, true])
      expect(unknownSellerFacts(played)).toContain('BUSINESS_ID')
      forget()
      process.env['CONTACT_PHONE'] = '+358 9 123 4567'
      await playDemo()
      expect(readConfig().seller.name).toBeNull()
    } finally {
      forget()
      for (const [name, value] of Object.entries(before)) if (value !== undefined) process.env[name] = value
    }
  })

  it('a demonstration and a shop with test keys start without it', () => {
    for (const env of [{}, { SANDBOX_PAYMENTS: 'true' }, { ...MONEY[0], STRIPE_SECRET_KEY: 'sk_test_abc' }])
      expect(() => requireSeller(readConfig(env))).not.toThrow()
  })
})
