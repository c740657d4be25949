/** Connections to other machines are encrypted: a setting that names one without TLS is an error in production. */
import { ConfigError } from './config-error'
import { optional, type Env } from './readers'

/** Settings that are addresses which the shop's server or its pages connect to. */
const ADDRESSES = [
  'SHOP_API_URL',
  'RECOMMENDATION_URL',
  'TRANSLATION_URL',
  'IMAGE_HOST',
  'VIDEO_SERVICE_URL',
  'GOOGLE_TOKENINFO_URL',
  'GOOGLE_SCRIPT_URL',
  'CREDIT_SCRIPT_URL',
  'STRIPE_API_URL',
  'KLARNA_API_URL',
  'PAYPAL_API_URL',
  'S3_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'ERROR_REPORT_URL',
  'DATABASE_URL',
  'DATABASE_READ_URL',
] as const

const LOCAL = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\]|)$/

/** https, or a database whose certificate is checked. PostgreSQL's other modes go on without TLS or with any certificate. */
const isEncrypted = ({ protocol, searchParams }: URL) =>
  protocol === 'https:' || searchParams.get('sslmode') === 'verify-full'

const plainHosts = (env: Env) =>
  (optional(env, 'PLAIN_HOSTS') ?? '').split(',').map((host) => host.trim().toLowerCase())

/** Whether a connection to this host may go without TLS: on this computer, or listed in PLAIN_HOSTS. */
export const isPlainHost = (env: Env, hostname: string) =>
  LOCAL.test(hostname) || plainHosts(env).includes(hostname.toLowerCase())

/**
 * Throws ConfigError for an address on another machine without TLS, unless PLAIN_HOSTS lists its host: for a network that only the operator's
 * own machines are in. The message contains no value, because a database's address has a password.
 */
export function requireTls(env: Env): void {
  for (const name of ADDRESSES) {
    const value = optional(env, name)
    const url = value !== null && URL.canParse(value) ? new URL(value) : null
    if (url === null || isEncrypted(url) || isPlainHost(env, url.hostname)) continue
    const wanted = name.startsWith('DATABASE') ? 'end with ?sslmode=verify-full' : 'begin with https:'
    throw new ConfigError(name, `must ${wanted}, or PLAIN_HOSTS must list its host.`)
  }
}
