/** Caches in front of the shop (a CDN, Varnish): what they are told of a page, and how they hear that one has changed. */
import { ConfigError } from './config-error'
import { integer, matching, oneOf, optional, type Env } from './readers'
import { isPlainHost } from './transport'

/** Names of the header with a page's keys: Fastly and Varnish, Cloudflare and Bunny, Akamai, Varnish's xkey. */
export const KEY_HEADERS = ['surrogate-key', 'cache-tag', 'edge-cache-tag', 'xkey'] as const

export interface SharedPages {
  /** SHOP_SHARED_MAX_AGE: seconds for which a shared cache may keep a page; 0: none may. */
  readonly maxAge: number
  /** SHOP_SHARED_STALE: seconds after that in which it may send the page while it fetches a new one. */
  readonly stale: number
  /** SHOP_KEY_HEADER: the header with the keys by which a page is purged. */
  readonly keyHeader: (typeof KEY_HEADERS)[number]
}

export interface PurgeConfig {
  /** PURGE_URL: each of these addresses is told which keys have changed. */
  readonly urls: readonly string[]
  /** PURGE_METHOD */
  readonly method: string
  /** PURGE_FORMAT: the keys in the key header, or in a body `{"tags": […]}`. */
  readonly format: 'header' | 'json'
  /** PURGE_AUTH: a header with the secret of the cache's interface; null for none. */
  readonly auth: { readonly name: string; readonly value: string } | null
}

const YEAR = 31_536_000

export function readSharedPages(env: Env): SharedPages {
  const stale = integer(env, 'SHOP_SHARED_STALE', 0, 0, YEAR)
  const maxAge = integer(env, 'SHOP_SHARED_MAX_AGE', 0, 0, YEAR)
  if (stale > 0 && maxAge === 0)
    throw new ConfigError('SHOP_SHARED_STALE', 'has no effect without SHOP_SHARED_MAX_AGE.')
  return { maxAge, stale, keyHeader: oneOf(env, 'SHOP_KEY_HEADER', KEY_HEADERS, 'surrogate-key') }
}

/** The error never contains the value, because it has a secret. */
function readAuth(env: Env): PurgeConfig['auth'] {
  const value = optional(env, 'PURGE_AUTH')
  if (value === null) return null
  const [, name, secret] = /^([\w-]{1,64}):[ \t]*([\x21-\x7e][\x20-\x7e]*)$/.exec(value) ?? []
  if (!name || !secret)
    throw new ConfigError('PURGE_AUTH', 'must be a header such as Fastly-Key: … or Authorization: Bearer ….')
  return { name, value: secret }
}

function readUrl(env: Env, address: string, needsTls: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.hash)
    throw new ConfigError('PURGE_URL', 'must be web addresses with commas between, such as http://varnish:6081/.')
  if (needsTls && url.protocol === 'http:' && !isPlainHost(env, url.hostname))
    throw new ConfigError(
      'PURGE_URL',
      'must begin with https: because PURGE_AUTH is sent to it, or PLAIN_HOSTS must list its host.',
    )
  return url.href
}

/** Null without PURGE_URL: no cache hears of changes. */
export function readPurge(env: Env): PurgeConfig | null {
  const list = optional(env, 'PURGE_URL')
  if (list === null) return null
  const auth = readAuth(env)
  return {
    urls: list.split(',').map((address) => readUrl(env, address.trim(), auth !== null)),
    method: (matching(env, 'PURGE_METHOD', /^[A-Za-z]{3,10}$/, 'PURGE or POST') ?? 'PURGE').toUpperCase(),
    format: oneOf(env, 'PURGE_FORMAT', ['header', 'json'], 'header'),
    auth,
  }
}
