import { describe, expect, it } from 'vitest'

import { isCertificateAddress } from '@/lib/backend/flows/payments/paypal-signature'

const settings = (environment: 'live' | 'sandbox', apiUrl: string | null = null) => ({
  clientId: 'id',
  clientSecret: 'secret',
  webhookId: 'WH-1',
  environment,
  apiUrl,
})
const cert = (host: string) => `https://${host}/v1/notifications/certs/CERT-360caa42-35c2ed1b`

describe('addresses of PayPal’s certificates', () => {
  it('check C5 are those of PayPal’s own hosts, and of its sandbox only in its sandbox', () => {
    const hosts = ['api.paypal.com', 'api-m.paypal.com', 'api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']
    expect(hosts.map((host) => isCertificateAddress(cert(host), settings('live')))).toEqual([true, true, false, false])
    expect(hosts.map((host) => isCertificateAddress(cert(host), settings('sandbox')))).toEqual([true, true, true, true])
  })

  it.each([
    cert('api.paypal.com.example'),
    cert('evil.example/api.paypal.com'),
    cert('api.paypal.com@evil.example'),
    cert('api.paypal.com:8443'),
    cert('apixpaypal.com'),
    cert('api.paypal.com').replace('https', 'http'),
    `${cert('api.paypal.com')}/../../../oauth2`,
    `${cert('api.paypal.com')}?x=1`,
    'file:///etc/passwd',
    '',
  ])('check C5 are nothing else: %s', (address) => {
    expect(isCertificateAddress(address, settings('live'))).toBe(false)
    expect(isCertificateAddress(address, settings('sandbox'))).toBe(false)
  })
})
