import { describe, expect, it } from 'vitest'
import { config, ConfigError, readConfig } from '@/lib/config/env'
import { hostLanguage, originFor } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import { resolveRequest } from '@/lib/market/resolve-request'

const problem = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  return 'no error'
}

describe('configuration', () => {
  it('issue 14: HEALTH_PORT is the port of one process', () => {
    expect(readConfig({ HEALTH_PORT: '3001' }).healthPort).toBe(3001)
    expect(() => readConfig({ HEALTH_PORT: '3001', WORKERS: '2' })).toThrow(/^HEALTH_PORT is the port of one process/)
    expect(() => readConfig({ HEALTH_PORT: 'x' })).toThrow(ConfigError)
  })

  it('starts with nothing set', () => {
    const shop = readConfig({})
    expect(shop).toMatchObject({
      port: 3000,
      workers: 1,
      healthPort: null,
      host: 'localhost',
      shopName: 'Polku',
      origin: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: null,
      shopApiUrl: null,
      gtmId: null,
      secret: null,
      trustProxy: 0,
      geoHeader: null,
      sandboxPayments: true,
      crossOrigin: false,
      closedCountries: ['ru', 'by'],
      logLevel: 'info',
      production: false,
      routing: { mode: 'prefix', domains: [] },
      contact: { email: 'info@localhost', phone: null, chatUrl: null, address: null },
    })
    expect([...shop.allowedHosts]).toEqual(['localhost', '127.0.0.1', '[::1]'])
    expect(shop.resolve).toEqual({
      routing: shop.routing,
      allowedHosts: shop.allowedHosts,
      geoHeader: null,
      officeHost: null,
    })
  })

  it('issue 15: a setting opens Russia and Belarus for deliveries', () =>
    expect(readConfig({ DELIVER_TO_RUSSIA_AND_BELARUS: 'true' }).closedCountries).toEqual([]))

  it('blank values count as not set', () =>
    expect(readConfig({ PORT: '', SHOP_NAME: '  ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      shopName: 'Polku',
      databaseUrl: null,
    }))

  it('a public origin answers its own hosts only', () => {
    const shop = readConfig({
      SHOP_ORIGIN: 'https://shop.example/',
      ALLOWED_HOSTS: 'www.shop.example, Shop.Test:8080',
      NODE_ENV: 'production',
    })
    expect(shop.origin).toBe('https://shop.example')
    expect([...shop.allowedHosts]).toEqual(['shop.example', 'www.shop.example', 'shop.test'])
    expect(shop.sandboxPayments).toBe(false)
  })

  it('P2.01 SHOP_DOMAINS alone chooses domain mode and allows its hosts', () => {
    const shop = readConfig({ PORT: '4000', SHOP_DOMAINS: 'fi.localhost=fi,se.localhost=sv' })
    expect(shop.routing).toMatchObject({
      mode: 'domain',
      domains: [{ host: 'fi.localhost', origin: 'http://fi.localhost:4000' }, { language: 'sv' }],
    })
    expect(shop.allowedHosts.has('se.localhost')).toBe(true)
    expect(readConfig({ SHOP_DOMAINS: 'fi.localhost=fi', ROUTING_MODE: 'prefix' }).routing.mode).toBe('prefix')
  })

  it('P2.58 domain mode alone: the host of each language is that of the origin with the language’s top-level domain', () => {
    const shop = readConfig({ ROUTING_MODE: 'domain', SHOP_ORIGIN: 'https://www.shop.fi:8443' })
    const hosts = Object.fromEntries(LANGUAGES.map((language) => [language, originFor(shop.routing, language)]))
    expect(hosts).toEqual({
      en: 'https://www.shop.com:8443',
      fi: 'https://www.shop.fi:8443',
      sv: 'https://www.shop.se:8443',
      de: 'https://www.shop.de:8443',
      fr: 'https://www.shop.fr:8443',
      ru: 'https://www.shop.ru:8443',
    })
    expect(shop.allowedHosts.has('www.shop.se')).toBe(true)
    const languageAt = (host: string) => {
      const found = resolveRequest({
        method: 'GET',
        host,
        pathname: '/',
        search: '',
        header: () => undefined,
        cookie: () => undefined,
        config: shop.resolve,
        slugs: null,
      })
      return found.kind === 'rewrite' ? found.market.language : found.kind
    }
    expect(['www.shop.se:8443', 'www.shop.com:8443', 'www.shop.no:8443'].map(languageAt)).toEqual([
      'sv',
      'en',
      'unknown-host',
    ])
    // A host without a language of its own is Finnish.
    const other = readConfig({ ROUTING_MODE: 'domain', SHOP_ORIGIN: 'https://shop.fi', ALLOWED_HOSTS: 'shop.example' })
    expect(hostLanguage(other.routing, 'shop.example')).toBe('fi')
    expect(problem({ ROUTING_MODE: 'domain', SHOP_ORIGIN: 'https://shop.example' })).toMatch(/^ROUTING_MODE is domain/)
  })

  it('B2.37 sign-in with Google is off without a client id', () => {
    expect(readConfig({ GOOGLE_TOKENINFO_URL: 'http://localhost:1/x' }).google).toBeNull()
    expect(readConfig({ GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com' }).google).toEqual({
      clientId: '123-abc.apps.googleusercontent.com',
      tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
      scriptUrl: 'https://accounts.google.com/gsi/client',
    })
    expect(problem({ GOOGLE_CLIENT_ID: 'a b' })).toMatch(/^GOOGLE_CLIENT_ID must/)
  })

  it('staff need a second factor in production, except where payments are simulated', () => {
    const rule = (env: Record<string, string>) => readConfig(env).staffSecondFactor
    expect(rule({})).toBe('optional')
    expect(rule({ NODE_ENV: 'production' })).toBe('required')
    expect(rule({ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' })).toBe('optional')
    expect(rule({ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'optional' })).toBe('optional')
    expect(rule({ STAFF_SECOND_FACTOR: 'required' })).toBe('required')
  })

  it('P1.11 a tag manager id must look like GTM-…', () => {
    expect(readConfig({ GTM_ID: 'GTM-AB12CD' }).gtmId).toBe('GTM-AB12CD')
    for (const id of ['UA-1', 'GTM-', 'GTMABC', 'gtm-abc', "GTM-A'+alert(1)", 'xGTM-A'])
      expect(problem({ GTM_ID: id })).toMatch(/^GTM_ID must look like GTM-/)
  })

  it.each([
    [{ PORT: 'x' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT/],
    [{ SHOP_ORIGIN: 'shop.fi' }, /^SHOP_ORIGIN must be an address/],
    [{ SHOP_ORIGIN: 'https://shop.fi/x' }, /^SHOP_ORIGIN/],
    [{ SHOP_ORIGIN: 'ftp://shop.fi' }, /^SHOP_ORIGIN/],
    [{ SHOP_ORIGIN: 'https://a:b@shop.fi' }, /^SHOP_ORIGIN/],
    [{ ROUTING_MODE: 'x' }, /^ROUTING_MODE must be one of prefix, domain/],
    [{ ROUTING_MODE: 'domain' }, /^ROUTING_MODE is domain, but SHOP_DOMAINS/],
    [{ SHOP_DOMAINS: 'a=xx' }, /^SHOP_DOMAINS must look like .*"xx"/],
    [{ ALLOWED_HOSTS: 'a b' }, /^ALLOWED_HOSTS/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL/],
    [{ DATABASE_READ_URL: 'x' }, /^DATABASE_READ_URL/],
    [{ DB_POOL_MAX: 'abc' }, /^DB_POOL_MAX must be a whole number/],
    [{ SHOP_API_URL: 'x' }, /^SHOP_API_URL/],
    [{ SHOP_SECRET: 'short' }, /^SHOP_SECRET must be at least 32/],
    [{ GEO_HEADER: 'a:b' }, /^GEO_HEADER/],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be true or false/],
    [{ TRUST_PROXY: '11' }, /^TRUST_PROXY must be a whole number/],
    [{ SANDBOX_PAYMENTS: 'x' }, /^SANDBOX_PAYMENTS/],
    [{ STAFF_SECOND_FACTOR: 'yes' }, /^STAFF_SECOND_FACTOR must be one of required, optional/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of debug/],
    [{ CONTACT_EMAIL: 'x' }, /^CONTACT_EMAIL/],
    [{ CONTACT_PHONE: 'call me' }, /^CONTACT_PHONE/],
    [{ ADMIN_HOST: 'https://x/y' }, /^ADMIN_HOST/],
    [{ IMAGE_HOST: '//x' }, /^IMAGE_HOST/],
  ])('%j is refused in one sentence', (env, message) => {
    expect(problem(env)).toMatch(message)
    expect(problem(env)).not.toContain('\n')
  })

  it('a database password or secret never stands in an error', () => {
    expect(problem({ DATABASE_URL: 'hunter2://user:hunter2@host' })).not.toContain('hunter2')
    expect(problem({ SHOP_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('reads what is set', () => {
    expect(
      readConfig({
        TRUST_PROXY: 'true',
        GEO_HEADER: 'CF-IPCountry',
        LOG_LEVEL: 'WARN',
        SANDBOX_PAYMENTS: 'off',
        CONTACT_EMAIL: 'hei@shop.fi',
        CONTACT_PHONE: '+358 9 123 4567',
        ADMIN_HOST: 'admin.shop.fi',
        SHOP_NAME: 'Latu',
        SHOP_API_URL: 'https://api.shop.fi',
        SHOP_SECRET: 'x'.repeat(32),
      }),
    ).toMatchObject({
      trustProxy: 1,
      geoHeader: 'cf-ipcountry',
      logLevel: 'warn',
      sandboxPayments: false,
      contact: { email: 'hei@shop.fi', phone: '+358 9 123 4567' },
      adminHost: 'admin.shop.fi',
      shopName: 'Latu',
      shopApiUrl: 'https://api.shop.fi',
    })
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    // Without a proxy that writes it, every visitor could.
    expect(readConfig({ GEO_HEADER: 'cf-ipcountry' })).toMatchObject({ geoHeader: null, resolve: { geoHeader: null } })
  })

  it('P2.43 the admin host is not a host of the shop', () =>
    expect(readConfig({ ADMIN_HOST: 'admin.shop.fi' }).allowedHosts.has('admin.shop.fi')).toBe(false))

  it('config() is read once', () => expect(config()).toBe(config()))
})
