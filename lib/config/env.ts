/**
 * Every environment variable of the shop, read once, with its default. Plain TypeScript without packages, so that the middleware and the
 * front door can import it. The default of the shop's name is defined only here.
 */
import { SANCTIONED_COUNTRIES } from '../market/countries'
import { normalizeHost, parseDomains, productionDomains, type Routing, type ShopDomain } from '../market/domains'
import { type RoutingMode } from '../market/languages'
import { type ResolveConfig } from '../market/resolve-request'
import { shopTimeZone } from '../market/shop-time'
import { ConfigError } from './config-error'
import { type HoldLimits, readHoldLimits } from './hold-limits'
import { type MailConfig, readMail } from './mail'
import { type PaymentsConfig, providerOrigins, readPayments, takesRealMoney } from './payments'
import { flag, integer, matching, oneOf, optional, origin, postgresUrl, text, token, type Env } from './readers'
import { readSeller, type Seller } from './seller'
import { readStorage, type S3Service } from './storage'
import { readTelemetry, type TelemetryConfig } from './telemetry'
import { readTranslation, type TranslationConfig } from './translation'
import { requireTls } from './transport'

export { ConfigError }
export type { Env }

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  /** PORT: the port of the front door. */
  readonly port: number
  /** HEALTH_PORT: another port for /livez and /readyz, answered by a thread that renders nothing; null for none. */
  readonly healthPort: number | null
  /** WORKERS: number of processes that serve the port; one for each core is recommended. */
  readonly workers: number
  /** HOST: the network interface; by default the loopback interface. */
  readonly host: string
  /** SHOP_NAME: the name shown to shoppers. */
  readonly shopName: string
  /** SHOP_ORIGIN: the canonical origin of every absolute URL, without a slash at the end. */
  readonly origin: string
  /**
   * ROUTING_MODE and SHOP_DOMAINS. Setting SHOP_DOMAINS alone chooses domain mode; domain mode alone derives each language's host from
   * SHOP_ORIGIN.
   */
  readonly routing: Routing
  /** Accepted hosts, without port: those of SHOP_ORIGIN, SHOP_API_ORIGIN, SHOP_DOMAINS and ALLOWED_HOSTS; on a local origin also the local names. */
  readonly allowedHosts: ReadonlySet<string>
  /** DATABASE_URL: null starts the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** DB_POOL_MAX: connections of one process to each database. */
  readonly databasePoolMax: number
  /** DATABASE_READ_URL: a read replica. */
  readonly databaseReadUrl: string | null
  /** SHOP_API_URL: another shop API; the embedded back end is then never loaded. */
  readonly shopApiUrl: string | null
  /**
   * SHOP_API_ORIGIN: where this instance serves the shop API for pages of SHOP_ORIGIN on another host; null: pages and API have one host.
   */
  readonly apiOrigin: string | null
  /** SHOP_API_CORS_ORIGINS: whose pages may call the shop API from another origin; with SHOP_API_ORIGIN the shop's own, too. */
  readonly corsOrigins: ReadonlySet<string>
  /** RECOMMENDATION_URL: origin of a recommendation service; null: the shop orders its lists itself. */
  readonly recommendationUrl: string | null
  /** TRANSLATION_SERVICE: translates texts in the back office; null: nothing does. */
  readonly translation: TranslationConfig | null
  /** DATA_DIR: the embedded database, uploads and generated secrets. */
  readonly dataDir: string
  /** WAL_ARCHIVE: the folder into which the embedded database archives its log; null: it does not. */
  readonly walArchive: string | null
  /** S3_ENDPOINT, S3_BUCKET and the keys: where uploaded files are; null: in dataDir. */
  readonly storage: S3Service | null
  /** SHOP_SECRET: null: a secret is generated in dataDir. */
  readonly secret: string | null
  /** SHOP_SECRET_OLD: former secrets, newest first; what was made with them is still accepted. */
  readonly oldSecrets: readonly string[]
  /** METRICS_TOKEN: allows a monitoring system to read /api/metrics/; without it only staff may. */
  readonly metricsToken: string | null
  /** SHOP_TIME_ZONE: the zone of every time that people see, and of the shop's days; code reads it by shopTimeZone(). */
  readonly timeZone: string
  /** OVERRIDE_MIN_PERCENT: below this share of the shop's price a price by staff needs the approval of a colleague. */
  readonly overrideMinPercent: number
  /** WEBHOOK_PRIVATE: webhooks may go to private addresses and without TLS. */
  readonly webhookPrivate: boolean
  /** LOW_STOCK_UNITS: with so many units or fewer, other systems are told that stock is low. */
  readonly lowStockUnits: number
  /** GTM_ID: null loads no tag manager. */
  readonly gtmId: string | null
  /** VIDEO_SERVICE_URL: where the videos of a product are requested; null: no requests. */
  readonly videoServiceUrl: string | null
  /** ADMIN_HOST: the separate host of the back office, `/hallinta/`; null: it is on the shop's own hosts. It is not a host of the shop. */
  readonly adminHost: string | null
  /**
   * GOOGLE_CLIENT_ID: null: no sign-in with Google. GOOGLE_TOKENINFO_URL returns the account of a token, GOOGLE_SCRIPT_URL is Google's
   * script.
   */
  readonly google: { readonly clientId: string; readonly tokenInfoUrl: string; readonly scriptUrl: string } | null
  /** CREDIT_CLIENT_ID: null shows no instant-credit widget. CREDIT_SCRIPT_URL is the provider's script. */
  readonly credit: { readonly clientId: string; readonly scriptUrl: string } | null
  readonly contact: {
    readonly email: string
    readonly phone: string | null
    /** CONTACT_CHAT_URL: the order chat at its provider; null: questions about orders lead to the page with the form. */
    readonly chatUrl: string | null
    readonly address: string | null
  }
  readonly mail: MailConfig
  /** Who sells, as the law wants it on receipts, pages and mails. */
  readonly seller: Seller
  /** GEO_HEADER: lower-case name of the CDN's country header, such as cf-ipcountry; null without TRUST_PROXY. */
  readonly geoHeader: string | null
  /** GEOIP_FILE: a database of IP addresses in the MaxMind format, for a visitor's country; null: no look-up. */
  readonly geoipFile: string | null
  /** TRUST_PROXY: how many proxies in front are trusted to extend X-Forwarded-For; true means 1. */
  readonly trustProxy: number
  /** HOLD_LIMITS: how much unpaid orders may reserve; null: no limits. */
  readonly holdLimits: HoldLimits | null
  /** IMAGE_HOST: origin of the image service when it is not the shop itself; by default SHOP_API_URL. */
  readonly imageHost: string | null
  /**
   * SANDBOX_PAYMENTS: payments are simulated, no money moves. By default off in production; never together with a provider that moves real
   * money.
   */
  readonly sandboxPayments: boolean
  /**
   * STAFF_SECOND_FACTOR: `required`: staff and administrators have their permissions only after a log-in with a second factor; `optional`:
   * those who have set one up need it. By default required in production, except where payments are simulated.
   */
  readonly staffSecondFactor: 'required' | 'optional'
  /** The enabled payment providers. */
  readonly payments: PaymentsConfig
  /**
   * PAYMENT_ORIGINS: origins to which the checkout may redirect shoppers for payment, such as https://pay.example; the shop and its
   * providers are always included, and SHOP_API_URL.
   */
  readonly paymentOrigins: readonly string[]
  /** CROSS_ORIGIN: the shop is used from other origins; preference cookies are then secure (spec 1 §2). */
  readonly crossOrigin: boolean
  /** DELIVER_TO_RUSSIA_AND_BELARUS: countries to which nothing is delivered; none when it is true. */
  readonly closedCountries: readonly string[]
  /** LOG_LEVEL: from which level on the log is written (lib/telemetry/log.ts). */
  readonly logLevel: LogLevel
  readonly telemetry: TelemetryConfig
  readonly production: boolean
  /** The part of the configuration that resolveRequest needs. */
  readonly resolve: ResolveConfig
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

function isLocal(host: string): boolean {
  return LOCAL_HOSTS.includes(host) || host.endsWith('.localhost')
}

/** True for an origin that only this computer reaches. */
export function isLocalOrigin(address: string): boolean {
  return isLocal(new URL(address).hostname)
}

function readDomains(env: Env, canonical: string): readonly ShopDomain[] {
  const value = optional(env, 'SHOP_DOMAINS')
  if (value === null) return []
  try {
    return parseDomains(value, canonical)
  } catch (error) {
    throw new ConfigError('SHOP_DOMAINS', `must look like shop.fi=fi,shop.se=sv: ${(error as Error).message}`)
  }
}

function readRouting(env: Env, canonical: string): Routing {
  const domains = readDomains(env, canonical)
  const mode = oneOf<RoutingMode>(env, 'ROUTING_MODE', ['prefix', 'domain'], domains.length > 0 ? 'domain' : 'prefix')
  if (mode === 'prefix' || domains.length > 0) return { mode, origin: canonical, domains }
  const derived = productionDomains(canonical)
  if (derived.length === 0)
    throw new ConfigError(
      'ROUTING_MODE',
      'is domain, but SHOP_DOMAINS lists no host, and SHOP_ORIGIN has no top-level domain of a language (com, fi, se, de, fr, ru).',
    )
  return { mode, origin: canonical, domains: derived }
}

function readHosts(env: Env, routing: Routing): ReadonlySet<string> {
  const own = normalizeHost(new URL(routing.origin).host)
  const api = normalizeHost(new URL(origin(env, 'SHOP_API_ORIGIN') ?? routing.origin).host)
  const hosts = new Set([...(own ? [own] : []), ...(api ? [api] : []), ...routing.domains.map((domain) => domain.host)])
  if (own && isLocal(own)) for (const host of LOCAL_HOSTS) hosts.add(host)
  for (const part of (optional(env, 'ALLOWED_HOSTS') ?? '').split(',')) {
    if (part.trim() === '') continue
    const host = normalizeHost(part.trim())
    if (!host) throw new ConfigError('ALLOWED_HOSTS', `must be host names with commas between, not "${part.trim()}".`)
    hosts.add(host)
  }
  return hosts
}

function readOrigins(env: Env, name: string): readonly string[] {
  const parts = (optional(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.map((part) => origin({ [name]: part }, name) ?? part)
}

function readTrustProxy(env: Env): number {
  const value = optional(env, 'TRUST_PROXY')
  if (value !== null && /^\d+$/.test(value)) return integer(env, 'TRUST_PROXY', 0, 0, 10)
  return flag(env, 'TRUST_PROXY', false) ? 1 : 0
}

/** Without a proxy that writes the header, every visitor could send it: then it is not read. */
function readGeoHeader(env: Env, trustProxy: number): string | null {
  const name = matching(env, 'GEO_HEADER', /^[A-Za-z0-9-]{1,64}$/, 'a header name such as cf-ipcountry')
  return trustProxy > 0 ? (name?.toLowerCase() ?? null) : null
}

function readSecret(env: Env): string | null {
  const secret = optional(env, 'SHOP_SECRET')
  if (secret !== null && secret.length < 32)
    throw new ConfigError('SHOP_SECRET', 'must be at least 32 characters long.')
  return secret
}

function readOldSecrets(env: Env): readonly string[] {
  const secrets = (optional(env, 'SHOP_SECRET_OLD') ?? '').split(',').map((secret) => secret.trim())
  const set = secrets.filter((secret) => secret !== '')
  if (set.some((secret) => secret.length < 32))
    throw new ConfigError('SHOP_SECRET_OLD', 'must be secrets of at least 32 characters, with commas between.')
  if (set.length > 0 && optional(env, 'SHOP_SECRET') === null)
    throw new ConfigError('SHOP_SECRET', 'must be set where SHOP_SECRET_OLD is.')
  return set
}

/** Together with real payments, a simulated one would give products for free to a shopper who chooses another method. */
function readSandbox(env: Env, production: boolean, payments: PaymentsConfig): boolean {
  const isReal = takesRealMoney(payments)
  const isOn = flag(env, 'SANDBOX_PAYMENTS', !production && !isReal)
  if (isOn && isReal)
    throw new ConfigError(
      'SANDBOX_PAYMENTS',
      'must be off where a payment provider moves real money: played payments would be goods for nothing.',
    )
  return isOn
}

function readSecondFactor(env: Env, takesMoney: boolean): Config['staffSecondFactor'] {
  return oneOf(env, 'STAFF_SECOND_FACTOR', ['required', 'optional'], takesMoney ? 'required' : 'optional')
}

function readGoogle(env: Env): Config['google'] {
  const clientId = matching(
    env,
    'GOOGLE_CLIENT_ID',
    /^[\w.-]{1,200}$/,
    'the client id that Google gave, such as 123-abc.apps.googleusercontent.com',
  )
  if (clientId === null) return null
  return {
    clientId,
    tokenInfoUrl:
      matching(env, 'GOOGLE_TOKENINFO_URL', /^https?:\/\/\S+$/, 'a web address') ??
      'https://oauth2.googleapis.com/tokeninfo',
    scriptUrl:
      matching(env, 'GOOGLE_SCRIPT_URL', /^https?:\/\/\S+$/, 'a web address') ??
      'https://accounts.google.com/gsi/client',
  }
}

function readCredit(env: Env): Config['credit'] {
  const clientId = matching(
    env,
    'CREDIT_CLIENT_ID',
    /^[\w.-]{1,200}$/,
    'the client id that the provider of the credit gave',
  )
  if (clientId === null) return null
  return {
    clientId,
    scriptUrl:
      matching(env, 'CREDIT_SCRIPT_URL', /^https?:\/\/\S+$/, 'a web address') ??
      'https://eu-library.klarnaservices.com/lib.js',
  }
}

/** The name of a zone that this machine knows. Offsets such as +02:00 are refused: PostgreSQL counts them in the other direction. */
function readTimeZone(env: Env): string {
  const zone = optional(env, 'SHOP_TIME_ZONE') ?? shopTimeZone()
  try {
    if (!/^[A-Z]/i.test(zone)) throw new RangeError('not a name')
    Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    throw new ConfigError('SHOP_TIME_ZONE', `must be the name of a time zone such as Europe/Stockholm, not "${zone}".`)
  }
}

/** Which host has the shop API, and whose pages may call it. */
function readApi(
  env: Env,
  { origin: canonical, domains }: Routing,
): Pick<Config, 'shopApiUrl' | 'apiOrigin' | 'corsOrigins'> {
  const apiOrigin = origin(env, 'SHOP_API_ORIGIN')
  const { protocol } = new URL(canonical)
  const own = [canonical, ...domains.map(({ host }) => `${protocol}//${host}`)]
  return {
    shopApiUrl: origin(env, 'SHOP_API_URL'),
    apiOrigin,
    corsOrigins: new Set([...readOrigins(env, 'SHOP_API_CORS_ORIGINS'), ...(apiOrigin === null ? [] : own)]),
  }
}

function readPaymentOrigins(env: Env, payments: PaymentsConfig): readonly string[] {
  return [...providerOrigins(payments), ...readOrigins(env, 'PAYMENT_ORIGINS'), ...readOrigins(env, 'SHOP_API_URL')]
}

function readShop(env: Env): Pick<Config, 'shopName' | 'timeZone'> {
  return { shopName: text(env, 'SHOP_NAME', 'Polku'), timeZone: readTimeZone(env) }
}

/** How other systems are told what happens. */
function readOtherSystems(env: Env): Pick<Config, 'translation' | 'webhookPrivate' | 'lowStockUnits'> {
  return {
    translation: readTranslation(env),
    webhookPrivate: flag(env, 'WEBHOOK_PRIVATE', false),
    lowStockUnits: integer(env, 'LOW_STOCK_UNITS', 3, 0, 100_000),
  }
}

function readWorkers(env: Env): Pick<Config, 'workers' | 'healthPort'> {
  const workers = integer(env, 'WORKERS', 1, 1, 64)
  const healthPort = optional(env, 'HEALTH_PORT') === null ? null : integer(env, 'HEALTH_PORT', 0, 0, 65_535)
  if (healthPort !== null && workers > 1)
    throw new ConfigError('HEALTH_PORT', 'is the port of one process: leave WORKERS at 1 and start more instances.')
  return { workers, healthPort }
}

/** Where data is kept, and the secrets that belong to it. */
function readKeeping(env: Env): Pick<Config, 'dataDir' | 'walArchive' | 'storage' | 'secret' | 'oldSecrets'> {
  return {
    dataDir: text(env, 'DATA_DIR', '.data'),
    walArchive: matching(
      env,
      'WAL_ARCHIVE',
      /^\/[\w.-]+(?:\/[\w.-]+)*$/,
      'a whole path of plain names such as /backup/wal',
    ),
    storage: readStorage(env),
    secret: readSecret(env),
    oldSecrets: readOldSecrets(env),
  }
}

const readAdminHost = (env: Env) =>
  matching(env, 'ADMIN_HOST', /^[a-z0-9.-]+(?::\d{1,5})?$/i, 'a host name such as admin.shop.example')
const withoutPort = (host: string | null): string | null => host?.replace(/:\d+$/, '').toLowerCase() ?? null

/** Reads a configuration from an environment. Throws ConfigError, one sentence, for the first invalid value. */
export function readConfig(env: Env = process.env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const canonical = origin(env, 'SHOP_ORIGIN') ?? `http://localhost:${port}`
  const routing = readRouting(env, canonical)
  const allowedHosts = readHosts(env, routing)
  const trustProxy = readTrustProxy(env)
  const geoHeader = readGeoHeader(env, trustProxy)
  const production = env['NODE_ENV'] === 'production'
  if (production) requireTls(env)
  const payments = readPayments(env)
  const sandboxPayments = readSandbox(env, production, payments)
  const contactEmail =
    matching(env, 'CONTACT_EMAIL', /^[^\s@<>"]+@[^\s@<>"]+$/, 'name@host') ?? `info@${new URL(canonical).hostname}`
  return {
    port,
    ...readWorkers(env),
    host: text(env, 'HOST', 'localhost'),
    ...readShop(env),
    origin: canonical,
    routing,
    allowedHosts,
    databaseUrl: postgresUrl(env, 'DATABASE_URL'),
    databasePoolMax: integer(env, 'DB_POOL_MAX', 10, 2, 500),
    databaseReadUrl: postgresUrl(env, 'DATABASE_READ_URL'),
    ...readApi(env, routing),
    recommendationUrl: origin(env, 'RECOMMENDATION_URL'),
    ...readKeeping(env),
    metricsToken: token(env, 'METRICS_TOKEN'),
    overrideMinPercent: integer(env, 'OVERRIDE_MIN_PERCENT', 50, 0, 100),
    ...readOtherSystems(env),
    gtmId: matching(env, 'GTM_ID', /^GTM-[A-Z0-9]{1,20}$/, 'GTM- followed by capital letters and digits'),
    videoServiceUrl: matching(env, 'VIDEO_SERVICE_URL', /^https?:\/\/[^\s?#]+$/, 'a web address without query'),
    adminHost: readAdminHost(env),
    google: readGoogle(env),
    credit: readCredit(env),
    contact: {
      email: contactEmail,
      phone: matching(env, 'CONTACT_PHONE', /^[+\d][\d ()-]{4,30}$/, 'a telephone number such as +358 9 123 4567'),
      chatUrl: matching(env, 'CONTACT_CHAT_URL', /^https:\/\/[^\s"<>]+$/, 'an address that begins with https://'),
      address: optional(env, 'CONTACT_ADDRESS'),
    },
    mail: readMail(env, contactEmail),
    seller: readSeller(env),
    geoHeader,
    geoipFile: optional(env, 'GEOIP_FILE'),
    trustProxy,
    holdLimits: readHoldLimits(env),
    imageHost: origin(env, 'IMAGE_HOST') ?? origin(env, 'SHOP_API_URL'),
    sandboxPayments,
    staffSecondFactor: readSecondFactor(env, production && !sandboxPayments),
    payments,
    paymentOrigins: readPaymentOrigins(env, payments),
    crossOrigin: flag(env, 'CROSS_ORIGIN', false),
    closedCountries: flag(env, 'DELIVER_TO_RUSSIA_AND_BELARUS', false) ? [] : SANCTIONED_COUNTRIES,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    telemetry: readTelemetry(env),
    production,
    resolve: { routing, allowedHosts, geoHeader, officeHost: withoutPort(readAdminHost(env)) },
  }
}

let cached: Config | null = null

/** The configuration of this process, read once. */
export function config(): Config {
  cached ??= readConfig()
  return cached
}
